/** Starts the writer's thread. */
import type { MessagePort, Worker } from "node:worker_threads";
import { startWorker } from "../async/worker.ts";
import { ThreadGate } from "./thread-gate.ts";
import type { FromThread, ThreadOptions, ToThread } from "./thread-protocol.ts";

/** Longer than the thread waits for a lock. */
const EXIT_WAIT_MS = 2000;

export type Transferred = ArrayBuffer | MessagePort;

/** The parts of a thread that its writer uses: the thread itself, or one channel of a shared one. */
export interface WriterThread {
  worker: {
    postMessage(message: ToThread, transfer?: readonly Transferred[]): void;
    on(event: "message", listener: (message: FromThread) => void): unknown;
    on(event: "error", listener: (error: Error) => void): unknown;
    on(event: "exit", listener: () => void): unknown;
    once(event: "exit", listener: () => void): unknown;
    ref(): void;
    unref(): void;
    terminate(): Promise<number>;
  };
  gate: Pick<ThreadGate, "shut" | "settled">;
}

export interface StartedThread {
  worker: Worker;
  /** For use when the process ends, and before the thread is terminated. */
  gate: ThreadGate;
}

export function startThread(options: Omit<ThreadOptions, "gate">): StartedThread {
  const gate = ThreadGate.create();
  const workerData: ThreadOptions = { ...options, gate: gate.shared };
  // a run of many tests has it in one file: a thread takes twice the CPU from TypeScript
  const bundled = process.env.NETMON_TEST_STORE_THREAD;
  const worker = startWorker("writer-thread", import.meta.url, workerData, { bundled });
  const onExit = (): void => {
    gate.shut(EXIT_WAIT_MS);
  };
  process.on("exit", onExit);
  worker.once("exit", () => process.off("exit", onExit));
  return { worker, gate };
}
