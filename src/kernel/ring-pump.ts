/**
 * Reads the event ring and passes the events on. The kernel wakes the reader for the first record of a ring that was
 * read to its end. A wake-up costs more than the connect it reports, so a busy ring is polled on a timer instead, until a
 * poll finds nothing; an idle one costs nothing.
 *
 * Direction of failure: open. The kernel counts what does not fit into the ring. An error here is a fault: the
 * records read with it are lost and the next poll is a second later, while the kernel keeps enforcing.
 */
import type { McpNetworkConnection } from "../event/event.ts";
import type { Part } from "../event/faults.ts";
import { type KernelMap, RingReader } from "../native/map.ts";
import type { EventDecoder } from "./events/decode.ts";

const BUFFER_BYTES = 1 << 20;
/** Shared by all pumps of this thread: records are decoded before anything else can run. */
let shared: Buffer | null = null;
const ROUNDS = 16;
/** Read at a time by a poll, which ends when it has taken so long: a session that floods must not keep others waiting. */
const STEP = { bytes: 64 << 10, ms: 8 };
const BUSY_MS = 5;
/** After a fault. */
const AGAIN_MS = 1000;

type Found = "nothing" | "records" | "more";

export interface RingPumpOptions {
  decoder: Pick<EventDecoder, "decode">;
  /** Default: STEP. */
  step?: typeof STEP;
  /** `flags`: of enum netmon_event_flag. */
  onEvent(event: McpNetworkConnection, flags: number): void;
  /** Takes faults; the records of a failed read are lost. */
  part: Part;
}

export class RingPump {
  readonly #reader: RingReader;
  readonly #options: RingPumpOptions;
  readonly #buffer: Buffer;
  #started = false;
  /** Ends the wait for the next poll of a busy ring. */
  #cancel: () => void = () => {};

  /** Maps the ring; `events` may be closed afterwards. */
  constructor(events: KernelMap, options: RingPumpOptions) {
    this.#reader = new RingReader(events);
    this.#reader.watch(() => this.#tick());
    this.#options = options;
    shared ??= Buffer.allocUnsafe(BUFFER_BYTES);
    this.#buffer = shared;
  }

  start(): void {
    this.#started = true;
    this.#tickAfter(0);
  }

  /** Reads what the ring holds now, at most `rounds` buffers; returns the number of records. */
  drain(rounds = ROUNDS): number {
    let records = 0;
    this.#options.part.background(() => {
      records = this.#drain(rounds);
    }, "tried_again");
    return records;
  }

  #drain(rounds: number): number {
    if (this.#reader.closed) return 0;
    let records = 0;
    for (let round = 0; round < rounds; round++) {
      const read = this.#reader.read(this.#buffer);
      records += read.records;
      this.#options.decoder.decode(this.#buffer, read.bytes, this.#options.onEvent);
      if (!read.more) break;
    }
    return records;
  }

  /** Stops reading and unmaps; does not drain. */
  close(): void {
    this.#started = false;
    this.#cancel();
    if (!this.#reader.closed) this.#reader.close();
  }

  readonly #tick = (): void => {
    let found: Found | "fault" = "fault";
    this.#options.part.background(() => {
      found = this.#step();
    }, "tried_again");
    if (this.#started) this.#wait(found);
  };

  /** Reads for a while. `more`: it has not come to the end. */
  #step(): Found {
    const { bytes, ms } = this.#options.step ?? STEP;
    const end = performance.now() + ms;
    const into = this.#buffer.subarray(0, bytes);
    let found: Found = "nothing";
    while (!this.#reader.closed) {
      const read = this.#reader.read(into);
      if (read.records > 0) found = "records";
      this.#options.decoder.decode(into, read.bytes, this.#options.onEvent);
      if (!read.more) break;
      if (performance.now() >= end) return "more";
    }
    return found;
  }

  #wait(found: Found | "fault"): void {
    // a record that is being written would end the wait at once, again and again
    if (found === "nothing" && this.#reader.available() === 0) this.#reader.wait();
    else if (found !== "more") this.#tickAfter(found === "fault" ? AGAIN_MS : BUSY_MS);
    else {
      // whatever else is due comes first
      const next = setImmediate(this.#tick);
      this.#cancel = () => clearImmediate(next);
    }
  }

  #tickAfter(ms: number): void {
    const next = setTimeout(this.#tick, ms);
    this.#cancel = () => clearTimeout(next);
  }
}
