/**
 * The map: session → tool → server → address, counted by the store. At most MAX_NODES; what was refused comes first, then
 * what is most, and the number of the rest is said.
 */
import type { MapAnswer, MapColumn, MapEdge, MapNode } from "../page/api.ts";
import type { EventPages } from "../store/pages.ts";
import type { EventQuery } from "../store/records.ts";

export const MAX_NODES = 200;
/** Groups that are read of each kind: a model may make up any number of tools. */
const MAX_GROUPS = 5000;
const COLUMNS: readonly MapColumn[] = ["session", "tool", "server", "address"];
const NO_SERVER = "(no server)";

type CallRow = [
  session: string,
  tool: string | null,
  server: string | null,
  refused: number,
  asked: number,
  came: number,
];
type ConnectionRow = [
  session: string,
  server: string | null,
  address: string,
  refused: number,
  undeclared: number,
  count: number,
];

const REFUSED = "(action = 'block' OR json_extract(event, '$.would_block') IS 1)";

export function mapOf(pages: EventPages, query: EventQuery): MapAnswer {
  const { types: _, ...rest } = query;
  const graph = new Graph();
  for (const [session, tool, server, refused, asked, came] of pages.select<CallRow>(
    { ...rest, types: ["mcp_tool_call_intercepted", "mcp_tool_called"] },
    (
      where,
    ) => `SELECT session_id, tool_name, coalesce(server_id, json_extract(server_ids, '$[0]')), ${REFUSED} AS refused,
      sum(type = 'mcp_tool_call_intercepted'), sum(type = 'mcp_tool_called')
      FROM events WHERE ${where} GROUP BY 1, 2, 3, 4 ORDER BY refused DESC, count(*) DESC LIMIT ${MAX_GROUPS}`,
  )) {
    // a call may be seen in the model's answer, at its server, or both
    const count = Math.max(asked, came);
    const path = [
      node("session", session),
      node("tool", tool ?? "(no name)"),
      node("server", server ?? NO_SERVER),
    ];
    graph.add(path, { count, blocked: refused ? count : 0, undeclared: server === null });
  }
  for (const [session, server, address, refused, undeclared, count] of pages.select<ConnectionRow>(
    { ...rest, types: ["mcp_network_connection"] },
    (where) => `SELECT session_id, server_id,
      coalesce(coalesce(json_extract(event, '$.name'), json_extract(event, '$.host')) || ' ', '') || json_extract(event, '$.remote_addr'),
      ${REFUSED} AS refused, json_extract(event, '$.reason') = 'undeclared' AS undeclared,
      sum(json_extract(event, '$.count'))
      FROM events WHERE ${where} GROUP BY 1, 2, 3, 4, 5 ORDER BY refused DESC, count(*) DESC LIMIT ${MAX_GROUPS}`,
  )) {
    const shared = { count, blocked: refused ? count : 0, undeclared: undeclared === 1 };
    const [from, to] = [node("server", server ?? NO_SERVER), node("address", address)];
    graph.add([from, to], shared);
    graph.direct(node("session", session), from, shared);
  }
  return graph.answer();
}

type Id = readonly [column: MapColumn, label: string];
type Weight = Pick<MapEdge, "count" | "blocked" | "undeclared">;

const node = (column: MapColumn, label: string): Id => [column, label];
const idOf = ([column, label]: Id): string => `${column}:${label}`;

class Graph {
  readonly #nodes = new Map<string, MapNode>();
  readonly #edges = new Map<string, MapEdge>();
  /** Sessions to servers that no tool leads to. */
  readonly #directs = new Map<string, MapEdge>();
  readonly #called = new Set<string>();

  add(path: readonly Id[], weight: Weight): void {
    for (const id of path) this.#node(id, weight);
    for (let at = 1; at < path.length; at++) count(this.#edges, path[at - 1]!, path[at]!, weight);
    if (path.length === 3) this.#called.add(key(path[0]!, path[2]!));
  }

  /** Shown if no tool's call leads from the session to the server. */
  direct(from: Id, to: Id, weight: Weight): void {
    this.#node(from, weight);
    count(this.#directs, from, to, weight);
  }

  answer(): MapAnswer {
    const all = [...this.#nodes.values()].sort((a, b) => b.blocked - a.blocked || b.count - a.count);
    const nodes = fairly(all);
    const shown = new Set(nodes.map(({ id }) => id));
    const more: MapAnswer["more"] = {};
    for (const { id, column } of all) if (!shown.has(id)) more[column] = (more[column] ?? 0) + 1;
    const direct = [...this.#directs].filter(([name]) => !this.#called.has(name)).map(([, edge]) => edge);
    const edges = [...this.#edges.values(), ...direct].filter(
      ({ from, to }) => shown.has(from) && shown.has(to),
    );
    return { nodes, edges, more };
  }

  #node(id: Id, { count, blocked, undeclared }: Weight): void {
    const [column, label] = id;
    const known = this.#nodes.get(idOf(id));
    const own = { count, blocked, undeclared: undeclared && column !== "session" && column !== "tool" };
    if (known === undefined) this.#nodes.set(idOf(id), { id: idOf(id), column, label, ...own });
    else {
      known.count += count;
      known.blocked += blocked;
      known.undeclared &&= undeclared;
    }
  }
}

const key = (from: Id, to: Id): string => `${idOf(from)}\n${idOf(to)}`;

function count(edges: Map<string, MapEdge>, from: Id, to: Id, weight: Weight): void {
  const known = edges.get(key(from, to));
  if (known === undefined) edges.set(key(from, to), { from: idOf(from), to: idOf(to), ...weight });
  else {
    known.count += weight.count;
    known.blocked += weight.blocked;
    known.undeclared &&= weight.undeclared;
  }
}

/** The first of each column in turn, so that none fills the map alone. */
function fairly(all: readonly MapNode[]): MapNode[] {
  const columns = COLUMNS.map((column) => all.filter((one) => one.column === column));
  const shown: MapNode[] = [];
  for (let at = 0; shown.length < MAX_NODES && columns.some((nodes) => at < nodes.length); at++)
    for (const nodes of columns) {
      const next = nodes[at];
      if (next !== undefined && shown.length < MAX_NODES) shown.push(next);
    }
  return shown;
}
