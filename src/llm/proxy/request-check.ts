/**
 * What a request asks of the provider beyond an answer: MCP servers that the provider itself would call,
 * which never pass this machine's kernel; and what DLP takes out of it.
 *
 * Failure: rejects with FramingError and UnreadableError where the body cannot be read; the owner decides by its mode.
 */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { decodeBody } from "../../framing/content-encoding.ts";
import { utf8Text } from "../../framing/utf8-text.ts";
import { isUtf8OrNoCharset, listOf, valuesOf } from "../../http/header-fields.ts";
import { hasEscapedLetters } from "../json-document.ts";
import { UnreadableError, type WireFormat } from "../wire.ts";
import type { ProviderServerVerdict, ProxyPorts, RequestContext } from "./ports.ts";

export interface CheckedRequest {
  /** Without Content-Encoding. */
  decoded: Buffer;
  /** Redacted; null: the client's own bytes go on. */
  replacement: Buffer | null;
  redactions: number;
  /** Verdicts on servers that the policy denies; empty: it may go on. */
  denied: ProviderServerVerdict[];
}

export async function checkRequest(
  request: IncomingMessage,
  bytes: Buffer,
  maxBytes: number,
  format: WireFormat,
  exchange: RequestContext,
  ports: ProxyPorts,
): Promise<CheckedRequest> {
  const decoded = decodeBody(listOf(request.rawHeaders, "content-encoding"), bytes, maxBytes);
  if (decoded.length === 0) return { decoded, replacement: null, redactions: 0, denied: [] };
  const parameters = valuesOf(request.rawHeaders, "content-type").flatMap((type) => type.split(";").slice(1));
  if (!isUtf8(decoded) || !parameters.every(isUtf8OrNoCharset)) throw new UnreadableError("it is not UTF-8");
  const looksAtMcp = await mayNameMcp(decoded);
  if (!looksAtMcp && ports.redact === null) return { decoded, replacement: null, redactions: 0, denied: [] };
  const text = utf8Text(decoded).replace(/^\uFEFF/, "");
  await turn(decoded);
  const denied = (looksAtMcp ? format.providerServers(text) : [])
    .map((server) => ports.providerServer(exchange, server))
    .filter((verdict) => verdict.action === "block");
  await turn(decoded);
  const redacting = ports.redact?.(text, exchange);
  const { body, redactions } = redacting ? await inTurns(redacting) : { body: text, redactions: 0 };
  await turn(decoded);
  return { decoded, replacement: redactions > 0 ? Buffer.from(body) : null, redactions, denied };
}

/** So many bytes are one turn of the event loop. */
const TURN = 1 << 20;

async function turn({ length }: Buffer): Promise<void> {
  if (length > TURN) await nextTurn();
}

/** Each step in a turn of the event loop. */
async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** Converse says `serverName`; gateways may not mind the case. */
const WORDS = ["mcp", "serverName", "MCP", "Mcp"];
/** No word, and no escape of a letter, is longer. */
const LONGEST = 16;

/** Each word may be written with escapes; a NUL is UTF-16 or worse. */
async function mayNameMcp(body: Buffer): Promise<boolean> {
  for (let at = 0; at < body.length; at += TURN) {
    const part = body.subarray(at, at + TURN + LONGEST);
    if (WORDS.some((word) => part.includes(word)) || hasEscapedLetters(part) || part.includes(0)) return true;
    await turn(body);
  }
  return false;
}
