/**
 * Kernel side of a watch at one cgroup: programs, table, event pump. A re-created cgroup gets a new KernelAttachment;
 * the caller keeps the counters of the old one.
 *
 * Order of a fresh start: load, read the open sockets, fill the table, attach, start reading. So the first packet is
 * already judged by the complete table. On failure: an error on the way leaves nothing attached; after adoption the
 * pinned table stays in force.
 */
import { oneAtATime } from "../../async/serial-queue.ts";
import type { LearnedNames } from "../../dns/proxy/learned-names.ts";
import { systemClock } from "../../dns/resolver/clock.ts";
import type { Counters, McpNetworkConnection, Mode } from "../../event/event.ts";
import type { Faults } from "../../event/faults.ts";
import { EventDecoder } from "../../kernel/events/decode.ts";
import { Parents } from "../../kernel/events/parents.ts";
import { WallClock } from "../../kernel/events/wall-clock.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { OpenSocket, SocketsReply } from "../../kernel/helper/messages.ts";
import { decodeRule, KernelMode, type KernelRule } from "../../kernel/layout.ts";
import { destroyProblem, type LiveConnections, sortConnections } from "../../kernel/live-connections.ts";
import { ownListeners } from "../../kernel/own-listeners.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import { RingPump } from "../../kernel/ring-pump.ts";
import type { KernelSession } from "../../kernel/session.ts";
import { type Canary, compileTable, emptyTable, type TableContents } from "../../kernel/table/compile.ts";
import { kernelModel } from "../../kernel/table/kernel-model.ts";
import { type AppliedChange, Reconciler } from "../../kernel/table/reconciler.ts";
import type { RuleNames } from "../../kernel/table/rule-names.ts";
import { TCP } from "../../policy/network-rule.ts";
import { addressBytesOf, addressKey, isThisHost } from "../../registry/address.ts";
import { holdLinks } from "../../state/other-bpffs-links.ts";
import { LearnedTable, type RedirectSource, restoreLearned } from "../names/learned-table.ts";
import { capacityError, checkCapacity, noRoom } from "../policy/capacity.ts";
import { type EffectivePolicy, settingsInput, tableInput } from "../policy/policy.ts";
import { cgroupNames } from "./cgroup-names.ts";
import { homeUsers } from "./session-namespaces.ts";

export interface KernelAttachmentOptions {
  sessionId: string;
  /** `line`: as /proc/PID/cgroup shows it to netmon; `made`: by netmon, for this session. */
  cgroup: { path: string; id: bigint; display: string; line: string; level: number; made: boolean };
  allowRootCgroup: boolean;
  /** Directory of the pins, existing or planned; null: none. */
  linkDir: string | null;
  ruleNames: RuleNames;
  canary: Canary;
  eventsAll: boolean;
  /** Names learned from the session's resolvers; outlive attachments. */
  learned: LearnedNames;
  redirects: RedirectSource;
  /** Helper calls that keep no state in the helper. */
  calls: HelperCalls;
  loader: ProgramLoader;
  /** `flags`: of enum netmon_event_flag. */
  onEvent(event: McpNetworkConnection, flags: number): void;
  faults: Faults;
}

export class KernelAttachment {
  readonly kernel: KernelSession;
  readonly #options: KernelAttachmentOptions;
  readonly #reconciler: Reconciler;
  readonly #pump: RingPump;
  readonly #modes = new Map<number, Mode>();
  readonly #learnedTable: LearnedTable;
  /** Serializes writers of the table in call order. */
  readonly #exclusive = oneAtATime();
  #localAddrs: Uint8Array[] = [];
  /** Local addresses as text: a lookup costs the same for one address and for thousands. */
  #own: ReadonlySet<number | string> = new Set();
  #table: TableContents = emptyTable();
  /** Addresses of names that have not been written. */
  #unplaced: ReadonlySet<string> = new Set();
  #policy: EffectivePolicy;
  #letGoLinks: () => void = () => {};

  private constructor(
    kernel: KernelSession,
    reconciler: Reconciler,
    policy: EffectivePolicy,
    options: KernelAttachmentOptions,
  ) {
    this.kernel = kernel;
    this.#options = options;
    this.#reconciler = reconciler;
    this.#policy = policy;
    this.#learnedTable = new LearnedTable({
      maps: kernel.maps,
      ruleNames: options.ruleNames,
      reconciler,
      learned: options.learned,
      redirects: options.redirects,
      exclusive: this.#exclusive,
    });
    const clock = new WallClock();
    const decoder = new EventDecoder({
      sessionId: options.sessionId,
      ruleNames: options.ruleNames,
      modeAt: (generation) => this.#modes.get(generation) ?? this.#policy.mode,
      cgroupPath: cgroupNames(options.cgroup),
      parents: new Parents(options.cgroup.line),
      wallClockOffsetNs: () => clock.offsetNs(),
    });
    this.#pump = new RingPump(kernel.maps.events, {
      decoder,
      onEvent: options.onEvent,
      part: options.faults.part("ring"),
    });
  }

  /** Loads the programs, fills the table, attaches. */
  static async create(policy: EffectivePolicy, options: KernelAttachmentOptions): Promise<KernelAttachment> {
    const kernel = await options.loader.load(policy.capacities);
    try {
      const reconciler = new Reconciler(kernel.maps, emptyTable(), 0, null);
      const attachment = new KernelAttachment(kernel, reconciler, policy, options);
      const found = await attachment.openSockets();
      await attachment.#write(policy, found);
      await kernel.maps.setInboundFlows(attachment.#sorted(found.sockets).inboundFlows);
      await setHome(kernel, options.cgroup);
      await kernel.attach({
        path: options.cgroup.path,
        id: options.cgroup.id,
        linkDir: options.linkDir,
        allowRootCgroup: options.allowRootCgroup,
      });
      attachment.#begin();
      return attachment;
    } catch (error) {
      await kernel.close();
      throw error;
    }
  }

  /** Takes over pins; null if their cgroup is not this one (gone or re-created). */
  static async adopt(
    linkDir: string,
    policy: EffectivePolicy,
    options: KernelAttachmentOptions,
  ): Promise<KernelAttachment | null> {
    const kernel = await options.loader.adopt(linkDir, options.cgroup.path);
    try {
      if (kernel.adoptedCgroupId !== options.cgroup.id) {
        await kernel.close();
        return null;
      }
      const { maps } = kernel;
      const settings = maps.settings();
      await maps.adoptLocalAddrs();
      const table = await maps.read();
      restoreLearned(table, options.ruleNames, options.learned, systemClock.now());
      const reconciler = new Reconciler(maps, table, settings?.generation ?? 0, settings);
      const attachment = new KernelAttachment(kernel, reconciler, policy, options);
      const mode = settings?.mode === KernelMode.enforce ? "enforce" : "observe";
      if (settings) attachment.#modes.set(settings.generation, mode);
      attachment.#pump.drain();
      await setHome(kernel, options.cgroup);
      await attachment.#write(policy, await attachment.openSockets());
      attachment.#begin();
      return attachment;
    } catch (error) {
      await kernel.close();
      throw error;
    }
  }

  get generation(): number {
    return this.#reconciler.generation;
  }

  /** Number of addresses of declared servers in the table. */
  get addresses(): number {
    return this.#policy.rules.serverAddresses;
  }

  /** Brings the kernel to this policy. On error, the old one stays in force. */
  apply(policy: EffectivePolicy): Promise<AppliedChange> {
    return this.#write(policy, null);
  }

  /** Writes the current state of learned addresses into the table. Resolves to those that have no room. */
  async putLearned(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    return (await this.#learnedTable.put(addresses)).without;
  }

  /**
   * Writes into the table addresses that names gained or lost; for this host's own, compiles the whole table. null: all
   * addresses that names have or had. Throws CapacityError if some have no room. Addresses that were not written are
   * retried with the next ones.
   */
  async follow(addresses: ReadonlySet<string> | null): Promise<AppliedChange> {
    const all = addresses ?? [...this.#policy.rules.addressesOfNames(), ...this.#learnedTable.placed()];
    const moved = [...new Set([...this.#unplaced, ...all])];
    this.#unplaced = new Set(moved);
    if (!this.#reconciler.isKnown || moved.some((address) => this.#isThisHost(address)))
      return await this.#write(this.#policy, null);
    const { without, ...change } = await this.#learnedTable.put(moved).catch((error: unknown) => {
      throw capacityError(error);
    });
    this.#unplaced = without;
    if (without.size > 0) throw noRoom(without.size, this.kernel.maps);
    return { generation: this.generation, ...change };
  }

  /** Takes over the addresses of the session's network namespace; reports whether the table changed. */
  async refreshLocalAddrs(found: SocketsReply): Promise<boolean> {
    if (found.localAddrs.length === this.#localAddrs.length && found.localAddrs.every((a) => this.#isOwn(a)))
      return false;
    await this.#write(this.#policy, found);
    return true;
  }

  async openSockets(): Promise<SocketsReply> {
    const { calls, cgroup } = this.#options;
    const request = { cgroup: cgroup.path, listeners: false, known: [], own: [] };
    return (await calls.request("sockets", request)).result;
  }

  /** The same, with who else listens on this host, this process aside; `known`: inodes of those who need not be searched for. */
  async socketsAndListeners(known: bigint[]): Promise<SocketsReply> {
    const { calls, cgroup } = this.#options;
    const request = { cgroup: cgroup.path, listeners: true, known, own: [...ownListeners()] };
    return (await calls.request("sockets", request)).result;
  }

  /** Ends the live connections that the table in force refuses. */
  async endRefused(): Promise<{ sockets: OpenSocket[]; problem: string | null }> {
    if (this.#policy.mode !== "enforce") return { sockets: [], problem: null };
    const { sockets } = await this.openSockets();
    const { refused } = this.#sorted(sockets);
    if (refused.length === 0) return { sockets: [], problem: null };
    const destinations = refused.map((s) => ({ addr: s.remoteAddr, port: s.remotePort, proto: s.proto }));
    const { calls, cgroup } = this.#options;
    const { result } = await calls.request("destroy", { cgroup: cgroup.path, destinations, inbound: false });
    return { sockets: refused, problem: destroyProblem(result) };
  }

  /** Returns the rule that decides about a destination, and its servers; null: no rule does. */
  ruleFor(s: Pick<OpenSocket, "remoteAddr" | "remotePort" | "proto">): KernelRule | null {
    const value = this.#judge()(s.remoteAddr, s.remotePort, s.proto, this.#isOwn(s.remoteAddr)).rule;
    return value === null ? null : decodeRule(value);
  }

  /** Returns a function that reports whether the current table permits a TCP connection; `address`: canonical text. */
  permitting(): (address: string, port: number) => boolean {
    const judge = this.#judge();
    return (address, port) => {
      const addr = addressBytesOf(address);
      return judge(addr, port, TCP, this.#isOwn(addr)).permitted;
    };
  }

  /** Returns the canary refusals counted at one hook so far. */
  canaryCount(hook: string): number {
    const byHook: Record<string, Counters> = this.kernel.maps.countersByHook();
    return byHook[hook]?.canary ?? 0;
  }

  drain(): void {
    this.#pump.drain(1024);
  }

  async close(): Promise<void> {
    this.#letGoLinks();
    this.#pump.close();
    await this.kernel.close();
  }

  #begin(): void {
    const { linkDir, cgroup } = this.#options;
    if (linkDir !== null) this.#letGoLinks = holdLinks(linkDir, cgroup.id);
    this.#pump.start();
  }

  #write(policy: EffectivePolicy, found: SocketsReply | null): Promise<AppliedChange> {
    return this.#exclusive(() => this.#writeAlone(policy, found));
  }

  async #writeAlone(policy: EffectivePolicy, found: SocketsReply | null): Promise<AppliedChange> {
    const localAddrs = found ? found.localAddrs.map((a) => new Uint8Array(a)) : this.#localAddrs;
    const { ruleNames, canary } = this.#options;
    const table = compileTable(tableInput(policy, localAddrs, canary), ruleNames);
    const { rules, servers, asked } = policy;
    const nameRules = [...policy.names, ...asked.rules];
    const named = new Set([...rules.addressesOfNames()].filter((a) => !isThisHost(addressBytesOf(a))));
    const learnedWritten = this.#learnedTable.over(table, { rules, servers, nameRules }, named);
    checkCapacity(table, ruleNames.serverSetCount, this.kernel.maps);
    this.#modes.set(this.#reconciler.generation + 1, policy.mode);
    if (found) await this.kernel.maps.setLocalAddrs(localAddrs);
    const change = await this.#reconciler
      .apply(table, settingsInput(policy, this.#options))
      .catch((error) => {
        throw capacityError(error);
      });
    try {
      await learnedWritten();
    } catch (error) {
      // without its redirects, the table would open to the agent destinations meant for the proxy only
      await this.#reconciler.apply(this.#table, settingsInput(this.#policy, this.#options));
      throw error;
    }
    this.#localAddrs = localAddrs;
    this.#own = new Set(localAddrs.map(addressKey));
    this.#unplaced = new Set();
    this.#table = table;
    this.#policy = policy;
    return change;
  }

  /** `address`: canonical text. */
  #isThisHost(address: string): boolean {
    const addr = addressBytesOf(address);
    return isThisHost(addr) || this.#isOwn(addr);
  }

  #isOwn(addr: Uint8Array): boolean {
    return this.#own.has(addressKey(addr));
  }

  #sorted(sockets: readonly OpenSocket[]): LiveConnections {
    const byRule = this.#policy.network.inbound === "by_rule";
    return sortConnections(sockets, this.#judge(), this.#localAddrs, byRule);
  }

  #judge(): ReturnType<typeof kernelModel> {
    return kernelModel(this.#table, this.#policy.fail_closed);
  }
}

async function setHome(
  { maps }: KernelSession,
  { path, made }: KernelAttachmentOptions["cgroup"],
): Promise<void> {
  const users = homeUsers(path, made);
  if (users !== null) await maps.setHomeUsers(users);
}
