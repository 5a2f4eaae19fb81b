/**
 * What a request asks of the provider beyond an answer: MCP servers that the provider itself would call,
 * which never pass this machine's kernel; and what DLP takes out of it.
 *
 * Failure: rejects with FramingError and UnreadableError where the body cannot be read; the owner decides by its mode.
 */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurns } from "../../async/steps.ts";
import { decodeBody } from "../../framing/content-encoding.ts";
import { jsonOutline, LEFT_OUT } from "../../framing/json-outline.ts";
import { utf8Text } from "../../framing/utf8-text.ts";
import { isUtf8OrNoCharset, listOf, valuesOf } from "../../http/header-fields.ts";
import { hasEscapedLetters, namingText } from "../json-document.ts";
import { type ProviderMcpServer, UnreadableError, type WireFormat } from "../wire.ts";
import type { ProviderServerVerdict, ProxyPorts, RequestContext } from "./ports.ts";

export interface CheckedRequest {
  /** Without Content-Encoding. */
  decoded: Buffer;
  /** Its text, of a large one without long strings. */
  asked: string;
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
  const decoded = await decodeBody(listOf(request.rawHeaders, "content-encoding"), bytes, maxBytes);
  if (decoded.length === 0) return { decoded, asked: "", replacement: null, redactions: 0, denied: [] };
  const parameters = valuesOf(request.rawHeaders, "content-type").flatMap((type) => type.split(";").slice(1));
  if (!isUtf8(decoded) || !parameters.every(isUtf8OrNoCharset)) throw new UnreadableError("it is not UTF-8");
  const asked = await readText(decoded);
  const denied = serversIn(format, asked)
    .map((server) => ports.providerServer(exchange, server))
    .filter((verdict) => verdict.action === "block");
  if (ports.redact === null) return { decoded, asked, replacement: null, redactions: 0, denied };
  await turn(decoded);
  const text = decoded.length > LARGE ? withoutMark(utf8Text(decoded)) : asked;
  await turn(decoded);
  const { body, redactions } = await inTurns(ports.redact(text, asked));
  await turn(decoded);
  return { decoded, asked, replacement: redactions > 0 ? Buffer.from(body) : null, redactions, denied };
}

/** Bytes of a body of which no more than its outline is parsed. */
const LARGE = 1 << 20;

async function readText(body: Buffer): Promise<string> {
  if (body.length <= LARGE) return withoutMark(utf8Text(body));
  try {
    return withoutMark(await inTurns(jsonOutline(body)));
  } catch (error) {
    throw namingText(error, "the request");
  }
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

async function turn({ length }: Buffer): Promise<void> {
  if (length > LARGE) await nextTurn();
}

function serversIn(format: WireFormat, asked: string): ProviderMcpServer[] {
  // each word may be written with escapes; a NUL is UTF-16 or worse
  const mayName = format.serverWords.test(asked) || hasEscapedLetters(asked) || asked.includes("\0");
  const servers = mayName ? format.providerServers(asked) : [];
  for (const { name, url, tools } of servers)
    if ([name, url, ...(tools ?? [])].includes(LEFT_OUT))
      throw new UnreadableError("a name or URL of an MCP server is too long");
  return servers;
}
