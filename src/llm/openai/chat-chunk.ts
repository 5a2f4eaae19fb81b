/**
 * The parts of a Chat answer that carry tool calls: `tool_calls` of type function and custom, and the older
 * `function_call`, as in openai-node 6.49, resources/chat/completions: ChatCompletionMessage (whole) and
 * ChatCompletionChunk.Choice.Delta (in pieces).
 *
 * Failure: closed. Members of a type that is not documented throw UnreadableError.
 */
import { KnownMembers, mayHaveCallShapes, refuseCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject, textAt } from "../json-document.ts";
import { type AnswerScope, UnreadableError } from "../wire.ts";
import { argumentsText, positionAt } from "./call-input.ts";

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

/** What other vendors add to these holds no calls. */
const ROOT = new KnownMembers("id object created model choices usage system_fingerprint service_tier error");
const CHOICE = new KnownMembers("index delta message finish_reason logprobs");
const MESSAGE = new KnownMembers("role content refusal tool_calls function_call");
const CALL = new KnownMembers("index id type function custom name arguments extra_content");
const CALLED = new KnownMembers("name arguments input");

/** The elements of `tool_calls` of a message or a delta. */
export function toolCallsOf(holder: JsonObject): CallPiece[] {
  const calls = holder.tool_calls;
  if (calls === undefined || calls === null) return [];
  if (!Array.isArray(calls)) throw new UnreadableError("tool_calls is not an array");
  return calls.map(pieceOf);
}

function pieceOf(call: unknown): CallPiece {
  if (!isObject(call)) throw new UnreadableError("tool_calls has an element that is not an object");
  CALL.refuseOthers(call, "a tool call");
  const index = positionAt(call, "index");
  const id = onlyText(call, "id");
  const custom = objectAt(call, "custom");
  const called = objectAt(call, "function");
  for (const part of [custom, called, call]) {
    if (part === null) continue;
    onlyText(part, "name");
    if (part !== call) CALLED.refuseOthers(part, "a tool call");
  }
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
  const beside = called !== null && (textAt(call, "name") !== "" || argumentsText(call.arguments) !== "");
  return { index, id, name, input, kind: says ? "json" : null, torn: custom !== null || beside };
}

/** The types a call may have; others are refused where they may not pass. */
export function refuseUnknownCalls(holder: JsonObject, scope: AnswerScope): void {
  for (const call of Array.isArray(holder.tool_calls) ? holder.tool_calls : []) {
    const type = isObject(call) ? (call.type ?? "") : "";
    if (type !== "" && type !== "function" && type !== "custom")
      scope.unknownType("a tool call", String(type));
  }
}

/** Pieces of a stream are put together by clients, as text whatever they are. */
export function refuseCoerced(holder: JsonObject): void {
  const calls = Array.isArray(holder.tool_calls) ? holder.tool_calls.filter(isObject) : [];
  const parts = [...calls.flatMap((call) => [call.function, call.custom]), holder.function_call].filter(
    isObject,
  );
  for (const part of parts) for (const key of ["arguments", "input"]) onlyText(part, key);
}

/** '' where it is absent or null. Throws UnreadableError for what some SDKs would make text of. */
function onlyText(object: JsonObject, key: string): string {
  const value = object[key] ?? "";
  if (typeof value !== "string") throw new UnreadableError(`${key} of a tool call is not text`);
  return value;
}

/** `function_call` of a message or a delta; null where there is none. */
export function functionCallOf(holder: JsonObject): CallPiece | null {
  const call = holder.function_call;
  if (call === undefined || call === null) return null;
  if (!isObject(call)) throw new UnreadableError("function_call is not an object");
  if (Object.keys(call).length === 0) return null;
  CALLED.refuseOthers(call, "a function_call");
  onlyText(call, "name");
  const input = argumentsText(call.arguments);
  return { index: null, id: "", name: textAt(call, "name"), input, kind: "json", torn: false };
}

/** `choices` of an answer or a chunk; null where it has none. */
export function choicesOf(answer: JsonObject): JsonObject[] | null {
  const choices = answer.choices;
  if (choices === undefined || choices === null) return null;
  if (!Array.isArray(choices)) throw new UnreadableError("choices is not an array");
  for (const choice of choices)
    if (!isObject(choice)) throw new UnreadableError("choices has an element that is not an object");
  return choices as JsonObject[];
}

/** OpenAI's is an object, that of some servers a text. */
export function isError(answer: JsonObject): boolean {
  return isObject(answer.error) || (typeof answer.error === "string" && answer.error !== "");
}

/** A member that is an object; null where it is absent or null. */
export function objectAt(object: JsonObject, key: string): JsonObject | null {
  const value = object[key];
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw new UnreadableError(`${key} is not an object`);
  return value;
}

export function hasCalls(holder: JsonObject): boolean {
  return toolCallsOf(holder).length > 0 || functionCallOf(holder) !== null;
}

/** The reason of a finish that speaks of calls, which is `stop` where none is left. */
export function speaksOfCalls(finishReason: unknown): boolean {
  return finishReason === "tool_calls" || finishReason === "function_call";
}

/** No call hides in a member that is not read. `text`: in which the answer stands. Throws UnreadableError. */
export function refuseHidden(
  text: string,
  answer: JsonObject,
  choices: readonly JsonObject[],
  what: string,
): void {
  if (!mayHaveCallShapes(text)) return;
  ROOT.refuseOthers(answer, what);
  for (const choice of choices) {
    CHOICE.refuseOthers(choice, what);
    for (const message of [choice.delta, choice.message]) {
      if (!isObject(message)) continue;
      MESSAGE.refuseOthers(message, what);
      refuseCallShapes(text, message.content, what);
    }
  }
}
