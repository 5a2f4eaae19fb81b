/**
 * Messages of the client that wait, in order, until the server's tools are known.
 *
 * Bounded: beyond the limits no message waits any longer, and the guard decides with what it knows.
 */
import type { Messages, Outcome } from "./message.ts";

export interface EarlyMessage {
  readonly messages: Messages;
  readonly bytes: Uint8Array;
  /** Time of arrival. */
  readonly since: number;
  readonly settle: (outcome: Outcome | Promise<Outcome>) => void;
}

const MAX_MESSAGES = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

export class EarlyMessages {
  #held: EarlyMessage[] = [];
  #bytes = 0;

  get waiting(): boolean {
    return this.#held.length > 0;
  }

  /** Whether more is held than may wait. */
  get full(): boolean {
    return this.#held.length > MAX_MESSAGES || this.#bytes > MAX_BYTES;
  }

  add(messages: Messages, bytes: Uint8Array, since: number): Promise<Outcome> {
    return new Promise((settle) => {
      // The transport may reuse its buffer.
      const kept = Uint8Array.prototype.slice.call(bytes);
      this.#held.push({ messages, bytes: kept, since, settle });
      this.#bytes += bytes.length;
    });
  }

  /** Removes and returns all messages, in order. */
  take(): EarlyMessage[] {
    const held = this.#held;
    this.#held = [];
    this.#bytes = 0;
    return held;
  }
}
