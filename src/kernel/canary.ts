/**
 * The proof of enforcement: a canary process inside the session's cgroup tries, at each hook, to reach an address
 * that a rule refuses in every mode. Real listeners are there, so that "refused" differs from "not listening",
 * and the hook's own count must rise, so that another firewall's EPERM does not count.
 *
 * Direction of failure: an attempt that got through is reported as such. If the canary could not be started, or
 * something else refused it, enforcement is `unproven`, which the caller must not call enforcing.
 */
import { randomInt } from "node:crypto";
import { constants } from "node:os";
import { addressBytesOf } from "../registry/address.ts";
import { CANARY_ADDRESS, useCanaryListeners } from "./canary-listeners.ts";
import type { CanaryReply } from "./helper/messages.ts";
import type { Canary } from "./table/compile.ts";

/** Unassigned IP protocol numbers (IANA, 2026), which no agent needs. One is drawn, so that it cannot be predicted. */
const UNASSIGNED_PROTOCOLS = { first: 150, count: 100 };
/** In the discard-only prefix 100::/64 (RFC 6666), which has no hosts: any errno but EPERM is a failure. */
export const CANARY_ADDRESS6 = "100::6e65:746d";

export interface CanaryTestPorts {
  /** Runs the canary in the session's cgroup. */
  tryCanary(canary: Canary): Promise<CanaryReply>;
  /** Number of canary refusals the kernel has counted so far at this hook. */
  canaryCount(hook: string): number;
}

export interface CanaryTestResult {
  /** Hooks that refused. */
  refused: string[];
  /** Hooks at which the canary got through. */
  through: string[];
  /** Why some hooks could not be proven; null: none. */
  unproven: string | null;
  /** Whether the canary ran in the session's cgroup. */
  entered: boolean;
}

export class CanaryTest {
  readonly canary: Canary;
  readonly close: () => void;

  private constructor(canary: Canary, close: () => void) {
    this.canary = canary;
    this.close = close;
  }

  /** Needs listeners in the caller's network namespace. The caller closes the result. */
  static async open(): Promise<CanaryTest> {
    const { port, egressPort, letGo } = await useCanaryListeners();
    const canary = {
      addr: addressBytesOf(CANARY_ADDRESS),
      addr6: addressBytesOf(CANARY_ADDRESS6),
      port,
      egressPort,
      rawProtocol: UNASSIGNED_PROTOCOLS.first + randomInt(UNASSIGNED_PROTOCOLS.count),
    };
    return new CanaryTest(canary, letGo);
  }

  /** `hooks`: the attached ones. */
  async run(ports: CanaryTestPorts, hooks: readonly string[]): Promise<CanaryTestResult> {
    const before = new Map(hooks.map((hook) => [hook, ports.canaryCount(hook)]));
    const report = await ports.tryCanary(this.canary);
    if (!report.couldEnter) return { refused: [], through: [], unproven: report.why, entered: false };
    const result: CanaryTestResult = { refused: [], through: [], unproven: null, entered: true };
    const byOthers: string[] = [];
    for (const { hook, err } of report.attempts) {
      const counted = before.get(hook);
      if (counted === undefined) continue;
      if (err !== constants.errno.EPERM) result.through.push(hook);
      else if (ports.canaryCount(hook) > counted) result.refused.push(hook);
      else byOthers.push(hook);
    }
    if (byOthers.length > 0)
      result.unproven =
        `something else refused the canary before ${byOthers.join(", ")} could: another netmon or another firewall ` +
        "on this cgroup or one above it";
    else if (result.refused.length + result.through.length === 0)
      result.unproven = "the canary tested no attached hook";
    return result;
  }
}
