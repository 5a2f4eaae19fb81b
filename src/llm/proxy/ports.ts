/**
 * Dependencies of the reverse proxy: judgement, records and counters, provided by `app`. The proxy itself knows HTTP
 * and wire formats, but no policy, registry or database.
 */

import type { Keyring } from "../../credentials/keyring.ts";
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
import type { OfferedTool } from "../offered/offered-tool.ts";
import type { AheadJudge, Judge, NameJudge, ProviderMcpServer } from "../wire.ts";

/** What the client has tools for, as its request says. */
export interface OfferedNames {
  /** Names of the tools that the request's own lists offer, outside namespaces. */
  listed: ReadonlySet<string>;
  /** Whether the model may call no others: neither the midst of the conversation nor what the provider keeps has any. */
  all: boolean;
}

/** One request and its answer. */
export interface RequestContext {
  /** The mode when the request arrived: a reload does not affect an answer in progress. */
  mode: Mode;
  /** `req_` followed by a ULID. */
  requestId: string;
  dialect: Dialect;
  api: LlmApi;
  /** Name of the provider that gets the request. */
  provider: string;
  /** Name of the agent program, according to its User-Agent: it decides how names on the wire are read. */
  agent: string | null;
  /** Missing: not known. */
  offered?: OfferedNames;
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

export interface OfferVerdict {
  /** Positions of the tools that are taken out of the request, in rising order. */
  strip: readonly number[];
  /** Why the request is not sent at all; null: it is. */
  refusal: { serverId: string | null; rule: string; text: string } | null;
}

/** Judges the tools that models are offered. Never rejects. */
export interface OfferJudge {
  /** Returns another text whenever the same tools may be judged otherwise. */
  revision(): string;
  judge(exchange: RequestContext, tools: readonly OfferedTool[]): Promise<OfferVerdict>;
}

/** A refusal, or in observe what would have been one. The proxy has counted it. */
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

/** A failed request, which the proxy has counted. `upstream`: the provider's URL as configured, with its secrets. */
export type FailedRequest = Omit<Unstamped<LlmRequestFailed>, "type">;

export interface CapturedBody {
  exchange: RequestContext;
  direction: "request" | "response";
  contentType: string;
  status: number | null;
  /** Decoded; at most `maxBodyBytes`. */
  body: Uint8Array;
  /** Bytes of the complete body. */
  size: number;
}

export interface ProxyPorts {
  /** Called at each request, so that a reload takes effect without a restart. */
  policy(): { mode: Mode };
  /** Returns the judge of one answer, which counts allowed, blocked, would_block, native_tools and unknown_tools. */
  judge(exchange: RequestContext): Judge;
  /** Waits for a person to approve calls of this answer before `judge` is asked. null or missing: no call waits. */
  ahead?(exchange: RequestContext): AheadJudge | null;
  /** Decides which calls of this answer are sent on while the model still writes them. null or missing: none. */
  anyInput?(exchange: RequestContext): NameJudge | null;
  /** Judges an MCP server, named in a request, that the provider would call. The verdict ignores the mode. */
  providerServer(exchange: RequestContext, server: ProviderMcpServer): ProviderServerVerdict;
  /** null or missing: nobody looks at what models are offered. */
  offers?: OfferJudge | null;
  /** The keys that go into requests in the place of placeholders; null or missing: there are none. */
  keyring?: Keyring | null;
  refused(refusal: Refusal): void;
  failed(request: FailedRequest): void;
  /** Returns the redacted body to forward, as defined in src/llm/dlp; null: no redaction. */
  redact: Redactor | null;
  /** null: bodies are not kept. */
  store: { maxBodyBytes: number; body(body: CapturedBody): void } | null;
  counters: ProxyCounters;
  faults: Faults;
  /** For problems that are not events, such as upstream errors. Never gets headers or bodies. */
  log: { debug(text: string): void; warn(text: string): void };
}

export interface ProxyOptions {
  port: number;
  /** Provider name to URL, without a trailing slash. */
  providers: Readonly<Record<string, string>>;
  streamBlock: "rewrite" | "terminate";
  /** In bytes, like the next three. */
  maxBlockBytes: number;
  maxEventBytes: number;
  maxRequestBytes: number;
  maxResponseBytes: number;
  idleMs: number;
  /** File with further certificate authorities; null: none. */
  caFile?: string | null;
  /** Where the settings of proxies and certificate authorities are; default: this process's. */
  environment?: NodeJS.ProcessEnv;
  /** Unknown types of events, blocks, items and parts that may pass. */
  allowTypes: readonly string[];
}
