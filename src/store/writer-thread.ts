/**
 * The thread that owns the writing connection: batches in, acknowledgements out, retention in between.
 *
 * Direction of failure: open. During a lock, a full disk or a read-only file system it waits, with growing
 * pauses, while the writer's bounded queue drops; a damaged file ends writing. Each is reported once.
 */
import { statSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { errorMessage } from "../errors/error-message.ts";
import { BatchQueue } from "./batch-queue.ts";
import { type ChainOptions, ChainStream } from "./chain-stream.ts";
import { attempt, type Db, openDatabase } from "./database.ts";
import { isPassing, StoreError } from "./error.ts";
import { Inserter } from "./insert.ts";
import { Retention } from "./retention.ts";
import { ThreadGate } from "./thread-gate.ts";
import type { Batch, ChannelEnd, FromThread, ThreadOptions, ToThread } from "./thread-protocol.ts";
import { ToolServing } from "./tool-serving.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
const UPKEEP_MS = 1000;
/** Short, so that the thread soon notices that it must end. */
const BUSY_TIMEOUT_MS = 1000;
/** Bytes of one transaction, if it may have as many: who asks for tools and pins waits for its end. */
const TRANSACTION_BYTES = 1 << 20;
/** How often to look for records that have become too old. */
const TRIM_MS = 60_000;

interface Connection {
  db: Db;
  insert: Inserter;
  retention: Retention;
  /** Keyed by channel; channels without chained events have none. */
  streams: Map<number, ChainStream>;
  /** Inode of the file, to notice that it was moved away. */
  inode: number;
}

/** One of the writers that share the thread. */
interface Channel {
  chain: ChainOptions | null;
  closing: boolean;
  /** null: the thread's own. */
  port: MessagePort | null;
  gate: ThreadGate;
}

class StoreThread {
  readonly #options: ThreadOptions;
  readonly #gate: ThreadGate;
  readonly #own: MessagePort;
  readonly #tools: ToolServing;
  #connection: Connection | null = null;
  readonly #queue = new BatchQueue();
  #next: NodeJS.Timeout | NodeJS.Immediate | null = null;
  #pause = 0;
  #failing = false;
  readonly #channels: Map<number, Channel>;
  #trimming = false;
  #trimmedAt = 0;

  constructor(options: ThreadOptions, own: MessagePort) {
    this.#options = options;
    this.#gate = new ThreadGate(options.gate);
    this.#channels = new Map([[0, { chain: options.chain, closing: false, port: null, gate: this.#gate }]]);
    this.#own = own;
    this.#tools = new ToolServing(options.path, (call) => this.#behindGate(call));
    setInterval(() => this.#upkeep(), UPKEEP_MS).unref();
    this.#gate.leave();
    this.#soon();
  }

  accept(message: ToThread): void {
    const { channel = 0 } = message;
    if (message.kind === "open") this.#openChannel(channel, message.chain, message.end);
    else if (message.kind === "close") this.#closeChannel(channel);
    else if (message.kind === "tools") this.#tools.serve(message);
    else this.#queue.push(message);
    this.#soon();
  }

  #openChannel(channel: number, chain: ChainOptions | null, { port, gate }: ChannelEnd): void {
    this.#channels.set(channel, { chain, closing: false, port, gate: new ThreadGate(gate) });
    port.on("message", (message: ToThread) => this.accept({ ...message, channel }));
    port.on("close", () => {
      this.#closeChannel(channel); // its writer's thread has ended
      this.#soon();
    });
    const connection = this.#connection;
    if (connection !== null && chain !== null)
      connection.streams.set(channel, new ChainStream(connection.db, chain));
  }

  #closeChannel(channel: number): void {
    const known = this.#channels.get(channel);
    if (known) known.closing = true;
    if (this.#pause > 0) this.#wake(); // end the pause, as there is no time for it
  }

  #isClosing(batch: Batch): boolean {
    return this.#channels.get(batch.channel ?? 0)?.closing ?? true;
  }

  get #allClosing(): boolean {
    return [...this.#channels.values()].every(({ closing }) => closing);
  }

  #wake(): void {
    if (this.#next !== null) clearTimeout(this.#next as NodeJS.Timeout);
    this.#next = null;
    this.#pause = 0;
  }

  /** Runs after what the port still holds, so that one transaction takes it all. */
  #soon(): void {
    if (this.#next !== null) return;
    const run = (): void => {
      this.#next = null;
      this.#behindGate(() => this.#work());
    };
    this.#next = this.#pause === 0 ? setImmediate(run) : setTimeout(run, this.#pause);
  }

  /** Wraps everything that uses the database. */
  #behindGate(call: () => void): void {
    if (!this.#gate.enter()) return;
    try {
      call();
    } finally {
      this.#gate.leave();
    }
  }

  #work(): void {
    try {
      this.#connection ??= this.#open();
      this.#write(this.#connection);
      this.#trim(this.#connection);
      this.#recovered();
    } catch (error) {
      this.#failed(error);
    }
    this.#endChannels();
    if (this.#channels.size === 0) this.#end();
    else if (!this.#queue.isEmpty || (this.#trimming && !this.#allClosing)) this.#soon();
  }

  #open(): Connection {
    const { path } = this.#options;
    const db = openDatabase(path, { synchronous: "NORMAL", busyTimeoutMs: BUSY_TIMEOUT_MS });
    const streams = new Map<number, ChainStream>();
    for (const [channel, { chain }] of this.#channels)
      if (chain !== null) streams.set(channel, new ChainStream(db, chain));
    return {
      db,
      insert: new Inserter(db, path, streams),
      streams,
      retention: new Retention(db, this.#options),
      inode: statSync(path).ino,
    };
  }

  #write({ insert, retention }: Connection): void {
    const { transactionBytes } = retention;
    const batches = this.#queue.next(Math.min(transactionBytes, TRANSACTION_BYTES));
    if (batches.length === 0) return;
    while (retention.isFull() && this.#step(retention, Date.now())) this.#trimming = true;
    const dropped = insert.write(batches, transactionBytes);
    this.#recovered();
    this.#queue.remove(batches);
    for (const [index, batch] of batches.entries()) this.#settled(batch, dropped[index]!);
  }

  #settled({ channel = 0, records, bytes }: Batch, dropped: number): void {
    this.#send(channel, { kind: "settled", channel, records, bytes, dropped });
    this.#channels.get(channel)?.gate.settle();
  }

  #trim({ retention }: Connection): void {
    const now = Date.now();
    if (!this.#trimming && now - this.#trimmedAt < TRIM_MS && !retention.isFull()) return;
    this.#trimming = this.#step(retention, now);
    this.#trimmedAt = now;
  }

  /** Retries a step like a batch if another process holds the file, without losing anything. */
  #step(retention: Retention, now: number): boolean {
    return attempt("cannot write", this.#options.path, () => retention.step(now));
  }

  #upkeep(): void {
    if (this.#connection !== null && !this.#isInPlace(this.#connection)) {
      const { db } = this.#connection;
      this.#behindGate(() => db.close());
      this.#connection = null;
      this.#report(`${this.#options.path} was moved or removed: a new event store is made in its place`);
    }
    this.#soon();
  }

  /** Reports whether the file is still in place: SQLite would continue writing to a file that has no name. */
  #isInPlace({ inode }: Connection): boolean {
    return statSync(this.#options.path, { throwIfNoEntry: false })?.ino === inode;
  }

  #failed(error: unknown): void {
    const reason = errorMessage(error);
    const passing = error instanceof StoreError && isPassing(error);
    if (!this.#failing) this.#report(`events are not stored: ${reason}`);
    this.#failing = true;
    for (const batch of this.#queue.take((one) => !passing || this.#isClosing(one)))
      this.#settled(batch, batch.records);
    this.#pause = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, this.#pause * 2));
  }

  #recovered(): void {
    this.#pause = 0;
    if (!this.#failing) return;
    this.#failing = false;
    this.#report("events are being stored again");
  }

  #report(text: string): void {
    const [first = 0] = [...this.#channels.keys()].filter((channel) => this.#channels.get(channel)?.port);
    this.#send(first, { kind: "problem", text });
  }

  #send(channel: number, message: FromThread): void {
    (this.#channels.get(channel)?.port ?? this.#own).postMessage(message);
  }

  /** Channels that are closing and have nothing left to write. */
  #endChannels(): void {
    for (const [channel, { closing }] of this.#channels) {
      if (!closing || this.#queue.has(channel)) continue;
      const head = this.#connection?.streams.get(channel)?.place;
      if (head) this.#send(channel, { kind: "head", channel, ...head });
      this.#connection?.streams.delete(channel);
      this.#send(channel, { kind: "closed", channel });
      const port = this.#channels.get(channel)?.port;
      this.#channels.delete(channel);
      if (!port) continue;
      port.close();
      this.#own.postMessage({ kind: "closed", channel } satisfies FromThread);
    }
  }

  #end(): void {
    this.#connection?.db.close();
    this.#tools.close();
    parentPort?.close();
  }
}

const port = parentPort;
if (port === null) throw new Error("writer-thread runs as a worker thread");
const thread = new StoreThread(workerData as ThreadOptions, port);
port.on("message", (message: ToThread) => thread.accept(message));
