/**
 * The words that a pattern may begin with: `api[ _-]?keys?` begins with `api`, `api_key`, `apikey` and so on.
 * An index of them lets a text be matched against thousands of patterns in one pass over its words.
 *
 * It knows only the regular expressions that the lexicon uses: literals, classes without ranges, groups `(?:a|b)`, `?`
 * and look-arounds. After anything else, the word may continue in any way.
 *
 * A pattern that may begin with anything is an Error when the lexicon is loaded.
 */
export interface FirstWord {
  text: string;
  /** The word may go on after `text`. */
  open: boolean;
}

interface State {
  text: string;
  /** `text` is the whole word, or its beginning. */
  ended: "" | "whole" | "open";
}

/** Alternatives of one level: those of `a|b(?:c|d)` are `a` and `b(?:c|d)`. */
export function alternatives(source: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < source.length; index++) {
    const character = source[index];
    if (character === "\\") index++;
    else if (character === "[") index = source.indexOf("]", index + 1);
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
  const states = follow(pattern, [{ text: "", ended: "" }]);
  return states.map(({ text, ended }) => {
    if (text === "") throw new Error(`the pattern ${pattern} may begin with any word`);
    return { text, open: ended === "open" };
  });
}

function follow(pattern: string, from: State[]): State[] {
  let states = from;
  for (let index = 0; index < pattern.length && states.some(({ ended }) => ended === ""); ) {
    const { length, step } = element(pattern, index);
    const optional = pattern[index + length] === "?";
    const repeated = /[*+{]/.test(pattern[index + length] ?? "");
    const taken = states.flatMap((state) =>
      state.ended === "" ? (repeated ? [open(state)] : step(state)) : [state],
    );
    states = optional ? unique([...states.filter(({ ended }) => ended === ""), ...taken]) : unique(taken);
    if (repeated) break;
    index += length + (optional ? 1 : 0);
  }
  return states;
}

/** The element at `index`, as what it makes of a state. */
function element(pattern: string, index: number): { length: number; step: (state: State) => State[] } {
  const character = pattern[index] ?? "";
  if (character === "(") {
    const end = closing(pattern, index);
    const inside = pattern.slice(index, end + 1);
    if (/^\(\?(?:<?!|<?=)/.test(inside)) return { length: end + 1 - index, step: (state) => [state] };
    const isGroup = inside.startsWith("(?:");
    const inner = inside.slice(3, -1);
    return {
      length: end + 1 - index,
      step: (state) => (isGroup ? alternatives(inner).flatMap((one) => follow(one, [state])) : [open(state)]),
    };
  }
  if (character === "[") {
    const end = pattern.indexOf("]", index + 1);
    const members = pattern.slice(index + 1, end);
    const plain = !/^\^|\\|\w-\w/.test(members);
    return {
      length: end + 1 - index,
      step: (state) => (plain ? [...members].map((member) => literal(state, member)) : [open(state)]),
    };
  }
  if (character === "\\") {
    const next = pattern[index + 1] ?? "";
    return { length: 2, step: (state) => [/\w/.test(next) ? open(state) : literal(state, next)] };
  }
  if (character === ".") return { length: 1, step: (state) => [open(state)] };
  return { length: 1, step: (state) => [literal(state, character)] };
}

function literal(state: State, character: string): State {
  return /\w/.test(character)
    ? { text: state.text + character, ended: "" }
    : { text: state.text, ended: "whole" };
}

function open(state: State): State {
  return { text: state.text, ended: "open" };
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

function unique(states: readonly State[]): State[] {
  return [...new Map(states.map((state) => [`${state.text} ${state.ended}`, state])).values()];
}
