/**
 * Current activity of each session: its netmon's record and the counts of the event store, read anew each time. No
 * state is kept between snapshots, so one after a pause is as accurate as any other.
 *
 * Fails open. Without a store the counts are unknown (null), never 0.
 */
import type { Counters, Mode, NetmonEvent } from "../event/event.ts";
import type { ClaimState } from "../state/claim.ts";
import { overview, type SessionOverview } from "../state/overview.ts";
import type { StateDirs } from "../state/paths.ts";
import { runningGateways, runningProxies } from "../state/proxy-record.ts";
import type { EventReader } from "../store/reader.ts";
import { each } from "./report/stored-events.ts";

export interface SessionSnapshot {
  session_id: string;
  /** `ended`: only in the event store. `proxy`, `gateway`: the only running layer apart from shims. */
  status: SessionOverview["status"] | "proxy" | "gateway" | "ended";
  /** null: no problem. */
  problem: string | null;
  mode: Mode | null;
  fail_closed: boolean | null;
  /** RFC 3339: when the canary was last refused; null: never, or unknown. */
  verified: string | null;
  claim: ClaimState | null;
  age_seconds: number | null;
  /** Ids of declared servers and of servers behind a part of netmon. */
  servers: string[];
  /** The kernel's exact counters; null: no kernel layer, or none recorded yet. */
  connections: Pick<Counters, "allow" | "block" | "would_block" | "undeclared"> | null;
  /** Counts from the event store; null: nothing is stored. */
  events: EventCounts | null;
  /** Newest last. */
  last: NetmonEvent[];
}

export interface EventCounts {
  /** Calls in responses of the model, and calls that reached servers. */
  calls_asked: number;
  calls_made: number;
  detections: number;
  /** Refused calls, requests and messages; the kernel counts connections. */
  blocked: number;
  lost: number;
}

export interface SnapshotOptions {
  dirs: StateDirs;
  /** null: nothing is stored. */
  reader: EventReader | null;
  /** Only this session, even if it has ended. */
  sessionId: string | undefined;
  /** Number of newest events to include. */
  events: number;
  now: Date;
  /** Sessions that another user's netmon has for this one. */
  served?: readonly SessionOverview[];
}

/** Returns snapshots ordered by id. Throws StateError, StoreError. */
export function snapshot({
  dirs,
  reader,
  sessionId,
  events,
  now,
  served = [],
}: SnapshotOptions): SessionSnapshot[] {
  const found = present(dirs, now, served);
  if (sessionId !== undefined && !found.has(sessionId))
    found.set(sessionId, { ...ENDED, session_id: sessionId });
  return [...found.values()]
    .filter(({ session_id }) => sessionId === undefined || session_id === sessionId)
    .sort((a, b) => (a.session_id < b.session_id ? -1 : 1))
    .map((session) => (reader === null ? session : withEvents(session, reader, events)));
}

/** Returns the sessions present now, keyed by id, without their events. Throws StateError. */
export function present(
  dirs: StateDirs,
  now: Date,
  served: readonly SessionOverview[] = [],
): Map<string, SessionSnapshot> {
  const found = new Map<string, SessionSnapshot>();
  for (const session of [...overview(dirs, now), ...served]) found.set(session.session_id, ofKernel(session));
  const listening = [
    ...runningProxies(dirs).map((record) => ({ ...record, status: "proxy" as const })),
    ...runningGateways(dirs).map((record) => ({ ...record, status: "gateway" as const })),
  ];
  for (const { session_id, status, mode, fail_closed, started } of listening) {
    if (found.has(session_id)) continue;
    const age_seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(started)) / 1000));
    found.set(session_id, { ...ENDED, session_id, status, mode, fail_closed, age_seconds });
  }
  return found;
}

function ofKernel(session: SessionOverview): SessionSnapshot {
  const { session_id, status, problem, mode, fail_closed, verified, claim, age_seconds, counters } = session;
  const common = { session_id, status, problem, mode, fail_closed, verified, claim, age_seconds };
  return { ...ENDED, ...common, connections: counters };
}

const ENDED: SessionSnapshot = {
  session_id: "",
  status: "ended",
  problem: null,
  mode: null,
  fail_closed: null,
  verified: null,
  claim: null,
  age_seconds: null,
  servers: [],
  connections: null,
  events: null,
  last: [],
};

const CALLS = ["mcp_tool_call_intercepted", "mcp_tool_called"] as const;

function withEvents(session: SessionSnapshot, reader: EventReader, limit: number): SessionSnapshot {
  const query = { sessionId: session.session_id };
  const all = new Map(reader.counts(query).map(({ type, events }) => [type, events]));
  if (all.size === 0) return session;
  const blocked = reader
    .counts({ ...query, action: "block" })
    .filter(({ type }) => type !== "mcp_network_connection" && type !== "mcp_detection");
  let lost = 0;
  for (const { dropped } of each(reader, query, "netmon_events_dropped")) lost += dropped;
  return {
    ...session,
    servers: serversOf(reader, session.session_id),
    events: {
      calls_asked: all.get(CALLS[0]) ?? 0,
      calls_made: all.get(CALLS[1]) ?? 0,
      detections: all.get("mcp_detection") ?? 0,
      blocked: blocked.reduce((sum, { events }) => sum + events, 0),
      lost,
    },
    last: reader.events({ ...query, limit }).map(({ event }) => event),
  };
}

function serversOf(reader: EventReader, sessionId: string): string[] {
  const ids = new Set<string>();
  for (const { server_id } of each(reader, { sessionId }, "mcp_server_declared")) ids.add(server_id);
  for (const { servers } of each(reader, { sessionId }, "netmon_inspection_started"))
    for (const id of servers) ids.add(id);
  return [...ids].sort();
}
