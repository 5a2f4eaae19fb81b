/**
 * One store thread, with one database connection, for all writers of this process that write to the same store with
 * the same limits and key. Each has a channel of it, which behaves like a thread of its own.
 *
 * Direction of failure: open, as with a separate thread: if the thread fails, each channel ends with it, and its
 * writer counts the lost records and opens another channel.
 */
import { EventEmitter } from "node:events";
import { processFaults } from "../event/faults.ts";
import { keptInScope, ofNoScope } from "../event/scope.ts";
import type { FromThread, ToThread } from "./thread-protocol.ts";
import { type StartedThread, startThread, type Transferred, type WriterThread } from "./thread-start.ts";
import type { ThreadStarter } from "./writer.ts";

type Options = Parameters<ThreadStarter>[0];

/** Channel 0 keeps the thread open while any other channel is open. */
const HOLDER = 0;

/** Returns a starter for event writers that share threads. `start` is for tests. */
export function sharedThreads(start: typeof startThread = startThread): ThreadStarter {
  const threads = new Map<string, SharedThread>();
  return (options) => {
    const { path, maxDays, maxBytes, key } = options;
    const same = JSON.stringify([path, maxDays, maxBytes, key && Buffer.from(key).toString("hex")]);
    const running = threads.get(same);
    const thread = running?.usable
      ? running
      : ofNoScope(() => new SharedThread(start({ ...options, chain: null })));
    threads.set(same, thread);
    return thread.open(options.chain);
  };
}

class SharedThread {
  readonly #thread: StartedThread;
  readonly #channels = new Map<number, Channel>();
  #serial = HOLDER;
  /** Number of batches of all channels. */
  #posted = 0;
  #usable = true;

  constructor(thread: StartedThread) {
    this.#thread = thread;
    const { worker } = thread;
    worker.setMaxListeners(0);
    processFaults.part("store").contain(worker, "kept", () => {});
    worker.on("message", (message: FromThread) => this.#receive(message));
    // one fault, however many writers there are
    worker.on("error", (error) => processFaults.part("store").fault(error, "restarted"));
    worker.on("exit", (code) => {
      this.#usable = false;
      for (const channel of this.#channels.values()) channel.emit("exit", code);
      this.#channels.clear();
    });
  }

  /** Whether it has neither failed nor begun to end. */
  get usable(): boolean {
    return this.#usable;
  }

  open(chain: Options["chain"]): WriterThread {
    const number = ++this.#serial;
    const channel = new Channel((message, transfer) => {
      this.#thread.worker.postMessage({ ...message, channel: number } satisfies ToThread, transfer);
      if (message.kind === "close") this.#leave(number);
      if (message.kind === "events" || message.kind === "body") this.#posted++;
    });
    channel.hold = (held) => this.#hold(held);
    this.#channels.set(number, keptInScope(channel));
    channel.postMessage({ kind: "open", chain });
    // the gate never shuts because of a single writer's deadline
    return {
      worker: channel,
      gate: { shut: () => false, settled: (_own, ms) => this.#thread.gate.settled(this.#posted, ms) },
    };
  }

  #leave(leaving: number): void {
    if ([...this.#channels].some(([number, { closing }]) => number !== leaving && !closing)) return;
    this.#usable = false;
    this.#thread.worker.postMessage({ kind: "close", channel: HOLDER } satisfies ToThread);
  }

  #receive(message: FromThread): void {
    if (message.kind === "problem") {
      // report once: the first writer logs it
      this.#channels.values().next().value?.emit("message", message);
      return;
    }
    const number = message.channel ?? HOLDER;
    const channel = this.#channels.get(number);
    channel?.emit("message", message);
    if (message.kind !== "closed") return;
    this.#channels.delete(number);
    channel?.emit("exit", 0);
  }

  /** Keeps the process alive while any writer waits for the thread. */
  #hold(held: boolean): void {
    if (held) this.#thread.worker.ref();
    else if (![...this.#channels.values()].some((channel) => channel.held)) this.#thread.worker.unref();
  }
}

class Channel extends EventEmitter {
  readonly #post: (message: ToThread, transfer: readonly Transferred[]) => void;
  hold: (held: boolean) => void = () => {};
  held = false;
  closing = false;

  constructor(post: (message: ToThread, transfer: readonly Transferred[]) => void) {
    super();
    this.#post = post;
  }

  postMessage(message: ToThread, transfer: readonly Transferred[] = []): void {
    if (message.kind === "close") this.closing = true;
    this.#post(message, transfer);
  }

  ref(): void {
    this.held = true;
    this.hold(true);
  }

  unref(): void {
    this.held = false;
    this.hold(false);
  }

  /** Does nothing, since others use the thread. */
  terminate(): Promise<number> {
    return Promise.resolve(0);
  }
}
