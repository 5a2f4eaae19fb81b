/**
 * What every wire format of an LLM API is to the proxy: a reader of whole answers, a filter of streams, and
 * the shapes of its errors. One folder per format implements it; none of them knows HTTP, policy or events.
 *
 * Direction of failure: what cannot be read is an UnreadableError, and the proxy decides by its mode: enforce
 * blocks with the vendor's error shape, observe passes the bytes and counts.
 */
import type { Dialect, LlmApi, LlmRefusalReason } from "../event/event.ts";
import type { Frame } from "../framing/frame.ts";
import type { JsonDocument, JsonObject } from "../framing/json-document.ts";
import type { JsonPath } from "../framing/json-span.ts";

export type { Frame, JsonPath };

/** One tool call of a model's answer, whole. */
export interface ToolCall {
  /** As on the wire; '' where there is none, which is malformed. */
  name: string;
  /** OpenAI Responses: the call's `namespace`. */
  namespace: string | null;
  /** Named by the wire itself: mcp_tool_use.server_name, mcp_call.server_label. */
  server: string | null;
  /** The provider's id of the call; '' where there is none. */
  id: string;
  /** `json`: JSON text as sent ('' counts as {}); `text`: free text of a custom tool. */
  input: { kind: "json" | "text"; text: string };
  /**
   * `provider`: it has run, or will, without the client: too late to block. `either`: the same, but a known client
   * (LiteLLM) takes it for a call of its own.
   */
  executedBy: "client" | "provider" | "either";
  /** Why no honest verdict is possible; the judge blocks such a call where it enforces. */
  flaw: "too_large" | "malformed" | null;
}

/** A call of which nothing is known yet; a format fills in what it reads. */
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
  /** Where blocked: the text for the agent in the call's place. Never empty. */
  text: string;
}

/** Decides and records. Called once for each call, in the order of the answer. Never throws, does not wait. */
export type Judge = (call: ToolCall) => Verdict;

/** Settles what `Judge` will say of a call; null: it need not wait. Never rejects. `over`: the client is gone. */
export type AheadJudge = (call: ToolCall, over: AbortSignal) => Promise<void> | null;

/** Numbers of calls in one answer that the client runs. */
export interface CallCounts {
  left: number;
  blocked: number;
}

/** The body, or an event of a stream, does not have the form that its API documents. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";
}

/** An answer with a status or in a form that the request does not call for. */
export class UnexpectedAnswerError extends UnreadableError {}

/** An event, a block, an item or a part of a type that is not known. */
export class UnknownTypeError extends UnreadableError {}

/** What one answer may hold besides what its format knows. */
export interface AnswerScope {
  /** Answers side by side that the request asked for (`n`, `candidateCount`): calls may come in each. */
  readonly answers: number;
  /** A type the format does not know. Returns where it may pass, throws UnknownTypeError where not. */
  unknownType(what: string, type: string): void;
}

/** Any number of answers, and nothing that is not known. */
export const STRICT: AnswerScope = {
  answers: Number.POSITIVE_INFINITY,
  unknownType: (what, type) => {
    throw new UnknownTypeError(
      `${what} has the type ${JSON.stringify(type.slice(0, 64))}, which is not known`,
    );
  },
};

/** Server-sent events, HTML standard 9.2.6: a line that begins with a colon is ignored. */
export const SSE_COMMENT: Frame = {
  event: null,
  data: "",
  inert: true,
  raw: Buffer.from(":\n\n"),
};

export interface StreamOptions {
  /** Bytes of data held for one tool call; a larger one is judged with the flaw `too_large` and dropped. */
  maxBlockBytes: number;
  /** `terminate`: a blocked call ends the answer, well-formed, after the text in its place. */
  onBlock: "rewrite" | "terminate";
  /** Default: STRICT. */
  scope?: AnswerScope;
  /** The carrier has no names for events. */
  unnamed?: true;
}

/**
 * Filters one answer. Holds every frame of a tool call until the verdict and lets all others through at
 * once; a frame that need not change is returned as the object it came as.
 */
export interface StreamFilter {
  /** Frames to send now. Throws UnreadableError; the frame and all held ones are then not sent. */
  push(frame: Frame): Frame[];
  /** The upstream has ended. Whether that was inside a call, which is then not sent. Throws nothing. */
  end(): boolean;
  /**
   * Of the frame pushed last, where it was given out as it came and changed nothing: the texts and numbers that the
   * filter does not look at. A frame that differs from it only there may be sent on unread, until one is pushed of which
   * that is not so.
   */
  readonly unread: readonly JsonPath[] | null;
  /** After `terminate` has done its work: nothing more is to be read from upstream. */
  readonly finished: boolean;
  /** Bytes of held frames, for the counters and the memory bound. */
  readonly heldBytes: number;
}

/** What a request asks for of MCP servers that the provider itself would call. */
export interface ProviderMcpServer {
  /** `name` or `server_label`. */
  name: string;
  /** `url` or `server_url`; null for a provider's own connector (`connector_id`) or where it is missing. */
  url: string | null;
  /** Tools the request enables there; null: all of them. */
  tools: string[] | null;
}

/** What an error of a provider says (known-error.ts). */
export interface KnownError {
  message: string;
  /** null where it has none, as with all that follow. */
  type: string | null;
  code: string | number | null;
  param: string | null;
  /** Google's name of the code. */
  status: string | null;
  requestId: string | null;
  /** Google's: when to ask again, which quota it was. */
  details: JsonObject[];
}

/** Why there is an answer of the proxy's own instead of the provider's. */
export type ErrorReason = LlmRefusalReason | "too_many_connections";

export interface WireFormat {
  readonly dialect: Dialect;
  readonly api: LlmApi;
  /**
   * Judges every call of a whole answer. Returns the text to send, the same string where nothing changed.
   * Bytes outside the changed values stay as they are. Throws UnreadableError.
   */
  rewrite(answer: JsonDocument, judge: Judge, scope?: AnswerScope): string;
  stream(judge: Judge, options: StreamOptions): StreamFilter;
  /**
   * ASCII in lower case. One of them, in either case, is in the body of each request that names MCP servers, but where letters of
   * it are written as escapes.
   */
  readonly serverWords: readonly string[];
  /** MCP servers in a request's body. Throws UnreadableError for duplicate keys that matter and no JSON. */
  providerServers(body: string): ProviderMcpServer[];
  /** The vendor's JSON error body. `status` is the HTTP status it goes with. */
  errorBody(status: number, reason: ErrorReason, text: string): string;
  /** The vendor's error inside a stream, and what ends the stream after it. */
  errorFrames(reason: LlmRefusalReason, text: string): Frame[];
  /** Keeps a client waiting between two events of a stream; null: this API has nothing of the kind. */
  readonly keepAlive: Frame | null;
  /** A provider's error as a JSON body of this API, made of what is known in it. */
  knownErrorBody(error: KnownError): string;
}
