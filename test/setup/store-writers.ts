/**
 * Finds the processes of a test run that write root's own event store, which may be another netmon's and outlives the run.
 * It looks whenever something there changes, so that it costs nothing where no test does so.
 *
 * On failure: a process that ends before anybody looked is not found.
 */
import {
  existsSync,
  type FSWatcher,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  watch,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SYSTEM_DIRS } from "../../src/state/paths.ts";
import type { TestRun } from "./test-run.ts";

/** Between two looks, so that a busy netmon beside the tests does not slow them down. */
const PAUSE_MS = 100;
/** O_WRONLY and O_RDWR. */
const WRITES = 0o3;

export class StoreWriters {
  readonly #run: TestRun;
  readonly #directory: string;
  readonly #found = new Map<string, string>();
  #watcher: FSWatcher | undefined;
  #looking = false;
  #again = false;

  constructor(run: TestRun, directory = SYSTEM_DIRS.lib) {
    this.#run = run;
    this.#directory = directory;
    if (process.geteuid?.() === 0) this.#watch(); // other users cannot write there
  }

  /** Their command lines. */
  get found(): string[] {
    return [...this.#found.values()];
  }

  close(): void {
    this.#watcher?.close();
  }

  #watch(): void {
    const there = existsSync(this.#directory);
    this.#watcher = watch(there ? this.#directory : dirname(this.#directory), { persistent: false }, () => {
      if (!there && existsSync(this.#directory)) {
        this.close();
        this.#watch();
      }
      void this.#lookOften();
    });
  }

  async #lookOften(): Promise<void> {
    this.#again = true;
    if (this.#looking) return;
    this.#looking = true;
    while (this.#again) {
      this.#again = false;
      this.#look();
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
    this.#looking = false;
  }

  #look(): void {
    for (const pid of readdirSync("/proc")) {
      if (!/^\d+$/.test(pid) || this.#found.has(pid)) continue;
      try {
        if (!readFileSync(`/proc/${pid}/environ`, "utf8").includes(this.#run.id) || !this.#writes(pid))
          continue;
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
        this.#found.set(pid, `process ${pid}: ${command}`);
      } catch {
        // it has ended
      }
    }
  }

  #writes(pid: string): boolean {
    // in another mount namespace, another file system may be there
    const { dev } = statSync(this.#directory);
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const file = join(`/proc/${pid}/fd`, fd);
      if (!readlinkSync(file).startsWith(`${this.#directory}/`) || statSync(file).dev !== dev) return false;
      const [, flags = "0"] =
        /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, "utf8")) ?? [];
      return (Number.parseInt(flags, 8) & WRITES) !== 0;
    });
  }
}
