/**
 * The thread that owns the writing connection: batches in, acknowledgements out, retention in between.
 *
 * Direction of failure: open. A lock, a full disk or a read-only file system is waited out, with growing
 * pauses, while the writer's bounded queue drops; a damaged file ends writing. Each is reported once.
 */
import { statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { ChainStream } from "./chain-stream.ts";
import { type Db, openDatabase } from "./database.ts";
import { isPassing, StoreError } from "./error.ts";
import { Inserter } from "./insert.ts";
import { Retention } from "./retention.ts";
import { ThreadGate } from "./thread-gate.ts";
import type { Batch, FromThread, ThreadOptions, ToThread } from "./thread-protocol.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
const UPKEEP_MS = 1000;
/** Short, so that the thread soon hears that it shall end. */
const BUSY_TIMEOUT_MS = 1000;
/** Looking this often for what has grown old is enough. */
const TRIM_MS = 60_000;

interface Connection {
  db: Db;
  insert: Inserter;
  retention: Retention;
  /** null: events are not chained. */
  stream: ChainStream | null;
  /** Of the file, to notice that somebody moved it away. */
  inode: number;
}

class StoreThread {
  readonly #options: ThreadOptions;
  readonly #gate: ThreadGate;
  readonly #say: (message: FromThread) => void;
  #connection: Connection | null = null;
  #queue: Batch[] = [];
  #next: NodeJS.Timeout | NodeJS.Immediate | null = null;
  #pause = 0;
  #trouble = false;
  #closing = false;
  #trimming = false;
  #trimmedAt = 0;

  constructor(options: ThreadOptions, say: (message: FromThread) => void) {
    this.#options = options;
    this.#gate = new ThreadGate(options.gate);
    this.#say = say;
    setInterval(() => this.#upkeep(), UPKEEP_MS).unref();
    this.#gate.leave();
    this.#soon();
  }

  accept(message: ToThread): void {
    if (message.kind === "close") this.#closing = true;
    else this.#queue.push(message);
    // a pause is cut short: there is no later
    if (this.#closing && this.#pause > 0) this.#wake();
    this.#soon();
  }

  #wake(): void {
    if (this.#next !== null) clearTimeout(this.#next as NodeJS.Timeout);
    this.#next = null;
    this.#pause = 0;
  }

  /** After what the port still holds, so that one transaction takes it all. */
  #soon(): void {
    if (this.#next !== null) return;
    const run = (): void => {
      this.#next = null;
      this.#behindGate(() => this.#work());
    };
    this.#next = this.#pause === 0 ? setImmediate(run) : setTimeout(run, this.#pause);
  }

  /** Everything that calls libsql. */
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
    if (this.#queue.length > 0 || (this.#trimming && !this.#closing)) this.#soon();
    else if (this.#closing) this.#end();
  }

  #open(): Connection {
    const { path, chain } = this.#options;
    const db = openDatabase(path, { synchronous: "NORMAL", busyTimeoutMs: BUSY_TIMEOUT_MS });
    const stream = chain === null ? null : new ChainStream(db, chain);
    return {
      db,
      insert: new Inserter(db, path, stream),
      stream,
      retention: new Retention(db, this.#options),
      inode: statSync(path).ino,
    };
  }

  #write({ insert, retention }: Connection): void {
    let [count, bytes] = [0, 0];
    for (const batch of this.#queue) {
      if (count > 0 && bytes + batch.bytes > retention.transactionBytes) break;
      bytes += batch.bytes;
      count++;
    }
    if (count === 0) return;
    while (retention.isFull() && retention.step(Date.now())) this.#trimming = true;
    const dropped = insert.write(this.#queue.slice(0, count), retention.transactionBytes);
    this.#recovered();
    this.#settle(count, (index) => dropped[index]!);
  }

  #settle(count: number, dropped: (index: number, batch: Batch) => number): void {
    for (const [index, batch] of this.#queue.splice(0, count).entries()) {
      const { records, bytes } = batch;
      this.#say({ kind: "settled", records, bytes, dropped: dropped(index, batch) });
    }
  }

  #trim({ retention }: Connection): void {
    const now = Date.now();
    if (!this.#trimming && now - this.#trimmedAt < TRIM_MS && !retention.isFull()) return;
    this.#trimming = retention.step(now);
    this.#trimmedAt = now;
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

  /** SQLite goes on writing to a file that has no name any more. */
  #isInPlace({ inode }: Connection): boolean {
    return statSync(this.#options.path, { throwIfNoEntry: false })?.ino === inode;
  }

  #failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const passing = error instanceof StoreError && isPassing(error);
    if (!this.#trouble) this.#report(`events are not stored: ${reason}`);
    this.#trouble = true;
    if (!passing || this.#closing) this.#settle(this.#queue.length, (_, { records }) => records);
    this.#pause = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, this.#pause * 2));
  }

  #recovered(): void {
    this.#pause = 0;
    if (!this.#trouble) return;
    this.#trouble = false;
    this.#report("events are stored again");
  }

  #report(text: string): void {
    this.#say({ kind: "problem", text });
  }

  #end(): void {
    const head = this.#connection?.stream?.place;
    if (head) this.#say({ kind: "head", ...head });
    this.#connection?.db.close();
    parentPort?.close();
  }
}

const port = parentPort;
if (port === null) throw new Error("writer-thread runs as a worker thread");
const thread = new StoreThread(workerData as ThreadOptions, (message) => port.postMessage(message));
port.on("message", (message: ToThread) => thread.accept(message));
