/**
 * Decides about messages of the client.
 *
 * Fails closed. A refused message does not reach the server, and the peer that waits gets an error: the client for a
 * request, the server for an answer.
 */
import { isObject } from "../../framing/json-document.ts";
import type { Conversation } from "./conversation.ts";
import type { JudgedCall, Refusal, RequestId } from "./guard.ts";
import {
  DROPPED,
  type Message,
  type MessageOutcome,
  type NotificationMessage,
  type RequestMessage,
  type UnreadableMessage,
} from "./message.ts";
import { HANDSHAKE, Method } from "./methods.ts";
import { errorMessage, idText, refusalMessage, refusedResult } from "./own-message.ts";
import { envelopeOf, incomingCall } from "./tool-call.ts";
import { guessedEnvelope } from "./unreadable-message.ts";

interface RequestFacts {
  wireId: string;
  blocked: Refusal | null;
  since: number;
}

export class ClientMessages {
  readonly #conversation: Conversation;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  /** `since`: time of arrival, by the engine's clock. */
  judge(message: Message, since: number): MessageOutcome | Promise<MessageOutcome> {
    switch (message.kind) {
      case "request":
        return this.#request(message, since);
      case "notification":
        return this.#notification(message);
      case "result":
      case "error":
        return this.#forwarded(message.text);
      case "unreadable":
        return this.#unreadable(message);
    }
  }

  #request(message: RequestMessage, since: number): MessageOutcome | Promise<MessageOutcome> {
    const { guard, pending, waiting } = this.#conversation;
    const { id, method, text } = message;
    const wireId = idText(id, text);
    const same = pending.get(id);
    if ((same && !same.cancelled) || waiting.has(id)) {
      const explanation =
        "[netmon] This request has the id of one that has no answer yet; answers could be confused.";
      guard.refused("to_server", "unparsed", explanation);
      if (guard.mode === "enforce")
        return { forward: null, back: [errorMessage(wireId, -32600, explanation)] };
    }
    const blocked = HANDSHAKE.has(method) ? null : this.#conversation.serverRefusal();
    const facts = { wireId, blocked, since };
    if (method === Method.callTool) return this.#toolCall(message, facts);
    if (blocked) {
      guard.refused("to_server", "server_blocked", blocked.text);
      return { forward: null, back: [refusalMessage(wireId, blocked)] };
    }
    this.#remember(message, facts, null);
    return { forward: text, back: [] };
  }

  #toolCall(message: RequestMessage, facts: RequestFacts): MessageOutcome | Promise<MessageOutcome> {
    const judged = this.#conversation.guard.call(incomingCall(message));
    const { waiting, stored } = judged;
    if (stored !== undefined) return stored.then(() => this.#decidedCall(message, judged, facts));
    if (!waiting) return this.#decidedCall(message, judged, facts);
    if (facts.blocked) waiting.cancel();
    return this.#waitingCall(message, waiting, facts);
  }

  /** Waits for a person to approve a call, before which nothing of it reaches the server. */
  async #waitingCall(
    message: RequestMessage,
    { decided, cancel }: NonNullable<JudgedCall["waiting"]>,
    facts: RequestFacts,
  ): Promise<MessageOutcome> {
    const { waiting, guard } = this.#conversation;
    const entry = { cancel, cancelled: false };
    waiting.set(message.id, entry);
    const stop = this.#keepWaiting(message);
    const judged = await decided;
    stop();
    if (waiting.get(message.id) === entry) waiting.delete(message.id);
    if (!entry.cancelled && !this.#conversation.closed) return this.#decidedCall(message, judged, facts);
    // The call is no longer needed, whatever the answer.
    guard.ended(judged, { outcome: entry.cancelled ? "cancelled" : "refused", latencyMs: null });
    return DROPPED;
  }

  #keepWaiting({ id, params: { _meta: meta } }: RequestMessage): () => void {
    const { notify } = this.#conversation.options;
    const progressToken = isObject(meta) ? meta.progressToken : undefined;
    if (!notify || (typeof progressToken !== "string" && typeof progressToken !== "number")) return () => {};
    let progress = 0;
    const tell = (): void => {
      const params = { progressToken, progress: ++progress, message: "waiting for a person's approval" };
      notify(JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress", params }), id);
    };
    const timer = setInterval(tell, PROGRESS_MS);
    return () => clearInterval(timer);
  }

  #decidedCall(message: RequestMessage, judged: JudgedCall, facts: RequestFacts): MessageOutcome {
    const { guard } = this.#conversation;
    const { wireId, blocked } = facts;
    const refusal = judged.refusal ?? blocked;
    if (refusal === null) {
      this.#remember(message, facts, judged);
      return { forward: message.text, back: [] };
    }
    guard.ended(judged, { outcome: "refused", latencyMs: null });
    const error =
      guard.blockResponse === "result"
        ? refusedResult(wireId, refusal, envelopeOf(message.params) !== null)
        : refusalMessage(wireId, refusal, judged.call.toolName);
    return { forward: null, back: [error] };
  }

  #remember(message: RequestMessage, { wireId, since }: RequestFacts, call: JudgedCall | null): void {
    const { id, method, params } = message;
    const { pending, tools } = this.#conversation;
    const isTask = method === Method.getTask || method === Method.taskResult;
    const about = isTask ? tools.tasks.get(params.taskId) : (params.name ?? params.uri);
    pending.add({
      id,
      wireId,
      method,
      about: typeof about === "string" ? about : "",
      firstPage: method === Method.listTools && (params.cursor === undefined || params.cursor === null),
      envelope: envelopeOf(params),
      call,
      since,
      cancelled: false,
    });
  }

  #notification(message: NotificationMessage): MessageOutcome | Promise<MessageOutcome> {
    const { guard, pending, waiting } = this.#conversation;
    const { method, params, text } = message;
    if (method === Method.cancelled) {
      const cancelled = pending.get(params.requestId as RequestId);
      if (cancelled) cancelled.cancelled = true;
      const waits = waiting.get(params.requestId as RequestId);
      if (waits) {
        waits.cancelled = true;
        waits.cancel();
        return DROPPED; // the server does not know the call
      }
    }
    if (method !== Method.callTool) return this.#forwarded(text);
    const blocked = this.#conversation.serverRefusal();
    // Without an id it gets no answer, but a sloppy server runs it anyway.
    const judged = guard.call(incomingCall(message));
    if (judged.waiting) {
      // Without an answer, the client could not be told to try again.
      judged.waiting.cancel();
      return judged.waiting.decided.then((decided) => {
        guard.ended(decided, { outcome: "refused", latencyMs: null });
        return DROPPED;
      });
    }
    const passes = judged.refusal === null && blocked === null;
    guard.ended(judged, { outcome: passes ? "unanswered" : "refused", latencyMs: null });
    return passes ? { forward: text, back: [] } : DROPPED;
  }

  /** Returns the outcome of a message that nobody waits for, unless its server is blocked. */
  #forwarded(text: string): MessageOutcome {
    return this.#conversation.reportServerRefusal("to_server") ? DROPPED : { forward: text, back: [] };
  }

  #unreadable(message: UnreadableMessage): MessageOutcome {
    const { guard } = this.#conversation;
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
}

/** Interval of progress notifications to clients that gave a token; most of them then wait longer. */
const PROGRESS_MS = 5000;
