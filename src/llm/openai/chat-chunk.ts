/**
 * The parts of a Chat answer that carry tool calls: `tool_calls` of type function and custom, and the older
 * `function_call`, as in openai-node 6.49, resources/chat/completions: ChatCompletionMessage (whole) and
 * ChatCompletionChunk.Choice.Delta (in pieces).
 *
 * Failure: closed. Members of a type that is not documented throw UnreadableError.
 */
import { isObject, type JsonObject, textAt } from "../json-document.ts";
import { UnreadableError } from "../wire.ts";
import { argumentsText } from "./call-input.ts";
import { positionAt } from "./position.ts";

/** A call, or a piece of one. What a piece does not say is ''. */
export interface CallPiece {
  /** Position among the calls of the choice; null where the vendor sends none. */
  index: number | null;
  id: string;
  name: string;
  input: string;
  /** null: it has neither a name nor input. */
  kind: "json" | "text" | null;
  /** Says two things at once: both a function and a custom tool. */
  torn: boolean;
}

/** The elements of `tool_calls` of a message or a delta. */
export function toolCallsOf(holder: JsonObject): CallPiece[] {
  const calls = holder.tool_calls;
  if (calls === undefined || calls === null) return [];
  if (!Array.isArray(calls)) throw new UnreadableError("tool_calls is not an array");
  return calls.map(pieceOf);
}

function pieceOf(call: unknown): CallPiece {
  if (!isObject(call)) throw new UnreadableError("tool_calls has an element that is no object");
  const index = positionAt(call, "index");
  const id = textAt(call, "id");
  const custom = isObject(call.custom) ? call.custom : null;
  const called = isObject(call.function) ? call.function : null;
  if (custom && !called)
    return {
      index,
      id,
      name: textAt(custom, "name"),
      input: argumentsText(custom.input),
      kind: "text",
      torn: false,
    };
  // Without either, some servers put name and arguments beside the id.
  const named = called ?? call;
  const name = textAt(named, "name");
  const input = argumentsText(named.arguments);
  const says = called !== null || name !== "" || input !== "";
  return { index, id, name, input, kind: says ? "json" : null, torn: custom !== null };
}

/** `function_call` of a message or a delta; null where there is none. */
export function functionCallOf(holder: JsonObject): CallPiece | null {
  const call = holder.function_call;
  if (call === undefined || call === null) return null;
  if (!isObject(call)) throw new UnreadableError("function_call is no object");
  if (Object.keys(call).length === 0) return null;
  const input = argumentsText(call.arguments);
  return { index: null, id: "", name: textAt(call, "name"), input, kind: "json", torn: false };
}

/** `choices` of an answer or a chunk; null where it has none. */
export function choicesOf(answer: JsonObject): JsonObject[] | null {
  const choices = answer.choices;
  if (choices === undefined || choices === null) return null;
  if (!Array.isArray(choices)) throw new UnreadableError("choices is not an array");
  for (const choice of choices)
    if (!isObject(choice)) throw new UnreadableError("choices has an element that is no object");
  return choices as JsonObject[];
}

/** A member that is an object; null where it is absent or null. */
export function objectAt(object: JsonObject, key: string): JsonObject | null {
  const value = object[key];
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw new UnreadableError(`${key} is no object`);
  return value;
}

export function hasCalls(holder: JsonObject): boolean {
  return toolCallsOf(holder).length > 0 || functionCallOf(holder) !== null;
}

/** The reason of a finish that speaks of calls, which is `stop` where none is left. */
export function speaksOfCalls(finishReason: unknown): boolean {
  return finishReason === "tool_calls" || finishReason === "function_call";
}
