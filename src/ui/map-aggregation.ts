/**
 * Map: session → tool → server → address, counted by the store in slices of rows, each row once, newest first; then
 * only new rows. At most MAX_NODES: refused ones first, then the most frequent; the number of omitted ones is reported.
 */
import type { Steps } from "../async/steps.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { McpToolCalled } from "../event/inspection.ts";
import type { McpToolCallIntercepted } from "../event/llm.ts";
import type { McpNetworkConnection } from "../event/network.ts";
import type { MapAnswer, MapColumn, MapEdge, MapNode, MapWeight } from "../page/api.ts";
import type { EventPages } from "../store/pages.ts";
import type { EventQuery } from "../store/records.ts";
import { storedEvent } from "../store/stored-json.ts";

export const MAX_NODES = 200;
/** Maximum groups of each kind, as a model may invent any number of tools; further ones share one group. */
const MAX_GROUPS = 20_000;
/** Rows counted in one turn of the event loop. */
const SLICE = 25_000;
const COLUMNS: readonly MapColumn[] = ["session", "tool", "server", "address"];
const COUNTED = ["mcp_tool_call_intercepted", "mcp_tool_called", "mcp_network_connection"];
const NO_SERVER = "(no server)";
const OTHERS = "(others)";

interface Calls {
  session: string;
  tool: string;
  server: string;
  refused: boolean;
  requested: number;
  called: number;
}

interface Connections {
  session: string;
  server: string;
  address: string;
  refused: boolean;
  undeclared: boolean;
  count: number;
}

/** Data of a map, counted over a range of rows. */
export class MapCount {
  readonly #pages: EventPages;
  readonly #query: EventQuery;
  readonly #calls = new Map<string, Calls>();
  readonly #connections = new Map<string, Connections>();
  /** The row before the first that may match, and the range in which all rows were counted; null: none yet. */
  #rows: { before: number; from: number; to: number } | null = null;

  constructor(pages: EventPages, { types: _, ...query }: EventQuery) {
    this.#pages = pages;
    this.#query = query;
  }

  /** Counts newer rows, then older ones. One caller at a time. Throws StoreError. */
  *advance(): Steps<void> {
    const newest = this.#pages.newest();
    this.#rows ??= { before: Math.min(newest, this.#before()), from: newest, to: newest };
    const rows = this.#rows;
    while (rows.to < newest) {
      const to = Math.min(newest, rows.to + SLICE);
      this.#count(rows.to, to);
      rows.to = to;
      yield;
    }
    while (rows.from > rows.before) {
      const from = Math.max(rows.before, rows.from - SLICE);
      this.#count(from, rows.from);
      rows.from = from;
      yield;
    }
  }

  answer(): MapAnswer {
    const graph = new Graph();
    for (const { session, tool, server, refused, requested, called } of this.#calls.values()) {
      // a call may be seen in the model's response, at its server, or both
      const count = Math.max(requested, called);
      const weight = { count, blocked: refused ? count : 0, undeclared: server === NO_SERVER };
      graph.add([node("session", session), node("tool", tool), node("server", server)], weight);
    }
    for (const { session, server, address, refused, undeclared, count } of this.#connections.values()) {
      const weight = { count, blocked: refused ? count : 0, undeclared };
      graph.add([node("server", server), node("address", address)], weight);
      graph.direct(node("session", session), node("server", server), weight);
    }
    const { from, before } = this.#rows ?? { from: 0, before: 0 };
    return { ...graph.answer(), uncounted: from - before };
  }

  /** Returns the row before the first that may match. */
  #before(): number {
    const { since } = this.#query;
    const [[first] = [null]] = this.#pages.select<[number | null]>(
      since === undefined ? {} : { since },
      (where) => `SELECT min(id) FROM events WHERE ${where}`,
    );
    return first === null ? this.#pages.newest() : first - 1;
  }

  /** Counts a range of row numbers: other indexes would be scanned anew for each range. */
  #count(after: number, to: number): void {
    const rows = this.#pages.select<[id: number, event: string]>(
      this.#query,
      (where) => `SELECT id, event FROM events NOT INDEXED WHERE id > ${after} AND id <= ${to}
        AND type IN (${COUNTED.map((type) => `'${type}'`).join(", ")}) AND ${where}`,
    );
    for (const [id, text] of rows) {
      const event = storedEvent(this.#pages.path, id, text);
      if (event.type === "mcp_network_connection") {
        // what leaves such a namespace is an event of its own
        if (!event.own_namespace) this.#connection(event);
      } else if (event.type === "mcp_tool_call_intercepted" || event.type === "mcp_tool_called")
        this.#call(event);
    }
  }

  #call(event: McpToolCallIntercepted | McpToolCalled): void {
    const own = { ...known(event), tool: event.tool_name || "(no name)" };
    const group = groupOf(this.#calls, own, { tool: OTHERS, server: OTHERS }, { requested: 0, called: 0 });
    group[event.type === "mcp_tool_called" ? "called" : "requested"]++;
  }

  #connection(event: McpNetworkConnection): void {
    const { remote_addr: address, name, host, reason, count } = event;
    const named = name ?? host ?? null;
    const own = {
      ...known(event),
      undeclared: reason === "undeclared",
      address: named === null || address.startsWith(`${named}:`) ? address : `${named} ${address}`,
    };
    groupOf(this.#connections, own, { address: OTHERS }, { count: 0 }).count += count;
  }
}

function known(event: McpToolCallIntercepted | McpToolCalled | McpNetworkConnection) {
  const { server_ids: candidates = [] } = event as { server_ids?: readonly string[] };
  return {
    session: event.session_id,
    server: event.server_id || candidates[0] || NO_SERVER,
    refused: event.action === "block" || event.would_block,
  };
}

/** Returns the group of `own`; if there are too many groups, that of `others`. */
function groupOf<G extends object, C extends object>(
  groups: Map<string, G & C>,
  own: G,
  others: Partial<G>,
  zero: C,
): G & C {
  const keyed = groups.get(JSON.stringify(own));
  if (keyed !== undefined) return keyed;
  const one = groups.size < MAX_GROUPS ? own : { ...own, ...others };
  return getOrInsert(groups, JSON.stringify(one), () => ({ ...one, ...zero }));
}

type Id = readonly [column: MapColumn, label: string];

const node = (column: MapColumn, label: string): Id => [column, label];
const idOf = ([column, label]: Id): string => `${column}:${label}`;

class Graph {
  readonly #nodes = new Map<string, MapNode>();
  readonly #edges = new Map<string, MapEdge>();
  /** Edges from sessions to servers without a tool between them. */
  readonly #directEdges = new Map<string, MapEdge>();
  readonly #called = new Set<string>();

  add(path: readonly Id[], weight: MapWeight): void {
    for (const id of path) this.#node(id, weight);
    for (let at = 1; at < path.length; at++) addEdge(this.#edges, path[at - 1]!, path[at]!, weight);
    if (path.length === 3) this.#called.add(key(path[0]!, path[2]!));
  }

  /** Adds an edge that is shown only if no tool's call leads from the session to the server. */
  direct(from: Id, to: Id, weight: MapWeight): void {
    this.#node(from, weight);
    addEdge(this.#directEdges, from, to, weight);
  }

  answer(): Omit<MapAnswer, "uncounted"> {
    const all = [...this.#nodes.values()].sort((a, b) => b.blocked - a.blocked || b.count - a.count);
    const nodes = roundRobin(all);
    const shown = new Set(nodes.map(({ id }) => id));
    const more: MapAnswer["more"] = {};
    for (const { id, column } of all) if (!shown.has(id)) more[column] = (more[column] ?? 0) + 1;
    const direct = [...this.#directEdges].filter(([name]) => !this.#called.has(name)).map(([, edge]) => edge);
    const edges = [...this.#edges.values(), ...direct].filter(
      ({ from, to }) => shown.has(from) && shown.has(to),
    );
    return { nodes, edges, more };
  }

  #node(id: Id, { count, blocked, undeclared }: MapWeight): void {
    const [column, label] = id;
    const own = { count, blocked, undeclared: undeclared && column !== "session" && column !== "tool" };
    addTo(this.#nodes, idOf(id), own, { id: idOf(id), column, label });
  }
}

const key = (from: Id, to: Id): string => `${idOf(from)}\n${idOf(to)}`;

function addEdge(edges: Map<string, MapEdge>, from: Id, to: Id, weight: MapWeight): void {
  addTo(edges, key(from, to), weight, { from: idOf(from), to: idOf(to) });
}

/** Adds to the part of the graph with this name, which `about` describes. */
function addTo<T extends object>(
  parts: Map<string, T & MapWeight>,
  name: string,
  weight: MapWeight,
  about: T,
): void {
  const known = parts.get(name);
  if (known === undefined) parts.set(name, { ...about, ...weight });
  else {
    known.count += weight.count;
    known.blocked += weight.blocked;
    known.undeclared &&= weight.undeclared;
  }
}

/** Takes the first of each column in turn, so that none fills the map alone. */
function roundRobin(all: readonly MapNode[]): MapNode[] {
  const columns = COLUMNS.map((column) => all.filter((one) => one.column === column));
  const shown: MapNode[] = [];
  for (let at = 0; shown.length < MAX_NODES && columns.some((nodes) => at < nodes.length); at++)
    for (const nodes of columns) {
      const next = nodes[at];
      if (next !== undefined && shown.length < MAX_NODES) shown.push(next);
    }
  return shown;
}
