/** What the head of an upstream's answer says: how its body is to be read, and what of it the client gets. */
import { contentCodings, contentDecoder } from "../../framing/content-encoding.ts";
import { hopFields, isUtf8OrNoCharset, listOf, OF_THE_BYTES, valuesOf } from "../../framing/http-fields.ts";
import type { AnswerHead } from "./upstream-body.ts";
import type { UpstreamAnswer } from "./upstream-request.ts";

/** `changed`: the body that follows need not be the one the fields describe. */
export function answerFields(fields: readonly string[], changed: boolean): string[] {
  const hop = hopFields(fields);
  const out: string[] = [];
  for (let i = 0; i < fields.length; i += 2) {
    const name = (fields[i] as string).toLowerCase();
    if (!hop.has(name) && !(changed && OF_THE_BYTES.has(name)))
      out.push(fields[i] as string, fields[i + 1] as string);
  }
  return out;
}

/** Decoded bytes are limited where they are kept. Throws FramingError for a coding that is not known. */
export function decoded({ fields, body }: UpstreamAnswer): AsyncIterable<Uint8Array> {
  const coding = listOf(fields, "content-encoding");
  if (contentCodings(coding).length === 0) return body;
  return contentDecoder(coding, { maxBytes: Number.POSITIVE_INFINITY })(body);
}

/** As nearly every server writes them. */
const PLAIN_FORMS: ReadonlyMap<string, "stream" | "json"> = new Map([
  ["application/json", "json"],
  ["text/event-stream", "stream"],
]);

export function formOf(fields: readonly string[]): "stream" | "json" | "other" {
  const types = valuesOf(fields, "content-type");
  if (types.length !== 1) return "other";
  const plain = PLAIN_FORMS.get(types[0] as string);
  if (plain !== undefined) return plain;
  const [type = "", ...parameters] = (types[0] as string).toLowerCase().split(";");
  if (!parameters.every(isUtf8OrNoCharset)) return "other";
  if (type.trim() === "text/event-stream") return "stream";
  return type.trim() === "application/json" ? "json" : "other";
}

/** RFC 9110 section 15: these have no body; nor has one of length 0. */
export function isEmpty({ status, fields }: AnswerHead): boolean {
  return status === 204 || status === 205 || status === 304 || listOf(fields, "content-length") === "0";
}

export function isRedirect({ status, fields }: AnswerHead): boolean {
  return status >= 300 && status < 400 && listOf(fields, "location") !== undefined;
}
