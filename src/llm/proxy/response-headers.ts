/** Header fields of a response on its way from the provider to the agent. */
import { responseFields } from "../../http/dropped-headers.ts";

export const REQUEST_ID_HEADER = "x-netmon-request-id";

/** Returns the header fields to forward in observe: all but hop-by-hop fields. */
export function passedHeaders(raw: readonly string[], requestId: string): string[] {
  const out: string[] = [];
  const fields = responseFields(raw, false);
  for (let i = 0; i < fields.length; i += 2)
    if (fields[i]!.toLowerCase() !== REQUEST_ID_HEADER) out.push(fields[i]!, fields[i + 1]!);
  return [...out, REQUEST_ID_HEADER, requestId];
}

const KNOWN = new RegExp(
  `^(?:${[
    "date",
    "retry-after(?:-ms)?",
    "x-should-retry",
    "(?:x-)?request-id",
    "(?:apim|x-ms|x-oai|x-goog|x-client)-request-id",
    "x-amzn-(?:requestid|errortype)",
    "cf-ray",
    "ratelimit",
    // Codex reads these from the API it signs in to.
    "x-models-etag",
    "x-reasoning-included",
    // For continuing a file upload.
    "x-goog-upload-(?:status|url|control-url|chunk-granularity|size-received)",
    "(?:anthropic|openai|ratelimit|x-ratelimit|x-codex|x-amzn-bedrock)-[a-z0-9-]+",
  ].join("|")})$`,
);

const MAX_VALUE = 2048;

/**
 * Returns the header fields to forward in enforce: known ones about the request or its limits. Any other field could
 * lead the client elsewhere (Location, Refresh, Link, Alt-Svc), be stored by it (Set-Cookie, Cache-Control) or change
 * how it reads the body (Content-Encoding, Trailer, Content-Type). `contentType`: null: no body.
 */
export function knownHeaders(
  raw: readonly string[],
  requestId: string,
  contentType: string | null,
): string[] {
  const out = contentType === null ? [] : ["content-type", contentType];
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    if (KNOWN.test(name) && raw[i + 1]!.length <= MAX_VALUE) out.push(raw[i]!, raw[i + 1]!);
  }
  out.push(REQUEST_ID_HEADER, requestId);
  return out;
}
