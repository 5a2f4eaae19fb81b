/**
 * The parts of a Gemini answer, as far as they are tool calls. Types: @google/genai 2.32 (Part, FunctionCall,
 * ToolCall, ToolType). Google writes lowerCamelCase; gateways and the Python SDK also know snake_case.
 *
 * Failure: closed. A part of a kind not known here that looks like a call is one.
 */
import { words } from "../../framing/words.ts";
import { isObject, type JsonObject, textAt } from "../json-document.ts";

/** Tools that Google runs itself and that are not MCP. Any other `toolType` may be, and is judged. */
const GOOGLE_TOOLS = words(
  `TOOL_TYPE_UNSPECIFIED GOOGLE_SEARCH_WEB GOOGLE_SEARCH_IMAGE URL_CONTEXT GOOGLE_MAPS FILE_SEARCH
   MEDIA_PROCESSING`,
);

/** One piece of a call that the client runs, or all of it. */
export interface CallPiece {
  /** The part's key, e.g. `functionCall`. */
  key: string;
  call: JsonObject;
  name: string;
  id: string;
  /** Another piece of the same call follows. */
  continues: boolean;
  /** Partial arguments; null where it has none. */
  partialArgs: readonly unknown[] | null;
  signature: string;
  /** The part has more than one call, or a call that is not an object. */
  malformed: boolean;
}

/** null: the part is not a call of the client. */
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

/** Readers differ in which of the two names they know. */
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

/** The name and key of a call that the provider runs; null where the part has none that is judged. */
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

/** Text that a client shows or repeats, unlike a thought. */
export function isVisibleText(part: JsonObject): boolean {
  return textAt(part, "text") !== "" && part.thought !== true;
}

/** The member under its JSON name, else under its name in the .proto file. */
export function either(object: JsonObject, camel: string, snake: string): unknown {
  return Object.hasOwn(object, camel)
    ? object[camel]
    : Object.hasOwn(object, snake)
      ? object[snake]
      : undefined;
}
