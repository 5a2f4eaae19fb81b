/**
 * The interface of every wire format of an LLM API: a reader of complete answers, a filter of streams, and the
 * shapes of its errors. One folder per vendor implements it; none of them knows HTTP, policy or events.
 *
 * Anything unreadable is an UnreadableError, and the proxy decides by its mode: enforce blocks with the vendor's
 * error shape, observe passes the bytes and counts.
 */
import type { Dialect, LlmApi, LlmRefusalReason } from "../event/event.ts";
import type { Frame } from "../framing/frame.ts";
import type { JsonDocument, JsonObject } from "../framing/json-document.ts";
import type { JsonPath } from "../framing/json-span.ts";

export type { Frame, JsonPath };

/** One complete tool call of a model's answer. */
export interface ToolCall {
  /** As on the wire; '' if there is none, which is malformed. */
  name: string;
  /** OpenAI Responses: the call's `namespace`. */
  namespace: string | null;
  /** Server named on the wire: mcp_tool_use.server_name, mcp_call.server_label. */
  server: string | null;
  /** The provider's id of the call; '' if there is none. */
  id: string;
  /** `json`: JSON text as sent ('' counts as {}); `text`: free text of a custom tool. */
  input: { kind: "json" | "text"; text: string };
  /**
   * `provider`: the provider has run it, or will, without the client: too late to block. `either`: the same, but a
   * known client (LiteLLM) treats it as a call to run itself.
   */
  executedBy: "client" | "provider" | "either";
  /** Why no reliable verdict is possible; the judge blocks such a call in enforce. */
  flaw: "too_large" | "malformed" | null;
}

/** A call without known contents; a format fills in what it reads. */
export const NO_CALL: ToolCall = {
  name: "",
  namespace: null,
  server: null,
  id: "",
  input: { kind: "json", text: "" },
  executedBy: "client",
  flaw: "malformed",
};

export interface Verdict {
  action: "allow" | "block";
  /** For `block`: the text for the agent that replaces the call. Never empty. */
  text: string;
}

/** Decides and records. Called once for each call, in the order of the answer. Never throws and never waits. */
export type Judge = (call: ToolCall) => Verdict;

/**
 * Whether a call with this name is allowed whatever its input, so that nobody need see the input first. `Judge` still
 * gets the complete call, for the record. Never throws.
 */
export type NameJudge = (call: Pick<ToolCall, "name" | "namespace" | "server" | "executedBy">) => boolean;

/** Settles in advance what `Judge` will decide; null: no need to wait. Never rejects. `over`: the client is gone. */
export type AheadJudge = (call: ToolCall, over: AbortSignal) => Promise<void> | null;

/** Counts of the calls in one answer that the client runs. */
export interface CallCounts {
  left: number;
  blocked: number;
}

/** A body, or an event of a stream, that deviates from the form its API documents. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";
}

/** An answer with a status or in a form that does not match the request. */
export class UnexpectedAnswerError extends UnreadableError {}

/** An event, a block, an item or a part of an unknown type. */
export class UnknownTypeError extends UnreadableError {}

/** Limits on the contents of one answer. */
export interface AnswerScope {
  /** Number of alternative answers that the request asked for (`n`, `candidateCount`): each may have calls. */
  readonly answers: number;
  /** Handles a type unknown to the format: returns if it may pass, throws UnknownTypeError if not. */
  unknownType(what: string, type: string): void;
  /** Called with the id of the answer, or of what a request made, before anything of it is sent on. May be called often. */
  identified?(id: unknown): void;
  /** Called with the id of an answer in which a call was replaced. */
  altered?(answerId: unknown): void;
}

/** Any number of answers, and no unknown types. */
export const STRICT: AnswerScope = {
  answers: Number.POSITIVE_INFINITY,
  unknownType: (what, type) => {
    throw new UnknownTypeError(
      `${what} has the type ${JSON.stringify(type.slice(0, 64))}, which is not known`,
    );
  },
};

/** Server-sent events, HTML standard 9.2.6: a line that begins with a colon is ignored. */
export const SSE_COMMENT: Uint8Array = Buffer.from(":\n\n");

export interface StreamOptions {
  /** Limit on the bytes held for one tool call; a larger call is judged with the flaw `too_large`. */
  maxBlockBytes: number;
  /** `terminate`: a blocked call ends the answer, well-formed, after the text that replaces it. */
  onBlock: "rewrite" | "terminate";
  /** A call for which this holds need not wait for its end. Default: for none. */
  anyInput?: NameJudge | null;
  /** Default: STRICT. */
  scope?: AnswerScope;
  /** The transport has no names for events. */
  unnamed?: true;
}

/**
 * Filters one answer. Holds every frame of a tool call until the verdict and passes all others at once; an unchanged
 * frame is returned as the same object.
 */
export interface StreamFilter {
  /** Returns the frames to send now. Throws UnreadableError; the frame and all held ones are then not sent. */
  push(frame: Frame): Frame[];
  /** Ends the stream. Reports whether that was inside a call, which is then not sent. Never throws. */
  end(): boolean;
  /**
   * Paths of the texts and numbers in the last pushed frame that do not matter to the filter; null: the frame changed
   * the filter's state or was changed. A frame that differs only at these paths may be forwarded unread, until a frame
   * is pushed that gives null.
   */
  readonly unread: readonly JsonPath[] | null;
  /** Whether `terminate` has ended the answer: nothing more need be read from upstream. */
  readonly finished: boolean;
  /** Bytes of held frames, for the counters and the memory limit. */
  readonly heldBytes: number;
}

/** An MCP server in a request, which the provider itself would call. */
export interface ProviderMcpServer {
  /** `name` or `server_label`. */
  name: string;
  /** `url` or `server_url`; null for a provider's own connector (`connector_id`) or if it is missing. */
  url: string | null;
  /** Tools that the request enables; null: all. */
  tools: string[] | null;
}

/** The known part of a provider's error (known-error.ts). */
export interface KnownError {
  message: string;
  /** null: none; the same for all that follow. */
  type: string | null;
  code: string | number | null;
  param: string | null;
  /** Google's name for the code. */
  status: string | null;
  requestId: string | null;
  /** Google's details, e.g. when to retry or which quota was exceeded. */
  details: JsonObject[];
  /** Further members: plain values, and flat objects that clients act on. */
  others: JsonObject;
}

/** Why the proxy sends a response of its own instead of the provider's. */
export type ErrorReason = LlmRefusalReason | "too_many_connections";

/** A conversation that a request goes on with. */
export interface KeptConversation {
  /** Names the answer or the conversation; '': not named, or the text lacks long strings. */
  id: string;
  /** Whether the same id names it after this answer, too. */
  lasting: boolean;
  /** Returns the vendor's answer for an id that is gone, after which clients send everything again. `why`: for people. */
  lost(why: string): { status: number; body: string };
}

/** What an API's requests say of it. Both throw UnreadableError. */
export interface Keeping {
  /** Whether the provider keeps the answer to a request, so that another may go on from it. */
  keeps(requestText: string): boolean;
  /** Returns the conversation that a request goes on with; null: none. */
  conversation(requestText: string): KeptConversation | null;
}

export interface WireFormat {
  readonly dialect: Dialect;
  readonly api: LlmApi;
  /**
   * Judges every call of a complete answer. Returns the text to send, the same string if nothing changed. Bytes
   * outside the changed values stay unchanged. Throws UnreadableError.
   */
  rewrite(answer: JsonDocument, judge: Judge, scope?: AnswerScope): string;
  stream(judge: Judge, options: StreamOptions): StreamFilter;
  /**
   * Words in lower-case ASCII. Every request that names MCP servers contains at least one of them, in any case, unless
   * letters of it are escaped.
   */
  readonly serverWords: readonly string[];
  /** Returns the MCP servers in a request's body. Throws UnreadableError for invalid JSON or relevant repeated keys. */
  providerServers(body: string): ProviderMcpServer[];
  /** Tells what the provider keeps of a conversation. Missing: nothing. */
  readonly keeping?: Keeping;
  /** Returns the vendor's JSON error body. `status`: the HTTP status of the response. */
  errorBody(status: number, reason: ErrorReason, text: string): string;
  /** Returns the vendor's error inside a stream, followed by the frames that end the stream. */
  errorFrames(reason: LlmRefusalReason, text: string): Frame[];
  /** Bytes between two events of a stream that tell a client to go on waiting, and nothing else; null: the API has none. */
  readonly keepAlive: Uint8Array | null;
  /** Returns the known part of a provider's error as a JSON body of this API. */
  knownErrorBody(error: KnownError): string;
}
