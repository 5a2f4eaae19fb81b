/**
 * Patterns of the user's own, in windows as the built-in ones. A match has at most REACH characters where the text is
 * longer than a window; a longer one is replaced in parts, or not seen if nothing of it matches by itself.
 */
import { type LinearPattern, linearPattern } from "../../policy/linear-pattern.ts";
import { type Detector, REACH, replaceSpans, type Span, STEP } from "./detector.ts";

function* spans(text: string, pattern: LinearPattern): Generator<Span | null> {
  for (let from = 0; from < text.length; ) {
    // one character before it, for `^` and `\b`
    const start = Math.max(0, from - 1);
    let next = from + STEP;
    for (const match of pattern.matches(text.slice(start, next + REACH), from - start)) {
      const span: Span = [start + match[0], start + match[1]];
      if (span[0] >= from + STEP) break;
      yield span;
      next = Math.max(next, span[1]);
    }
    from = next;
    if (from < text.length) yield null;
  }
}

/** Throws ValueError for a pattern that RE2 cannot hold. */
export function custom({ name, pattern }: { name: string; pattern: string }): Detector {
  const compiled = linearPattern(pattern);
  return { name, replace: (text, by) => replaceSpans(text, spans(text, compiled), by) };
}
