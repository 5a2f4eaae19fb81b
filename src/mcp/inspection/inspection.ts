/**
 * One conversation between a client and a server, whatever carries it: reads each message, asks the guard, and
 * says what goes on, what goes back, and what is held until the server's tools are known.
 *
 * Direction of failure: enforce hands on nothing that cannot be read without doubt; observe hands on every
 * byte as it came and counts what it could not read.
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
  /** What is known of the server's list; shared by the conversations of one endpoint where there are no sessions. */
  tools: ToolListState;
  /**
   * Sends a request of netmon's own to the server (`method` is tools/list) in this conversation and resolves to
   * its `result`. Rejects where there is none. Its answer must not come to `fromServer`.
   */
  ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Gets each whole list before the guard does. */
  heard?: (listing: ToolsListing) => void;
  /** Sends the client a notification, JSON text, beside the answers; `id`: of the request that waits. Left out: it cannot get one. */
  notify?: (message: string, id: RequestId) => void;
  /** Milliseconds, monotonic. Default: performance.now. */
  now?: () => number;
}

/** Requests without an answer that are remembered. */
const MAX_PENDING = 100_000;

export class Inspection {
  readonly #conversation: Conversation;
  readonly #held = new HeldMessages<Outcome>();
  readonly #part = processFaults.part("inspection");

  constructor(options: InspectionOptions) {
    const { guard, tools, ask, heard = () => {}, notify = null, now = () => performance.now() } = options;
    const pending = new PendingRequests(MAX_PENDING, (request) => giveUp(this.#conversation, request));
    this.#conversation = {
      ...{ guard: new FailSafeGuard(guard), tools, pending, ask, heard, now },
      ...{ limits: LIST_LIMITS, waiting: new Map(), notify, closed: false },
    };
  }

  /**
   * A message or batch, without the framing of its transport (no line end). Never rejects. Promises settle in
   * the order of their messages; what only answers the server does not wait for those before it. `parsed`: of
   * these very bytes, where the carrier had to read them.
   */
  fromClient(bytes: Uint8Array, parsed?: ParsedText): Outcome | Promise<Outcome> {
    if (this.#conversation.closed) return this.#afterEnd(bytes);
    const messages = readMessages(bytes, parsed);
    const since = this.#conversation.now();
    const call = this.#held.waiting ? undefined : this.#callThatWaits(messages);
    if (!call && !(this.#held.waiting && asks(messages))) return this.#judgeClient(messages, bytes, since);
    const outcome = this.#held.add(messages, bytes, since);
    if (call) {
      const asked = async (): Promise<void> => {
        await askForTools(this.#conversation, call.envelope);
        this.#release();
      };
      // without the tools the guard decides on what it knows
      this.#part.background(asked, "request_ended", () => this.#release());
    }
    if (this.#held.full) this.#release();
    return outcome;
  }

  /**
   * As fromClient. A promise (a tools/list whose other pages are asked for) settles only after further messages
   * of the server: the carrier goes on reading meanwhile, and hands those on first.
   */
  fromServer(bytes: Uint8Array): Outcome | Promise<Outcome> {
    if (this.#conversation.closed) return this.#afterEnd(bytes);
    const messages = readMessages(bytes);
    const each = messages.messages.map((message) =>
      this.#judged("to_client", message, () => fromServer(this.#conversation, message)),
    );
    return this.#joined(messages, bytes, each);
  }

  /** Whoever asked these is gone, and their answers cannot come any more: calls among them were cancelled. */
  abandon(ids: readonly RequestId[]): void {
    for (const id of ids) {
      this.#conversation.waiting.get(id)?.cancel();
      const request = this.#conversation.pending.take(id);
      if (request) giveUp(this.#conversation, { ...request, cancelled: true });
    }
  }

  /** The conversation is over: calls without an answer are told of. A second time does nothing. */
  close(): void {
    if (this.#conversation.closed) return;
    for (const { messages, bytes, since, settle } of this.#held.take()) {
      // judged, so that its calls are told of; nobody is there to hand it on
      const judged = Promise.resolve(this.#judgeClient(messages, bytes, since));
      settle(judged.then(() => ({ forward: null, back: [] })));
    }
    this.#conversation.closed = true;
    for (const { cancel } of this.#conversation.waiting.values()) cancel();
    for (const request of this.#conversation.pending.clear()) giveUp(this.#conversation, request);
  }

  /** Index of the first call that cannot be judged before the server's tools are known. */
  #callThatWaits({ messages }: Messages): { envelope: Envelope | null } | undefined {
    const { guard, tools, now } = this.#conversation;
    if (tools.fresh) return undefined;
    const call = messages.find(
      (m) => (m.kind === "request" || m.kind === "notification") && m.method === TOOLS_CALL,
    );
    if (!call || !("params" in call) || !guard.judgesDefinitions || now() < tools.notBefore) return undefined;
    if (serverRefusal(this.#conversation)) return undefined;
    // also before the server has answered `initialize`: a client that does not wait for that must not come first
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

  /** What `judge` says of the message; an error in netmon is a verdict, too. */
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

  /** Nobody judges any more. */
  #afterEnd(bytes: Uint8Array): Outcome {
    return { forward: this.#conversation.guard.mode === "observe" ? bytes : null, back: [] };
  }
}

/** Something in it must keep its place behind what the client sent before. */
function asks({ messages }: Messages): boolean {
  return messages.some(({ kind }) => kind !== "result" && kind !== "error");
}

const INTERNAL_ERROR = -32603;

/** A message on which netmon itself failed: in enforce whoever waits for it is told instead, in observe it passes. */
function failedMessage(
  { guard, pending }: Conversation,
  direction: "to_server" | "to_client",
  message: Message,
): MessageOutcome {
  const told = "[netmon] This message could not be judged, because of an error in netmon.";
  guard.refused(direction, "unparsed", told);
  if (guard.mode === "observe") return { forward: message.text, back: [] };
  if (message.kind === "notification" || message.id === undefined || message.id === null) return DROPPED;
  const error = errorMessage(JSON.stringify(message.id), INTERNAL_ERROR, told);
  if (message.kind === "request") return { forward: null, back: [error] };
  pending.take(message.id);
  return { forward: error, back: [] };
}
