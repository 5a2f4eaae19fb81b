/**
 * One test run, as its processes know it: a directory that contains their temporary files, their PATH and the ids of
 * vitest's own test processes. Everything a test makes on the machine has one of those ids in its name, and the programs
 * it starts have the directory in their environment; so they can be told from another netmon's.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isAlive, readNamespace, readStat } from "../../src/kernel/target/procfs.ts";

/** The variable with the run's directory, in the environment of every test process. */
const VARIABLE = "NETMON_TEST_RUN";
const PREFIX = "nm-";
const PROXIES = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"];
/** Of all test processes, whatever the caller's: users of theirs read files that tests make. */
export const USUAL_UMASK = 0o022;
const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));

/** A user that only this test process has: no account, and nothing else of this machine belongs to it. */
export const userOf = (pid: number): number => 60_000 + (pid % 5000);

export class TestRun {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  /** `owner`: the process that lives until the run is over. Test processes come and go with their files. */
  static make(owner = process.pid): TestRun {
    // short, because sockets are below it and their paths are limited to 107 bytes
    const run = new TestRun(mkdtempSync(join(tmpdir(), PREFIX)));
    for (const directory of [run.programs, run.temporary, run.#home, run.#processes]) mkdirSync(directory);
    chmodSync(run.directory, 0o755);
    chmodSync(run.temporary, 0o1777);
    writeFileSync(run.#owner, `${owner} ${readStat(owner)?.startTime ?? ""} ${readNamespace("self", "pid")}`);
    return run;
  }

  /**
   * Runs that were killed: the process that would have cleaned up is gone. Not those of another pid namespace, in which
   * it may still be, such as those of a container with the machine's /tmp.
   */
  static dead(): TestRun[] {
    const runs = readdirSync(tmpdir())
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => new TestRun(join(tmpdir(), name)));
    return runs.filter((run) => {
      if (!existsSync(run.#owner)) return false; // it is just being made
      const [pid, startTime = "", namespace] = readFileSync(run.#owner, "utf8").split(" ");
      return namespace === String(readNamespace("self", "pid")) && !isAlive(Number(pid), startTime);
    });
  }

  /** The run of this process. Throws outside vitest. */
  static current(): TestRun {
    const directory = process.env[VARIABLE];
    if (directory === undefined) throw new Error(`${VARIABLE} is not set: tests run with vitest`);
    return new TestRun(directory);
  }

  /** Part of all paths of this run, and of no other run's. */
  get id(): string {
    return basename(this.directory);
  }

  /** Links to the programs that tests may start. Not below /tmp, which sandboxes in tests cover. */
  get programs(): string {
    return join("/var/tmp", this.id);
  }

  /** The store's thread in one file of JavaScript, within the checkout for the packages that it loads. */
  get storeThread(): string {
    return join(CHECKOUT, "node_modules", `.${this.id}`, "writer-thread.mjs");
  }

  get temporary(): string {
    return join(this.directory, "t");
  }

  /** HOME of the run, for programs that keep settings and caches there. */
  get #home(): string {
    return join(this.directory, "home");
  }

  get #owner(): string {
    return join(this.directory, "owner");
  }

  get #processes(): string {
    return join(this.directory, "processes");
  }

  /** Environment of test processes and everything they start; undefined: not set. */
  get environment(): Record<string, string | undefined> {
    const { GOCACHE = join(homedir(), ".cache/go-build"), GOPATH = join(homedir(), "go") } = process.env;
    return {
      ...{ [VARIABLE]: this.directory, PATH: this.programs, TMPDIR: this.temporary, HOME: this.#home },
      // what tests reach is on this machine
      ...Object.fromEntries(
        PROXIES.flatMap((name) => [name, name.toUpperCase()]).map((name) => [name, undefined]),
      ),
      ...{ XDG_CONFIG_HOME: undefined, XDG_STATE_HOME: undefined, XDG_RUNTIME_DIR: undefined },
      // a receiver is built, from modules that are there
      ...{ GOCACHE, GOPATH, GOENV: process.env.GOENV ?? join(homedir(), ".config/go/env") },
      NETMON_TEST_STORE_THREAD: this.storeThread,
      // messages are compared, and a locale that is not installed makes more of them
      ...{ LC_ALL: "C.UTF-8", LANGUAGE: undefined },
      // tests wait for their programs' output
      PYTHONUNBUFFERED: "1",
    };
  }

  /** Registers a process that runs tests. */
  note(pid: number): void {
    writeFileSync(join(this.#processes, String(pid)), "");
  }

  /** Ids of the processes that run or ran tests. */
  testProcesses(): ReadonlySet<string> {
    return new Set(existsSync(this.#processes) ? readdirSync(this.#processes) : []);
  }

  /** Ids of the users that only this run has. */
  users(): ReadonlySet<number> {
    return new Set([...this.testProcesses()].map((pid) => userOf(Number(pid))));
  }

  /** Reports whether a test of this run made this name on the machine, or path. */
  owns(name: string): boolean {
    const pids = this.testProcesses();
    const numbers = name.match(/(?<![0-9a-z])\d+(?![0-9a-z])/g) ?? []; // not those within a hash
    return name.includes(this.id) || numbers.some((number) => pids.has(number));
  }

  remove(): void {
    for (const directory of [this.directory, this.programs, dirname(this.storeThread)])
      rmSync(directory, { recursive: true, force: true });
  }
}
