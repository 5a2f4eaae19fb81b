/**
 * Long text in windows of one size. A pattern may take the square of what it is given; over windows, its work is still
 * proportional to the length of the text.
 *
 * Fails open: a match that goes on further than OVERLAP behind its window is cut there, or not found.
 */
export const WINDOW = 2048;
/** UTF-16 units behind a window into which a match may reach. The longest demand that rules look for is shorter. */
const OVERLAP = 512;
/** UTF-16 units before a window, for patterns that look behind. */
const BEFORE = 64;

/** The longest text that a pattern is given. */
export const MAX_WINDOW = BEFORE + WINDOW + OVERLAP;

export interface Window {
  text: string;
  /** Of the text in the whole. */
  offset: number;
  /** What begins in the text from here, and before `to`, counts. */
  from: number;
  to: number;
}

export function* windowsOf(whole: string): Generator<Window> {
  if (whole.length <= MAX_WINDOW) {
    yield { text: whole, offset: 0, from: 0, to: whole.length };
    return;
  }
  for (let start = 0; start < whole.length; start += WINDOW) {
    const offset = Math.max(0, start - BEFORE);
    const to = Math.min(WINDOW, whole.length - start) + start - offset;
    yield { text: whole.slice(offset, start + WINDOW + OVERLAP), offset, from: start - offset, to };
  }
}
