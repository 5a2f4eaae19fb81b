/**
 * Reads the message in a client's POST, complete and decoded, if it is small enough and can be decoded.
 *
 * Enforce answers an unreadable body with an error; observe forwards it unread. Both report it. Rejects with
 * RequestBroken if the client closes the connection inside its request or pauses too long.
 */

import type { IncomingMessage } from "node:http";
import type { McpRefusalReason } from "../../event/event.ts";
import { limitWords } from "../../event/limits.ts";
import { decodeBody } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import { JsonCostScanner, MAX_VALUES } from "../../framing/json-cost.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { contentType, listOf } from "../../http/header-fields.ts";
import { MAX_PAUSE_MS, NO_MEMORY, readBody, startAndRest } from "../../http/request-body.ts";
import { TOO_MANY_VALUES } from "../inspection/read-message.ts";
import type { Endpoint } from "./endpoint.ts";
import { answerError } from "./own-responses.ts";

/** Why a body is not read, with the HTTP status for it. */
interface Unreadable {
  status: 413 | 415 | 503;
  reason: McpRefusalReason;
  text: string;
}

export type MessageBytes =
  | { bytes: Buffer; decoded: boolean }
  /** The bytes as received: those read so far, then the rest. */
  | { unread: Buffer | AsyncIterable<Uint8Array>; why: Unreadable; drop?: () => void };

/** Returns null if the request has been answered. Rejects with RequestBroken. */
export async function incoming(
  { guard, options }: Endpoint,
  request: IncomingMessage,
  client: ClientResponse,
): Promise<MessageBytes | null> {
  const body = await messageBytes(request, client, options.limits.maxMessageBytes);
  const objection = "unread" in body ? body.why : mediaObjection(request);
  if (objection === null) return body;
  const { reason, status, text } = objection;
  guard.refused("to_server", reason, text);
  if (guard.mode === "observe") return body;
  if ("drop" in body) body.drop?.();
  answerError(client, status, `[netmon] Not sent on: ${text}.`);
  return null;
}

/** Rejects with RequestBroken. */
async function messageBytes(
  request: IncomingMessage,
  client: ClientResponse,
  maxBytes: number,
): Promise<MessageBytes> {
  const coding = listOf(request.rawHeaders, "content-encoding");
  // The values of an encoded body are counted when it is decoded.
  const cost = coding === undefined ? new JsonCostScanner() : null;
  const { bytes, complete, noMemory, release, drop } = await readBody(request, {
    maxBytes,
    pauseMs: MAX_PAUSE_MS,
    accepts: (piece) => {
      cost?.push(piece);
      return cost === null || cost.values <= MAX_VALUES;
    },
  });
  client.whenOver(release);
  if (noMemory) return { unread: startAndRest([bytes], request), why: OTHERS, drop };
  if (!complete) {
    const costly = cost !== null && cost.values > MAX_VALUES;
    return { unread: startAndRest([bytes], request), why: costly ? TOO_COSTLY : tooLarge(maxBytes), drop };
  }
  if (coding === undefined) return { bytes: bytes, decoded: false };
  try {
    return { bytes: await decodeBody(coding, bytes, maxBytes, "message_bytes"), decoded: true };
  } catch (error) {
    if (!(error instanceof FramingError)) throw error;
    const text = `the body cannot be decoded: ${error.message}`;
    const large = error.code === "too_large";
    return {
      unread: bytes,
      why: { status: large ? 413 : 415, reason: large ? "too_large" : "unparsed", text },
    };
  }
}

/** Returns why the Content-Type is not acceptable; null if it is. */
function mediaObjection(request: IncomingMessage): Unreadable | null {
  const no = (text: string): Unreadable => ({ status: 415, reason: "unparsed", text });
  const declared = contentType(request.rawHeaders);
  if (declared === null) return no("a message has one Content-Type, application/json");
  if (declared.type !== "application/json") return no("the Content-Type of a message is application/json");
  return declared.utf8 ? null : no("messages are UTF-8");
}

const TOO_COSTLY: Unreadable = {
  status: 413,
  reason: "too_large",
  text: `the message is not read: ${TOO_MANY_VALUES}`,
};

const OTHERS: Unreadable = {
  status: 503,
  reason: "too_large",
  text: `the message is not read: ${NO_MEMORY}`,
};

function tooLarge(maxBytes: number): Unreadable {
  const text = `the message is larger than ${maxBytes} bytes ${limitWords("message_bytes")}`;
  return { status: 413, reason: "too_large", text };
}
