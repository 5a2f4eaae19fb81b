/** What both of OpenAI's APIs have in common in a tool call: its position, its input, and what is wrong with it. */
import { ambiguousArguments, type JsonObject } from "../json-document.ts";
import { type ToolCall, UnreadableError } from "../wire.ts";

/** Arguments are documented as text; some vendors send the JSON value itself. */
export function argumentsText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

/** The flaw of a call that is whole. `ambiguous`: it stands in JSON that readers may see in different ways. */
export function flawOf(name: string, input: ToolCall["input"], ambiguous: boolean): ToolCall["flaw"] {
  if (name === "" || ambiguous) return "malformed";
  return input.kind === "json" && ambiguousArguments(input.text) ? "malformed" : null;
}

/** OpenAI allows 128 tools and choices; a number above this is not a position. */
export const MAX_POSITION = 4095;

/** The index of a choice, call or output item; null where there is none. Throws UnreadableError for any other value. */
export function positionAt(object: JsonObject, key: string): number | null {
  const value = object[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > MAX_POSITION)
    throw new UnreadableError(`${key} is ${JSON.stringify(value)}, not a position`);
  return value;
}
