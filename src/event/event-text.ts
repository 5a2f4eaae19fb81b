import type { NetmonEvent } from "./event.ts";

let last: NetmonEvent | null = null;
let lastText = "";

/** Its JSON, made once for all who write it at the same time. Throws where it is beyond JSON. */
export function eventText(event: NetmonEvent): string {
  if (event === last) return lastText;
  lastText = JSON.stringify(event);
  last = event;
  return lastText;
}
