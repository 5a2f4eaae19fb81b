/** The words of a text that has nothing else, as a set: how lists of names are written. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
