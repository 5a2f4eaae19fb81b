/**
 * A call's arguments, for the rules and for the record. Arguments that are not JSON, have too many values or are
 * flawed are undefined for the rules, which block if they need them. In the record they stay text.
 */
import { MAX_VALUES, textCost } from "../../framing/json-cost.ts";
import type { ToolCall } from "../../llm/wire.ts";

export interface CallInput {
  /** undefined: unreadable. */
  args: unknown;
  /** The parsed JSON, or the text if it is not JSON. */
  input: unknown;
}

export function callInput({ input: { kind, text }, flaw }: ToolCall): CallInput {
  if (kind === "text" || flaw !== null) return { args: undefined, input: text };
  if (text === "") return { args: {}, input: {} };
  if (textCost(text, MAX_VALUES).values > MAX_VALUES) return { args: undefined, input: "" };
  try {
    const args: unknown = JSON.parse(text);
    return { args, input: args };
  } catch {
    return { args: undefined, input: text };
  }
}
