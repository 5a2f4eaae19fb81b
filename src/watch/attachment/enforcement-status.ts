/**
 * State of the claim to enforce: holds from the last refused canary until the first one that is not refused.
 *
 * In a container, netmon may be unable to start a process in the agent's cgroup: Docker's seccomp filter hides clone3,
 * and a separate cgroup namespace is a delegation boundary (nsdelegate). Then the gate inside tries the canary
 * (ready-note.ts). The kernel counts refusals at these hooks, and only the session's processes can raise the counts.
 *
 * Fails closed. Without a passed self-test, netmon does not claim to enforce.
 */
import { existsSync } from "node:fs";
import { userError } from "../../errors/user-error.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import { CanaryTest, type CanaryTestPorts, type CanaryTestResult } from "../../kernel/canary.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { KernelAttachment } from "./kernel-attachment.ts";

/** An enforcing watch failed its first self-test; nothing is left attached. */
export class EnforcementError extends userError("EnforcementError", "enforcement") {}

export interface EnforcementStatusPorts {
  emit: SessionSink;
  log: Log;
  calls: HelperCalls;
}

type Cgroup = { path: string; id: bigint; display: string };

/** Hooks that a process without capabilities reaches. The IPv6 hooks count only if the kernel has IPv6. */
const REACHED = ["connect4", "sendmsg4", "egress"];
const REACHED_BY_IPV6 = ["connect6", "sendmsg6"];

const NOT_REFUSED = "the canary was not refused by netmon";

export class EnforcementStatus {
  readonly #canaryTest: CanaryTest;
  readonly #ports: EnforcementStatusPorts;
  #verified: Date | null = null;
  /** The proof before the running self-test. */
  #former: Date | null = null;
  #failedOnce = false;
  #running = false;
  /** Whether netmon itself started a canary in the cgroup. */
  #entered = false;
  #withdrawn: KernelAttachment | null = null;

  private constructor(canaryTest: CanaryTest, ports: EnforcementStatusPorts) {
    this.#canaryTest = canaryTest;
    this.#ports = ports;
  }

  static async open(ports: EnforcementStatusPorts): Promise<EnforcementStatus> {
    return new EnforcementStatus(await CanaryTest.open(), ports);
  }

  /** Whether the canary got through, or links were lost, while this watch claimed to enforce. */
  get failedOnce(): boolean {
    return this.#failedOnce;
  }

  get canary(): CanaryTest["canary"] {
    return this.#canaryTest.canary;
  }

  /** When the canary was last refused; null: currently unproven. A running self-test changes nothing yet. */
  get verified(): Date | null {
    return this.#running ? this.#former : this.#verified;
  }

  /** Whether enforcement is unproven and no self-test is running. */
  get unproven(): boolean {
    return this.#verified === null && !this.#running;
  }

  /** Reports whether a process inside has been refused at each hook, if netmon could start no canary. */
  provenInside(attachment: KernelAttachment): boolean {
    if (!this.unproven || !this.#refusedInside(attachment)) return false;
    this.#verified = new Date();
    return true;
  }

  /** Marks the links' cgroup as gone: their counts no longer prove anything. */
  withdraw(attachment: KernelAttachment): void {
    this.#verified = this.#former = null;
    this.#withdrawn = attachment;
  }

  /** Runs the first self-test. Throws EnforcementError; returns a warning if nothing could be proven. */
  async proveFirst(attachment: KernelAttachment, cgroup: Cgroup, enforcing: boolean): Promise<string | null> {
    const { through, unproven } = await this.#run(attachment, cgroup);
    if (through.length > 0) {
      this.reportFailure(through, NOT_REFUSED, enforcing);
      throw new EnforcementError(
        `the canary connection from inside ${cgroup.display} was not refused at ${through.join(", ")}: ` +
          "nothing is enforced here and nothing was left attached. netmon doctor shows what this kernel can do",
      );
    }
    return unproven === null ? null : `attached, but not proven by a canary: ${unproven}`;
  }

  /** Runs the canary again; decides whether the claim to enforce stands. */
  async proveAgain(attachment: KernelAttachment, cgroup: Cgroup, enforcing: boolean): Promise<void> {
    const { through, unproven } = await this.#run(attachment, cgroup);
    if (through.length > 0) this.reportFailure(through, NOT_REFUSED, enforcing);
    else if (unproven !== null) this.#ports.log.warn(`enforcement is not proven: ${unproven}`);
  }

  /** Reports that these hooks do not refuse what they should. */
  reportFailure(hooks: string[], detail: string, enforcing: boolean): void {
    if (enforcing) this.#failedOnce = true;
    const { emit, log } = this.#ports;
    emit({ type: "netmon_enforcement_failed", failed: hooks, detail });
    log.error(`NOT ENFORCING: ${detail} (${hooks.join(", ")})`);
  }

  /** Tries every attached hook. */
  async #run(attachment: KernelAttachment, { path, id }: Cgroup): Promise<CanaryTestResult> {
    const ports: CanaryTestPorts = {
      canaryCount: (hook) => attachment.canaryCount(hook),
      tryCanary: async (canary) => {
        const request = { ...canary, cgroup: path, cgroupId: id, addr: canary.addr.subarray(12) };
        return (await this.#ports.calls.request("canary", request)).result;
      },
    };
    this.#running = true;
    this.#former = this.#verified;
    this.#verified = null;
    try {
      const result = await this.#canaryTest.run(ports, attachment.kernel.hooks);
      this.#entered ||= result.entered;
      if (!result.entered && this.#refusedInside(attachment)) result.unproven = null;
      if (result.through.length === 0 && result.unproven === null) this.#verified = new Date();
      return result;
    } finally {
      this.#running = false;
    }
  }

  /** Counts belong to links: new links start at 0, adopted ones keep their counts. */
  #refusedInside(attachment: KernelAttachment): boolean {
    if (this.#entered || attachment === this.#withdrawn) return false;
    const reached = existsSync("/proc/net/if_inet6") ? [...REACHED, ...REACHED_BY_IPV6] : REACHED;
    const hooks = attachment.kernel.hooks.filter((hook) => reached.includes(hook));
    return hooks.length > 0 && hooks.every((hook) => attachment.canaryCount(hook) > 0);
  }

  close(): void {
    this.#canaryTest.close();
  }
}
