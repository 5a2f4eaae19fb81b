/**
 * One watched session, from start to stop: the composition root of the kernel layer.
 *
 * Start order: lock → policy (names resolved) → target → attach or adopt → self-test → ready. Stop order is
 * the reverse. Direction of failure: until it is ready nothing stays attached; while it runs, enforcing
 * modes stay attached whatever else fails, and what is no longer proven is said (events, exit code).
 */
import type { Counters, DnsCounters, Mode, NetmonEvent } from "../../event/event.ts";
import { type HelperCalls, helperForEach } from "../../netmon/helper/calls.ts";
import { requireAddon } from "../../netmon/kernel/installation.ts";
import type { TargetSpec } from "../../netmon/target/target.ts";
import type { CanaryAddress } from "../ready/inside.ts";
import type { StateDirs } from "../state/paths.ts";
import type { SessionRecord } from "../state/record.ts";
import { SessionState } from "../state/store.ts";
import { blindSpots } from "./blind-spots.ts";
import { Hold } from "./hold.ts";
import { followLearning, startLearning } from "./learning-start.ts";
import { liveAddresses } from "./live-addresses.ts";
import { NameLearning } from "./name-learning.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { WatchPorts } from "./ports.ts";
import { Proof } from "./proof.ts";
import { Recovery } from "./recovery.ts";
import { connectionEnded } from "./reporting.ts";
import { Rounds } from "./rounds.ts";
import { SerialWork } from "./serial-work.ts";
import { type Attached, attachedOf, historyOf, recordOf, type SessionView } from "./session-view.ts";

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

export class Watch {
  readonly #options: WatchOptions;
  readonly #ports: WatchPorts;
  readonly #state: SessionState;
  readonly #proof: Proof;
  readonly #calls: HelperCalls;
  readonly #started = new Date();
  readonly #learning: NameLearning;
  #hold: Hold | null = null;
  #recovery!: Recovery;
  #policy!: EffectivePolicy;
  #warnings: string[] = [];
  #rounds: Rounds | null = null;
  readonly #work: SerialWork;
  #stopped = false;

  private constructor(
    options: WatchOptions,
    ports: WatchPorts,
    state: SessionState,
    proof: Proof,
    calls: HelperCalls,
  ) {
    this.#calls = calls;
    this.#options = options;
    this.#ports = ports;
    this.#state = state;
    this.#proof = proof;
    this.#work = new SerialWork((problem) => ports.log.error(problem));
    this.#learning = new NameLearning(ports.policySource.config, {
      emit: ports.emit,
      log: ports.log,
      common: () => this.#common(),
      put: (addresses) => this.#held.attachment.putLearned(addresses),
      permits: (address, port) => this.#held.attachment.permits(address, port),
      live: async () => liveAddresses(await this.#held.attachment.openSockets()),
      cgroup: () => this.#held.target.cgroup.display,
      typeOf: (id) => this.#policy.servers.get(id)?.type ?? "http",
    });
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
    const calls = ports.shared?.helper ?? helperForEach((line) => ports.log.debug(`netmon-bpf: ${line}`));
    try {
      record = state.read();
      proof = await Proof.open({
        emit: ports.emit,
        log: ports.log,
        common: () => ({ timestamp: new Date().toISOString(), session_id: options.sessionId }),
        calls,
      });
      watch = new Watch(options, ports, state, proof, calls);
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

  /** Directory of the session's cgroup. */
  get cgroupPath(): string {
    return this.#held.target.cgroup.path;
  }

  /** What is refused to every process of the session and to no other: IPv4 in 127/8, TCP. */
  get canary(): CanaryAddress {
    const { addr, port } = this.#proof.canary;
    return { address: addr.subarray(12).join("."), port };
  }

  /** The canary got through, or links were lost, while this watch claimed to enforce. */
  get enforcementFailed(): boolean {
    return this.#proof.failedOnce;
  }

  /** null: attached, and proven where it enforces; else why not, for a person. */
  get problem(): string | null {
    if (this.#stopped) return "it is being stopped";
    if (this.#held.lostHooks.length > 0) return "links were lost";
    return this.enforcing && this.#proof.lacking ? "enforcement is not proven" : null;
  }

  /** Whether enforcement stands proven; null: nothing is enforced. */
  get verified(): boolean | null {
    return this.enforcing ? !this.#proof.lacking : null;
  }

  /** The policy in force refuses. */
  get enforcing(): boolean {
    return this.#policy.mode === "enforce";
  }

  /** Of the policy in force now. */
  get mode(): Mode {
    return this.#policy.mode;
  }

  /** Exact totals since the start, earlier attachments included. */
  counters(): Counters {
    return this.#held.counters();
  }

  /** Of the resolver proxy; null where no names are learned. */
  dnsCounters(): DnsCounters | null {
    return this.#learning.active ? this.#learning.counters() : null;
  }

  /** Reads the config again and applies it; on any error the old policy stays in force. */
  reload(cause: "config" | "signal"): Promise<void> {
    return this.#work.do(async () => {
      try {
        const { policySource, reconfigure } = this.#ports;
        const undo = await policySource.reload();
        try {
          await reconfigure?.(policySource.config);
          await followLearning(this.#learning, policySource, this.cgroupPath);
          await this.#apply(policySource.policy(), cause);
        } catch (error) {
          undo();
          this.#learning.use(policySource.config, policySource.policy().nameRules);
          await reconfigure?.(policySource.config);
          throw error;
        }
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
    this.#endRounds();
    await this.#work.end();
    const hold = this.#held;
    hold.attachment.drain();
    this.#rounds?.reportDropped();
    const counters = this.counters();
    const pinned = hold.pinDir !== null;
    this.#emit({
      type: "netmon_stopped",
      ...this.#common(),
      reason,
      duration_ms: Date.now() - this.#started.getTime(),
      counters,
      ...(this.#learning.active ? { dns: this.#learning.counters() } : {}),
      pinned,
    });
    this.#degraded(this.#state.tryAppendHistory(historyOf(this.#view(), reason, counters)));
    if (pinned) this.#degraded(this.#state.tryWrite({ ...recordOf(this.#view()), watcher: null }));
    this.#learning.close();
    await hold.release();
    this.#proof.close();
    if (pinned) this.#state.close();
    else this.#state.remove();
    return counters;
  }

  async #start(record: SessionRecord | null): Promise<Attached> {
    const { policySource, emit, log } = this.#ports;
    const { canary } = this.#proof;
    const { learned, redirects } = this.#learning;
    const shared = { calls: this.#calls, pace: () => this.#pace };
    const hold = new Hold({ ...this.#options, ...shared, canary, learned, redirects, emit, log }, record);
    this.#hold = hold;
    this.#recovery = this.#recoveryOf(hold);
    await startLearning(this.#learning, policySource, hold.target.cgroup.path, log);
    await policySource.start(hold.target.cgroup.path);
    this.#policy = policySource.policy();
    this.#learning.use(policySource.config, this.#policy.nameRules);
    const attaching = await hold.attach(this.#policy);
    if (attaching === "recreated" && record)
      this.#recovery.gap("cgroup_recreated", new Date(record.verified ?? record.started));
    const { attachment, target } = hold;
    this.#warnings = await blindSpots(target, attachment.kernel, await attachment.openSockets());
    const unproven = await this.#proof.first(attachment, target.cgroup, this.enforcing);
    if (unproven !== null) this.#warnings.push(unproven);
    await this.#endRefused();
    this.#state.write(recordOf(this.#view()));
    this.#schedule();
    const attached = attachedOf(this.#view(), attaching === "adopted", this.#warnings);
    const { target: _target, ...event } = attached;
    this.#emit({ type: "netmon_started", ...this.#common(), ...event });
    for (const warning of this.#warnings) log.warn(warning);
    return attached;
  }

  #schedule(): void {
    const { policySource, emit, log } = this.#ports;
    policySource.onChange(() => void this.#work.do(() => this.#applyAddresses()));
    this.#rounds = new Rounds(this.#held.target.cgroup, {
      emit,
      log,
      common: () => this.#common(),
      counters: () => this.counters(),
      pace: () => this.#pace,
      processes: this.#ports.shared?.processes,
      selftestSeconds: () => this.#policy.selftestSeconds,
      dnsCounters: () => this.dnsCounters(),
      writeCounters: (counters, dns) => this.#state.tryWriteCounters(counters, dns),
      onCgroupChange: (change) => void this.#work.do(() => this.#recovery.cgroupChanged(change)),
      onProofDue: () => void this.#work.do(() => this.#prove()),
      onTick: () => this.#tick(),
    });
  }

  #recoveryOf(hold: Hold): Recovery {
    const { emit, log, onCgroupGone } = this.#ports;
    return new Recovery(hold, this.#proof, this.#started, {
      emit,
      log,
      common: () => this.#common(),
      policy: () => this.#policy,
      follow: (cgroup) => this.#rounds?.follow(cgroup),
      attachedAgain: async () => {
        await this.#prove();
        await this.#endRefused();
      },
      onCgroupGone,
    });
  }

  #endRounds(): void {
    this.#rounds?.stop();
    this.#ports.policySource.close();
  }

  get #pace(): number {
    return this.#ports.shared?.pace() ?? 1;
  }

  #tick(): void {
    this.#ports.policySource.reportNames();
    void this.#learning.tick(this.cgroupPath);
    if (this.#held.lostHooks.length > 0) void this.#work.do(() => this.#recovery.linksLost());
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
    this.#learning.use(this.#ports.policySource.config, policy.nameRules);
    const change = await this.#held.attachment.apply(policy);
    const restricts = policy.mode === "enforce" && this.#policy.mode !== "enforce";
    this.#policy = policy;
    const ended = change.stricter ? await this.#endRefused() : 0;
    this.#degraded(this.#state.tryWrite(recordOf(this.#view())));
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
      await this.#held.attachment.refreshLocalAddrs();
    } catch (error) {
      this.#ports.log.warn(`the session's own addresses could not be read again: ${text(error)}`);
    }
    const { attachment, target } = this.#held;
    await this.#proof.again(attachment, target.cgroup, this.enforcing);
    this.#degraded(this.#state.tryWrite(recordOf(this.#view())));
  }

  async #endRefused(): Promise<number> {
    const { attachment, legend, target } = this.#held;
    const { sockets, problem } = await attachment.endRefused();
    if (problem) this.#ports.log.warn(problem);
    const context = { legend, cgroup: target.cgroup.display, ...this.#common() };
    for (const socket of sockets) this.#emit(connectionEnded(socket, attachment, context));
    return sockets.length;
  }

  get #held(): Hold {
    if (this.#hold === null) throw new Error("the watch has not been started");
    return this.#hold;
  }

  #view(): SessionView {
    const { target, createdCgroup, attachment, pinDir, legend } = this.#held;
    return {
      sessionId: this.#options.sessionId,
      started: this.#started,
      target,
      createdCgroup,
      policy: this.#policy,
      attachment,
      pinDir,
      legend,
      verified: this.#proof.verified,
    };
  }

  async #abandon(): Promise<void> {
    this.#endRounds();
    this.#learning.close();
    await this.#hold?.abandon();
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
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
