/**
 * One tool call with everything that is known of it in all layers: exactly joined where an id is shared, by
 * server and time where not, and each joined event says how. Direction of failure: open; what cannot be known
 * is said in `notes`, never left out silently.
 */
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery, StoredBody } from "../../store/records.ts";
import { timeMicros } from "../../store/time.ts";
import { type Join, type JoinedEvent, joinedTo, type StoredCall } from "./joined.ts";
import { type Layer, layerRuns, looked, mayHaveLooked } from "./layer-runs.ts";
import type { McpCall, ToolCall } from "./same-server.ts";
import { newest, rows, type Stored } from "./stored-events.ts";
import { connectionNotes, findConnections } from "./trace-connections.ts";
import { atServer } from "./trace-mcp.ts";

export interface Trace {
  call: ToolCall | McpCall;
  /** In order of time, without the call. */
  joined: JoinedEvent[];
  /** Bodies of the request and of the answer that held the call. */
  bodies: StoredBody[];
  /** What is not known, and what to make of it; one sentence each. */
  notes: string[];
}

/**
 * The calls an id stands for: those with this call id in answers of the model, else as they came to servers,
 * else those in the answer to this request.
 */
export function findCalls(reader: EventReader, id: string, sessionId?: string): StoredCall[] {
  const query = sessionId === undefined ? {} : { sessionId };
  const find = (type: StoredCall["event"]["type"], by: EventQuery): StoredCall[] =>
    [...rows(reader, { ...query, ...by }, type)] as StoredCall[];
  const asked = find("mcp_tool_call_intercepted", { callId: id });
  if (asked.length > 0) return asked;
  const came = find("mcp_tool_called", { callId: id });
  return came.length > 0 ? came : find("mcp_tool_call_intercepted", { requestId: id });
}

/** Which layers of a session run now: of others, a run without an end was killed. */
export type Running = (sessionId: string) => Record<Layer, boolean>;

export function traceCall(reader: EventReader, call: StoredCall, running: Running): Trace {
  const goesOn = running(call.event.session_id);
  const connections = findConnections(reader, call);
  const joined = new Map<number, JoinedEvent>();
  for (const item of [
    ...byCallId(reader, call),
    ...byRequest(reader, call),
    ...atServer(reader, call),
    ...definition(reader, call),
    ...connections.joined,
  ]) {
    // the first, and strongest, reason stands
    if (item.id !== call.id && !joined.has(item.id)) joined.set(item.id, item);
  }
  return {
    call: call.event,
    joined: [...joined.values()].sort((a, b) => a.offset_ms - b.offset_ms || a.id - b.id),
    bodies: call.event.type === "mcp_tool_called" ? [] : reader.bodies(call.event.request_id),
    notes: [
      ...callNotes(reader, call.event, goesOn.proxy),
      ...connectionNotes(reader, call, connections, goesOn.kernel),
    ],
  };
}

/** Whatever layer repeats the provider's id. */
function byCallId(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const { session_id: sessionId, tool_call_id: callId } = call.event;
  return callId === "" ? [] : matching(reader, call, { sessionId, callId }, "call id");
}

/** Refusals, and the other calls of the same answer. */
function byRequest(reader: EventReader, call: StoredCall): JoinedEvent[] {
  if (call.event.type === "mcp_tool_called") return [];
  const { session_id: sessionId, request_id: requestId } = call.event;
  return matching(reader, call, { sessionId, requestId }, "request id");
}

function matching(reader: EventReader, call: StoredCall, query: EventQuery, by: Join): JoinedEvent[] {
  return reader.events(query).map((row) => joinedTo(call, row, by));
}

/** The tool as its server described it last before the call, its last change, and what is detected in it. */
function definition(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const { session_id: sessionId, server_id: serverId, tool_name: toolName, timestamp } = call.event;
  if (serverId === null) return [];
  const query = { sessionId, serverId, toolName, until: timeMicros(timestamp) / 1000 + 1 };
  const found = [
    newest(reader, query, "mcp_tool_seen"),
    newest(reader, query, "mcp_tool_changed"),
    ...detected(reader, query),
  ];
  return found.flatMap((row) => (row === undefined ? [] : [joinedTo(call, row, "server and tool")]));
}

/** The newest of each category: a definition that changed is looked at anew. */
function detected(reader: EventReader, query: EventQuery): Stored<"mcp_detection">[] {
  const newestOf = new Map<string, Stored<"mcp_detection">>();
  for (const row of rows(reader, query, "mcp_detection"))
    if (row.event.subject === "tool") newestOf.set(row.event.detection.category, row);
  return [...newestOf.values()];
}

function callNotes(reader: EventReader, call: ToolCall | McpCall, proxyGoesOn: boolean): string[] {
  if (call.type === "mcp_tool_called") {
    const runs = layerRuns(reader, call.session_id, "proxy", proxyGoesOn);
    const at = timeMicros(call.timestamp);
    const unknown = "what the model asked for is not known";
    if (looked(runs, at)) return ["the LLM proxy ran, and saw no such call in an answer of the model"];
    if (mayHaveLooked(runs, at)) return [`the LLM proxy was killed, before or after this: ${unknown}`];
    return [`the LLM proxy did not run at that time: ${unknown}`];
  }
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
