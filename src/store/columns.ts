/**
 * The columns by which an event can be searched, read from its fields by name: an event type with `server_id` or
 * `request_id` needs no change here. Direction of failure: a field of an unexpected type gives no column; the
 * event is stored anyway.
 */
import { timeMicros } from "./time.ts";

/** In the order of the table; the text column `event` follows. */
export type EventColumns = [
  timeMicros: number,
  sessionId: string,
  type: string,
  serverId: string | null,
  serverIds: string | null,
  toolName: string | null,
  action: string | null,
  callId: string | null,
  requestId: string | null,
];

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Throws TypeError if it is not an event. */
export function eventColumns(event: Readonly<Record<string, unknown>>): EventColumns {
  const { timestamp, session_id, type, server_ids } = event;
  const time = typeof timestamp === "string" ? timeMicros(timestamp) : Number.NaN;
  if (Number.isNaN(time) || typeof session_id !== "string" || typeof type !== "string")
    throw new TypeError("an event has a timestamp, a session_id and a type");
  return [
    time,
    session_id,
    type,
    text(event.server_id),
    Array.isArray(server_ids) ? JSON.stringify(server_ids) : null,
    text(event.tool_name),
    text(event.action),
    text(event.tool_call_id),
    text(event.request_id),
  ];
}
