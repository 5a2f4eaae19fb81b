/**
 * Converts an event to a log record: its JSON text is the body, and its plain fields are attributes `netmon.FIELD`. An
 * event that cannot be written as JSON, or is over 256 KiB, is sent without the arguments of the call.
 */
import type { NetmonEvent } from "../../event/event.ts";
import type { Level } from "../../event/level.ts";
import { levelOf } from "../../event/types.ts";
import { spanContext } from "./ids.ts";
import type { Origin } from "./resource.ts";
import { type Attributes, hrTime, hrTimeOf, type LogRecord } from "./types.ts";

const MAX_BODY = 256 << 10;
const LEFT_OUT = "(left out: too large)";

/** Logs data model 1.x, SeverityNumber: INFO, INFO2, WARN, ERROR, FATAL. */
const SEVERITY: Readonly<Record<Level, readonly [number: number, text: string]>> = {
  informational: [9, "INFO"],
  low: [10, "INFO2"],
  medium: [13, "WARN"],
  high: [17, "ERROR"],
  critical: [21, "FATAL"],
};

export function logRecord(event: NetmonEvent, { resource, scope }: Origin, now: number): LogRecord {
  const [severityNumber, severityText] = SEVERITY[levelOf(event)];
  const call = event.type === "mcp_tool_called" || event.type === "mcp_tool_call_intercepted" ? event : null;
  return {
    hrTime: hrTime(event.timestamp),
    hrTimeObserved: hrTimeOf(now),
    severityNumber,
    severityText,
    body: bodyOf(event),
    eventName: `netmon.${event.type}`,
    attributes: attributesOf(event),
    droppedAttributesCount: 0,
    resource,
    instrumentationScope: scope,
    ...(call !== null && { spanContext: spanContext(call) }),
  };
}

function bodyOf(event: NetmonEvent): string {
  try {
    const text = JSON.stringify(event);
    if (text.length <= MAX_BODY || !("input" in event)) return text;
  } catch {
    // Nested too deeply for the stack.
  }
  return JSON.stringify({ ...event, input: LEFT_OUT });
}

function attributesOf(event: NetmonEvent): Attributes {
  const attributes: Attributes = { "session.id": event.session_id };
  for (const [name, value] of Object.entries(event)) {
    const plain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (plain && name !== "timestamp" && name !== "session_id" && name !== "input")
      attributes[`netmon.${name}`] = value;
  }
  return attributes;
}
