/**
 * The output items of a streamed response: which are held, which wait behind those, and what is sent once a call is
 * judged.
 *
 * Items that begin while a call is held wait behind it, since clients append items in order of arrival
 * (ResponseAccumulator of openai-node 6.49). This is rare, because the provider sends one item at a time.
 *
 * Fails closed. Events that fit no item are an UnreadableError; a held item that is never judged is never sent.
 */
import { type JsonObject, textAt } from "../json-document.ts";
import { type StreamOptions, type ToolCall, UnreadableError } from "../wire.ts";
import { positionAt } from "./call-input.ts";
import type { JudgedCalls } from "./judged-calls.ts";
import { OutputItemQueue } from "./output-item-queue.ts";
import type { ResponseEnding } from "./response-ending.ts";
import type { ResponseEvent } from "./response-event.ts";
import { callOf } from "./response-item.ts";
import { messageEvents, replacementFor } from "./response-message.ts";
import type { ResponseOutgoing } from "./response-outgoing.ts";

/** Events with input of a client's call, which some clients assemble without reading the item. */
const OF_A_CALL = /^response\.(?:function_call_arguments|custom_tool_call_input)\./;
/** Events of a tool's item, which may be a call of the client or of the provider. */
const OF_A_TOOL = /^response\.(?:(?:local_)?shell|apply_patch|computer|tool_search)_call_\w+\./;

/** Outcome of an item that is no longer held. `through`: a call that was allowed before its end. */
type Settled = "passing" | "allowed" | "through" | "blocked";

export class ResponseItems {
  readonly #options: StreamOptions;
  readonly #judged: JudgedCalls;
  readonly #out: ResponseOutgoing;
  /** null: a blocked call does not end the answer. */
  readonly #ending: ResponseEnding | null;
  /** Unsent items, in the order in which they began. The first is a call. */
  #queues: OutputItemQueue[] = [];
  readonly #settled = new Map<number, Settled>();
  readonly #indexOfId = new Map<string, number>();
  #begun = 0;
  #ended = false;

  constructor(
    options: StreamOptions,
    judged: JudgedCalls,
    out: ResponseOutgoing,
    ending: ResponseEnding | null,
  ) {
    this.#options = options;
    this.#judged = judged;
    this.#out = out;
    this.#ending = ending;
  }

  get heldBytes(): number {
    return this.#queues.reduce((sum, queue) => sum + queue.bytes, 0);
  }

  /** Whether any item is held. */
  get open(): boolean {
    return this.#queues.length > 0;
  }

  /** Whether a blocked call has ended the answer. */
  get ended(): boolean {
    return this.#ended;
  }

  begin(event: ResponseEvent, item: JsonObject): void {
    const index = positionAt(event.value, "output_index") ?? this.#begun;
    this.#begun = Math.max(this.#begun, index + 1);
    if (this.#queueAt(index)) throw new UnreadableError(`two items begin at output_index ${index}`);
    const id = textAt(item, "id");
    if (id !== "") this.#indexOfId.set(id, index);
    const isCall = callOf(item, false)?.executedBy === "client";
    if (isCall || this.open) this.#hold(event, new OutputItemQueue(index, item, isCall, event.ambiguous));
    else {
      this.#settled.set(index, "passing");
      this.#out.send(event.frame);
    }
  }

  /** Handles `output_item.done`, and any other event with an item except `output_item.added`. */
  end(event: ResponseEvent, item: JsonObject): void {
    const index = this.#indexOf(event.value, item);
    const queue = index === null ? undefined : this.#queueAt(index);
    if (queue) this.#endHeld(queue, event, item);
    else this.#endSettled(index, event, item);
  }

  #endHeld(queue: OutputItemQueue, event: ResponseEvent, item: JsonObject): void {
    if (!queue.isCall && callOf(item, false)?.executedBy === "client")
      throw new UnreadableError("an item that was not a call ends as one");
    queue.hold(event.frame);
    queue.end(item, event.ambiguous);
    this.#limit(queue);
    this.#advance();
  }

  #endSettled(index: number | null, event: ResponseEvent, item: JsonObject): void {
    const settled = index === null ? undefined : this.#settled.get(index);
    if (settled === "blocked") return;
    const call = callOf(item, event.ambiguous);
    const isCall = call?.executedBy === "client";
    if (!isCall || settled === "through") {
      if (call && !isCall) this.#record(call);
      if (index !== null) this.#ending?.sent(index, event.frame.data);
      this.#out.send(event.frame);
    } else if (settled === "passing") {
      throw new UnreadableError("an item that was not a call ends as one");
    } else if (settled === "allowed") {
      if (this.#judged.known(call)?.action !== "allow")
        throw new UnreadableError("a call ends twice, and not alike");
      this.#out.send(event.frame);
    } else {
      const alone = new OutputItemQueue(index ?? this.#begun, null, true, event.ambiguous);
      this.#begun = Math.max(this.#begun, alone.outputIndex + 1);
      alone.end(item, event.ambiguous);
      this.#hold(event, alone);
      this.#advance();
    }
  }

  /** Handles any other event, whether it belongs to an item or not. */
  part(event: ResponseEvent): void {
    const { value, type } = event;
    const index = this.#indexOf(value, null);
    const queue = index === null ? undefined : this.#queueAt(index);
    if (queue) {
      queue.hold(event.frame);
      queue.grow(value, type);
      this.#limit(queue);
      this.#advance();
      return;
    }
    const settled = index === null ? undefined : this.#settled.get(index);
    if (settled === "blocked") return;
    const stray = OF_A_CALL.test(type) || (OF_A_TOOL.test(type) && settled !== "passing");
    if (stray && settled !== "through")
      throw new UnreadableError(
        `${type} comes ${settled ? "after the end" : "before the begin"} of its item`,
      );
    this.#out.send(event.frame);
  }

  /** Judges and sends all items at the end of the response; calls without an end are malformed. */
  settleAll(): void {
    for (const queue of this.#queues) {
      if (this.#ended) break;
      if (queue.isCall && !queue.ended) queue.verdict ??= this.#judged.unfinished(queue.toToolCall(false));
      this.#settle(queue);
    }
    this.#queues = [];
  }

  /** Discards the held items. */
  drop(): void {
    this.#queues = [];
  }

  #hold(event: ResponseEvent, queue: OutputItemQueue): void {
    queue.hold(event.frame);
    this.#queues.push(queue);
    this.#limit(queue);
  }

  /** Judges a call over the limit with the input so far; if it is blocked, the rest is dropped. */
  #limit(queue: OutputItemQueue): void {
    if (!queue.isCall || queue.verdict || !queue.isTooLarge(this.#options.maxBlockBytes)) return;
    queue.verdict = this.#judged.unfinished(queue.toToolCall(true));
    if (queue.verdict.action === "block") queue.drop();
    this.#advance();
  }

  /** Sends items that no longer have to wait: calls with a verdict, and the items behind them. */
  #advance(): void {
    for (let queue = this.#queues[0]; queue; queue = this.#queues[0]) {
      if (queue.isCall && !queue.ended && !queue.verdict) return;
      this.#queues.shift();
      this.#settle(queue);
      if (this.#ended) return;
    }
  }

  #settle(queue: OutputItemQueue): void {
    const index = queue.outputIndex;
    if (queue.isCall) {
      const early = queue.verdict !== null;
      const verdict = queue.verdict ?? this.#judged.first(queue.toToolCall(false));
      if (verdict.action === "block") {
        this.#settled.set(index, "blocked");
        this.#replace(queue, verdict.text);
        return;
      }
      this.#settled.set(index, early ? "through" : "allowed");
    } else {
      this.#settled.set(index, "passing");
      const call = queue.ended ? callOf(queue.item, false) : null;
      if (call) this.#record(call);
    }
    for (const frame of queue.frames) this.#out.send(frame);
    const last = queue.frames.at(-1);
    if (queue.ended && last) this.#ending?.sent(index, last.data);
  }

  #replace(queue: OutputItemQueue, text: string): void {
    const events = messageEvents(replacementFor(queue.item, queue.outputIndex, text), queue.outputIndex);
    for (const event of events) this.#out.make(event);
    if (!this.#ending) return;
    this.#ending.sent(queue.outputIndex, JSON.stringify(events.at(-1)));
    this.#out.makeText("response.completed", `"response":${this.#ending.response()}`);
    this.#queues = [];
    this.#ended = true;
  }

  /** Judges a call that the provider runs, once, so that it is recorded. */
  #record(call: ToolCall): void {
    if (!this.#judged.known(call)) this.#judged.first(call);
  }

  #queueAt(index: number): OutputItemQueue | undefined {
    return this.#queues.find((queue) => queue.outputIndex === index);
  }

  /** Returns the index of the event's item; null if it has none. Throws UnreadableError if index and id disagree. */
  #indexOf(value: JsonObject, item: JsonObject | null): number | null {
    const id = textAt(value, "item_id") || (item ? textAt(item, "id") : "");
    const position = positionAt(value, "output_index");
    const ofId = this.#indexOfId.get(id) ?? null;
    // Clients use one or the other.
    if (position !== null && ofId !== null && position !== ofId)
      throw new UnreadableError("an event has the output_index of one item and the id of another");
    return position ?? ofId;
  }
}
