/**
 * Connections that may belong to a tool call. The kernel shares no id with calls: only server (or address) and time
 * relate them. A join within 100 ms is strong; a later one is marked weak.
 */
import { greatest, least } from "../../collections/long-lists.ts";
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type JoinedEvent, joinedTo, type StoredCall } from "../report/joined.ts";
import { layerRuns, mayHaveBeenRunning, wasRunning } from "../report/layer-runs.ts";
import {
  byClient,
  CLOCK_TOLERANCE,
  FAR,
  type McpCall,
  mayConnect,
  NEAR,
  sameServer,
  serversOf,
  type ToolCall,
} from "../report/same-server.ts";
import { each, newest, rows } from "../report/stored-events.ts";

export interface FoundConnections {
  joined: JoinedEvent[];
  /** Number of other calls to the same server so close that their connections cannot be told apart. */
  rivals: number;
}

export function findConnections(reader: EventReader, call: StoredCall): FoundConnections {
  if (!hasAddress(call.event)) return { joined: [], rivals: 0 };
  const { session_id: sessionId, timestamp } = call.event;
  const at = timeMicros(timestamp);
  const others = otherCalls(reader, call, at);
  const end = Math.min(at + FAR, least(others.filter((time) => time > at + NEAR)));
  const query = { sessionId, since: (at - CLOCK_TOLERANCE) / 1000, until: end / 1000 };
  const joined: JoinedEvent[] = [];
  for (const row of rows(reader, query, "mcp_network_connection")) {
    const by = sameServer(call.event, row.event);
    if (by !== null)
      joined.push(joinedTo(call, row, `${by} and time`, timeMicros(row.event.timestamp) > at + NEAR));
  }
  return { joined, rivals: others.filter((time) => Math.abs(time - at) <= NEAR).length };
}

export function connectionNotes(
  reader: EventReader,
  { event: call }: StoredCall,
  found: FoundConnections,
  isRunning: boolean,
): string[] {
  if (!hasAddress(call)) return [];
  const at = timeMicros(call.timestamp);
  const unknown = notWatching(reader, call, isRunning);
  if (unknown !== null) return [unknown];
  const notes: string[] = [];
  const near = found.joined.filter(({ weak }) => !weak);
  if (near.length === 0 && mayConnect(call)) notes.push(lastBefore(reader, call, at));
  if (near.length > 0 && !mayConnect(call))
    notes.push(
      "connections to the server followed although the call was blocked: they do not belong to this call",
    );
  if (found.rivals > 0 && near.length > 0) {
    const others = found.rivals === 1 ? "another call" : `${found.rivals} other calls`;
    notes.push(`${others} to this server within 100 ms: connections cannot be told apart`);
  }
  if (found.joined.some(({ event }) => event.type === "mcp_network_connection" && event.count > 1))
    notes.push("a connection with a count is that many connections: the others were earlier");
  const lost = lostAround(reader, call, at);
  if (lost > 0) notes.push(`${lost} events were lost around this time: connections may be missing`);
  return notes;
}

/** Returns why this call's connections are unknown; null: the kernel layer was watching. */
export function notWatching(
  reader: EventReader,
  call: ToolCall | McpCall,
  isRunning: boolean,
): string | null {
  const at = timeMicros(call.timestamp);
  const runs = layerRuns(reader, call.session_id, "kernel", isRunning);
  if (wasRunning(runs, at)) return null;
  const how = mayHaveBeenRunning(runs, at)
    ? "was killed, before or after this"
    : "was not watching at that time";
  return `the kernel layer ${how}: this call's connections are unknown`;
}

function hasAddress(call: ToolCall | McpCall): boolean {
  const known = serversOf(call).length > 0 || call.server_addr !== "";
  return known && byClient(call) && call.server_type !== "stdio";
}

/** Returns the times of other calls that may connect to a server of this one. */
function otherCalls(reader: EventReader, call: StoredCall, at: number): number[] {
  const query = { sessionId: call.event.session_id, since: (at - NEAR) / 1000, until: (at + FAR) / 1000 };
  const servers = serversOf(call.event);
  const times: number[] = [];
  for (const { id, event } of rows(reader, query, call.event.type)) {
    const isSameServer =
      serversOf(event).some((server) => servers.includes(server)) ||
      (event.server_addr !== "" && event.server_addr === call.event.server_addr);
    if (id !== call.id && isSameServer && mayConnect(event)) times.push(timeMicros(event.timestamp));
  }
  return times;
}

/** Describes the last earlier connection: a client keeps connections open, so the call may have used it. */
function lastBefore(reader: EventReader, call: ToolCall | McpCall, at: number): string {
  const times = serversOf(call).flatMap((serverId) => {
    const query = { sessionId: call.session_id, serverId, action: "allow", until: at / 1000 } as const;
    const row = newest(reader, query, "mcp_network_connection");
    return row === undefined ? [] : [timeMicros(row.event.timestamp)];
  });
  const none = "no new connection within 100 ms of the call";
  if (times.length === 0) return `${none}, and none to this server before it`;
  const seconds = (at - greatest(times)) / 1e6;
  const ago = seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0);
  return `${none}; the last one to this server was made ${ago} s before it and may have been kept open`;
}

/** Returns the number of lost events; a loss is reported some time after it happened. */
export function lostAround(reader: EventReader, call: ToolCall | McpCall, at: number): number {
  const query = { sessionId: call.session_id, since: at / 1000, until: (at + FAR) / 1000 };
  let lost = 0;
  for (const event of each(reader, query, "netmon_events_dropped"))
    if (event.where !== "output") lost += event.dropped;
  return lost;
}
