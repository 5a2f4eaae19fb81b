/**
 * Messages of the client that wait, in their order, until the server's tools are known.
 *
 * Direction of failure: bounded; beyond the limits none waits any longer, and the guard decides on what it
 * knows.
 */
import type { Messages } from "./message.ts";

export interface HeldMessage<Outcome> {
  readonly messages: Messages;
  readonly bytes: Uint8Array;
  /** When it came. */
  readonly since: number;
  readonly settle: (outcome: Outcome | Promise<Outcome>) => void;
}

const MAX_MESSAGES = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

export class HeldMessages<Outcome> {
  #held: HeldMessage<Outcome>[] = [];
  #bytes = 0;

  get waiting(): boolean {
    return this.#held.length > 0;
  }

  /** More than may wait. */
  get full(): boolean {
    return this.#held.length > MAX_MESSAGES || this.#bytes > MAX_BYTES;
  }

  add(messages: Messages, bytes: Uint8Array, since: number): Promise<Outcome> {
    return new Promise((settle) => {
      // the carrier may use its buffer again
      const kept = Uint8Array.prototype.slice.call(bytes);
      this.#held.push({ messages, bytes: kept, since, settle });
      this.#bytes += bytes.length;
    });
  }

  /** All of them in order; none are left. */
  take(): HeldMessage<Outcome>[] {
    const held = this.#held;
    this.#held = [];
    this.#bytes = 0;
    return held;
  }
}
