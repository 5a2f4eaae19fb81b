/**
 * One watched session, from start to stop: the composition root of the kernel layer.
 *
 * Start order: lock → policy (names resolved) → target → attach or adopt → self-test → ready. Stop order is the
 * reverse. On failure: until it is ready, nothing stays attached; while it runs, enforcing modes stay attached whatever
 * else fails, and lost enforcement is reported (events, exit code).
 */
import { everyStep } from "../async/every-step.ts";
import { SerialQueue } from "../async/serial-queue.ts";
import { secretFiles } from "../config/secret-files.ts";
import type { Counters, DnsCounters, Hole } from "../event/event.ts";
import type { Part } from "../event/faults.ts";
import { type SessionSink, sessionSink } from "../event/session-sink.ts";
import { liveAddresses } from "../kernel/live-connections.ts";
import type { Target } from "../kernel/target/target.ts";
import { addon } from "../native/addon.ts";
import { type Claim, claimOf } from "../state/claim.ts";
import type { SessionRecord } from "../state/record.ts";
import { SessionState } from "../state/store.ts";
import { EnforcementStatus } from "./attachment/enforcement-status.ts";
import { SessionAttachment } from "./attachment/session-attachment.ts";
import { standingWarnings } from "./coverage/coverage-check.ts";
import { SessionCoverage } from "./coverage/session-coverage.ts";
import { NameLearning } from "./names/name-learning.ts";
import { NetworkApprovals } from "./network-approvals.ts";
import { PeriodicTasks } from "./periodic-tasks.ts";
import { changePolicy } from "./policy/policy-change.ts";
import type { WatchOptions, WatchPorts } from "./ports.ts";
import type { CanaryAddress } from "./ready/ready-note.ts";
import { SessionChanges, UNPINNED } from "./session-changes.ts";
import { SessionFiles } from "./session-files.ts";
import { type Attached, attachedOf, claimFacts, type SessionView } from "./session-view.ts";
import { type WatchHelper, watchHelper } from "./watch-helper.ts";

export class Watch {
  readonly #options: WatchOptions;
  readonly #ports: WatchPorts;
  readonly #enforcement: EnforcementStatus;
  readonly #helper: WatchHelper;
  readonly #emit: SessionSink;
  readonly #started = new Date();
  readonly #coverage: SessionCoverage;
  readonly #learning: NameLearning;
  readonly approvals: NetworkApprovals;
  #opened: SessionAttachment | null = null;
  #changes!: SessionChanges;
  #tasks: PeriodicTasks | null = null;
  readonly #work: SerialQueue;
  readonly #rounds: Part;
  readonly #files: SessionFiles;
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
    this.#enforcement = enforcement;
    const part = ports.faults.part("rounds");
    this.#rounds = part;
    this.#files = new SessionFiles(state, {
      view: () => this.#view(),
      run: options.dirs.run,
      log: ports.log,
      part,
    });
    this.#work = new SerialQueue((error) => part.fault(error, "kept"));
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
      record: () => this.#files.updateSoon(),
    });
    this.approvals = new NetworkApprovals(options, ports, {
      sockets: async () => (await this.#session.attachment.openSockets()).sockets,
      apply: (names) => this.#learning.allow(names),
    });
    this.#learning = new NameLearning(ports.policySource.config, {
      approvals: this.approvals,
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
  get linkDir(): string | null {
    return this.#session.linkDir;
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

  /** Whether what its mode says is proven now, and nothing bypasses every hook. */
  get proven(): boolean {
    return this.#claim.problem === null;
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
    this.#files.end(reason, counters);
    await everyStep([
      () => this.#learning.close(),
      () => this.approvals.close(),
      () => session.release(),
      () => this.#enforcement.close(),
      () => this.#helper.close(),
      () => this.#files.close(pinned),
    ]);
  }

  async #start(record: SessionRecord | null): Promise<Attached> {
    const { policySource, emit, log, faults } = this.#ports;
    const { canary } = this.#enforcement;
    const { learned, redirects } = this.#learning;
    const { calls, loader } = this.#helper;
    const session = new SessionAttachment(
      {
        ...this.#options,
        calls,
        loader,
        canary,
        learned,
        redirects,
        emit,
        log,
        faults,
        seen: (event) => this.approvals.refusedAt(event),
        calledHere: (event) => this.#coverage.called(event),
        reached: (event) => this.#coverage.reached(event),
      },
      record,
    );
    this.#opened = session;
    const isSame = record?.cgroup.id === String(session.target.cgroup.id);
    if (isSame && record?.name_servers) policySource.useNameServers(record.name_servers);
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
      part: this.#rounds,
      started: this.#started,
      record: () => this.#rounds.attempt(() => this.#files.update(), "tried_again"),
      follow: (cgroup) => this.#tasks?.follow(cgroup),
    });
    this.#learning.use(policySource.config, policy);
    const attaching = await session.attach(policy);
    await loader.drop();
    // before it is proven, so that the next netmon finds what this one leaves behind if it is killed now
    this.#files.begin();
    const { attachment, target } = session;
    if (record) this.#changes.reportTakeover(record, attaching);
    const warnings = [
      ...(await standingWarnings(target, session.linkDir, attachment.kernel, log)),
      ...(await this.#coverage.first()),
    ];
    const unproven = await this.#enforcement.proveFirst(attachment, target.cgroup, this.enforcing);
    if (unproven !== null) warnings.push(unproven);
    if (this.enforcing && session.linkDir === null) warnings.push(UNPINNED);
    await this.#changes.endRefused();
    this.#files.begin();
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
    const part = this.#rounds;
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
      canarySeconds: () => this.#changes.policy.network.selftest_seconds,
      dnsCounters: () => this.dnsCounters(),
      writeCounters: (...all) => this.#files.writeCounters(...all),
      notSeen: () => this.#ports.notSeen(),
      faultCounts: () => this.#ports.faultCounts(),
      onCgroupChange: part.callback(
        (change) => this.#work.run(() => this.#changes.cgroupChanged(change)),
        "tried_again",
      ),
      cgroupMadeAgain: () => this.#session.cgroupMadeAgain(),
      onCanaryDue: () => this.#work.run(() => this.#changes.prove()),
      onTick: () => this.#tick(),
    });
  }

  get #pace(): number {
    return this.#ports.shared?.pace() ?? 1;
  }

  #tick(): void {
    this.#ports.policySource.lookups.report();
    const names = this.#ports.faults.part("names");
    names.background(() => this.#learning.tick(this.cgroupPath), "tried_again");
    if (this.#enforcement.provenInside(this.#session.attachment)) {
      this.#ports.log.info("verified: a process in the session was refused the canary at each hook");
      this.#files.updateSoon();
      this.#ports.onChanged?.();
    }
    this.#rounds.background(() => this.#followPages(), "tried_again");
    if (this.#session.lostHooks.length > 0)
      this.#rounds.background(() => this.#work.run(() => this.#changes.linksLost()), "tried_again");
  }

  /** Closes the ports of pages that have appeared, and opens those of pages that have ended. */
  async #followPages(): Promise<void> {
    if (this.#ports.policySource.followPages(this.#options.dirs))
      await this.#work.run(() => this.#changes.followPages());
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
      secretFiles: secretFiles(this.#ports.policySource.config),
      policyFiles: this.#ports.policySource.files,
      nameServers: this.#ports.policySource.nameServers,
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
    await this.approvals.close();
    await this.#opened?.abandon();
  }
}
