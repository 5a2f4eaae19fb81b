/**
 * One tool call with everything all layers recorded of it: joined by id if one is shared, otherwise by server and time.
 * Each joined event says how. What cannot be known is in `notes`.
 */
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery, StoredBody } from "../../store/records.ts";
import { timeMicros } from "../../store/time.ts";
import { type Join, type JoinedEvent, joinedTo, type StoredCall } from "../report/joined.ts";
import { type Layer, layerRuns, mayHaveBeenRunning, wasRunning } from "../report/layer-runs.ts";
import type { McpCall, ToolCall } from "../report/same-server.ts";
import { isFinalEvent, receivedCalls } from "../report/stored-calls.ts";
import { newest, rows, type Stored } from "../report/stored-events.ts";
import { commandConnections } from "./trace-commands.ts";
import { connectionNotes, findConnections } from "./trace-connections.ts";
import { atServer } from "./trace-mcp.ts";

export interface Trace {
  call: ToolCall | McpCall;
  /** In order of time, without the call itself. */
  joined: JoinedEvent[];
  /** Bodies of the request, and of the response that contained the call. */
  bodies: StoredBody[];
  /** What is unknown and why, one sentence each. */
  notes: string[];
}

/** Limits: traced calls with one id, and events joined to one call by its ids. */
export const MAX_CALLS = 100;
const MAX_JOINED = 1000;

/**
 * Returns the newest MAX_CALLS calls with this id: in models' responses, otherwise at servers, otherwise all calls in
 * the response to the request with this id. Several only if somebody repeats an id.
 */
export function findCalls(reader: EventReader, id: string, sessionId?: string): StoredCall[] {
  const query = sessionId === undefined ? {} : { sessionId };
  const find = (type: StoredCall["event"]["type"], by: EventQuery): StoredCall[] =>
    [...rows(reader, { ...query, ...by, limit: MAX_CALLS }, type)] as StoredCall[];
  const requested = find("mcp_tool_call_intercepted", { callId: id });
  if (requested.length > 0) return requested;
  const called = [...receivedCalls(reader, { ...query, callId: id, limit: 2 * MAX_CALLS })].slice(-MAX_CALLS);
  return called.length > 0 ? called : find("mcp_tool_call_intercepted", { requestId: id });
}

/** Returns the layers of a session that are now running; in other layers, a run without an end was killed. */
export type Running = (sessionId: string) => Record<Layer, boolean>;

export function traceCall(reader: EventReader, call: StoredCall, running: Running): Trace {
  const nowRunning = running(call.event.session_id);
  const connections = findConnections(reader, call);
  const joined = new Map<number, JoinedEvent>();
  const join = (items: readonly JoinedEvent[]): void => {
    // the first, and strongest, reason wins
    for (const item of items) if (item.id !== call.id && !joined.has(item.id)) joined.set(item.id, item);
  };
  join([...byCallId(reader, call), ...byRequest(reader, call), ...atServer(reader, call)]);
  const commands = commandConnections(reader, call, [...joined.values()], nowRunning.kernel);
  join([...definition(reader, call), ...commands.joined, ...connections.joined]);
  return {
    call: call.event,
    joined: [...joined.values()].sort((a, b) => a.offset_ms - b.offset_ms || a.id - b.id),
    bodies: call.event.type === "mcp_tool_called" ? [] : reader.bodies(call.event.request_id),
    notes: [
      ...callNotes(reader, call.event, nowRunning.proxy, commands.notes.length > 0),
      ...commands.notes,
      ...connectionNotes(reader, call, connections, nowRunning.kernel),
    ],
  };
}

/** Returns events of any layer that repeat the provider's id. */
function byCallId(reader: EventReader, call: StoredCall): JoinedEvent[] {
  const { session_id: sessionId, tool_call_id: callId } = call.event;
  return callId === "" ? [] : matching(reader, call, { sessionId, callId }, "call id");
}

/** Returns refusals, and the other calls of the same response. */
function byRequest(reader: EventReader, call: StoredCall): JoinedEvent[] {
  if (call.event.type === "mcp_tool_called") return [];
  const { session_id: sessionId, request_id: requestId } = call.event;
  return matching(reader, call, { sessionId, requestId }, "request id");
}

function matching(reader: EventReader, call: StoredCall, query: EventQuery, by: Join): JoinedEvent[] {
  const found = reader.events({ ...query, limit: MAX_JOINED });
  return found.filter(({ event }) => isFinalEvent(event, reader)).map((row) => joinedTo(call, row, by));
}

/** Returns the tool's last definition before the call, its last change, and the detections in it. */
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

/** Returns the newest of each category: a changed definition is scanned again. */
function detected(reader: EventReader, query: EventQuery): Stored<"mcp_detection">[] {
  const newestOf = new Map<string, Stored<"mcp_detection">>();
  for (const row of rows(reader, query, "mcp_detection"))
    if (row.event.subject === "tool") newestOf.set(row.event.detection.category, row);
  return [...newestOf.values()];
}

function callNotes(
  reader: EventReader,
  call: ToolCall | McpCall,
  proxyIsRunning: boolean,
  isCommand: boolean,
): string[] {
  if (call.type === "mcp_tool_called") {
    const runs = layerRuns(reader, call.session_id, "proxy", proxyIsRunning);
    const at = timeMicros(call.timestamp);
    const unknown = "what the model asked for is unknown";
    if (wasRunning(runs, at)) return ["the LLM proxy ran and saw no such call in a model's answer"];
    if (mayHaveBeenRunning(runs, at)) return [`the LLM proxy was killed, before or after this: ${unknown}`];
    return [`the LLM proxy did not run at that time: ${unknown}`];
  }
  const notes: string[] = [];
  if (call.action === "block") notes.push("the call was blocked: the agent never saw it");
  if (call.tool_call_id === "") notes.push("the provider gave this call no id: nothing can be matched by id");
  if (call.executed_by === "provider")
    notes.push("the LLM provider runs this tool itself: it makes no connection in this session");
  else if (call.server_type === "stdio" && !isCommand)
    notes.push("the server uses stdio: it has no address to match connections with");
  else if (call.server_id === null && call.server_ids === undefined)
    notes.push("no server is known for this tool: its connections cannot be identified");
  return notes;
}
