/**
 * The words with which a pattern may begin: `api[ _-]?keys?` begins with `api`, `api_key`, `apikey` and so on.
 * With an index of them, a text can be matched against thousands of patterns in one pass over its words.
 *
 * Only the regular expressions that the lexicon uses are supported: literals, classes without ranges, groups `(?:a|b)`,
 * `?` and look-arounds. After anything else, the word may continue in any way.
 *
 * A pattern that may begin with any word throws Error when the lexicon is loaded.
 */
export interface FirstWord {
  text: string;
  /** Whether the word may continue after `text`. */
  open: boolean;
}

const SPECIAL = /[\\[()|]/g;

/** Returns the alternatives of one level: those of `a|b(?:c|d)` are `a` and `b(?:c|d)`. */
export function alternatives(source: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  SPECIAL.lastIndex = 0;
  for (let match = SPECIAL.exec(source); match !== null; match = SPECIAL.exec(source)) {
    const [character] = match;
    const { index } = match;
    if (character === "\\") SPECIAL.lastIndex++;
    else if (character === "[") SPECIAL.lastIndex = source.indexOf("]", index + 1);
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "|" && depth === 0) {
      found.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...found, source.slice(from)];
}

/** Throws Error. */
export function firstWords(pattern: string): FirstWord[] {
  const words = new Words();
  for (const text of follow(pattern, [""], words)) words.add(text, false);
  if (words.found.some(({ text }) => text === ""))
    throw new Error(`the pattern ${pattern} may begin with any word`);
  return words.found;
}

/** The words found so far, each once. */
class Words {
  readonly found: FirstWord[] = [];
  readonly #known = new Set<string>();

  add(text: string, open: boolean): void {
    const key = `${text} ${open}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.found.push({ text, open });
  }
}

const RUN = /\w+(?![?*+{])/y;
const REPEATED = /[*+{]/;

/** `from`: possible text before the pattern. Returns the possible starts of words that continue after the pattern. */
function follow(pattern: string, from: readonly string[], words: Words): string[] {
  let texts = [...from];
  for (let index = 0; index < pattern.length && texts.length > 0; ) {
    RUN.lastIndex = index;
    const [run] = RUN.exec(pattern) ?? [];
    if (run !== undefined) {
      texts = texts.map((text) => text + run);
      index += run.length;
      continue;
    }
    const end = endOf(pattern, index);
    const next = pattern[end] ?? "";
    if (REPEATED.test(next)) {
      for (const text of texts) words.add(text, true);
      return [];
    }
    const taken = step(pattern.slice(index, end), texts, words);
    texts = [...new Set(next === "?" ? [...texts, ...taken] : taken)];
    index = next === "?" ? end + 1 : end;
  }
  return texts;
}

/** Returns the index after the element at `index`. */
function endOf(pattern: string, index: number): number {
  const character = pattern[index];
  if (character === "(") return closing(pattern, index) + 1;
  if (character === "[") return pattern.indexOf("]", index + 1) + 1;
  return index + (character === "\\" ? 2 : 1);
}

/** Appends one element to the texts. */
function step(element: string, texts: readonly string[], words: Words): readonly string[] {
  const goOn = (): string[] => {
    for (const text of texts) words.add(text, true);
    return [];
  };
  switch (element[0]) {
    case "(":
      if (/^\(\?<?[!=]/.test(element)) return texts;
      if (!element.startsWith("(?:")) return goOn();
      return alternatives(element.slice(3, -1)).flatMap((one) => follow(one, texts, words));
    case "[": {
      const members = element.slice(1, -1);
      if (/^\^|\\|\w-\w/.test(members)) return goOn();
      return [...members].flatMap((member) => literal(member, texts, words));
    }
    case "\\":
      return /\w/.test(element[1] ?? "") ? goOn() : literal(element[1] ?? "", texts, words);
    case ".":
      return goOn();
    default:
      return literal(element, texts, words);
  }
}

function literal(character: string, texts: readonly string[], words: Words): string[] {
  if (/\w/.test(character)) return texts.map((text) => text + character);
  for (const text of texts) words.add(text, false);
  return [];
}

function closing(pattern: string, from: number): number {
  let depth = 0;
  for (let index = from; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === "\\") index++;
    else if (character === "[") index = pattern.indexOf("]", index + 1);
    else if (character === "(") depth++;
    else if (character === ")" && --depth === 0) return index;
  }
  throw new Error(`the pattern ${pattern} has an open group`);
}
