/**
 * Decides about messages of the client.
 *
 * Fails closed. A refused message does not reach the server, and the peer that waits gets an error: the client for a
 * request, the server for an answer.
 */
import { isObject } from "../../framing/json-document.ts";
import { type Conversation, endCall, reportServerRefusal, serverRefusal } from "./conversation.ts";
import type { JudgedCall, Refusal, RequestId } from "./guard.ts";
import {
  DROPPED,
  type ErrorMessage,
  type Message,
  type MessageOutcome,
  type NotificationMessage,
  type RequestMessage,
  type ResultMessage,
  type UnreadableMessage,
} from "./message.ts";
import { CANCELLED, HANDSHAKE, TASKS_GET, TASKS_RESULT, TOOLS_CALL, TOOLS_LIST } from "./methods.ts";
import { errorMessage, idText, refusalMessage, refusedResult } from "./own-message.ts";
import { envelopeOf, incomingCall } from "./tool-call.ts";
import { guessedEnvelope } from "./unreadable.ts";

/** `since`: time of arrival, by the engine's clock. */
export function fromClient(
  conversation: Conversation,
  message: Message,
  since: number,
): MessageOutcome | Promise<MessageOutcome> {
  switch (message.kind) {
    case "request":
      return request(conversation, message, since);
    case "notification":
      return notification(conversation, message);
    case "result":
    case "error":
      return answer(conversation, message);
    case "unreadable":
      return unreadable(conversation, message);
  }
}

function request(
  conversation: Conversation,
  message: RequestMessage,
  since: number,
): MessageOutcome | Promise<MessageOutcome> {
  const { guard, pending } = conversation;
  const { id, method, text } = message;
  const wireId = idText(id, text);
  const same = pending.get(id);
  if ((same && !same.cancelled) || conversation.waiting.has(id)) {
    const explanation =
      "[netmon] This request has the id of one that has no answer yet; answers could be confused.";
    guard.refused("to_server", "unparsed", explanation);
    if (guard.mode === "enforce") return { forward: null, back: [errorMessage(wireId, -32600, explanation)] };
  }
  const blocked = HANDSHAKE.has(method) ? null : serverRefusal(conversation);
  if (method === TOOLS_CALL) return toolCall(conversation, message, wireId, blocked, since);
  if (blocked) {
    guard.refused("to_server", "server_blocked", blocked.text);
    return { forward: null, back: [refusalMessage(wireId, blocked)] };
  }
  remember(conversation, message, wireId, null, since);
  return { forward: text, back: [] };
}

function toolCall(
  conversation: Conversation,
  message: RequestMessage,
  wireId: string,
  blocked: Refusal | null,
  since: number,
): MessageOutcome | Promise<MessageOutcome> {
  const judged = conversation.guard.call(incomingCall(message));
  const { waiting } = judged;
  if (!waiting) return decidedCall(conversation, message, judged, { wireId, blocked, since });
  if (blocked) waiting.cancel();
  return waitingCall(conversation, message, waiting, { wireId, blocked, since });
}

interface CallFacts {
  wireId: string;
  blocked: Refusal | null;
  since: number;
}

/** Waits for a person to approve a call, before which nothing of it reaches the server. */
async function waitingCall(
  conversation: Conversation,
  message: RequestMessage,
  { decided, cancel }: NonNullable<JudgedCall["waiting"]>,
  facts: CallFacts,
): Promise<MessageOutcome> {
  const { waiting, guard } = conversation;
  const entry = { cancel, cancelled: false };
  waiting.set(message.id, entry);
  const stop = keepWaiting(conversation, message);
  const judged = await decided;
  stop();
  if (waiting.get(message.id) === entry) waiting.delete(message.id);
  if (!entry.cancelled && !conversation.closed) return decidedCall(conversation, message, judged, facts);
  // The call is no longer needed, whatever the answer.
  guard.ended(judged, { outcome: entry.cancelled ? "cancelled" : "refused", latencyMs: null });
  return DROPPED;
}

/** Interval of progress notifications to clients that gave a token; most of them then wait longer. */
const PROGRESS_MS = 5000;

function keepWaiting({ notify }: Conversation, { id, params }: RequestMessage): () => void {
  const { _meta: meta } = params;
  const token = isObject(meta) ? meta.progressToken : undefined;
  if (notify === null || (typeof token !== "string" && typeof token !== "number")) return () => {};
  let progress = 0;
  const tell = (): void => {
    const params = { progressToken: token, progress: ++progress, message: "waiting for a person's approval" };
    notify(JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress", params }), id);
  };
  const timer = setInterval(tell, PROGRESS_MS);
  return () => clearInterval(timer);
}

function decidedCall(
  conversation: Conversation,
  message: RequestMessage,
  judged: JudgedCall,
  { wireId, blocked, since }: CallFacts,
): MessageOutcome {
  const { guard } = conversation;
  const { call } = judged;
  const refusal = judged.refusal ?? blocked;
  if (refusal === null) {
    remember(conversation, message, wireId, judged, since);
    return { forward: message.text, back: [] };
  }
  guard.ended(judged, { outcome: "refused", latencyMs: null });
  const modern = envelopeOf(message.params) !== null;
  const error =
    guard.blockResponse === "result"
      ? refusedResult(wireId, refusal, modern)
      : refusalMessage(wireId, refusal, call.toolName);
  return { forward: null, back: [error] };
}

function remember(
  { pending, tools }: Conversation,
  { id, method, params }: RequestMessage,
  wireId: string,
  call: JudgedCall | null,
  since: number,
): void {
  const isTask = method === TASKS_GET || method === TASKS_RESULT;
  const about = isTask ? tools.tasks.get(params.taskId) : (params.name ?? params.uri);
  pending.add({
    id,
    wireId,
    method,
    about: typeof about === "string" ? about : "",
    firstPage: method === TOOLS_LIST && (params.cursor === undefined || params.cursor === null),
    envelope: envelopeOf(params),
    call,
    since,
    cancelled: false,
  });
}

function notification(
  conversation: Conversation,
  message: NotificationMessage,
): MessageOutcome | Promise<MessageOutcome> {
  const { guard, pending } = conversation;
  const { method, params, text } = message;
  if (method === CANCELLED) {
    const cancelled = pending.get(params.requestId as RequestId);
    if (cancelled) cancelled.cancelled = true;
    const waits = conversation.waiting.get(params.requestId as RequestId);
    if (waits) {
      waits.cancelled = true;
      waits.cancel();
      return DROPPED; // the server does not know the call
    }
  }
  if (method !== TOOLS_CALL)
    return reportServerRefusal(conversation, "to_server") ? DROPPED : { forward: text, back: [] };
  const blocked = serverRefusal(conversation);
  // Without an id it gets no answer, but a sloppy server runs it anyway.
  const judged = guard.call(incomingCall(message));
  const { waiting } = judged;
  if (waiting) {
    // Without an answer, the client could not be told to try again.
    waiting.cancel();
    return waiting.decided.then((decided) => {
      guard.ended(decided, { outcome: "refused", latencyMs: null });
      return DROPPED;
    });
  }
  const passes = judged.refusal === null && blocked === null;
  guard.ended(judged, { outcome: passes ? "unanswered" : "refused", latencyMs: null });
  return passes ? { forward: text, back: [] } : DROPPED;
}

/** Decides about an answer to a request of the server. */
function answer(conversation: Conversation, { text }: ResultMessage | ErrorMessage): MessageOutcome {
  return reportServerRefusal(conversation, "to_server") ? DROPPED : { forward: text, back: [] };
}

function unreadable({ guard }: Conversation, message: UnreadableMessage): MessageOutcome {
  const { text, reason, why, code, id, mayBeRequest, mayBeResponse } = message;
  const doubt = `[netmon] A message from the agent's host is ambiguous: ${why}.`;
  guard.refused("to_server", reason, doubt);
  if (guard.mode === "observe") return { forward: text, back: [] };
  const guess = guessedEnvelope(message);
  const wireId = id !== undefined ? idText(id, text) : guess?.kind === "request" ? guess.idText : "null";
  const error = errorMessage(wireId, code, `${doubt} It was not sent to the MCP server.`);
  // Both peers may wait for a message that is a request and a response at once.
  return { forward: mayBeResponse ? error : null, back: mayBeResponse && !mayBeRequest ? [] : [error] };
}

/** Reports a request that will no longer be answered. */
export function giveUp(conversation: Conversation, request: Parameters<typeof endCall>[1]): void {
  endCall(conversation, request, request.cancelled ? "cancelled" : "unanswered");
}
