/**
 * The configuration as the rest of netmon sees it: complete, checked, deeply frozen, keys as in the YAML.
 * Types only, so that registry and policy can import them without the parser. docs/config.md describes
 * each key.
 */
import type { Mode, ServerType, Severity } from "../event/event.ts";
import type { UrlEndpoint } from "../registry/host.ts";
import type { Destination } from "./destination.ts";
import type { ListenAddress } from "./listen-address.ts";
import type { Secret } from "./secret.ts";
import type { UnixPath } from "./unix-path.ts";

export type { Host, UrlEndpoint } from "../registry/host.ts";
export type { Destination, Target } from "./destination.ts";
export type { ListenAddress } from "./listen-address.ts";
export type { UnixPath } from "./unix-path.ts";

export type ListPolicy = "allowlist" | "denylist" | "none";
export type DenyErrno = "EPERM" | "ECONNREFUSED" | "EACCES" | "EHOSTUNREACH" | "ENETUNREACH";
export type SocketType = "ping" | "udplite" | "sctp" | "raw";

/** An MCP server, declared in the configuration or imported from an MCP client's own file. */
export interface DeclaredServer {
  readonly id: string;
  readonly type: ServerType;
  /** stdio only. */
  readonly command: string | null;
  /** Empty for imported servers: arguments may carry secrets. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, Secret>>;
  /** http and sse only. Imported: the origin alone, since paths and queries may carry secrets. */
  readonly url: string | null;
  /** Where `url` leads; null for stdio. */
  readonly endpoint: UrlEndpoint | null;
  readonly headers: Readonly<Record<string, Secret>>;
  readonly tls_fingerprint: string | null;
  /** Connections must name the host in TLS (SNI); absent: they need not. */
  readonly require_sni?: true;
  /** RE2 patterns of the tools that shims and gateways offer; empty: all. */
  readonly allowed_tools_regex: readonly string[];
  /** Before those that are allowed. */
  readonly denied_tools_regex: readonly string[];
  /** Where it is declared: `sandbox.mcp.servers[0]` or `.mcp.json:mcpServers.weather`. */
  readonly source: string;
}

export interface ServerRule {
  /** A server id; `*` and `?` are wildcards. */
  readonly id: string;
}

export interface ToolRule {
  readonly server: string;
  readonly tool: string;
  readonly content_hash: string | null;
}

export interface ArgumentRule {
  readonly server: string;
  readonly tool: string;
  /** JSONPath (RFC 9535). */
  readonly path: string;
  /** RE2. */
  readonly pattern: string;
}

/** allow: pass; alert: pass with an event; block. */
export type RequestPolicy = "allow" | "alert" | "block";

export interface RequestRules {
  readonly policy: RequestPolicy;
  /** By server id. */
  readonly per_server: Readonly<Record<string, RequestPolicy>>;
}

export interface McpConfig {
  /** For tool calls (LLM proxy, MCP inspection); the kernel layer has its own. */
  readonly mode: Mode;
  readonly enforce_policy: boolean;
  readonly fail_closed: boolean;
  readonly servers: readonly DeclaredServer[];
  readonly server_policy: ListPolicy;
  readonly allowed_servers: readonly ServerRule[];
  readonly denied_servers: readonly ServerRule[];
  readonly tool_policy: ListPolicy;
  readonly allowed_tools: readonly ToolRule[];
  readonly denied_tools: readonly ToolRule[];
  readonly denied_arguments: readonly ArgumentRule[];
  /** Globs; `@claude`, `@codex`, `@gemini` and `@opencode` stand for the lists of those agents. */
  readonly native_tools: readonly string[];
  readonly version_pinning: {
    readonly enabled: boolean;
    readonly on_change: "block" | "alert";
    readonly auto_trust_first: boolean;
  };
  readonly rate_limits: {
    readonly enabled: boolean;
    readonly default_rpm: number;
    readonly per_server: Readonly<
      Record<string, { readonly calls_per_minute: number; readonly burst: number | null }>
    >;
  };
  /** What servers ask of the agent; MCP inspection. */
  readonly sampling: RequestRules;
  readonly elicitation: RequestRules;
}

export type DefinitionAction = "alert" | "hide" | "block";

export interface DetectionConfig {
  readonly builtin: {
    readonly credential_theft: boolean;
    readonly exfiltration: boolean;
    readonly hidden_instructions: boolean;
    readonly shell_injection: boolean;
    readonly path_traversal: boolean;
  };
  readonly custom_patterns: readonly {
    readonly name: string;
    /** RE2. */
    readonly pattern: string;
    readonly severity: Severity;
    readonly description: string;
  }[];
  readonly alert_threshold: Severity;
}

export interface InspectionConfig {
  readonly enabled: boolean;
  /** Globs. */
  readonly server_patterns: readonly string[];
  readonly custom_servers: readonly string[];
  readonly block_response: "error" | "result";
  /** Bytes. */
  readonly max_message_bytes: number;
  readonly max_scan_bytes: number;
  readonly detection: DetectionConfig;
  readonly on_detection: Readonly<Record<Severity, DefinitionAction>> & {
    readonly tool_result: "alert" | "block";
    /** '': none. */
    readonly webhook_url: string;
  };
}

export interface GatewayConfig {
  readonly port: number;
  readonly bind: string;
  readonly allowed_hosts: readonly string[];
  readonly allowed_origins: readonly string[];
  readonly idle_seconds: number;
}

export interface ResolverAddress {
  /** Canonical text of an IPv4 or IPv6 address. */
  readonly address: string;
  readonly port: number;
}

/** Durations in seconds. */
export interface DnsConfig {
  /** auto: where a rule names a host, or what may be asked is limited. */
  readonly learn: "auto" | boolean;
  /** Queries for names that no rule is for. */
  readonly other_names: "allow" | "count" | "refuse";
  /** IANA record types that may be asked for; empty: any. */
  readonly types: readonly number[];
  readonly min_ttl: number;
  readonly grace: number;
  readonly timeout: number;
  readonly max_names: number;
  readonly max_addresses: number;
  readonly max_addresses_per_name: number;
  readonly max_queries: number;
}

export interface NetworkConfig {
  readonly mode: Mode;
  /** True when this key or sandbox.mcp.fail_closed is. */
  readonly fail_closed: boolean;
  readonly allow: readonly Destination[];
  readonly deny: readonly Destination[];
  /** `auto`: the name servers of the agent's resolv.conf. */
  readonly resolvers: "auto" | readonly ResolverAddress[];
  readonly deny_errno: DenyErrno;
  readonly unix: { readonly deny: readonly UnixPath[] };
  /** Bytes, a power of two. */
  readonly ring_bytes: number;
  readonly max_rules: number;
  readonly max_ranges: number;
  readonly max_servers: number;
  readonly selftest_seconds: number;
  readonly fold_ms: number;
  readonly inbound: "allow" | "by_rule";
  readonly socket_types: readonly SocketType[];
  /** Learning addresses from the answers of the session's resolvers. */
  readonly dns: DnsConfig;
  /** All in seconds but max_addresses. */
  readonly resolve: {
    readonly min_ttl: number;
    readonly max_ttl: number;
    readonly grace: number;
    readonly timeout: number;
    readonly max_addresses: number;
  };
}

export interface ProxyConfig {
  readonly mode: "embedded" | "mcp-only" | "disabled";
  /** 0: a free one. */
  readonly port: number;
  /** Provider name → URL without a slash at its end. The known ones are always there. */
  readonly providers: Readonly<Record<string, string>>;
  readonly stream_block: "rewrite" | "terminate";
  /** All in bytes. */
  readonly max_block_bytes: number;
  readonly max_event_bytes: number;
  readonly max_request_bytes: number;
  readonly max_response_bytes: number;
  readonly idle_seconds: number;
}

export interface StoreConfig {
  readonly enabled: boolean;
  readonly max_days: number;
  readonly max_bytes: number;
  /** Events. */
  readonly max_queue: number;
  readonly max_body_bytes: number;
}

export interface DlpConfig {
  readonly mode: "redact" | "disabled";
  readonly patterns: readonly ("email" | "api_key" | "card")[];
  readonly custom: readonly { readonly name: string; readonly pattern: string }[];
}

export interface OtlpConfig {
  /** Without a slash at its end; '': none. */
  readonly endpoint: string;
  readonly insecure: boolean;
  readonly protocol: "http/protobuf" | "http/json";
  readonly headers: Readonly<Record<string, Secret>>;
  readonly signals: readonly ("traces" | "logs" | "metrics")[];
  readonly timeout_seconds: number;
  readonly interval_seconds: number;
  /** Records of one signal. */
  readonly max_queue: number;
}

export interface WebhookConfig {
  readonly url: string;
  /** Globs. */
  readonly events: readonly string[];
  readonly severity: "informational" | Severity;
  /** null: nothing is signed. */
  readonly secret: Secret | null;
  readonly timeout_seconds: number;
  readonly retries: number;
  /** Events. */
  readonly max_queue: number;
}

export interface AuditConfig {
  readonly include_input: boolean;
  readonly otlp: OtlpConfig;
  /** null: none. */
  readonly prometheus: { readonly listen: ListenAddress | null };
  readonly webhooks: readonly WebhookConfig[];
  /** `key_file` '': heads are not signed. */
  readonly chain: { readonly enabled: boolean; readonly key_file: string };
}

export interface Config {
  readonly sandbox: { readonly mcp: McpConfig; readonly network: NetworkConfig };
  readonly proxy: ProxyConfig;
  readonly mcp: { readonly inspection: InspectionConfig };
  readonly gateway: GatewayConfig;
  readonly llm_storage: { readonly store_bodies: boolean };
  readonly store: StoreConfig;
  readonly audit: AuditConfig;
  readonly dlp: DlpConfig;
}
