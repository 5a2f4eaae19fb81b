/**
 * The unsent events of one output item: of a call until its verdict, or of an item that began while a call was held,
 * since clients order items by arrival.
 */
import { isDeepStrictEqual } from "node:util";
import { frameBytes, type JsonObject, textAt } from "../json-document.ts";
import { type Frame, NO_CALL, type ToolCall, type Verdict } from "../wire.ts";
import { callOf } from "./response-item.ts";

/**
 * Limit on held events with little input. A call's size is that of its input, but each piece arrives in an event of
 * its own, some 200 bytes for 4 bytes of arguments.
 */
const EVENT_BYTES_PER_INPUT_BYTE = 16;

export class OutputItemQueue {
  readonly outputIndex: number;
  /** The item as it began; null if only its end arrived. */
  readonly #begun: JsonObject | null;
  /** The item as it ended; null until then. */
  #ended: JsonObject | null = null;
  #ambiguous: boolean;
  /** Input that arrived in events of its own. */
  #streamed = "";
  #streamedDone: string | null = null;
  #streamedName = "";
  #inputBytes = 0;
  readonly isCall: boolean;
  /** The verdict on a call that was judged before its end. */
  verdict: Verdict | null = null;
  frames: Frame[] = [];
  bytes = 0;

  /** `ambiguous`: readers may disagree about the item as it begins. */
  constructor(outputIndex: number, begun: JsonObject | null, isCall: boolean, ambiguous: boolean) {
    this.outputIndex = outputIndex;
    this.#begun = begun;
    this.isCall = isCall;
    this.#ambiguous = ambiguous;
  }

  get ended(): boolean {
    return this.#ended !== null;
  }

  /** The latest version of the item. */
  get item(): JsonObject {
    return this.#ended ?? this.#begun ?? {};
  }

  /** Holds the frame, unless the call has already been blocked. */
  hold(frame: Frame): void {
    if (this.verdict?.action === "block") return;
    this.frames.push(frame);
    this.bytes += frameBytes(frame);
  }

  drop(): void {
    this.frames = [];
    this.bytes = 0;
  }

  /** Reads an event of the item between its start and its end. */
  grow(event: JsonObject, type: string): void {
    if (!INPUT_EVENT.test(type)) return;
    if (type.endsWith(".delta")) {
      const delta = textAt(event, "delta");
      this.#streamed += delta;
      this.#inputBytes += Buffer.byteLength(delta);
    } else if (type.endsWith(".done")) {
      this.#streamedDone = textAt(event, type.startsWith("response.custom") ? "input" : "arguments");
      this.#streamedName = textAt(event, "name");
    }
  }

  /** `ambiguous`: readers may disagree about the item as it ends. */
  end(item: JsonObject, ambiguous: boolean): void {
    this.#ended = item;
    this.#ambiguous ||= ambiguous;
    this.#inputBytes = Math.max(this.#inputBytes, Buffer.byteLength(callOf(item, false)?.input.text ?? ""));
  }

  isTooLarge(maxBlockBytes: number): boolean {
    return this.#inputBytes > maxBlockBytes || this.bytes > maxBlockBytes * EVENT_BYTES_PER_INPUT_BYTE;
  }

  /** Returns the call as known so far. A call without an end, or one that ends as another call, is malformed. */
  toToolCall(tooLarge: boolean): ToolCall {
    const begun = this.#begun && callOf(this.#begun, false);
    const ended = this.#ended && callOf(this.#ended, this.#ambiguous);
    const call = ended ?? begun ?? NO_CALL;
    if (tooLarge) return { ...call, input: ended?.input ?? this.#inputSoFar(call), flaw: "too_large" };
    if (!ended) return { ...call, input: this.#inputSoFar(call), flaw: "malformed" };
    return this.#agrees(begun, ended) ? ended : { ...ended, flaw: "malformed" };
  }

  #inputSoFar(call: ToolCall): ToolCall["input"] {
    const text = this.#streamedDone ?? call.input.text + this.#streamed;
    return { kind: call.input.kind, text };
  }

  /** Reports whether clients that act on the start, on the pieces or on the end all see the same call. */
  #agrees(begun: ToolCall | null, ended: ToolCall): boolean {
    const [before, after] = [this.#begun ?? {}, this.#ended ?? {}];
    const agrees = (key: string): boolean => textAt(before, key) === "" || before[key] === after[key];
    if (this.#streamedName !== "" && this.#streamedName !== ended.name) return false;
    if (!["type", "name", "namespace", "call_id", "server_label"].every(agrees)) return false;
    if (!INPUT_ITEMS.has(textAt(after, "type"))) return true;
    const streamed = (begun?.input.text ?? "") + this.#streamed;
    return sameInput(streamed, ended.input) && sameInput(this.#streamedDone ?? "", ended.input);
  }
}

/** Events with pieces of a call's input, which SDKs assemble (ResponseAccumulator). */
const INPUT_EVENT = /^response\.(?:function_call_arguments|custom_tool_call_input|mcp_call_arguments)\./;
const INPUT_ITEMS = new Set(["function_call", "custom_tool_call", "mcp_approval_request"]);

/** Compares JSON by value. `streamed` is '' if the input was not streamed. */
function sameInput(streamed: string, input: ToolCall["input"]): boolean {
  if (streamed === "" || streamed === input.text) return true;
  if (input.kind === "text") return false;
  try {
    return isDeepStrictEqual(JSON.parse(streamed), JSON.parse(input.text));
  } catch {
    return false;
  }
}
