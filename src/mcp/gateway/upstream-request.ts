/**
 * Requests to the upstream of an endpoint: only to that origin, with the client's header fields and the configured
 * ones, asking for an answer without Content-Encoding. A redirect that keeps method and body is followed within that
 * origin, as clients do (`/mcp` to `/mcp/`); no other is, and none of a request with a key that its client does not have.
 *
 * Rejects with undici's errors, and with ListToolsError if the certificate is not the declared one.
 */
import { CredentialError } from "../../credentials/credential-rule.ts";
import { coverOf, misplacedDigits, misplacedText, type PutIn, putIn } from "../../credentials/outgoing.ts";
import { PlaceholderSearch } from "../../credentials/placeholder.ts";
import { contentCodings, contentDecoder } from "../../framing/content-encoding.ts";
import type { CloseSignal } from "../../http/close-signal.ts";
import { connectFailure } from "../../http/connect-failure.ts";
import { requestFields } from "../../http/dropped-headers.ts";
import { contentType, listOf } from "../../http/header-fields.ts";
import {
  askUpstream,
  errorCode,
  failureStatus,
  type ResponseHead,
  type UpstreamResponse,
} from "../../http/upstream.ts";
import { isMirroredField } from "./mirrored-headers.ts";
import type { EndpointOptions } from "./ports.ts";

export interface EndpointRequest {
  method: string;
  /** Path and query at the upstream's origin. */
  path: string;
  /** The client's header fields, flat. */
  fields: readonly string[];
  body: Buffer | AsyncIterable<Uint8Array> | null;
  /** Whether the body differs from the client's. */
  changed: boolean;
  /** Whether fields that repeat the body (mirrored-headers.ts) are forwarded. */
  mirrored: boolean;
  /** Signals that the response is no longer needed. */
  closed: CloseSignal;
}

export type Upstream = Pick<
  EndpointOptions,
  "dispatcher" | "guard" | "headers" | "keyring" | "limits" | "upstream"
>;

export async function ask(to: Upstream, request: EndpointRequest): Promise<UpstreamResponse> {
  let { path } = request;
  for (let left = MAX_REDIRECTS; ; left--) {
    const { answer, hadKey } = await askPath(to, request, path);
    const next = left > 0 && !hadKey ? redirectedPath(to, request, path, answer) : null;
    if (next === null) return answer;
    answer.body.destroy();
    path = next;
  }
}

const MAX_REDIRECTS = 5;

async function askPath(
  to: Upstream,
  request: EndpointRequest,
  path: string,
): Promise<{ answer: UpstreamResponse; hadKey: boolean }> {
  const { dispatcher, guard, limits, upstream, keyring } = to;
  const { method, body, closed } = request;
  const { origin } = upstream;
  const put = await fieldsWithKeys(to, request, path);
  const { fields, used } = put;
  const cover = coverOf(put, (text) => guard.refused("to_client", "placeholder", `an answer has ${text}`));
  const answer = await askUpstream(
    (options, handler) => dispatcher.dispatch({ ...options, origin }, handler),
    { method, path, body, closed, idleMs: limits.idleMs, fields, cover },
  );
  if (answer.status === 401) keyring?.refused(used);
  return { answer, hadKey: used.length > 0 };
}

/** The request holds a placeholder where none belongs. */
class MisplacedPlaceholder extends Error {}

/** Enforce sends no request with a misplaced placeholder; observe sends it as it is, without the key. */
async function fieldsWithKeys(
  to: Upstream,
  request: EndpointRequest,
  path: string,
): Promise<Omit<PutIn, "misplaced">> {
  const { keyring, upstream, guard } = to;
  const fields = upstreamFields(to, request);
  if (keyring === null || keyring.isEmpty) return { fields, used: [], keys: [] };
  const put = await putIn(keyring, { origin: upstream.origin, path, fields });
  const search = new PlaceholderSearch();
  if (Buffer.isBuffer(request.body)) search.push(request.body);
  const misplaced = [...put.misplaced, ...misplacedDigits(keyring, "body", search.found)];
  for (const each of misplaced)
    guard.refused("to_server", "placeholder", `the message has ${misplacedText(each)}`);
  const [first] = misplaced;
  if (first !== undefined && guard.mode === "enforce") throw new MisplacedPlaceholder(misplacedText(first));
  return put;
}

/** The path to ask next; null: the answer is none to follow, or the body cannot be sent again. */
function redirectedPath(
  { upstream }: Upstream,
  { body }: EndpointRequest,
  path: string,
  answer: ResponseHead,
): string | null {
  if (answer.status !== 307 && answer.status !== 308) return null;
  if (body !== null && !Buffer.isBuffer(body)) return null;
  const target = redirectTarget(answer, `${upstream.origin}${path}`);
  return target?.origin === upstream.origin ? `${target.pathname}${target.search}` : null;
}

/** The address a redirect leads to; null: it is no URL. `from`: the address that was asked. */
export function redirectTarget({ fields }: ResponseHead, from: string): URL | null {
  const location = listOf(fields, "location");
  return location !== undefined && URL.canParse(location, from) ? new URL(location, from) : null;
}

function upstreamFields({ headers, upstream }: Upstream, request: EndpointRequest): string[] {
  const { fields, body, changed, mirrored } = request;
  const length = body === null ? undefined : listOf(fields, "content-length");
  const rest = length === undefined ? null : Number(length);
  return requestFields(fields, {
    host: upstream.host,
    contentLength: Buffer.isBuffer(body) ? body.length : rest,
    changed,
    identity: true,
    set: headers(),
    ...(mirrored ? {} : { drops: isMirroredField }),
  });
}

/** Returns a description of the failure for the client and the log, without any transmitted content. */
export function failureText(error: unknown): { status: 407 | 502 | 504; text: string } {
  const known = connectFailure(error);
  if (known !== null) return known;
  if (error instanceof MisplacedPlaceholder)
    return { status: 502, text: `netmon did not send it: it has ${error.message}` };
  const status = failureStatus(error);
  if (status === 504) return { status, text: "it sent nothing for gateway.idle_seconds" };
  const isTold =
    error instanceof CredentialError || (error instanceof Error && error.name === "ListToolsError");
  const cause = isTold ? error.message : null;
  return { status, text: cause ?? errorCode(error) };
}

/** Returns the decoded body; its users limit what they keep. Throws FramingError for an unknown coding. */
export function decoded({ fields, body }: UpstreamResponse): AsyncIterable<Uint8Array> {
  const coding = listOf(fields, "content-encoding");
  if (contentCodings(coding).length === 0) return body;
  return contentDecoder(coding)(body);
}

export function formOf(fields: readonly string[]): "stream" | "json" | "other" {
  const declared = contentType(fields);
  if (!declared?.utf8) return "other";
  if (declared.type === "text/event-stream") return "stream";
  return declared.type === "application/json" ? "json" : "other";
}

/** Reports whether an answer has no body: by its status (RFC 9110 section 15), or because its length is 0. */
export function isEmpty({ status, fields }: ResponseHead): boolean {
  return status === 204 || status === 205 || status === 304 || listOf(fields, "content-length") === "0";
}

export function isRedirect({ status, fields }: ResponseHead): boolean {
  return status >= 300 && status < 400 && listOf(fields, "location") !== undefined;
}
