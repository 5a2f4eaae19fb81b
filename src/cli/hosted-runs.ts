/**
 * Runs that the user's controller serves: a client for each (native/shim/run.cc) has the agent, the terminal and the
 * signals. They share the store's thread; each has its own configuration, LLM proxy, gateway, shims and session of netmon
 * serve.
 *
 * A run's error ends that run. Fails closed: with the controller, the service kills what is in the sessions of its runs.
 */
import type { Socket } from "node:net";
import { RunClient } from "../app/hosted/run-client.ts";
import type { RunHello } from "../app/shim/hello.ts";
import { orElse } from "../errors/or-else.ts";
import { inScope } from "../event/scope.ts";
import { COST, spend } from "../files/allowance.ts";
import { addon } from "../native/addon.ts";
import { descriptorOf } from "../native/descriptor.ts";
import { sharedThreads } from "../store/shared-thread.ts";
import { selected } from "./command-words.ts";
import { ExitCode } from "./exit-codes.ts";
import { complain } from "./output/messages.ts";
import type { CliIo } from "./output/terminal.ts";

type Main = NonNullable<CliIo["main"]>;

/** Sessions of one user that netmon serve has at most. */
const MOST_RUNS = 32;

export class HostedRuns {
  readonly #main: Main;
  readonly #startThread = sharedThreads();
  #running = 0;
  #served = false;

  constructor(main: Main) {
    this.#main = main;
  }

  /** Whether there has been one. */
  get served(): boolean {
    return this.#served;
  }

  get running(): number {
    return this.#running;
  }

  /** Resolves when the run has ended and its client knows. */
  async serve(hello: RunHello, socket: Socket, onProtocolError: () => void): Promise<void> {
    const fd = descriptorOf(socket);
    const pid = fd === null ? 0 : addon().peerCredentials(fd).pid;
    const client = new RunClient(socket, hello, pid, onProtocolError);
    this.#running++;
    this.#served = true;
    try {
      client.close(await inScope(client.scope, () => this.#run(hello, client)));
    } catch (error) {
      client.destroy();
      throw error;
    } finally {
      this.#running--;
    }
  }

  async #run({ args, env, cwd }: RunHello, client: RunClient): Promise<number> {
    const { stdin, stdout, stderr } = client;
    const io: CliIo = {
      stdin,
      stdout,
      stderr,
      env,
      cwd,
      exitCode: ExitCode.ok,
      host: client,
      startThread: this.#startThread,
    };
    if (selected(args) !== "run") {
      complain(io, "this is not the command line of a run");
      return ExitCode.usage;
    }
    if (this.#running > MOST_RUNS) {
      complain(io, `${MOST_RUNS} runs of yours are running, and no more can be`);
      return ExitCode.busy;
    }
    const words = [...args, ...Object.entries(env).flat()];
    const size = words.reduce((sum, word = "") => sum + word.length, 0);
    orElse(() => spend(size * COST.json, "the arguments and variables"), undefined);
    return this.#main(args, io);
  }
}
