/**
 * Many patterns, one text: which of them match? Plain names are found by a map, patterns by the literal text
 * before their first wildcard, or after their last one; only what is left is tried one by one.
 *
 * Worst case: patterns that begin and end with a wildcard, or that share that text, are all tried: about
 * 50 ns each.
 */
import { getOrInsert } from "../framing/get-or-insert.ts";
import { globMatcher, hasWildcard } from "./glob.ts";

interface Entry<T> {
  value: T;
  matches: (text: string) => boolean;
}

export class GlobIndex<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #byHead = new Map<string, Entry<T>[]>();
  readonly #byTail = new Map<string, Entry<T>[]>();
  readonly #rest: Entry<T>[] = [];
  #headLengths: number[] = [];
  #tailLengths: number[] = [];

  constructor(patterns: Iterable<readonly [pattern: string, value: T]>) {
    for (const [pattern, value] of patterns) {
      const [head, tail] = [pattern.replace(/[*?].*$/s, ""), pattern.replace(/^.*[*?]/s, "")];
      const entry = { value, matches: globMatcher(pattern) };
      if (!hasWildcard(pattern)) getOrInsert(this.#exact, pattern, () => []).push(value);
      else if (head !== "") getOrInsert(this.#byHead, head, () => []).push(entry);
      else if (tail !== "") getOrInsert(this.#byTail, tail, () => []).push(entry);
      else this.#rest.push(entry);
    }
    this.#headLengths = lengthsOf(this.#byHead);
    this.#tailLengths = lengthsOf(this.#byTail);
  }

  /** Values of all patterns that match, in no particular order. */
  matching(text: string): T[] {
    const found = [...(this.#exact.get(text) ?? [])];
    const attempt = (entries: readonly Entry<T>[] | undefined): void => {
      for (const { value, matches } of entries ?? []) if (matches(text)) found.push(value);
    };
    for (const length of this.#headLengths)
      if (length <= text.length) attempt(this.#byHead.get(text.slice(0, length)));
    for (const length of this.#tailLengths)
      if (length <= text.length) attempt(this.#byTail.get(text.slice(text.length - length)));
    attempt(this.#rest);
    return found;
  }
}

function lengthsOf(map: ReadonlyMap<string, unknown>): number[] {
  return [...new Set([...map.keys()].map((key) => key.length))];
}
