/**
 * What went wrong while a server was asked, as one of the reasons of `mcp_server_unreachable` and a sentence.
 * Errors come wrapped: the SDK's around undici's around Node's.
 *
 * The sentence quotes servers, so it is cut, has no control characters, none of the header values we sent, and of
 * URLs what may be shown.
 */
import { SdkError, SdkErrorCode, SdkHttpError, SseError } from "@modelcontextprotocol/client";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { ListToolsError, type UnreachableReason } from "./error.ts";

const MAX_TEXT = 300;
/** A shorter word of a header value is not a secret, and replacing it would garble the sentence. */
const MIN_SECRET = 6;

/** `said`: the server's last words on standard error. */
export function classifyFailure(error: unknown, given: Iterable<string>, said = ""): ListToolsError {
  const secrets = [...given];
  const chain = causes(error);
  const known = chain.find((e) => e instanceof ListToolsError);
  const reason = known instanceof ListToolsError ? known.reason : reasonOf(chain);
  const status = httpStatus(error);
  const told = known instanceof ListToolsError ? known.message : textOf(chain);
  const text = status === null || told.includes(String(status)) ? told : `HTTP ${status}: ${told}`;
  const words = said.trim() === "" ? "" : `; it said on standard error: ${presentable(said, secrets, "end")}`;
  return new ListToolsError(reason, presentable(text, secrets) + words, { cause: error });
}

/** HTTP status of the answer that made the request fail; null where it was not that. */
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

/** The error, what caused it, and so on; each member of an AggregateError. */
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

/** Codes of network and TLS errors of Node and undici. */
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
  // fetch says only this where a connection failed or broke off
  if (chain.some((e) => e instanceof TypeError && e.message === "fetch failed")) return "connect";
  return "protocol";
}

/** The outermost sentence and the innermost, which tells the fact. */
function textOf(chain: unknown[]): string {
  const texts = chain
    .map((e) => (e instanceof Error ? e.message : String(e)))
    .filter((text) => text !== "" && text !== "fetch failed");
  const [first, last] = [texts[0] ?? "unknown error", texts.at(-1) ?? ""];
  return first.includes(last) ? first : `${first}: ${last}`;
}

/** `kept`: what is left of a long text. */
function presentable(text: string, secrets: readonly string[], kept: "start" | "end" = "start"): string {
  let shown = withoutUrlSecrets(text);
  const words = secrets.flatMap((secret) => [secret, ...secret.split(/\s+/)]);
  for (const word of words.sort((a, b) => b.length - a.length))
    if (word.length >= MIN_SECRET) shown = shown.replaceAll(word, "(hidden)");
  const flat = shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (flat.length <= MAX_TEXT) return flat;
  return kept === "start" ? `${flat.slice(0, MAX_TEXT)}…` : `…${flat.slice(-MAX_TEXT)}`;
}
