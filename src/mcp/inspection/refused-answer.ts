/**
 * What the client gets in the place of an answer that is refused. Direction of failure: closed; whoever asked
 * gets an answer, and to what nobody asked there is none.
 */
import { type Conversation, endCall, serverRefusal } from "./conversation.ts";
import type { Refusal } from "./guard.ts";
import { HANDSHAKE, TOOLS_CALL } from "./methods.ts";
import { DROPPED, type MessageOutcome } from "./outcome.ts";
import { refusalMessage, refusedResult } from "./own-message.ts";
import type { PendingRequest } from "./pending-requests.ts";

export function refusedAnswer(
  conversation: Conversation,
  request: PendingRequest | undefined,
  refusal: Refusal,
): MessageOutcome {
  if (!request) return DROPPED;
  endCall(conversation, request, "result_blocked");
  const { wireId } = request;
  const asResult = request.method === TOOLS_CALL && conversation.guard.blockResponse === "result";
  const tool = request.method === TOOLS_CALL ? request.about : undefined;
  const forward = asResult
    ? refusedResult(wireId, refusal, request.envelope !== null)
    : refusalMessage(wireId, refusal, tool);
  return { forward, back: [] };
}

/** In the place of an answer of a server that may not be spoken to; null: it may, or this is how it is met. */
export function blockedAnswer(
  conversation: Conversation,
  request: PendingRequest | undefined,
): MessageOutcome | null {
  const blocked = request && HANDSHAKE.has(request.method) ? null : serverRefusal(conversation);
  if (!blocked) return null;
  conversation.guard.refused("to_client", "server_blocked", blocked.text);
  return refusedAnswer(conversation, request, blocked);
}
