/** What both of OpenAI's APIs have in common in a tool call: its id, its input, and what is wrong with it. */
import { ambiguousArguments } from "../json-document.ts";
import type { ToolCall } from "../wire.ts";

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
