/**
 * A block of a ConverseStream answer between its first event and its stop, and the frames of it that wait.
 */
import { frameBytes, isObject, type JsonObject } from "../json-document.ts";
import type { Frame, ToolCall } from "../wire.ts";
import { type ToolUse, toolCallOf } from "./tool-use.ts";

export class ConverseBlock {
  readonly index: number;
  /** null: no call. */
  readonly use: ToolUse | null;
  /** `waiting`: nothing of it is sent yet. `dropped`: it was blocked, and what still comes of it is too. */
  state: "waiting" | "passing" | "dropped";
  judged: boolean;
  malformed: boolean;
  #input = "";
  #frames: Frame[] = [];
  #bytes = 0;

  constructor(index: number, use: ToolUse | null) {
    this.index = index;
    this.use = use;
    this.state = use?.kind === "client" ? "waiting" : "passing";
    this.judged = use === null || use.kind === "system";
    // Input has no place in a start: some readers would take it, others not.
    const given = use?.value.input;
    this.malformed = given !== undefined && !(isObject(given) && Object.keys(given).length === 0);
  }

  /** What is kept of the block: frames that wait, or the input of a call that the provider runs. */
  get bytes(): number {
    return this.state === "waiting" ? this.#bytes : this.#input.length;
  }

  append(delta: JsonObject): void {
    if (this.judged || !this.use) return;
    const piece = delta[this.use.member];
    const input = isObject(piece) ? piece.input : undefined;
    if (typeof input !== "string" || Object.keys(delta).length !== 1) this.malformed = true;
    else this.#input += input;
  }

  hold(frame: Frame): void {
    this.#frames.push(frame);
    this.#bytes += frameBytes(frame);
  }

  /** The frames that waited; none afterwards. */
  release(state: "passing" | "dropped"): Frame[] {
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    this.#input = "";
    this.state = state;
    return frames;
  }

  toolCall(use: ToolUse, tooLarge: boolean): ToolCall {
    return toolCallOf(use, { text: this.#input, malformed: this.malformed, tooLarge });
  }
}
