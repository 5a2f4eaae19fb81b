/**
 * All word patterns of the lexicon, indexed by their first words: a text is read once, word by word, however
 * many patterns there are.
 *
 * Words consist of Latin letters after normalisation. concepts.ts matches other scripts with plain patterns.
 */
import { alternatives, firstWords } from "./first-words.ts";

export interface WordPattern<C> {
  concept: C;
  /** Matched from a word's beginning to a word's end; lower case, no accents. */
  source: string;
}

interface Candidate<C> {
  concept: C;
  /** null: the word itself is the match. */
  source: string | null;
  /** Sticky; built when a text first has the word, since most texts have few. */
  rest: RegExp | null;
}

/** Whether each character code matches \w; unlike matching a pattern, a loop over it allocates no object per word. */
const WORD = Array.from({ length: 128 }, (_, code) => /\w/.test(String.fromCharCode(code)));
/** Limit on cached words; nothing else bounds the words of all texts. */
const MAX_REMEMBERED = 20_000;
const PREFIX = 2;

export class WordIndex<C> {
  readonly #exact = new Map<string, Candidate<C>[]>();
  /** Keyed by the first PREFIX letters. */
  readonly #open = new Map<string, { text: string; candidate: Candidate<C> }[]>();
  readonly #remembered = new Map<string, readonly Candidate<C>[]>();

  constructor(patterns: readonly WordPattern<C>[]) {
    for (const { concept, source } of patterns)
      for (const one of alternatives(source)) this.#add(concept, one);
  }

  /** Calls `found` for each concept with its offset, in the order of the text. */
  scan(text: string, found: (concept: C, index: number) => void): void {
    for (let start = 0, end = 0; start < text.length; start = end + 1) {
      for (end = start; isWord(text.charCodeAt(end)); ) end++;
      if (end === start) continue;
      for (const candidate of this.#candidates(text.slice(start, end))) {
        if (candidate.source !== null) {
          candidate.rest ??= new RegExp(`(?:${candidate.source})(?!\\w)`, "y");
          candidate.rest.lastIndex = start;
          if (!candidate.rest.test(text)) continue;
        }
        found(candidate.concept, start);
      }
    }
  }

  #add(concept: C, source: string): void {
    const literal = /^\w+$/.test(source);
    const candidate = { concept, source: literal ? null : source, rest: null };
    for (const { text, open } of firstWords(source)) {
      if (open && text.length >= PREFIX) push(this.#open, text.slice(0, PREFIX), { text, candidate });
      else if (open) throw new Error(`the pattern ${source} may begin with too many words`);
      else push(this.#exact, text, candidate);
    }
  }

  #candidates(word: string): readonly Candidate<C>[] {
    const known = this.#remembered.get(word);
    if (known !== undefined) return known;
    const prefixed = (this.#open.get(word.slice(0, PREFIX)) ?? []).filter(({ text }) =>
      word.startsWith(text),
    );
    const all = [
      ...new Set([...(this.#exact.get(word) ?? []), ...prefixed.map(({ candidate }) => candidate)]),
    ];
    if (word.length < 40 && this.#remembered.size < MAX_REMEMBERED) this.#remembered.set(word, all);
    return all;
  }
}

/** Reports whether \w matches; false for NaN, which means the end of the text. */
function isWord(code: number): boolean {
  return code < WORD.length && WORD[code] === true;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
