/**
 * Classifies a failure to query a server as one of the reasons of `mcp_server_unreachable`, with a sentence. Errors
 * are nested: the SDK's around undici's around Node's.
 *
 * The sentence quotes servers, so it is truncated and stripped of control characters, of header values that netmon
 * sent, and of the parts of URLs that may not be shown.
 */
import { SdkError, SdkErrorCode, SdkHttpError, SseError } from "@modelcontextprotocol/client";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { connectFailure } from "../../http/connect-failure.ts";
import { ListToolsError, type UnreachableReason } from "./error.ts";

const MAX_TEXT = 300;
/** Shorter words of a header value are not secrets, and replacing them would garble the sentence. */
const MIN_SECRET = 6;

/** `given`: values to hide. `stderr`: the server's last output on standard error. */
export function classifyFailure(error: unknown, given: Iterable<string>, stderr = ""): ListToolsError {
  const secrets = [...given];
  const chain = causes(error);
  const known = chain.find((e) => e instanceof ListToolsError);
  const reason = known instanceof ListToolsError ? known.reason : reasonOf(chain);
  const status = httpStatus(error);
  const message =
    known instanceof ListToolsError ? known.message : (connectFailure(error)?.text ?? textOf(chain));
  const text = status === null || message.includes(String(status)) ? message : `HTTP ${status}: ${message}`;
  const words =
    stderr.trim() === "" ? "" : `; it said on standard error: ${presentable(stderr, secrets, "end")}`;
  return new ListToolsError(reason, presentable(text, secrets) + words, { cause: error });
}

/** Returns the HTTP status that made the request fail; null if it failed for another reason. */
export function httpStatus(error: unknown): number | null {
  for (const e of causes(error)) {
    if (e instanceof SdkHttpError) return e.status ?? null;
    if (e instanceof SseError) return e.code ?? null;
    const status = e instanceof Error ? /\(HTTP (\d{3})\)/.exec(e.message)?.[1] : undefined;
    if (status !== undefined) return Number(status);
  }
  return null;
}

export function isTimeout(error: unknown): boolean {
  return causes(error).some((e) => e instanceof SdkError && e.code === SdkErrorCode.RequestTimeout);
}

/** Returns the error and its causes, recursively, including the members of an AggregateError. */
function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  const visit = (e: unknown): void => {
    if (e === undefined || e === null || found.includes(e) || found.length > 20) return;
    found.push(e);
    if (e instanceof AggregateError) for (const member of e.errors) visit(member);
    if (e instanceof Error) visit(e.cause);
  };
  visit(error);
  return found;
}

/** Codes of network and TLS errors in Node and undici. */
const CONNECT_CODE =
  /^(?:E[A-Z_]*(?:CONN|HOST|NET|ADDR|PIPE|TIMEDOUT|NOTFOUND|AGAIN|ACCES|PROTO)[A-Z]*|EAI_[A-Z]+|ERR_(?:TLS|SSL)_\w+|UND_ERR_(?:CONNECT_TIMEOUT|SOCKET)|CERT_\w+|\w*(?:SELF_SIGNED|CERT_|_CERT|LEAF_SIGNATURE)\w*)$/;

function reasonOf(chain: unknown[]): UnreachableReason {
  const status = httpStatus(chain[0]);
  if (status === 401 || status === 403) return "unauthorized";
  if (status !== null) return "protocol";
  const codes = chain.map((e) => String((e as { code?: unknown }).code ?? ""));
  if (codes.some((code) => CONNECT_CODE.test(code))) return "connect";
  if (isTimeout(chain[0]) || codes.some((code) => /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/.test(code)))
    return "timeout";
  // The only message of fetch when a connection fails or is cut off.
  if (chain.some((e) => e instanceof TypeError && e.message === "fetch failed")) return "connect";
  return "protocol";
}

/** Joins the outermost message and the innermost, which states the fact. */
function textOf(chain: unknown[]): string {
  const texts = chain
    .map((e) => (e instanceof Error ? e.message : String(e)))
    .filter((text) => text !== "" && text !== "fetch failed");
  const [first, last] = [texts[0] ?? "unknown error", texts.at(-1) ?? ""];
  return first.includes(last) ? first : `${first}: ${last}`;
}

/** `kept`: the end of a long text that is kept. */
function presentable(text: string, secrets: readonly string[], kept: "start" | "end" = "start"): string {
  let shown = withoutUrlSecrets(text);
  const words = secrets.flatMap((secret) => [secret, ...secret.split(/\s+/)]);
  for (const word of words.sort((a, b) => b.length - a.length))
    if (word.length >= MIN_SECRET) shown = shown.replaceAll(word, "(hidden)");
  const flat = shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (flat.length <= MAX_TEXT) return flat;
  return kept === "start" ? `${flat.slice(0, MAX_TEXT)}…` : `…${flat.slice(-MAX_TEXT)}`;
}
