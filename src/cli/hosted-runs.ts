/**
 * Runs that the user's controller serves: a client for each (native/shim/run.cc) has the agent, the terminal and the
 * signals, and a thread for each (hosted-run-thread.ts) everything else. They share the store's thread and this process,
 * whose loop does nothing for a run but to hand it over.
 *
 * Fails closed: with the controller, the service kills what is in the sessions of its runs.
 */
import type { Socket } from "node:net";
import { RunClient } from "../app/hosted/run-client.ts";
import { RunThread, type RunThreadData } from "../app/hosted/run-thread.ts";
import type { RunHello } from "../app/shim/hello.ts";
import { startWorker } from "../async/worker.ts";
import { addon } from "../native/addon.ts";
import { SharedThreads } from "../store/shared-thread.ts";
import { selected } from "./command-words.ts";
import { ExitCode } from "./exit-codes.ts";
import { complain } from "./output/messages.ts";

/** Sessions of one user that netmon serve has at most; also of commands that netmon exec starts in them. */
const MOST = 32;
/** Ten times what a run has while it passes on the largest messages. */
const HEAP_MIB = 1024;
/** After a run has started or ended, which frees tens of MiB. */
const GIVE_BACK_MS = 5000;
/** After a run has started, when nobody waits for the processor any more. */
const NEXT_MS = 2000;
/** How long a thread is kept for a run that does not come: it takes 20 MiB. */
const READY_MS = 60_000;

export class HostedRuns {
  readonly #stores = new SharedThreads();
  /** Modules that runs have loaded. */
  readonly #ahead = new Set<string>();
  /** For the next run. */
  #ready: RunThread | null = null;
  #unready: NodeJS.Timeout | undefined;
  #giveBack: NodeJS.Timeout | undefined;
  readonly #running = { run: 0, exec: 0 };
  #served = false;

  /** Whether there has been one. */
  get served(): boolean {
    return this.#served;
  }

  get running(): number {
    return this.#running.run + this.#running.exec;
  }

  /** Starts the thread of the next run, for some time. */
  prepare(): void {
    if (this.#ready?.usable !== true) this.#ready = this.#thread();
    clearTimeout(this.#unready);
    this.#unready = setTimeout(() => {
      this.#ready?.end();
      this.#ready = null;
    }, READY_MS).unref();
  }

  /** Resolves when the run has ended and its client knows. */
  async serve(hello: RunHello, socket: Socket, onProtocolError: () => void): Promise<void> {
    this.#served = true;
    const kind = selected(hello.args) === "exec" ? "exec" : "run";
    if (this.#running[kind] >= MOST) {
      const client = new RunClient(socket, hello, process.pid, onProtocolError);
      if (kind === "exec") return client.handBack();
      complain(client, `${MOST} runs of yours are running, and no more can be`);
      return client.close(ExitCode.busy);
    }
    this.prepare();
    const thread = this.#ready as RunThread;
    this.#ready = null;
    this.#running[kind]++;
    this.#giveBackSoon();
    const next = setTimeout(() => this.prepare(), NEXT_MS);
    try {
      await thread.serve(hello, socket, onProtocolError);
    } finally {
      this.#running[kind]--;
      next.refresh();
      this.#giveBackSoon();
    }
  }

  #giveBackSoon(): void {
    clearTimeout(this.#giveBack);
    this.#giveBack = setTimeout(() => addon().giveBackMemory(), GIVE_BACK_MS).unref();
  }

  #thread(): RunThread {
    const start = (data: Pick<RunThreadData, "beats" | "ahead">) => {
      const all: RunThreadData = { ...data, sharers: MOST };
      return startWorker("hosted-run-thread", import.meta.url, all, { heapMiB: HEAP_MIB });
    };
    return new RunThread(start, this.#stores, this.#ahead);
  }
}
