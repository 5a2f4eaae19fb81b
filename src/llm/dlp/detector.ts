/** What finds one kind of data in a text. Pure; time linear in the text, whatever it holds. */
export interface Detector {
  /** Stands in the placeholder. */
  readonly name: string;
  /** The text with every find replaced by what `by` gives; the same string where there is none. */
  replace(text: string, by: (found: string) => string): string;
}

/** Where matches begin and end; in order, not overlapping. */
export type Span = readonly [start: number, end: number];

export function replaceSpans(text: string, spans: readonly Span[], by: (found: string) => string): string {
  if (spans.length === 0) return text;
  let out = "";
  let at = 0;
  for (const [start, end] of spans) {
    out += text.slice(at, start) + by(text.slice(start, end));
    at = end;
  }
  return out + text.slice(at);
}
