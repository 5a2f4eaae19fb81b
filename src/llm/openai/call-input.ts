/** Parts of a tool call that both of OpenAI's APIs share: its position, its input and its flaw. */
import { ambiguousArguments, type JsonObject } from "../json-document.ts";
import { type ToolCall, UnreadableError } from "../wire.ts";

/** Arguments are documented as text, but some vendors send the JSON value itself. */
export function argumentsText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

/** Returns the flaw of a complete call. `ambiguous`: readers may disagree about the JSON around it. */
export function flawOf(name: string, input: ToolCall["input"], ambiguous: boolean): ToolCall["flaw"] {
  if (name === "" || ambiguous) return "malformed";
  return input.kind === "json" && ambiguousArguments(input.text) ? "malformed" : null;
}

/** A larger number is not a position; OpenAI allows 128 tools and choices. */
export const MAX_POSITION = 4095;

/** Returns the index of a choice, call or output item; null if it is missing. Throws UnreadableError. */
export function positionAt(object: JsonObject, key: string): number | null {
  const value = object[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > MAX_POSITION)
    throw new UnreadableError(`${key} is ${JSON.stringify(value)}, not a position`);
  return value;
}
