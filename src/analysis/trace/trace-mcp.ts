/**
 * What a shim or gateway saw of a call: the call as it reached its server, and detections in its result. An id that the
 * host repeats joins them exactly (trace.ts); without one, only tool and time relate them.
 *
 * Fails open: a join by time is marked as such, and is weak if it is far away and the arguments differ.
 */
import { isDeepStrictEqual } from "node:util";
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type JoinedEvent, joinedTo, type StoredCall } from "../report/joined.ts";
import { CLOCK_TOLERANCE, FAR, NEAR, serversOf } from "../report/same-server.ts";
import { receivedCalls } from "../report/stored-calls.ts";
import { rows, type Stored } from "../report/stored-events.ts";

/** Maximum calls at a server under one id, the newest; detections are read for each. */
const MAX_AT_SERVER = 20;

export function atServer(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const atServer = callsAtServer(reader, call);
  return [
    // those that share the id are already joined, and more strongly
    ...atServer.map((row) => joinedTo(call, row, "tool and time", isWeak(call, row))),
    ...atServer.flatMap((row) =>
      ofResult(reader, row).map((found) => joinedTo(call, found, "tool and time")),
    ),
  ];
}

function callsAtServer(reader: EventReader, call: StoredCall): Stored<"mcp_tool_called">[] {
  const { event } = call;
  if (event.type === "mcp_tool_called") return [{ id: call.id, event }];
  const { session_id: sessionId, tool_call_id: callId } = event;
  const byId = callId === "" ? [] : [...receivedCalls(reader, { sessionId, callId, limit: MAX_AT_SERVER })];
  return byId.length > 0 ? byId : calledWithoutId(reader, event, call.id);
}

/** Returns calls of the tool without an id, up to the model's next call of it: the nearest with equal arguments. */
function calledWithoutId(
  reader: EventReader,
  requested: Extract<StoredCall["event"], { type: "mcp_tool_call_intercepted" }>,
  id: number,
): Stored<"mcp_tool_called">[] {
  const at = timeMicros(requested.timestamp);
  const { session_id: sessionId, tool_name: toolName } = requested;
  const servers = serversOf(requested);
  const query = { sessionId, toolName, since: (at - CLOCK_TOLERANCE) / 1000, until: (at + FAR) / 1000 };
  const next = [...rows(reader, query, "mcp_tool_call_intercepted")].find(
    (other) =>
      other.id !== id &&
      timeMicros(other.event.timestamp) > at &&
      isDeepStrictEqual(other.event.input, requested.input) &&
      serversOf(other.event).some((server) => servers.includes(server)),
  );
  const end = next === undefined ? at + FAR : timeMicros(next.event.timestamp);
  const found = [...receivedCalls(reader, query)].filter(
    ({ event }) =>
      event.tool_call_id === "" && servers.includes(event.server_id) && timeMicros(event.timestamp) < end,
  );
  const same = found.filter(({ event }) => isDeepStrictEqual(event.input, requested.input));
  return (same.length > 0 ? same : found).slice(0, 1);
}

function isWeak(call: StoredCall, row: Stored<"mcp_tool_called">): boolean {
  const delay = timeMicros(row.event.timestamp) - timeMicros(call.event.timestamp);
  return delay > NEAR && !isDeepStrictEqual(row.event.input, call.event.input);
}

/** Returns detections in the result of a call, reported when the response came. */
function ofResult(reader: EventReader, { event }: Stored<"mcp_tool_called">): Stored<"mcp_detection">[] {
  if (event.latency_ms === null) return [];
  const answered = timeMicros(event.timestamp) + event.latency_ms * 1000;
  const query = {
    sessionId: event.session_id,
    serverId: event.server_id,
    toolName: event.tool_name,
    since: (answered - CLOCK_TOLERANCE) / 1000,
    until: (answered + NEAR) / 1000,
  };
  return [...rows(reader, query, "mcp_detection")].filter((row) => row.event.subject === "tool_result");
}
