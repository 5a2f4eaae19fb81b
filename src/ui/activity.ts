/**
 * What happened, in groups: calls, connections, definitions, findings and refusals over time. The map, the overview and
 * the comparison are made from it. The store is read in slices of rows, each row once, newest first; then only new rows.
 */
import type { Steps } from "../async/steps.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { McpNetworkConnection, NetmonEvent, ParentProcess } from "../event/event.ts";
import type { Level } from "../event/level.ts";
import { factsOf, levelOf } from "../event/types.ts";
import type { EventPages } from "../store/pages.ts";
import type { EventQuery } from "../store/records.ts";
import { storedEvent } from "../store/stored-json.ts";
import { Histogram } from "./histogram.ts";

/** Maximum groups of each kind, as a model may invent any number of tools; further ones share one group. */
const MAX_GROUPS = 20_000;
/** Rows counted in one turn of the event loop: some 50 ms, so that views are answered meanwhile. */
const SLICE = 5000;
export const NO_SERVER = "(no server)";
const OTHERS = "(others)";

export interface Calls {
  session: string;
  tool: string;
  server: string;
  refused: boolean;
  requested: number;
  called: number;
}

export interface Connections {
  session: string;
  server: string;
  /** `host:port`, or a path. */
  address: string;
  /** null: only its address is known. */
  name: string | null;
  refused: boolean;
  undeclared: boolean;
  count: number;
}

/** Connections of one process to one place. */
export interface Connecting {
  session: string;
  /** 0: unknown. */
  pid: number;
  comm: string;
  /** `host:port`, by its name if that is known. */
  place: string;
  refused: boolean;
  undeclared: boolean;
  count: number;
}

export interface Findings {
  session: string;
  level: Level;
  type: NetmonEvent["type"];
  count: number;
}

export interface Definitions {
  server: string;
  tool: string;
  /** The hash seen last, and when. */
  hash: string;
  at: string;
}

/** Activity over a range of rows. */
export class Activity {
  readonly calls = new Map<string, Calls>();
  readonly connections = new Map<string, Connections>();
  readonly processes = new Map<string, Connecting>();
  /** What each process comes from, keyed by processKey. */
  readonly parents = new Map<string, readonly ParentProcess[]>();
  readonly findings = new Map<string, Findings>();
  readonly definitions = new Map<string, Definitions>();
  /** Events that were refused, and those that enforce would refuse, or undeclared ones that passed. */
  readonly overTime = new Histogram();
  /** Numbers of events: all, refused, would be refused, to undeclared destinations. */
  readonly total = { events: 0, refused: 0, would: 0, undeclared: 0 };
  readonly #pages: EventPages;
  readonly #query: EventQuery;
  /** The row before the first that may match, and the range in which all rows were counted; null: none yet. */
  #rows: { before: number; from: number; to: number } | null = null;

  constructor(pages: EventPages, query: EventQuery) {
    this.#pages = pages;
    this.#query = query;
  }

  /** Number of older rows that are not counted yet. */
  get uncounted(): number {
    return this.#rows === null ? 0 : this.#rows.from - this.#rows.before;
  }

  /** Counts newer rows, then older ones. One caller at a time. Throws StoreError. */
  *advance(): Steps<void> {
    const newest = this.#pages.newest();
    this.#rows ??= this.#range(newest);
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

  /** Finds the rows that may match, by index. */
  #range(newest: number): { before: number; from: number; to: number } {
    const { sessionId, since, until } = this.#query;
    const indexed = {
      ...(sessionId !== undefined && { sessionId }),
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
    };
    const index = sessionId !== undefined ? "session" : "time";
    const [[first, last] = [null, null]] = this.#pages.select<[number | null, number | null]>(
      indexed,
      (where) =>
        where === "1"
          ? "SELECT (SELECT min(id) FROM events), (SELECT max(id) FROM events)"
          : `SELECT min(id), max(id) FROM events INDEXED BY events_by_${index} WHERE ${where}`,
    );
    if (first === null || last === null) return { before: newest, from: newest, to: newest };
    return { before: first - 1, from: Math.min(last, newest), to: newest };
  }

  /** Counts a range of row numbers: other indexes would be scanned anew for each range. */
  #count(after: number, to: number): void {
    const rows = this.#pages.select<[id: number, event: string]>(
      this.#query,
      (where) => `SELECT id, event FROM events NOT INDEXED WHERE id > ${after} AND id <= ${to} AND ${where}`,
    );
    for (const [id, text] of rows) this.#add(storedEvent(this.#pages.path, id, text));
  }

  #add(event: NetmonEvent): void {
    const time = Date.parse(event.timestamp);
    const refused = isRefused(event);
    this.total.events++;
    this.overTime.extend(time);
    this.#define(event);
    // what leaves such a namespace is an event of its own
    const connection = event.type === "mcp_network_connection" && !event.own_namespace ? event : null;
    const undeclared = connection?.reason === "undeclared";
    if (undeclared) this.total.undeclared++;
    const blocked = "action" in event && event.action === "block";
    if (blocked) this.total.refused++;
    else if (refused) this.total.would++;
    if (refused || undeclared) this.overTime.add(time, blocked ? "refused" : "warned");
    if (connection !== null) this.#connection(connection, refused, undeclared);
    else if (event.type === "mcp_tool_call_intercepted" || event.type === "mcp_tool_called") {
      const own = { ...whose(event), tool: event.tool_name || "(no name)", refused };
      const zero = { requested: 0, called: 0 };
      const group = groupOf(this.calls, own, { tool: OTHERS, server: OTHERS }, zero);
      group[event.type === "mcp_tool_called" ? "called" : "requested"]++;
    }
    const level = levelOf(event);
    const serious = level === "high" || level === "critical";
    if (serious || (level !== "informational" && factsOf(event)?.warns)) {
      const own = { session: event.session_id, level, type: event.type };
      groupOf<Omit<Findings, "count">, { count: number }>(
        this.findings,
        own,
        { session: OTHERS },
        { count: 0 },
      ).count++;
    }
  }

  #connection(event: McpNetworkConnection, refused: boolean, undeclared: boolean): void {
    const { remote_addr: address, name, host, pid, comm, count } = event;
    const known = name ?? host ?? "";
    const called = known === "" || address.startsWith(`${known}:`) ? null : known;
    const { session, server } = whose(event);
    const verdict = { refused, undeclared };
    const own = { session, server, address, name: called, ...verdict };
    groupOf(this.connections, own, { address: OTHERS, name: null }, { count: 0 }).count += count;
    const connecting = { session, pid, comm, place: placeOf(address, called), ...verdict };
    const key = processKey(session, pid, comm);
    if (event.parents !== undefined) this.#come(key, event.parents);
    const others = { pid: 0, comm: OTHERS, place: OTHERS };
    groupOf(this.processes, connecting, others, { count: 0 }).count += count;
  }

  #come(key: string, parents: readonly ParentProcess[]): void {
    const known = this.parents.get(key);
    if (known === undefined && this.parents.size >= MAX_GROUPS) return;
    // what has lost a parent since has fewer
    if (parents.length > (known?.length ?? 0)) this.parents.set(key, parents);
  }

  #define(event: NetmonEvent): void {
    const hash =
      event.type === "mcp_tool_seen"
        ? event.tool_hash
        : event.type === "mcp_tool_changed"
          ? event.new_hash
          : "";
    if (hash === "") return;
    const { server_id: server, tool_name: tool } = event as { server_id: string; tool_name: string };
    const own = { server, tool };
    const group = groupOf(this.definitions, own, { tool: OTHERS, server: OTHERS }, { hash, at: "" });
    if (event.timestamp >= group.at) Object.assign(group, { hash, at: event.timestamp });
  }
}

export const processKey = (session: string, pid: number, comm: string): string =>
  JSON.stringify([session, pid, comm]);

/** Returns `name:port`, or the address: addresses of one name are one place. */
export function placeOf(address: string, name: string | null): string {
  return name === null ? address : `${name}${/:\d+$/.exec(address)?.[0] ?? ""}`;
}

/** Reports whether it was refused, or enforce would have refused it. */
export function isRefused(event: NetmonEvent): boolean {
  const { action, would_block } = event as { action?: unknown; would_block?: unknown };
  return action === "block" || would_block === true;
}

function whose(event: NetmonEvent): { session: string; server: string } {
  const { server_id, server_ids: [first] = [] } = event as {
    server_id?: string | null;
    server_ids?: readonly string[];
  };
  return { session: event.session_id, server: server_id || first || NO_SERVER };
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
