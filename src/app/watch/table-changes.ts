/**
 * Changes of the table in force while a session is watched: of the policy, of the registry's declarations, of the
 * addresses of names. Each ends the connections that it refuses, and is reported.
 *
 * On failure: a change that cannot be made leaves the old table in force. One call at a time: the caller queues them.
 */
import { postureChange } from "../../config/posture.ts";
import { errorMessage } from "../../event/error-message.ts";
import type { PostureChange } from "../../event/event.ts";
import type { Part } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { AppliedChange } from "../../kernel/table/reconciler.ts";
import type { RegistryChange } from "../../registry/registry.ts";
import { reportPolicyChange } from "../recording/posture.ts";
import type { NameLearning } from "./name-learning.ts";
import { connectionEnded } from "./network-events.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { WatchPorts } from "./ports.ts";
import type { SessionAttachment } from "./session-attachment.ts";

type Cause = "config" | "signal" | "addresses";

export const UNPINNED =
  "the links are not pinned (--no-pin): when netmon dies, nothing is refused in this session any more";

export interface TableChangePorts {
  policySource: WatchPorts["policySource"];
  learning: NameLearning;
  emit: SessionSink;
  log: Log;
  part: Part;
  /** Writes the session's record. */
  record(): void;
  /** Runs the canary. */
  prove(): Promise<void>;
}

export class TableChanges {
  readonly #session: SessionAttachment;
  readonly #ports: TableChangePorts;
  #policy: EffectivePolicy;
  /** Number of names of rules and server sets in the record. */
  #recorded = 0;

  /** `policy`: the one with which the session was, or will be, attached. */
  constructor(session: SessionAttachment, policy: EffectivePolicy, ports: TableChangePorts) {
    this.#session = session;
    this.#policy = policy;
    this.#ports = ports;
  }

  /** Policy in force. */
  get policy(): EffectivePolicy {
    return this.#policy;
  }

  /** Throws what the session's `apply` throws; the old policy then stays in force. */
  async apply(policy: EffectivePolicy, cause: Cause): Promise<void> {
    const { learning, policySource, log, part, prove } = this.#ports;
    learning.use(policySource.config, policy);
    const change = await this.#session.apply(policy, this.#policy);
    learning.review(null);
    const posture = postureChange(this.#policy, policy);
    const restricts = policy.mode === "enforce" && this.#policy.mode !== "enforce";
    this.#policy = policy;
    const ended = await this.#endAfter(change);
    this.#record();
    this.#report(change, cause, ended, posture);
    if (!restricts) return;
    if (this.#session.pinDir === null) log.warn(UNPINNED);
    await part.attempt(prove, "tried_again");
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

  /** null: all addresses that names have or had. */
  async followAddresses(addresses: ReadonlySet<string> | null): Promise<void> {
    const { attachment, ruleNames } = this.#session;
    try {
      const change = await attachment.follow(addresses);
      this.#ports.learning.review(addresses);
      const ended = await this.#endAfter(change);
      if (ruleNames.count !== this.#recorded) this.#record();
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

  /** A failure here leaves the change in force. */
  async #endAfter({ stricter }: AppliedChange): Promise<number> {
    let ended = 0;
    const end = async (): Promise<void> => {
      ended = await this.endRefused();
    };
    if (stricter) await this.#ports.part.attempt(end, "kept");
    return ended;
  }

  #record(): void {
    this.#recorded = this.#session.ruleNames.count;
    this.#ports.record();
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

export interface PolicyChange {
  /** Makes the new configuration the session's. Throws if it cannot be used. Returns the rollback. */
  read(): Promise<() => void>;
  /** Updates the proxies and the names to the session's configuration. */
  follow(): Promise<void>;
  /** Updates the kernel to it. */
  apply(): Promise<void>;
  /** Returns the proxies, the names and the kernel to the previous configuration. */
  restore(): Promise<void>;
}

/** Resolves to null if the change is in force; otherwise to what is, for display. */
export async function changePolicy(change: PolicyChange): Promise<string | null> {
  let back: (() => void) | null = null;
  try {
    back = await change.read();
    await change.follow();
    await change.apply();
    return null;
  } catch (error) {
    try {
      if (back !== null) {
        back();
        await change.restore();
      }
    } catch (second) {
      return (
        `the new config was not applied (${errorMessage(error)}), and the old policy could not be restored (${errorMessage(second)}): ` +
        "parts of either may be in force until the next reload"
      );
    }
    return `the new config was not applied, the old policy stays in force: ${errorMessage(error)}`;
  }
}
