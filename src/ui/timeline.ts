/**
 * Timeline of a session: some of its events in order of time, in lanes, each with the calls it belongs to and how
 * the two are joined (src/analysis/trace).
 *
 * Fails open: an event that neither id nor time joins stands alone, and what is unknown about a call is reported.
 */
import type { StoredCall } from "../analysis/report/joined.ts";
import { type Running, traceCall } from "../analysis/trace/trace.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { NetmonEvent } from "../event/event.ts";
import type { Lane } from "../event/facts.ts";
import { factsOf } from "../event/types.ts";
import type { TimelineAnswer, TimelineItem } from "../page/api.ts";
import type { EventKey, EventPages } from "../store/pages.ts";
import type { EventReader } from "../store/reader.ts";
import type { EventQuery } from "../store/records.ts";

const EVENTS = 150;

/** Every event is in a lane, those of a newer netmon too. */
function lanesOf(event: NetmonEvent): Lane[] {
  const lanes = factsOf(event)?.lanes?.(event) ?? [];
  return lanes.length > 0 ? lanes : ["netmon"];
}

/** Returns the newest events before `after`. Throws StoreError. */
export function timelineOf(
  reader: EventReader,
  pages: EventPages,
  query: EventQuery & { sessionId: string },
  after: EventKey | undefined,
  running: Running,
): TimelineAnswer {
  const rows = pages.page(query, after === undefined ? {} : { after }, EVENTS);
  const items = new Map<number, TimelineItem>();
  for (const { id, event: text } of rows.toReversed()) {
    const event = JSON.parse(text) as NetmonEvent;
    items.set(id, { id, event, lanes: lanesOf(event), joined: [], notes: [] });
  }
  const traced = new Map<string, ReturnType<Running>>();
  const once: Running = (id) => getOrInsert(traced, id, () => running(id));
  for (const item of items.values()) {
    const { event } = item;
    if (event.type !== "mcp_tool_call_intercepted" && event.type !== "mcp_tool_called") continue;
    // a call at a server that a model requested is reported with the model's
    if (item.joined.some(({ by }) => by === "call id")) continue;
    const { joined, notes } = traceCall(reader, { id: item.id, event } as StoredCall, once);
    item.notes = notes;
    for (const { id, by, weak, offset_ms } of joined)
      items.get(id)?.joined.push({ call: item.id, by, weak, offset_ms });
  }
  const last = rows.at(-1);
  const older: EventKey | null =
    last === undefined || rows.length < EVENTS ? null : [last.timeMicros, last.id];
  return { session: query.sessionId, items: [...items.values()], older };
}
