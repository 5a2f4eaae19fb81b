/**
 * Header fields of a request on its way to the provider, and of an answer on its way back (src/framing/http-fields.ts).
 */
import { hopFields, OF_THE_BYTES } from "../../framing/http-fields.ts";

export { listOf, valuesOf } from "../../framing/http-fields.ts";

export const REQUEST_ID_HEADER = "x-netmon-request-id";

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
