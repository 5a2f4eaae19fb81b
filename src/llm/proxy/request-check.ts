/**
 * What a request asks of the provider beyond an answer: MCP servers that the provider itself would call,
 * which never pass this machine's kernel; and what DLP takes out of it.
 *
 * Failure: rejects with FramingError and UnreadableError where the body cannot be read; the owner decides by its mode.
 */
import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurns } from "../../async/steps.ts";
import { contentCodings, decodeBody } from "../../framing/content-encoding.ts";
import { jsonOutline, LEFT_OUT, OUTLINE_STEP } from "../../framing/json-outline.ts";
import { utf8Text } from "../../framing/utf8-text.ts";
import { inOnePiece, sizeOf } from "../../http/body-pieces.ts";
import { isUtf8OrNoCharset, listOf, valuesOf } from "../../http/header-fields.ts";
import { requestSettings } from "../../native/request-settings.ts";
import { hasEscapedLetters, jsonText, namingText, utf8Pieces } from "../json-document.ts";
import { type ProviderMcpServer, UnreadableError, type WireFormat } from "../wire.ts";
import type { ProviderServerVerdict, ProxyPorts, RequestContext } from "./ports.ts";

export interface CheckedRequest {
  /** Without Content-Encoding; empty where nothing but the check needs it. */
  decoded: Buffer;
  /** JSON that says what it asks for: its text, without long strings where it is large, or its settings alone. */
  asked: string;
  /** Redacted; null: the client's own bytes go on. */
  replacement: Buffer | null;
  redactions: number;
  /** Verdicts on servers that the policy denies; empty: it may go on. */
  denied: ProviderServerVerdict[];
}

const NOTHING = Buffer.alloc(0);
const EMPTY: CheckedRequest = { decoded: NOTHING, asked: "", replacement: null, redactions: 0, denied: [] };

/** `body`: in the pieces that it came in. */
export async function checkRequest(
  request: IncomingMessage,
  body: readonly Buffer[],
  maxBytes: number,
  format: WireFormat,
  exchange: RequestContext,
  { redact, store, providerServer }: Pick<ProxyPorts, "redact" | "store" | "providerServer">,
): Promise<CheckedRequest> {
  if (sizeOf(body) === 0) return EMPTY;
  const coding = listOf(request.rawHeaders, "content-encoding");
  const isEncoded = contentCodings(coding).length > 0;
  const isWhole = isEncoded || redact !== null || store !== null;
  const decoded = isWhole ? await decodeBody(coding, await inOnePiece(body), maxBytes) : NOTHING;
  const pieces = isWhole ? [decoded] : body;
  const size = sizeOf(pieces);
  if (size === 0) return EMPTY;
  const parameters = valuesOf(request.rawHeaders, "content-type").flatMap((type) => type.split(";").slice(1));
  if (!parameters.every(isUtf8OrNoCharset)) throw new UnreadableError("it is not UTF-8");
  const { asked, mayName } = await readText(pieces, format, isWhole);
  const denied = (mayName ? serversIn(format, asked) : [])
    .map((server) => providerServer(exchange, server))
    .filter((verdict) => verdict.action === "block");
  if (redact === null) return { decoded, asked, replacement: null, redactions: 0, denied };
  await turn(size);
  const text = size > LARGE ? withoutMark(utf8Text(decoded)) : asked;
  await turn(size);
  const { body: redacted, redactions } = await inTurns(redact(text, asked));
  await turn(size);
  return { decoded, asked, replacement: redactions > 0 ? Buffer.from(redacted) : null, redactions, denied };
}

/** Bytes of a body of which no more than its outline is parsed. */
const LARGE = 1 << 20;

interface RequestText {
  asked: string;
  /** It may name MCP servers. */
  mayName: boolean;
}

/** `isWhole`: all of a text that is not large is needed. */
async function readText(
  pieces: readonly Buffer[],
  format: WireFormat,
  isWhole: boolean,
): Promise<RequestText> {
  if (sizeOf(pieces) <= LARGE) {
    const settings = isWhole ? null : requestSettings(pieces, format.serverWords);
    if (settings !== null) return { asked: withoutMark(settings), mayName: false };
    const asked = jsonText(await inOnePiece(pieces));
    return { asked, mayName: mayNameServers(format, asked) };
  }
  try {
    const asked = withoutMark(await inTurns(jsonOutline(utf8Pieces(pieces, OUTLINE_STEP))));
    return { asked, mayName: mayNameServers(format, asked) };
  } catch (error) {
    throw namingText(error, "the request");
  }
}

/** Each word may be written with escapes; a NUL is UTF-16 or worse. */
function mayNameServers({ serverWords }: WireFormat, text: string): boolean {
  return new RegExp(serverWords.join("|"), "i").test(text) || hasEscapedLetters(text) || text.includes("\0");
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

async function turn(size: number): Promise<void> {
  if (size > LARGE) await nextTurn();
}

function serversIn(format: WireFormat, asked: string): ProviderMcpServer[] {
  const servers = format.providerServers(asked);
  for (const { name, url, tools } of servers)
    if ([name, url, ...(tools ?? [])].includes(LEFT_OUT))
      throw new UnreadableError("a name or URL of an MCP server is too long");
  return servers;
}
