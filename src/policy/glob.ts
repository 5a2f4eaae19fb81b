/**
 * Many patterns, one text: which of them match? Plain names are found by a map, patterns by the literal text
 * before their first wildcard, or after their last one; only what is left is tried one by one.
 *
 * Worst case: patterns that begin and end with a wildcard, or that share that text, are all tried: about
 * 50 ns each.
 */
import { getOrInsert } from "../framing/get-or-insert.ts";

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
 * `*` (any characters, also none) and `?` (one character) over server ids and tool names. Case matters and `/` is a
 * character like any other, so file-path globs (picomatch) do not fit. Segments between the stars are found left to
 * right and never revisited: time is at most text × pattern, whatever the two are.
 */
export function globMatches(pattern: string, text: string): boolean {
  return globMatcher(pattern)(text);
}

/** The same for a pattern that is used often. */
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
