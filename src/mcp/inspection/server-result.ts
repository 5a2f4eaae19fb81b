/**
 * Judges the result of a client's request: its instructions, its lists, the server's requests in it, and the content
 * that a model reads.
 *
 * Fails closed. Both the request and the shape of the result count; the client always gets an answer to its request.
 */
import type { ToolCallOutcome } from "../../event/event.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { memberSpan, withoutMember } from "../../framing/json-span.ts";
import { type Conversation, endCall, reportServerRefusal } from "./conversation.ts";
import type { ContentSubject, Refusal } from "./guard.ts";
import { learnTools, takeTools } from "./learn-tools.ts";
import { filteredLists, scanLists, tooMuchListed } from "./list-filter.ts";
import { DROPPED, type MessageOutcome, type ResultMessage } from "./message.ts";
import {
  DISCOVER,
  HANDSHAKE,
  INITIALIZE,
  PROMPTS_GET,
  RESOURCES_READ,
  TASKS_GET,
  TASKS_RESULT,
  TOOLS_CALL,
} from "./methods.ts";
import { errorMessage, refusalMessage, refusedResult } from "./own-message.ts";
import type { PendingRequest } from "./pending-requests.ts";
import { inputRequestsRefusal } from "./server-requests.ts";
import { ListIncompleteError } from "./whole-list.ts";

const INTERNAL_ERROR = -32603;

/** Returns the replacement for a refused answer; an answer to no known request is dropped. */
export function refusedAnswer(
  conversation: Conversation,
  request: PendingRequest | undefined,
  refusal: Refusal,
): MessageOutcome {
  if (!request) return DROPPED;
  endCall(conversation, request, "result_blocked");
  const { wireId } = request;
  const asResult = request.method === TOOLS_CALL && conversation.guard.blockResponse === "result";
  const tool = request.method === TOOLS_CALL ? request.about : undefined;
  const forward = asResult
    ? refusedResult(wireId, refusal, request.envelope !== null)
    : refusalMessage(wireId, refusal, tool);
  return { forward, back: [] };
}

/** Returns the replacement for an answer of a blocked server; null if it is not blocked, or for a handshake. */
export function blockedAnswer(
  conversation: Conversation,
  request: PendingRequest | undefined,
): MessageOutcome | null {
  if (request && HANDSHAKE.has(request.method)) return null;
  const blocked = reportServerRefusal(conversation, "to_client");
  return blocked && refusedAnswer(conversation, request, blocked);
}

/** `request`: the request that the message answers; undefined: unknown. */
export function judgeResult(
  conversation: Conversation,
  message: ResultMessage,
  request: PendingRequest | undefined,
): MessageOutcome | Promise<MessageOutcome> {
  const { guard, limits } = conversation;
  const { result } = message;
  const long = tooMuchListed(message, request?.method, limits);
  if (long !== null) return tooLong(conversation, message, request, long);
  if (request?.firstPage !== true || !Array.isArray(result.tools)) {
    const scanning = scanLists(result, request?.method, guard);
    if (scanning === null) return judge(conversation, message, request);
    return scanning.then(() => judgeListed(conversation, message, request));
  }
  const { nextCursor } = result;
  if (nextCursor === undefined || nextCursor === null || nextCursor === "") {
    const taking = takeTools(conversation, result.tools);
    const judged = (): MessageOutcome => judgeListed(conversation, message, request);
    return taking === null ? judged() : taking.then(judged);
  }
  return learnTools(conversation, request.envelope, { result, size: message.text.length }).then(
    () => judgeListed(conversation, message, request),
    (error: unknown) => incomplete(conversation, message, request, error),
  );
}

/** Checks again whether the server is blocked, since its list may have been the reason. */
function judgeListed(
  conversation: Conversation,
  message: ResultMessage,
  request: PendingRequest | undefined,
): MessageOutcome {
  return blockedAnswer(conversation, request) ?? judge(conversation, message, request);
}

/** Refuses a result over the limits that also apply to lists requested by netmon. */
function tooLong(
  conversation: Conversation,
  message: ResultMessage,
  request: PendingRequest | undefined,
  what: string,
): MessageOutcome {
  const { guard } = conversation;
  const text = `[netmon] The MCP server's ${what}.`;
  guard.refused("to_client", "too_large", text);
  if (guard.mode === "observe") {
    if (request) endCall(conversation, request, outcomeOf(message.result));
    return { forward: message.text, back: [] };
  }
  return refusedAnswer(conversation, request, { reason: "too_large", rule: null, text });
}

function incomplete(
  conversation: Conversation,
  message: ResultMessage,
  request: PendingRequest,
  error: unknown,
): MessageOutcome {
  const why = error instanceof ListIncompleteError ? error.message : "could not be read";
  const text = `[netmon] The list of this MCP server's tools ${why}. None of them can be checked.`;
  if (conversation.closed) return DROPPED;
  conversation.guard.refused("to_client", "list_incomplete", text);
  if (conversation.guard.mode === "observe") return judge(conversation, message, request);
  return { forward: errorMessage(request.wireId, INTERNAL_ERROR, text), back: [] };
}

function judge(
  conversation: Conversation,
  message: ResultMessage,
  request: PendingRequest | undefined,
): MessageOutcome {
  const { guard } = conversation;
  const { result } = message;
  const refusal =
    inputRequestsRefusal(guard, result.inputRequests) ?? contentRefusal(conversation, result, request);
  if (refusal) return refusedAnswer(conversation, request, refusal);
  rememberTask(conversation, result, request);
  const shown = withoutHiddenInstructions(conversation, message, request);
  const { text, nameless, noList } = filteredLists(shown, request?.method, guard);
  if (nameless > 0) {
    const what = `${nameless} ${nameless === 1 ? "entry" : "entries"} of a list without a name that can be read`;
    guard.refused("to_client", "unparsed", `[netmon] The MCP server sent ${what}.`);
  }
  if (noList !== null) {
    const why = `[netmon] The MCP server's answer has ${noList} that are not a list.`;
    guard.refused("to_client", "unparsed", why);
    if (guard.mode === "enforce")
      return refusedAnswer(conversation, request, { reason: "unparsed", rule: null, text: why });
  }
  const redacted =
    subjectOf(result, request) === "tool_result" ? guard.redacted(text) : { message: text, redactions: 0 };
  if ("reason" in redacted) return refusedAnswer(conversation, request, redacted);
  const { message: forward, redactions } = redacted;
  if (request) endCall(conversation, request, outcomeOf(result), { meta: result._meta, redactions });
  return { forward, back: [] };
}

function outcomeOf(result: JsonObject): ToolCallOutcome {
  if (result.resultType === "input_required" || isObject(result.inputRequests)) return "input_required";
  return result.isError === true ? "tool_error" : "answered";
}

/** 2025-11-25 has `task.taskId`, SEP-2663 has `taskId` with `resultType: "task"`. */
function rememberTask(
  { tools }: Conversation,
  result: JsonObject,
  request: PendingRequest | undefined,
): void {
  if (request?.method !== TOOLS_CALL) return;
  const taskId = isObject(result.task) ? result.task.taskId : result.taskId;
  if (typeof taskId === "string") tools.tasks.set(taskId, request.about);
}

function withoutHiddenInstructions(
  { guard, tools }: Conversation,
  message: ResultMessage,
  request: PendingRequest | undefined,
): ResultMessage {
  const { text, result } = message;
  const greets = request?.method === INITIALIZE || request?.method === DISCOVER;
  if (request && !greets) return message;
  const { instructions } = result;
  if (greets) tools.instructions = typeof instructions === "string" ? instructions : null;
  if (instructions === undefined || instructions === null) return message;
  const readable = typeof instructions === "string";
  if (readable ? guard.showsInstructions(instructions) : guard.mode === "observe") return message;
  const object = memberSpan(text, ["result"]);
  return object ? { ...message, text: withoutMember(text, object, "instructions") } : message;
}

const SUBJECTS: ReadonlyMap<string, ContentSubject> = new Map([
  [TOOLS_CALL, "tool_result"],
  [TASKS_RESULT, "tool_result"],
  [TASKS_GET, "tool_result"],
  [PROMPTS_GET, "prompt_result"],
  [RESOURCES_READ, "resource_content"],
]);

/** Returns the kind of content, by the request or, if that does not tell, by the result's shape; null: none. */
function subjectOf(result: JsonObject, request: PendingRequest | undefined): ContentSubject | null {
  return (request && SUBJECTS.get(request.method)) ?? subjectByShape(result);
}

function contentRefusal(
  { guard }: Conversation,
  result: JsonObject,
  request: PendingRequest | undefined,
): Refusal | null {
  const subject = subjectOf(result, request);
  if (subject === null) return null;
  // A finished task contains its result (SEP-2663).
  const inner = request?.method === TASKS_GET && isObject(result.result) ? result.result : result;
  return guard.content(subject, request?.about ?? "", inner);
}

/** Classifies an answer to a forgotten request or an unknown method. */
function subjectByShape(result: JsonObject): ContentSubject | null {
  if (Array.isArray(result.content) || Object.hasOwn(result, "structuredContent")) return "tool_result";
  if (Array.isArray(result.messages)) return "prompt_result";
  return Array.isArray(result.contents) ? "resource_content" : null;
}
