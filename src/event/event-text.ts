import type { NetmonEvent } from "./event.ts";

let last: NetmonEvent | null = null;
let lastText = "";

/** Returns the event's JSON, made once for consecutive writers. Throws if it cannot be represented as JSON. */
export function eventText(event: NetmonEvent): string {
  if (event === last) return lastText;
  lastText = JSON.stringify(event);
  last = event;
  return lastText;
}
