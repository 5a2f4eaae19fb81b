/** Readers of header fields, which are flat lists of names and values, as in the raw headers of Node and undici. */

/** Returns all values of a field, in order. `name`: in lower case. */
export function valuesOf(raw: readonly string[], name: string): string[] {
  const values: string[] = [];
  for (let i = 0; i < raw.length; i += 2)
    if (raw[i]!.length === name.length && raw[i]!.toLowerCase() === name) values.push(raw[i + 1]!);
  return values;
}

/** Returns all values of a field as one list (RFC 9110 §5.3); undefined if the field is missing. */
export function listOf(raw: readonly string[], name: string): string | undefined {
  const values = valuesOf(raw, name);
  return values.length === 0 ? undefined : values.join(", ");
}

/** Returns the media type, in lower case, of a single Content-Type; null if there is none, or there are several. */
export function contentType(raw: readonly string[]): { type: string; utf8: boolean } | null {
  const [value, ...others] = valuesOf(raw, "content-type");
  if (value === undefined || others.length > 0) return null;
  const [type = "", ...parameters] = value.toLowerCase().split(";");
  return { type: type.trim(), utf8: parameters.every(isUtf8OrNoCharset) };
}

const UTF8 = /^\s*charset\s*=\s*(?:utf-?8|us-ascii|"(?:utf-?8|us-ascii)")\s*$/i;

/**
 * JSON and SSE are UTF-8 (RFC 8259 §8.1, WHATWG HTML §9.2.6); with another charset, readers would see something else.
 * Every parameter that any reader may take for a charset must plainly say UTF-8: iconv-lite 0.7 (Express) takes
 * `"utf-7 "` for UTF-7, Python's email parser `charset*=utf-7''`.
 */
export function isUtf8OrNoCharset(parameter: string): boolean {
  return !/charset/i.test(parameter) || UTF8.test(parameter);
}
