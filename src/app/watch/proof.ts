/**
 * The claim to enforce: stands from the last canary that was refused, falls with the first that is not.
 *
 * Direction of failure: closed. Without a proof nobody may say "enforcing".
 */
import { HelperClient } from "../../netmon/helper/client.ts";
import { SelfTest, type SelfTestResult } from "../../netmon/selftest.ts";
import type { Attachment } from "./attachment.ts";

export class Proof {
  readonly #selftest: SelfTest;
  readonly #helperLog: (line: string) => void;
  #verified: Date | null = null;
  /** The canary got through, or links were lost, while this watch claimed to enforce. */
  failedOnce = false;

  private constructor(selftest: SelfTest, helperLog: (line: string) => void) {
    this.#selftest = selftest;
    this.#helperLog = helperLog;
  }

  static async open(helperLog: (line: string) => void): Promise<Proof> {
    return new Proof(await SelfTest.open(), helperLog);
  }

  get canary(): SelfTest["canary"] {
    return this.#selftest.canary;
  }

  /** When the canary was last refused; null: not proven now. */
  get verified(): Date | null {
    return this.#verified;
  }

  withdraw(): void {
    this.#verified = null;
  }

  /** Runs the canary at every attached hook. */
  async run(
    attachment: Attachment,
    cgroup: { path: string; id: bigint },
    enforcing: boolean,
  ): Promise<SelfTestResult> {
    this.#verified = null;
    const result = await this.#selftest.run(
      {
        canaryCount: (hook) => attachment.canaryCount(hook),
        tryCanary: async ({ addr, addr6, port, egressPort, rawProtocol }) => {
          const helper = await HelperClient.start({ log: this.#helperLog });
          try {
            const request = {
              cgroup: cgroup.path,
              cgroupId: cgroup.id,
              addr: addr.subarray(12),
              addr6,
              port,
              egressPort,
              rawProtocol,
            };
            return (await helper.request("canary", request)).result;
          } finally {
            await helper.close();
          }
        },
      },
      attachment.kernel.hooks,
    );
    if (result.through.length === 0 && result.unproven === null) this.#verified = new Date();
    if (result.through.length > 0 && enforcing) this.failedOnce = true;
    return result;
  }

  close(): void {
    this.#selftest.close();
  }
}
