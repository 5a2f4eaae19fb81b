/**
 * The configuration as the rest of netmon uses it: complete, checked, deeply frozen, with the keys of the YAML. The
 * types are those of the schema (schema.ts describes each key), except for what parse.ts fills in. Types only, so that
 * registry and policy can import them without the parser.
 */
import type { Mode, ServerType } from "../event/event.ts";
import type { UrlEndpoint } from "../registry/host.ts";
import type { ConfigShape } from "./schema.ts";
import type { Secret } from "./secret.ts";

export type { Destination, Target } from "./destination.ts";
export type { ListenAddress } from "./values.ts";

type Frozen<T> = T extends Secret ? T : T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Shape = Frozen<ConfigShape>;
type Sandbox = Shape["sandbox"];
type Pinning = Sandbox["mcp"]["version_pinning"];

export type ListPolicy = Sandbox["mcp"]["tool_policy"];

/** An MCP server, declared in the configuration or imported from an MCP client's own file. */
export interface DeclaredServer {
  readonly id: string;
  /** Other names that a person may know it by (registry/server-names.ts). */
  readonly alsoNamed?: readonly string[] | undefined;
  readonly type: ServerType;
  /** stdio only. */
  readonly command: string | null;
  /** Empty for imported servers: arguments may contain secrets. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, Secret>>;
  /** http and sse only. Imported servers: the origin only, since paths and queries may contain secrets. */
  readonly url: string | null;
  /** Endpoint of `url`; null for stdio. */
  readonly endpoint: UrlEndpoint | null;
  readonly headers: Readonly<Record<string, Secret>>;
  readonly tls_fingerprint: string | null;
  /** Connections must name the host in TLS (SNI); absent: optional. */
  readonly require_sni?: boolean | undefined;
  /** Declared only by a user under a ceiling: no denial gives way to it. */
  readonly bounded?: true;
  /** RE2 patterns of the tools that shims and gateways expose; empty: all. */
  readonly allowed_tools_regex: readonly string[];
  /** Denials, which override permissions. */
  readonly denied_tools_regex: readonly string[];
  /** Place of the declaration: `sandbox.mcp.servers[0]` or `.mcp.json:mcpServers.weather`. */
  readonly source: string;
}

export type ServerRule = Sandbox["mcp"]["allowed_servers"][number];
export type ArgumentRule = Sandbox["mcp"]["denied_arguments"][number];
export type AskRule = Sandbox["mcp"]["ask"][number];
export type RequestPolicy = Sandbox["mcp"]["sampling"]["policy"];

/** The lists of servers and tools in which a permission of one does not make up for a denial of another. */
export type PermissionLists = Pick<
  McpConfig,
  "server_policy" | "allowed_servers" | "denied_servers" | "tool_policy" | "allowed_tools"
>;

export interface McpConfig
  extends Omit<
    Sandbox["mcp"],
    "mode" | "enforce_policy" | "fail_closed" | "servers" | "server_policy" | "version_pinning"
  > {
  readonly version_pinning: {
    readonly [Key in keyof Pinning]-?: NonNullable<Pinning[Key]>;
  };
  /** Mode of tool calls (LLM proxy, MCP inspection); the kernel layer has its own. */
  readonly mode: Mode;
  readonly enforce_policy: boolean;
  readonly fail_closed: boolean;
  readonly servers: readonly DeclaredServer[];
  readonly server_policy: ListPolicy;
  /** Lists of the ceiling (ceiling/ceiling.ts): what is allowed here is allowed there as well. No key of the file. */
  readonly within?: PermissionLists;
}

export type InspectionConfig = Shape["mcp"]["inspection"];
export type DefinitionAction = InspectionConfig["on_detection"]["low"];
export type DnsConfig = Sandbox["network"]["dns"];
export type ResolverAddress = Exclude<Sandbox["network"]["resolvers"], "auto">[number];

export interface NetworkConfig extends Omit<Sandbox["network"], "mode" | "fail_closed"> {
  readonly mode: Mode;
  readonly fail_closed: boolean;
}

export type ApprovalsConfig = Shape["approvals"];
export type StoreConfig = Shape["store"];

export type AuditConfig = Shape["audit"];

export interface Config extends Omit<Shape, "sandbox"> {
  readonly sandbox: { readonly mcp: McpConfig; readonly network: NetworkConfig };
}
