/**
 * A tool's name as a person would read it: what a sloppy server may make of a name that is written with characters
 * nobody sees, or in their wide forms.
 *
 * Direction of failure: closed; for comparing with what is denied, never for what is allowed.
 */

const PLAIN = /^[!-~]*$/;

/** In Unicode's compatible form (NFKC), without control and format characters, and without space around it. */
export function visibleName(name: string): string {
  if (PLAIN.test(name)) return name;
  return name
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]+/gu, "")
    .trim();
}
