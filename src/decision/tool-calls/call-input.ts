/**
 * A call's arguments, for the rules and for the record. Failure: arguments that are not JSON, hold too many values
 * or were found unreadable are undefined for the rules, which block where they need them. In the record they stay
 * text.
 */
import { MAX_VALUES, textCost } from "../../framing/json-cost.ts";
import type { ToolCall } from "../../llm/wire.ts";

export interface CallInput {
  /** undefined: not readable. */
  args: unknown;
  /** Parsed where it is JSON, else the text. */
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
