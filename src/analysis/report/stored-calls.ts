/**
 * Tool calls as the layers saw them, one for each call: what the LLM proxy found in an answer of the model, and
 * what came to a shim or gateway, together where the host repeats the LLM's id of the call.
 *
 * Direction of failure: what no id joins stays apart; a call is rather shown twice than lost in another.
 */
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery } from "../../store/records.ts";
import type { McpCall, ToolCall } from "./same-server.ts";

/** At least one of the two. */
export interface StoredToolCall {
  asked: ToolCall | null;
  came: McpCall | null;
}

export const CALL_TYPES = ["mcp_tool_call_intercepted", "mcp_tool_called"] as const;

/** The newest `limit` that match, in order of time. The other half of a call is there even if it does not match. */
export function storedCalls(reader: EventReader, query: EventQuery, limit: number): StoredToolCall[] {
  const found = new Map<number, StoredToolCall>();
  // each call may be two events
  for (const { id, event } of reader.events({ ...query, types: CALL_TYPES, limit: 2 * limit })) {
    if (found.has(id)) continue;
    const one = event as ToolCall | McpCall;
    const half = otherHalf(reader, one, found);
    const call: StoredToolCall =
      one.type === "mcp_tool_called"
        ? { asked: (half?.event ?? null) as ToolCall | null, came: one }
        : { asked: one, came: (half?.event ?? null) as McpCall | null };
    found.set(id, call);
    if (half) found.set(half.id, call);
  }
  return [...new Set(found.values())].slice(-limit);
}

/** The first event of the other kind with this id that does not belong to another call. */
function otherHalf(
  reader: EventReader,
  { type, session_id: sessionId, tool_call_id: callId }: ToolCall | McpCall,
  taken: ReadonlyMap<number, unknown>,
): { id: number; event: unknown } | undefined {
  if (callId === "") return undefined;
  const other = CALL_TYPES.filter((one) => one !== type);
  return reader.events({ sessionId, callId, types: other }).find(({ id }) => !taken.has(id));
}
