/**
 * Events as they arrive in the store, from any process. Retention and pruning may remove events that were read, and the
 * store may be moved away: a new one at the same path is read from its beginning.
 *
 * Direction of failure: a store that is missing or busy is tried again; any other that cannot be read is an error,
 * never silence.
 */
import { type Stats, statSync } from "node:fs";
import type { NetmonEvent } from "../event/event.ts";
import { isPassing, StoreError } from "./error.ts";
import { EventReader, type Position } from "./reader.ts";
import type { EventQuery } from "./records.ts";

const START: Position = { id: 0, timeMicros: 0, newest: 0 };

export class EventFeed {
  readonly #path: string;
  #reader: EventReader | null = null;
  #file: Stats | undefined;
  #position = START;

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads the current content; `next` continues after it. null: there is no store yet. Throws StoreError. */
  begin<T>(read: (reader: EventReader) => T): T | null {
    if (!this.#open()) return null;
    const reader = this.#reader as EventReader;
    return reader.snapshot(() => {
      this.#position = reader.end();
      return read(reader);
    });
  }

  /** Returns some of the new events, possibly none that match. null: nothing arrived. Throws StoreError. */
  next(query: EventQuery): NetmonEvent[] | null {
    try {
      if (!this.#open()) return null;
      const found = this.#reader?.after(this.#position, query) ?? null;
      if (found === null) return null;
      this.#position = found.position;
      return found.events;
    } catch (error) {
      if (error instanceof StoreError && isPassing(error)) return null;
      throw error;
    }
  }

  /** Opens the store at the path; keeps the previous one until there is a new one. Returns false if there is none yet. */
  #open(): boolean {
    const file = statSync(this.#path, { throwIfNoEntry: false });
    const same = file === undefined || (file.ino === this.#file?.ino && file.dev === this.#file.dev);
    if (this.#reader !== null && same) return true;
    try {
      const reader = new EventReader(this.#path);
      this.#reader?.close();
      this.#reader = reader;
      this.#file = file;
      this.#position = START;
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== "not_found") throw error;
    }
    return this.#reader !== null;
  }
}
