/** Parts of a trace: events, and how each is known to belong to the call. */
import type { NetmonEvent } from "../../event/event.ts";
import type { StoredEvent } from "../../store/records.ts";
import { timeMicros } from "../../store/time.ts";
import type { Stored } from "./stored-events.ts";

/** A call in a response of the model, or one that reached a shim or gateway. */
export type StoredCall = Stored<"mcp_tool_call_intercepted"> | Stored<"mcp_tool_called">;

export type Join =
  | "call id"
  | "request id"
  | "cgroup"
  | "server and tool"
  | "tool and time"
  | "server and time"
  | "address and time";

export interface JoinedEvent {
  /** Row id in the store. */
  id: number;
  event: NetmonEvent;
  by: Join;
  /** Whether the event is joined by time alone, and over 100 ms away: it may belong to another call. */
  weak: boolean;
  /** Milliseconds from the call to the event; negative: before the call. */
  offset_ms: number;
}

export function joinedTo(call: StoredCall, row: StoredEvent, by: Join, weak = false): JoinedEvent {
  const offset = timeMicros(row.event.timestamp) - timeMicros(call.event.timestamp);
  return { id: row.id, event: row.event, by, weak, offset_ms: offset / 1000 };
}
