/**
 * Checks a request: judges MCP servers that the provider itself would call, whose traffic never passes this machine's
 * kernel, and the tools that the model is offered, and applies DLP redaction.
 *
 * Rejects with FramingError or UnreadableError if the body cannot be read; the caller decides by its mode.
 */
import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurns } from "../../async/steps.ts";
import { PlaceholderSearch, withoutPlaceholders } from "../../credentials/placeholder.ts";
import { contentCodings, decodeBody } from "../../framing/content-encoding.ts";
import { jsonOutline, LEFT_OUT, OUTLINE_STEP } from "../../framing/json-outline.ts";
import { inOnePiece, sizeOf } from "../../http/body-pieces.ts";
import { isUtf8OrNoCharset, listOf, valuesOf } from "../../http/header-fields.ts";
import { addon, type ToolListPlace } from "../../native/addon.ts";
import { hasEscapedLetters, jsonText, namingText, utf8Pieces } from "../json-document.ts";
import { type KeptConversation, type ProviderMcpServer, UnreadableError, type WireFormat } from "../wire.ts";
import {
  callableAfter,
  type KnownConversation,
  type MayCall,
  NOTHING_CALLABLE,
} from "./kept-conversations.ts";
import { type CheckedOffer, OfferCheck } from "./offer-check.ts";
import type { OfferVerdict, ProviderServerVerdict, ProxyPorts, RequestContext } from "./ports.ts";

export interface CheckedRequest {
  /** The body without Content-Encoding; empty if only the check needs it. */
  decoded: Buffer;
  /** JSON of the request: its text, without long strings if it is large, or only its settings. */
  requestText: string;
  /** The body without what is redacted and without the tools that are taken out; null: the client's own bytes are forwarded. */
  replacement: Buffer | null;
  redactions: number;
  /** Verdicts on servers that the policy denies; empty: the request may be forwarded. */
  denied: ProviderServerVerdict[];
  /** Why the request may not be forwarded for what it offers the model; null: it may. */
  offer: OfferVerdict["refusal"];
  /** The conversation that it goes on with, and what is known of it; null: none. */
  continued: { conversation: KeptConversation; known: KnownConversation | null } | null;
  /** Whether that conversation has tools which would be taken out of a request today. */
  outdated: boolean;
  /** What the model may call after it; null: the provider keeps nothing of it, or it is not known. */
  mayCall: MayCall | null;
  /** In observe, why it could not be told what the request offers; null: it could. */
  offerFailure: unknown;
  /** The digits of the placeholders that were in the body; in enforce it is replaced by one without them. */
  placeholders: ReadonlySet<string>;
}

const NOTHING = Buffer.alloc(0);
const EMPTY: CheckedRequest = {
  decoded: NOTHING,
  requestText: "",
  replacement: null,
  redactions: 0,
  denied: [],
  offer: null,
  continued: null,
  outdated: false,
  mayCall: null,
  offerFailure: null,
  placeholders: new Set(),
};

/** `body`: the pieces as received. `conversationOf`: what is known of a conversation; null: no answer goes on with one. */
export async function checkRequest(
  request: IncomingMessage,
  body: readonly Buffer[],
  maxBytes: number,
  format: WireFormat,
  exchange: RequestContext,
  {
    redact,
    store,
    providerServer,
    offers,
    keyring,
  }: Pick<ProxyPorts, "redact" | "store" | "providerServer" | "offers" | "keyring">,
  offerCheck = new OfferCheck(),
  conversationOf: ((id: string) => KnownConversation | null) | null = null,
): Promise<CheckedRequest> {
  if (sizeOf(body) === 0) return EMPTY;
  const coding = listOf(request.rawHeaders, "content-encoding");
  const isEncoded = contentCodings(coding).length > 0;
  const needsWhole = isEncoded || redact !== null || store !== null;
  let sent = needsWhole
    ? await decodeBody(coding, await inOnePiece(body), maxBytes, "request_bytes")
    : NOTHING;
  const search = new PlaceholderSearch();
  if (keyring != null && !keyring.isEmpty) for (const piece of needsWhole ? [sent] : body) search.push(piece);
  const placeholders = search.found;
  const takesOut = placeholders.size > 0 && exchange.mode === "enforce";
  if (takesOut) sent = withoutPlaceholders(needsWhole ? sent : await inOnePiece(body));
  const pieces = needsWhole || takesOut ? [sent] : body;
  const size = sizeOf(pieces);
  if (size === 0) return EMPTY;
  const parameters = valuesOf(request.rawHeaders, "content-type").flatMap((type) => type.split(";").slice(1));
  if (!parameters.every(isUtf8OrNoCharset)) throw new UnreadableError("it is not UTF-8");
  const { requestText: sentText, mayName, lists } = await readText(pieces, format, needsWhole);
  const conversation = conversationOf && (await keptConversation(format, sentText, pieces));
  const known = (conversation && conversationOf?.(conversation.id)) ?? null;
  const before = known ?? NOTHING_CALLABLE;
  const servers = mayName ? serversIn(format, sentText) : [];
  const callable = callableAfter(before, { servers, offers: [] });
  const denied = callable.servers
    .map((server) => providerServer(exchange, server))
    .filter((verdict) => verdict.action === "block");
  let judged: CheckedOffer = { body: null, refusal: null, offer: null, outdated: false };
  let offerFailure: unknown = null;
  try {
    const text = mayName || lists === null ? sentText : null;
    if (offers) judged = await offerCheck.run(exchange, pieces, lists, text, offers, before.offers);
    if (judged.offer) {
      const { names: listed, lists, added } = judged.offer;
      const all = lists.length > 0 && added.length === 0 && conversation === null;
      exchange.offered = { listed, all };
    }
  } catch (error) {
    if (exchange.mode === "enforce") throw error;
    offerFailure = error;
  }
  const { body: stripped, refusal: offer, outdated } = judged;
  const continued = conversation && { conversation, known };
  const own = { servers, offers: judged.offer ? [judged.offer] : [] };
  // in observe, what goes on from what is not known passes, and is not known either
  const isKnown = offerFailure === null && (conversation === null || known !== null);
  const mayCall = isKnown && format.keeping?.keeps(sentText) === true ? callableAfter(before, own) : null;
  const changed = stripped ?? (takesOut ? sent : null);
  const decoded = stripped ?? sent;
  const requestText = stripped === null ? sentText : (await readText([stripped], format, true)).requestText;
  const found = {
    ...{ decoded, requestText, denied, offer, offerFailure, placeholders },
    ...{ continued, outdated, mayCall },
  };
  if (redact === null) return { ...found, replacement: changed, redactions: 0 };
  await turn(size);
  const text = size > LARGE ? withoutMark(decoded.toString("utf8")) : requestText;
  await turn(size);
  const { body: redacted, redactions } = await inTurns(redact(text, requestText));
  await turn(size);
  return { ...found, replacement: redactions > 0 ? Buffer.from(redacted) : changed, redactions };
}

/** Bytes; of a larger body only the outline is parsed. */
const LARGE = 1 << 20;

/**
 * `needsWhole`: settings alone do not suffice; the complete text is needed, unless it is large. `mayName`: the request
 * may name MCP servers. `lists`: where the lists of tools are; null: not known yet.
 */
async function readText(
  pieces: readonly Buffer[],
  format: WireFormat,
  needsWhole: boolean,
): Promise<{ requestText: string; mayName: boolean; lists: ToolListPlace[] | null }> {
  if (sizeOf(pieces) <= LARGE) {
    const found = needsWhole ? null : addon().requestSettings(pieces, format.serverWords);
    if (found !== null)
      return { requestText: withoutMark(found.settings), mayName: false, lists: found.lists };
    const requestText = jsonText(await inOnePiece(pieces));
    return { requestText, mayName: mayNameServers(format, requestText), lists: null };
  }
  try {
    const requestText = withoutMark(await inTurns(jsonOutline(utf8Pieces(pieces, OUTLINE_STEP))));
    return { requestText, mayName: mayNameServers(format, requestText), lists: null };
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

/** Returns null if the request goes on with nothing, or names that by an empty id. */
async function keptConversation(
  format: WireFormat,
  requestText: string,
  pieces: readonly Buffer[],
): Promise<KeptConversation | null> {
  const found = format.keeping?.conversation(requestText) ?? null;
  // a long id is not in the settings of a request
  const whole =
    found?.id === "" && sizeOf(pieces) <= LARGE
      ? (format.keeping?.conversation(jsonText(await inOnePiece(pieces))) ?? null)
      : found;
  return whole?.id === "" ? null : whole;
}

function serversIn(format: WireFormat, requestText: string): ProviderMcpServer[] {
  const servers = format.providerServers(requestText);
  for (const { name, url, tools } of servers)
    if ([name, url, ...(tools ?? [])].includes(LEFT_OUT))
      throw new UnreadableError("a name or URL of an MCP server is too long");
  return servers;
}
