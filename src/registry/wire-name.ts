/**
 * Resolves a tool's name on the LLM wire to the tools that it may mean. Every host forms its own names from server and
 * tool (listed in docs/measured.md) and folds characters, so one name can mean several tools; all of them are returned,
 * and the caller lets the strictest decide.
 *
 * Fails closed. A name that only resembles a known tool's (different case, truncated, another separator) means that
 * tool if nothing fits better; a name in the form of an MCP tool's counts as one, of an undeclared server.
 */
import { NAMINGS } from "./agent-namings.ts";
import { foldName, foldsTo, visibleName } from "./fold.ts";
import { type ToolIdentity, toolIdentity } from "./identity.ts";
import { NameIndex, type RuledTools } from "./name-index.ts";
import type { Registry } from "./registry.ts";
import { mayBeRepairedTo } from "./repaired-names.ts";
import { claimedId } from "./server-names.ts";
import { FORMS, type Form } from "./wire-forms.ts";
import { flatMatches, type Match, namedMatches, splits } from "./wire-match.ts";

export interface WireName {
  name: string;
  /** OpenAI Responses: the call's `namespace`. */
  namespace: string | null;
  /** The server as named by a field on the wire: mcp_tool_use.server_name, mcp_call.server_label. */
  server: string | null;
}

export interface Resolution {
  /** The most likely first; empty: no server or tool has such a name. */
  identities: ToolIdentity[];
  /** Whether one of them is listed by its server and named exactly as a host names it. */
  certain: boolean;
}

/**
 * Models write names as they were declared to them (`functions.name` with OpenAI, `default_api.name` with Gemini), and
 * hosts tolerate it.
 */
const WRAPPER = /^(?:default_api|functions?|tools?)[.:/]+(?=.)/i;

export function withoutWrapper(name: string): string {
  return name.replace(WRAPPER, "");
}

export class WireNames {
  readonly #registry: Registry;
  readonly #index: NameIndex;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#index = new NameIndex(registry);
  }

  /** Sets the undeclared servers that rules name, and the tools of a server. Replaces the former ones. */
  setNamed(ids: Iterable<string>, ruledTools?: RuledTools): void {
    this.#index.setNamed(ids, ruledTools);
  }

  /**
   * `forms`: those in which the host sends MCP tools; null: an unknown host may use any. `native`: the host has a tool of its own with this name, so that only names which the host itself would send for an
   * MCP tool count.
   */
  resolve(wire: WireName, forms: readonly Form[] | null, native = false): Resolution {
    const matches = this.#matches(wire);
    if (matches.length === 0 && wire.server === null && wire.namespace === null) {
      const name = withoutWrapper(wire.name);
      if (name !== wire.name) return this.resolve({ ...wire, name }, forms, native);
    }
    const exact = withoutUnlikely(withoutSharers(matches.filter((m) => m.exact)));
    const own = forms === null ? withoutDoubles(exact) : exact.filter((m) => forms.includes(m.form));
    if (native) return this.#resolution(own, []);
    const chosen = own.length > 0 ? own : exact;
    const listed = chosen.some((m) => m.listed);
    const similar = listed ? [] : matches.filter((m) => !m.exact);
    // A tool that its server does not list may just as well belong to an unknown server.
    const fitting = exact.filter((m) => m.listed || !this.#registry.hasTools(m.serverId));
    const others = undeclared(wire, fitting, listed).filter(([server, tool]) => {
      return !exact.some((m) => m.toolName === tool && foldsTo(m.serverId, server));
    });
    return this.#resolution([...chosen, ...similar], others);
  }

  /**
   * Returns the tools that a client may run which repairs names, if no tool has this name. Second: what the name means to
   * others. `missing`: the client itself has no tool of this name, whatever the name means to others.
   */
  repaired(
    { name, namespace, server }: WireName,
    { identities, certain }: Resolution,
    missing = false,
  ): ToolIdentity[] {
    if (namespace !== null || server !== null) return [];
    if (!missing && certain && !/^mcp__/i.test(name)) return [];
    // a server whose tools are not known may have one of this name
    const isUnknown = ({ serverDeclared, serverListed }: ToolIdentity) => serverDeclared && !serverListed;
    if (!missing && identities.some(isUnknown)) return [];
    const near: ToolIdentity[] = [];
    const own = foldName(name);
    const { hermes } = NAMINGS;
    for (const [id, tool] of this.#index.everyTool()) {
      const known = hermes.made(hermes.plain(claimedId(id) ?? id, tool));
      if (foldName(known) === own) return [];
      if (mayBeRepairedTo(name, known)) near.push(toolIdentity(this.#registry, id, tool));
    }
    return near;
  }

  close(): void {
    this.#index.close();
  }

  /** Returns the readings of a name as it is written, and of what people would read, which a model may mean. */
  #matches(wire: WireName): Match[] {
    const bare = {
      name: visibleName(wire.name),
      namespace: wire.namespace && visibleName(wire.namespace),
      server: wire.server && visibleName(wire.server),
    };
    const written = this.#written(wire);
    if (bare.name === wire.name && bare.namespace === wire.namespace && bare.server === wire.server)
      return written;
    return [...written, ...this.#written(bare).map((match) => ({ ...match, exact: false }))];
  }

  #written({ name, namespace, server }: WireName): Match[] {
    if (server !== null) return namedMatches(this.#index, server, name, "field");
    if (namespace === null) return flatMatches(this.#index, name);
    const named = namedMatches(this.#index, namespace.replace(/^mcp__/i, ""), name, "mcp__");
    // Users may put tools in namespaces of their own (Vercel AI SDK), which do not identify the server.
    const own = !/^mcp__/i.test(namespace) || name.startsWith("mcp__");
    return own ? [...named, ...flatMatches(this.#index, name)] : named;
  }

  #resolution(matches: readonly Match[], others: readonly [server: string, tool: string][]): Resolution {
    const rank = (m: Match): number => (m.exact ? 0 : 100) + (m.listed ? 0 : 50) + FORMS.indexOf(m.form);
    const sorted = [...matches].sort((a, b) => rank(a) - rank(b) || b.serverId.length - a.serverId.length);
    const identities = new Map<string, ToolIdentity>();
    const add = (serverId: string, toolName: string, guessed = false): void => {
      const key = JSON.stringify([serverId, toolName]);
      if (identities.has(key)) return;
      const identity = toolIdentity(this.#registry, serverId, toolName);
      identities.set(key, guessed ? { ...identity, guessed } : identity);
    };
    for (const { serverId, toolName, listed, by } of sorted) add(serverId, toolName, !listed && by === "cut");
    for (const [serverId, toolName] of others) add(serverId, toolName);
    return { identities: [...identities.values()], certain: matches.some((m) => m.exact && m.listed) };
  }
}

/** `srv__tool` from an unknown host means the tool `tool`, not `_tool`, unless the server lists that. */
function withoutDoubles(exact: readonly Match[]): Match[] {
  const double = new Set(exact.flatMap((m) => (m.form === "server__" ? [m.serverId] : [])));
  return exact.filter(
    (m) => m.listed || m.by === "making" || m.form !== "server_" || !double.has(m.serverId),
  );
}

/** Returns undeclared servers that the name itself identifies, with the tool; none if a known server fits. */
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

/**
 * Leaves out readings that another one of the same server makes unlikely: as a tool that it does not list, where it lists
 * that of the other one, and as one of which only a part is left, where an agent makes exactly this name of the other one.
 */
function withoutUnlikely(exact: readonly Match[]): Match[] {
  const serversOf = (some: readonly Match[]): Set<string> => new Set(some.map((m) => m.serverId));
  const listing = serversOf(exact.filter((m) => m.listed));
  const making = serversOf(exact.filter((m) => m.listed && m.by === "making"));
  return exact.filter((m) =>
    m.listed ? m.by !== "cut" || !making.has(m.serverId) : !listing.has(m.serverId),
  );
}

/** Leaves out servers that do not list the tool where another one does that shares their id, and so their wire name. */
function withoutSharers(exact: readonly Match[]): Match[] {
  const id = ({ serverId }: Match): string => claimedId(serverId) ?? serverId;
  const lists = (m: Match): boolean =>
    exact.some(
      (one) => one.listed && one.serverId !== m.serverId && one.form === m.form && id(one) === id(m),
    );
  return exact.filter((m) => m.listed || !lists(m));
}
