/**
 * Finds which of many patterns match a text. Plain names are looked up in a map, patterns by the literal text before
 * their first wildcard, or after their last one; only the remaining ones are tried one by one.
 *
 * Worst case: patterns that begin and end with a wildcard, or share that literal text, are all tried, at about 50 ns
 * each.
 */
import { getOrInsert } from "./get-or-insert.ts";

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

  /** Returns the values of all matching patterns, in no particular order. */
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

export function hasWildcard(pattern: string): boolean {
  return /[*?]/.test(pattern);
}

function segmentAt(segment: string, text: string, at: number): boolean {
  if (at < 0 || at + segment.length > text.length) return false;
  for (let i = 0; i < segment.length; i++) {
    if (segment[i] !== "?" && segment[i] !== text[at + i]) return false;
  }
  return true;
}

/**
 * Matches `*` (any number of characters) and `?` (one character) in server ids and tool names. Case matters and `/` is
 * a character like any other, so file-path globs (picomatch) do not fit. Segments between the stars are found from left
 * to right and never revisited, so the time is at most proportional to text × pattern.
 */
export function globMatches(pattern: string, text: string): boolean {
  return globMatcher(pattern)(text);
}

/** Compiles a pattern that is used often; matches like globMatches. */
export function globMatcher(pattern: string): (text: string) => boolean {
  const segments = pattern.split("*");
  const first = segments[0] ?? "";
  if (segments.length === 1) return (text) => first.length === text.length && segmentAt(first, text, 0);
  const last = segments.at(-1) ?? "";
  const inner = segments.slice(1, -1).filter((segment) => segment !== "");
  return (text) => {
    const end = text.length - last.length;
    if (!segmentAt(first, text, 0) || first.length > end || !segmentAt(last, text, end)) return false;
    let at = first.length;
    for (const segment of inner) {
      while (at + segment.length <= end && !segmentAt(segment, text, at)) at++;
      if (at + segment.length > end) return false;
      at += segment.length;
    }
    return true;
  };
}
