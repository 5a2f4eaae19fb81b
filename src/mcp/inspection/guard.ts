/**
 * What decides about a server's messages: the port between the protocol engine (inspection.ts), which knows
 * what a message is, and the session, which knows policy, pins and detection. One guard for each server and
 * endpoint; any number of conversations share it.
 *
 * Direction of failure: in enforce a Refusal is carried out, in observe it is only told of: the guard then
 * returns null, and the engine hands the message on. Nothing here throws.
 */
import type { McpRefusalReason, Mode, ToolCallOutcome, ToolCallReason } from "../../event/event.ts";

/** The id of a JSON-RPC request, as on the wire. */
export type RequestId = string | number | null;

/** Why something does not pass, in words for the agent (the beginning is `[netmon]`). */
export interface Refusal {
  reason: ToolCallReason | McpRefusalReason | "detection" | "request_policy";
  rule: string | null;
  text: string;
}

/** A tools/call. */
export interface IncomingCall {
  id: RequestId;
  toolName: string;
  /** `params.arguments`; undefined where they cannot be read without doubt. */
  args: unknown;
  /** The LLM's id of the call, from `_meta`; '' where the host does not repeat it. */
  toolCallId: string;
}

/** A judged call: opaque to the engine, to be given back to `ended` exactly once. */
export interface JudgedCall {
  readonly call: IncomingCall;
  /** null: hand it on. */
  readonly refusal: Refusal | null;
  /** A person is asked: nothing is decided before the promise resolves, to the call to go on with. It never rejects. */
  readonly waiting?: { readonly decided: Promise<JudgedCall>; cancel(): void };
}

export interface RedactedMessage {
  /** JSON text; the same string where nothing was redacted. */
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

/** All pages of a tools/list, or what takes their place. */
export interface ToolsListing {
  /** As parsed from the wire. */
  tools: readonly unknown[];
  /** Instructions from initialize or server/discover in this conversation; undefined: not seen in it. */
  instructions: string | null | undefined;
}

export type ListedKind = "tool" | "prompt" | "resource";
/** What is in the answer to a request, by what a model reads of it. */
export type ContentSubject = "tool_result" | "prompt_result" | "resource_content";
export type ServerRequestMethod = "sampling/createMessage" | "elicitation/create";

export interface Guard {
  /** The mode in force; a reload may change it. */
  readonly mode: Mode;
  /** What a refused call gets. */
  readonly blockResponse: "error" | "result";
  /** A call may only be judged after the tools were listed: pins or detection can refuse it. */
  readonly judgesDefinitions: boolean;
  /** In enforce: nothing of this server passes (denied, undeclared and fail_closed, blocked for a detection). */
  serverRefusal(): Refusal | null;
  /**
   * What takes long of `listed`, a little at a time between other work, so that a long list holds up no other
   * message. null: it is short. Never rejects; `listed` is asked after it all the same.
   */
  lookAhead(listing: ToolsListing): Promise<void> | null;
  /** A whole list, before any of it is shown. Scans, compares with the pins, pins, tells. */
  listed(listing: ToolsListing): void;
  /**
   * Entries of a list, before `shows` is asked of each: tools that no whole list had are taken in together, and what
   * takes long of them is done a little at a time, as in `lookAhead`. null: they are few. Never rejects.
   */
  lookAtEntries(kind: ListedKind, entries: readonly unknown[]): Promise<void> | null;
  /** Whether a definition may be shown. Of a tool that was not in the last whole list it is judged by itself. */
  shows(kind: ListedKind, definition: unknown): boolean;
  /** The same for instructions, before `showsInstructions`. */
  lookAtInstructions(instructions: string): Promise<void> | null;
  /** The server's instructions, in initialize or server/discover; false: they are left out. */
  showsInstructions(instructions: string): boolean;
  /** Takes a token of the rate limit where it is allowed. */
  call(call: IncomingCall): JudgedCall;
  /** Tells mcp_tool_called. */
  ended(call: JudgedCall, end: CallEnd): void;
  /** The `result` of a request. Not null: the text that takes its place. `about`: tool, prompt or URI. */
  content(subject: ContentSubject, about: string, result: unknown): Refusal | null;
  /** The message of a tool's result, JSON text, without what the configuration keeps from models. */
  redacted(message: string): RedactedMessage | Refusal;
  /** What the server asks of the agent, by a request of its own or in `inputRequests`. */
  serverRequest(method: ServerRequestMethod, params: unknown): Refusal | null;
  /** A message that is not handed on, or would not be in enforce: counts and tells. */
  refused(direction: "to_server" | "to_client", reason: McpRefusalReason, text: string): void;
  /** One message handed on or answered, either direction. */
  message(): void;
}
