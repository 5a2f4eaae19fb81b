import type { Steps } from "../../async/steps.ts";

/** Finds one kind of data in a text. Time and number of steps are linear in the text, whatever its content. */
export interface Detector {
  /** Name in the placeholder. */
  readonly name: string;
  /** Each is made in the text that the one before has left. A search yields null between two steps. */
  readonly searches: readonly ((text: string) => Iterable<Span | null>)[];
}

/**
 * Returns the text with every match replaced by the result of `by`; the same string if there is no match. A long text
 * takes several steps, between which others may use the same detector.
 */
export function* replaced(
  { searches }: Detector,
  text: string,
  by: (found: string) => string,
): Steps<string> {
  let done = text;
  for (const search of searches) done = yield* replaceSpans(done, search(done), by);
  return done;
}

/** Start and end of a match; spans are in order and do not overlap. */
export type Span = readonly [start: number, end: number];

/** UTF-16 code units searched in one step. */
export const STEP = 131_072;
/** More UTF-16 code units than any pattern here matches, or looks ahead, from its start. */
export const REACH = 32_768;

/** Yields the matches of a global pattern that looks behind by at most one character; null between two steps. */
export function* matches(text: string, pattern: RegExp): Generator<RegExpExecArray | null> {
  for (let from = 0; from < text.length; ) {
    const start = Math.max(0, from - 1);
    let end = from + STEP;
    pattern.lastIndex = from - start;
    for (const match of text.slice(start, end + REACH).matchAll(pattern)) {
      match.index += start;
      if (match.index >= from + STEP) break;
      yield match;
      end = Math.max(end, match.index + match[0].length);
    }
    from = end;
    if (from < text.length) yield null;
  }
}

function* replaceSpans(
  text: string,
  spans: Iterable<Span | null>,
  by: (found: string) => string,
): Steps<string> {
  /** Joined after each step: a string of millions of pieces takes many times its length. */
  const done: string[] = [];
  let pieces: string[] = [];
  let at = 0;
  for (const span of spans) {
    if (span === null) {
      done.push(pieces.join(""));
      pieces = [];
      yield;
      continue;
    }
    const [start, end] = span;
    pieces.push(text.slice(at, start), by(text.slice(start, end)));
    at = end;
  }
  if (at === 0) return text;
  done.push(pieces.join(""), text.slice(at));
  return done.join("");
}
