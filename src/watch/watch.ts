/**
 * One watched session, from start to stop: the composition root of the kernel layer.
 *
 * Start order: lock → policy (names resolved) → target → attach or adopt → self-test → ready. Stop order is the
 * reverse. On failure: until it is ready, nothing stays attached; while it runs, enforcing modes stay attached whatever
 * else fails, and lost enforcement is reported (events, exit code).
 */
import { everyStep } from "../async/every-step.ts";
import { SerialQueue } from "../async/serial-queue.ts";
import type { Counters, DnsCounters, Hole } from "../event/event.ts";
import { type SessionSink, sessionSink } from "../event/session-sink.ts";
import { answers } from "../files/answering.ts";
import { liveAddresses } from "../kernel/live-connections.ts";
import type { Target, TargetSpec } from "../kernel/target/target.ts";
import { addon } from "../native/addon.ts";
import { type Claim, claimOf } from "../state/claim.ts";
import type { StateDirs } from "../state/paths.ts";
import type { SessionRecord } from "../state/record.ts";
import { SessionState } from "../state/store.ts";
import { EnforcementStatus } from "./attachment/enforcement-status.ts";
import { type Pinning, SessionAttachment } from "./attachment/session-attachment.ts";
import { standingWarnings } from "./coverage/coverage-check.ts";
import { SessionCoverage } from "./coverage/session-coverage.ts";
import { NameLearning } from "./names/name-learning.ts";
import { NetworkApprovals } from "./network-approvals.ts";
import { PeriodicTasks } from "./periodic-tasks.ts";
import { changePolicy } from "./policy/policy-change.ts";
import type { WatchPorts } from "./ports.ts";
import type { CanaryAddress } from "./ready/ready-note.ts";
import { SessionChanges, UNPINNED } from "./session-changes.ts";
import {
  type Attached,
  attachedOf,
  claimFacts,
  historyOf,
  Recording,
  type SessionView,
} from "./session-view.ts";
import { type WatchHelper, watchHelper } from "./watch-helper.ts";

export interface WatchOptions {
  sessionId: string;
  dirs: StateDirs;
  /** null: the session's own cgroup, created if necessary. */
  target: TargetSpec | null;
  allowRootCgroup: boolean;
  pinning: Pinning;
  eventsAll: boolean;
}

export class Watch {
  readonly #options: WatchOptions;
  readonly #ports: WatchPorts;
  readonly #state: SessionState;
  readonly #enforcement: EnforcementStatus;
  readonly #helper: WatchHelper;
  readonly #emit: SessionSink;
  readonly #started = new Date();
  readonly #coverage: SessionCoverage;
  readonly #learning: NameLearning;
  readonly #approvals: NetworkApprovals;
  #opened: SessionAttachment | null = null;
  #changes!: SessionChanges;
  #tasks: PeriodicTasks | null = null;
  readonly #work: SerialQueue;
  readonly #recording: Recording;
  #stopped = false;
  /** Totals at the end; null: it has not ended. */
  #final: Counters | null = null;

  private constructor(
    options: WatchOptions,
    ports: WatchPorts,
    state: SessionState,
    enforcement: EnforcementStatus,
    helper: WatchHelper,
  ) {
    this.#helper = helper;
    this.#emit = sessionSink(options.sessionId, ports.emit);
    this.#options = options;
    this.#ports = ports;
    this.#state = state;
    this.#recording = new Recording(state);
    this.#enforcement = enforcement;
    this.#work = new SerialQueue((error) => ports.faults.part("rounds").fault(error, "kept"));
    this.#coverage = new SessionCoverage({
      ...ports,
      dirs: options.dirs,
      emit: this.#emit,
      calls: helper.calls,
      session: () => this.#session,
      changes: () => this.#changes,
      pace: () => this.#pace,
      stopped: () => this.#stopped,
      inTurn: (work) => this.#work.run(work),
      record: () => this.#record(),
    });
    this.#approvals = new NetworkApprovals(options, ports, {
      sockets: async () => (await this.#session.attachment.openSockets()).sockets,
      apply: (names) => this.#learning.allow(names),
    });
    this.#learning = new NameLearning(ports.policySource.config, {
      approvals: this.#approvals,
      emit: this.#emit,
      log: ports.log,
      faults: ports.faults,
      put: (addresses) => this.#session.attachment.putLearned(addresses),
      permitting: () => this.#session.attachment.permitting(),
      live: async () => liveAddresses(await this.#session.attachment.openSockets()),
      cgroup: () => this.#session.target.cgroup.display,
      typeOf: (id) => this.#changes.policy.servers.get(id)?.type ?? "http",
    });
  }

  /** Throws InstallationError, ConfigError, CapacityError, StateError, TargetError, HelperError, KernelError, EnforcementError. */
  static async start(
    options: WatchOptions,
    ports: WatchPorts,
  ): Promise<{ watch: Watch; attached: Attached }> {
    addon(); // fails before anything is created on disk or in the kernel
    const state = SessionState.open(options.dirs, options.sessionId);
    let watch: Watch | null = null;
    let record: SessionRecord | null = null;
    let enforcement: EnforcementStatus | null = null;
    const helper = watchHelper(ports);
    try {
      record = state.read();
      const emit = sessionSink(options.sessionId, ports.emit);
      enforcement = await EnforcementStatus.open({ emit, log: ports.log, calls: helper.calls });
      watch = new Watch(options, ports, state, enforcement, helper);
      return { watch, attached: await watch.#start(record) };
    } catch (error) {
      if (watch) await watch.#abandon();
      enforcement?.close();
      await helper.close();
      const problem = record === null ? state.tryRemove() : null;
      if (record !== null) state.close();
      if (problem) ports.log.warn(problem);
      throw error;
    }
  }

  get target(): Target {
    return this.#session.target;
  }

  get cgroupPath(): string {
    return this.target.cgroup.path;
  }

  /** Canary destination, which is refused to every process of the session and to no other: IPv4 in 127/8, TCP. */
  get canary(): CanaryAddress {
    const { addr, port, egressPort } = this.#enforcement.canary;
    return { address: addr.subarray(12).join("."), port, egress_port: egressPort };
  }

  /** Directory in which the links are pinned; null: not pinned. After the end: where they remain. */
  get pinDir(): string | null {
    return this.#session.pinDir;
  }

  /** Whether the canary got through, links were lost or a hole was open while this watch claimed to enforce. */
  get enforcementFailed(): boolean {
    return this.#enforcement.failedOnce || this.#coverage.uncoveredOnce;
  }

  /** null: attached, and proven if it enforces; otherwise the reason, for display. */
  get problem(): string | null {
    if (this.#stopped) return "it is stopping";
    if (this.#session.lostHooks.length > 0) return "links were lost";
    return this.enforcing ? this.#claim.problem : null;
  }

  /** Whether the claim to enforce stands; null: nothing is enforced. */
  get verified(): boolean | null {
    return this.enforcing ? this.#claim.problem === null : null;
  }

  /** What bypasses every hook, as last looked for. */
  get holes(): readonly Hole[] {
    return this.#coverage.holes;
  }

  /** Whether the policy in force refuses. */
  get enforcing(): boolean {
    return this.#changes.enforcing;
  }

  /** Returns exact totals since the start, including earlier attachments. */
  counters(): Counters {
    return this.#final ?? this.#session.counters();
  }

  /** Returns counters of the resolver proxy; null if no names are learned. */
  dnsCounters(): DnsCounters | null {
    return this.#learning.active ? this.#learning.counters() : null;
  }

  /** Reads the config again and applies it. On failure, restores the old policy, or logs that this failed too. */
  reload(cause: "config" | "signal"): Promise<void> {
    return this.#work.run(async () => {
      const { policySource, log } = this.#ports;
      const inForce = this.#changes.policy;
      const problem = await changePolicy({
        read: () => policySource.reload(),
        follow: async () => {
          await this.#ports.reconfigure?.(policySource.config, cause);
          await policySource.followLearning(this.cgroupPath);
        },
        apply: () => this.#changes.apply(policySource.policy(), cause),
        restore: async () => {
          this.#learning.use(policySource.config, inForce);
          await this.#ports.reconfigure?.(policySource.config, cause);
          // writes nothing if the kernel still has it
          await this.#session.attachment.apply(inForce);
        },
      });
      if (problem !== null) log.error(problem);
    });
  }

  /** Emits the events that the kernel has reported until now, rather than some milliseconds later. */
  readEvents(): void {
    if (!this.#stopped && this.#opened !== null) this.#session.attachment.drain();
  }

  /** Detaches in reverse order. Pinned links stay and continue to enforce. */
  async stop(reason: string): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#tasks?.stop();
    await this.#coverage.stop();
    this.#ports.policySource.close();
    await this.#work.close();
    const session = this.#session;
    session.attachment.drain();
    const counters = this.counters();
    this.#final = counters;
    this.#tasks?.reportDropped(counters);
    const pinned = session.settle();
    this.#emit({
      type: "netmon_stopped",
      reason,
      duration_ms: Date.now() - this.#started.getTime(),
      counters,
      ...(this.#learning.active ? { dns: this.#learning.counters() } : {}),
      pinned,
    });
    this.#degraded(this.#state.tryAppendHistory(historyOf(this.#view(), reason, counters)));
    if (pinned) this.#degraded(this.#recording.end(this.#view()));
    await everyStep([
      () => this.#learning.close(),
      () => this.#approvals.close(),
      () => session.release(),
      () => this.#enforcement.close(),
      () => this.#helper.close(),
      () => (pinned ? this.#state.close() : this.#degraded(this.#state.tryRemove())),
    ]);
  }

  async #start(record: SessionRecord | null): Promise<Attached> {
    const { policySource, emit, log, faults } = this.#ports;
    const { canary } = this.#enforcement;
    const { learned, redirects } = this.#learning;
    const shared = { calls: this.#helper.calls, loader: this.#helper.loader, pace: () => this.#pace };
    const session = new SessionAttachment(
      {
        ...this.#options,
        ...shared,
        canary,
        learned,
        redirects,
        emit,
        log,
        faults,
        seen: (event) => this.#approvals.refusedAt(event),
        calledHere: (event) => this.#coverage.called(event),
      },
      record,
    );
    this.#opened = session;
    await policySource.startLearning(this.#learning, session.target.cgroup.path);
    await policySource.start(session.target.cgroup.path);
    policySource.followPages(this.#options.dirs);
    const policy = policySource.policy();
    this.#changes = new SessionChanges(session, policy, {
      ...this.#ports,
      enforcement: this.#enforcement,
      coverage: this.#coverage,
      learning: this.#learning,
      emit: this.#emit,
      part: faults.part("rounds"),
      started: this.#started,
      record: () => this.#ports.faults.part("rounds").attempt(() => this.#writeRecord(), "tried_again"),
      follow: (cgroup) => this.#tasks?.follow(cgroup),
    });
    this.#learning.use(policySource.config, policy);
    const attaching = await session.attach(policy);
    await this.#helper.loader.drop();
    // before it is proven, so that the next netmon finds what this one leaves behind if it is killed now
    this.#recording.begin(this.#view());
    const { attachment, target } = session;
    if (record) this.#changes.reportTakeover(record, attaching);
    const possible = await this.#coverage.first();
    const warnings = [...standingWarnings(target, session.pinDir, attachment.kernel, log), ...possible];
    const unproven = await this.#enforcement.proveFirst(attachment, target.cgroup, this.enforcing);
    if (unproven !== null) warnings.push(unproven);
    if (this.enforcing && session.pinDir === null) warnings.push(UNPINNED);
    await this.#changes.endRefused();
    this.#recording.begin(this.#view());
    this.#schedule();
    const attached = attachedOf(this.#view(), attaching === "adopted", warnings);
    const { target: _target, ...event } = attached;
    this.#emit({ type: "netmon_started", ...event });
    for (const warning of warnings) log.warn(warning);
    this.#coverage.start();
    if (record) this.#changes.reportDifference(record);
    return attached;
  }

  #schedule(): void {
    const { policySource, log } = this.#ports;
    const part = this.#ports.faults.part("rounds");
    // changes that happened while attaching
    part.background(() => this.#work.run(() => this.#changes.followAddresses(null)), "tried_again");
    policySource.onChange(
      part.callback((change) => this.#work.run(() => this.#changes.followRegistry(change)), "kept"),
    );
    this.#tasks = new PeriodicTasks(this.#session.target.cgroup, {
      emit: this.#emit,
      log,
      part,
      counters: () => this.counters(),
      pace: () => this.#pace,
      processes: this.#ports.shared?.processes,
      selftestSeconds: () => this.#changes.policy.network.selftest_seconds,
      dnsCounters: () => this.dnsCounters(),
      writeCounters: async (...all) => {
        await answers(this.#options.dirs.run);
        return this.#stopped ? null : this.#state.tryWriteCounters(...all);
      },
      notSeen: () => this.#ports.notSeen(),
      faultCounts: () => this.#ports.faultCounts(),
      onCgroupChange: part.callback(
        (change) => this.#work.run(() => this.#changes.cgroupChanged(change)),
        "tried_again",
      ),
      cgroupMadeAgain: () => this.#session.cgroupMadeAgain(),
      onSelfTestDue: () => this.#work.run(() => this.#changes.prove()),
      onTick: () => this.#tick(),
    });
  }

  get #pace(): number {
    return this.#ports.shared?.pace() ?? 1;
  }

  #tick(): void {
    this.#ports.policySource.lookups.report();
    const { faults } = this.#ports;
    faults.part("names").background(() => this.#learning.tick(this.cgroupPath), "tried_again");
    if (this.#enforcement.provenInside(this.#session.attachment)) {
      this.#ports.log.info("verified: a process in the session was refused the canary at each hook");
      this.#record();
      this.#ports.onProvenInside?.();
    }
    faults.part("rounds").background(() => this.#followPages(), "tried_again");
    if (this.#session.lostHooks.length > 0)
      faults.part("rounds").background(() => this.#work.run(() => this.#changes.linksLost()), "tried_again");
  }

  /** Closes the ports of pages that have appeared, and opens those of pages that have ended. */
  async #followPages(): Promise<void> {
    if (this.#ports.policySource.followPages(this.#options.dirs))
      await this.#work.run(() => this.#changes.followPages());
  }

  /** Once the file system answers; until then, the record's proof grows old, and its readers say so. */
  #record(): void {
    this.#ports.faults.part("rounds").background(() => this.#writeRecord(), "tried_again");
  }

  async #writeRecord(): Promise<void> {
    await answers(this.#options.dirs.run);
    if (!this.#stopped) this.#degraded(this.#recording.update(this.#view()));
  }

  get #session(): SessionAttachment {
    if (this.#opened === null) throw new Error("the watch has not been started");
    return this.#opened;
  }

  #view(): SessionView {
    return {
      sessionId: this.#options.sessionId,
      started: this.#started,
      session: this.#session,
      policy: this.#changes.policy,
      webhooks: this.#ports.policySource.config.approvals.webhooks,
      policyFiles: this.#ports.policySource.files,
      verified: this.#enforcement.verified,
      proofSeconds: this.#changes.policy.network.selftest_seconds * this.#pace,
      coverage: this.#coverage.coverage,
    };
  }

  get #claim(): Claim {
    return claimOf(claimFacts(this.#view()));
  }

  async #abandon(): Promise<void> {
    this.#tasks?.stop();
    await this.#coverage.stop();
    this.#ports.policySource.close();
    this.#learning.close();
    await this.#approvals.close();
    await this.#opened?.abandon();
  }

  #degraded(problem: string | null): void {
    if (problem) this.#ports.log.warn(problem);
  }
}
