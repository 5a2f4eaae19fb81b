/**
 * Changes of what is in force while a session is watched: of the policy, of the registry's declarations, of the
 * addresses of names, and of the attachment, if the cgroup is removed or re-created or links are lost. Each ends the
 * connections that are refused from then on, and is reported.
 *
 * On failure: a table that cannot be changed stays in force. Fails closed: the claim to enforce falls at once with the
 * attachment, and every gap is reported; what a gap let open is judged again. One call at a time: the caller queues them.
 */
import { postureChange } from "../config/posture.ts";
import { errorMessage } from "../errors/error-message.ts";
import type { NetmonGap, PostureChange } from "../event/event.ts";
import type { Part } from "../event/faults.ts";
import type { SessionSink } from "../event/session-sink.ts";
import type { AppliedChange } from "../kernel/table/reconciler.ts";
import type { Cgroup } from "../kernel/target/cgroup2.ts";
import type { CgroupChange } from "../kernel/target/liveness.ts";
import type { RegistryChange } from "../registry/registry.ts";
import { reportPolicyChange, reportPostureChange } from "../state/posture-change.ts";
import type { SessionRecord } from "../state/record.ts";
import type { EnforcementStatus } from "./attachment/enforcement-status.ts";
import type { SessionAttachment } from "./attachment/session-attachment.ts";
import type { CoverageStatus } from "./coverage/coverage-status.ts";
import type { NameLearning } from "./names/name-learning.ts";
import { connectionEnded } from "./network-events.ts";
import type { EffectivePolicy } from "./policy/policy.ts";
import type { WatchPorts } from "./ports.ts";

type Cause = "config" | "signal" | "addresses";

export const UNPINNED =
  "the links are not pinned (--no-pin): if netmon dies, nothing is refused in this session";

export interface SessionChangesPorts
  extends Pick<WatchPorts, "policySource" | "log" | "onCgroupGone" | "onChanged"> {
  enforcement: EnforcementStatus;
  coverage: Pick<CoverageStatus, "check">;
  learning: NameLearning;
  emit: SessionSink;
  part: Part;
  /** Start of the watch; links that were never proven count as lost since then. */
  started: Date;
  /** Resolves when the record is written, or cannot be. */
  record(): Promise<void>;
  follow(cgroup: Cgroup): void;
}

export class SessionChanges {
  readonly #session: SessionAttachment;
  readonly #ports: SessionChangesPorts;
  #policy: EffectivePolicy;
  /** Number of names of rules and server sets in the record. */
  #recorded = 0;

  /** `policy`: the one with which the session was, or will be, attached. */
  constructor(session: SessionAttachment, policy: EffectivePolicy, ports: SessionChangesPorts) {
    this.#session = session;
    this.#policy = policy;
    this.#ports = ports;
  }

  get policy(): EffectivePolicy {
    return this.#policy;
  }

  /** Whether the policy in force refuses. */
  get enforcing(): boolean {
    return this.#policy.mode === "enforce";
  }

  /** Throws what the session's `apply` throws; the old policy then stays in force. */
  async apply(policy: EffectivePolicy, cause: Cause): Promise<void> {
    const { learning, policySource, log, part } = this.#ports;
    learning.use(policySource.config, policy);
    const change = await this.#session.apply(policy, this.#policy);
    learning.review(null);
    const posture = postureChange(this.#policy, policy);
    const restricts = policy.mode === "enforce" && !this.enforcing;
    this.#policy = policy;
    const ended = await this.#endAfter(change);
    await this.#record();
    this.#report(change, cause, ended, posture);
    if (!restricts) return;
    if (this.#session.linkDir === null) log.warn(UNPINNED);
    await part.attempt(() => this.prove(), "tried_again");
  }

  async followRegistry({ servers, addresses }: RegistryChange): Promise<void> {
    const { policySource, log } = this.#ports;
    try {
      if (servers) await this.apply(policySource.policy(), "addresses");
    } catch (error) {
      log.error(`changed servers were not applied, the old table stays in force: ${errorMessage(error)}`);
    }
    await this.followAddresses(addresses);
  }

  async followPages(): Promise<void> {
    const { policySource, log } = this.#ports;
    try {
      await this.apply(policySource.policy(), "addresses");
    } catch (error) {
      log.error(
        `the port of a page of netmon ui is not closed in the kernel, only by the page: ${errorMessage(error)}`,
      );
    }
  }

  /** Rejects if the ports stay open. */
  async followDaemons(): Promise<void> {
    await this.apply(this.#ports.policySource.policy(), "addresses");
  }

  /** null: all addresses that names have or had. */
  async followAddresses(addresses: ReadonlySet<string> | null): Promise<void> {
    const { attachment, ruleNames } = this.#session;
    try {
      const change = await attachment.follow(addresses);
      this.#ports.learning.review(addresses);
      const ended = await this.#endAfter(change);
      if (ruleNames.count !== this.#recorded) await this.#record();
      this.#report(change, "addresses", ended, null);
    } catch (error) {
      this.#ports.log.error(
        `changed addresses were not applied, what was in force there stays: ${errorMessage(error)}`,
      );
    }
  }

  /** Ends the connections that the table in force refuses; returns their number. */
  async endRefused(): Promise<number> {
    const { attachment, ruleNames, target } = this.#session;
    const { sockets, problem } = await attachment.endRefused();
    if (problem) this.#ports.log.warn(problem);
    for (const socket of sockets)
      this.#ports.emit(connectionEnded(socket, attachment, ruleNames, target.cgroup.display));
    return sockets.length;
  }

  async cgroupChanged(change: CgroupChange): Promise<void> {
    const { enforcement, log, onCgroupGone } = this.#ports;
    const { display, id } = this.#session.target.cgroup;
    if (change.kind === "vanished") {
      enforcement.withdraw(this.#session.attachment);
      log.warn(`the cgroup ${display} was removed: nothing runs in it; waiting for it to come back`);
      onCgroupGone?.();
      return;
    }
    if (change.id === id) return; // attached meanwhile
    await this.#attachAgain("cgroup_recreated", change.lastSeen);
    const now = this.#session.target.cgroup.display;
    const how = now === display ? "re-created" : `followed by ${now}`;
    log.warn(`the cgroup ${display} was ${how}; attached again after a gap`);
  }

  async linksLost(): Promise<void> {
    const { enforcement, started, log } = this.#ports;
    const dead = this.#session.lostHooks;
    if (dead.length === 0) return;
    enforcement.reportFailure(dead, "links were removed from the kernel", this.enforcing);
    await this.#attachAgain("link_lost", enforcement.verified ?? started);
    log.warn("links were lost; attached again after a gap");
  }

  /** Runs the canary again; decides whether the claim to enforce stands. */
  async prove(): Promise<void> {
    const { enforcement } = this.#ports;
    if (!this.#session.present) return; // nothing runs in it, and the claim fell when it was removed
    await this.#ports.coverage.check();
    const { attachment, target } = this.#session;
    await enforcement.proveAgain(attachment, target.cgroup, this.enforcing);
    await this.#record();
  }

  /** Reports how an earlier netmon lost the session, unless it ended cleanly. */
  reportTakeover(
    { watcher, verified, started }: SessionRecord,
    attaching: "adopted" | "recreated" | "fresh",
  ): void {
    const since = new Date(verified ?? started);
    if (attaching === "recreated") this.#reportGap("cgroup_recreated", since);
    // a clean end removes the watcher from the record
    else if (watcher !== null) this.#reportGap("netmon_died", since, attaching === "adopted");
  }

  /** Reports how the policy differs from the old one, which the session's pinned links kept in force. */
  reportDifference({ mode, fail_closed, enforce_policy = this.#policy.enforce_policy }: SessionRecord): void {
    const { generation } = this.#session.attachment;
    const about = { layer: "kernel", cause: "restart", generation } as const;
    const former = { mode, fail_closed, enforce_policy };
    reportPostureChange(about, former, this.#policy, this.#ports.emit, this.#ports.log);
  }

  async #attachAgain(cause: NetmonGap["cause"], since: Date): Promise<void> {
    const { follow, onChanged } = this.#ports;
    await this.#session.reattach(this.#policy);
    follow(this.#session.target.cgroup);
    this.#reportGap(cause, since);
    await this.prove();
    await this.endRefused();
    onChanged?.();
  }

  /** Reports that the session has not been watched since; `pinned`: its links stayed in force with the last policy. */
  #reportGap(cause: NetmonGap["cause"], since: Date, pinned = false): void {
    const cgroup = this.#session.target.cgroup.display;
    this.#ports.emit({ type: "netmon_gap", cause, since: since.toISOString(), cgroup, pinned });
  }

  /** A failure here leaves the change in force. */
  async #endAfter({ stricter }: AppliedChange): Promise<number> {
    let ended = 0;
    const end = async (): Promise<void> => {
      ended = await this.endRefused();
    };
    if (stricter) await this.#ports.part.attempt(end, "kept");
    return ended;
  }

  #record(): Promise<void> {
    this.#recorded = this.#session.ruleNames.count;
    return this.#ports.record();
  }

  #report(
    { generation, added, changed, removed }: AppliedChange,
    cause: Cause,
    ended: number,
    posture: PostureChange | null,
  ): void {
    if (cause === "addresses" && added + changed + removed === 0) return;
    const sizes = { generation, added, changed, removed, ended };
    reportPolicyChange({ cause, layer: "kernel", ...sizes, ...posture }, this.#ports.emit, this.#ports.log);
  }
}
