/**
 * The parts of a Chat answer that carry tool calls: `tool_calls` of type function and custom, and the older
 * `function_call`. Types: openai-node 6.49, resources/chat/completions: ChatCompletionMessage (complete) and
 * ChatCompletionChunk.Choice.Delta (pieces).
 *
 * Fails closed. Members of an undocumented type throw UnreadableError.
 */
import { KnownMembers, mayHaveCallShapes, refuseCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject, textAt } from "../json-document.ts";
import { type AnswerScope, UnreadableError } from "../wire.ts";
import { argumentsText, positionAt } from "./call-input.ts";

/** A call, or a piece of one. Missing texts are ''. */
export interface CallPiece {
  /** Position among the calls of the choice; null if the vendor sends none. */
  index: number | null;
  id: string;
  name: string;
  input: string;
  /** null: neither a name nor input. */
  kind: "json" | "text" | null;
  /** Whether the piece is contradictory: a function and a custom tool, or a function with members beside it. */
  torn: boolean;
  /** Whether it is of the older `function_call`, which has neither an index nor an id. */
  older?: true;
}

/** Members of OpenAI's answers; other vendors' additions must not hold calls. */
const ROOT = new KnownMembers("id object created model choices usage system_fingerprint service_tier error");
const CHOICE = new KnownMembers("index delta message finish_reason logprobs");
const MESSAGE = new KnownMembers("role content refusal tool_calls function_call");
const CALL = new KnownMembers("index id type function custom name arguments extra_content");
const CALLED = new KnownMembers("name arguments input");

/** Returns the elements of `tool_calls` in a message or a delta. Throws UnreadableError. */
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
  // Some servers have neither member, and put name and arguments beside the id.
  const named = called ?? call;
  const name = textAt(named, "name");
  const input = argumentsText(named.arguments);
  const hasContent = called !== null || name !== "" || input !== "";
  const beside = called !== null && (textAt(call, "name") !== "" || argumentsText(call.arguments) !== "");
  return { index, id, name, input, kind: hasContent ? "json" : null, torn: custom !== null || beside };
}

/** Refuses calls of an unknown type, unless unknown types may pass. */
export function refuseUnknownCalls(holder: JsonObject, scope: AnswerScope): void {
  for (const call of Array.isArray(holder.tool_calls) ? holder.tool_calls : []) {
    const type = isObject(call) ? (call.type ?? "") : "";
    if (type !== "" && type !== "function" && type !== "custom")
      scope.unknownType("a tool call", String(type));
  }
}

/** Refuses pieces that are not text: clients concatenate the pieces of a stream as text, whatever their type. */
export function refuseCoerced(holder: JsonObject): void {
  const calls = Array.isArray(holder.tool_calls) ? holder.tool_calls.filter(isObject) : [];
  const parts = [...calls.flatMap((call) => [call.function, call.custom]), holder.function_call].filter(
    isObject,
  );
  for (const part of parts) for (const key of ["arguments", "input"]) onlyText(part, key);
}

/** Returns '' if the member is missing or null. Throws UnreadableError for values that some SDKs convert to text. */
function onlyText(object: JsonObject, key: string): string {
  const value = object[key] ?? "";
  if (typeof value !== "string") throw new UnreadableError(`${key} of a tool call is not text`);
  return value;
}

/** Returns the `function_call` of a message or a delta; null if there is none. Throws UnreadableError. */
export function functionCallOf(holder: JsonObject): CallPiece | null {
  const call = holder.function_call;
  if (call === undefined || call === null) return null;
  if (!isObject(call)) throw new UnreadableError("function_call is not an object");
  if (Object.keys(call).length === 0) return null;
  CALLED.refuseOthers(call, "a function_call");
  onlyText(call, "name");
  const input = argumentsText(call.arguments);
  return { index: null, id: "", name: textAt(call, "name"), input, kind: "json", torn: false, older: true };
}

/** Returns all calls of a message or a delta, the older one last. Throws UnreadableError. */
export function callsOf(holder: JsonObject): CallPiece[] {
  const older = functionCallOf(holder);
  return older ? [...toolCallsOf(holder), older] : toolCallsOf(holder);
}

/** Returns the `choices` of an answer or a chunk; null if there are none. Throws UnreadableError. */
export function choicesOf(answer: JsonObject): JsonObject[] | null {
  const choices = answer.choices;
  if (choices === undefined || choices === null) return null;
  if (!Array.isArray(choices)) throw new UnreadableError("choices is not an array");
  for (const choice of choices)
    if (!isObject(choice)) throw new UnreadableError("choices has an element that is not an object");
  return choices as JsonObject[];
}

/** OpenAI's error is an object, that of some servers a text. */
export function isError(answer: JsonObject): boolean {
  return isObject(answer.error) || (typeof answer.error === "string" && answer.error !== "");
}

/** Returns a member that must be an object; null if it is missing or null. Throws UnreadableError. */
export function objectAt(object: JsonObject, key: string): JsonObject | null {
  const value = object[key];
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw new UnreadableError(`${key} is not an object`);
  return value;
}

export function hasCalls(holder: JsonObject): boolean {
  return callsOf(holder).length > 0;
}

/** Reports whether a finish reason is about calls; it becomes `stop` if no call is left. */
export function speaksOfCalls(finishReason: unknown): boolean {
  return finishReason === "tool_calls" || finishReason === "function_call";
}

/** Refuses calls in members that are not read. `text`: the source that contains the answer. Throws UnreadableError. */
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
