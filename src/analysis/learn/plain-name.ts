/**
 * Which untrusted names a policy may contain. Fails closed: not a name that would allow others, or that a terminal or
 * an editor would show as something else.
 */

/** null: it may; else why not. */
export function whyNotPlain(name: string): string | null {
  if (name === "") return "has no name";
  if (/[*?]/.test(name)) return "its name holds a wildcard and would allow others";
  return isVisible(name)
    ? null
    : "its name holds control characters, or characters that hide or reorder text";
}

export function isVisible(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text);
}
