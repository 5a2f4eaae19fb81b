/**
 * Tool calls in the parts of a Gemini answer. Types: @google/genai 2.32 (Part, FunctionCall, ToolCall, ToolType).
 * Google writes lowerCamelCase; gateways and the Python SDK also know snake_case.
 *
 * Fails closed. A part of an unknown kind that looks like a call counts as one.
 */
import { wordSet } from "../../collections/word-set.ts";
import { KnownMembers, mayHaveCallShapes, refuseCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject, objectsAt, textAt } from "../json-document.ts";
import type { AnswerScope } from "../wire.ts";

/** Tools that Google runs itself and that are not MCP. Any other `toolType` may be MCP, and is judged. */
const GOOGLE_TOOLS = wordSet(
  `TOOL_TYPE_UNSPECIFIED GOOGLE_SEARCH_WEB GOOGLE_SEARCH_IMAGE URL_CONTEXT GOOGLE_MAPS FILE_SEARCH
   MEDIA_PROCESSING`,
);

/** A piece of a call that the client runs, or the complete call. */
export interface CallPiece {
  /** The part's key, e.g. `functionCall`. */
  key: string;
  call: JsonObject;
  name: string;
  id: string;
  /** Whether another piece of the same call follows. */
  continues: boolean;
  /** Partial arguments; null: none. */
  partialArgs: readonly unknown[] | null;
  signature: string;
  /** Whether the part has more than one call, or a call with members of the wrong type or contradictory ones. */
  malformed: boolean;
}

/** Returns null if the part is not a call of the client. */
export function callPiece(part: JsonObject): CallPiece | null {
  const keys = Object.keys(part).filter((key) => isCallKey(key, part[key]));
  const key = keys[0];
  if (key === undefined) return null;
  const value = part[key];
  const call = isObject(value) ? value : {};
  const partial = either(call, "partialArgs", "partial_args") ?? null;
  return {
    key,
    call,
    name: textAt(call, "name"),
    id: textAt(call, "id"),
    continues: either(call, "willContinue", "will_continue") === true,
    partialArgs: Array.isArray(partial) ? partial : null,
    signature: textAt(part, "thoughtSignature") || textAt(part, "thought_signature"),
    malformed:
      keys.length > 1 ||
      !isObject(value) ||
      (partial !== null && !Array.isArray(partial)) ||
      saysTwice(call, "partialArgs", "partial_args") ||
      saysTwice(call, "willContinue", "will_continue") ||
      ["name", "id"].some((key) => (call[key] ?? "") !== "" && typeof call[key] !== "string") ||
      !isArguments(call.args),
  };
}

/** Reports whether both names are present with different values; readers know one or the other. */
function saysTwice(object: JsonObject, camel: string, snake: string): boolean {
  return (
    Object.hasOwn(object, camel) &&
    Object.hasOwn(object, snake) &&
    JSON.stringify(object[camel]) !== JSON.stringify(object[snake])
  );
}

function isArguments(args: unknown): boolean {
  return args === undefined || args === null || isObject(args);
}

function isCallKey(key: string, value: unknown): boolean {
  if (key === "functionCall" || key === "function_call") return true;
  if (key === "toolCall" || key === "tool_call") return false;
  return /(?:Call|_call)$/.test(key) && isObject(value) && Object.hasOwn(value, "name");
}

/** Returns a call that the provider runs, with its key and name; null if the part has none to judge. */
export function providerCall(part: JsonObject): { key: string; call: JsonObject; name: string } | null {
  for (const key of ["toolCall", "tool_call"]) {
    const call = part[key];
    if (!isObject(call)) continue;
    const type = either(call, "toolType", "tool_type");
    const name = textAt(call, "name") || (typeof type === "string" ? type : "");
    return GOOGLE_TOOLS.has(name) ? null : { key, call, name };
  }
  return null;
}

/** Reports whether the part is text that a client shows or repeats, unlike a thought. */
export function isVisibleText(part: JsonObject): boolean {
  return textAt(part, "text") !== "" && part.thought !== true;
}

/** Returns the member with the JSON name, or else the one with the name in the .proto file. */
export function either(object: JsonObject, camel: string, snake: string): unknown {
  return Object.hasOwn(object, camel) ? object[camel] : object[snake];
}

/**
 * Known members of answers (@google/genai 2.32, GenerateContentResponse, Candidate, Part), by their names in JSON and
 * in the .proto files: those in which no call can hide, and those that are searched for calls.
 */
const ANSWER = new KnownMembers(
  `candidates usageMetadata usage_metadata modelVersion model_version responseId response_id promptFeedback
   prompt_feedback createTime create_time error response traceId trace_id`,
);
const CANDIDATE = new KnownMembers(
  `content index finishReason finish_reason finishMessage finish_message safetyRatings safety_ratings citationMetadata
   citation_metadata groundingMetadata grounding_metadata urlContextMetadata url_context_metadata avgLogprobs
   avg_logprobs logprobsResult logprobs_result tokenCount token_count`,
);
const CONTENT = new KnownMembers("parts role");
const CALL = new KnownMembers(
  "id name args partialArgs partial_args willContinue will_continue toolType tool_type",
);

/** Also of google-genai 3.6, which declares more ways to read data than the SDK for JavaScript. */
const PARTS = wordSet(
  `text thought thoughtSignature thought_signature functionCall function_call toolCall tool_call functionResponse
   function_response toolResponse tool_response executableCode executable_code codeExecutionResult
   code_execution_result inlineData inline_data fileData file_data videoMetadata video_metadata audioMetadata
   audio_metadata documentMetadata document_metadata spreadsheetMetadata spreadsheet_metadata mediaResolution
   media_resolution partMetadata part_metadata mediaProcessing media_processing speechMetadata speech_metadata
   audioTranscription audio_transcription`,
);

/** `text`: the source that contains the answer. Throws UnreadableError. */
export function refuseHidden(text: string, answer: JsonObject, what: string): void {
  if (!mayHaveCallShapes(text)) return;
  ANSWER.refuseOthers(answer, what);
  for (const candidate of objectsAt(answer, "candidates")) {
    CANDIDATE.refuseOthers(candidate, what);
    const { content } = candidate;
    if (!isObject(content)) continue;
    CONTENT.refuseOthers(content, what);
    for (const part of objectsAt(content, "parts"))
      for (const key of ["functionCall", "function_call", "toolCall", "tool_call"])
        if (isObject(part[key])) CALL.refuseOthers(part[key], what);
  }
}

/** A part is a union, so an unknown member means an unknown kind of part. */
export function refuseUnknownParts(text: string, parts: readonly JsonObject[], scope: AnswerScope): void {
  for (const part of parts) {
    for (const key of Object.keys(part)) {
      if (PARTS.has(key)) continue;
      scope.unknownType("a part", key);
      refuseCallShapes(text, { [key]: part[key] }, "a part");
    }
  }
}
