/** What the head of an upstream's answer says: how its body is to be read, and what of it the client gets. */
import { contentCodings, contentDecoder } from "../../framing/content-encoding.ts";
import { contentType, listOf } from "../../http/header-fields.ts";
import type { ResponseHead, UpstreamResponse } from "../../http/upstream.ts";

/** Decoded bytes are limited where they are kept. Throws FramingError for a coding that is not known. */
export function decoded({ fields, body }: UpstreamResponse): AsyncIterable<Uint8Array> {
  const coding = listOf(fields, "content-encoding");
  if (contentCodings(coding).length === 0) return body;
  return contentDecoder(coding, { maxBytes: Number.POSITIVE_INFINITY })(body);
}

export function formOf(fields: readonly string[]): "stream" | "json" | "other" {
  const said = contentType(fields);
  if (!said?.utf8) return "other";
  if (said.type === "text/event-stream") return "stream";
  return said.type === "application/json" ? "json" : "other";
}

/** RFC 9110 section 15: these have no body; nor has one of length 0. */
export function isEmpty({ status, fields }: ResponseHead): boolean {
  return status === 204 || status === 205 || status === 304 || listOf(fields, "content-length") === "0";
}

export function isRedirect({ status, fields }: ResponseHead): boolean {
  return status >= 300 && status < 400 && listOf(fields, "location") !== undefined;
}
