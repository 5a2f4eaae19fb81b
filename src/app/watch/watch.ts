/**
 * One watched session, from start to stop: the composition root of the kernel layer.
 *
 * Start order: lock → policy (names resolved) → target → attach or adopt → self-test → ready. Stop order is
 * the reverse. Direction of failure: until it is ready nothing stays attached; while it runs, enforcing
 * modes stay attached whatever else fails, and what is no longer proven is said (events, exit code).
 */
import type { Counters, Mode, NetmonEvent, NetmonStarted } from "../../event/event.ts";
import { zeroCounters } from "../../netmon/counters.ts";
import { HelperClient } from "../../netmon/helper/client.ts";
import { netmonPackage } from "../../netmon/kernel/built-file.ts";
import { requireAddon } from "../../netmon/kernel/installation.ts";
import type { SelfTestResult } from "../../netmon/selftest.ts";
import type { UnixRule } from "../../netmon/table/compile.ts";
import { Legend } from "../../netmon/table/legend.ts";
import { cgroupIdIfPresent } from "../../netmon/target/cgroup2.ts";
import { type CgroupChange, CgroupWatch } from "../../netmon/target/liveness.ts";
import { readStat } from "../../netmon/target/procfs.ts";
import { removeSessionCgroup } from "../../netmon/target/session-cgroup.ts";
import type { Target, TargetSpec } from "../../netmon/target/target.ts";
import type { StateDirs } from "../state/paths.ts";
import { makePinParent } from "../state/pins.ts";
import { RECORD_VERSION, type SessionRecord } from "../state/record.ts";
import { SessionState } from "../state/store.ts";
import { Attachment, type AttachmentOptions } from "./attachment.ts";
import { blindSpots } from "./blind-spots.ts";
import { Lookout } from "./lookout.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { WatchPorts } from "./ports.ts";
import { Proof } from "./proof.ts";
import { addCounters, connectionEnded } from "./reporting.ts";
import { cgroupLevel, chooseTarget, reopened } from "./target-choice.ts";

export interface WatchOptions {
  sessionId: string;
  dirs: StateDirs;
  /** null: the session's own cgroup, made if need be. */
  target: TargetSpec | null;
  allowRootCgroup: boolean;
  /** Directory on a bpffs for --pin; null: no pins. */
  pinDir: string | null;
  eventsAll: boolean;
}

/** What is attached, for the one line that says so. */
export interface Attached extends Omit<NetmonStarted, "type" | "timestamp" | "session_id"> {
  target: string;
}

/** An enforcing watch that could not prove itself at the start: nothing is left attached. */
export class EnforcementError extends Error {
  override readonly name = "EnforcementError";
  readonly code = "through";
}

const COUNTERS_EVERY_TICKS = 5;

export class Watch {
  readonly #options: WatchOptions;
  readonly #ports: WatchPorts;
  readonly #state: SessionState;
  readonly #proof: Proof;
  readonly #legend: Legend;
  readonly #started = new Date();
  #target!: Target;
  #createdCgroup = false;
  #attachment!: Attachment;
  #policy!: EffectivePolicy;
  #pinDir: string | null;
  #warnings: string[] = [];
  #past: Counters = zeroCounters();
  #provingTimer: NodeJS.Timeout | null = null;
  #cgroupWatch: CgroupWatch | null = null;
  #lookout: Lookout | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #stopped = false;
  private constructor(
    options: WatchOptions,
    ports: WatchPorts,
    state: SessionState,
    proof: Proof,
    record: SessionRecord | null,
  ) {
    this.#options = options;
    this.#ports = ports;
    this.#state = state;
    this.#proof = proof;
    this.#pinDir = record?.pin_dir ?? options.pinDir;
    this.#legend = new Legend(record?.legend);
  }

  /** Throws InstallationError, ConfigError, CapacityError, StateError, TargetError, HelperError, KernelError, EnforcementError. */
  static async start(
    options: WatchOptions,
    ports: WatchPorts,
  ): Promise<{ watch: Watch; attached: Attached }> {
    requireAddon();
    const state = SessionState.open(options.dirs, options.sessionId);
    let watch: Watch | null = null;
    let record: SessionRecord | null = null;
    let proof: Proof | null = null;
    try {
      record = state.read();
      proof = await Proof.open((line) => ports.log.debug(`netmon-bpf: ${line}`));
      watch = new Watch(options, ports, state, proof, record);
      return { watch, attached: await watch.#start(record) };
    } catch (error) {
      if (watch) await watch.#abandon();
      proof?.close();
      if (record === null) state.remove();
      else state.close();
      throw error;
    }
  }

  /** Unix time in milliseconds. */
  get startedAt(): number {
    return this.#started.getTime();
  }

  /** The canary got through, or links were lost, while this watch claimed to enforce. */
  get enforcementFailed(): boolean {
    return this.#proof.failedOnce;
  }

  get mode(): Mode {
    return this.#policy.mode;
  }

  /** Exact totals since the start, earlier attachments included. */
  counters(): Counters {
    return addCounters(this.#past, this.#attachment.kernel.maps.counters());
  }

  /** Reads the config again and applies it; on any error the old policy stays in force. */
  reload(cause: "config" | "signal"): Promise<void> {
    return this.#serial(async () => {
      try {
        const undo = await this.#ports.policySource.reload();
        await this.#apply(this.#ports.policySource.policy(), cause).catch((error: unknown) => {
          undo();
          throw error;
        });
      } catch (error) {
        this.#ports.log.error(
          `the new config was not applied, the old policy stays in force: ${text(error)}`,
        );
      }
    });
  }

  /** Lets go in reverse order. Pinned links stay and go on enforcing. */
  async stop(reason: string): Promise<Counters> {
    if (this.#stopped) return this.counters();
    this.#stopped = true;
    this.#stopTimers();
    await this.#work;
    this.#attachment.drain();
    this.#lookout?.reportDropped();
    const counters = this.counters();
    const pinned = this.#pinDir !== null;
    this.#emit({
      type: "netmon_stopped",
      ...this.#common(),
      reason,
      duration_ms: Date.now() - this.#started.getTime(),
      counters,
      pinned,
    });
    this.#degraded(
      this.#state.tryAppendHistory({
        session_id: this.#options.sessionId,
        netmon_version: netmonPackage().version,
        started: this.#started.toISOString(),
        stopped: new Date().toISOString(),
        reason,
        cgroup: this.#target.cgroup.display,
        mode: this.#policy.mode,
        fail_closed: this.#policy.failClosed,
        pinned,
        counters,
      }),
    );
    if (pinned) this.#degraded(this.#state.tryWrite({ ...this.#record(), watcher: null }));
    await this.#attachment.close();
    this.#proof.close();
    if (pinned) this.#state.close();
    else {
      this.#state.remove();
      this.#removeOwnCgroup();
    }
    return counters;
  }

  async #start(record: SessionRecord | null): Promise<Attached> {
    const { sessionId, target, allowRootCgroup } = this.#options;
    const { policySource, log } = this.#ports;
    const chosen = chooseTarget(sessionId, target, record, allowRootCgroup);
    this.#target = chosen.target;
    this.#createdCgroup = chosen.created;
    await policySource.start(this.#target.cgroup.path);
    this.#policy = policySource.policy();
    const adopted = await this.#attach(record);
    this.#warnings = await blindSpots(
      this.#target,
      this.#attachment.kernel,
      await this.#attachment.openSockets(),
    );
    this.#judgeFirstTest(await this.#runCanary());
    await this.#endRefused();
    this.#state.write(this.#record());
    this.#schedule();
    const attached = this.#describe(adopted);
    const { target: _target, ...event } = attached;
    this.#emit({ type: "netmon_started", ...this.#common(), ...event });
    for (const warning of this.#warnings) log.warn(warning);
    return attached;
  }

  /** true: pins of an earlier netmon were taken over. */
  async #attach(record: SessionRecord | null): Promise<boolean> {
    if (record?.pin_dir) {
      const adopted = await Attachment.adopt(record.pin_dir, this.#policy, this.#attachmentOptions());
      if (adopted) {
        this.#attachment = adopted;
        return true;
      }
      await this.#unpin(record.pin_dir);
      this.#gap("cgroup_recreated", new Date(record.verified ?? record.started));
    }
    this.#attachment = await this.#createAttachment();
    return false;
  }

  #createAttachment(): Promise<Attachment> {
    if (this.#pinDir) makePinParent(this.#pinDir);
    return Attachment.create(this.#policy, this.#attachmentOptions());
  }

  #attachmentOptions(): AttachmentOptions {
    const { cgroup } = this.#target;
    return {
      sessionId: this.#options.sessionId,
      cgroup: { path: cgroup.path, id: cgroup.id, display: cgroup.display, level: cgroupLevel(this.#target) },
      allowRootCgroup: this.#options.allowRootCgroup,
      pinDir: this.#pinDir,
      legend: this.#legend,
      canary: this.#proof.canary,
      eventsAll: this.#options.eventsAll,
      helperLog: (line) => this.#ports.log.debug(`netmon-bpf: ${line}`),
      onEvent: this.#ports.emit,
      onError: (error) =>
        this.#ports.log.error(`events can no longer be read, the kernel goes on enforcing: ${text(error)}`),
    };
  }

  #schedule(): void {
    const { policySource, emit, log } = this.#ports;
    const { cgroup } = this.#target;
    policySource.onChange(() => void this.#serial(() => this.#applyAddresses()));
    this.#cgroupWatch = new CgroupWatch(cgroup.path, cgroup.id, {
      onChange: (change) => void this.#serial(() => this.#cgroupChanged(change)),
    });
    this.#cgroupWatch.start();
    this.#lookout = new Lookout(cgroup, {
      emit,
      log,
      common: () => this.#common(),
      counters: () => this.counters(),
      onTick: (ticks) => this.#tick(ticks),
    });
    this.#lookout.start();
    this.#provingTimer = setInterval(
      () => void this.#serial(() => this.#prove()),
      this.#policy.selftestSeconds * 1000,
    );
  }

  #stopTimers(): void {
    if (this.#provingTimer) clearInterval(this.#provingTimer);
    this.#lookout?.stop();
    this.#cgroupWatch?.stop();
    this.#ports.policySource.close();
  }

  #tick(ticks: number): void {
    if (ticks % COUNTERS_EVERY_TICKS === 0) this.#degraded(this.#state.tryWriteCounters(this.counters()));
    this.#ports.policySource.reportNames();
    const dead = this.#attachment.kernel.deadHooks(this.#target.cgroup.id);
    if (dead.length > 0) void this.#serial(() => this.#reattachLost());
  }

  async #applyAddresses(): Promise<void> {
    try {
      await this.#apply(this.#ports.policySource.policy(), "addresses");
    } catch (error) {
      this.#ports.log.error(
        `changed addresses were not applied, the old table stays in force: ${text(error)}`,
      );
    }
  }

  async #apply(policy: EffectivePolicy, cause: "config" | "signal" | "addresses"): Promise<void> {
    const change = await this.#attachment.apply(policy);
    const restricts = policy.mode === "enforce" && this.#policy.mode !== "enforce";
    this.#policy = policy;
    const ended = change.stricter ? await this.#endRefused() : 0;
    this.#degraded(this.#state.tryWrite(this.#record()));
    const { generation, added, changed, removed } = change;
    if (cause !== "addresses" || added + changed + removed > 0) {
      const sizes = { generation, added, changed, removed, ended };
      this.#emit({ type: "netmon_policy_changed", ...this.#common(), cause, ...sizes });
    }
    if (restricts) await this.#prove();
  }

  /** Runs the canary again; the claim to enforce stands or falls with it. */
  async #prove(): Promise<void> {
    try {
      await this.#attachment.refreshLocalAddrs();
    } catch (error) {
      this.#ports.log.warn(`the session's own addresses could not be read again: ${text(error)}`);
    }
    const result = await this.#runCanary();
    this.#degraded(this.#state.tryWrite(this.#record()));
    if (result.unproven !== null) this.#ports.log.warn(`enforcement is not proven: ${result.unproven}`);
    else if (result.through.length > 0) this.#failed(result.through, "the canary was not refused by netmon");
  }

  #runCanary(): Promise<SelfTestResult> {
    return this.#proof.run(this.#attachment, this.#target.cgroup, this.#policy.mode === "enforce");
  }

  #judgeFirstTest(result: SelfTestResult): void {
    if (result.through.length > 0) {
      this.#failed(result.through, "the canary was not refused by netmon");
      throw new EnforcementError(
        `the canary connection from inside ${this.#target.cgroup.display} was not refused at ${result.through.join(", ")}: ` +
          "nothing is enforced here and nothing was left attached. netmon doctor shows what this kernel can do",
      );
    }
    if (result.unproven !== null)
      this.#warnings.push(`attached, but not proven by a canary: ${result.unproven}`);
  }

  #failed(failed: string[], detail: string): void {
    if (this.#policy.mode === "enforce") this.#proof.failedOnce = true;
    this.#emit({ type: "netmon_enforcement_failed", ...this.#common(), failed, detail });
    this.#ports.log.error(`NOT ENFORCING: ${detail} (${failed.join(", ")})`);
  }

  async #cgroupChanged(change: CgroupChange): Promise<void> {
    const { log } = this.#ports;
    if (change.kind === "vanished") {
      this.#proof.withdraw();
      log.warn(
        `the cgroup ${this.#target.cgroup.display} was removed: nothing runs in it; waiting for it to come back`,
      );
      return;
    }
    await this.#reattach("cgroup_recreated", change.lastSeen);
    log.warn(`the cgroup ${this.#target.cgroup.display} was re-created; attached again after a gap`);
  }

  async #reattachLost(): Promise<void> {
    const dead = this.#attachment.kernel.deadHooks(this.#target.cgroup.id);
    if (dead.length === 0 || cgroupIdIfPresent(this.#target.cgroup.path) !== this.#target.cgroup.id) return;
    this.#failed(dead, "links were removed from the kernel");
    await this.#reattach("link_lost", this.#proof.verified ?? this.#started);
    this.#ports.log.warn("links were lost; attached again after a gap");
  }

  async #reattach(cause: "cgroup_recreated" | "link_lost", since: Date): Promise<void> {
    const old = this.#attachment;
    this.#target = reopened(this.#target);
    if (this.#pinDir) await this.#unpin(this.#pinDir);
    const fresh = await this.#createAttachment();
    old.drain();
    this.#past = this.counters();
    this.#attachment = fresh;
    await old.close();
    this.#lookout?.follow(this.#target.cgroup);
    this.#gap(cause, since);
    await this.#prove();
    await this.#endRefused();
  }

  #gap(cause: "cgroup_recreated" | "link_lost", since: Date): void {
    const { display } = this.#target.cgroup;
    this.#emit({ type: "netmon_gap", ...this.#common(), cause, since: since.toISOString(), cgroup: display });
  }

  async #endRefused(): Promise<number> {
    const { sockets, problem } = await this.#attachment.endRefused();
    if (problem) this.#ports.log.warn(problem);
    for (const socket of sockets) {
      this.#emit(
        connectionEnded(socket, {
          common: this.#common(),
          legend: this.#legend,
          rule: this.#attachment.ruleFor(socket),
          generation: this.#attachment.generation,
          cgroup: this.#target.cgroup.display,
        }),
      );
    }
    return sockets.length;
  }

  #describe(adopted: boolean): Attached {
    return {
      target: this.#target.description,
      version: netmonPackage().version,
      mode: this.#policy.mode,
      fail_closed: this.#policy.failClosed,
      cgroup: this.#target.cgroup.display,
      hooks: [...this.#attachment.kernel.hooks],
      servers: this.#policy.servers.size,
      addresses: this.#attachment.addresses,
      generation: this.#attachment.generation,
      pinned: this.#pinDir !== null,
      adopted,
      verified: this.#proof.verified !== null,
      warnings: this.#warnings,
    };
  }

  #record(): SessionRecord {
    const { cgroup, description } = this.#target;
    return {
      record_version: RECORD_VERSION,
      netmon_version: netmonPackage().version,
      session_id: this.#options.sessionId,
      cgroup: {
        path: cgroup.path,
        id: String(cgroup.id),
        display: cgroup.display,
        created_by_netmon: this.#createdCgroup,
      },
      target: description,
      watcher: { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "0" },
      mode: this.#policy.mode,
      fail_closed: this.#policy.failClosed,
      hooks: [...this.#attachment.kernel.hooks],
      generation: this.#attachment.generation,
      pin_dir: this.#pinDir,
      legend: this.#legend.record(),
      denied_unix_paths: wholeFilePaths(this.#policy.unixRules),
      started: this.#started.toISOString(),
      verified: this.#proof.verified?.toISOString() ?? null,
    };
  }

  async #unpin(pinDir: string): Promise<void> {
    const helper = await HelperClient.start({ log: (line) => this.#ports.log.debug(`netmon-bpf: ${line}`) });
    try {
      await helper.request("detach", { pinDir });
    } finally {
      await helper.close();
    }
  }

  /** After a failed start: what was attached goes, pins that were adopted stay. */
  async #abandon(): Promise<void> {
    this.#stopTimers();
    const attachment = this.#attachment as Attachment | undefined;
    await attachment?.close();
    if (attachment && this.#pinDir && !attachment.kernel.adopted) await this.#unpin(this.#pinDir);
    if (!attachment?.kernel.adopted) this.#removeOwnCgroup();
  }

  #removeOwnCgroup(): void {
    if (!this.#createdCgroup) return;
    try {
      removeSessionCgroup(this.#target.cgroup.path);
    } catch (error) {
      this.#ports.log.warn(`${text(error)}. They run on without netmon`);
    }
  }

  #common(): { timestamp: string; session_id: string } {
    return { timestamp: new Date().toISOString(), session_id: this.#options.sessionId };
  }

  #emit(event: NetmonEvent): void {
    this.#ports.emit(event);
  }

  #degraded(problem: string | null): void {
    if (problem) this.#ports.log.warn(problem);
  }

  /** One change at a time, in order; errors are logged and end nothing. */
  #serial(work: () => Promise<unknown>): Promise<void> {
    const run = this.#work.then(async () => {
      if (this.#stopped) return;
      try {
        await work();
      } catch (error) {
        this.#ports.log.error(text(error));
      }
    });
    this.#work = run;
    return run;
  }
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Paths that a mount can cover: no abstract names, no prefixes. */
function wholeFilePaths(rules: readonly UnixRule[]): string[] {
  return rules.filter((rule) => !rule.prefix && rule.path.startsWith("/")).map((rule) => rule.path);
}
