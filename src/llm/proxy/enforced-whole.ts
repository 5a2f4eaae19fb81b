/**
 * Bodies in enforce that are not streams: answers and errors, which are read and sent once their last byte has
 * arrived, and media.
 *
 * Fails closed. An unreadable answer becomes a 502 with the vendor's error; an unreadable error is replaced by one that
 * says so, with the same status. Both are reported.
 */
import { LIMITS, limitWords } from "../../event/limits.ts";
import { FramingError } from "../../framing/frame.ts";
import { BodyPieces, inOnePiece } from "../../http/body-pieces.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { contentType, listOf } from "../../http/header-fields.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import { type JsonDocument, jsonText, readDocument } from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { judgeAnswer } from "../whole-answer.ts";
import { UnreadableError } from "../wire.ts";
import type { AnswerContext, EnforcedReader } from "./answer.ts";
import { vendorError } from "./own-responses.ts";
import { knownHeaders } from "./response-headers.ts";
import { WaitingCalls } from "./waiting-calls.ts";

const MAX_ERROR_BYTES = LIMITS.error_bytes.most;
/** An answer may be so many times larger than what is parsed of it: images and vectors are not. */
const UNPARSED_TIMES = 8;
/** Which part of a file it is, and how it is called. */
const FILE_FIELDS = ["accept-ranges", "content-disposition", "content-range"];
const EMPTY = Buffer.alloc(0);

interface WholeBody extends Pick<EnforcedReader, "refuse" | "broken"> {
  maxBytes: number;
  /** Message for a body over the limit. */
  tooLarge: string;
  /** Sends the response made from the body's bytes. Throws, or rejects, if they cannot be read. */
  send(body: Buffer[]): void | Promise<void>;
  /** Sends the response for an empty body; null: it is read like any other. */
  sendEmpty: (() => void) | null;
}

function whole(
  client: ClientResponse,
  { maxBytes, tooLarge, send, sendEmpty, refuse, broken }: WholeBody,
): EnforcedReader {
  const body = new BodyPieces();
  return {
    bytes: (bytes) => {
      if (body.length + bytes.length > maxBytes) throw new FramingError("too_large", tooLarge);
      body.append(bytes);
    },
    end: () => (sendEmpty && body.length === 0 ? sendEmpty() : send(body.take())),
    refuse,
    // A body that is being sent was read completely; the end of the connection shows the client that it is cut off.
    broken: (text) => {
      if (!client.begun) broken(text);
    },
  };
}

export function wholeReader(context: AnswerContext, head: ResponseHead, mayBeEmpty: boolean): EnforcedReader {
  const { client, format, judge, options, provider, requestId, scope } = context;
  const { status, fields } = head;
  const tooLarge = `it is larger than ${options.maxResponseBytes} bytes ${limitWords("response_bytes")}`;
  return whole(client, {
    maxBytes: options.maxResponseBytes * UNPARSED_TIMES,
    tooLarge,
    send: async (body) => {
      const waiting = WaitingCalls.of(context);
      const ahead = waiting && ((answer: JsonDocument) => waiting.inAnswer(answer));
      const rewritten = await judgeAnswer(body, {
        format,
        judge,
        scope,
        ahead,
        isOver: () => client.over,
        maxParsed: { bytes: options.maxResponseBytes, tooLarge },
      });
      const out = rewritten === null ? body : [Buffer.from(rewritten)];
      await client.wholeIn(status, knownHeaders(fields, requestId, "application/json"), out);
    },
    sendEmpty: mayBeEmpty
      ? () => client.whole(status, [...knownHeaders(fields, requestId, null), "content-length", "0"], EMPTY)
      : null,
    refuse: ({ reason, text: what }) => {
      const text = `netmon did not forward the answer of ${provider}: it cannot be checked for tool calls (${what}).`;
      vendorError(client, format, { status: 502, reason, text, requestId });
      return text;
    },
    broken: (text) =>
      vendorError(client, format, { status: 502, reason: "upstream_ended", text, requestId, retry: true }),
  });
}

/** Sends the provider's error, with its status, as the vendor's error made of the known part. Nothing else is sent. */
export function errorReader(context: AnswerContext, head: ResponseHead): EnforcedReader {
  const { status, fields } = head;
  const { client, format, provider, requestId } = context;
  const answer = (body: string): void =>
    client.whole(status, knownHeaders(fields, requestId, "application/json"), Buffer.from(body));
  const withoutText = `${provider} answered with the HTTP status ${status}.`;
  return whole(client, {
    maxBytes: MAX_ERROR_BYTES,
    tooLarge: `it is larger than ${MAX_ERROR_BYTES} bytes ${limitWords("error_bytes")}`,
    send: async (body) => {
      const known = knownError(readDocument(jsonText(await inOnePiece(body)), "it").value);
      if (known === null) throw new UnreadableError("it has no known content");
      answer(format.knownErrorBody(known));
    },
    sendEmpty: () => answer(format.errorBody(status, "upstream_ended", withoutText)),
    refuse: ({ reason, text: what }) => {
      const text = `${withoutText} Its body was not forwarded: ${what}.`;
      answer(format.errorBody(status, reason, text));
      return text;
    },
    broken: (text) => answer(format.errorBody(status, "upstream_ended", text)),
  });
}

/**
 * Forwards audio, video, transcripts and files unchanged, for endpoints that have nothing else: no client reads such
 * bytes as an answer of a model.
 */
export function mediaReader(context: AnswerContext, { status, fields }: ResponseHead): EnforcedReader {
  const { client, provider, requestId } = context;
  const known = knownHeaders(fields, requestId, contentType(fields)?.type ?? "application/octet-stream");
  const ofFile = FILE_FIELDS.flatMap((name) => {
    const value = listOf(fields, name);
    return value === undefined ? [] : [name, value];
  });
  client.head(status, [...known, ...ofFile, "x-content-type-options", "nosniff"]);
  return {
    bytes: (bytes) => client.write(bytes),
    end: () => client.end(),
    refuse: ({ text }) => {
      client.cut();
      return `netmon ended this answer of ${provider}: it cannot be read (${text}).`;
    },
    broken: () => client.cut(),
  };
}
