/** Answers of the gateway itself, as JSON-RPC: in JSON, or as a stream for a client that takes nothing else. */

import { encodeSse } from "../../framing/sse.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { listOf } from "../../http/header-fields.ts";
import type { RequestId } from "../inspection/guard.ts";
import { ErrorCode, errorMessage, joined } from "./json-rpc.ts";

const JSON_TYPE = ["content-type", "application/json"];

/** One message or several, to requests that came in one body. */
export function answerMessages(
  client: ClientResponse,
  fields: readonly string[],
  status: number,
  messages: readonly Uint8Array[],
  batch: boolean,
): void {
  if (messages.length === 0) client.whole(status === 200 ? 202 : status, [], Buffer.alloc(0));
  else if (status === 200 && takesOnlyStreams(fields)) {
    const type = ["content-type", "text/event-stream", "cache-control", "no-cache"];
    client.whole(status, type, Buffer.concat(messages.map(asEvent)));
  } else client.whole(status, JSON_TYPE, joined(messages, batch));
}

interface ErrorParts {
  id?: RequestId;
  code?: number;
  data?: unknown;
  /** Header fields besides the content type. */
  fields?: readonly string[];
}

export function answerError(
  client: ClientResponse,
  status: number,
  text: string,
  { id = null, code = ErrorCode.server, data, fields = [] }: ErrorParts = {},
): void {
  client.whole(status, [...JSON_TYPE, ...fields], errorMessage(id, code, text, data));
}

export function asEvent(message: Uint8Array): Uint8Array {
  return encodeSse({ event: "message", data: Buffer.from(message).toString("utf8") });
}

function takesOnlyStreams(fields: readonly string[]): boolean {
  const accept = listOf(fields, "accept")?.toLowerCase();
  if (accept === undefined || !accept.includes("text/event-stream")) return false;
  return !/application\/(?:json|\*)|\*\/\*/.test(accept);
}
