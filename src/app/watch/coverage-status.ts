/**
 * Coverage of a session by its hooks while it lives: looked at with each self-test, at least every 30 seconds, and as soon
 * as a glance shows that there may be something new. A look needs the helper, whose start costs a hundred glances; a
 * self-test has started it anyway. A change is an event and a line of the log.
 *
 * Fails closed: a look that fails renews nothing, so that the claim to enforce ends with the age of the last one
 * (src/state/claim.ts). `strict`: an open hole ends the session.
 */
import { type Coverage, type Hole, holeText } from "../../event/coverage.ts";
import { errorMessage } from "../../event/error-message.ts";
import { type Part, repeatedly } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { SocketsReply } from "../../kernel/helper/messages.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import { processesIn } from "../../kernel/target/subtree.ts";
import { checkCoverage, glance } from "./coverage-check.ts";
import { type TrustedUsers, trustedUsers } from "./session-namespaces.ts";

export interface CoverageStatusPorts {
  emit: SessionSink;
  log: Log;
  calls: HelperCalls;
  part: Part;
  cgroup(): Cgroup;
  sockets(): Promise<SocketsReply>;
  /** Returns the factor by which all intervals are stretched. */
  pace(): number;
  /** Queues a look among the other work on the attachment. */
  due(): unknown;
  /** Called when other holes are open than before, after the event. */
  changed(): void;
}

const CHECK_MS = 30_000;
const GLANCE_MS = 2000;
/** The glances of all sessions of this process may take this share of one processor. */
const SHARE = 0.0005;
const costs = new Map<CoverageStatus, number>();

export class CoverageStatus {
  readonly #ports: CoverageStatusPorts;
  #coverage: Coverage | undefined;
  /** Those of the cgroup's first process; null: it had none yet. */
  #trusted: { cgroupId: bigint; users: TrustedUsers } | null = null;
  #seen: ReadonlySet<string> = new Set();
  #problem: string | null = null;
  #ends: (() => void)[] = [];

  constructor(ports: CoverageStatusPorts) {
    this.#ports = ports;
  }

  /** The last complete look; undefined: none yet. */
  get coverage(): Coverage | undefined {
    return this.#coverage;
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
    if (this.holes.length > 0) this.#report();
    this.#ends = [
      repeatedly(
        part,
        () => Math.max(GLANCE_MS * pace(), totalCost() / SHARE),
        () => this.#glance(),
      ),
      repeatedly(
        part,
        () => CHECK_MS * pace(),
        () => this.#lookIfOld(),
      ),
    ];
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    costs.delete(this);
  }

  /** Looks again; never rejects. */
  async check(): Promise<void> {
    const before = keysOf(this.holes);
    try {
      this.#coverage = await this.#look(await this.#ports.sockets());
      this.#problem = null;
    } catch (error) {
      const problem = errorMessage(error);
      if (problem !== this.#problem) this.#ports.log.warn(`coverage could not be checked: ${problem}`);
      this.#problem = problem;
      return;
    }
    if (keysOf(this.holes) === before) return;
    this.#report();
    this.#ports.changed();
  }

  #look(open: SocketsReply): Promise<Coverage> {
    const cgroup = this.#ports.cgroup();
    this.#seen = glance(cgroup.path);
    return checkCoverage(cgroup, open, this.#trustedIn(cgroup), this.#ports.calls);
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

  #glance(): void {
    const started = performance.now();
    const seen = glance(this.#ports.cgroup().path);
    costs.set(this, performance.now() - started);
    const changed = seen.size !== this.#seen.size || [...seen].some((one) => !this.#seen.has(one));
    if (changed) this.#ports.due();
  }

  #report(): void {
    const { emit, log } = this.#ports;
    const holes = [...this.holes];
    emit({ type: "netmon_coverage_changed", covered: holes.length === 0, holes });
    if (holes.length === 0) log.info("covered again: nothing is open any more that passes every hook");
    for (const hole of holes) log.error(`NOT COVERED: ${holeText(hole)}`);
  }
}

function totalCost(): number {
  let total = 0;
  for (const cost of costs.values()) total += cost;
  return total;
}

function keysOf(holes: readonly Hole[]): string {
  return holes
    .map(({ kind, pid, text }) => `${kind} ${pid} ${text}`)
    .sort()
    .join("\n");
}
