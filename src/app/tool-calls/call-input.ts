/**
 * A call's arguments, for the rules and for the record. Failure: what is no JSON is undefined for the rules,
 * which block where they must look into it, and stays text in the record.
 */
import type { ToolCall } from "../../llm/wire.ts";

export interface CallInput {
  /** undefined: not readable. */
  args: unknown;
  /** Parsed where it is JSON, else the text. */
  input: unknown;
}

export function callInput({ input: { kind, text }, flaw }: ToolCall): CallInput {
  if (kind === "text") return { args: undefined, input: text };
  if (text === "") return { args: flaw === null ? {} : undefined, input: flaw === null ? {} : "" };
  try {
    const input: unknown = JSON.parse(text);
    return { args: flaw === null ? input : undefined, input };
  } catch {
    return { args: undefined, input: text };
  }
}
