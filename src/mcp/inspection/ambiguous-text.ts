/**
 * Strings that readers understand differently: half a surrogate pair (a reader may refuse or replace it) and NUL
 * (a reader in C ends there). Both can only come as escapes, `\ud800` and `\u0000`.
 *
 * Direction of failure: closed where a string decides what a message means; text that is only shown may hold them.
 */

/** With the u flag a surrogate is one that is not half of a pair. */
const AMBIGUOUS = /[\p{Cs}\0]/u;
const ESCAPED = /\\u(?:[dD][89a-fA-F]|0000)/;

/** A longer text takes longer to search than its values to look at. */
const MAX_SEARCHED = 1 << 16;

/** False: the JSON text holds no ambiguous string. Most texts need no further check. */
export function mayHoldAmbiguous(json: string): boolean {
  return json.length > MAX_SEARCHED || (json.includes("\\u") && ESCAPED.test(json));
}

export function isAmbiguous(text: string): boolean {
  return AMBIGUOUS.test(text);
}

/** Whether a parsed value has an ambiguous key anywhere or, with `values`, an ambiguous string. */
export function holdsAmbiguous(value: unknown, values: boolean): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string") {
      if (values && isAmbiguous(next)) return true;
    } else if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (typeof next === "object" && next !== null)
      for (const [key, item] of Object.entries(next)) {
        if (isAmbiguous(key)) return true;
        open.push(item);
      }
  }
  return false;
}
