/**
 * The connections of a command that netmon's Bash ran. Its processes are in a cgroup of their own, which call and
 * connection name: nothing is joined by time.
 *
 * Direction of failure: open; where the command had no such cgroup, a note says that its connections are unknown.
 */
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type JoinedEvent, joinedTo, type StoredCall } from "../report/joined.ts";
import { byCommand, CLOCK_TOLERANCE, type McpCall } from "../report/same-server.ts";
import { rows } from "../report/stored-events.ts";
import { lostAround, notWatching } from "./trace-connections.ts";

/** Connections of one command; the note says that there are more. */
const MAX_CONNECTIONS = 200;

export interface CommandConnections {
  joined: JoinedEvent[];
  notes: string[];
}

/** `came`: the calls at the tool server that belong to the traced call, as they were joined to it. */
export function commandConnections(
  reader: EventReader,
  call: StoredCall,
  came: readonly JoinedEvent[],
  goesOn: boolean,
): CommandConnections {
  const found: CommandConnections = { joined: [], notes: [] };
  const own = call.event.type === "mcp_tool_called" ? [{ event: call.event, weak: false }] : [];
  for (const { event, weak } of [...own, ...came]) {
    if (event.type !== "mcp_tool_called" || event.own_tool?.command === undefined) continue;
    const unknown = notWatching(reader, event, goesOn);
    if (unknown !== null) found.notes.push(unknown);
    else if (event.own_tool.cgroup_id === undefined)
      found.notes.push(
        "the command shared the session's cgroup: its connections cannot be told from others of the session",
      );
    else add(found, reader, call, event, weak);
  }
  return found;
}

function add(
  { joined, notes }: CommandConnections,
  reader: EventReader,
  call: StoredCall,
  came: McpCall,
  weak: boolean,
): void {
  const at = timeMicros(came.timestamp);
  const query = { sessionId: came.session_id, since: (at - CLOCK_TOLERANCE) / 1000 };
  const before = joined.length;
  for (const row of rows(reader, query, "mcp_network_connection")) {
    if (!byCommand(came, row.event)) continue;
    if (joined.length - before === MAX_CONNECTIONS) {
      notes.push(
        `the command's processes made more than ${MAX_CONNECTIONS} connections: the first are shown`,
      );
      break;
    }
    joined.push(joinedTo(call, row, "cgroup", weak));
  }
  const some = joined.length > before;
  notes.push(
    some
      ? "connections by cgroup were made by processes that this command started, and by no others"
      : "no connection of the command's processes is reported",
  );
  if (came.own_tool?.exit_code === undefined)
    notes.push("the command went on in the background: it may connect later than this trace");
  const lost = lostAround(reader, came, at);
  if (lost > 0) notes.push(`${lost} events were lost around this time: connections may be missing`);
}
