/**
 * What a watch holds: the session's cgroup and the kernel programs attached to it, through re-creations of the
 * cgroup and lost links. Counters go on over them.
 *
 * Direction of failure: an attachment that cannot be made leaves the former one, or nothing; adopted pins stay.
 */
import type { Counters, EventSink } from "../../event/event.ts";
import { zeroCounters } from "../../netmon/counters.ts";
import type { LearnedNames } from "../../netmon/dns/learned-names.ts";
import { namedEvent } from "../../netmon/dns/named-event.ts";
import type { HelperCalls } from "../../netmon/helper/calls.ts";
import type { Canary } from "../../netmon/table/compile.ts";
import { Legend } from "../../netmon/table/legend.ts";
import { cgroupIdIfPresent } from "../../netmon/target/cgroup2.ts";
import { removeSessionCgroup } from "../../netmon/target/session-cgroup.ts";
import type { Target, TargetSpec } from "../../netmon/target/target.ts";
import { makePinParent, removePins } from "../state/pins.ts";
import type { SessionRecord } from "../state/record.ts";
import { Attachment, type AttachmentOptions } from "./attachment.ts";
import type { RedirectSource } from "./learned-table.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { Log } from "./ports.ts";
import { addCounters } from "./reporting.ts";
import { cgroupLevel, chooseTarget, reopened } from "./target-choice.ts";

export interface HoldOptions {
  sessionId: string;
  /** null: the session's own cgroup, made if need be. */
  target: TargetSpec | null;
  allowRootCgroup: boolean;
  /** Directory on a bpffs for --pin; null: no pins. */
  pinDir: string | null;
  eventsAll: boolean;
  canary: Canary;
  /** What the session's resolvers told, and where calls are redirected to. */
  learned: LearnedNames;
  redirects: RedirectSource;
  calls: HelperCalls;
  pace: () => number;
  emit: EventSink;
  log: Log;
}

export class Hold {
  readonly legend: Legend;
  readonly pinDir: string | null;
  /** netmon made the cgroup and removes it in the end. */
  readonly createdCgroup: boolean;
  readonly #options: HoldOptions;
  readonly #record: SessionRecord | null;
  #target: Target;
  #attachment: Attachment | null = null;
  #past: Counters = zeroCounters();

  /** Finds or makes the cgroup. Throws TargetError. */
  constructor(options: HoldOptions, record: SessionRecord | null) {
    this.#options = options;
    this.#record = record;
    this.legend = new Legend(record?.legend);
    this.pinDir = record?.pin_dir ?? options.pinDir;
    const chosen = chooseTarget(options.sessionId, options.target, record, options.allowRootCgroup);
    this.#target = chosen.target;
    this.createdCgroup = chosen.created;
  }

  get target(): Target {
    return this.#target;
  }

  /** After attach(). */
  get attachment(): Attachment {
    if (this.#attachment === null) throw new Error("nothing is attached yet");
    return this.#attachment;
  }

  /** Hooks whose link is gone although the cgroup is still the same. */
  get lostHooks(): string[] {
    const { path, id } = this.#target.cgroup;
    const dead = this.attachment.kernel.deadHooks(id);
    return dead.length > 0 && cgroupIdIfPresent(path) === id ? dead : [];
  }

  /** Exact totals since the start, earlier attachments included. */
  counters(): Counters {
    return addCounters(this.#past, this.attachment.kernel.maps.counters());
  }

  /** Takes over the pins of an earlier netmon where there are any, else attaches anew. */
  async attach(policy: EffectivePolicy): Promise<"adopted" | "recreated" | "fresh"> {
    const pinned = this.#record?.pin_dir;
    if (pinned) {
      this.#attachment = await Attachment.adopt(pinned, policy, this.#attachmentOptions());
      if (this.#attachment) return "adopted";
      removePins(pinned);
    }
    this.#attachment = await this.#create(policy);
    return pinned ? "recreated" : "fresh";
  }

  /** The same at the cgroup that is there now. */
  async reattach(policy: EffectivePolicy): Promise<void> {
    const old = this.attachment;
    this.#target = reopened(this.#target);
    if (this.pinDir) removePins(this.pinDir);
    const fresh = await this.#create(policy);
    old.drain();
    this.#past = this.counters();
    this.#attachment = fresh;
    await old.close();
  }

  /** Pinned links stay and go on; a cgroup of netmon's own goes with the last netmon. */
  async release(): Promise<void> {
    await this.#attachment?.close();
    if (this.pinDir === null) this.#removeOwnCgroup();
  }

  /** After a failed start: what was attached goes, pins that were adopted stay. */
  async abandon(): Promise<void> {
    const attachment = this.#attachment;
    await attachment?.close();
    if (attachment && this.pinDir && !attachment.kernel.adopted) removePins(this.pinDir);
    if (!attachment?.kernel.adopted) this.#removeOwnCgroup();
  }

  #create(policy: EffectivePolicy): Promise<Attachment> {
    if (this.pinDir) makePinParent(this.pinDir);
    return Attachment.create(policy, this.#attachmentOptions());
  }

  #attachmentOptions(): AttachmentOptions {
    const { cgroup } = this.#target;
    const { sessionId, allowRootCgroup, canary, eventsAll, learned, redirects, calls, pace, emit, log } =
      this.#options;
    return {
      sessionId,
      cgroup: { path: cgroup.path, id: cgroup.id, display: cgroup.display, level: cgroupLevel(this.#target) },
      allowRootCgroup,
      pinDir: this.pinDir,
      legend: this.legend,
      canary,
      eventsAll,
      learned,
      redirects,
      calls,
      pace,
      helperLog: (line) => log.debug(`netmon-bpf: ${line}`),
      onEvent: (event) => emit(namedEvent(event, learned)),
      onError: (error) =>
        log.error(
          `events can no longer be read, the kernel goes on enforcing: ${error instanceof Error ? error.message : String(error)}`,
        ),
    };
  }

  #removeOwnCgroup(): void {
    if (!this.createdCgroup) return;
    try {
      removeSessionCgroup(this.#target.cgroup.path);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#options.log.warn(`${why}. They run on without netmon`);
    }
  }
}
