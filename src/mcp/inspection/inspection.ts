/**
 * One conversation between a client and a server, over any transport: reads each message, asks the guard, and decides
 * what is forwarded, what is sent back, and what is held until the server's tools are known.
 *
 * Enforce forwards nothing that is ambiguous; observe forwards every byte unchanged and counts what it could not read.
 */
import { processFaults } from "../../event/faults.ts";
import { ClientMessages } from "./client-messages.ts";
import { Conversation, type InspectionOptions, ToolListState } from "./conversation.ts";
import { EarlyMessages } from "./early-messages.ts";
import type { RequestId } from "./guard.ts";
import { askForTools } from "./learn-tools.ts";
import {
  DROPPED,
  type Message,
  type MessageOutcome,
  type Messages,
  type Outcome,
  outcomeOf,
} from "./message.ts";
import { Method } from "./methods.ts";
import { errorMessage } from "./own-message.ts";
import type { Envelope } from "./pending-requests.ts";
import { type ParsedText, readMessages } from "./read-message.ts";
import { RepeatedAnswers } from "./repeated-answers.ts";
import { ServerMessages } from "./server-messages.ts";
import { envelopeOf } from "./tool-call.ts";

export type { InspectionOptions, Outcome };
export { ToolListState };

type Direction = "to_server" | "to_client";
/** A value, or a promise of one if other messages must come first. */
type Soon<T> = T | Promise<T>;

/** Answers of all conversations, since each client asks for the same list. */
const answers = new RepeatedAnswers();

export class Inspection {
  readonly #conversation: Conversation;
  readonly #client: ClientMessages;
  readonly #server: ServerMessages;
  readonly #held = new EarlyMessages();
  readonly #part = processFaults.part("inspection");

  constructor(options: InspectionOptions) {
    this.#conversation = new Conversation(options);
    this.#client = new ClientMessages(this.#conversation);
    this.#server = new ServerMessages(this.#conversation);
  }

  /**
   * Judges a message or batch, without the framing of its transport (no line end). Never rejects. Promises settle in
   * the order of their messages; but a body of answers to the server does not wait for earlier messages. `parsed`: the
   * parsed form of the same bytes, if the transport had to read them.
   */
  fromClient(bytes: Uint8Array, parsed?: ParsedText): Soon<Outcome> {
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
  fromServer(bytes: Uint8Array): Soon<Outcome> {
    if (this.#conversation.closed) return this.#afterEnd(bytes);
    return this.#judge("to_client", answers.read(bytes), bytes, (message) => this.#server.judge(message));
  }

  /** Gives up requests whose sender is gone and whose answers can no longer arrive; calls count as cancelled. */
  abandon(ids: readonly RequestId[]): void {
    for (const id of ids) {
      this.#conversation.waiting.get(id)?.cancel();
      const request = this.#conversation.pending.take(id);
      if (request) this.#conversation.giveUp({ ...request, cancelled: true });
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
    for (const request of this.#conversation.pending.clear()) this.#conversation.giveUp(request);
  }

  /** Returns the envelope of the first call that cannot be judged before the server's tools are known. */
  #callThatWaits({ messages }: Messages): { envelope: Envelope | null } | undefined {
    const { guard, tools, now } = this.#conversation;
    if (tools.fresh) return undefined;
    const call = messages.find(
      (m) => (m.kind === "request" || m.kind === "notification") && m.method === Method.callTool,
    );
    if (!call || !("params" in call) || !guard.judgesDefinitions || now() < tools.notBefore) return undefined;
    if (this.#conversation.serverRefusal()) return undefined;
    // This holds even before the server has answered `initialize`: a client must not get ahead by not waiting for it.
    return { envelope: envelopeOf(call.params) };
  }

  #release(): void {
    for (const { messages, bytes, since, settle } of this.#held.take())
      settle(this.#judgeClient(messages, bytes, since));
  }

  #judgeClient(messages: Messages, bytes: Uint8Array, since: number): Soon<Outcome> {
    return this.#judge("to_server", messages, bytes, (message) => this.#client.judge(message, since));
  }

  /** Returns the outcome of `judge` for all messages; of failedMessage for those on which it throws. */
  #judge(
    direction: Direction,
    messages: Messages,
    bytes: Uint8Array,
    judge: (message: Message) => Soon<MessageOutcome>,
  ): Soon<Outcome> {
    const each = messages.messages.map((message) => {
      const failed = (): MessageOutcome => failedMessage(this.#conversation, direction, message);
      const outcome = this.#part.value(() => judge(message), "request_ended", failed);
      if (!(outcome instanceof Promise)) return outcome;
      return outcome.catch((error: unknown) => {
        this.#part.fault(error, "request_ended");
        return failed();
      });
    });
    if (each.every((outcome): outcome is MessageOutcome => !(outcome instanceof Promise)))
      return this.#outcome(messages, bytes, each);
    const kept = Uint8Array.prototype.slice.call(bytes);
    return Promise.all(each).then((outcomes) => this.#outcome(messages, kept, outcomes));
  }

  #outcome(messages: Messages, bytes: Uint8Array, outcomes: readonly MessageOutcome[]): Outcome {
    for (const { forward, back } of outcomes)
      if (forward !== null || back.length > 0) this.#conversation.guard.message();
    return outcomeOf(messages, bytes, outcomes, this.#conversation.guard.mode === "observe");
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
  direction: Direction,
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
