/** Changes of what layers refuse: whoever reads the counts must know under which policy they arose. */
import { postureChangeText } from "../../config/posture.ts";
import type { NetmonPolicyChanged } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import { each } from "./stored-events.ts";

export interface PolicyChangeReport {
  layer: NetmonPolicyChanged["layer"];
  /** Less is refused since then. */
  weaker: boolean;
  /** One sentence for people. */
  text: string;
  /** Each shim and gateway says it for itself. */
  count: number;
  /** RFC 3339, of the first and the last of them. */
  first: string;
  last: string;
}

/** In order of their first time. */
export function policyChanges(reader: EventReader, sessionId: string): PolicyChangeReport[] {
  const changes = new Map<string, PolicyChangeReport>();
  for (const event of each(reader, { sessionId }, "netmon_policy_changed")) {
    const text = postureChangeText(event);
    if (text === null) continue;
    const { layer, weaker = false, timestamp } = event;
    const known = changes.get(text);
    if (known) {
      known.count++;
      known.last = timestamp;
    } else changes.set(text, { layer, weaker, text, count: 1, first: timestamp, last: timestamp });
  }
  return [...changes.values()];
}
