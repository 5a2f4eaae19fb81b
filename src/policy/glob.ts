/**
 * `*` (any characters, also none) and `?` (one character) over server ids and tool names. Case matters and
 * `/` is a character like any other, so file-path globs (picomatch) do not fit. Segments between the stars
 * are found left to right and never revisited: time is at most text × pattern, whatever the two are.
 */

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
