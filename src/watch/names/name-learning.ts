/**
 * Learns names and their addresses in one session: a proxy for each resolver in each of the session's network
 * namespaces, redirects that lead there, and what the answers teach.
 *
 * Order: listen → the table permits the listeners → redirects → attach, so that no query bypasses the proxy. On
 * failure: if nothing can listen, `auto` learns nothing and logs that; names then have the addresses that netmon
 * resolves itself, and wildcards have none.
 */

import { oneAtATime } from "../../async/serial-queue.ts";
import type { Config, DnsConfig, ResolverAddress } from "../../config/config.ts";
import { eventRateLimit } from "../../dns/proxy/event-rate-limit.ts";
import { DnsGuard, type GuardSettings } from "../../dns/proxy/guard.ts";
import { type LearningPorts, learnAnswer } from "../../dns/proxy/learn-answer.ts";
import { LearnedNames, type LearnLimits } from "../../dns/proxy/learned-names.ts";
import type { Limit } from "../../dns/proxy/learning-quota.ts";
import { listenForResolver, type ResolverListener } from "../../dns/proxy/resolver-listener.ts";
import { InFlight } from "../../dns/proxy/upstream.ts";
import { systemClock } from "../../dns/resolver/clock.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { zeroDnsCounters } from "../../event/counters.ts";
import type { DnsCounters, ServerType } from "../../event/event.ts";
import type { Faults } from "../../event/faults.ts";
import { limitWords } from "../../event/limits.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { NetworkNamespace } from "../../kernel/netns.ts";
import type { Redirect } from "../../kernel/redirects.ts";
import type { NameRule } from "../../policy/name-rules.ts";
import { resolverRules } from "../../policy/network.ts";
import { type NetworkRule, TCP, UDP } from "../../policy/network-rule.ts";
import { addressBytesOf, canonicalAddress, reachedAddress } from "../../registry/address.ts";
import { hostPort } from "../../registry/host.ts";
import { sessionNamespaces, type TrustedUsers, trustedUsers } from "../attachment/session-namespaces.ts";
import type { NetworkApprovals } from "../network-approvals.ts";
import { serverNameRefused } from "../network-events.ts";
import type { EffectivePolicy } from "../policy/policy.ts";
import type { RedirectSource } from "./learned-table.ts";
import { SniProxies } from "./sni-proxies.ts";

const PROTOCOLS = [UDP, TCP];
/** In seconds; renewed at each tick. */
const ADDRESS_TTL = 60;

export interface NameLearningPorts {
  emit: SessionSink;
  log: Log;
  faults: Faults;
  /** Writes the addresses' current state into the kernel; resolves to those that have no room. */
  put(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns a function that reports whether the kernel currently permits the session a TCP connection. */
  permitting(): (address: string, port: number) => boolean;
  /** Addresses in use by connections of the session; null: unknown. */
  live(): Promise<Set<string> | null>;
  cgroup(): string;
  typeOf(serverId: string): ServerType;
  /** Destinations that a person may open. */
  approvals: Pick<NetworkApprovals, "ask" | "counters" | "covers" | "rules" | "tick" | "use">;
}

interface NamespaceListeners {
  netns: NetworkNamespace;
  /** Keyed by the resolver's `host:port`. */
  listeners: Map<string, ResolverListener>;
  sni: { close(): void } | null;
  /** Consecutive checks that found no process of the session there. */
  missedChecks: number;
}

/**
 * Checks, about one per second, after which a namespace without processes is given up; it counts as new if it returns.
 */
const MAX_MISSED_CHECKS = 60;

export class NameLearning {
  readonly learned: LearnedNames;
  readonly #ports: NameLearningPorts;
  readonly #namespaces = new Map<string, NamespaceListeners>();
  readonly #inTurn = oneAtATime();
  #closed = false;
  readonly #mayReport = eventRateLimit();
  readonly #guards = new Map<string, DnsGuard>();
  #resolvers: readonly ResolverAddress[] = [];
  /** Port of each resolver's proxy, the same in every namespace; keyed by `host:port`. */
  readonly #listening = new Map<string, { address: string; port: number }>();
  readonly #sni: SniProxies;
  #config: Config;
  #rules: readonly NameRule[] = [];
  /** Whether any rule has require_sni. */
  #needsSni = false;
  #inFlight: InFlight;
  /** As of the first `open`: excludes namespaces that the agent makes later. */
  #trusted: TrustedUsers | null = null;
  #saidForeign = false;
  #unreported = 0;
  /** Last reported error of `tick`; it may recur every second. */
  #lastError = "";
  #relieving: Promise<void> | null = null;
  readonly #learning: LearningPorts;
  #expiring = false;

  constructor(config: Config, ports: NameLearningPorts) {
    this.#config = config;
    this.#ports = ports;
    this.learned = new LearnedNames(limits(config.sandbox.network.dns));
    this.#learning = {
      clock: systemClock,
      learned: this.learned,
      put: (addresses) => this.#put(addresses),
      relieve: (name, limit) => this.#relieve(name, limit),
    };
    this.#inFlight = new InFlight(config.sandbox.network.dns.max_queries);
    this.#sni = new SniProxies({
      learned: this.learned,
      faults: ports.faults,
      permitting: () => ports.permitting(),
      enforce: () => this.#config.sandbox.network.mode === "enforce",
      onRefused: (refusal) => {
        const { address, port } = refusal.destination;
        if (!this.#mayReport(`sni ${address} ${port} ${refusal.name}`)) {
          this.#unreported++;
          return;
        }
        const { mode } = this.#config.sandbox.network;
        ports.emit(serverNameRefused(refusal, this.learned, mode, ports.cgroup(), ports.typeOf));
      },
    });
  }

  get active(): boolean {
    return this.#listening.size > 0;
  }

  /**
   * Listens for these resolvers, and for TLS if needed, in the session's namespaces. Called before the policy is
   * requested, at the start and at each change. Rejects if that is not possible.
   */
  async open(cgroup: string, resolvers: readonly ResolverAddress[], needsSni: boolean): Promise<void> {
    this.#resolvers = resolvers;
    this.#needsSni ||= needsSni;
    await this.follow(cgroup);
  }

  /**
   * Listens in namespaces that the session's processes have newly entered, and retries those that failed; gives up
   * those they left. Rejects with the first error after all have been tried.
   */
  follow(cgroup: string): Promise<void> {
    return this.#inTurn(() => this.#follow(cgroup));
  }

  async #follow(cgroup: string): Promise<void> {
    if (this.#closed) return;
    this.#trusted ??= trustedUsers(cgroup);
    const { found, vacated, foreign } = sessionNamespaces(
      cgroup,
      new Set(this.#namespaces.keys()),
      this.#trusted,
    );
    if (foreign && !this.#saidForeign) {
      this.#saidForeign = true;
      this.#ports.log.info(
        "the session has made a network namespace, as sandboxes and browsers do: netmon resolves no names in it, " +
          "because its root could answer for any name",
      );
    }
    for (const [name, namespace] of this.#namespaces) {
      namespace.missedChecks = vacated.has(name) ? namespace.missedChecks + 1 : 0;
      if (namespace.missedChecks > MAX_MISSED_CHECKS) this.#giveUp(name, namespace);
    }
    for (const [name, netns] of found)
      this.#namespaces.set(name, { netns, listeners: new Map(), sni: null, missedChecks: 0 });
    const failures: unknown[] = [];
    for (const namespace of this.#namespaces.values())
      await this.#listen(namespace).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Uses a policy that is about to be written. */
  use(config: Config, { nameRules, asked }: Pick<EffectivePolicy, "nameRules" | "asked">): void {
    this.#config = config;
    this.#rules = nameRules;
    this.#ports.approvals.use(config, asked);
    this.#setRules();
    for (const guard of this.#guards.values()) guard.settings = guardSettings(config);
  }

  #setRules(): void {
    const rules = [...this.#rules, ...this.#ports.approvals.rules()];
    this.learned.setRules(rules, limits(this.#config.sandbox.network.dns), systemClock.now());
  }

  /** Puts in force what people now allow for these names and addresses, and closes what they no longer allow. */
  async allow(names: ReadonlySet<string>): Promise<void> {
    const known = [...names].flatMap((name) => this.learned.addressesOf(name));
    this.#setRules();
    const without = await this.#put(known);
    if (without.size > 0)
      this.#ports.log.warn(
        `no room for ${without.size} addresses that a person allowed ${limitWords("kernel_rules")}`,
      );
    await this.#renew();
  }

  /** Treats an address that a person allowed as a name with itself as its address, for as long as it is allowed. */
  async #renew(): Promise<void> {
    for (const { name: address } of this.#ports.approvals.rules()) {
      if (canonicalAddress(address) !== address) continue;
      const found = { addresses: [{ address, ttl: ADDRESS_TTL }], aliases: [], via: [] };
      if (!(await learnAnswer(this.#learning, address, found)))
        this.#ports.log.warn(
          `there is no room for ${address}, which a person allowed ${limitWords("kernel_rules")}`,
        );
    }
  }

  /** Rechecks open connections through proxies after a write of the table; `addresses` were written, null: all. */
  review(addresses: ReadonlySet<string> | null): void {
    this.#sni.review(addresses);
    this.#reportShared();
  }

  /** Rules that permit the proxies themselves; reaching one is no more than querying its resolver. */
  rules(): NetworkRule[] {
    const resolvers = [...this.#listening.values()].flatMap((at) => resolverRules(at, "netmon:dns"));
    return [...resolvers, ...this.#sni.rules()];
  }

  readonly redirects: RedirectSource = {
    ofResolvers: () => this.#ofResolvers(),
    at: (address) => this.#sni.redirectsAt(address),
    direct: (event) => this.#sni.direct(event),
  };

  #ofResolvers(): Redirect[] {
    return this.#resolvers.flatMap(({ address, port }) => {
      const target = this.#listening.get(hostPort(address, port));
      if (!target) return [];
      const to = { addr: addressBytesOf(target.address), port: target.port };
      return PROTOCOLS.map((protocol) => ({
        from: { addr: addressBytesOf(address), port, protocol },
        to,
        required: true,
      }));
    });
  }

  /** Runs once a second. Never rejects. */
  async tick(cgroup: string): Promise<void> {
    await this.#ports.approvals.tick();
    if (!this.active) return;
    try {
      await this.follow(cgroup);
      this.#lastError = "";
    } catch (error) {
      const message = `names cannot be resolved in a network namespace of the session: ${errorMessage(error)}`;
      if (message !== this.#lastError) this.#ports.log.error(message);
      this.#lastError = message;
    }
    await this.#renew();
    await this.expire();
  }

  /** Forgets expired addresses that nothing uses. Never rejects. */
  async expire(): Promise<void> {
    if (this.#expiring || this.learned.due(systemClock.now()).length === 0) return;
    this.#expiring = true;
    try {
      const live = await this.#ports.live();
      if (live === null) return; // keep them until that is known
      for (const address of this.#sni.live()) live.add(address);
      await this.#put(this.learned.expire(systemClock.now(), live));
    } catch (error) {
      this.#ports.log.warn(`learned addresses could not be released: ${errorMessage(error)}`);
    } finally {
      this.#expiring = false;
    }
  }

  counters(): DnsCounters {
    const total = zeroDnsCounters();
    for (const guard of this.#guards.values())
      for (const key of Object.keys(total) as (keyof DnsCounters)[]) total[key] += guard.counters[key];
    total.unreported += this.#unreported;
    return { ...total, ...this.#ports.approvals.counters, ...this.learned.counters };
  }

  close(): void {
    this.#closed = true;
    for (const [name, namespace] of this.#namespaces) this.#giveUp(name, namespace);
    this.#sni.close();
    this.#listening.clear();
  }

  #giveUp(name: string, { netns, listeners, sni }: NamespaceListeners): void {
    for (const listener of listeners.values()) listener.close();
    sni?.close();
    netns.close();
    this.#namespaces.delete(name);
  }

  async #listen(namespace: NamespaceListeners): Promise<void> {
    for (const resolver of this.#resolvers) await this.#openListener(namespace, resolver);
    if (!this.#needsSni || namespace.sni || this.#closed) return;
    namespace.sni = await this.#sni.open(namespace.netns);
    if (this.#closed) namespace.sni.close();
  }

  async #openListener(namespace: NamespaceListeners, { address, port }: ResolverAddress): Promise<void> {
    const key = hostPort(address, port);
    if (namespace.listeners.has(key) || this.#closed) return;
    const known = this.#listening.get(key);
    const { timeout } = this.#config.sandbox.network.dns;
    const upstream = {
      netns: namespace.netns,
      address: reachedAddress(address),
      port,
      inFlight: this.#inFlight,
      timeoutMs: timeout * 1000,
      faults: this.#ports.faults,
    };
    const listener = await listenForResolver(upstream, this.#guardOf(key), known?.port ?? 0);
    if (this.#closed) {
      listener.close();
      return;
    }
    namespace.listeners.set(key, listener);
    this.#listening.set(key, { address: listener.address, port: listener.port });
  }

  /** Returns the guard of a resolver, for its events. */
  #guardOf(resolver: string): DnsGuard {
    const known = this.#guards.get(resolver);
    if (known) return known;
    const guard: DnsGuard = new DnsGuard(guardSettings(this.#config), {
      ...this.#learning,
      approvals: this.#ports.approvals,
      onRefused: ({ name, type, reason, ticket }) => {
        if (!this.#mayReport(`${reason} ${name}`)) {
          guard.counters.unreported++;
          return;
        }
        const { mode } = this.#config.sandbox.network;
        const refused = { name, record_type: type, reason, resolver, mode, would_block: mode === "observe" };
        this.#ports.emit({ type: "netmon_dns_refused", ...refused, ...(ticket && { approval_id: ticket }) });
      },
    });
    this.#guards.set(resolver, guard);
    return guard;
  }

  #reportShared(): void {
    for (const { allowedBy, ...shared } of this.learned.shared.take())
      this.#ports.emit({ type: "netmon_dns_shared", ...shared, allowed_by: allowedBy });
  }

  async #put(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    try {
      return await this.#ports.put(addresses);
    } finally {
      this.review(new Set(addresses));
    }
  }

  /** Gives up addresses in their grace time that no connection uses; concurrent callers share one check. */
  #relieve(name: string, limit: Limit): Promise<void> {
    if (!this.learned.endGrace(name, limit, systemClock.now())) return Promise.resolve();
    this.#relieving ??= this.expire().finally(() => {
      this.#relieving = null;
    });
    return this.#relieving;
  }
}

function limits(dns: DnsConfig): LearnLimits {
  return {
    minTtlMs: dns.min_ttl * 1000,
    graceMs: dns.grace * 1000,
    maxNames: dns.max_names,
    maxAddresses: dns.max_addresses,
    maxAddressesPerName: dns.max_addresses_per_name,
  };
}

function guardSettings({ sandbox: { network } }: Config): GuardSettings {
  const { other_names: otherNames, types, refuse_with: refuseWith } = network.dns;
  return { enforce: network.mode === "enforce", otherNames, types, refuseWith };
}
