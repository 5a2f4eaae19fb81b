/**
 * The parts of a message that the gateway itself needs: which requests wait for an answer, and which revision of the
 * protocol the body claims. The engine (../inspection) interprets the rest.
 *
 * A body that is not a JSON object or a list of them is `readable: false`.
 */
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import type { RequestId } from "../inspection/guard.ts";
import { parsedText } from "../inspection/read-message.ts";
import { PROTOCOL_VERSION } from "../inspection/tool-call.ts";

/** The first revision without sessions (specification 2026-07-28, "Versioning"). */
const FIRST_STATELESS = "2026-07-28";

/** Codes of JSON-RPC 2.0, section 5.1; `server` is the first of those left to implementations. */
export const ErrorCode = {
  parse: -32700,
  invalidRequest: -32600,
  server: -32000,
  /** Specification 2026-07-28, Streamable HTTP, HeaderMismatch. */
  headerMismatch: -32020,
} as const;

export interface Message {
  id: RequestId;
  method: string;
  params: JsonObject | null;
  /** Whether the message has an id, so that the sender waits for an answer. */
  isRequest: boolean;
  /** Protocol version in `_meta`; null: none. */
  version: string | null;
}

export interface MessageBody {
  readable: boolean;
  batch: boolean;
  /** Messages with a method: requests and notifications. */
  messages: readonly Message[];
}

export function isStateless(version: string | null | undefined): boolean {
  return version !== null && version !== undefined && version >= FIRST_STATELESS;
}

/** `parsed`: the parsed form of the same bytes. */
export function readBody(bytes: Buffer, { value } = parsedText(bytes)): MessageBody {
  if (value === undefined) return { readable: false, batch: false, messages: [] };
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const messages: Message[] = [];
  for (const item of items) {
    const message = messageOf(item);
    if (message !== null) messages.push(message);
  }
  return { readable: items.every(isObject), batch: Array.isArray(value), messages };
}

function messageOf(item: unknown): Message | null {
  if (!isObject(item) || typeof item.method !== "string") return null;
  const params = isObject(item.params) ? item.params : null;
  const meta = params !== null && isObject(params._meta) ? params._meta : null;
  const version = meta?.[PROTOCOL_VERSION];
  const { id } = item;
  return {
    id: typeof id === "string" || typeof id === "number" ? id : null,
    method: item.method,
    params,
    isRequest: id !== undefined,
    version: typeof version === "string" ? version : null,
  };
}

export function errorMessage(id: RequestId, code: number, message: string): Buffer {
  return Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } }));
}

/** Reports whether a body holds JSON-RPC messages, rather than the error of an intermediary. */
export function isJsonRpc(bytes: Buffer): boolean {
  const { value } = parsedText(bytes);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.some((item) => isObject(item) && "jsonrpc" in item);
}

/** Reports whether the error is for an invalid message, answered with HTTP 400 (Streamable HTTP, sending messages). */
export function saysUnreadable(message: Uint8Array): boolean {
  const value: unknown = JSON.parse(Buffer.from(message).toString("utf8"));
  const code = isObject(value) && isObject(value.error) ? value.error.code : undefined;
  return code === ErrorCode.parse || code === ErrorCode.invalidRequest;
}

/** Joins several messages into the body of one answer. */
export function joined(messages: readonly Uint8Array[], batch: boolean): Buffer {
  if (!batch && messages.length === 1) return Buffer.from(messages[0] as Uint8Array);
  const parts: Buffer[] = [Buffer.from("[")];
  for (const message of messages) {
    const text = Buffer.from(message).toString("utf8").trim();
    // Batches cannot be nested.
    const inner = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1).trim() : text;
    if (inner === "") continue;
    if (parts.length > 1) parts.push(Buffer.from(","));
    parts.push(Buffer.from(inner));
  }
  return Buffer.concat([...parts, Buffer.from("]")]);
}
