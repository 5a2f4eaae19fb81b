/** What finds one kind of data in a text. Time and steps linear in the text, whatever it holds. */
export interface Detector {
  /** Stands in the placeholder. */
  readonly name: string;
  /**
   * The text with every find replaced by what `by` gives; the same string where there is none. A long text takes
   * several steps, between which others may use the same detector.
   */
  replace(text: string, by: (found: string) => string): Generator<void, string>;
}

/** Where matches begin and end; in order, not overlapping. */
export type Span = readonly [start: number, end: number];

/** UTF-16 units that are looked through in one step. */
export const STEP = 131_072;
/** More than any pattern here takes, or looks at, from where it begins. */
export const REACH = 32_768;

/** The matches of a global pattern that looks back one character at most; null between two steps. */
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

/** `spans`: null between two steps. */
export function* replaceSpans(
  text: string,
  spans: Iterable<Span | null>,
  by: (found: string) => string,
): Generator<void, string> {
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

/** What a work in steps comes to. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
