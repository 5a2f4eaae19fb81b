/**
 * Stdio MCP servers that the session started without a shim. A client writes its first message as soon as it has started
 * a server, which reads it only when it is up: what waits in the standard input of a new process is looked at until
 * something was seen. A server that reads at once is recognised by its command line, as the launchers do.
 *
 * Fails open: recognising changes nothing, and a process that does not want to be found is not. The looks are made by a
 * helper of their own, which runs only while there are new processes with pipes: one that waits for ever stops no other
 * call. The share of a processor and everything kept are bounded.
 */

import { setImmediate as turn } from "node:timers/promises";
import { processorMs } from "../../async/steps.ts";
import { orElse } from "../../errors/or-else.ts";
import type { BareServer } from "../../event/coverage.ts";
import { SharedHelper } from "../../kernel/helper/calls.ts";
import type { Input } from "../../kernel/helper/messages.ts";
import { KeptFile } from "../../kernel/target/kept-file.ts";
import { processArguments } from "../../kernel/target/process-arguments.ts";
import { readStat } from "../../kernel/target/procfs.ts";
import { processesIn, Vacancy } from "../../kernel/target/subtree.ts";
import { spoken } from "../../mcp/stdio/first-message.ts";
import type { FoundServer } from "./discovered-server.ts";
import { isShimCommand, shownCommand } from "./server-command.ts";
import {
  ancestorsOf,
  clientOf,
  isPassing,
  isRelay,
  linkOf,
  parentOf,
  type StandardPipes,
  standardPipes,
} from "./standard-pipes.ts";

export interface BareServersPorts {
  cgroup(): string;
  /** Reports whether a command line is a known server's. */
  isServer(args: readonly string[]): boolean;
  describe(found: FoundServer): BareServer;
  found(server: BareServer): void;
}

/** For this long a process is new: nothing of it may have been read. */
const NEW_MS = 20_000;
/** Looks at a process's input within its first second are more frequent. */
const EAGER_MS = 1000;
const LATER_MS = 500;
/** A launcher may still become a shim. */
const SETTLE_MS = 2000;
const LAUNCHER_MS = 30_000;
/** Limits of one round, and of what is kept. */
const MOST_LOOKS = 64;
const MOST_NEW = 4096;
const MOST_SERVERS = 64;
const BATCH = 256;
/** A search for a client is followed by a rest this many times as long. */
const REST = 10;
const LONGEST_MS = 200;
const HELPER_IDLE_MS = NEW_MS;

/** A process that may speak through its pipes. */
interface Fresh {
  since: number;
  looked: number;
  makers: Pick<Input, "inputMaker" | "outputMaker">;
}

/** The pipe to a server, by its link. */
interface Suspect {
  since: number;
  evidence: BareServer["evidence"];
  output: string;
  makers: Fresh["makers"];
}

/** One for all sessions of this process, which it would keep from ending. */
let helper: SharedHelper | null = null;
const users = new Set<BareServers>();

export class BareServers {
  readonly #ports: BareServersPorts;
  readonly #found = new Map<string, BareServer>();
  /** The session's processes when there was last a new one on this machine. */
  #live: ReadonlySet<number> = new Set();
  readonly #fresh = new Map<number, Fresh>();
  readonly #suspects = new Map<string, Suspect>();
  /** Processes that are new no more, whose command lines are to be looked at. */
  readonly #old: { pid: number; pipes: StandardPipes; makers: Fresh["makers"] }[] = [];
  readonly #vacancy = new Vacancy();
  #lastPid = "";
  #workMs = 0;
  #closed = false;
  /** Until then, nobody is searched for who speaks to a server. */
  #rest = 0;

  constructor(ports: BareServersPorts) {
    this.#ports = ports;
  }

  /** Those found so far. */
  get servers(): BareServer[] {
    return [...this.#found.values()];
  }

  /** Milliseconds of processor time that the last round took of the event loop. */
  get workMs(): number {
    return this.#workMs;
  }

  /** Ends the helper if no other session uses it. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#vacancy.close();
    users.delete(this);
    const last = helper;
    if (users.size > 0 || last === null) return;
    helper = null;
    await last.close();
  }

  /** Whether a round would find nothing to do: much cheaper than a round. `last`: see lastPid. */
  isIdle(last: string): boolean {
    if (this.#fresh.size + this.#suspects.size > 0) return false;
    if (last === this.#lastPid) return true;
    if (!this.#vacancy.isVacant(this.#ports.cgroup())) return false;
    this.#lastPid = last;
    this.#live = new Set();
    return true;
  }

  /** One round. */
  async look(last = lastPid()): Promise<void> {
    const began = processorMs();
    const now = performance.now();
    if (last !== this.#lastPid) this.#meet(now);
    this.#lastPid = last;
    const due = this.#due(now);
    this.#workMs = processorMs() - began;
    await this.#recognise(now);
    await this.#read(due, now);
    await this.#settleOne(now);
  }

  #meet(now: number): void {
    const live = new Set(processesIn(this.#ports.cgroup()));
    for (const pid of this.#fresh.keys()) if (!live.has(pid)) this.#fresh.delete(pid);
    for (const pid of live)
      if (!this.#live.has(pid) && this.#fresh.size < MOST_NEW)
        this.#fresh.set(pid, { since: now, looked: 0, makers: { inputMaker: 0, outputMaker: 0 } });
    this.#live = live;
  }

  /** Returns the processes whose input is to be looked at, one for each input. */
  #due(now: number): Map<number, StandardPipes> {
    const due = new Map<number, StandardPipes>();
    const inputs = new Set(this.#suspects.keys());
    let count = 0;
    for (const [pid, fresh] of [...this.#fresh]) {
      const age = now - fresh.since;
      if (age > EAGER_MS && now - fresh.looked < LATER_MS) continue;
      if (++count > MOST_LOOKS) break;
      fresh.looked = now;
      // the others come next
      this.#fresh.delete(pid);
      const pipes = standardPipes(pid);
      if (age <= NEW_MS) this.#fresh.set(pid, fresh);
      if (pipes === null || inputs.has(pipes.input)) continue;
      inputs.add(pipes.input);
      if (age <= NEW_MS) due.set(pid, pipes);
      else this.#old.push({ pid, pipes, makers: fresh.makers });
    }
    return due;
  }

  /** Looks at the command lines of those that are new no more. */
  async #recognise(now: number): Promise<void> {
    for (const { pid, pipes, makers } of this.#old.splice(0))
      if (this.#ports.isServer(await processArguments.of(pid)) && linkOf(pid, 0) === pipes.input)
        this.#suspect(pipes, "command", makers, now);
  }

  async #read(due: ReadonlyMap<number, StandardPipes>, now: number): Promise<void> {
    // started before it is needed: a server may read what waits before a helper has started
    if (this.#fresh.size === 0) return;
    if (this.#closed) return;
    users.add(this);
    helper ??= new SharedHelper(() => {}, HELPER_IDLE_MS);
    if (due.size === 0 && helper.pid !== null) return;
    const { result } = await helper.request("inputs", { pids: [...due.keys()] }).catch((error: unknown) => {
      if (this.#closed) return NOTHING;
      throw error;
    });
    for (const { pid, waiting, ...makers } of result.inputs) {
      const fresh = this.#fresh.get(pid);
      const pipes = due.get(pid);
      // not if another process has its number now
      if (fresh === undefined || pipes === undefined || linkOf(pid, 0) !== pipes.input) continue;
      fresh.makers = makers;
      const what = spoken(waiting);
      if (what === "other") this.#fresh.delete(pid);
      if (what === "mcp") this.#suspect(pipes, "message", makers, now);
    }
  }

  #suspect(
    { input, output }: StandardPipes,
    evidence: BareServer["evidence"],
    makers: Fresh["makers"],
    since: number,
  ): void {
    if (this.#suspects.size < MOST_SERVERS) this.#suspects.set(input, { since, evidence, output, makers });
  }

  /** Reports a server that has had the time to become one behind a shim; the search for its client is long. */
  async #settleOne(now: number): Promise<void> {
    if (now < this.#rest) return;
    const ripe = [...this.#suspects].find(([, { since }]) => now - since >= SETTLE_MS);
    if (ripe === undefined) return;
    await this.#settle(...ripe, now - ripe[1].since);
    this.#rest = performance.now() + REST * Math.min(LONGEST_MS, performance.now() - now);
  }

  async #settle(input: string, suspect: Suspect, age: number): Promise<void> {
    const pids = [...this.#live];
    const [members, relays] = [new Set<number>(), new Set<number>()];
    let count = 0;
    for (const pid of pids) {
      if (++count % BATCH === 0) await turn();
      if (linkOf(pid, 0) === input && linkOf(pid, 1) === suspect.output) members.add(pid);
      if (await isRelay(pid)) relays.add(pid);
    }
    const first = [...members].find((pid) => !members.has(parentOf(pid)));
    if (first === undefined) {
      this.#suspects.delete(input);
      return;
    }
    const args = await processArguments.of(first);
    this.#suspects.delete(input);
    if (isShimCommand(args) && !(await isRelay(first)) && age < LAUNCHER_MS) {
      this.#suspects.set(input, suspect); // after the others
      return;
    }
    for (const pid of members) this.#fresh.delete(pid);
    // the server itself is behind one, or what it started: a relay has given its pipes away, or still listens
    const above = parentOf(first);
    if (relays.has(above)) {
      if (suspect.evidence === "message" && (await isPassing(above, input)))
        this.#report(first, args, parentOf(above), suspect.evidence);
      return;
    }
    if ([...relays].some((relay) => [relay, ...ancestorsOf(relay)].some((pid) => members.has(pid)))) return;
    const others = pids.filter((pid) => !members.has(pid));
    const client = await clientOf(first, { input, output: suspect.output }, suspect.makers, others);
    if (client !== null) this.#report(first, args, client, suspect.evidence);
  }

  #report(pid: number, args: readonly string[], client_pid: number, evidence: BareServer["evidence"]): void {
    const command = shownCommand(args);
    const client = orElse(() => readStat(client_pid), null)?.comm ?? "";
    const key = `${command}\n${client}`;
    if (command === "" || this.#found.has(key) || this.#found.size >= MOST_SERVERS) return;
    const server = this.#ports.describe({ pid, args, client_pid, client, evidence });
    this.#found.set(key, server);
    this.#ports.found(server);
  }
}

const NOTHING = { result: { inputs: [] } };

const loads = new KeptFile("/proc/loadavg");

/** The number of the newest process of this machine: while it is the same, no session has a new one. */
export function lastPid(): string {
  return loads.read()?.trim().split(" ").at(-1) ?? "";
}
