/** The gateway's own responses in JSON-RPC: as JSON, or as a stream for a client that accepts nothing else. */
import { encodeSse } from "../../framing/sse.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { listOf } from "../../http/header-fields.ts";
import type { RequestId } from "../inspection/guard.ts";
import { ErrorCode, errorMessage, joined } from "./json-rpc.ts";

const STREAM_TYPE = ["content-type", "text/event-stream", "cache-control", "no-cache"];
const JSON_TYPE = ["content-type", "application/json"];

/** Sends the answers to the requests of one body; in a stream that has begun, as its last events. */
export function answerMessages(
  client: ClientResponse,
  fields: readonly string[],
  status: number,
  messages: readonly Uint8Array[],
  batch: boolean,
): void {
  if (client.begun) client.end(Buffer.concat(messages.map(asEvent)));
  else if (messages.length === 0) client.whole(status === 200 ? 202 : status, [], Buffer.alloc(0));
  else if (status === 200 && takesOnlyStreams(fields))
    client.whole(status, STREAM_TYPE, Buffer.concat(messages.map(asEvent)));
  else client.whole(status, JSON_TYPE, joined(messages, batch));
}

/** Sends a message before the answer, which begins a stream. Does nothing if the client does not accept one. */
export function notify(client: ClientResponse, fields: readonly string[], message: string): void {
  if (!takesStreams(fields)) return;
  if (!client.begun) client.head(200, STREAM_TYPE);
  client.write(asEvent(Buffer.from(message)));
}

interface ErrorParts {
  id?: RequestId;
  code?: number;
  /** Header fields in addition to the content type. */
  fields?: readonly string[];
}

export function answerError(
  client: ClientResponse,
  status: number,
  text: string,
  { id = null, code = ErrorCode.server, fields = [] }: ErrorParts = {},
): void {
  client.whole(status, [...JSON_TYPE, ...fields], errorMessage(id, code, text));
}

export function asEvent(message: Uint8Array): Uint8Array {
  return encodeSse({ event: "message", data: Buffer.from(message).toString("utf8") });
}

function takesStreams(fields: readonly string[]): boolean {
  return listOf(fields, "accept")?.toLowerCase().includes("text/event-stream") === true;
}

function takesOnlyStreams(fields: readonly string[]): boolean {
  return takesStreams(fields) && !/application\/(?:json|\*)|\*\/\*/i.test(listOf(fields, "accept") ?? "");
}
