/**
 * Recovery of a watch that loses its attachment: the cgroup is removed or re-created, or links are lost.
 *
 * Fails closed. The claim to enforce falls at once, and every gap is reported; what a gap let open is judged again.
 */
import { postureChange } from "../../config/posture.ts";
import type { NetmonGap } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import type { CgroupChange } from "../../kernel/target/liveness.ts";
import type { SessionRecord } from "../../state/record.ts";
import { NO_TABLE, reportPolicyChange } from "../recording/posture.ts";
import type { EnforcementStatus } from "./enforcement-status.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { SessionAttachment } from "./session-attachment.ts";

export interface RecoveryPorts {
  emit: SessionSink;
  log: Log;
  /** Returns the policy in force. */
  policy(): EffectivePolicy;
  /** Follows this cgroup from now on. */
  follow(cgroup: Cgroup): void;
  /** Runs the self-test, and ends refused connections that were opened in the gap. */
  attachedAgain(): Promise<void>;
  /** Called when the cgroup is gone, and nothing runs in it. */
  onCgroupGone?: (() => void) | undefined;
}

type Cause = NetmonGap["cause"];

export class Recovery {
  readonly #session: SessionAttachment;
  readonly #enforcement: EnforcementStatus;
  readonly #started: Date;
  readonly #ports: RecoveryPorts;

  /** `started`: start of the watch; links that were never proven count as lost since then. */
  constructor(
    session: SessionAttachment,
    enforcement: EnforcementStatus,
    started: Date,
    ports: RecoveryPorts,
  ) {
    this.#session = session;
    this.#enforcement = enforcement;
    this.#started = started;
    this.#ports = ports;
  }

  async cgroupChanged(change: CgroupChange): Promise<void> {
    const { log } = this.#ports;
    const { display, id } = this.#session.target.cgroup;
    if (change.kind === "vanished") {
      this.#enforcement.withdraw(this.#session.attachment);
      log.warn(`the cgroup ${display} was removed: nothing runs in it; waiting for it to come back`);
      this.#ports.onCgroupGone?.();
      return;
    }
    if (change.id === id) return; // attached meanwhile
    await this.#attachAgain("cgroup_recreated", change.lastSeen);
    const now = this.#session.target.cgroup.display;
    const how = now === display ? "re-created" : `followed by ${now}`;
    log.warn(`the cgroup ${display} was ${how}; attached again after a gap`);
  }

  async linksLost(): Promise<void> {
    const dead = this.#session.lostHooks;
    if (dead.length === 0) return;
    const enforcing = this.#ports.policy().mode === "enforce";
    this.#enforcement.reportFailure(dead, "links were removed from the kernel", enforcing);
    await this.#attachAgain("link_lost", this.#enforcement.verified ?? this.#started);
    this.#ports.log.warn("links were lost; attached again after a gap");
  }

  /** Reports that the session has not been watched since; `pinned`: its links stayed in force with the last policy. */
  gap(cause: Cause, since: Date, pinned = false): void {
    const cgroup = this.#session.target.cgroup.display;
    this.#ports.emit({ type: "netmon_gap", cause, since: since.toISOString(), cgroup, pinned });
  }

  async #attachAgain(cause: Cause, since: Date): Promise<void> {
    await this.#session.reattach(this.#ports.policy());
    this.#ports.follow(this.#session.target.cgroup);
    this.gap(cause, since);
    await this.#ports.attachedAgain();
  }
}

interface Gap {
  cause: NetmonGap["cause"];
  since: Date;
  /** Whether the links stayed in force with the last policy. */
  pinned: boolean;
}

/** Returns the gap since an earlier netmon lost the session; null: it ended cleanly. */
export function gapAfter(
  { watcher, verified, started }: SessionRecord,
  attaching: "adopted" | "recreated" | "fresh",
): Gap | null {
  const since = new Date(verified ?? started);
  if (attaching === "recreated") return { cause: "cgroup_recreated", since, pinned: false };
  // a clean end removes the watcher from the record
  return watcher === null ? null : { cause: "netmon_died", since, pinned: attaching === "adopted" };
}

/** Reports how the policy differs from the old one, which the session's pinned links kept in force. */
export function reportPolicyDifference(
  { mode, fail_closed, enforce_policy }: SessionRecord,
  policy: EffectivePolicy,
  generation: number,
  emit: SessionSink,
  log: Log,
): void {
  const former = { mode, fail_closed, enforce_policy: enforce_policy ?? policy.enforce_policy };
  const change = postureChange(former, policy);
  if (change === null) return;
  reportPolicyChange({ layer: "kernel", cause: "restart", ...NO_TABLE, generation, ...change }, emit, log);
}
