/**
 * One store thread, with one database connection, for all writers of this process that write to the same store with
 * the same limits and key, whichever thread they are in. Each has a channel of it, which behaves like a thread of its own.
 *
 * Direction of failure: open, as with a separate thread: if the thread fails, each channel ends with it, and its
 * writer counts the lost records and opens another channel.
 */
import { EventEmitter } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { processFaults } from "../event/faults.ts";
import { ThreadGate } from "./thread-gate.ts";
import type { ChannelEnd, FromThread, ToThread } from "./thread-protocol.ts";
import { type StartedThread, startThread, type Transferred } from "./thread-start.ts";
import type { ThreadStarter } from "./writer.ts";

type Options = Parameters<ThreadStarter>[0];

/** Channel 0 keeps the thread open while any other channel is open. */
const HOLDER = 0;

/** The store threads of this process. */
export class SharedThreads {
  readonly #threads = new Map<string, SharedThread>();
  readonly #start: typeof startThread;

  /** `start` is for tests. */
  constructor(start: typeof startThread = startThread) {
    this.#start = start;
  }

  /** Serves the other end of a channel, which may be another thread's (`channelStarter`). */
  join(options: Options, end: ChannelEnd): void {
    const { path, maxDays, maxBytes, key } = options;
    const same = JSON.stringify([path, maxDays, maxBytes, key && Buffer.from(key).toString("hex")]);
    const running = this.#threads.get(same);
    const thread = running?.usable ? running : new SharedThread(this.#start({ ...options, chain: null }));
    this.#threads.set(same, thread);
    thread.open(options.chain, end);
  }
}

/** Returns a starter for event writers that share threads. `start` is for tests. */
export function sharedThreads(start: typeof startThread = startThread): ThreadStarter {
  const threads = new SharedThreads(start);
  return channelStarter((options, end) => threads.join(options, end));
}

/** The same for writers of a thread of its own: `join` has the owner of the store threads serve the end. */
export function channelStarter(join: (options: Options, end: ChannelEnd) => void): ThreadStarter {
  return (options) => {
    const { port1, port2 } = new MessageChannel();
    const gate = ThreadGate.create();
    join(options, { port: port2, gate: gate.shared });
    return {
      worker: new Channel(port1),
      // the thread is never stopped because of a single writer's deadline
      gate: { shut: () => false, settled: (batches, ms) => gate.settled(batches, ms) },
    };
  };
}

class SharedThread {
  readonly #thread: StartedThread;
  readonly #open = new Set<number>();
  #serial = HOLDER;
  #usable = true;

  constructor(thread: StartedThread) {
    this.#thread = thread;
    const { worker } = thread;
    processFaults.part("store").contain(worker, "kept", () => {});
    worker.on("message", (message: FromThread) => {
      if (message.kind === "closed") this.#leave(message.channel ?? HOLDER);
    });
    // one fault, however many writers there are
    worker.on("error", (error) => processFaults.part("store").fault(error, "restarted"));
    worker.on("exit", () => {
      this.#usable = false;
    });
    worker.unref(); // channels keep the process alive as long as somebody waits for them
  }

  /** Whether it has neither failed nor begun to end. */
  get usable(): boolean {
    return this.#usable;
  }

  open(chain: Options["chain"], end: ChannelEnd): void {
    const channel = ++this.#serial;
    this.#open.add(channel);
    this.#thread.worker.postMessage({ kind: "open", channel, chain, end } satisfies ToThread, [end.port]);
  }

  #leave(channel: number): void {
    if (!this.#open.delete(channel) || this.#open.size > 0) return;
    this.#usable = false;
    this.#thread.worker.postMessage({ kind: "close", channel: HOLDER } satisfies ToThread);
  }
}

/** A writer's end. */
class Channel extends EventEmitter {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (message: FromThread) => this.emit("message", message));
    port.on("close", () => this.emit("exit", 0));
    port.unref();
  }

  postMessage(message: ToThread, transfer: readonly Transferred[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  ref(): void {
    this.#port.ref();
  }

  unref(): void {
    this.#port.unref();
  }

  /** Does nothing, since others use the thread. */
  terminate(): Promise<number> {
    return Promise.resolve(0);
  }
}
