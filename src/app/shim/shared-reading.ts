/**
 * What one reader has read of a tool store, for many: each gets what has changed since it asked last, and the store is
 * read once for all.
 *
 * Fails closed: while the store cannot be read, everyone who needs a new reading gets its error.
 */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ReadMark, ToolKey, Unread } from "../../store/records.ts";

/** Changes remembered for each entry that there is, and at least. Who is further behind gets everything. */
const REMEMBERED = 2;
const REMEMBERED_LEAST = 1000;

export class SharedReading<T extends ToolKey> {
  readonly #read: (since: ReadMark | null) => Unread<T>;
  readonly #reader = randomUUID();
  readonly #known = new Map<string, T>();
  /** Keys of what has changed, oldest first. */
  #changed: ToolKey[] = [];
  /** Number of earlier changes, which are forgotten. */
  #forgotten = 0;
  #mark: ReadMark | null = null;
  /** Milliseconds of performance.now(). */
  #readAt = 0;
  #outdated = true;

  constructor(read: (since: ReadMark | null) => Unread<T>) {
    this.#read = read;
  }

  /** Call it when something was written. */
  outdate(): void {
    this.#outdated = true;
  }

  /** See ToolStore. */
  read(since: ReadMark | null, maxAgeMs = 0): Unread<T> {
    const now = performance.now();
    if (this.#outdated || now - this.#readAt >= maxAgeMs) {
      this.#take(this.#read(this.#mark));
      this.#outdated = false;
      this.#readAt = now;
    }
    const mark = { reader: this.#reader, at: this.#forgotten + this.#changed.length };
    if (since?.reader !== this.#reader || since.at < this.#forgotten)
      return { mark, all: true, present: [...this.#known.values()], gone: [] };
    const present = new Map<string, T>();
    const gone = new Map<string, ToolKey>();
    for (const changed of this.#changed.slice(since.at - this.#forgotten)) {
      const key = keyOf(changed);
      const known = this.#known.get(key);
      if (known === undefined) gone.set(key, changed);
      else present.set(key, known);
    }
    return { mark, all: false, present: [...present.values()], gone: [...gone.values()] };
  }

  #take({ mark, all, present, gone }: Unread<T>): void {
    this.#mark = mark;
    const missing = new Map(all ? this.#known : gone.map((one) => [keyOf(one), one]));
    for (const one of present) {
      const key = keyOf(one);
      missing.delete(key);
      if (isDeepStrictEqual(this.#known.get(key), one)) continue;
      this.#known.set(key, one);
      this.#note(one);
    }
    for (const [key, { serverId, toolName }] of missing)
      if (this.#known.delete(key)) this.#note({ serverId, toolName });
    const most = Math.max(REMEMBERED_LEAST, REMEMBERED * this.#known.size);
    if (this.#changed.length <= 2 * most) return;
    this.#forgotten += this.#changed.length - most;
    this.#changed = this.#changed.slice(-most);
  }

  #note({ serverId, toolName }: ToolKey): void {
    this.#changed.push({ serverId, toolName });
  }
}

function keyOf({ serverId, toolName }: ToolKey): string {
  return JSON.stringify([serverId, toolName]);
}
