/**
 * The claim to enforce: stands from the last canary that was refused, falls with the first that is not.
 *
 * Direction of failure: closed. Without a proof nobody may say "enforcing".
 */
import type { EventSink } from "../../event/event.ts";
import type { HelperCalls } from "../../netmon/helper/calls.ts";
import { SelfTest, type SelfTestResult } from "../../netmon/selftest.ts";
import type { Attachment } from "./attachment.ts";
import type { Log } from "./ports.ts";

/** An enforcing watch that could not prove itself at the start: nothing is left attached. */
export class EnforcementError extends Error {
  override readonly name = "EnforcementError";
  readonly code = "through";
}

export interface ProofPorts {
  emit: EventSink;
  log: Log;
  /** timestamp and session_id of an event made now. */
  common(): { timestamp: string; session_id: string };
  calls: HelperCalls;
}

type Cgroup = { path: string; id: bigint; display: string };

const NOT_REFUSED = "the canary was not refused by netmon";

export class Proof {
  readonly #selftest: SelfTest;
  readonly #ports: ProofPorts;
  #verified: Date | null = null;
  #failedOnce = false;
  #running = false;

  private constructor(selftest: SelfTest, ports: ProofPorts) {
    this.#selftest = selftest;
    this.#ports = ports;
  }

  static async open(ports: ProofPorts): Promise<Proof> {
    return new Proof(await SelfTest.open(), ports);
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
  get lacking(): boolean {
    return this.#verified === null && !this.#running;
  }

  withdraw(): void {
    this.#verified = null;
  }

  /** The first proof. Throws EnforcementError; returns a warning where nothing could be proven. */
  async first(attachment: Attachment, cgroup: Cgroup, enforcing: boolean): Promise<string | null> {
    const { through, unproven } = await this.#run(attachment, cgroup);
    if (through.length > 0) {
      this.failed(through, NOT_REFUSED, enforcing);
      throw new EnforcementError(
        `the canary connection from inside ${cgroup.display} was not refused at ${through.join(", ")}: ` +
          "nothing is enforced here and nothing was left attached. netmon doctor shows what this kernel can do",
      );
    }
    return unproven === null ? null : `attached, but not proven by a canary: ${unproven}`;
  }

  /** Runs the canary again; the claim to enforce stands or falls with it. */
  async again(attachment: Attachment, cgroup: Cgroup, enforcing: boolean): Promise<void> {
    const { through, unproven } = await this.#run(attachment, cgroup);
    if (through.length > 0) this.failed(through, NOT_REFUSED, enforcing);
    else if (unproven !== null) this.#ports.log.warn(`enforcement is not proven: ${unproven}`);
  }

  /** Says that these hooks do not refuse what they should. */
  failed(hooks: string[], detail: string, enforcing: boolean): void {
    if (enforcing) this.#failedOnce = true;
    const { emit, log, common } = this.#ports;
    emit({ type: "netmon_enforcement_failed", ...common(), failed: hooks, detail });
    log.error(`NOT ENFORCING: ${detail} (${hooks.join(", ")})`);
  }

  /** Tries every attached hook. */
  async #run(attachment: Attachment, cgroup: Cgroup): Promise<SelfTestResult> {
    this.#running = true;
    try {
      return await this.#prove(attachment, cgroup);
    } finally {
      this.#running = false;
    }
  }

  async #prove(attachment: Attachment, cgroup: Cgroup): Promise<SelfTestResult> {
    this.#verified = null;
    const result = await this.#selftest.run(
      {
        canaryCount: (hook) => attachment.canaryCount(hook),
        tryCanary: async ({ addr, addr6, port, egressPort, rawProtocol }) => {
          const request = {
            cgroup: cgroup.path,
            cgroupId: cgroup.id,
            addr: addr.subarray(12),
            addr6,
            port,
            egressPort,
            rawProtocol,
          };
          return (await this.#ports.calls.request("canary", request)).result;
        },
      },
      attachment.kernel.hooks,
    );
    if (result.through.length === 0 && result.unproven === null) this.#verified = new Date();
    return result;
  }

  close(): void {
    this.#selftest.close();
  }
}
