/**
 * Tool calls as the layers saw them, one entry per call: what the LLM proxy found in a response of the model, and what
 * reached a shim or gateway, joined if the host repeats the LLM's id of the call.
 *
 * On failure: calls that no id joins stay separate; a call is shown twice rather than merged into another.
 */
import type { NetmonEvent } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery } from "../../store/records.ts";
import { timeMicros } from "../../store/time.ts";
import type { McpCall, ToolCall } from "./same-server.ts";
import { each, type Query, rows, type Stored } from "./stored-events.ts";

/** At least one of the two is not null. */
export interface StoredToolCall {
  requested: ToolCall | null;
  called: McpCall | null;
}

type StartedCall = Extract<NetmonEvent, { type: "mcp_tool_call_started" }>;

const CALLED_TYPES = ["mcp_tool_called", "mcp_tool_call_started"] as const;
export const CALL_TYPES = ["mcp_tool_call_intercepted", ...CALLED_TYPES] as const;

/** Yields each call that reached a shim or gateway once; without a recorded end it is `unanswered`. Reads in pages. */
export function* receivedCalls(reader: EventReader, query: Query): Generator<Stored<"mcp_tool_called">> {
  const unended = unendedCalls(reader, query);
  let next = unended.next();
  for (const call of rows(reader, query, "mcp_tool_called")) {
    for (; !next.done && next.value.event.timestamp < call.event.timestamp; next = unended.next())
      yield next.value;
    yield call;
  }
  for (; !next.done; next = unended.next()) yield next.value;
}

function* unendedCalls(reader: EventReader, query: Query): Generator<Stored<"mcp_tool_called">, undefined> {
  for (const { id, event } of rows(reader, query, "mcp_tool_call_started"))
    if (isFinalEvent(event, reader)) yield { id, event: asCalled(event) };
}

/** Returns false if another event of the call contains all of this one. Without a reader, that has not arrived yet. */
export function isFinalEvent(event: NetmonEvent, reader: EventReader | null): boolean {
  if (event.type !== "mcp_tool_call_started" || reader === null) return true;
  const { session_id: sessionId, server_id: serverId, tool_name: toolName, timestamp } = event;
  const since = timeMicros(timestamp) / 1000;
  const query = { sessionId, serverId, since, until: since + 1, ...(toolName !== "" && { toolName }) };
  for (const { jsonrpc_id } of each(reader, query, "mcp_tool_called"))
    if (jsonrpc_id === event.jsonrpc_id) return false;
  return true;
}

/** Converts a start as if the conversation had ended: netmon was killed, or the call is in progress. */
export function asCalled(event: McpCall | StartedCall): McpCall {
  if (event.type === "mcp_tool_called") return event;
  return { ...event, type: "mcp_tool_called", outcome: "unanswered", latency_ms: null };
}

/** Returns the newest `limit` matches, in order of time, each with its call's other half, matching or not. */
export function storedCalls(reader: EventReader, query: EventQuery, limit: number): StoredToolCall[] {
  const found = new Map<number, StoredToolCall>();
  // each call may have three events
  for (const { id, event } of reader.events({ ...query, types: CALL_TYPES, limit: 3 * limit })) {
    if (found.has(id) || !isFinalEvent(event, reader)) continue;
    const one = event as ToolCall | McpCall | StartedCall;
    const half = otherHalf(reader, one, found);
    const call = half === undefined ? storedCall(one) : { ...storedCall(one), ...halfCall(half.event) };
    found.set(id, call);
    if (half) found.set(half.id, call);
  }
  return [...new Set(found.values())].slice(-limit);
}

/** Returns what one event records of a call. */
export function storedCall(event: ToolCall | McpCall | StartedCall): StoredToolCall {
  return { requested: null, called: null, ...halfCall(event) };
}

function halfCall(event: ToolCall | McpCall | StartedCall): Partial<StoredToolCall> {
  return event.type === "mcp_tool_call_intercepted" ? { requested: event } : { called: asCalled(event) };
}

/** Returns the first event of the other kind with this id that does not belong to another call. */
function otherHalf(
  reader: EventReader,
  { type, session_id: sessionId, tool_call_id: callId }: ToolCall | McpCall | StartedCall,
  taken: ReadonlyMap<number, unknown>,
): { id: number; event: ToolCall | McpCall | StartedCall } | undefined {
  if (callId === "") return undefined;
  const types =
    type === "mcp_tool_call_intercepted" ? CALLED_TYPES : (["mcp_tool_call_intercepted"] as const);
  const found = reader.events({ sessionId, callId, types });
  return found.find(({ id, event }) => !taken.has(id) && isFinalEvent(event, reader)) as
    | { id: number; event: ToolCall | McpCall | StartedCall }
    | undefined;
}
