/** A line of untrusted text for people; still to be escaped for a terminal by who prints it. */
const MAX_EXCERPT = 160;

export function printableExcerpt(text: string): string {
  // cut first: the rest of a large text is not looked at
  const flat = text
    .slice(0, MAX_EXCERPT * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return flat.length <= MAX_EXCERPT ? flat : `${flat.slice(0, MAX_EXCERPT - 1)}…`;
}
