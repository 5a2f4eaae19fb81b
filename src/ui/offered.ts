/**
 * Tools that models were offered and that are not as their servers list them, each as it was told last; the worst first.
 * A tool that is as it should be again is none of them.
 */
import type { McpToolOffered, OfferStatus } from "../event/event.ts";
import type { OfferedAnswer, OfferedItem } from "../page/api.ts";
import type { EventPages } from "../store/pages.ts";
import type { EventQuery } from "../store/records.ts";

/** Events that are read: an agent has some hundred tools, each of which is told once for each session. */
const EVENTS = 5000;
const MAX_ITEMS = 200;
const ORDER: readonly OfferStatus[] = ["poisoned", "changed", "undeclared", "uninspected"];

/** Throws StoreError. */
export function offeredTools(pages: EventPages, query: EventQuery): OfferedAnswer {
  const rows = pages.page({ ...query, types: ["mcp_tool_offered"] }, {}, EVENTS);
  const last = new Map<string, OfferedItem>();
  for (const { id, event: text } of rows) {
    const event = JSON.parse(text) as McpToolOffered;
    const key = JSON.stringify([event.session_id, event.wire_name]);
    if (!last.has(key)) last.set(key, { id, event });
  }
  const found = [...last.values()]
    .filter(({ event }) => ORDER.includes(event.status))
    .sort((a, b) => ORDER.indexOf(a.event.status) - ORDER.indexOf(b.event.status));
  return {
    items: found.slice(0, MAX_ITEMS),
    more: Math.max(0, found.length - MAX_ITEMS),
    tools: last.size,
    older: rows.length === EVENTS,
  };
}
