/**
 * Polls the event ring on a timer and passes the events on. The kernel wakes nobody when it submits (a wake-up
 * costs more than the connect it reports), so the reader polls: often while the ring is busy, seldom while idle.
 *
 * Direction of failure: open. The kernel counts what does not fit into the ring. An error here is a fault: the
 * records read with it are lost and the next poll is a second later, while the kernel keeps enforcing.
 */
import type { McpNetworkConnection } from "../event/event.ts";
import type { Part } from "../event/faults.ts";
import { type KernelMap, RingReader } from "../native/map.ts";
import { alignedDelay } from "./aligned-delay.ts";
import type { EventDecoder } from "./events/decode.ts";

const BUFFER_BYTES = 1 << 20;
/** Shared by all pumps of this thread: records are decoded before anything else can run. */
let shared: Buffer | null = null;
const ROUNDS = 16;
const BUSY_MS = 5;
const IDLE_MS = 25;
/** After a fault. */
const AGAIN_MS = 1000;

/** Polls of idle rings, which share one timer: with hundreds of sessions, timers cost more than the polls. */
const idle = new Set<() => void>();
let timer: NodeJS.Timeout | null = null;

function pollWhenIdle(poll: () => void, pace: number): void {
  idle.add(poll);
  timer ??= setTimeout(pollIdle, alignedDelay(IDLE_MS * pace));
}

function pollIdle(): void {
  timer = null;
  const due = [...idle];
  idle.clear();
  for (const poll of due) poll();
}

function forgetIdle(poll: () => void): void {
  if (!idle.delete(poll) || idle.size > 0 || timer === null) return;
  clearTimeout(timer);
  timer = null;
}

export interface RingPumpOptions {
  decoder: EventDecoder;
  /** Interval between polls of an idle ring, as a multiple of the usual one. Default 1. */
  pace?: () => number;
  /** `flags`: of enum netmon_event_flag. */
  onEvent(event: McpNetworkConnection, flags: number): void;
  /** Takes faults; the records of a failed read are lost. */
  part: Part;
}

export class RingPump {
  readonly #reader: RingReader;
  readonly #options: RingPumpOptions;
  readonly #buffer: Buffer;
  /** Of a ring that is not idle. */
  #timer: NodeJS.Timeout | null = null;
  #started = false;

  /** Maps the ring; `events` may be closed afterwards. */
  constructor(events: KernelMap, options: RingPumpOptions) {
    this.#reader = new RingReader(events);
    this.#options = options;
    shared ??= Buffer.allocUnsafe(BUFFER_BYTES);
    this.#buffer = shared;
  }

  start(): void {
    this.#started = true;
    this.#timer = setTimeout(this.#tick, 0);
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

  /** Stops the timer and unmaps; does not drain. */
  close(): void {
    this.#started = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    forgetIdle(this.#tick);
    if (!this.#reader.closed) this.#reader.close();
  }

  readonly #tick = (): void => {
    let nextMs: number | null = AGAIN_MS;
    this.#options.part.background(() => {
      nextMs = this.#drain(ROUNDS) > 0 ? BUSY_MS : null;
    }, "tried_again");
    if (!this.#started) return;
    this.#timer = nextMs === null ? null : setTimeout(this.#tick, nextMs);
    if (nextMs === null) pollWhenIdle(this.#tick, this.#options.pace?.() ?? 1);
  };
}
