/**
 * Reads the event ring on a timer and hands the events on. The kernel submits without waking anyone (a
 * wake-up costs more than the connect it reports), so the reader comes by itself: often while there is
 * something, seldom when there is not.
 *
 * Direction of failure: open. What does not fit into the ring is counted by the kernel; an error here is
 * handed to `onError` once and reading stops, while the kernel goes on enforcing.
 */
import type { McpNetworkConnection } from "../event/event.ts";
import { alignedDelay } from "./aligned-delay.ts";
import type { EventDecoder } from "./events/decode.ts";
import type { KernelMap } from "./kernel/map.ts";
import { RingReader } from "./kernel/ring.ts";

const BUFFER_BYTES = 1 << 20;
/** For all pumps of this thread: what is read is decoded before anything else can run. */
let shared: Buffer | null = null;
const BUSY_MS = 5;
const IDLE_MS = 25;

export interface RingPumpOptions {
  decoder: EventDecoder;
  /** Between two looks at an idle ring, as a multiple of the usual time. Default 1. */
  pace?: () => number;
  onEvent(event: McpNetworkConnection): void;
  onError(error: unknown): void;
}

export class RingPump {
  readonly #reader: RingReader;
  readonly #options: RingPumpOptions;
  readonly #buffer: Buffer;
  #timer: NodeJS.Timeout | null = null;
  #failed = false;

  /** Maps the ring; `events` may be closed afterwards. */
  constructor(events: KernelMap, options: RingPumpOptions) {
    this.#reader = new RingReader(events);
    this.#options = options;
    shared ??= Buffer.allocUnsafe(BUFFER_BYTES);
    this.#buffer = shared;
  }

  start(): void {
    this.#timer = setTimeout(this.#tick, 0);
  }

  /** Reads what is there now, at most `rounds` buffers; returns the number of records. */
  drain(rounds = 16): number {
    if (this.#failed || this.#reader.closed) return 0;
    let records = 0;
    try {
      for (let round = 0; round < rounds; round++) {
        const read = this.#reader.read(this.#buffer);
        records += read.records;
        this.#options.decoder.decode(this.#buffer, read.bytes, this.#options.onEvent);
        if (!read.more) break;
      }
    } catch (error) {
      this.#failed = true;
      this.#options.onError(error);
    }
    return records;
  }

  /** Stops the timer and unmaps; does not drain. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (!this.#reader.closed) this.#reader.close();
  }

  readonly #tick = (): void => {
    const records = this.drain();
    if (!this.#timer) return;
    const idleMs = IDLE_MS * (this.#options.pace?.() ?? 1);
    this.#timer = setTimeout(this.#tick, records > 0 ? BUSY_MS : alignedDelay(idleMs));
  };
}
