/**
 * The controller's side of a run's thread: hands over the client's connection, serves the store, and notices a thread that
 * stands still. Nothing that a run does, reads or waits for is in the controller's own event loop.
 *
 * Fails closed. With its thread the run ends: its client is cut off, and the service kills what is in the session.
 */
import type { Socket } from "node:net";
import type { Worker } from "node:worker_threads";
import { errorMessage } from "../../errors/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import { addon } from "../../native/addon.ts";
import { descriptorOf } from "../../native/descriptor.ts";
import type { SharedThreads } from "../../store/shared-thread.ts";
import type { ChannelEnd } from "../../store/thread-protocol.ts";
import type { ThreadStarter } from "../../store/writer.ts";
import type { RunHello } from "../shim/hello.ts";
import { messageFrame, TAKEN_ON } from "./run-client.ts";

export interface RunThreadData {
  /** One Int32, which the thread counts up as long as its event loop turns, once it has loaded what it needs. */
  beats: SharedArrayBuffer;
  /** Modules that an earlier run needed. */
  ahead: readonly string[];
  /** As many runs share the process at most. */
  sharers: number;
}

/** The run, or the command that netmon exec starts in one: the thread owns the descriptor. */
export interface HandedRun {
  fd: number;
  /** The client's. */
  pid: number;
  hello: RunHello;
}

export type FromRun =
  /** What it has loaded, some time after its start. */
  | { kind: "loaded"; modules: readonly string[] }
  | { kind: "protocol_error" }
  | { kind: "store"; options: Parameters<ThreadStarter>[0]; end: ChannelEnd };

const CHECK_MS = 500;
/** Checks without a beat, in which this process itself had time: 30 s. A thread may wait some seconds for a busy store. */
const MOST_MISSED = 60;

export class RunThread {
  readonly #worker: Worker;
  readonly #beats = new Int32Array(new SharedArrayBuffer(4));
  readonly #ended: Promise<void>;
  /** Why it ended before its run did. */
  #failure: string | null = null;
  #onProtocolError = (): void => {};

  /** `start`: starts the module of the thread. `stores`: for its events. `ahead`: what it is to load, and learns. */
  constructor(
    start: (data: Pick<RunThreadData, "beats" | "ahead">) => Worker,
    stores: SharedThreads,
    ahead: Set<string>,
  ) {
    this.#worker = start({ beats: this.#beats.buffer as SharedArrayBuffer, ahead: [...ahead] });
    const worker = processFaults
      .part("session")
      .contain(this.#worker, "session_ended", () => this.#end("a fault"));
    worker.on("message", (message: FromRun) => {
      if (message.kind === "store") stores.join(message.options, message.end);
      else if (message.kind === "loaded") for (const name of message.modules) ahead.add(name);
      else this.#onProtocolError();
    });
    worker.on("error", (error) => this.#end(errorMessage(error)));
    this.#ended = new Promise((resolve) => worker.once("exit", () => resolve()));
    worker.unref();
  }

  /** Whether it has not ended before there was a run for it. */
  get usable(): boolean {
    return this.#failure === null;
  }

  /** Ends one that nobody serves. */
  end(): void {
    this.#terminate();
  }

  /** Once. Resolves when the run has ended. `socket`: its client's; nothing reads or writes it here meanwhile. */
  async serve(hello: RunHello, socket: Socket, onProtocolError: () => void): Promise<void> {
    const own = descriptorOf(socket);
    if (own === null) return this.#terminate();
    this.#onProtocolError = onProtocolError;
    const { pid } = addon().peerCredentials(own);
    socket.write(TAKEN_ON);
    this.#worker.postMessage({ fd: addon().duplicate(own), pid, hello } satisfies HandedRun);
    let [last, missed] = [0, 0];
    const watch = setInterval(() => {
      const now = Atomics.load(this.#beats, 0);
      missed = now === last && now > 0 ? missed + 1 : 0;
      last = now;
      if (missed === MOST_MISSED)
        this.#end(`its event loop stood still for ${(MOST_MISSED * CHECK_MS) / 1000} s`);
    }, CHECK_MS);
    try {
      await this.#ended;
    } finally {
      clearInterval(watch);
      // what the thread has written comes first
      if (this.#failure !== null)
        socket.write(messageFrame(`netmon: error: netmon's part of this run has ended: ${this.#failure}\n`));
      socket.destroySoon();
    }
  }

  #end(why: string): void {
    if (this.#failure !== null) return;
    this.#failure = why;
    processFaults.part("session").fault(new Error(`a run's thread has ended: ${why}`), "session_ended");
    this.#terminate();
  }

  #terminate(): void {
    processFaults.part("session").background(() => this.#worker.terminate(), "kept");
  }
}
