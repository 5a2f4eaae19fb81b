/**
 * Strings that readers take in different ways: half a surrogate pair (a reader may refuse it, or put another
 * character there) and NUL (a reader in C ends there). Both can only come as escapes, `\ud800` and `\u0000`.
 *
 * Direction of failure: closed where a string decides what a message means; texts that are only shown may hold
 * them.
 */

/** With the u flag a surrogate is one that is not half of a pair. */
const DOUBTFUL = /[\p{Cs}\0]/u;
const ESCAPED = /\\u(?:[dD][89a-fA-F]|0000)/;

/** No JSON text without this can hold one; most need no further look. */
export function mayHoldDoubtful(json: string): boolean {
  return json.includes("\\u") && ESCAPED.test(json);
}

export function doubtful(text: string): boolean {
  return DOUBTFUL.test(text);
}

/** Of a parsed value: a key anywhere, or (`values`) also a string. */
export function holdsDoubtful(value: unknown, values: boolean): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string") {
      if (values && doubtful(next)) return true;
    } else if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (typeof next === "object" && next !== null)
      for (const [key, item] of Object.entries(next)) {
        if (doubtful(key)) return true;
        open.push(item);
      }
  }
  return false;
}
