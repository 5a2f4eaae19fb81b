/**
 * What the reverse proxy needs from outside: judgement, records and counters. `app` provides them; the proxy
 * itself knows HTTP and wire formats, no policy, no registry and no database.
 */
import type {
  Dialect,
  LlmApi,
  LlmRefusalReason,
  LlmRequestFailed,
  Mode,
  ProxyCounters,
} from "../../event/event.ts";
import type { Faults } from "../../event/faults.ts";
import type { Unstamped } from "../../event/session-sink.ts";
import type { Redactor } from "../dlp/redactor.ts";
import type { AheadJudge, Judge, ProviderMcpServer } from "../wire.ts";

/** The agent program, as far as its User-Agent tells: it decides how names on the wire are read. */
export type AgentProgram = "claude" | "codex" | "gemini" | "opencode";

/** One request and its answer. */
export interface RequestContext {
  /** When the request came: a reload changes nothing about an answer that is under way. */
  mode: Mode;
  /** `req_` and a ULID. */
  requestId: string;
  dialect: Dialect;
  api: LlmApi;
  /** Name of the provider the request goes to. */
  provider: string;
  agent: AgentProgram | null;
}

export interface ProviderServerVerdict {
  action: "allow" | "block";
  reason: Extract<
    LlmRefusalReason,
    "server_denied" | "server_not_allowed" | "server_undeclared" | "tool_denied"
  >;
  serverId: string | null;
  rule: string | null;
  text: string;
}

/** What was refused, or in observe would have been. The proxy has counted it. */
export interface Refusal {
  requestId: string;
  dialect: Dialect | null;
  api: LlmApi | null;
  direction: "request" | "response";
  action: "allow" | "block";
  reason: LlmRefusalReason;
  serverId: string | null;
  rule: string | null;
  text: string;
}

/** A failed request, which the proxy has counted. `upstream` is the provider's URL as it is configured, with its secrets. */
export type FailedRequest = Omit<Unstamped<LlmRequestFailed>, "type">;

export interface CapturedBody {
  exchange: RequestContext;
  direction: "request" | "response";
  contentType: string;
  status: number | null;
  /** Decoded; at most `maxBodyBytes`. */
  body: Uint8Array;
  /** Bytes of the whole body. */
  size: number;
}

export interface ProxyPorts {
  /** Read at each request: a reload takes effect without a restart. */
  policy(): { mode: Mode };
  /** The judge of one answer. It counts allowed, blocked, would_block, native_tools and unknown_tools itself. */
  judge(exchange: RequestContext): Judge;
  /**
   * Calls of this answer that a person must approve before `judge` is asked: the promise never rejects. null, or left
   * out: no call of it waits.
   */
  ahead?(exchange: RequestContext): AheadJudge | null;
  /** A provider-run MCP server named in a request. The verdict is the policy's, whatever the mode. */
  providerServer(exchange: RequestContext, server: ProviderMcpServer): ProviderServerVerdict;
  refused(refusal: Refusal): void;
  failed(request: FailedRequest): void;
  /** DLP: the body to send on instead, as src/llm/dlp has it; null: no redaction. */
  redact: Redactor | null;
  /** null: bodies are not kept. */
  store: { maxBodyBytes: number; body(body: CapturedBody): void } | null;
  counters: ProxyCounters;
  faults: Faults;
  /** For problems that are not an event: upstream errors and the like. Never gets headers or bodies. */
  log: { debug(text: string): void; warn(text: string): void };
}

export interface ProxyOptions {
  port: number;
  /** Provider name → URL without a slash at its end. */
  providers: Readonly<Record<string, string>>;
  streamBlock: "rewrite" | "terminate";
  /** All in bytes. */
  maxBlockBytes: number;
  maxEventBytes: number;
  maxRequestBytes: number;
  maxResponseBytes: number;
  idleMs: number;
  /** Types of events, blocks, items and parts that may pass although netmon does not know them. */
  allowTypes: readonly string[];
}
