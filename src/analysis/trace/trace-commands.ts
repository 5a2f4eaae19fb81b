/**
 * Connections of a command run by netmon's Bash, or of a plugin. Its processes are in a cgroup of their own, which call
 * and connection name. Time is used only within a plugin, which has one cgroup for all its calls.
 *
 * Fails open: without such a cgroup, a note says that the connections are unknown.
 */
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type JoinedEvent, joinedTo, type StoredCall } from "../report/joined.ts";
import { byProcess, CLOCK_TOLERANCE, type McpCall, ofPlugin, overlap } from "../report/same-server.ts";
import { rows } from "../report/stored-events.ts";
import { lostAround, notWatching } from "./trace-connections.ts";

/** Maximum connections of one call; beyond it, a note says that there are more. */
const MAX_CONNECTIONS = 200;

export interface CommandConnections {
  joined: JoinedEvent[];
  notes: string[];
}

/** `atServer`: calls at the tool server that were joined to the traced call. */
export function commandConnections(
  reader: EventReader,
  call: StoredCall,
  atServer: readonly JoinedEvent[],
  isRunning: boolean,
): CommandConnections {
  const found: CommandConnections = { joined: [], notes: [] };
  const own = call.event.type === "mcp_tool_called" ? [{ event: call.event, weak: false }] : [];
  for (const { event, weak } of [...own, ...atServer]) {
    if (event.type !== "mcp_tool_called" || (event.own_tool?.command === undefined && !ofPlugin(event)))
      continue;
    const unknown = notWatching(reader, event, isRunning);
    if (unknown !== null) found.notes.push(unknown);
    else if (event.own_tool?.cgroup_id === undefined)
      found.notes.push(
        `${subject(event)} shared the session's cgroup: its connections cannot be told apart from others in the session`,
      );
    else add(found, reader, call, event, weak);
  }
  return found;
}

const subject = (call: McpCall): string => (ofPlugin(call) ? "the plugin" : "the command");

function add(
  { joined, notes }: CommandConnections,
  reader: EventReader,
  call: StoredCall,
  mcpCall: McpCall,
  weak: boolean,
): void {
  const at = timeMicros(mcpCall.timestamp);
  const query = { sessionId: mcpCall.session_id, since: (at - CLOCK_TOLERANCE) / 1000 };
  const before = joined.length;
  for (const row of rows(reader, query, "mcp_network_connection")) {
    if (!byProcess(mcpCall, row.event)) continue;
    if (joined.length - before === MAX_CONNECTIONS) {
      notes.push(
        `${subject(mcpCall)}'s processes made more than ${MAX_CONNECTIONS} connections: the first are shown`,
      );
      break;
    }
    joined.push(joinedTo(call, row, "cgroup", weak));
  }
  const some = joined.length > before;
  if (!some) notes.push(`no connection of ${subject(mcpCall)}'s processes is reported`);
  else if (!ofPlugin(mcpCall))
    notes.push("connections by cgroup were made by processes that this command started, and by no others");
  else
    notes.push(
      `connections by cgroup were made by the plugin's processes during this call${overlapNote(reader, mcpCall, at)}`,
    );
  if (!ofPlugin(mcpCall) && mcpCall.own_tool?.exit_code === undefined)
    notes.push("the command went on in the background: it may connect later than this trace");
  const lost = lostAround(reader, mcpCall, at);
  if (lost > 0) notes.push(`${lost} events were lost around this time: connections may be missing`);
}

/** A call takes at most ten minutes. */
const LONGEST_MS = 600_000;

/** Returns a note on the plugin's other calls during this one; '' if none. */
function overlapNote(reader: EventReader, call: McpCall, at: number): string {
  const since = at / 1000 - LONGEST_MS;
  const until = at / 1000 + (call.latency_ms ?? 0) + 1;
  let others = -1; // itself
  for (const { event } of rows(reader, { sessionId: call.session_id, since, until }, "mcp_tool_called"))
    if (overlap(call, event)) others++;
  if (others < 1) return "";
  return `, and ${others === 1 ? "another call" : `${others} other calls`} of it: they cannot be told apart`;
}
