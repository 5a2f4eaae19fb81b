/**
 * A streamed response: holds every event of a call from `response.output_item.added` to `.done`, lets all
 * others through at once, and changes every copy of a blocked call alike.
 *
 * Items that begin while a call is held wait behind it, since clients append items in the order in which they
 * come (ResponseAccumulator of openai-node 6.49). The provider sends one item after the other, so this is
 * seldom.
 *
 * Where a blocked call had another number of events than the message in its place, later events are numbered
 * anew. A client that resumes such a stream (`starting_after`) counts otherwise than the provider.
 *
 * Direction of failure: closed. An event that is not as documented is an UnreadableError.
 */
import { duplicateKey, type JsonNode } from "../../framing/json-text.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  readDocument,
  refuseRepeats,
  textAt,
  treeOf,
  withData,
} from "../json-document.ts";
import {
  type Frame,
  type Judge,
  type StreamFilter,
  type StreamOptions,
  type ToolCall,
  UnreadableError,
} from "../wire.ts";
import { JudgedCalls } from "./judged-calls.ts";
import { memberOf } from "./object-text.ts";
import { positionAt } from "./position.ts";
import { ResponseEnding } from "./response-ending.ts";
import { callOf } from "./response-item.ts";
import { ResponseLane } from "./response-lane.ts";
import { messageEvents, standInFor } from "./response-message.ts";
import { ResponseOutgoing } from "./response-outgoing.ts";
import { rewriteOutput } from "./response-output.ts";

const WHAT = "the event";
/** Of all items together, as multiples of the limit of one call. */
const HELD_LIMITS = 64;
/** The response goes on after an event of these. */
const GOES_ON = new Set(["response.created", "response.queued", "response.in_progress"]);
/** It is over after one of these, whatever the status says. */
const IS_OVER = new Set([
  "response.completed",
  "response.incomplete",
  "response.failed",
  "response.cancelled",
]);
const UNDER_WAY = new Set(["queued", "in_progress"]);
/** Input of a call of the client, which some clients put together without looking at the item. */
const OF_A_CALL = /^response\.(?:function_call_arguments|custom_tool_call_input)\./;
/** Of a call of the client or the provider. */
const OF_A_TOOL = /^response\.(?:(?:local_)?shell|apply_patch|computer|tool_search)_call_\w+\./;

/** What became of an item that is no longer held. `through`: a call over the limit that was let through. */
type Settled = "passing" | "allowed" | "through" | "blocked";

interface ResponseEvent {
  frame: Frame;
  document: JsonDocument;
  value: JsonObject;
  type: string;
  number: number | null;
}

export class ResponseStream implements StreamFilter {
  readonly #options: StreamOptions;
  readonly #judged: JudgedCalls;
  readonly #out = new ResponseOutgoing();
  readonly #ending: ResponseEnding | null;
  /** Not sent yet, in the order in which they began. The first is a call. */
  #lanes: ResponseLane[] = [];
  readonly #settled = new Map<number, Settled>();
  readonly #indexOfId = new Map<string, number>();
  #begun = 0;
  #finished = false;

  constructor(judge: Judge, options: StreamOptions) {
    this.#options = options;
    this.#judged = new JudgedCalls(judge);
    this.#ending = options.onBlock === "terminate" ? new ResponseEnding() : null;
  }

  get finished(): boolean {
    return this.#finished;
  }

  get heldBytes(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.bytes, 0);
  }

  push(frame: Frame): Frame[] {
    if (this.#finished) return [];
    const data = frame.data.trim();
    if (data === "") return [frame];
    if (data === "[DONE]") {
      this.#settleAll();
      if (!this.#finished) this.#out.send({ frame, number: null });
      return this.#out.take();
    }
    const document = readDocument(frame.data, WHAT);
    if (document.deep) throw new UnreadableError(`${WHAT} is nested too deep`);
    const value = document.value;
    if (!isObject(value)) throw new UnreadableError(`${WHAT} is no JSON object`);
    if (document.repeats) refuseRepeats(treeOf(document, WHAT), WHAT);
    const type = typeOf(frame, value);
    this.#event({ frame, document, value, type, number: this.#out.receive(value) });
    const limit = this.#options.maxBlockBytes * HELD_LIMITS;
    if (this.heldBytes > limit) throw new UnreadableError(`more than ${limit} bytes are held`);
    return this.#out.take();
  }

  end(): { frames: Frame[]; cut: boolean } {
    const cut = !this.#finished && this.#lanes.length > 0;
    this.#lanes = [];
    return { frames: [], cut };
  }

  #event(event: ResponseEvent): void {
    const { value, type } = event;
    if (isObject(value.response)) this.#response(event, value.response);
    else if (isObject(value.item)) {
      if (type === "response.output_item.added") this.#begin(event, value.item);
      else this.#end(event, value.item);
    } else this.#part(event);
  }

  #response(event: ResponseEvent, response: JsonObject): void {
    const goesOn =
      GOES_ON.has(event.type) || (!IS_OVER.has(event.type) && UNDER_WAY.has(textAt(response, "status")));
    if (!goesOn) this.#settleAll();
    if (this.#finished) return;
    const verdicts = this.#judged.copies(goesOn);
    const data = rewriteOutput(event.document, response, ["response"], verdicts);
    if (goesOn) this.#ending?.announce(data);
    this.#out.send({ frame: withData(event.frame, data), number: event.number });
  }

  #begin(event: ResponseEvent, item: JsonObject): void {
    const index = positionAt(event.value, "output_index") ?? this.#begun;
    this.#begun = Math.max(this.#begun, index + 1);
    if (this.#laneAt(index)) throw new UnreadableError(`two items begin at output_index ${index}`);
    const id = textAt(item, "id");
    if (id !== "") this.#indexOfId.set(id, index);
    const ambiguous = this.#ambiguity(event);
    const isCall = callOf(item, false)?.executedBy === "client";
    if (isCall || this.#lanes.length > 0) this.#hold(event, new ResponseLane(index, item, isCall, ambiguous));
    else {
      this.#settled.set(index, "passing");
      this.#out.send(event);
    }
  }

  /** `output_item.done`, or any other event with an item in it. */
  #end(event: ResponseEvent, item: JsonObject): void {
    const index = this.#indexOf(event.value, item);
    const ambiguous = this.#ambiguity(event);
    const call = callOf(item, ambiguous);
    const isCall = call?.executedBy === "client";
    const lane = index === null ? undefined : this.#laneAt(index);
    if (lane) {
      if (isCall && !lane.isCall) throw new UnreadableError("an item that was no call ends as one");
      lane.hold(event.frame, event.number);
      lane.end(item, ambiguous);
      this.#limit(lane);
      this.#advance();
      return;
    }
    const settled = index === null ? undefined : this.#settled.get(index);
    if (settled === "blocked") return;
    if (!isCall || settled === "through") {
      if (call && settled !== "through") this.#record(call);
      if (index !== null) this.#ending?.sent(index, event.frame.data);
      this.#out.send(event);
    } else if (settled === "passing") {
      throw new UnreadableError("an item that was no call ends as one");
    } else if (settled === "allowed") {
      if (this.#judged.known(call)?.action !== "allow")
        throw new UnreadableError("a call ends twice, and not alike");
      this.#out.send(event);
    } else {
      const alone = new ResponseLane(index ?? this.#begun, null, true, ambiguous);
      this.#begun = Math.max(this.#begun, alone.outputIndex + 1);
      alone.end(item, ambiguous);
      this.#hold(event, alone);
      this.#advance();
    }
  }

  /** An event of an item, or of none. */
  #part(event: ResponseEvent): void {
    const { value, type } = event;
    const index = this.#indexOf(value, null);
    const lane = index === null ? undefined : this.#laneAt(index);
    if (lane) {
      lane.hold(event.frame, event.number);
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
    this.#out.send(event);
  }

  #hold(event: ResponseEvent, lane: ResponseLane): void {
    lane.hold(event.frame, event.number);
    this.#lanes.push(lane);
    this.#limit(lane);
  }

  /** Over the limit a call is judged with what has come of it; blocked, the rest of it is dropped. */
  #limit(lane: ResponseLane): void {
    if (!lane.isCall || lane.verdict || !lane.isTooLarge(this.#options.maxBlockBytes)) return;
    lane.verdict = this.#judged.unfinished(lane.toToolCall(true));
    if (lane.verdict.action === "block") lane.drop();
    this.#advance();
  }

  /** Sends what waits no longer: calls with a verdict, and the items behind them. */
  #advance(): void {
    for (let lane = this.#lanes[0]; lane; lane = this.#lanes[0]) {
      if (lane.isCall && !lane.ended && !lane.verdict) return;
      this.#lanes.shift();
      this.#settle(lane);
      if (this.#finished) return;
    }
  }

  /** The response is over: calls that have no end get none. */
  #settleAll(): void {
    for (const lane of this.#lanes) {
      if (this.#finished) break;
      if (lane.isCall && !lane.ended) lane.verdict ??= this.#judged.unfinished(lane.toToolCall(false));
      this.#settle(lane);
    }
    this.#lanes = [];
  }

  #settle(lane: ResponseLane): void {
    const index = lane.outputIndex;
    if (lane.isCall) {
      const over = lane.verdict !== null;
      const verdict = lane.verdict ?? this.#judged.first(lane.toToolCall(false));
      if (verdict.action === "block") {
        this.#settled.set(index, "blocked");
        this.#replace(lane, verdict.text);
        return;
      }
      this.#settled.set(index, over ? "through" : "allowed");
    } else {
      this.#settled.set(index, "passing");
      const call = lane.ended ? callOf(lane.item, false) : null;
      if (call) this.#record(call);
    }
    for (const held of lane.frames) this.#out.send(held);
    const last = lane.frames.at(-1);
    if (lane.ended && last) this.#ending?.sent(index, last.frame.data);
  }

  #replace(lane: ResponseLane, text: string): void {
    const events = messageEvents(standInFor(lane.item, lane.outputIndex, text), lane.outputIndex);
    for (const event of events) this.#out.make(event);
    if (!this.#ending) return;
    this.#ending.sent(lane.outputIndex, JSON.stringify(events.at(-1)));
    this.#out.makeText("response.completed", `"response":${this.#ending.response()}`);
    this.#lanes = [];
    this.#finished = true;
  }

  /** A call that the provider runs. */
  #record(call: ToolCall): void {
    if (!this.#judged.known(call)) this.#judged.first(call);
  }

  #laneAt(index: number): ResponseLane | undefined {
    return this.#lanes.find((lane) => lane.outputIndex === index);
  }

  /** Position of the item an event is about; null where it is about none. */
  #indexOf(value: JsonObject, item: JsonObject | null): number | null {
    const id = textAt(value, "item_id") || (item ? textAt(item, "id") : "");
    return positionAt(value, "output_index") ?? this.#indexOfId.get(id) ?? null;
  }

  /** Keys that stand twice: in the item itself refused; true where they are below. */
  #ambiguity({ document }: ResponseEvent): boolean {
    if (!document.repeats) return false;
    const node = memberOf(treeOf(document, WHAT), "item") as JsonNode;
    refuseRepeats(node, `the item of ${WHAT}`);
    return duplicateKey(node) !== null;
  }
}

/** Clients look at the type, some at the name of the event. */
function typeOf(frame: Frame, value: JsonObject): string {
  const type = textAt(value, "type");
  if (type === "") return frame.event ?? "";
  if (frame.event?.startsWith("response.") && frame.event !== type)
    throw new UnreadableError(`the event ${frame.event} says it is ${type}`);
  return type;
}
