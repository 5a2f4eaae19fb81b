/**
 * Messages that are not judged by what they say: too large to be held, or netmon failed on them.
 *
 * Direction of failure: closed in enforce, where whoever waits for the message is told instead; in observe it
 * passes.
 */
import { type Conversation, endCall } from "./conversation.ts";
import { likelyId, looksAsking } from "./likely-id.ts";
import type { Message } from "./message.ts";
import { NOWHERE, type Passage } from "./outcome.ts";
import { errorMessage } from "./own-message.ts";

const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;

/** `head`, `tail`: its beginning and end. The carrier keeps it, or hands it on in observe. */
export function oversized(
  conversation: Conversation,
  from: "client" | "server",
  head: string,
  tail: string,
): Passage {
  const { guard, pending } = conversation;
  const observes = guard.mode === "observe";
  const id = likelyId(head, tail);
  const asks = looksAsking(head);
  const whose = from === "client" ? "This message" : "The MCP server's message";
  const told = `[netmon] ${whose} is larger than mcp.inspection.max_message_bytes.`;
  guard.refused(from === "client" ? "to_server" : "to_client", "too_large", told);
  const request = from === "server" && !asks && id !== undefined ? pending.take(id) : undefined;
  if (request) endCall(conversation, request, observes ? "answered" : "result_blocked");
  if (observes) return NOWHERE;
  if (request) return { forward: errorMessage(request.wireId, INTERNAL_ERROR, told), back: [] };
  if (id === undefined) return NOWHERE;
  const error = errorMessage(JSON.stringify(id), INVALID_REQUEST, told);
  if (asks) return { forward: null, back: [error] };
  // an answer of the client: the server must not wait for it
  return from === "client" ? { forward: error, back: [] } : NOWHERE;
}

/** netmon failed on the message. */
export function failed(
  { guard, pending }: Conversation,
  direction: "to_server" | "to_client",
  message: Message,
): Passage {
  const told = "[netmon] This message could not be judged, for an error of netmon's own.";
  guard.refused(direction, "unparsed", told);
  if (guard.mode === "observe") return { forward: message.text, back: [] };
  if (message.kind === "notification" || message.id === undefined || message.id === null) return NOWHERE;
  const error = errorMessage(JSON.stringify(message.id), INTERNAL_ERROR, told);
  if (message.kind === "request") return { forward: null, back: [error] };
  pending.take(message.id);
  return { forward: error, back: [] };
}
