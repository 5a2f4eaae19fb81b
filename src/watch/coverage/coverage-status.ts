/**
 * Coverage of a session by its hooks while it lives: looked at with each self-test, at least every 30 seconds, and as soon
 * as a glance shows that there may be something new. A look needs the helper, whose start costs a hundred glances; a
 * self-test has started it anyway. A change is an event and a line of the log.
 *
 * Fails closed: a look that fails renews nothing, so that the claim to enforce ends with the age of the last one
 * (src/state/claim.ts). `strict`: an open hole ends the session.
 */

import { errorMessage } from "../../errors/error-message.ts";
import { type BareServer, type Coverage, type Daemon, type Hole, holeText } from "../../event/coverage.ts";
import { type Part, repeatedly } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { SocketsReply } from "../../kernel/helper/messages.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import { processesIn } from "../../kernel/target/subtree.ts";
import { type TrustedUsers, trustedUsers } from "../attachment/session-namespaces.ts";
import { checkCoverage, type Reached } from "./coverage-check.ts";
import { glance, MOST } from "./glance.ts";
import type { ListenersGlance } from "./local-daemons.ts";

export interface CoverageStatusPorts {
  /** Returns the servers without a shim found so far. */
  bareServers(): BareServer[];
  emit: SessionSink;
  log: Log;
  calls: HelperCalls;
  part: Part;
  cgroup(): Cgroup;
  sockets(): Promise<SocketsReply>;
  /** Notes who else listens, and resolves to whom the session has reached. */
  reached(open: SocketsReply): Promise<Reached>;
  /** Returns the factor by which all intervals are stretched. */
  pace(): number;
  /** Queues a look among the other work on the attachment. */
  due(): unknown;
  /** Called when other holes are open than before, after the event. */
  changed(): void;
  /** Resolves to whether others listen outside than at the last look; a hint. */
  othersListen(): Promise<ListenersGlance>;
  /** Resolves to whether a look could tell whom the session has called. */
  worthALook(): Promise<boolean>;
  /** Called after each look, to close the ports of daemons; resolves to whether others are closed than before. */
  looked(): Promise<boolean>;
}

const CHECK_MS = 30_000;
const GLANCE_MS = 2000;
/** The glances of all sessions of this process may take this share of one processor, those for listeners as much. */
const SHARE = 0.0005;
/** Looks that calls to this host ask for rest this many times as long as the last one took. */
const REST = 20;
/** Calls within this time are looked at together. */
const LEAST_MS = 10;
const costs = new Map<CoverageStatus, number>();
const listenerCosts = new Map<CoverageStatus, number>();

export class CoverageStatus {
  readonly #ports: CoverageStatusPorts;
  #coverage: Coverage | undefined;
  /** Those of the cgroup's first process; null: it had none yet. */
  #trusted: { cgroupId: bigint; users: TrustedUsers } | null = null;
  #seen: ReadonlySet<string> = new Set();
  #glancing = false;
  #glancingAround = false;
  /** Whether it was said that a glance does not read everything. */
  #saidLimit = false;
  #problem: string | null = null;
  #hurrying: NodeJS.Timeout | null = null;
  /** Until then, nobody hurries. */
  #rest = 0;
  /** Whether a hole was reported. */
  #uncovered = false;
  #ends: (() => void)[] = [];

  constructor(ports: CoverageStatusPorts) {
    this.#ports = ports;
  }

  /** The last complete look; undefined: none yet. */
  get coverage(): Coverage | undefined {
    return this.#coverage && { ...this.#coverage, bare_servers: this.#ports.bareServers() };
  }

  get holes(): readonly Hole[] {
    return this.#coverage?.holes ?? [];
  }

  /** The first look, at the start: it reports nothing. `open`: the session's sockets. Throws HelperError. */
  async first(open: SocketsReply): Promise<Coverage> {
    this.#coverage = await this.#look(open);
    return this.#coverage;
  }

  /** Reports holes of the first look, and looks again from now on. */
  start(): void {
    const { part, pace } = this.#ports;
    if (this.holes.length > 0 || this.#daemons.length > 0) this.#report();
    this.#ends = [
      repeatedly(
        part,
        () => Math.max(GLANCE_MS * pace(), total(costs) / SHARE),
        () => this.#glance(),
      ),
      repeatedly(
        part,
        () => Math.max(GLANCE_MS * pace(), total(listenerCosts) / SHARE),
        () => this.#glanceAround(),
      ),
      repeatedly(
        part,
        () => CHECK_MS * pace(),
        () => this.#lookIfOld(),
      ),
    ];
  }

  stop(): void {
    if (this.#hurrying !== null) clearTimeout(this.#hurrying);
    for (const end of this.#ends) end();
    this.#ends = [];
    costs.delete(this);
    listenerCosts.delete(this);
  }

  /** Looks again; never rejects. */
  async check(): Promise<void> {
    const before = keysOf(this.#coverage);
    const started = performance.now();
    try {
      this.#coverage = await this.#look(await this.#ports.sockets());
      this.#problem = null;
      this.#rest = performance.now() + REST * (performance.now() - started);
    } catch (error) {
      const problem = errorMessage(error);
      if (problem !== this.#problem) this.#ports.log.warn(`coverage could not be checked: ${problem}`);
      this.#problem = problem;
      return;
    }
    let closed = false;
    const close = async (): Promise<void> => {
      closed = await this.#ports.looked();
    };
    await this.#ports.part.attempt(close, "tried_again");
    if (keysOf(this.#coverage) !== before) {
      this.#report();
      this.#ports.changed();
    }
    // what was a hole may be none any more
    if (closed && this.holes.some(({ kind }) => kind === "local_daemon")) this.#ports.due();
  }

  /** Tells of a server without a shim. */
  bareServer(server: BareServer): void {
    this.#ports.emit({ type: "mcp_server_discovered", ...server });
    this.#ports.log.warn(server.text);
  }

  /** Looks for those whom the session has called, as soon as the last look allows it: at once, if it was long ago. */
  hurry(): void {
    if (this.#hurrying !== null || this.#ends.length === 0) return;
    const due = this.#ports.part.callback(async () => {
      const started = performance.now();
      try {
        const worth = await this.#ports.worthALook();
        if (worth && this.#ends.length > 0) this.#ports.due();
        else this.#rest = performance.now() + REST * (performance.now() - started);
      } finally {
        this.#hurrying = null;
      }
    }, "tried_again");
    this.#hurrying = setTimeout(due, Math.max(LEAST_MS, this.#rest - performance.now()));
  }

  async #look(open: SocketsReply): Promise<Coverage> {
    const cgroup = this.#ports.cgroup();
    this.#seen = (await glance(cgroup.path)).seen;
    const reached = await this.#ports.reached(open);
    return checkCoverage(cgroup, open, reached, this.#trustedIn(cgroup), this.#ports.calls);
  }

  #trustedIn({ path, id }: Cgroup): TrustedUsers {
    if (this.#trusted?.cgroupId === id) return this.#trusted.users;
    const users = trustedUsers(path);
    if (processesIn(path).length > 0) this.#trusted = { cgroupId: id, users };
    return users;
  }

  /** Self-tests may be rarer. */
  #lookIfOld(): void {
    const age = Date.now() - Date.parse(this.#coverage?.checked ?? "");
    if (!(age < 0.9 * CHECK_MS * this.#ports.pace())) this.#ports.due();
  }

  async #glance(): Promise<void> {
    if (this.#glancing) return;
    this.#glancing = true;
    try {
      const { seen, complete, workMs } = await glance(this.#ports.cgroup().path);
      if (this.#ends.length === 0) return; // it was stopped meanwhile
      costs.set(this, workMs);
      if (!complete) this.#sayLimit();
      const changed = seen.size !== this.#seen.size || [...seen].some((one) => !this.#seen.has(one));
      if (changed) this.#ports.due();
    } finally {
      this.#glancing = false;
    }
  }

  async #glanceAround(): Promise<void> {
    if (this.#glancingAround) return;
    this.#glancingAround = true;
    try {
      const { others, complete, workMs } = await this.#ports.othersListen();
      if (this.#ends.length === 0) return;
      listenerCosts.set(this, workMs);
      if (!complete) this.#sayLimit();
      if (others) this.#ports.due();
    } finally {
      this.#glancingAround = false;
    }
  }

  #sayLimit(): void {
    if (this.#saidLimit) return;
    this.#saidLimit = true;
    this.#ports.log.warn(
      `the session holds more descriptors and sockets than a glance reads (${MOST}): what it opens beyond that is found ` +
        `by the next full check, every ${CHECK_MS / 1000} s`,
    );
  }

  #report(): void {
    const { log, emit } = this.#ports;
    const [holes, daemons] = [[...this.holes], [...this.#daemons]];
    emit({ type: "netmon_coverage_changed", covered: holes.length === 0, holes, daemons });
    if (this.#uncovered && holes.length === 0)
      log.info("covered again: nothing that is open bypasses the hooks");
    this.#uncovered = holes.length > 0;
    for (const hole of holes) log.error(`NOT COVERED: ${holeText(hole)}`);
    for (const { text } of daemons) log.info(text);
  }

  get #daemons(): readonly Daemon[] {
    return this.#coverage?.daemons ?? [];
  }
}

function total(costs: ReadonlyMap<CoverageStatus, number>): number {
  let sum = 0;
  for (const cost of costs.values()) sum += cost;
  return sum;
}

function keysOf(coverage: Coverage | undefined): string {
  const holes = (coverage?.holes ?? []).map(({ kind, pid, text }) => `${kind} ${pid} ${text}`);
  const daemons = (coverage?.daemons ?? []).map(({ text }) => text);
  return [...holes, ...daemons].sort().join("\n");
}
