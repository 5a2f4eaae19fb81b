/**
 * Writes events and bodies to the store, off the hot path: they are collected here for some milliseconds and written
 * by a thread. Direction of failure: open; what does not fit into the bounded queue is dropped, counted and reported,
 * and nothing here waits or throws.
 */
import { within } from "../async/within.ts";
import type { NetmonEvent } from "../event/event.ts";
import { eventText } from "../event/event-text.ts";
import { processFaults } from "../event/faults.ts";
import type { ChainPlace } from "./chain.ts";
import type { ChainOptions } from "./chain-stream.ts";
import { openDatabase } from "./database.ts";
import { DropReport } from "./drop-report.ts";
import { isPassing, StoreError } from "./error.ts";
import type { StoredBody } from "./records.ts";
import type { Batch, FromThread, ToThread } from "./thread-protocol.ts";
import { startThread, type WriterThread } from "./thread-start.ts";
import type { ToolEnd, ToolThread } from "./tool-protocol.ts";

export interface EventWriterOptions {
  /** Maximum number of waiting events and bodies. Another eighth is reserved for events other than connections. */
  maxQueue: number;
  maxDays: number;
  /** Maximum bytes of the database file and its log; at least 8 MiB. */
  maxBytes: number;
  /** Maximum bytes of a body; longer ones are cut. */
  maxBodyBytes: number;
  /** Chains events by hashes; undefined: not chained. */
  chain?: ChainOptions;
  /** Called with the drops since the last call; at most once a second, less often while they continue. */
  onDropped?: (dropped: number, total: number) => void;
  /** Called once per change when writing fails or works again, with a sentence for the log. */
  onProblem?: (text: string) => void;
}

/** Starts the writer's thread, or a channel of one that several writers share (shared-thread.ts). */
export type ThreadStarter = (options: Parameters<typeof startThread>[0]) => WriterThread;

/** How long an event waits for others to be written together. */
const GATHER_MS = 20;
/** Delay of the thread's start if nobody waits for it: the guarded process starts at the same time and needs the CPU. */
const START_MS = 300;
const BATCH_EVENTS = 1000;
const BATCH_CHARACTERS = 256 << 10;
/** Limit of waiting bytes, whatever maxQueue is: events may have large arguments. */
const MAX_WAITING_BYTES = 64 << 20;
/** Time limit of flush() and close(). */
const DEADLINE_MS = 5000;
const RESTART_MS = 1000;

/**
 * Opens (or creates) the store at `path`; its thread starts soon after. Throws StoreError if the file can never be used
 * as a store (corrupt, version, insecure, privilege). A lock or a full disk may pass: such and later problems are
 * reported to `onProblem`.
 */
export function openEventWriter(
  path: string,
  options: EventWriterOptions,
  start: ThreadStarter = startThread,
): EventWriter {
  try {
    openDatabase(path, { synchronous: "NORMAL" }).close();
  } catch (error) {
    const passing = error instanceof StoreError && isPassing(error);
    if (!passing) throw error;
  }
  return new EventWriter(path, options, start);
}

/** Writing never waits and never throws: what does not fit is dropped and counted. */
export class EventWriter implements ToolThread {
  readonly #path: string;
  readonly #options: EventWriterOptions;
  readonly #drops: DropReport;
  readonly #maxWaitingBytes: number;
  readonly #startThread: ThreadStarter;
  /** null: not started, or failed. */
  #thread: WriterThread | null = null;
  /** Whether it has failed and the next one may not start yet. */
  #failed = false;
  #lines: string[] = [];
  #characters = 0;
  #timer: NodeJS.Timeout | null = null;
  /** Records accepted, and records written or given up, in total; the difference is waiting. */
  #accepted = 0;
  #settled = 0;
  #waitingBytes = 0;
  /** Number of batches posted to the thread. */
  #posted = 0;
  /** Tool stores that wait for the thread. */
  readonly #toolEnds: ToolEnd[] = [];
  #waiters: { target: number; resolve: () => void }[] = [];
  #closed: Promise<void> | null = null;
  #head: ChainPlace | null = null;

  constructor(path: string, options: EventWriterOptions, start: ThreadStarter) {
    this.#path = path;
    this.#startThread = start;
    this.#options = options;
    this.#drops = new DropReport(options.onDropped ?? (() => {}));
    this.#maxWaitingBytes = Math.max(MAX_WAITING_BYTES, 4 * options.maxBodyBytes);
    this.#timer = setTimeout(() => this.#post(), START_MS).unref();
  }

  /** The end of the chain, known when it is closed. null: nothing was written, or it is not chained. */
  get head(): ChainPlace | null {
    return this.#head;
  }

  /** Number of events and bodies that are accepted, and neither written nor given up yet. */
  get waiting(): number {
    return this.#accepted - this.#settled;
  }

  /** Total number of events and bodies that were not written. */
  get dropped(): number {
    return this.#drops.total;
  }

  event(event: NetmonEvent): void {
    const reserve = event.type === "mcp_network_connection" ? 0 : Math.ceil(this.#options.maxQueue / 8);
    const line = this.#hasRoom(reserve) ? jsonLine(event) : null;
    if (line === null) {
      this.#drops.add(1);
      return;
    }
    this.#accepted++;
    this.#waitingBytes += line.length;
    this.#characters += line.length;
    const full = this.#lines.push(line) >= BATCH_EVENTS || this.#characters >= BATCH_CHARACTERS;
    // a refusal waits for no later start of the thread: whoever caused it may be about to kill this process
    const urgent = this.#thread === null && "action" in event && event.action === "block";
    if (full || urgent) this.#post();
    else this.#timer ??= setTimeout(() => this.#post(), GATHER_MS).unref();
  }

  body(body: StoredBody): void {
    const thread = this.#hasRoom(0) ? this.#running() : null;
    if (thread === null) {
      this.#drops.add(1);
      return;
    }
    // copies: the caller's bytes may be a view of a large buffer, or change
    const bytes = new Uint8Array(body.body.subarray(0, this.#options.maxBodyBytes));
    this.#accepted++;
    this.#waitingBytes += bytes.length;
    this.#send(
      thread,
      { kind: "body", records: 1, bytes: bytes.length, body: { ...body, body: bytes } },
      bytes,
    );
  }

  /** Resolves when everything accepted so far is on disk. */
  flush(): Promise<void> {
    this.#post();
    const target = this.#accepted;
    if (this.#settled >= target) return Promise.resolve();
    return this.#beforeDeadline(
      new Promise<void>((resolve) => {
        this.#waiters.push({ target, resolve });
      }),
    );
  }

  /** Like flush, for a process that ends: blocks for at most `milliseconds`. Returns false if not all was written. */
  writeNow(milliseconds: number): boolean {
    this.#post();
    return this.#thread?.gate.settled(this.#posted, milliseconds) ?? false;
  }

  /** Has the thread answer a tool store, beside its own work, now or when it starts. */
  serveTools(end: ToolEnd): void {
    if (this.#thread === null) this.#toolEnds.push(end);
    else this.#thread.worker.postMessage({ kind: "tools", ...end } satisfies ToThread, [end.port]);
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  #hasRoom(reserve: number): boolean {
    const waiting = this.#accepted - this.#settled;
    return (
      this.#closed === null &&
      !this.#failed &&
      waiting < this.#options.maxQueue + reserve &&
      this.#waitingBytes < this.#maxWaitingBytes
    );
  }

  #post(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const thread = this.#running();
    if (this.#lines.length === 0 || thread === null) return;
    const lines = this.#lines;
    const bytes = this.#characters;
    this.#lines = [];
    this.#characters = 0;
    this.#send(thread, { kind: "events", records: lines.length, bytes, lines: lines.join("\n") });
  }

  #send({ worker }: WriterThread, batch: Batch, transfer?: Uint8Array<ArrayBuffer>): void {
    this.#posted++;
    worker.postMessage(batch satisfies ToThread, transfer === undefined ? [] : [transfer.buffer]);
  }

  #running(): WriterThread | null {
    if (this.#thread !== null || this.#failed) return this.#thread;
    try {
      this.#thread = this.#start();
    } catch (error) {
      processFaults.part("store").fault(error, "restarted");
      this.#lost();
    }
    return this.#thread;
  }

  /** Starts the thread. An error while handling its messages is a fault; an error in the thread starts a new one. */
  #start(): WriterThread {
    const { maxDays, maxBytes, chain = null } = this.#options;
    const thread = this.#startThread({
      path: this.#path,
      maxDays,
      maxBytes,
      chain,
      key: chain?.key ?? null,
    });
    const { worker } = thread;
    this.#posted = 0;
    worker.on(
      "message",
      processFaults.part("store").callback((message: FromThread) => this.#receive(message), "kept"),
    );
    worker.on("error", (error) => processFaults.part("store").fault(error, "restarted"));
    worker.on("exit", () => this.#lost());
    for (const end of this.#toolEnds.splice(0))
      worker.postMessage({ kind: "tools", ...end } satisfies ToThread, [end.port]);
    worker.unref(); // the store does not keep the process alive; close() does until the deadline
    return thread;
  }

  #receive(message: FromThread): void {
    if (message.kind === "problem") {
      this.#options.onProblem?.(message.text);
      return;
    }
    if (message.kind === "head") {
      const { stream, seq, hash } = message;
      this.#head = { stream, seq, hash };
      return;
    }
    if (message.kind === "closed") return;
    this.#settle(message.records, message.bytes);
    if (message.dropped > 0) this.#drops.add(message.dropped);
  }

  #settle(records: number, bytes: number): void {
    this.#settled += records;
    this.#waitingBytes -= bytes;
    const reached = this.#waiters.filter(({ target }) => target <= this.#settled);
    if (reached.length === 0) return;
    this.#waiters = this.#waiters.filter(({ target }) => target > this.#settled);
    for (const { resolve } of reached) resolve();
  }

  /** Handles a thread that ended or did not start: what it had not acknowledged is lost. */
  #lost(): void {
    this.#thread = null;
    this.#failed = true;
    const sent = this.#accepted - this.#settled - this.#lines.length;
    if (sent > 0) this.#drops.add(sent);
    this.#settle(sent, this.#waitingBytes - this.#characters);
    if (this.#closed !== null) return;
    setTimeout(() => {
      if (this.#closed !== null) return;
      this.#failed = false;
      this.#post();
    }, RESTART_MS).unref();
  }

  async #end(): Promise<void> {
    this.#post();
    const thread = this.#thread;
    if (thread === null) {
      this.#drops.add(this.#lines.length);
    } else {
      const { worker, gate } = thread;
      const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      worker.postMessage({ kind: "close" } satisfies ToThread);
      await this.#beforeDeadline(exited);
      // what is not on disk now may never be
      this.#drops.add(this.waiting);
      // one that hangs inside the database is left until the process ends
      if (this.#thread !== null && gate.shut(0)) await worker.terminate();
      worker.unref();
    }
    this.#drops.end();
  }

  async #beforeDeadline(done: Promise<void>): Promise<void> {
    this.#thread?.worker.ref();
    await within(done, DEADLINE_MS);
    if (this.#closed === null) this.#thread?.worker.unref();
  }
}

/** Replaces arguments that JSON cannot express, such as nesting too deep for the stack. */
const NO_INPUT = "(not stored: cannot be written as JSON)";

/** Records a call whatever its arguments are; null: the event itself cannot be JSON. */
function jsonLine(event: NetmonEvent): string | null {
  for (const candidate of "input" in event ? [event, { ...event, input: NO_INPUT }] : [event]) {
    try {
      return eventText(candidate);
    } catch {
      // try the next, or none
    }
  }
  return null;
}
