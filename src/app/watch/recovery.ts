/**
 * What a watch does when that to which it is attached goes away: the cgroup is removed or made again, or links are
 * removed from the kernel.
 *
 * Direction of failure: closed as to what is claimed. The proof falls at once and every gap is told; what was opened
 * during one is judged again.
 */
import type { EventSink } from "../../event/event.ts";
import type { Cgroup } from "../../netmon/target/cgroup2.ts";
import type { CgroupChange } from "../../netmon/target/liveness.ts";
import type { Hold } from "./hold.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { Log } from "./ports.ts";
import type { Proof } from "./proof.ts";

export interface RecoveryPorts {
  emit: EventSink;
  log: Log;
  /** timestamp and session_id of an event made now. */
  common(): { timestamp: string; session_id: string };
  /** Of the policy in force now. */
  policy(): EffectivePolicy;
  /** Looks at this cgroup from now on. */
  follow(cgroup: Cgroup): void;
  /** Proves that what is refused is refused, and ends what was opened meanwhile. */
  attachedAgain(): Promise<void>;
  /** The cgroup is gone, and nothing runs in it. */
  onCgroupGone?: (() => void) | undefined;
}

type Cause = "cgroup_recreated" | "link_lost";

export class Recovery {
  readonly #hold: Hold;
  readonly #proof: Proof;
  readonly #started: Date;
  readonly #ports: RecoveryPorts;

  /** `started`: the watch; links that were never proven count as lost since then. */
  constructor(hold: Hold, proof: Proof, started: Date, ports: RecoveryPorts) {
    this.#hold = hold;
    this.#proof = proof;
    this.#started = started;
    this.#ports = ports;
  }

  async cgroupChanged(change: CgroupChange): Promise<void> {
    const { log } = this.#ports;
    const { display } = this.#hold.target.cgroup;
    if (change.kind === "vanished") {
      this.#proof.withdraw();
      log.warn(`the cgroup ${display} was removed: nothing runs in it; waiting for it to come back`);
      this.#ports.onCgroupGone?.();
      return;
    }
    await this.#attachAgain("cgroup_recreated", change.lastSeen);
    log.warn(`the cgroup ${display} was re-created; attached again after a gap`);
  }

  async linksLost(): Promise<void> {
    const dead = this.#hold.lostHooks;
    if (dead.length === 0) return;
    this.#proof.failed(dead, "links were removed from the kernel", this.#ports.policy().mode === "enforce");
    await this.#attachAgain("link_lost", this.#proof.verified ?? this.#started);
    this.#ports.log.warn("links were lost; attached again after a gap");
  }

  /** Tells that the session was not watched since then. */
  gap(cause: Cause, since: Date): void {
    const { emit, common } = this.#ports;
    const cgroup = this.#hold.target.cgroup.display;
    emit({ type: "netmon_gap", ...common(), cause, since: since.toISOString(), cgroup });
  }

  async #attachAgain(cause: Cause, since: Date): Promise<void> {
    await this.#hold.reattach(this.#ports.policy());
    this.#ports.follow(this.#hold.target.cgroup);
    this.gap(cause, since);
    await this.#ports.attachedAgain();
  }
}
