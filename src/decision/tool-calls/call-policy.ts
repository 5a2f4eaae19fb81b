/**
 * The tools that a call may mean, and the policy's verdict on them. Mode, record and rate limits are left to the judge,
 * so that `netmon policy` shares this code.
 *
 * Fails closed. The name of a native tool is also resolved as an MCP tool's if the host could mean one, and a block of
 * that MCP tool decides.
 */
import { wireForms } from "../../agents/agents.ts";
import { globMatches, hasWildcard } from "../../collections/glob.ts";
import type { McpConfig } from "../../config/config.ts";
import { NativeTools } from "../../policy/native-tools.ts";
import { type ToolPolicy, toolPolicy } from "../../policy/tool-policy.ts";
import type { ToolIdentity } from "../../registry/identity.ts";
import type { RuledTools } from "../../registry/name-index.ts";
import { interceptsBuiltins } from "../../registry/own-server.ts";
import type { Registry } from "../../registry/registry.ts";
import { type Resolution, type WireName, WireNames } from "../../registry/wire-name.ts";
import { codeVerdict, runsCode } from "./carried-call.ts";
import { looksIntoUnknown } from "./unknown-tool.ts";
import { hasUnknownTools } from "./unlisted-servers.ts";
import { type CallState, type CallVerdict, judgeTools, NOTHING_KNOWN, tokensOf } from "./verdict.ts";

/** Whether the client offered its model this very name: `yes`: it repairs nothing; `no`: it has no tool of this name. */
type Offered = "yes" | "no" | "unknown";

export interface ResolvedCall extends Resolution {
  /** Whether the agent has a tool of its own with this name. */
  native: boolean;
  /** Tools that the agent may run instead, if it is one that repairs names. */
  repaired(): readonly ToolIdentity[];
  /** Whether any agent may send it. */
  anyAgents: boolean;
}

/** What is known of a call that names its server beside its tool. */
export const BY_SERVER = { certain: true, native: false, repaired: () => [], anyAgents: false } as const;

/** Characters; real ids have at most 128. */
const MAX_SERVER = 1024;
/** Limits of the cache: names come from the wire, so there may be any number, and one may mean hundreds of tools. */
const MAX_MEANINGS = 2048;
const MAX_TOOLS = 8;

/** A verdict that depends only on the configuration, the tools and this state. */
interface KnownVerdict {
  facts: readonly unknown[];
  verdict: CallVerdict;
}

export class CallPolicy {
  readonly #registry: Registry;
  readonly #names: WireNames;
  /** Meanings of names in this generation of the registry. */
  readonly #meanings = new Map<string, ResolvedCall>();
  #generation = -1;
  #verdicts = new WeakMap<ResolvedCall, KnownVerdict>();
  #native!: NativeTools;
  #policy!: ToolPolicy;
  /** Whether netmon's own tools replace the agent's. */
  #intercepts = false;

  /** The caller declares the registry's servers. */
  constructor(registry: Registry, mcp: McpConfig) {
    this.#registry = registry;
    this.#names = new WireNames(registry);
    this.update(mcp);
  }

  update(mcp: McpConfig): void {
    this.#policy = toolPolicy(mcp);
    this.#intercepts = mcp.enforce_policy && mcp.servers.some(interceptsBuiltins);
    this.#native = new NativeTools(mcp.native_tools);
    this.#names.setNamed(namedServers(mcp), ruledTools(mcp));
    this.#meanings.clear();
    this.#verdicts = new WeakMap();
  }

  get policy(): ToolPolicy {
    return this.#policy;
  }

  /** Cached until servers, their tools or the configuration change. */
  meaning(wire: WireName, agent: string | null, offered: Offered = "unknown"): ResolvedCall {
    if (this.#generation !== this.#registry.generation || this.#meanings.size >= MAX_MEANINGS)
      this.#meanings.clear();
    this.#generation = this.#registry.generation;
    const key = JSON.stringify([agent, offered, wire.server, wire.namespace, wire.name]);
    const known = this.#meanings.get(key);
    if (known) return known;
    const native = wire.server === null && this.#native.has(wireNameText(wire), agent);
    const forms = wireForms(agent);
    const found = this.#names.resolve(wire, forms, native);
    const anyAgents = forms === null;
    // all tools are compared for that, which is for calls alone
    let few: readonly ToolIdentity[] | null = anyAgents && !native && offered !== "yes" ? null : [];
    const repaired = (): readonly ToolIdentity[] => {
      if (few !== null) return few;
      const all = this.#names.repaired(wire, found, offered === "no");
      if (all.length <= MAX_TOOLS) few = all;
      return all;
    };
    const meaning = { ...found, native, anyAgents, repaired };
    if (meaning.identities.length <= MAX_TOOLS) this.#meanings.set(key, meaning);
    return meaning;
  }

  /** Returns the verdict on a call of one of these tools, as judgeTools does. */
  judge(tools: readonly ToolIdentity[], args: unknown, state: CallState, name?: string): CallVerdict {
    return judgeTools(this.#policy, tools, args, state, name, (pattern) =>
      hasUnknownTools(this.#registry, pattern),
    );
  }

  /**
   * Returns the verdict on a call; null for a native tool that neither runs code nor reads resources of a denied server. A native name
   * that does not certainly mean an MCP tool is the agent's own, unless that would let a denied call pass.
   */
  verdict(meaning: ResolvedCall, toolName: string, args: unknown, state: CallState): CallVerdict | null {
    const written = this.#toolVerdict(meaning, toolName, args, state);
    const verdict =
      written?.action === "block" ? written : this.#repairedVerdict(meaning, written, args, state);
    const none = verdict === null || verdict.reason === "unknown_tool";
    if (none && this.#intercepts && !RESOURCE_TOOLS.has(toolName)) return INTERCEPTED;
    if (verdict?.action === "block" || !runsCode(toolName) || !(none || meaning.anyAgents)) return verdict;
    const code = codeVerdict(this.#policy.mcp, state);
    // an unknown agent may have one of its own, though a server lists such a tool
    return none || code.action === "block" ? code : verdict;
  }

  /** Returns the block of a tool that the agent may run instead, or else `verdict`. */
  #repairedVerdict(
    { repaired }: ResolvedCall,
    verdict: CallVerdict | null,
    args: unknown,
    state: CallState,
  ): CallVerdict | null {
    for (const tool of repaired()) {
      const other = this.judge([tool], args, state);
      if (other.action === "allow") continue;
      const reason = other.action === "ask" ? "approval_unavailable" : other.reason;
      const text = `no tool has this name, and an agent may run the one with the most similar name: ${other.text}`;
      return { ...other, action: "block", reason, text };
    }
    return verdict;
  }

  #toolVerdict(meaning: ResolvedCall, toolName: string, args: unknown, state: CallState): CallVerdict | null {
    const { identities, certain, native } = meaning;
    if (native && identities.length === 0) return this.#resourceVerdict(toolName, args);
    const verdict = this.#rememberedVerdict(meaning, toolName, args, state);
    return native && !certain && verdict.action === "allow" ? this.#resourceVerdict(toolName, args) : verdict;
  }

  /** Judges only once all calls whose arguments no rule examines, as long as the state is the same. */
  #rememberedVerdict(meaning: ResolvedCall, name: string, args: unknown, state: CallState): CallVerdict {
    const { identities } = meaning;
    const { mcp } = this.#policy;
    const looks = identities.length === 0 && looksIntoUnknown(this.#policy, name);
    if (looks || identities.some((tool) => this.#looksInto(tool)))
      return this.judge(identities, args, state, name);
    const facts = identities.flatMap(({ serverId, toolName }) => [
      mcp.version_pinning.enabled ? state.pinOf(serverId, toolName) : null,
      state.detectedOf(serverId, toolName),
      tokensOf(state, serverId) >= 1,
    ]);
    const known = this.#verdicts.get(meaning);
    if (known?.facts.every((fact, i) => fact === facts[i])) return known.verdict;
    const verdict = this.judge(identities, args, state, name);
    this.#verdicts.set(meaning, { facts, verdict });
    return verdict;
  }

  /**
   * Whether a call of one of these tools is allowed whatever its arguments, in this state. Never for tools whose calls
   * are counted, since those that pass at the same time would take the same token.
   */
  anyArguments(meaning: ResolvedCall, toolName: string, state: CallState): boolean {
    if (RESOURCE_TOOLS.has(toolName) || this.#policy.mcp.rate_limits.enabled) return false;
    const { identities, repaired } = meaning;
    if ([...identities, ...repaired()].some((tool) => this.#looksInto(tool))) return false;
    if (meaning.identities.length === 0 && looksIntoUnknown(this.#policy, toolName)) return false;
    const verdict = this.verdict(meaning, toolName, {}, state);
    return verdict === null || verdict.action === "allow";
  }

  #looksInto({ serverId, toolName }: ToolIdentity): boolean {
    const { arguments: rules, ask } = this.#policy;
    return rules.matching(serverId, toolName).length > 0 || ask.matching(serverId, toolName).length > 0;
  }

  /** Returns the block of an agent's own tool that would read resources of a denied server; otherwise null. */
  #resourceVerdict(toolName: string, args: unknown): CallVerdict | null {
    for (const server of resourceServers(toolName, args)) {
      if (server.length > MAX_SERVER) continue;
      for (const tool of this.#names.resolve({ name: toolName, namespace: null, server }, null).identities) {
        const verdict = this.judge([tool], args, NOTHING_KNOWN);
        if (verdict.reason.startsWith("server_")) return verdict;
      }
    }
    return null;
  }

  /** Returns the tools with this name of a known server. */
  toolsOf(serverId: string, name: string): ToolIdentity[] {
    const { identities } = this.#names.resolve({ name, namespace: null, server: serverId }, null);
    return identities.filter((tool) => tool.serverId === serverId);
  }

  close(): void {
    this.#names.close();
  }
}

const INTERCEPTED: CallVerdict = {
  action: "block",
  reason: "tool_not_allowed",
  rule: "mcp_proxy.intercept_builtins",
  text: "the tool is the agent's own or unknown, and netmon's tools stand in place of the agent's",
  tool: null,
  serverIds: null,
};

/** Returns the name as on the wire; with a namespace, `namespace/name`. */
export function wireNameText({ name, namespace }: Pick<WireName, "name" | "namespace">): string {
  return namespace === null ? name : `${namespace}/${name}`;
}

/**
 * The agents' own tools that read resources of the MCP server named in their arguments: Claude Code 2.1 and Codex
 * 0.169 (`server`), Gemini CLI 0.61 (`serverName`). They are not tools of that server, but its rules apply to them.
 * Fails open if readable arguments name no server: such a call asks all servers, or finds one by a URI that only the
 * agent knows.
 */
const RESOURCE_TOOLS: ReadonlySet<string> = new Set([
  "ListMcpResourcesTool",
  "ReadMcpResourceDirTool",
  "ReadMcpResourceTool",
  "list_mcp_resource_templates",
  "list_mcp_resources",
  "read_mcp_resource",
]);

const SERVER_KEYS = ["server", "serverName", "server_name"];

/** Returns the servers named in the arguments of such a call; none for other calls. */
function resourceServers(toolName: string, args: unknown): string[] {
  if (!RESOURCE_TOOLS.has(toolName) || typeof args !== "object" || args === null) return [];
  return SERVER_KEYS.flatMap((key) => {
    const name: unknown = Object.hasOwn(args, key) ? (args as Record<string, unknown>)[key] : undefined;
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}

/** Tells the tools that rules name without wildcards. */
function ruledTools({ allowed_tools, denied_tools, denied_arguments, ask, within }: McpConfig): RuledTools {
  const theirs = within?.allowed_tools ?? [];
  const rules = [...allowed_tools, ...theirs, ...denied_tools, ...denied_arguments, ...ask].filter(
    ({ tool }) => !hasWildcard(tool),
  );
  return (id) => rules.flatMap(({ server, tool }) => (globMatches(server, id) ? [tool] : []));
}

/** Returns the ids that rules name without wildcards: servers that are known by name even if undeclared. */
function namedServers(mcp: McpConfig): Set<string> {
  const lists = mcp.within ? [mcp, mcp.within] : [mcp];
  const servers = lists
    .flatMap(({ allowed_servers, denied_servers }) => [...allowed_servers, ...denied_servers])
    .map((rule) => rule.id);
  const permitted = lists.flatMap(({ allowed_tools }) => allowed_tools);
  const tools = [...permitted, ...mcp.denied_tools, ...mcp.denied_arguments, ...mcp.ask].map((r) => r.server);
  const limits = Object.keys(mcp.rate_limits.per_server);
  return new Set([...servers, ...tools, ...limits].filter((id) => !hasWildcard(id)));
}
