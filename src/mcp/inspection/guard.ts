/**
 * Decides about a server's messages: the port between the protocol engine (inspection.ts), which knows the protocol,
 * and the session, which knows policy, pins and detection. There is one guard for each server and endpoint; any
 * number of conversations share it.
 *
 * A Refusal takes effect in enforce; in observe it is only reported: the guard then returns null, and the engine
 * forwards the message. Nothing here throws.
 */
import type {
  McpRefusalReason,
  McpServerHindered,
  Mode,
  ToolCallOutcome,
  ToolCallReason,
} from "../../event/event.ts";

/** The id of a JSON-RPC request, as on the wire. */
export type RequestId = string | number | null;

/** Why a message does not pass, in words for the agent (beginning with `[netmon]`). */
export interface Refusal {
  reason: ToolCallReason | McpRefusalReason | "detection" | "request_policy";
  rule: string | null;
  text: string;
}

/** A tools/call. */
export interface IncomingCall {
  id: RequestId;
  toolName: string;
  /** `params.arguments`; undefined if they are ambiguous. */
  args: unknown;
  /** The LLM's id of the call, from `_meta`; '' if the host does not repeat it. */
  toolCallId: string;
}

/** A judged call: opaque to the engine, which must pass it to `ended` exactly once. */
export interface JudgedCall {
  readonly call: IncomingCall;
  /** null: forward the call. */
  readonly refusal: Refusal | null;
  /**
   * Set if it is refused for a definition that is not in the store yet: resolves when it is there, or is given up. Who
   * reads the answer may then approve the definition at once. Never rejects.
   */
  readonly stored?: Promise<void>;
  /** Set if a person is asked: the promise resolves to the decided call, with which to continue. It never rejects. */
  readonly waiting?: { readonly decided: Promise<JudgedCall>; cancel(): void };
}

export interface RedactedMessage {
  /** JSON text; the same string if nothing was redacted. */
  message: string;
  redactions: number;
}

export interface CallEnd {
  outcome: ToolCallOutcome;
  /** Milliseconds from the call to its answer; null: none. */
  latencyMs: number | null;
  /** `_meta` of the result; undefined: none. */
  meta?: unknown;
  /** Values redacted in the result. */
  redactions?: number;
}

/** All pages of a tools/list, or an equivalent. */
export interface ToolsListing {
  /** As parsed from the wire. */
  tools: readonly unknown[];
  /** Instructions from initialize or server/discover in this conversation; undefined: not seen. */
  instructions: string | null | undefined;
}

export type ListedKind = "tool" | "prompt" | "resource";
/** Kind of content in an answer that a model reads. */
export type ContentSubject = "tool_result" | "prompt_result" | "resource_content";
export type ServerRequestMethod = "sampling/createMessage" | "elicitation/create";

export interface Guard {
  /** The mode in force; a reload may change it. */
  readonly mode: Mode;
  /** The form of the answer to a refused call. */
  readonly blockResponse: "error" | "result";
  /** Whether calls may only be judged after the tools were listed, because pins or detection can refuse them. */
  readonly judgesDefinitions: boolean;
  /** Not null: nothing of this server passes in enforce (denied, undeclared with fail_closed, blocked by detection). */
  serverRefusal(): Refusal | null;
  /**
   * Does the slow part of `listed` in small steps between other work, so that a long list does not delay other
   * messages. null: the list is short. Never rejects; `listed` must be called afterwards in any case.
   */
  scanAhead(listing: ToolsListing): Promise<void> | null;
  /** Takes in a complete list before any of it is shown: scans it, compares it with the pins, pins and reports. */
  listed(listing: ToolsListing): void;
  /**
   * Takes in entries of a list before `shows` is called for each: tools that were in no complete list are scanned
   * together, in small steps as in `scanAhead`. null: there are few. Never rejects.
   */
  scanEntries(kind: ListedKind, entries: readonly unknown[]): Promise<void> | null;
  /** Reports whether a definition may be shown. A tool that was not in the last complete list is judged by itself. */
  shows(kind: ListedKind, definition: unknown): boolean;
  /** Like scanEntries, for instructions, before `showsInstructions`. */
  scanInstructions(instructions: string): Promise<void> | null;
  /** Reports whether the server's instructions, in initialize or server/discover, may be shown. */
  showsInstructions(instructions: string): boolean;
  /** Judges a call. An allowed call takes a token of the rate limit. */
  call(call: IncomingCall): JudgedCall;
  /** Reports mcp_tool_called. */
  ended(call: JudgedCall, end: CallEnd): void;
  /** Judges the `result` of a request. Not null: the refusal that replaces it. `about`: tool, prompt or URI. */
  content(subject: ContentSubject, about: string, result: unknown): Refusal | null;
  /** Redacts a message with a tool's result, JSON text, according to the configuration. */
  redacted(message: string): RedactedMessage | Refusal;
  /** Judges a request of the server to the agent, sent by itself or in `inputRequests`. */
  serverRequest(method: ServerRequestMethod, params: unknown): Refusal | null;
  /** Counts and reports a message that is not forwarded, or would not be in enforce. */
  refused(direction: "to_server" | "to_client", reason: McpRefusalReason, text: string): void;
  /**
   * Takes in that the server's start or list failed; reports it if netmon has refused something to the server's
   * processes. Returns what to add to the error; null: nothing was refused. `since`: milliseconds ago of its request.
   */
  hindered(method: string, outcome: McpServerHindered["outcome"], since: number): string | null;
  /** Counts a message that was forwarded or answered, in either direction. */
  message(): void;
}
