import { HeldBlock } from "../held-block.ts";
import { isObject, type JsonObject } from "../json-document.ts";
import type { Frame, ToolCall } from "../wire.ts";
import { type ToolUse, toolCallOf } from "./tool-use.ts";

export class ConverseBlock extends HeldBlock {
  /** null: no call. */
  readonly use: ToolUse | null;
  malformed: boolean;
  #input = "";

  constructor(index: number, use: ToolUse | null) {
    super(index);
    this.use = use;
    if (use === null || use.kind === "system") this.state = "passing";
    this.judged = this.state === "passing";
    // Input has no place in a start: some readers would take it, others not.
    const given = use?.value.input;
    this.malformed = given !== undefined && !(isObject(given) && Object.keys(given).length === 0);
  }

  append(delta: JsonObject): void {
    if (this.judged || !this.use) return;
    const piece = delta[this.use.member];
    const input = isObject(piece) ? piece.input : undefined;
    if (typeof input !== "string" || Object.keys(delta).length !== 1) this.malformed = true;
    else this.#input += input;
  }

  override release(state: "passing" | "dropped"): Frame[] {
    this.#input = "";
    return super.release(state);
  }

  toolCall(use: ToolUse, tooLarge: boolean): ToolCall {
    return toolCallOf(use, { text: this.#input, malformed: this.malformed, tooLarge });
  }
}
