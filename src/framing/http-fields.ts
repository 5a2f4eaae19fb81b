/**
 * Header fields between two connections: what belongs to one hop stays there, everything else keeps its order, its
 * case and its repetitions. Fields are flat lists of names and values, as node and undici give them raw.
 */

/** RFC 9110 §7.6.1 and §11.7, and `Expect`, which node answers itself (§10.1.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "expect",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authentication-info",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Of fields that describe the bytes of a body: untrue once the body is another (RFC 9110 §8, RFC 9530). */
export const OF_THE_BYTES: ReadonlySet<string> = new Set([
  "accept-ranges",
  "content-digest",
  "content-encoding",
  "content-length",
  "content-md5",
  "digest",
  "etag",
  "repr-digest",
  "want-content-digest",
]);

/** All values of a field, in order. `name` in small letters. */
export function valuesOf(raw: readonly string[], name: string): string[] {
  const values: string[] = [];
  for (let i = 0; i < raw.length; i += 2)
    if (raw[i]!.length === name.length && raw[i]!.toLowerCase() === name) values.push(raw[i + 1]!);
  return values;
}

/** One value of a field that is a list (RFC 9110 §5.3); undefined where the field is absent. */
export function listOf(raw: readonly string[], name: string): string | undefined {
  const values = valuesOf(raw, name);
  return values.length === 0 ? undefined : values.join(", ");
}

/** Names, in small letters, of the fields that end at this hop. */
export function hopFields(raw: readonly string[]): ReadonlySet<string> {
  const connection = listOf(raw, "connection");
  if (connection === undefined) return HOP_BY_HOP;
  const named = connection
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  return named.every((name) => HOP_BY_HOP.has(name) || name === "close")
    ? HOP_BY_HOP
    : new Set([...HOP_BY_HOP, ...named]);
}

const UTF8 = /^\s*charset\s*=\s*(?:utf-?8|us-ascii|"(?:utf-?8|us-ascii)")\s*$/i;

/**
 * JSON and SSE are UTF-8 (RFC 8259 §8.1, WHATWG HTML §9.2.6); another charset would be read as something else. Every
 * parameter that any reader may take for a charset has to say so plainly: iconv-lite 0.7 (Express) takes `"utf-7 "` for
 * UTF-7, Python's email parser `charset*=utf-7''`.
 */
export function isUtf8OrNoCharset(parameter: string): boolean {
  return !/charset/i.test(parameter) || UTF8.test(parameter);
}
