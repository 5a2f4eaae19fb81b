/**
 * Map: session → tool → server → address. At most MAX_NODES: refused ones first, then the most frequent; the number of
 * omitted ones is reported.
 */
import type { MapAnswer, MapColumn, MapEdge, MapNode, MapWeight } from "../page/api.ts";
import { type Activity, NO_SERVER } from "./activity.ts";

export const MAX_NODES = 200;
const COLUMNS: readonly MapColumn[] = ["session", "tool", "server", "address"];

export function mapOf({ calls, connections, uncounted }: Activity): MapAnswer {
  const graph = new Graph();
  for (const { session, tool, server, refused, requested, called } of calls.values()) {
    // a call may be seen in the model's response, at its server, or both
    const count = Math.max(requested, called);
    const weight = { count, blocked: refused ? count : 0, undeclared: server === NO_SERVER };
    graph.add([node("session", session), node("tool", tool), node("server", server)], weight);
  }
  for (const { session, server, address, name, refused, undeclared, count } of connections.values()) {
    const weight = { count, blocked: refused ? count : 0, undeclared };
    const place = name === null ? address : `${name} ${address}`;
    graph.add([node("server", server), node("address", place)], weight);
    graph.direct(node("session", session), node("server", server), weight);
  }
  return { ...graph.answer(), uncounted };
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
