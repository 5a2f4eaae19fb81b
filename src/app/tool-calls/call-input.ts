/**
 * A call's arguments, for the rules and for the record. Failure: what is no JSON, or was found unreadable, is
 * undefined for the rules, which block where they must look into it, and stays text in the record (a value
 * nested without end could not be written down).
 */
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
  try {
    const args: unknown = JSON.parse(text);
    return { args, input: args };
  } catch {
    return { args: undefined, input: text };
  }
}
