/**
 * netmon guarding the session of a topology: writes the configuration, starts `netmon watch` in the agent's network
 * namespace (as a sidecar does), waits until it is ready, keeps its events.
 *
 * The program is $NETMON_PROGRAM, or dist/netmon. On failure: a watch that does not become ready throws its stderr;
 * one that ends with an error code makes stop() throw.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import type { McpNetworkConnection, NetmonEvent, NetmonStarted } from "../../src/event/event.ts";
import { detachSession } from "../../src/state/detach.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { controllerOf, killAbruptly } from "../e2e/event-process.ts";
import { onWholeLine } from "../setup/whole-lines.ts";
import { DECOY, JOIN_PORT, TARGET, type Topology, TRANSLATE_PORT } from "./topology.ts";

export const NETMON =
  process.env.NETMON_PROGRAM ?? fileURLToPath(new URL("../../dist/netmon", import.meta.url));

/** denied and allowed name the target; undeclared declares the decoys alone. */
export type Situation = "denied" | "allowed" | "undeclared" | "observed";

const url = (host: string, port: number): string => `http://${host}:${port}/mcp`;

const TARGETS = [
  { id: "target-4", url: url(TARGET.v4, TARGET.port) },
  { id: "target-6", url: url(`[${TARGET.v6}]`, TARGET.port) },
  { id: "target-link", url: url(`[${TARGET.link}]`, TARGET.port) },
  { id: "target-local", url: url("127.0.0.1", TARGET.port) },
  { id: "target-join", url: url(TARGET.v4, JOIN_PORT) },
];
const DECOYS = [
  { id: "decoy-4", url: url(DECOY.v4, DECOY.port) },
  { id: "decoy-6", url: url(`[${DECOY.v6}]`, DECOY.port) },
  { id: "decoy-join", url: url(DECOY.v4, JOIN_PORT) },
  { id: "decoy-translate", url: url(DECOY.v4, TRANSLATE_PORT) },
];

/** An allowed http server is allowed on TCP alone (a denied one is denied on UDP as well). */
const TARGET_HOSTS = [TARGET.v4, `[${TARGET.v6}]`, `[${TARGET.link}]`, "127.0.0.1"].map(
  (h) => `udp://${h}:${TARGET.port}`,
);
const DECOY_HOSTS = [
  `udp://${DECOY.v4}:${DECOY.port}`,
  `udp://[${DECOY.v6}]:${DECOY.port}`,
  `udp://${DECOY.v4}:${TRANSLATE_PORT}`,
];

export function configOf(situation: Situation, dir: string, network: Record<string, unknown> = {}): unknown {
  const denies = situation === "denied" || situation === "observed";
  const closed = situation === "allowed" || situation === "undeclared";
  return {
    sandbox: {
      mcp: {
        servers: [...DECOYS, ...(situation === "undeclared" ? [] : TARGETS)].map((s) => ({
          ...s,
          type: "http",
        })),
        ...(denies && { server_policy: "denylist", denied_servers: [{ id: "target-*" }] }),
        fail_closed: closed,
      },
      network: {
        mode: situation === "observed" ? "observe" : "enforce",
        resolvers: [],
        allow: [...DECOY_HOSTS, ...(situation === "allowed" ? TARGET_HOSTS : [])],
        ...(denies && {
          unix: { deny: ["stream", "datagram"].flatMap((n) => [`${dir}/${n}`]).concat(`@${dir}/stream`) },
        }),
        ...network,
      },
    },
  };
}

/** Policies of the sessions beside one: whatever it may reach, one of them may not, and the other way round. */
const BESIDE: Record<Situation, readonly [Situation, Situation]> = {
  denied: ["allowed", "observed"],
  allowed: ["denied", "undeclared"],
  undeclared: ["allowed", "observed"],
  observed: ["denied", "undeclared"],
};

export interface DefenceOptions {
  pin?: boolean;
  /** Whether the same process guards two more sessions, with other policies. */
  beside?: boolean;
  /** Merged into sandbox.network. */
  network?: Record<string, unknown>;
  /** Further arguments of netmon watch. */
  args?: readonly string[];
  session?: string;
  /** Further namespaces to run in, as nsenter options. */
  enter?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** An emulated machine on a busy one needs minutes. */
const READY_TIMEOUT_MS = process.env.NETMON_VM === undefined ? 60_000 : 900_000;

let serial = 0;

export class Defence {
  readonly topology: Topology;
  readonly session: string;
  readonly stateDir: string;
  readonly configFile: string;
  readonly readyFile: string;
  readonly events: NetmonEvent[] = [];
  /** What it said on stderr. */
  log = "";
  #child!: ChildProcess;
  #closed!: Promise<unknown>;
  #options: DefenceOptions;
  #beside: { session: string; cgroup: string; config: string }[] = [];

  constructor(topology: Topology, options: DefenceOptions = {}) {
    this.topology = topology;
    this.#options = options;
    this.session = options.session ?? `${topology.name}-${++serial}`;
    this.stateDir = join(topology.dir, "state");
    this.configFile = join(topology.dir, `${this.session}.yaml`);
    this.readyFile = join(topology.dir, `${this.session}.ready`);
  }

  static async start(
    topology: Topology,
    situation: Situation,
    options: DefenceOptions = {},
  ): Promise<Defence> {
    const defence = new Defence(topology, options);
    defence.configure(situation);
    if (options.beside === true) defence.#makeBeside(situation);
    await defence.launch();
    return defence;
  }

  configure(situation: Situation): void {
    writeFileSync(this.configFile, stringify(configOf(situation, this.topology.dir, this.#options.network)));
  }

  #makeBeside(situation: Situation): void {
    for (const [n, other] of BESIDE[situation].entries()) {
      const session = `${this.session}-beside${n}`;
      const beside = {
        session,
        cgroup: `${this.topology.session}-beside${n}`,
        config: join(this.topology.dir, `${session}.yaml`),
      };
      mkdirSync(beside.cgroup);
      this.#beside.push(beside);
      writeFileSync(beside.config, stringify(configOf(other, this.topology.dir, this.#options.network)));
    }
  }

  /** Starts the watch and waits until it is attached and verified. */
  async launch(timeoutMs = READY_TIMEOUT_MS): Promise<void> {
    const [program, args] = this.topology.inAgent(NETMON, [
      ...["watch", "--session", this.session, "--cgroup", this.topology.session, "--config", this.configFile],
      ...["--format", "json", "--ready-file", this.readyFile, "--state-dir", this.stateDir],
      ...(this.#options.pin ? ["--pin"] : []),
      ...(this.#options.args ?? []),
      ...this.#beside.flatMap((b) => ["--session", b.session, "--cgroup", b.cgroup, "--config", b.config]),
    ]);
    this.#child = spawn(program, [...(this.#options.enter ?? []), ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...this.#options.env },
    });
    this.#closed = once(this.#child, "close");
    this.#child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.log += text;
    });
    const before = this.#starts;
    onWholeLine(this.#child.stdout!, (line) => {
      const event = JSON.parse(line) as NetmonEvent;
      // those beside it are only there to be of no effect
      if (this.#beside.every(({ session }) => session !== event.session_id)) this.events.push(event);
    });
    const deadline = Date.now() + timeoutMs;
    // its event is in the pipe before the ready file is there, and may be read later
    while (!this.#isReady() || this.#starts === before) {
      if (this.#ended || Date.now() > deadline) {
        this.#child.kill("SIGKILL");
        await this.#closed;
        throw new Error(
          `netmon watch did not become ready (exit ${this.#child.exitCode ?? this.#child.signalCode}):\n${this.log}`,
        );
      }
      await delay(10);
    }
  }

  get #ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  #isReady(): boolean {
    if (!existsSync(this.readyFile)) return false;
    try {
      const { pid } = JSON.parse(readFileSync(this.readyFile, "utf8")) as { pid: number };
      return pid === controllerOf(this.#child.pid ?? 0);
    } catch {
      return false; // being written
    }
  }

  get #starts(): number {
    return this.events.filter(({ type }) => type === "netmon_started").length;
  }

  get started(): NetmonStarted {
    const event = this.events.findLast((e) => e.type === "netmon_started");
    if (!event)
      throw new Error(`netmon watch said it was ready without a netmon_started event:\n${this.log}`);
    return event;
  }

  get connections(): McpNetworkConnection[] {
    return this.events.filter((e) => e.type === "mcp_network_connection");
  }

  /** Waits for an event; throws after `timeoutMs`. */
  async event<T extends NetmonEvent>(
    what: string,
    match: (e: NetmonEvent) => e is T,
    timeoutMs = 30_000,
  ): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = this.events.find(match);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`no event after ${timeoutMs} ms: ${what}\n${this.log}`);
      await delay(20);
    }
  }

  /** New rules in place, by SIGHUP; returns when they are in force. */
  async reload(situation: Situation): Promise<void> {
    const before = this.events.filter((e) => e.type === "netmon_policy_changed").length;
    this.configure(situation);
    this.#child.kill("SIGHUP");
    const deadline = Date.now() + 30_000;
    while (this.events.filter((e) => e.type === "netmon_policy_changed").length === before) {
      if (Date.now() > deadline) throw new Error(`the new rules did not come into force:\n${this.log}`);
      await delay(5);
    }
  }

  /** The pid of the program itself, below its supervisor. */
  get pid(): number {
    return controllerOf(this.#child.pid ?? 0);
  }

  /** The process that was started. */
  get supervisor(): ChildProcess {
    return this.#child;
  }

  /** Lets it die, and resolves when it has been started again. */
  async comesBack(die: () => void | Promise<void>, timeoutMs = 30_000): Promise<NetmonStarted> {
    const before = this.events.length;
    await die();
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = this.events.slice(before).find((e) => e.type === "netmon_started");
      if (found?.type === "netmon_started") return found;
      if (this.#ended || Date.now() > deadline) throw new Error(`it did not come back:\n${this.log}`);
      await delay(5);
    }
  }

  /** kill -9: nothing of netmon's own clean-up runs. */
  async kill(): Promise<void> {
    await killAbruptly(this.#child);
    await this.#closed;
  }

  /** Ends it and reads what is left of its events. Throws unless it ended well. */
  async stop(): Promise<void> {
    this.#child.kill("SIGTERM");
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), 60_000);
    await this.#closed;
    clearTimeout(timer);
    // what a test does past every hook ends the claim to enforce
    const uncovered = this.events.some((e) => e.type === "netmon_coverage_changed" && !e.covered);
    if (this.#child.exitCode !== 0 && !(uncovered && this.#child.exitCode === 7)) {
      throw new Error(
        `netmon watch ended with ${this.#child.exitCode ?? this.#child.signalCode}:\n${this.log}`,
      );
    }
    if (!this.#options.pin) detachSession(stateDirs(this.stateDir), this.session, { force: true });
    for (const { session, cgroup } of this.#beside.splice(0)) {
      detachSession(stateDirs(this.stateDir), session, { force: true });
      rmdirSync(cgroup);
    }
  }
}
