/**
 * Judges one answer of the server by the request that it answers: instructions, lists, the server's requests in it, and
 * the content that a model reads.
 *
 * Fails closed. Both the request and the shape of the result count; the client always gets an answer to its request.
 */
import type { ToolCallOutcome } from "../../event/event.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { memberSpan, withoutMember } from "../../framing/json-span.ts";
import { ListIncompleteError } from "../tool-pages.ts";
import type { Conversation } from "./conversation.ts";
import type { FailSafeGuard } from "./fail-safe-guard.ts";
import type { CallEnd, ContentSubject, Refusal, RequestId } from "./guard.ts";
import { learnTools, takeTools } from "./learn-tools.ts";
import { filteredLists, scanLists, tooMuchListed } from "./list-filter.ts";
import { DROPPED, type ErrorMessage, type MessageOutcome, type ResultMessage } from "./message.ts";
import { HANDSHAKE, Method } from "./methods.ts";
import { errorMessage, refusalMessage, refusedResult } from "./own-message.ts";
import type { PendingRequest } from "./pending-requests.ts";
import { inputRequestsRefusal, urlElicitationRefusal } from "./server-requests.ts";

const INTERNAL_ERROR = -32603;

export class ServerAnswer {
  readonly #conversation: Conversation;
  readonly #guard: FailSafeGuard;
  /** The answered request; undefined: unknown. */
  readonly #request: PendingRequest | undefined;

  /** `id`: undefined: the answer has none. Takes the request that it answers. */
  constructor(conversation: Conversation, id: RequestId | undefined) {
    this.#conversation = conversation;
    this.#guard = conversation.guard;
    this.#request = id === undefined ? undefined : conversation.pending.take(id);
  }

  judgeError({ error, text }: ErrorMessage): MessageOutcome {
    const blocked = this.#blocked();
    if (blocked) return blocked;
    const request = this.#request;
    const refusal =
      urlElicitationRefusal(this.#guard, error) ??
      // Agents read the errors of calls like results.
      (request?.method === Method.callTool ? this.#guard.content("tool_result", request.about, error) : null);
    if (refusal) return this.#refused(refusal);
    const hindrance =
      request && !isUnknownMethod(error) ? this.#conversation.hindered(request, "error") : null;
    const explained =
      hindrance === null || this.#guard.mode === "observe" ? text : withAdded(text, hindrance);
    return this.#forwarded(explained, "error");
  }

  judgeResult(message: ResultMessage): MessageOutcome | Promise<MessageOutcome> {
    const blocked = this.#blocked();
    if (blocked) return blocked;
    const request = this.#request;
    const { result, text } = message;
    const long = tooMuchListed(message, request?.method);
    if (long !== null) return this.#tooLong(message, long);
    if (request?.firstPage !== true || !Array.isArray(result.tools)) {
      const scanning = scanLists(result, request?.method, this.#guard);
      return scanning === null ? this.#judged(message) : scanning.then(() => this.#listed(message));
    }
    const listed = (): MessageOutcome => this.#listed(message);
    const { nextCursor } = result;
    if (nextCursor === undefined || nextCursor === null || nextCursor === "") {
      if (result.tools.length === 0) this.#conversation.listedNothing(request);
      const taking = takeTools(this.#conversation, result.tools);
      return taking === null ? listed() : taking.then(listed);
    }
    return learnTools(this.#conversation, request.envelope, { result, size: text.length }).then(
      listed,
      (error: unknown) => this.#incomplete(message, request, error),
    );
  }

  /** Returns the replacement for an answer of a blocked server; null if it is not blocked, or for a handshake. */
  #blocked(): MessageOutcome | null {
    if (this.#request && HANDSHAKE.has(this.#request.method)) return null;
    const blocked = this.#conversation.reportServerRefusal("to_client");
    return blocked && this.#refused(blocked);
  }

  /** Returns the replacement for a refused answer; an answer to no known request is dropped. */
  #refused(refusal: Refusal): MessageOutcome {
    const request = this.#request;
    if (!request) return DROPPED;
    this.#conversation.endCall(request, "result_blocked");
    const { wireId, about, envelope } = request;
    const isCall = request.method === Method.callTool;
    const forward =
      isCall && this.#guard.blockResponse === "result"
        ? refusedResult(wireId, refusal, envelope !== null)
        : refusalMessage(wireId, refusal, isCall ? about : undefined);
    return { forward, back: [] };
  }

  #forwarded(
    text: string,
    outcome: ToolCallOutcome,
    result?: Pick<CallEnd, "meta" | "redactions">,
  ): MessageOutcome {
    if (this.#request) this.#conversation.endCall(this.#request, outcome, result);
    return { forward: text, back: [] };
  }

  /** Checks again whether the server is blocked, since its list may have been the reason. */
  #listed(message: ResultMessage): MessageOutcome {
    return this.#blocked() ?? this.#judged(message);
  }

  /** Refuses a result over the limits that also apply to lists requested by netmon. */
  #tooLong({ text, result }: ResultMessage, what: string): MessageOutcome {
    const refusal = { reason: "too_large", rule: null, text: `[netmon] The MCP server's ${what}.` } as const;
    this.#guard.refused("to_client", "too_large", refusal.text);
    return this.#guard.mode === "observe" ? this.#forwarded(text, outcomeOf(result)) : this.#refused(refusal);
  }

  #incomplete(message: ResultMessage, request: PendingRequest, error: unknown): MessageOutcome {
    const why = error instanceof ListIncompleteError ? error.message : "could not be read";
    const incomplete = `[netmon] The list of this MCP server's tools ${why}. None of them can be checked.`;
    if (this.#conversation.closed) return DROPPED;
    const hindrance = this.#conversation.hindered(request, "error");
    const text = hindrance === null ? incomplete : `${incomplete} ${hindrance}`;
    this.#guard.refused("to_client", "list_incomplete", text);
    if (this.#guard.mode === "observe") return this.#judged(message);
    return { forward: errorMessage(request.wireId, INTERNAL_ERROR, text), back: [] };
  }

  #judged(message: ResultMessage): MessageOutcome {
    const guard = this.#guard;
    const { result } = message;
    const subject = (this.#request && SUBJECTS.get(this.#request.method)) ?? subjectByShape(result);
    const refusal =
      inputRequestsRefusal(guard, result.inputRequests) ?? this.#contentRefusal(subject, result);
    if (refusal) return this.#refused(refusal);
    this.#rememberTask(result);
    const shown = this.#withoutHiddenInstructions(message);
    const { text, nameless, noList } = filteredLists(shown, this.#request?.method, guard);
    if (nameless > 0) {
      const what = `${nameless} ${nameless === 1 ? "entry" : "entries"} of a list without a name that can be read`;
      guard.refused("to_client", "unparsed", `[netmon] The MCP server sent ${what}.`);
    }
    if (noList !== null) {
      const why = `[netmon] The MCP server's answer has ${noList} that are not a list.`;
      guard.refused("to_client", "unparsed", why);
      if (guard.mode === "enforce") return this.#refused({ reason: "unparsed", rule: null, text: why });
    }
    const redacted = subject === "tool_result" ? guard.redacted(text) : { message: text, redactions: 0 };
    if ("reason" in redacted) return this.#refused(redacted);
    const { message: forward, redactions } = redacted;
    return this.#forwarded(forward, outcomeOf(result), { meta: result._meta, redactions });
  }

  #contentRefusal(subject: ContentSubject | null, result: JsonObject): Refusal | null {
    if (subject === null) return null;
    const { method, about = "" } = this.#request ?? {};
    // A finished task contains its result (SEP-2663).
    const inner = method === Method.getTask && isObject(result.result) ? result.result : result;
    return this.#guard.content(subject, about, inner);
  }

  /** 2025-11-25 has `task.taskId`, SEP-2663 has `taskId` with `resultType: "task"`. */
  #rememberTask({ task, taskId }: JsonObject): void {
    if (this.#request?.method !== Method.callTool) return;
    const id = isObject(task) ? task.taskId : taskId;
    if (typeof id === "string") this.#conversation.tools.tasks.set(id, this.#request.about);
  }

  #withoutHiddenInstructions(message: ResultMessage): ResultMessage {
    const { text, result } = message;
    const method = this.#request?.method;
    const greets = method === Method.initialize || method === Method.discover;
    if (this.#request && !greets) return message;
    const { instructions } = result;
    const readable = typeof instructions === "string";
    if (greets) this.#conversation.tools.instructions = readable ? instructions : null;
    if (instructions === undefined || instructions === null) return message;
    if (readable ? this.#guard.showsInstructions(instructions) : this.#guard.mode === "observe")
      return message;
    const object = memberSpan(text, ["result"]);
    return object ? { ...message, text: withoutMember(text, object, "instructions") } : message;
  }
}

/** JSON-RPC 2.0, section 5.1: the server has no such list. */
function isUnknownMethod(error: unknown): boolean {
  return isObject(error) && error.code === -32601;
}

/** Returns the message with netmon's words behind the server's. */
function withAdded(text: string, words: string): string {
  const span = memberSpan(text, ["error", "message"]);
  if (!span) return text;
  const end = span.offset + span.length;
  const said: unknown = JSON.parse(text.slice(span.offset, end));
  if (typeof said !== "string") return text;
  return text.slice(0, span.offset) + JSON.stringify(`${said} ${words}`) + text.slice(end);
}

function outcomeOf(result: JsonObject): ToolCallOutcome {
  if (result.resultType === "input_required" || isObject(result.inputRequests)) return "input_required";
  return result.isError === true ? "tool_error" : "answered";
}

/** The kind of content in the answer to a request. */
const SUBJECTS: ReadonlyMap<string, ContentSubject> = new Map([
  [Method.callTool, "tool_result"],
  [Method.taskResult, "tool_result"],
  [Method.getTask, "tool_result"],
  [Method.getPrompt, "prompt_result"],
  [Method.readResource, "resource_content"],
]);

/** Classifies an answer to a forgotten request or an unknown method; null: no content. */
function subjectByShape(result: JsonObject): ContentSubject | null {
  if (Array.isArray(result.content) || Object.hasOwn(result, "structuredContent")) return "tool_result";
  if (Array.isArray(result.messages)) return "prompt_result";
  return Array.isArray(result.contents) ? "resource_content" : null;
}
