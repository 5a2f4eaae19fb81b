/**
 * One conversation between a client and a server, over any transport: reads each message, asks the guard, and decides
 * what is forwarded, what is sent back, and what is held until the server's tools are known.
 *
 * Enforce forwards nothing that is ambiguous; observe forwards every byte unchanged and counts what it could not read.
 */
import { processFaults } from "../../event/faults.ts";
import { fromClient, giveUp } from "./client-messages.ts";
import { type Conversation, serverRefusal, ToolListState } from "./conversation.ts";
import { FailSafeGuard } from "./fail-safe-guard.ts";
import type { Guard, RequestId, ToolsListing } from "./guard.ts";
import { HeldMessages } from "./held-messages.ts";
import { askForTools } from "./learn-tools.ts";
import {
  DROPPED,
  type Message,
  type MessageOutcome,
  type Messages,
  type Outcome,
  outcomeOf,
} from "./message.ts";
import { TOOLS_CALL } from "./methods.ts";
import { errorMessage } from "./own-message.ts";
import { type Envelope, PendingRequests } from "./pending-requests.ts";
import { type ParsedText, readMessages } from "./read-message.ts";
import { fromServer } from "./server-messages.ts";
import { envelopeOf } from "./tool-call.ts";
import { LIST_LIMITS } from "./whole-list.ts";

export type { Outcome };
export { ToolListState };

export interface InspectionOptions {
  guard: Guard;
  /** State of the server's tool list, shared by the conversations of an endpoint without sessions. */
  tools: ToolListState;
  /**
   * Sends a request of netmon's own (`method` is tools/list) to the server in this conversation and resolves to its
   * `result`. Rejects if there is none. The answer must not reach `fromServer`.
   */
  ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Called with each complete list, before the guard. */
  onListed?: (listing: ToolsListing) => void;
  /** Sends the client a notification, JSON text; `id`: the waiting request's. Missing: the client cannot get any. */
  notify?: (message: string, id: RequestId) => void;
  /** Returns monotonic milliseconds. Default: performance.now. */
  now?: () => number;
}

/** Limit on remembered requests without an answer. */
const MAX_PENDING = 100_000;

export class Inspection {
  readonly #conversation: Conversation;
  readonly #held = new HeldMessages<Outcome>();
  readonly #part = processFaults.part("inspection");

  constructor(options: InspectionOptions) {
    const { guard, tools, ask, onListed = () => {}, notify = null, now = () => performance.now() } = options;
    const pending = new PendingRequests(MAX_PENDING, (request) => giveUp(this.#conversation, request));
    this.#conversation = {
      ...{ guard: new FailSafeGuard(guard), tools, pending, ask, onListed, now },
      ...{ limits: LIST_LIMITS, waiting: new Map(), notify, closed: false },
    };
  }

  /**
   * Judges a message or batch, without the framing of its transport (no line end). Never rejects. Promises settle in
   * the order of their messages; but a body of answers to the server does not wait for earlier messages. `parsed`: the
   * parsed form of the same bytes, if the transport had to read them.
   */
  fromClient(bytes: Uint8Array, parsed?: ParsedText): Outcome | Promise<Outcome> {
    if (this.#conversation.closed) return this.#afterEnd(bytes);
    const messages = readMessages(bytes, parsed);
    const since = this.#conversation.now();
    const call = this.#held.waiting ? undefined : this.#callThatWaits(messages);
    if (!call && !(this.#held.waiting && asks(messages))) return this.#judgeClient(messages, bytes, since);
    const outcome = this.#held.add(messages, bytes, since);
    if (call) {
      const askAndRelease = async (): Promise<void> => {
        await askForTools(this.#conversation, call.envelope);
        this.#release();
      };
      // Without the tools the guard decides with what it knows.
      this.#part.background(askAndRelease, "request_ended", () => this.#release());
    }
    if (this.#held.full) this.#release();
    return outcome;
  }

  /**
   * Like fromClient. A promise (for a tools/list whose other pages are requested) settles only after further messages
   * of the server: the transport must continue reading meanwhile, and forward those first.
   */
  fromServer(bytes: Uint8Array): Outcome | Promise<Outcome> {
    if (this.#conversation.closed) return this.#afterEnd(bytes);
    const messages = readMessages(bytes);
    const each = messages.messages.map((message) =>
      this.#judged("to_client", message, () => fromServer(this.#conversation, message)),
    );
    return this.#joined(messages, bytes, each);
  }

  /** Gives up requests whose sender is gone and whose answers can no longer arrive; calls count as cancelled. */
  abandon(ids: readonly RequestId[]): void {
    for (const id of ids) {
      this.#conversation.waiting.get(id)?.cancel();
      const request = this.#conversation.pending.take(id);
      if (request) giveUp(this.#conversation, { ...request, cancelled: true });
    }
  }

  /** Ends the conversation and reports calls without an answer. Idempotent. */
  close(): void {
    if (this.#conversation.closed) return;
    for (const { messages, bytes, since, settle } of this.#held.take()) {
      // Judged so that its calls are reported; it cannot be forwarded any more.
      const judged = Promise.resolve(this.#judgeClient(messages, bytes, since));
      settle(judged.then(() => ({ forward: null, back: [] })));
    }
    this.#conversation.closed = true;
    for (const { cancel } of this.#conversation.waiting.values()) cancel();
    for (const request of this.#conversation.pending.clear()) giveUp(this.#conversation, request);
  }

  /** Returns the envelope of the first call that cannot be judged before the server's tools are known. */
  #callThatWaits({ messages }: Messages): { envelope: Envelope | null } | undefined {
    const { guard, tools, now } = this.#conversation;
    if (tools.fresh) return undefined;
    const call = messages.find(
      (m) => (m.kind === "request" || m.kind === "notification") && m.method === TOOLS_CALL,
    );
    if (!call || !("params" in call) || !guard.judgesDefinitions || now() < tools.notBefore) return undefined;
    if (serverRefusal(this.#conversation)) return undefined;
    // This holds even before the server has answered `initialize`: a client must not get ahead by not waiting for it.
    return { envelope: envelopeOf(call.params) };
  }

  #release(): void {
    for (const { messages, bytes, since, settle } of this.#held.take())
      settle(this.#judgeClient(messages, bytes, since));
  }

  #judgeClient(messages: Messages, bytes: Uint8Array, since: number): Outcome | Promise<Outcome> {
    const each = messages.messages.map((message) =>
      this.#judged("to_server", message, () => fromClient(this.#conversation, message, since)),
    );
    return this.#joined(messages, bytes, each);
  }

  /** Returns the outcome of `judge`, or of failedMessage if it throws. */
  #judged(
    direction: "to_server" | "to_client",
    message: Message,
    judge: () => MessageOutcome | Promise<MessageOutcome>,
  ): MessageOutcome | Promise<MessageOutcome> {
    const failed = (): MessageOutcome => failedMessage(this.#conversation, direction, message);
    const outcome = this.#part.value(judge, "request_ended", failed);
    if (!(outcome instanceof Promise)) return outcome;
    return outcome.catch((error: unknown) => {
      this.#part.fault(error, "request_ended");
      return failed();
    });
  }

  #joined(
    messages: Messages,
    bytes: Uint8Array,
    each: readonly (MessageOutcome | Promise<MessageOutcome>)[],
  ): Outcome | Promise<Outcome> {
    if (each.every((outcome): outcome is MessageOutcome => !(outcome instanceof Promise)))
      return this.#outcome(messages, bytes, each);
    const kept = Uint8Array.prototype.slice.call(bytes);
    return Promise.all(each).then((outcomes) => this.#outcome(messages, kept, outcomes));
  }

  #outcome(messages: Messages, bytes: Uint8Array, outcomes: readonly MessageOutcome[]): Outcome {
    for (const { forward, back } of outcomes)
      if (forward !== null || back.length > 0) this.#conversation.guard.message();
    return outcomeOf(messages, bytes, outcomes);
  }

  /** Returns the outcome for a message after the end, when nothing is judged any more. */
  #afterEnd(bytes: Uint8Array): Outcome {
    return { forward: this.#conversation.guard.mode === "observe" ? bytes : null, back: [] };
  }
}

/** Reports whether anything in the body must stay in order behind the client's earlier messages. */
function asks({ messages }: Messages): boolean {
  return messages.some(({ kind }) => kind !== "result" && kind !== "error");
}

const INTERNAL_ERROR = -32603;

/** Handles a message on which netmon itself failed: enforce sends an error to the waiting peer, observe forwards it. */
function failedMessage(
  { guard, pending }: Conversation,
  direction: "to_server" | "to_client",
  message: Message,
): MessageOutcome {
  const text = "[netmon] This message could not be judged, because of an error in netmon.";
  guard.refused(direction, "unparsed", text);
  if (guard.mode === "observe") return { forward: message.text, back: [] };
  if (message.kind === "notification" || message.id === undefined || message.id === null) return DROPPED;
  const error = errorMessage(JSON.stringify(message.id), INTERNAL_ERROR, text);
  if (message.kind === "request") return { forward: null, back: [error] };
  pending.take(message.id);
  return { forward: error, back: [] };
}
