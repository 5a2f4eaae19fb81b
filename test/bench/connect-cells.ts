/**
 * The situations in which connections are measured: each is a cgroup with a client that waits for its turn. Closing
 * them ends the watches and the clients.
 */
import { TARGET } from "../kernel/topology.ts";
import type { Arena, Worker } from "./arena.ts";
import { attachDirectly } from "./direct-session.ts";
import { type ConfigOptions, policySource } from "./policy.ts";
import { WatchProcess } from "./watch-process.ts";

const CONNECTS = 200;

/** What a client does in its cgroup, in the native part's words: a job and its arguments. */
type ClientJob = (cgroup: string) => string[];

const tcp: ClientJob = (cgroup) => ["connect", cgroup, TARGET.v4, String(TARGET.port), String(CONNECTS)];

export class ConnectCells {
  /** Pids of the processes that hold the programs, keyed by cell. */
  readonly owners = new Map<string, number>();
  readonly #arena: Arena;
  readonly #clients = new Map<string, Worker>();
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #job: ClientJob;

  private constructor(arena: Arena, job: ClientJob) {
    this.#arena = arena;
    this.#job = job;
  }

  /** `job`: of every client; default: TCP connections. */
  static async open(arena: Arena, job = tcp): Promise<ConnectCells> {
    const cells = new ConnectCells(arena, job);
    const server = arena.start("server", ["serve", "0.0.0.0", String(TARGET.port)]);
    await server.line();
    cells.#closers.push(() => server.stop());
    return cells;
  }

  get names(): string[] {
    return [...this.#clients.keys()];
  }

  /** A cell without programs. */
  none(name: string): void {
    this.#client(name);
  }

  /** A cell with `return 1` at every hook; returns the program ids keyed by hook. */
  async empty(name: string): Promise<Map<string, number>> {
    const worker = this.#arena.start("agent", ["attach-empty", this.#client(name)]);
    this.#closers.push(() => worker.stop());
    const ids = new Map<string, number>();
    for (let line = await worker.line(); line !== "ready"; line = await worker.line()) {
      const [hook = "", id] = line.split(" ");
      ids.set(hook, Number(id));
    }
    return ids;
  }

  /** `shared`: by a process with two sessions, which share their programs. */
  async watched(name: string, options: ConfigOptions, { shared = false } = {}): Promise<void> {
    const beside = shared ? { beside: this.#arena.cgroup("beside") } : {};
    const watch = await WatchProcess.start(this.#arena, this.#client(name), options, beside);
    this.owners.set(name, watch.pid);
    this.#closers.push(() => watch.stop());
  }

  /** A cell with the programs but without events and without a controller that reads. */
  async silent(name: string, options: ConfigOptions): Promise<void> {
    const cgroup = this.#client(name);
    const source = await policySource(this.#arena.file("silent.yaml"), options, cgroup);
    this.#closers.push(async () => source.close());
    const session = await attachDirectly(cgroup, source.policy(), { events: false });
    this.#closers.push(() => session.close());
  }

  /** Median time of one connection in this cell, in ns; or of what the client does when asked so. */
  async measure(name: string, question = ""): Promise<number> {
    const client = this.#clients.get(name);
    if (!client) throw new Error(`there is no cell ${name}`);
    return Number(await client.ask(question));
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }

  /** Starts the client of a new cell; returns its cgroup. */
  #client(name: string): string {
    const cgroup = this.#arena.cgroup("cell");
    const client = this.#arena.start("agent", this.#job(cgroup));
    this.#clients.set(name, client);
    this.#closers.push(() => client.stop());
    return cgroup;
  }
}
