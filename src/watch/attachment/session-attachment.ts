/**
 * Attachment of a watch: the session's cgroup and the kernel programs attached to it, across re-creations of the cgroup
 * and lost links. Counters continue across them.
 *
 * Links are pinned while they enforce, and last as long as the session's cgroup: however netmon ends, nothing opens. On
 * failure: a failed attachment leaves the old one, or nothing; adopted pins stay.
 */
import { namedEvent } from "../../dns/proxy/named-event.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { Counters, EventSink, McpNetworkConnection, Mode } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { addCounters, zeroCounters } from "../../kernel/counters.ts";
import { EventFlag } from "../../kernel/layout.ts";
import type { AppliedChange } from "../../kernel/table/reconciler.ts";
import { RuleNames } from "../../kernel/table/rule-names.ts";
import { cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import { lineOfCgroup } from "../../kernel/target/pid.ts";
import { removeSessionCgroup } from "../../kernel/target/session-cgroup.ts";
import type { Target, TargetSpec } from "../../kernel/target/target.ts";
import { bpffsForLinks, linkDirOn, makeLinkParent } from "../../state/bpffs-directory.ts";
import { linksAreComplete, removeLinks, replaceLinks } from "../../state/bpffs-links.ts";
import type { SessionLock } from "../../state/lock.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { SessionRecord } from "../../state/record.ts";
import type { EffectivePolicy } from "../policy/policy.ts";
import { lockCgroup } from "./cgroup-lock.ts";
import { KernelAttachment, type KernelAttachmentOptions } from "./kernel-attachment.ts";
import { cgroupLevel, cgroupMadeAgain, chooseTarget, reopened } from "./target-choice.ts";

/**
 * When links outlive netmon. `enforcing`: while the policy in force refuses, and after netmon's end for as long as the
 * session's cgroup exists. `always`: in observe mode too, until they are detached. `never`: they end with netmon.
 */
export type Pinning = "enforcing" | "always" | "never";

export interface SessionAttachmentOptions
  extends Omit<KernelAttachmentOptions, "cgroup" | "linkDir" | "ruleNames" | "helperLog" | "onEvent"> {
  dirs: StateDirs;
  /** null: the session's own cgroup, created if necessary. */
  target: TargetSpec | null;
  pinning: Pinning;
  emit: EventSink;
  /** Called for each connection that the kernel reports. */
  seen(event: McpNetworkConnection): void;
  /** Called for each call to an address of this host. */
  calledHere(event: McpNetworkConnection): void;
  /** A connection as it is told, with the name that it was made by. */
  reached(event: McpNetworkConnection): void;
  log: Log;
}

export class SessionAttachment {
  readonly ruleNames: RuleNames;
  /** Whether netmon created the cgroup; if so, it removes it at the end. */
  readonly createdCgroup: boolean;
  readonly #options: SessionAttachmentOptions;
  #target: Target;
  #attachment: KernelAttachment | null = null;
  #linkDir: string | null;
  #past: Counters = zeroCounters();
  #lock: SessionLock;

  /** Finds or creates the cgroup. Throws TargetError, StateError. */
  constructor(options: SessionAttachmentOptions, record: SessionRecord | null) {
    this.#options = options;
    this.ruleNames = new RuleNames(record?.legend);
    this.#linkDir = record?.pin_dir ?? null;
    const chosen = chooseTarget(options.sessionId, options.target, record, options.allowRootCgroup);
    this.#target = chosen.target;
    this.#lock = chosen.lock;
    this.createdCgroup = chosen.made;
  }

  get target(): Target {
    return this.#target;
  }

  get linkDir(): string | null {
    return this.#linkDir;
  }

  /** Valid after attach(). */
  get attachment(): KernelAttachment {
    if (this.#attachment === null) throw new Error("nothing is attached yet");
    return this.#attachment;
  }

  /** Whether the attached cgroup still exists. */
  get present(): boolean {
    const { path, id } = this.#target.cgroup;
    return cgroupIdIfPresent(path) === id;
  }

  /** Hooks whose link is gone although the cgroup is unchanged. */
  get lostHooks(): string[] {
    const dead = this.attachment.kernel.deadHooks(this.#target.cgroup.id);
    return dead.length > 0 && this.present ? dead : [];
  }

  /** Returns the id of the cgroup of the target's next container; null: none. */
  cgroupMadeAgain(): bigint | null {
    return cgroupMadeAgain(this.#options.target, this.#options.allowRootCgroup);
  }

  /** Returns exact totals since the start, including earlier attachments. */
  counters(): Counters {
    return addCounters(this.#past, this.attachment.kernel.maps.counters());
  }

  /** Takes over the pins of an earlier netmon if there are any, otherwise attaches afresh. */
  async attach(policy: EffectivePolicy): Promise<"adopted" | "recreated" | "fresh"> {
    if (this.#linkDir !== null && !linksAreComplete(this.#linkDir)) this.#linkDir = null;
    const pinned = this.#linkDir;
    if (pinned !== null) {
      this.#attachment = await KernelAttachment.adopt(pinned, policy, this.#attachmentOptions(pinned));
      if (this.#attachment) {
        if (!this.#pins(policy.mode)) this.#unpin();
        return "adopted";
      }
      this.#unpin(); // their cgroup is gone
    }
    this.#attachment = await this.#create(policy, this.#pins(policy.mode));
    return pinned !== null ? "recreated" : "fresh";
  }

  /** Attaches again at the cgroup that exists now. */
  reattach(policy: EffectivePolicy): Promise<void> {
    return this.#reattach(policy, this.#pins(policy.mode));
  }

  /**
   * Brings the kernel from the policy in force to another. Links are pinned before it enforces, and unpinned once it no
   * longer does. On error, the old policy stays in force. Throws BpffsError.
   */
  async apply(policy: EffectivePolicy, inForce: EffectivePolicy): Promise<AppliedChange> {
    if (this.#pins(policy.mode) && this.#linkDir === null) await this.#reattach(inForce, true);
    let now = inForce;
    try {
      const change = await this.attachment.apply(policy);
      now = policy;
      return change;
    } finally {
      if (!this.#pins(now.mode)) this.#unpin();
    }
  }

  /**
   * Removes what has nothing left to guard: netmon's own cgroup once it is empty, and the pins of a removed cgroup.
   * Returns true if links stay pinned and in force.
   */
  settle(): boolean {
    if (this.#linkDir !== null && this.#options.pinning !== "always") {
      if (this.createdCgroup) this.#removeCgroup(() => {});
      if (!this.present) this.#unpin();
    }
    return this.#linkDir !== null;
  }

  /** Detaches. Pinned links stay in force; a cgroup of netmon's own is removed with the last netmon. */
  async release(): Promise<void> {
    await this.#attachment?.close();
    if (this.#linkDir === null) this.#removeOwnCgroup();
    this.#lock.release();
  }

  /** Cleans up after a failed start: removes what was attached; adopted pins stay. */
  async abandon(): Promise<void> {
    const attachment = this.#attachment;
    await attachment?.close();
    if (!attachment?.kernel.adopted) {
      if (attachment) this.#unpin();
      this.#removeOwnCgroup();
    }
    this.#lock.release();
  }

  #pins(mode: Mode): boolean {
    const { pinning } = this.#options;
    return pinning === "always" || (pinning === "enforcing" && mode === "enforce");
  }

  #unpin(): void {
    if (this.#linkDir !== null) removeLinks(this.#linkDir);
    this.#linkDir = null;
  }

  async #reattach(policy: EffectivePolicy, pinned: boolean): Promise<void> {
    const old = this.attachment;
    this.#target = reopened(this.#target, this.#options.target, this.#options.allowRootCgroup);
    this.#lock.release();
    this.#lock = lockCgroup(this.#target.cgroup.path, this.#options.sessionId, this.createdCgroup);
    const fresh = await this.#create(policy, pinned);
    old.drain();
    this.#past = this.counters();
    this.#attachment = fresh;
    await old.close();
  }

  async #create(policy: EffectivePolicy, pinned: boolean): Promise<KernelAttachment> {
    if (!pinned) return KernelAttachment.create(policy, this.#attachmentOptions(null));
    const { dirs, sessionId } = this.#options;
    const linkDir = this.#linkDir ?? linkDirOn(bpffsForLinks(), dirs, sessionId);
    makeLinkParent(linkDir);
    const options = this.#attachmentOptions(linkDir);
    const made = await replaceLinks(linkDir, () => KernelAttachment.create(policy, options));
    this.#linkDir = linkDir;
    return made;
  }

  #attachmentOptions(linkDir: string | null): KernelAttachmentOptions {
    const { path, id, display } = this.#target.cgroup;
    const { learned, redirects, emit, seen, calledHere, reached } = this.#options;
    return {
      ...this.#options,
      cgroup: {
        ...{ path, id, display, line: lineOfCgroup(this.#target.cgroup) },
        ...{ level: cgroupLevel(this.#target), made: this.createdCgroup },
      },
      linkDir,
      ruleNames: this.ruleNames,
      onEvent: (event, flags) => {
        if (flags & EventFlag.local) calledHere(event);
        if (flags & EventFlag.quiet) return;
        redirects.direct?.(event);
        const named = namedEvent(event, learned);
        emit(named);
        seen(event);
        reached(named);
      },
    };
  }

  #removeOwnCgroup(): void {
    if (this.createdCgroup)
      this.#removeCgroup((why) => this.#options.log.warn(`${why}. They keep running, unguarded`));
  }

  #removeCgroup(inUse: (why: string) => void): void {
    try {
      removeSessionCgroup(this.#target.cgroup);
    } catch (error) {
      inUse(errorMessage(error));
    }
  }
}
