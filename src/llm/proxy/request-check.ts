/**
 * Checks a request: judges MCP servers that the provider itself would call, whose traffic never passes this machine's
 * kernel, and applies DLP redaction.
 *
 * Rejects with FramingError or UnreadableError if the body cannot be read; the caller decides by its mode.
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
  /** The body without Content-Encoding; empty if only the check needs it. */
  decoded: Buffer;
  /** JSON of the request: its text, without long strings if it is large, or only its settings. */
  requestText: string;
  /** The redacted body; null: the client's own bytes are forwarded. */
  replacement: Buffer | null;
  redactions: number;
  /** Verdicts on servers that the policy denies; empty: the request may be forwarded. */
  denied: ProviderServerVerdict[];
}

const NOTHING = Buffer.alloc(0);
const EMPTY: CheckedRequest = {
  decoded: NOTHING,
  requestText: "",
  replacement: null,
  redactions: 0,
  denied: [],
};

/** `body`: the pieces as received. */
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
  const needsWhole = isEncoded || redact !== null || store !== null;
  const decoded = needsWhole
    ? await decodeBody(coding, await inOnePiece(body), maxBytes, "request_bytes")
    : NOTHING;
  const pieces = needsWhole ? [decoded] : body;
  const size = sizeOf(pieces);
  if (size === 0) return EMPTY;
  const parameters = valuesOf(request.rawHeaders, "content-type").flatMap((type) => type.split(";").slice(1));
  if (!parameters.every(isUtf8OrNoCharset)) throw new UnreadableError("it is not UTF-8");
  const { requestText, mayName } = await readText(pieces, format, needsWhole);
  const denied = (mayName ? serversIn(format, requestText) : [])
    .map((server) => providerServer(exchange, server))
    .filter((verdict) => verdict.action === "block");
  if (redact === null) return { decoded, requestText, replacement: null, redactions: 0, denied };
  await turn(size);
  const text = size > LARGE ? withoutMark(utf8Text(decoded)) : requestText;
  await turn(size);
  const { body: redacted, redactions } = await inTurns(redact(text, requestText));
  await turn(size);
  return {
    decoded,
    requestText,
    replacement: redactions > 0 ? Buffer.from(redacted) : null,
    redactions,
    denied,
  };
}

/** Bytes; of a larger body only the outline is parsed. */
const LARGE = 1 << 20;

/**
 * `needsWhole`: settings alone do not suffice; the complete text is needed, unless it is large. `mayName`: the request
 * may name MCP servers.
 */
async function readText(
  pieces: readonly Buffer[],
  format: WireFormat,
  needsWhole: boolean,
): Promise<{ requestText: string; mayName: boolean }> {
  if (sizeOf(pieces) <= LARGE) {
    const settings = needsWhole ? null : requestSettings(pieces, format.serverWords);
    if (settings !== null) return { requestText: withoutMark(settings), mayName: false };
    const requestText = jsonText(await inOnePiece(pieces));
    return { requestText, mayName: mayNameServers(format, requestText) };
  }
  try {
    const requestText = withoutMark(await inTurns(jsonOutline(utf8Pieces(pieces, OUTLINE_STEP))));
    return { requestText, mayName: mayNameServers(format, requestText) };
  } catch (error) {
    throw namingText(error, "the request");
  }
}

/** Escaped letters count as a match, since any word may be escaped; so does a NUL, which means UTF-16 or worse. */
function mayNameServers({ serverWords }: WireFormat, text: string): boolean {
  return new RegExp(serverWords.join("|"), "i").test(text) || hasEscapedLetters(text) || text.includes("\0");
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

async function turn(size: number): Promise<void> {
  if (size > LARGE) await nextTurn();
}

function serversIn(format: WireFormat, requestText: string): ProviderMcpServer[] {
  const servers = format.providerServers(requestText);
  for (const { name, url, tools } of servers)
    if ([name, url, ...(tools ?? [])].includes(LEFT_OUT))
      throw new UnreadableError("a name or URL of an MCP server is too long");
  return servers;
}
