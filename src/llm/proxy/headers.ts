/**
 * Header fields between two connections: what belongs to one hop stays there, everything else keeps its
 * order, its case and its repetitions. Fields are flat lists of names and values, as node and undici give
 * them raw.
 */

/** RFC 9110 §7.6.1 and §11.7, and `Expect`, which node answers itself (§10.1.1). */
const HOP_BY_HOP = new Set([
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
const OF_THE_BYTES = new Set([
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

export const REQUEST_ID_HEADER = "x-netmon-request-id";

/** All values of a field, in order. */
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

function hopFields(raw: readonly string[]): ReadonlySet<string> {
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

export interface RequestFraming {
  /** Of the upstream, with a port where it is not the scheme's. */
  host: string;
  /** null: the length is not known (chunked), or there is no body. */
  contentLength: number | null;
  /** The body is no longer encoded as the client said. */
  decoded: boolean;
  /** Ask for an answer that need not be decoded. */
  identity: boolean;
}

export function requestHeaders(raw: readonly string[], framing: RequestFraming): string[] {
  const hop = hopFields(raw);
  const out: string[] = ["host", framing.host];
  let asked = !framing.identity;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    if (hop.has(name) || name === "host" || name === "content-length") continue;
    if (framing.decoded && OF_THE_BYTES.has(name)) continue;
    if (framing.identity && name === "accept-encoding") {
      if (!asked) out.push(raw[i]!, "identity");
      asked = true;
    } else out.push(raw[i]!, raw[i + 1]!);
  }
  if (!asked) out.push("Accept-Encoding", "identity");
  if (framing.contentLength !== null) out.push("content-length", String(framing.contentLength));
  return out;
}

/** `changed`: the body that follows need not be the one the fields describe. */
export function responseHeaders(raw: readonly string[], requestId: string, changed: boolean): string[] {
  const hop = hopFields(raw);
  const out: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    if (hop.has(name) || name === REQUEST_ID_HEADER || (changed && OF_THE_BYTES.has(name))) continue;
    out.push(raw[i]!, raw[i + 1]!);
  }
  out.push(REQUEST_ID_HEADER, requestId);
  return out;
}
