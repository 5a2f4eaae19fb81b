/**
 * A session for the tests of redirects: loaded, filled and attached without a watch, so that only the kernel programs
 * are between the agent and the target. Enforces and fails closed; the target, the decoys and the port that the
 * redirects go to are allowed.
 */
import { statSync } from "node:fs";
import { HelperClient } from "../../src/kernel/helper/client.ts";
import { encodeRule, encodeRuleKey, KernelMode, RuleAction, SettingFlag } from "../../src/kernel/layout.ts";
import { Redirects } from "../../src/kernel/redirects.ts";
import { KernelSession } from "../../src/kernel/session.ts";
import { LOCAL_CLASS } from "../../src/kernel/table/address.ts";
import { addressBytesOf } from "../../src/registry/address.ts";
import { DECOY, TARGET, type Topology } from "./topology.ts";

export const TCP = 6;
export const UDP = 17;
const PROTOCOLS = [TCP, UDP];

export class RedirectSession {
  readonly kernel: KernelSession;
  readonly redirects: Redirects;
  #generation = 0;

  private constructor(kernel: KernelSession) {
    this.kernel = kernel;
    this.redirects = new Redirects(kernel.maps);
  }

  static async start(topology: Topology, mode: keyof typeof KernelMode): Promise<RedirectSession> {
    const kernel = await KernelSession.load(
      { client: await HelperClient.start(), shared: false },
      {
        maxRules: 1024,
        maxRanges: 64,
        maxServers: 16,
        ringBytes: 1 << 20,
      },
    );
    const session = new RedirectSession(kernel);
    try {
      for (const { v4, v6, port } of [TARGET, DECOY]) {
        await session.allow(v4, port);
        await session.allow(v6, port);
      }
      await session.allow(TARGET.link, TARGET.port);
      session.enforce(mode);
      await kernel.attach({
        path: topology.session,
        id: statSync(topology.session, { bigint: true }).ino,
        linkDir: null,
        allowRootCgroup: false,
      });
      return session;
    } catch (error) {
      await kernel.close();
      throw error;
    }
  }

  enforce(mode: keyof typeof KernelMode): void {
    this.kernel.maps.writeSettings({
      generation: ++this.#generation,
      mode: KernelMode[mode],
      rangeClasses: 0,
      socketClasses: 0,
      canaryProtocol: 0,
      flags: SettingFlag.failClosed,
      denyErrno: 0,
      cgroupLevel: 0,
      foldNs: 0n,
      cgroupId: 0n,
    });
  }

  /** Any form of a loopback address is the local class. */
  async allow(host: string, port: number): Promise<void> {
    const addr = host === "localhost" ? LOCAL_CLASS : addressBytesOf(host);
    const keys = Buffer.concat(PROTOCOLS.map((protocol) => encodeRuleKey(addr, port, protocol)));
    const rule = encodeRule({ rule: 1, server: 0, action: RuleAction.allow, flags: 0 });
    await this.kernel.maps.update("rules", keys, Buffer.concat(PROTOCOLS.map(() => rule)));
  }

  close(): Promise<void> {
    return this.kernel.close();
  }
}

/** Both protocols from one address to another. */
export const redirected = (
  from: readonly [string, number],
  to: readonly [string, number],
  required = true,
): Parameters<Redirects["set"]>[0] =>
  PROTOCOLS.map((protocol) => ({
    from: { addr: addressBytesOf(from[0]), port: from[1], protocol },
    to: { addr: addressBytesOf(to[0]), port: to[1] },
    required,
  }));
