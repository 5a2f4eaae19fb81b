/**
 * One tool call with everything that is known of it in all layers: exactly joined where an id is shared, by
 * server and time where not, and each joined event says how. Direction of failure: open; what cannot be known
 * is said in `notes`, never left out silently.
 */
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery, StoredBody } from "../../store/records.ts";
import { timeMicros } from "../../store/time.ts";
import { type Join, type JoinedEvent, joinedTo, type StoredCall } from "./joined.ts";
import type { ToolCall } from "./same-server.ts";
import { newest, rows } from "./stored-events.ts";
import { connectionNotes, findConnections } from "./trace-connections.ts";

export interface Trace {
  call: ToolCall;
  /** In order of time, without the call. */
  joined: JoinedEvent[];
  /** Bodies of the request and of the answer that held the call. */
  bodies: StoredBody[];
  /** What is not known, and what to make of it; one sentence each. */
  notes: string[];
}

/** The calls an id stands for: those with this call id, else those in the answer to this request. */
export function findCalls(reader: EventReader, id: string, sessionId?: string): StoredCall[] {
  const query = sessionId === undefined ? {} : { sessionId };
  const find = (by: EventQuery): StoredCall[] => [
    ...rows(reader, { ...query, ...by }, "mcp_tool_call_intercepted"),
  ];
  const byCall = find({ callId: id });
  return byCall.length > 0 ? byCall : find({ requestId: id });
}

export function traceCall(reader: EventReader, call: StoredCall): Trace {
  const connections = findConnections(reader, call);
  const joined = new Map<number, JoinedEvent>();
  for (const item of [
    ...byCallId(reader, call),
    ...byRequest(reader, call),
    ...definition(reader, call),
    ...connections.joined,
  ]) {
    // the first, and strongest, reason stands
    if (item.id !== call.id && !joined.has(item.id)) joined.set(item.id, item);
  }
  return {
    call: call.event,
    joined: [...joined.values()].sort((a, b) => a.offset_ms - b.offset_ms || a.id - b.id),
    bodies: reader.bodies(call.event.request_id),
    notes: [...callNotes(call.event), ...connectionNotes(reader, call, connections)],
  };
}

/** Whatever layer repeats the provider's id. */
function byCallId(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const { session_id: sessionId, tool_call_id: callId } = call.event;
  return callId === "" ? [] : matching(reader, call, { sessionId, callId }, "call id");
}

/** Refusals, and the other calls of the same answer. */
function byRequest(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const { session_id: sessionId, request_id: requestId } = call.event;
  return matching(reader, call, { sessionId, requestId }, "request id");
}

function matching(reader: EventReader, call: StoredCall, query: EventQuery, by: Join): JoinedEvent[] {
  return reader.events(query).map((row) => joinedTo(call, row, by));
}

/** The tool as its server described it last before the call, and its last change. */
function definition(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const { session_id: sessionId, server_id: serverId, tool_name: toolName, timestamp } = call.event;
  if (serverId === null) return [];
  const query = { sessionId, serverId, toolName, until: timeMicros(timestamp) / 1000 + 1 };
  return [newest(reader, query, "mcp_tool_seen"), newest(reader, query, "mcp_tool_changed")].flatMap((row) =>
    row === undefined ? [] : [joinedTo(call, row, "server and tool")],
  );
}

function callNotes(call: ToolCall): string[] {
  const notes: string[] = [];
  if (call.action === "block") notes.push("the call was blocked: the agent never saw it");
  if (call.tool_call_id === "") notes.push("the provider gave this call no id: nothing can be joined by it");
  if (call.executed_by === "provider")
    notes.push("the LLM provider runs this tool itself: no connection of this session comes of it");
  else if (call.server_type === "stdio")
    notes.push("the server is spoken to by stdio: it has no address to find connections by");
  else if (call.server_id === null && call.server_ids === undefined)
    notes.push("no server is known for this tool: its connections cannot be told from others");
  return notes;
}
