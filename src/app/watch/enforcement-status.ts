/**
 * The claim to enforce: stands from the last canary that was refused, falls with the first that is not.
 *
 * In a container netmon may be unable to start a process in the agent's cgroup: docker's seccomp filter hides clone3, and a
 * cgroup namespace of its own is a border (nsdelegate). Then the gate inside tries the canary (app/ready/inside.ts). The
 * kernel counts its refusals at these very hooks, and only processes of the session can raise the counts.
 *
 * Direction of failure: closed. Without a passed self-test, netmon does not claim to enforce.
 */
import { existsSync } from "node:fs";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import { SelfTest, type SelfTestPorts, type SelfTestResult } from "../../kernel/selftest.ts";
import type { KernelAttachment } from "./kernel-attachment.ts";

/** An enforcing watch that could not prove itself at the start: nothing is left attached. */
export class EnforcementError extends Error {
  override readonly name = "EnforcementError";
}

export interface EnforcementStatusPorts {
  emit: SessionSink;
  log: Log;
  calls: HelperCalls;
}

type Cgroup = { path: string; id: bigint; display: string };

/** Hooks that a process without capabilities reaches; those of IPv6 where the kernel has it. */
const REACHED = ["connect4", "sendmsg4", "egress"];
const REACHED_BY_IPV6 = ["connect6", "sendmsg6"];

const NOT_REFUSED = "the canary was not refused by netmon";

export class EnforcementStatus {
  readonly #selftest: SelfTest;
  readonly #ports: EnforcementStatusPorts;
  #verified: Date | null = null;
  #failedOnce = false;
  #running = false;
  /** netmon itself started a canary in the cgroup. */
  #entered = false;
  #withdrawn: KernelAttachment | null = null;

  private constructor(selftest: SelfTest, ports: EnforcementStatusPorts) {
    this.#selftest = selftest;
    this.#ports = ports;
  }

  static async open(ports: EnforcementStatusPorts): Promise<EnforcementStatus> {
    return new EnforcementStatus(await SelfTest.open(), ports);
  }

  /** The canary got through, or links were lost, while this watch claimed to enforce. */
  get failedOnce(): boolean {
    return this.#failedOnce;
  }

  get canary(): SelfTest["canary"] {
    return this.#selftest.canary;
  }

  /** When the canary was last refused; null: not proven now. */
  get verified(): Date | null {
    return this.#verified;
  }

  /** Not proven, and not because it is being proven at this moment. */
  get unproven(): boolean {
    return this.#verified === null && !this.#running;
  }

  /** True once a process inside was refused at each hook, where netmon could start no canary. */
  provenInside(attachment: KernelAttachment): boolean {
    if (!this.unproven || !this.#refusedInside(attachment)) return false;
    this.#verified = new Date();
    return true;
  }

  /** The cgroup of these links is gone: what they counted proves nothing any more. */
  withdraw(attachment: KernelAttachment): void {
    this.#verified = null;
    this.#withdrawn = attachment;
  }

  /** The first proof. Throws EnforcementError; returns a warning where nothing could be proven. */
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

  /** Runs the canary again; the claim to enforce stands or falls with it. */
  async proveAgain(attachment: KernelAttachment, cgroup: Cgroup, enforcing: boolean): Promise<void> {
    const { through, unproven } = await this.#run(attachment, cgroup);
    if (through.length > 0) this.reportFailure(through, NOT_REFUSED, enforcing);
    else if (unproven !== null) this.#ports.log.warn(`enforcement is not proven: ${unproven}`);
  }

  /** Says that these hooks do not refuse what they should. */
  reportFailure(hooks: string[], detail: string, enforcing: boolean): void {
    if (enforcing) this.#failedOnce = true;
    const { emit, log } = this.#ports;
    emit({ type: "netmon_enforcement_failed", failed: hooks, detail });
    log.error(`NOT ENFORCING: ${detail} (${hooks.join(", ")})`);
  }

  /** Tries every attached hook. */
  async #run(attachment: KernelAttachment, { path, id }: Cgroup): Promise<SelfTestResult> {
    const ports: SelfTestPorts = {
      canaryCount: (hook) => attachment.canaryCount(hook),
      tryCanary: async (canary) => {
        const request = { ...canary, cgroup: path, cgroupId: id, addr: canary.addr.subarray(12) };
        return (await this.#ports.calls.request("canary", request)).result;
      },
    };
    this.#running = true;
    this.#verified = null;
    try {
      const result = await this.#selftest.run(ports, attachment.kernel.hooks);
      this.#entered ||= result.entered;
      if (!result.entered && this.#refusedInside(attachment)) result.unproven = null;
      if (result.through.length === 0 && result.unproven === null) this.#verified = new Date();
      return result;
    } finally {
      this.#running = false;
    }
  }

  /** The counts are of these links: new ones begin at 0, and those that are taken over keep theirs. */
  #refusedInside(attachment: KernelAttachment): boolean {
    if (this.#entered || attachment === this.#withdrawn) return false;
    const reached = existsSync("/proc/net/if_inet6") ? [...REACHED, ...REACHED_BY_IPV6] : REACHED;
    const hooks = attachment.kernel.hooks.filter((hook) => reached.includes(hook));
    return hooks.length > 0 && hooks.every((hook) => attachment.canaryCount(hook) > 0);
  }

  close(): void {
    this.#selftest.close();
  }
}
