/**
 * The pins: the trusted definition of each tool. In memory, so that the judge needs no I/O; on disk, shared with
 * other netmon processes and with the person who approves.
 *
 * While pins cannot be read (`failing`), none are made, and those read before stay in force; if none could ever be
 * read, `unreadable` is set.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { StoredPin, ToolStore } from "../../store/records.ts";

export class PinBook {
  readonly #store: Pick<ToolStore, "pins">;
  readonly #onUnreadable: (error: Error) => void;
  #pins = new Map<string, Map<string, StoredPin>>();
  readonly #unwritten = new Map<string, StoredPin>();
  #revision = 0;
  /** The error of the last reading; null: none. */
  #failure: Error | null = null;
  #wasRead = false;

  /** `onUnreadable`: called when reading begins to fail. */
  constructor(store: Pick<ToolStore, "pins">, onUnreadable: (error: Error) => void) {
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

  /** A different number after each reading and each new pin. */
  get revision(): number {
    return this.#revision;
  }

  /** Reads the stored pins, and keeps those made here but not yet written. Reports false if they cannot be read. */
  reload(): boolean {
    let stored: StoredPin[];
    try {
      stored = this.#store.pins();
    } catch (error) {
      const begins = this.#failure === null;
      this.#failure = error as Error;
      if (begins) this.#onUnreadable(this.#failure);
      return false;
    }
    this.#failure = null;
    this.#wasRead = true;
    this.#revision++;
    const pins = new Map<string, Map<string, StoredPin>>();
    for (const pin of [...this.#unwritten.values(), ...stored]) put(pins, pin);
    for (const pin of stored) this.#unwritten.delete(keyOf(pin));
    this.#pins = pins;
    return true;
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

function keyOf(pin: StoredPin): string {
  return JSON.stringify([pin.serverId, pin.toolName]);
}
