/**
 * A tool's name on the LLM wire → the tools it may mean. Every host makes names of its own from server and
 * tool (docs/policy.md lists them) and folds characters, so one name can mean several tools; all of them are
 * returned, and the caller lets the strictest decide.
 *
 * Direction of failure: closed. A name that only resembles a known tool (case, a cut, another separator)
 * stands for it where nothing fits better; a name that says it is an MCP tool is one, of a server nobody
 * declared.
 */
import { foldsTo } from "./fold.ts";
import type { ToolIdentity } from "./identity.ts";
import { NameIndex } from "./name-index.ts";
import type { Registry } from "./registry.ts";
import { FORMS, type Form, flatMatches, type Match, namedMatches, splits } from "./wire-match.ts";

export interface WireName {
  name: string;
  /** OpenAI Responses: the call's `namespace`. */
  namespace: string | null;
  /** The server as a field of the wire names it: mcp_tool_use.server_name, mcp_call.server_label. */
  server: string | null;
}

/** AgentProgram of src/llm/proxy/ports.ts. */
export type Host = "claude" | "codex" | "gemini" | "opencode";

/** The forms in which a host sends MCP tools; an unknown host may use any. */
const OWN_FORMS: Readonly<Record<Host, readonly Form[]>> = {
  claude: ["field", "mcp__"],
  codex: ["field", "mcp__"],
  gemini: ["field", "mcp_"],
  opencode: ["field", "server_"],
};

export interface Resolution {
  /** The most likely first; empty: no server and no tool has such a name. */
  identities: ToolIdentity[];
  /** One of them is a tool that its server lists, named exactly as a host names it. */
  certain: boolean;
}

/**
 * Models write names as they are declared to them (`functions.name` with OpenAI, `default_api.name` with
 * Gemini), and hosts forgive it.
 */
const WRAPPER = /^(?:default_api|functions?|tools?)[.:/]+(?=.)/i;

export class WireNames {
  readonly #registry: Registry;
  readonly #index: NameIndex;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#index = new NameIndex(registry);
  }

  /** Servers that rules name although nothing declares them. Replaces the former ones. */
  setNamed(ids: Iterable<string>): void {
    this.#index.setNamed(ids);
  }

  /**
   * `native`: the host has a tool of its own with this name. Then only what the host itself would send for
   * an MCP tool counts.
   */
  resolve(wire: WireName, host: Host | null, native = false): Resolution {
    const matches = this.#matches(wire);
    if (matches.length === 0 && wire.server === null && wire.namespace === null) {
      const name = wire.name.replace(WRAPPER, "");
      if (name !== wire.name) return this.resolve({ ...wire, name }, host, native);
    }
    const exact = matches.filter((m) => m.exact);
    const own = host === null ? withoutDoubles(exact) : exact.filter((m) => OWN_FORMS[host].includes(m.form));
    if (native) return this.#resolution(own, []);
    const chosen = own.length > 0 ? own : exact;
    const listed = chosen.some((m) => m.listed);
    const similar = listed ? [] : matches.filter((m) => !m.exact);
    // what its server does not list may as well be the tool of a server nobody knows
    const fitting = exact.filter((m) => m.listed || !this.#registry.hasTools(m.serverId));
    const others = undeclared(wire, fitting, listed).filter(([server, tool]) => {
      return !exact.some((m) => m.toolName === tool && foldsTo(m.serverId, server));
    });
    return this.#resolution([...chosen, ...similar], others);
  }

  close(): void {
    this.#index.close();
  }

  #matches({ name, namespace, server }: WireName): Match[] {
    if (server !== null) return namedMatches(this.#index, server, name, "field");
    if (namespace === null) return flatMatches(this.#index, name);
    const named = namedMatches(this.#index, namespace.replace(/^mcp__/i, ""), name, "mcp__");
    // Users may put tools into namespaces of their own (Vercel AI SDK), which say nothing of the server.
    const own = !/^mcp__/i.test(namespace) || name.startsWith("mcp__");
    return own ? [...named, ...flatMatches(this.#index, name)] : named;
  }

  #resolution(matches: readonly Match[], others: readonly [server: string, tool: string][]): Resolution {
    const rank = (m: Match): number => (m.exact ? 0 : 100) + (m.listed ? 0 : 50) + FORMS.indexOf(m.form);
    const sorted = [...matches].sort((a, b) => rank(a) - rank(b) || b.serverId.length - a.serverId.length);
    const identities = new Map<string, ToolIdentity>();
    const add = (serverId: string, toolName: string): void => {
      const key = JSON.stringify([serverId, toolName]);
      if (!identities.has(key)) identities.set(key, this.#identity(serverId, toolName));
    };
    for (const { serverId, toolName } of sorted) add(serverId, toolName);
    for (const [serverId, toolName] of others) add(serverId, toolName);
    return { identities: [...identities.values()], certain: matches.some((m) => m.exact && m.listed) };
  }

  #identity(serverId: string, toolName: string): ToolIdentity {
    const server = this.#registry.server(serverId);
    const tool = this.#registry.tool(serverId, toolName);
    return {
      serverId,
      serverType: server?.type ?? null,
      serverAddr: this.#registry.serverAddr(serverId) || (tool?.serverAddr ?? ""),
      serverDeclared: server?.declared ?? false,
      toolName,
      toolHash: tool?.toolHash ?? "",
      serverListed: this.#registry.hasTools(serverId),
    };
  }
}

/** `srv__tool` of an unknown host is tool `tool`, not `_tool`, unless the server lists that. */
function withoutDoubles(exact: readonly Match[]): Match[] {
  const double = new Set(exact.flatMap((m) => (m.form === "server__" ? [m.serverId] : [])));
  return exact.filter((m) => m.listed || m.form !== "server_" || !double.has(m.serverId));
}

/** Servers nobody declared that the name itself speaks of, with the tool; none where a known one fits. */
function undeclared(
  { name, namespace, server }: WireName,
  fitting: readonly Match[],
  listed: boolean,
): [server: string, tool: string][] {
  const fits = (form: Form): boolean => fitting.some((m) => m.form === form);
  if (server !== null) return fits("field") ? [] : [[server, name]];
  if (namespace !== null) {
    const named = /^mcp__(.+?)(?:__)?$/s.exec(namespace)?.[1];
    if (named !== undefined) return fits("mcp__") ? [] : [[named, name]];
    if (!name.startsWith("mcp__")) return [];
  }
  if (name.startsWith("mcp__")) return fits("mcp__") ? [] : splits(name.slice(5), "__");
  return !name.startsWith("mcp_") || fits("mcp_") || listed ? [] : splits(name.slice(4), "_");
}
