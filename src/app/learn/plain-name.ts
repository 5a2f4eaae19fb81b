/**
 * Which names of others may stand in a policy. Direction of failure: closed; a name that would allow others, or that a
 * terminal or an editor would show as something else, is none.
 */

/** null: it may stand there; else why not. */
export function whyNotPlain(name: string): string | null {
  if (name === "") return "has no name";
  if (/[*?]/.test(name)) return "its name holds a wildcard and would allow others";
  return isVisible(name) ? null : "its name holds control characters, or such as hide or reorder text";
}

export function isVisible(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text);
}
