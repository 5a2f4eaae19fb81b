/**
 * A request to the upstream of an endpoint: to that origin and no other, with the client's header fields and those
 * of the configuration, for an answer without Content-Encoding. Redirects are not followed.
 *
 * Failure: rejects with undici's errors, and with ListToolsError where the certificate is not the declared one.
 */
import { hopFields, listOf, OF_THE_BYTES } from "../../framing/http-fields.ts";
import type { Gone } from "./gone.ts";
import { isMirroredField } from "./mirrored-headers.ts";
import type { EndpointOptions } from "./ports.ts";
import { type AnswerHead, UpstreamBody } from "./upstream-body.ts";

export interface UpstreamRequest {
  method: string;
  /** Below the upstream's origin. */
  path: string;
  /** Flat, as of the client. */
  fields: readonly string[];
  body: Buffer | AsyncIterable<Uint8Array> | null;
  /** The body is not the client's, byte for byte. */
  changed: boolean;
  /** The client speaks a revision whose fields repeat the body. */
  mirrored: boolean;
  /** Whoever wants the answer. */
  gone: Gone;
}

export interface UpstreamAnswer extends AnswerHead {
  body: UpstreamBody;
}

export type Upstream = Pick<EndpointOptions, "dispatcher" | "headers" | "limits" | "upstream">;

export async function ask(to: Upstream, request: UpstreamRequest): Promise<UpstreamAnswer> {
  const { dispatcher, limits, upstream } = to;
  const { method, path, body: sent, gone } = request;
  const body = new UpstreamBody();
  gone.listen(() => body.destroy());
  dispatcher.dispatch(
    {
      origin: upstream.origin,
      path,
      method: method as "POST",
      headers: upstreamFields(to, request),
      body: sent as Buffer | null,
      headersTimeout: limits.idleMs,
      bodyTimeout: limits.idleMs,
    },
    body,
  );
  const { status, message, fields } = await body.head;
  return { status, message, fields, body };
}

function upstreamFields({ headers, upstream }: Upstream, request: UpstreamRequest): string[] {
  const { fields, body, changed, mirrored } = request;
  const hop = hopFields(fields);
  const out: string[] = ["host", upstream.host];
  for (let i = 0; i < fields.length; i += 2) {
    const name = (fields[i] as string).toLowerCase();
    if (hop.has(name) || isAmong(headers, name)) continue;
    if (name === "host" || name === "content-length" || name === "accept-encoding") continue;
    if ((changed && OF_THE_BYTES.has(name)) || (!mirrored && isMirroredField(name))) continue;
    out.push(fields[i] as string, fields[i + 1] as string);
  }
  out.push("accept-encoding", "identity", ...headers);
  const length = Buffer.isBuffer(body) ? String(body.length) : body && listOf(fields, "content-length");
  if (length) out.push("content-length", length);
  return out;
}

/** `name` in small letters. */
function isAmong(fields: readonly string[], name: string): boolean {
  for (let i = 0; i < fields.length; i += 2) if (fields[i]?.toLowerCase() === name) return true;
  return false;
}

/** What went wrong, for the client and the log, without anything that was sent. */
export function failureText(error: unknown): { status: 502 | 504; text: string } {
  const code = codeOf(error);
  if (code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT")
    return { status: 504, text: "it sent nothing for gateway.idle_seconds" };
  const cause = error instanceof Error && error.name === "ListToolsError" ? error.message : null;
  return { status: 502, text: cause ?? code };
}

/** Of the error or what caused it; never the message, which may quote what was sent. */
function codeOf(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = "code" in e ? e.code : undefined;
    if (typeof code === "string" && /^[A-Z0-9_]{1,64}$/.test(code)) return code;
  }
  return "unexpected error";
}
