/**
 * Export of the filtered list, newest first: events as they are stored (JSON Lines), or some fields of each for a
 * spreadsheet (CSV, RFC 4180). Some hundred rows at a time, in step with the reader.
 *
 * Fails closed: an error ends the download before its end, which browsers report.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { NetmonEvent } from "../event/event.ts";
import { shownText } from "../event/unseen.ts";
import type { EventKey, EventPages } from "../store/pages.ts";
import type { EventQuery } from "../store/records.ts";

const ROWS = 500;

/** Formats, with the type that a download has. */
export const EXPORTS = { jsonl: "application/jsonl", csv: "text/csv" } as const;
export type ExportFormat = keyof typeof EXPORTS;

/** Columns, each with the fields that may have its value. */
const COLUMNS: readonly (readonly [title: string, ...fields: string[]])[] = [
  ["time", "timestamp"],
  ["session", "session_id"],
  ["type", "type"],
  ["action", "action"],
  ["would_block", "would_block"],
  ["reason", "reason"],
  ["server", "server_id"],
  ["tool", "tool_name"],
  ["destination", "remote_addr", "destination"],
  ["name", "name", "host"],
  ["process", "comm"],
  ["pid", "pid"],
  ["count", "count"],
  ["rule", "rule"],
  ["text", "text"],
];

/** Returns parts of the file, for the events up to row `newest`. Throws StoreError. */
export async function* exported(
  pages: EventPages,
  query: EventQuery,
  format: ExportFormat,
): AsyncGenerator<string> {
  const newest = pages.newest();
  if (format === "csv") yield `${["row", ...COLUMNS.map(([title]) => title)].join(",")}\r\n`;
  let after: EventKey | undefined;
  for (;;) {
    const rows = pages.page(query, { newest, ...(after && { after }) }, ROWS);
    if (rows.length > 0)
      yield rows.map(({ id, event }) => (format === "csv" ? csvLine(id, event) : `${event}\n`)).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) return;
    after = [last.timeMicros, last.id];
    await nextTurn();
  }
}

function csvLine(id: number, text: string): string {
  const event = JSON.parse(text) as NetmonEvent & Record<string, unknown>;
  const values = COLUMNS.map(([, ...fields]) =>
    fields.map((field) => event[field]).find((one) => one != null),
  );
  return `${[id, ...values].map(cell).join(",")}\r\n`;
}

/**
 * A text that a spreadsheet would take for a formula begins with an apostrophe then. What nobody sees is escaped.
 * (OWASP, CSV Injection.)
 */
export function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = shownText(typeof value === "string" ? value : JSON.stringify(value));
  const safe = /^[\s]*[=+\-@\t\r|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
