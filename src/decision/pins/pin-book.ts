/**
 * The pins: the trusted definition of each tool. In memory, so that the judge needs no I/O; on disk, shared with
 * other netmon processes and with the person who approves.
 *
 * While pins cannot be read (`failing`), none are made, and those read before stay in force; if none could ever be
 * read, `unreadable` is set.
 */
import { isDeepStrictEqual } from "node:util";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { ReadMark, StoredPin, ToolKey, ToolStore, Unread } from "../../store/records.ts";

export class PinBook {
  readonly #store: Pick<ToolStore, "readPins">;
  readonly #onUnreadable: (error: Error) => void;
  #pins = new Map<string, Map<string, StoredPin>>();
  readonly #unwritten = new Map<string, StoredPin>();
  #revision = 0;
  /** The error of the last reading; null: none. */
  #failure: Error | null = null;
  #wasRead = false;
  #mark: ReadMark | null = null;

  /** `onUnreadable`: called when reading begins to fail. */
  constructor(store: Pick<ToolStore, "readPins">, onUnreadable: (error: Error) => void) {
    this.#store = store;
    this.#onUnreadable = onUnreadable;
    this.reload();
  }

  /** Why the pins could never be read so far; null: they have been read. */
  get unreadable(): Error | null {
    return this.#wasRead ? null : this.#failure;
  }

  /** Whether they could not be read the last time. */
  get failing(): boolean {
    return this.#failure !== null;
  }

  /** A different number after each change: who asks again and again need not compare everything again. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Reads what changed in the stored pins, and keeps those made here but not yet written. Reports false if they cannot
   * be read. `maxAgeMs`: see ToolStore.
   */
  reload(maxAgeMs?: number): boolean {
    let unread: Unread<StoredPin>;
    try {
      unread = this.#store.readPins(this.#mark, maxAgeMs);
    } catch (error) {
      const begins = this.#failure === null;
      this.#failure = error as Error;
      if (begins) {
        this.#revision++;
        this.#onUnreadable(this.#failure);
      }
      return false;
    }
    const isBegin = !this.#wasRead || this.failing;
    this.#failure = null;
    this.#wasRead = true;
    this.#mark = unread.mark;
    if (this.#take(unread) || isBegin) this.#revision++;
    return true;
  }

  /** Reports whether any pin is another one than before. */
  #take({ all, present, gone }: Unread<StoredPin>): boolean {
    const before = this.#pins;
    if (all) this.#pins = new Map();
    let differs = false;
    for (const pin of present) {
      differs ||= !isDeepStrictEqual(before.get(pin.serverId)?.get(pin.toolName), pin);
      put(this.#pins, pin);
      this.#unwritten.delete(keyOf(pin));
    }
    for (const { serverId, toolName } of gone) if (this.#pins.get(serverId)?.delete(toolName)) differs = true;
    for (const pin of this.#unwritten.values()) put(this.#pins, pin);
    return differs || (all && count(before) !== count(this.#pins));
  }

  get(serverId: string, toolName: string): StoredPin | null {
    return this.#pins.get(serverId)?.get(toolName) ?? null;
  }

  countOf(serverId: string): number {
    return this.#pins.get(serverId)?.size ?? 0;
  }

  ofServer(serverId: string): readonly StoredPin[] {
    return [...(this.#pins.get(serverId)?.values() ?? [])];
  }

  /** Returns pins made here that were not in the store when last read; the caller must write them, again if need be. */
  unwritten(serverId: string): StoredPin[] {
    return [...this.#unwritten.values()].filter((pin) => pin.serverId === serverId);
  }

  /** Adds a new pin; must not replace another. */
  add(pin: StoredPin): void {
    put(this.#pins, pin);
    this.#revision++;
    this.#unwritten.set(keyOf(pin), pin);
  }
}

function put(pins: Map<string, Map<string, StoredPin>>, pin: StoredPin): void {
  getOrInsert(pins, pin.serverId, () => new Map()).set(pin.toolName, pin);
}

function count(pins: ReadonlyMap<string, ReadonlyMap<string, StoredPin>>): number {
  let sum = 0;
  for (const { size } of pins.values()) sum += size;
  return sum;
}

function keyOf(pin: ToolKey): string {
  return JSON.stringify([pin.serverId, pin.toolName]);
}
