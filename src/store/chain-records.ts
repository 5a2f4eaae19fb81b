/**
 * A chain as a sequence of records, from the store or an exported file: session, streams, removals, events in the
 * order they were stored, heads. A line that is not a record is an error that names it.
 */

import type { NetmonEvent } from "../event/event.ts";
import { isObject, repeatsKeys } from "../framing/json-document.ts";
import type { StreamHeader } from "./chain.ts";

/** Hashes and signatures are hexadecimal; `mac` null: not signed. */
export type ChainRecord =
  | {
      kind: "session";
      session_id: string;
      /** The most recent stream. */
      newest: string;
      /** The last stream that retention removed completely; null: none. */
      forgotten: string | null;
      /** Number of such streams. */
      streams: number;
      /** Number of events from before the chain that are still stored; null: an older netmon did not count them. */
      unchained: number | null;
      mac: string | null;
    }
  | { kind: "stream"; stream: string; header: StreamHeader }
  | { kind: "removed"; stream: string; first: number; last: number; hash: string; mac: string | null }
  | {
      kind: "event";
      /** null: outside the chain. */
      stream: string | null;
      seq: number | null;
      hash: string | null;
      event: NetmonEvent;
      /** How the columns differ from the event; null: they do not. */
      differs: string | null;
    }
  | { kind: "head"; stream: string; seq: number; hash: string; mac: string | null };

/** One line of an exported file. */
export function recordLine(record: ChainRecord): string {
  if (record.kind !== "event") return JSON.stringify({ chain: record });
  const { stream, seq, hash, event } = record;
  return JSON.stringify({ chain: stream === null ? null : { kind: "event", stream, seq, hash }, event });
}

const TEXT = (value: unknown): boolean => typeof value === "string";
const TEXT_OR_NULL = (value: unknown): boolean => value === null || typeof value === "string";
const COUNT = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const COUNT_OR_NULL = (value: unknown): boolean => value === null || COUNT(value);

const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  session: {
    session_id: TEXT,
    newest: TEXT,
    forgotten: TEXT_OR_NULL,
    streams: COUNT,
    mac: TEXT_OR_NULL,
    unchained: COUNT_OR_NULL,
  },
  stream: { stream: TEXT, header: isObject },
  removed: { stream: TEXT, first: COUNT, last: COUNT, hash: TEXT, mac: TEXT_OR_NULL },
  event: { stream: TEXT, seq: COUNT, hash: TEXT },
  head: { stream: TEXT, seq: COUNT, hash: TEXT, mac: TEXT_OR_NULL },
};

/** Returns null if the line is not a record. */
export function parseRecord(line: string): ChainRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  // a tool may have rewritten the line, so it need not be netmon's text, but all readers must agree on it
  if (!isObject(value) || repeatsKeys(line, value)) return null;
  const { chain, event } = value as { chain?: Record<string, unknown> | null; event?: NetmonEvent };
  if (chain === null && isObject(event))
    return { kind: "event", stream: null, seq: null, hash: null, event: event as NetmonEvent, differs: null };
  if (!isObject(chain)) return null;
  const record = chain as Record<string, unknown>;
  const fields = FIELDS[String(record.kind)];
  if (record.kind === "session") record.unchained ??= null; // from an older netmon
  if (fields === undefined || !Object.entries(fields).every(([name, fits]) => fits(record[name])))
    return null;
  if (record.kind !== "event") return record as ChainRecord;
  return isObject(event) ? ({ ...record, event, differs: null } as ChainRecord) : null;
}
