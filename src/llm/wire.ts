/**
 * What every wire format of an LLM API is to the proxy: a reader of whole answers, a filter of streams, and
 * the shapes of its errors. One folder per format implements it; none of them knows HTTP, policy or events.
 *
 * Direction of failure: what cannot be read is an UnreadableError, and the proxy decides by its mode: enforce
 * blocks with the vendor's error shape, observe passes the bytes and counts.
 */
import type { Dialect, LlmApi, LlmRefusalReason } from "../event/event.ts";

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
  /** `provider`: it has run, or will, without the client: too late to block. */
  executedBy: "client" | "provider";
  /** Why no honest verdict is possible; the judge blocks such a call where it enforces. */
  flaw: "too_large" | "malformed" | null;
}

export interface Verdict {
  action: "allow" | "block";
  /** Where blocked: the text for the agent in the call's place. Never empty. */
  text: string;
}

/** Decides and records. Called once for each call, in the order of the answer. Never throws, does not wait. */
export type Judge = (call: ToolCall) => Verdict;

/** The body, or an event of a stream, does not have the form that its API documents. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";
}

/** One event of a stream: SSE, an element of a JSON array, or a message of an AWS event stream. */
export interface Frame {
  /** SSE `event`, or the `:event-type` header; null where there is none. */
  readonly event: string | null;
  /** SSE data lines joined by \n; JSON text. */
  readonly data: string;
  /** SSE: no client dispatches it (comments, a block without data). Pass it on at once, as it came. */
  readonly inert?: true;
  /** The bytes as they came, to be sent again as they are; null: made by netmon. */
  readonly raw: Uint8Array | null;
}

export interface StreamLimits {
  /** Bytes of data held for one tool call; a larger one is judged with the flaw `too_large` and dropped. */
  maxBlockBytes: number;
}

export interface StreamOptions extends StreamLimits {
  /** `terminate`: a blocked call ends the answer, well-formed, after the text in its place. */
  onBlock: "rewrite" | "terminate";
}

/**
 * Filters one answer. Holds every frame of a tool call until the verdict and lets all others through at
 * once; a frame that need not change is returned as the object it came as.
 */
export interface StreamFilter {
  /** Frames to send now. Throws UnreadableError; the frame and all held ones are then not sent. */
  push(frame: Frame): Frame[];
  /**
   * The upstream has ended. Returns what is still to be sent, and whether the answer ended inside a call
   * (which is then not sent, and `end` throws nothing).
   */
  end(): { frames: Frame[]; cut: boolean };
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

export interface WireFormat {
  readonly dialect: Dialect;
  readonly api: LlmApi;
  /**
   * Judges every call of a whole answer. Returns the text to send, the same string where nothing changed.
   * Bytes outside the changed values stay as they are. Throws UnreadableError.
   */
  rewrite(body: string, judge: Judge): string;
  stream(judge: Judge, options: StreamOptions): StreamFilter;
  /** MCP servers in a request's body. Throws UnreadableError for duplicate keys that matter and no JSON. */
  providerServers(body: string): ProviderMcpServer[];
  /** The vendor's JSON error body. `status` is the HTTP status it goes with. */
  errorBody(status: number, reason: LlmRefusalReason, text: string): string;
  /** The vendor's error inside a stream, and what ends the stream after it. */
  errorFrames(reason: LlmRefusalReason, text: string): Frame[];
}
