/**
 * What a model reads of a result: of a tool, a prompt, a resource. Direction of failure: closed; where nobody
 * knows what was asked, the result's shape says what it is.
 */
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import type { Conversation } from "./conversation.ts";
import type { ContentSubject, Refusal } from "./guard.ts";
import { PROMPTS_GET, RESOURCES_READ, TASKS_GET, TASKS_RESULT, TOOLS_CALL } from "./methods.ts";
import type { PendingRequest } from "./pending-requests.ts";

const SUBJECTS: ReadonlyMap<string, ContentSubject> = new Map([
  [TOOLS_CALL, "tool_result"],
  [TASKS_RESULT, "tool_result"],
  [TASKS_GET, "tool_result"],
  [PROMPTS_GET, "prompt_result"],
  [RESOURCES_READ, "resource_content"],
]);

export function contentRefusal(
  { guard }: Conversation,
  result: JsonObject,
  request: PendingRequest | undefined,
): Refusal | null {
  const subject = (request && SUBJECTS.get(request.method)) ?? subjectByShape(result);
  if (subject === null) return null;
  // a task that is done has its result within (SEP-2663)
  const inner = request?.method === TASKS_GET && isObject(result.result) ? result.result : result;
  return guard.content(subject, request?.about ?? "", inner);
}

/** The refusal of an answer to a forgotten request or an unknown method. */
function subjectByShape(result: JsonObject): ContentSubject | null {
  if (Array.isArray(result.content) || Object.hasOwn(result, "structuredContent")) return "tool_result";
  if (Array.isArray(result.messages)) return "prompt_result";
  return Array.isArray(result.contents) ? "resource_content" : null;
}
