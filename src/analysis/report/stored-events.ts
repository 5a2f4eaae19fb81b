/** Typed access to the stored events of one type, in order of time. */
import type { NetmonEvent } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery } from "../../store/records.ts";

export type EventType = NetmonEvent["type"];
export type EventOf<T extends EventType> = Extract<NetmonEvent, { type: T }>;

/** An event and its row id, which distinguishes identical events. */
export interface Stored<T extends EventType> {
  id: number;
  event: EventOf<T>;
}

export type Query = Omit<EventQuery, "types">;

/** Yields rows; reads in pages. */
export function* rows<T extends EventType>(reader: EventReader, query: Query, type: T): Generator<Stored<T>> {
  for (const row of reader.each({ ...query, types: [type] })) yield row as Stored<T>;
}

/** Yields events; reads in pages. */
export function* each<T extends EventType>(
  reader: EventReader,
  query: Query,
  type: T,
): Generator<EventOf<T>> {
  for (const { event } of rows(reader, query, type)) yield event;
}

/** Returns the newest match. */
export function newest<T extends EventType>(
  reader: EventReader,
  query: Query,
  type: T,
): Stored<T> | undefined {
  return rows(reader, { ...query, limit: 1 }, type).next().value ?? undefined;
}

/** Returns the oldest match. */
export function oldest<T extends EventType>(
  reader: EventReader,
  query: Query,
  type: T,
): Stored<T> | undefined {
  return rows(reader, query, type).next().value ?? undefined;
}
