/**
 * The pins: which definition of each tool is trusted. In memory, so that the judge asks without I/O; on disk,
 * shared with other netmon processes and with whoever approves.
 *
 * Direction of failure: pins that cannot be read are not replaced by new ones; `unreadable` says so until they
 * can be, and the caller that enforces lets nothing pass as pinned.
 */
import type { StoredPin, ToolStore } from "../../store/records.ts";

export class PinBook {
  readonly #store: Pick<ToolStore, "pins">;
  readonly #onUnreadable: (error: Error) => void;
  #pins = new Map<string, Map<string, StoredPin>>();
  readonly #unwritten = new Map<string, StoredPin>();
  #unreadable: Error | null = null;

  /** `onUnreadable` is called when reading begins to fail. */
  constructor(store: Pick<ToolStore, "pins">, onUnreadable: (error: Error) => void) {
    this.#store = store;
    this.#onUnreadable = onUnreadable;
    this.reload();
  }

  /** Why the pins could not be read when last tried; null: they could. */
  get unreadable(): Error | null {
    return this.#unreadable;
  }

  /** Reads the pins of the store; those made here and not yet written are kept. */
  reload(): void {
    let stored: StoredPin[];
    try {
      stored = this.#store.pins();
    } catch (error) {
      const before = this.#unreadable;
      this.#unreadable = error as Error;
      if (before === null) this.#onUnreadable(this.#unreadable);
      return;
    }
    this.#unreadable = null;
    const pins = new Map<string, Map<string, StoredPin>>();
    for (const pin of [...this.#unwritten.values(), ...stored]) put(pins, pin);
    for (const pin of stored) this.#unwritten.delete(keyOf(pin));
    this.#pins = pins;
  }

  get(serverId: string, toolName: string): StoredPin | null {
    return this.#pins.get(serverId)?.get(toolName) ?? null;
  }

  /** A new pin; not one in place of another. It is the caller's to write it to the store. */
  add(pin: StoredPin): void {
    put(this.#pins, pin);
    this.#unwritten.set(keyOf(pin), pin);
  }
}

function put(pins: Map<string, Map<string, StoredPin>>, pin: StoredPin): void {
  const ofServer = pins.get(pin.serverId) ?? new Map<string, StoredPin>();
  pins.set(pin.serverId, ofServer.set(pin.toolName, pin));
}

function keyOf(pin: StoredPin): string {
  return JSON.stringify([pin.serverId, pin.toolName]);
}
