/**
 * A bounded queue for one receiver. Sends records in order and in batches, and retries with growing pauses.
 *
 * Fails open. Nothing waits for it. Records that do not fit are dropped immediately, and records that the receiver has
 * not accepted by the last attempt are given up; both are counted and reported.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { within } from "../async/within.ts";
import { processFaults } from "../event/faults.ts";
import { type Backoff, backoffMs } from "./backoff.ts";
import type { DeliveryCounts } from "./sink.ts";

export type SendOutcome =
  /** `rejected`: how many of the records the receiver refused although it reported success. */
  | { kind: "sent"; rejected: number; text: string }
  | { kind: "failed"; text: string; retryable: boolean; afterMs: number | null };

export interface OutboxOptions<T> {
  /** For the log. */
  name: string;
  maxQueue: number;
  /** Records per request. */
  batch: number;
  /** Milliseconds that a record waits for others if the batch is not full. */
  gatherMs: number;
  /** Attempts after the first. */
  retries: number;
  backoff: Backoff;
  /** Milliseconds that closing waits for the remaining records. */
  flushMs: number;
  /** Must not throw, and must end soon after `signal`. */
  send(records: readonly T[], signal: AbortSignal): Promise<SendOutcome>;
  onDropped(count: number): void;
  log: { warn(text: string): void; info(text: string): void };
}

const CLOSING_PAUSE_MS = 250;

export class Outbox<T> {
  readonly #options: OutboxOptions<T>;
  readonly #queue: T[] = [];
  /** The current pause. Closing cuts it short; a pause for more records also ends when a batch is full. */
  #pausing: { forMore: boolean; cut: AbortController } | null = null;
  readonly #end = new AbortController();
  #closing = false;
  #working: Promise<void> | null = null;
  #failing = false;
  readonly #counts = { delivered: 0, dropped: 0, retries: 0 };

  constructor(options: OutboxOptions<T>) {
    this.#options = options;
  }

  get counts(): DeliveryCounts {
    return { ...this.#counts, waiting: this.#queue.length };
  }

  add(record: T): void {
    const { maxQueue, batch } = this.#options;
    if (this.#closing || this.#queue.length >= maxQueue) {
      this.#drop(1, this.#closing ? "netmon is stopping" : `more than ${maxQueue} records are queued`);
      return;
    }
    this.#queue.push(record);
    if (this.#queue.length >= batch && this.#pausing?.forMore) this.#pausing.cut.abort();
    this.#working ??= this.#work().catch((error: unknown) => this.#gaveUp(error));
  }

  /** Delivers the remaining records, with short pauses between attempts, for up to `flushMs`. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#pausing?.cut.abort();
    await within(this.#working ?? Promise.resolve(), this.#options.flushMs);
    this.#end.abort();
    await this.#working;
    const { name, log } = this.#options;
    const { dropped } = this.#counts;
    if (dropped > 0) log.warn(`${dropped} records were not delivered to ${name}`);
  }

  async #work(): Promise<void> {
    const { batch, gatherMs } = this.#options;
    while (this.#queue.length > 0) {
      if (this.#queue.length < batch && !this.#closing) await this.#pause(gatherMs, true);
      const records = this.#queue.slice(0, batch);
      const outcome = await this.#deliver(records);
      this.#queue.splice(0, records.length);
      this.#settle(records.length, outcome);
    }
    this.#working = null;
  }

  /** Drops the first batch: records that can never be sent must not block the others forever. */
  #gaveUp(error: unknown): void {
    processFaults.part("sinks").fault(error, "tried_again");
    this.#drop(this.#queue.splice(0, this.#options.batch).length, String(error));
    this.#working =
      this.#queue.length === 0 ? null : this.#work().catch((next: unknown) => this.#gaveUp(next));
  }

  async #deliver(records: readonly T[]): Promise<SendOutcome> {
    const { retries, backoff, send } = this.#options;
    for (let attempt = 0; ; attempt++) {
      const outcome = await send(records, this.#end.signal);
      const last = attempt >= retries || this.#end.signal.aborted;
      if (outcome.kind === "sent" || !outcome.retryable || last) return outcome;
      this.#reportFailing(outcome.text);
      await this.#pause(Math.max(outcome.afterMs ?? 0, backoffMs(backoff, attempt)));
      this.#counts.retries++;
    }
  }

  #settle(count: number, outcome: SendOutcome): void {
    const rejected = outcome.kind === "sent" ? Math.min(count, outcome.rejected) : count;
    this.#counts.delivered += count - rejected;
    if (rejected > 0) this.#drop(rejected, outcome.text);
    else if (this.#failing) {
      this.#failing = false;
      this.#options.log.info(`events reach ${this.#options.name} again`);
    }
  }

  /** Keeps the process alive only while closing. */
  async #pause(ms: number, forMore = false): Promise<void> {
    if (ms === 0) return;
    const cut = new AbortController();
    this.#pausing = { forMore, cut };
    const [limit, signal] = this.#closing ? [CLOSING_PAUSE_MS, this.#end.signal] : [ms, cut.signal];
    await sleep(Math.min(ms, limit), undefined, { signal, ref: this.#closing }).catch(() => {});
    this.#pausing = null;
  }

  #drop(count: number, why: string): void {
    this.#counts.dropped += count;
    this.#reportFailing(why);
    this.#options.onDropped(count);
  }

  #reportFailing(why: string): void {
    if (!this.#failing) this.#options.log.warn(`events do not reach ${this.#options.name}: ${why}`);
    this.#failing = true;
  }
}
