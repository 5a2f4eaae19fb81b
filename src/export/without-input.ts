/**
 * An event as it may leave the machine: without the arguments of tool calls unless the configuration says so.
 * Failure: none; what has no arguments is the same object.
 */
import type { NetmonEvent } from "../event/event.ts";

const LEFT_OUT = "(left out: audit.include_input is false)";

export function withoutInput(event: NetmonEvent): NetmonEvent {
  return "input" in event ? { ...event, input: LEFT_OUT } : event;
}
