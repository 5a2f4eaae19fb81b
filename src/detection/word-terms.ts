/**
 * The words of a sentence as terms: stems, neighbours, words near each other in either order, and negated words.
 *
 * Fails open: a language in a script that is not listed here has no terms.
 */
const OTHER_SCRIPT = /[^\0-\u024f\u2000-\u2bff]/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu;
const SPACED =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}]{3,}/gu;
/** Number of content words after a word that count as near it. */
const NEAR = 4;
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "the and for with that this from are was has have its any all can you your but not into than then they their " +
    "will each one out use which when what who how were been also may such only other more most some there these " +
    "those would"
  ).split(" "),
);
const NEGATIONS: ReadonlySet<string> = new Set(
  (
    "not never no without nothing nobody none don't doesn't isn't aren't won't needn't cannot can't neither nor only " +
    "unless until"
  ).split(" "),
);

/** Reports whether a term is from `addWords`; all other terms are forms. */
export function isOfWords(term: string): boolean {
  return /^(?:word|pair|near|not):/.test(term);
}

/** Adds the terms of `words`, a sentence in lower case, to `found`. */
export function addWords(found: Set<string>, words: string): void {
  for (const word of stems(words, /[a-z]{3,}/g)) found.add(`word:${word}`);
  if (OTHER_SCRIPT.test(words)) addOtherScripts(found, words);
  const all = words.match(/[a-z']{2,}/g) ?? [];
  for (let at = 1; at < all.length; at++) found.add(`pair:${all[at - 1]}_${all[at]}`);
  const content = contentOf(all);
  for (const [at, word] of content.entries())
    for (const other of content.slice(at + 1, at + 1 + NEAR))
      found.add(word < other ? `near:${word}_${other}` : `near:${other}_${word}`);
  for (const [at, word] of all.entries())
    if (NEGATIONS.has(word))
      for (const denied of all.slice(at + 1, at + 1 + NEAR))
        if (!STOP_WORDS.has(denied)) found.add(`not:${denied}`);
}

/** Languages without spaces between words get pairs of characters instead. */
function addOtherScripts(found: Set<string>, words: string): void {
  for (const [word] of words.matchAll(SPACED)) found.add(`word:${word.slice(0, 7)}`);
  for (const [run] of words.matchAll(UNSPACED)) {
    const letters = [...run];
    for (let at = 0; at + 1 < letters.length; at++) found.add(`word:${letters[at]}${letters[at + 1]}`);
  }
}

/** Returns the words of a sentence, given in lower case, that carry its content. */
export function contentWords(words: string): string[] {
  return contentOf(words.match(/[\p{L}']{2,}/gu) ?? []);
}

function contentOf(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 2 && !STOP_WORDS.has(word));
}

/** Returns the words without their endings. */
export function stems(text: string, word: RegExp): Set<string> {
  return new Set([...text.toLowerCase().matchAll(word)].map(([one]) => stem(one)));
}

export function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, "");
}
