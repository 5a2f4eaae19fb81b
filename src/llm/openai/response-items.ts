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
  #lanes: OutputItemQueue[] = [];
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
    return this.#lanes.reduce((sum, lane) => sum + lane.bytes, 0);
  }

  /** Whether any item is held. */
  get open(): boolean {
    return this.#lanes.length > 0;
  }

  /** Whether a blocked call has ended the answer. */
  get ended(): boolean {
    return this.#ended;
  }

  begin(event: ResponseEvent, item: JsonObject): void {
    const index = positionAt(event.value, "output_index") ?? this.#begun;
    this.#begun = Math.max(this.#begun, index + 1);
    if (this.#laneAt(index)) throw new UnreadableError(`two items begin at output_index ${index}`);
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
    const lane = index === null ? undefined : this.#laneAt(index);
    if (lane) this.#endHeld(lane, event, item);
    else this.#endSettled(index, event, item);
  }

  #endHeld(lane: OutputItemQueue, event: ResponseEvent, item: JsonObject): void {
    if (!lane.isCall && callOf(item, false)?.executedBy === "client")
      throw new UnreadableError("an item that was not a call ends as one");
    lane.hold(event.frame);
    lane.end(item, event.ambiguous);
    this.#limit(lane);
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
    const lane = index === null ? undefined : this.#laneAt(index);
    if (lane) {
      lane.hold(event.frame);
      lane.grow(value, type);
      this.#limit(lane);
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
    for (const lane of this.#lanes) {
      if (this.#ended) break;
      if (lane.isCall && !lane.ended) lane.verdict ??= this.#judged.unfinished(lane.toToolCall(false));
      this.#settle(lane);
    }
    this.#lanes = [];
  }

  /** Discards the held items. */
  drop(): void {
    this.#lanes = [];
  }

  #hold(event: ResponseEvent, lane: OutputItemQueue): void {
    lane.hold(event.frame);
    this.#lanes.push(lane);
    this.#limit(lane);
  }

  /** Judges a call over the limit with the input so far; if it is blocked, the rest is dropped. */
  #limit(lane: OutputItemQueue): void {
    if (!lane.isCall || lane.verdict || !lane.isTooLarge(this.#options.maxBlockBytes)) return;
    lane.verdict = this.#judged.unfinished(lane.toToolCall(true));
    if (lane.verdict.action === "block") lane.drop();
    this.#advance();
  }

  /** Sends items that no longer have to wait: calls with a verdict, and the items behind them. */
  #advance(): void {
    for (let lane = this.#lanes[0]; lane; lane = this.#lanes[0]) {
      if (lane.isCall && !lane.ended && !lane.verdict) return;
      this.#lanes.shift();
      this.#settle(lane);
      if (this.#ended) return;
    }
  }

  #settle(lane: OutputItemQueue): void {
    const index = lane.outputIndex;
    if (lane.isCall) {
      const early = lane.verdict !== null;
      const verdict = lane.verdict ?? this.#judged.first(lane.toToolCall(false));
      if (verdict.action === "block") {
        this.#settled.set(index, "blocked");
        this.#replace(lane, verdict.text);
        return;
      }
      this.#settled.set(index, early ? "through" : "allowed");
    } else {
      this.#settled.set(index, "passing");
      const call = lane.ended ? callOf(lane.item, false) : null;
      if (call) this.#record(call);
    }
    for (const frame of lane.frames) this.#out.send(frame);
    const last = lane.frames.at(-1);
    if (lane.ended && last) this.#ending?.sent(index, last.data);
  }

  #replace(lane: OutputItemQueue, text: string): void {
    const events = messageEvents(replacementFor(lane.item, lane.outputIndex, text), lane.outputIndex);
    for (const event of events) this.#out.make(event);
    if (!this.#ending) return;
    this.#ending.sent(lane.outputIndex, JSON.stringify(events.at(-1)));
    this.#out.makeText("response.completed", `"response":${this.#ending.response()}`);
    this.#lanes = [];
    this.#ended = true;
  }

  /** Judges a call that the provider runs, once, so that it is recorded. */
  #record(call: ToolCall): void {
    if (!this.#judged.known(call)) this.#judged.first(call);
  }

  #laneAt(index: number): OutputItemQueue | undefined {
    return this.#lanes.find((lane) => lane.outputIndex === index);
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
