/**
 * The body of a client's request, whole and without its Content-Encoding, if it is small enough and can be decoded.
 *
 * Failure: a body that cannot be read so is `unread`, with the reason; its owner decides by the mode. RequestBroken
 * where the client closed inside its request or paused too long.
 */
import type { IncomingMessage } from "node:http";
import type { McpRefusalReason } from "../../event/event.ts";
import { decodeBody } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import { isUtf8OrNoCharset, listOf, valuesOf } from "../../framing/http-fields.ts";
import { GatheredBytes } from "./gathered-bytes.ts";

export class RequestBroken extends Error {
  override readonly name = "RequestBroken";
  readonly code: "gone" | "paused";

  constructor(code: RequestBroken["code"]) {
    super(code === "gone" ? "the client closed inside its request" : "the client stopped inside its request");
    this.code = code;
  }
}

/** Why a body is not read, and how HTTP says so. */
export interface Unreadable {
  status: 413 | 415;
  reason: McpRefusalReason;
  text: string;
}

export type RequestBody =
  | { bytes: Buffer; decoded: boolean }
  /** As it came: what there is of it, then the rest. */
  | { unread: Buffer | AsyncIterable<Uint8Array>; why: Unreadable };

/** How long a client may pause inside its request. */
const MAX_PAUSE_MS = 60_000;

/** Rejects with RequestBroken. */
export async function requestBody(request: IncomingMessage, maxBytes: number): Promise<RequestBody> {
  const bytes = (await bodyAtHand(request, maxBytes)) ?? (await wholeBody(request, maxBytes));
  if (bytes.rest) return { unread: startAndRest(bytes.start, request), why: tooLarge(maxBytes) };
  const coding = listOf(request.rawHeaders, "content-encoding");
  if (coding === undefined) return { bytes: bytes.start, decoded: false };
  try {
    return { bytes: decodeBody(coding, bytes.start, maxBytes), decoded: true };
  } catch (error) {
    if (!(error instanceof FramingError)) throw error;
    const text = `the body cannot be decoded: ${error.message}`;
    const why: Unreadable =
      error.code === "too_large" ? tooLarge(maxBytes) : { status: 415, reason: "unparsed", text };
    return { unread: bytes.start, why };
  }
}

/** Whether the body is what another reader would take it for; else why not. */
export function mediaObjection(request: IncomingMessage): Unreadable | null {
  const no = (text: string): Unreadable => ({ status: 415, reason: "unparsed", text });
  const types = valuesOf(request.rawHeaders, "content-type");
  if (types.length !== 1) return no("a message has one Content-Type, application/json");
  const [type = "", ...parameters] = (types[0] as string).split(";");
  if (type.trim().toLowerCase() !== "application/json")
    return no("the Content-Type of a message is application/json");
  return parameters.every(isUtf8OrNoCharset) ? null : no("messages are UTF-8");
}

function tooLarge(maxBytes: number): Unreadable {
  const text = `the message is larger than mcp.inspection.max_message_bytes, ${maxBytes} bytes`;
  return { status: 413, reason: "too_large", text };
}

async function* startAndRest(start: Buffer, request: IncomingMessage): AsyncGenerator<Uint8Array> {
  if (start.length > 0) yield start;
  // The connection is still needed for the answer when nobody wants the rest.
  for await (const part of request.iterator({ destroyOnReturn: false })) yield part;
}

interface Beginning {
  start: Buffer;
  /** More is to come, in the request, which is paused. */
  rest: boolean;
}

/**
 * Most messages come in one read with their head, and node has them in the request by the next microtask: taken as
 * they are, they need neither events nor a timer. null: there is more, or nobody knows.
 */
async function bodyAtHand(request: IncomingMessage, maxBytes: number): Promise<Beginning | null> {
  await null;
  const { readableLength } = request;
  const length = request.headers["content-length"];
  if (length === undefined || readableLength !== Number(length) || readableLength > maxBytes) return null;
  const start = request.read() as Buffer | null;
  request.resume(); // its end is still to be seen by node
  return start === null ? null : { start, rest: false };
}

function wholeBody(request: IncomingMessage, maxBytes: number): Promise<Beginning> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes)
    return Promise.resolve({ start: Buffer.alloc(0), rest: true });
  return new Promise((resolve, reject) => {
    const bytes = new GatheredBytes();
    const settle = (): void => {
      clearTimeout(paused);
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
    };
    const fail = (code: RequestBroken["code"]): void => {
      settle();
      reject(new RequestBroken(code));
    };
    const paused = setTimeout(() => fail("paused"), MAX_PAUSE_MS);
    const onData = (part: Buffer): void => {
      paused.refresh();
      bytes.append(part);
      if (bytes.length <= maxBytes) return;
      settle();
      request.pause();
      resolve({ start: bytes.take(), rest: true });
    };
    const onEnd = (): void => {
      settle();
      resolve({ start: bytes.take(), rest: false });
    };
    const onClose = (): void => fail("gone");
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
  });
}
