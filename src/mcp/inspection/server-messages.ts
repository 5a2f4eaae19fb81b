/**
 * Decides about messages of the server.
 *
 * Fails closed. A refused message is not forwarded, and the peer that waits gets an error: the client for an answer,
 * the server for a request.
 */
import { isObject } from "../../framing/json-document.ts";
import type { Conversation } from "./conversation.ts";
import {
  DROPPED,
  type Message,
  type MessageOutcome,
  type NotificationMessage,
  type RequestMessage,
  type UnreadableMessage,
} from "./message.ts";
import { Method } from "./methods.ts";
import { declineMessage, errorMessage, idText, refusalMessage } from "./own-message.ts";
import { ServerAnswer } from "./server-answer.ts";
import { inputRequestsRefusal, isServerRequest } from "./server-requests.ts";
import { guessedEnvelope } from "./unreadable-message.ts";

const INTERNAL_ERROR = -32603;

export class ServerMessages {
  readonly #conversation: Conversation;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  judge(message: Message): MessageOutcome | Promise<MessageOutcome> {
    switch (message.kind) {
      case "request":
        return this.#request(message);
      case "notification":
        return this.#notification(message);
      case "result":
        return new ServerAnswer(this.#conversation, message.id).judgeResult(message);
      case "error":
        return new ServerAnswer(this.#conversation, message.id).judgeError(message);
      case "unreadable":
        return this.#unreadable(message);
    }
  }

  #request(message: RequestMessage): MessageOutcome {
    const { method, params, text } = message;
    const id = idText(message.id, text);
    const blocked = method === Method.ping ? null : this.#conversation.reportServerRefusal("to_client");
    if (blocked) return { forward: null, back: [refusalMessage(id, blocked)] };
    const refusal = isServerRequest(method) ? this.#conversation.guard.serverRequest(method, params) : null;
    if (!refusal) return { forward: text, back: [] };
    const answer = method === Method.elicitation ? declineMessage : refusalMessage;
    return { forward: null, back: [answer(id, refusal)] };
  }

  #notification({ method, params, text }: NotificationMessage): MessageOutcome {
    const { guard, tools } = this.#conversation;
    if (method === Method.toolsChanged) tools.changed();
    if (this.#conversation.reportServerRefusal("to_client")) return DROPPED;
    const refusal =
      // Without an id it gets no answer, but a sloppy host shows it anyway.
      (isServerRequest(method) ? guard.serverRequest(method, params) : null) ??
      inputRequestsRefusal(guard, params.inputRequests) ??
      // A task's notification has the same contents as its tasks/get would (SEP-2663).
      (isObject(params.result)
        ? guard.content("tool_result", tools.tasks.get(params.taskId) ?? "", params.result)
        : null);
    return refusal ? DROPPED : { forward: text, back: [] };
  }

  #unreadable(message: UnreadableMessage): MessageOutcome {
    const { text, reason, why, code, id, mayBeRequest, mayBeResponse } = message;
    const { guard, pending } = this.#conversation;
    const explanation = `[netmon] A message from the MCP server is ambiguous: ${why}.`;
    guard.refused("to_client", reason, explanation);
    const observes = guard.mode === "observe";
    const guess = guessedEnvelope(message);
    const answered = mayBeResponse ? id : guess?.kind === "response" ? guess.id : undefined;
    const request = answered === undefined ? undefined : pending.take(answered);
    if (request) this.#conversation.endCall(request, observes ? "answered" : "result_blocked");
    if (observes) return { forward: text, back: [] };
    // Both peers may wait for a message that is a request and a response at once.
    const back =
      id !== undefined && (mayBeRequest || !mayBeResponse)
        ? [errorMessage(idText(id, text), code, explanation)]
        : [];
    const forward = request ? errorMessage(request.wireId, INTERNAL_ERROR, explanation) : null;
    return { forward, back };
  }
}
