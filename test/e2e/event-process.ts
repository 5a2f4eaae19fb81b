/**
 * A netmon process that prints events, in a test: its events, each checked against the documented shape, its log,
 * its end. A line that is not an event fails the test at the next check.
 */
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { poll } from "../../src/async/poll.ts";
import type { NetmonEvent } from "../../src/event/event.ts";
import { isAlive, readStat } from "../../src/kernel/target/procfs.ts";
import { onWholeLine } from "../setup/whole-lines.ts";
import { parseEvent } from "./event-shape.ts";
import { type Ended, type Started, type StartOptions, startNetmon } from "./start-netmon.ts";

/** The process below the supervisor `pid`; `pid` itself where it is none. */
export function controllerOf(pid: number): number {
  try {
    if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "netmon-bpf") return pid;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]) || pid;
  } catch {
    return pid; // it has ended
  }
}

/**
 * Without a word, and for good: nothing of it is left to end in order or to start it again. Resolves when the processes are
 * gone: the kernel closes a pipe before what is attached, which can take its time.
 */
export async function killAbruptly(child: ChildProcess): Promise<void> {
  const pid = child.pid ?? 0;
  const controller = child.exitCode === null && child.signalCode === null ? controllerOf(pid) : 0;
  const started = controller === 0 ? undefined : readStat(controller)?.startTime;
  child.kill("SIGKILL");
  if (started === undefined) return;
  try {
    if (controller !== pid) process.kill(controller, "SIGKILL");
  } catch {
    // it ended with its supervisor
  }
  const alive = (): boolean => isAlive(controller, started);
  if (await poll(alive, (still) => !still, { timeoutMs: 60_000, intervalMs: 5 }))
    throw new Error(`netmon ${controller} outlives SIGKILL`);
}

export type OfType<T extends NetmonEvent["type"]> = Extract<NetmonEvent, { type: T }>;

export class EventProcess {
  protected readonly process: Started;
  readonly #events: NetmonEvent[] = [];
  #problem: Error | null = null;
  #ended: Ended | null = null;
  stderr = "";

  constructor(args: string[], options: StartOptions = {}) {
    this.process = startNetmon(args, options);
    const { stdout, stderr } = this.process.child;
    if (!stdout || !stderr) throw new Error("no output");
    onWholeLine(stdout, (line) => {
      try {
        this.#events.push(parseEvent(line));
      } catch (error) {
        this.#problem ??= error as Error;
      }
    });
    stderr.on("data", (text: string) => {
      this.stderr += text;
    });
    void this.process.ended.then((ended) => {
      this.#ended = ended;
    });
  }

  /** The pid of the program itself, even if a supervisor started it. */
  get pid(): number {
    return controllerOf(this.process.child.pid as number);
  }

  /** The pid of the started process: the supervisor, if there is one. */
  get startedPid(): number {
    return this.process.child.pid as number;
  }

  get events(): readonly NetmonEvent[] {
    if (this.#problem) throw this.#problem;
    return this.#events;
  }

  of<T extends NetmonEvent["type"]>(type: T): OfType<T>[] {
    return this.events.filter((e): e is OfType<T> => e.type === type);
  }

  /** The first `what()` that is not undefined or false. */
  async eventually<T>(
    what: () => T | undefined | false,
    timeoutMs = 25_000,
    wanted = "what was waited for",
  ): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = what();
      if (found !== undefined && found !== false) return found;
      if (this.#ended || Date.now() > deadline) {
        const why = this.#ended ? `ended with ${this.#ended.code}` : `not within ${timeoutMs} ms`;
        throw new Error(`no ${wanted} (${why}); stderr:\n${this.stderr}`);
      }
      await sleep(5);
    }
  }

  /** The first event that matches, there or to come. */
  event<T extends NetmonEvent["type"]>(
    type: T,
    match: (event: OfType<T>) => boolean = () => true,
    timeoutMs?: number,
  ): Promise<OfType<T>> {
    return this.eventually(() => this.of(type).find(match), timeoutMs, `such ${type}`);
  }

  /** Resolves when stderr holds the text. */
  async says(text: string | RegExp, timeoutMs?: number): Promise<void> {
    const there = (): boolean =>
      typeof text === "string" ? this.stderr.includes(text) : text.test(this.stderr);
    await this.eventually(there, timeoutMs, `${text} on stderr`);
  }

  signal(signal: NodeJS.Signals): void {
    this.process.child.kill(signal);
  }

  get ended(): Promise<Ended> {
    return this.process.ended;
  }

  /** Its end, with its last event of this type. */
  protected async endedWith<T extends NetmonEvent["type"]>(type: T): Promise<Ended & { summary: OfType<T> }> {
    const ended = await this.ended;
    const summary = this.of(type)[0];
    if (!summary) throw new Error(`ended with ${ended.code} without ${type}:\n${ended.stderr}`);
    return { ...ended, summary };
  }

  /** Whatever state it is in. */
  async kill(): Promise<void> {
    await killAbruptly(this.process.child);
    await this.ended;
  }
}
