/**
 * Source of a watch's policy: config files → registry and server policy → addresses → rules. Makes a new
 * EffectivePolicy whenever one of them changes.
 *
 * On failure: a config that cannot be used throws and the old one stays. A host name without any address has no rule,
 * and is refused under fail_closed.
 */

import { type ConfigSource, effectiveConfig } from "../../clients/session-config.ts";
import type { Config, ResolverAddress } from "../../config/config.ts";
import type { ConfigOverrides } from "../../config/override.ts";
import { postureOf } from "../../config/posture.ts";
import type { NameService } from "../../dns/resolver/answer.ts";
import { systemClock } from "../../dns/resolver/clock.ts";
import { systemNameService } from "../../dns/resolver/name-service.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { Log } from "../../event/log.ts";
import type { RefusedListener, ResolverRule } from "../../kernel/table/compile.ts";
import type { ServerRef } from "../../kernel/table/rule-names.ts";
import { AskedDestinations } from "../../policy/asked-destinations.ts";
import {
  type AllowedBypass,
  type GuardedEndpoint,
  guardedEndpoints,
  sharedWithAllowed,
} from "../../policy/bypass.ts";
import { hostsOf, type NameRule } from "../../policy/name-rules.ts";
import { type NetworkInput, NetworkRules, nameRules } from "../../policy/network.ts";
import type { NetworkRule } from "../../policy/network-rule.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import type { OverriddenDenial } from "../../policy/shared-address.ts";
import { reachedAddress } from "../../registry/address.ts";
import { Registry, type RegistryChange } from "../../registry/registry.ts";
import { type StateDirs, SYSTEM_DIRS } from "../../state/paths.ts";
import { pagePorts } from "../../state/proxy-record.ts";
import { HostLookups } from "../names/host-lookups.ts";
import { agentNameServers, ownNameServers } from "../names/name-servers.ts";
import { type MapSizing, sessionCapacities } from "./capacity.ts";
import { dockerResolver, type EffectivePolicy, implicitRules } from "./policy.ts";

/** Command line settings that override the config. */
export interface PolicyOverrides extends ConfigOverrides {
  /** Whether to learn names from answers even if no rule names a host, unless the config forbids it. */
  learnNames?: boolean;
  /** Map sizes for a session that shares its process; used for sizes that the config leaves at the default. */
  smaller?: MapSizing;
}

/** What teaches the addresses of names: the proxies of the session's resolvers (name-learning.ts). */
interface NamesLearned {
  open(cgroup: string, resolvers: readonly ResolverAddress[], needsServerNames: boolean): Promise<void>;
  close(): void;
  /** Rules that permit the proxies. */
  rules(): readonly NetworkRule[];
}

/** Longest wait for netmon's own lookups at the start, when answers teach the addresses anyway. */
const FIRST_FILL_MS = 1000;

export class PolicySource {
  readonly registry = new Registry();
  readonly #files: ConfigSource;
  readonly lookups: HostLookups;
  readonly #overrides: PolicyOverrides;
  readonly #log: Log;
  #config: Config | null = null;
  #proxyPort: number | null = null;
  #gateway: { port: number; servedIds: () => ReadonlySet<string> } | null = null;
  #nameServers: readonly ResolverAddress[] | null = null;
  #pages: readonly number[] = [];
  #refused: readonly RefusedListener[] = [];
  #learning: NamesLearned | null = null;
  #unsubscribe: () => void = () => {};
  /** Overlaps of rules that have been logged. */
  readonly #shared = new Set<string>();

  /** `names`: name service, if sessions share one; `timeoutMs` in milliseconds. */
  constructor(
    files: ConfigSource,
    overrides: PolicyOverrides,
    log: Log,
    names: (timeoutMs: number) => NameService = (timeoutMs) =>
      systemNameService({ clock: systemClock, timeoutMs }),
  ) {
    this.#files = files;
    this.#overrides = overrides;
    this.#log = log;
    this.lookups = new HostLookups({
      names,
      log,
      onAddresses: (host, addresses) => this.registry.setAddresses(host, addresses),
    });
  }

  /** Configuration in force; read from the files on first use. Throws ConfigError. */
  get config(): Config {
    if (this.#config === null) {
      this.#config = this.#load();
      this.registry.declareServers(this.#config.sandbox.mcp.servers);
    }
    return this.#config;
  }

  /** Absolute paths of the files that declare the policy. */
  get files(): readonly string[] {
    return this.#files.paths;
  }

  /** Permits the session's LLM proxy on 127.0.0.1: the agent must reach it whatever else is refused. */
  permitProxy(port: number): void {
    this.#proxyPort = port;
  }

  /** Permits the session's MCP gateway on 127.0.0.1; `served`: the servers that are reached through it only. */
  permitGateway(port: number, servedIds: () => ReadonlySet<string>): void {
    this.#gateway = { port, servedIds };
  }

  /** Sets the session's name servers, whatever file its agent has by now: that could name a way out. */
  useNameServers(servers: readonly ResolverAddress[]): void {
    this.#nameServers = servers;
  }

  /** The session's name servers, if its agent's file was read or others were set. */
  get nameServers(): readonly ResolverAddress[] | null {
    return this.#nameServers;
  }

  /**
   * Detects, by their ports on 127.0.0.1, which of netmon's own pages run on this machine; the next policy refuses
   * them. Returns false if they are unchanged. Throws StateError.
   */
  followPages(dirs: StateDirs): boolean {
    const ports = pagePorts([dirs, SYSTEM_DIRS]);
    if (String(ports) === String(this.#pages)) return false;
    this.#pages = ports;
    return true;
  }

  /** Closes the ports of programs outside the session with the next policy. Returns false if they are unchanged. */
  followDaemons(refused: readonly RefusedListener[]): boolean {
    if (JSON.stringify(refused) === JSON.stringify(this.#refused)) return false;
    this.#refused = refused;
    return true;
  }

  /** Returns endpoints that the session reaches through netmon only, and bypasses that its user allowed. */
  guarded(): { endpoints: GuardedEndpoint[]; holes: AllowedBypass[] } {
    const gateway = this.#gateway?.servedIds() ?? new Set<string>();
    return guardedEndpoints(this.config, { proxy: this.#proxyPort !== null, gateway });
  }

  /** Returns guarded endpoints whose address another rule also allows; known once names are resolved. */
  sharedEndpoints(): ReturnType<typeof sharedWithAllowed> {
    const { endpoints } = this.guarded();
    if (endpoints.length === 0) return [];
    const input = this.#networkInput([]);
    return sharedWithAllowed(endpoints, new NetworkRules(input).all(), input.addressesOf);
  }

  /**
   * Starts learning from answers if the policy wants it; netmon's own lookups then are a first fill only. If it is not
   * possible, rejects when `learn` is true; `auto` continues without it and logs that.
   */
  async startLearning(learning: NamesLearned, cgroup: string): Promise<void> {
    if (!this.#wantsLearning) return;
    const resolvers = this.#resolversOf(cgroup);
    if (resolvers.length === 0) {
      if (this.#needsLearning)
        this.#log.warn(
          "the session has no name server (sandbox.network.resolvers): wildcards and require_sni have no addresses",
        );
      return;
    }
    try {
      await learning.open(cgroup, resolvers, this.#needsServerNames);
      this.#learning = learning;
    } catch (error) {
      learning.close();
      if (this.config.sandbox.network.dns.learn === true) throw error;
      this.#log.warn(
        `netmon does not learn addresses from answers (${errorMessage(error)}): names have only the addresses that netmon ` +
          "resolves itself; wildcards and require_sni have none",
      );
    }
  }

  /** Learns as a reloaded config wants it. Learning that was off stays off until the watch is restarted. */
  async followLearning(cgroup: string): Promise<void> {
    await this.#learning?.open(cgroup, this.#resolversOf(cgroup), this.#needsServerNames);
  }

  /** Returns the session's name servers: those of the config, or of the agent's own file as of the first call. */
  #resolversOf(cgroup: string): readonly ResolverAddress[] {
    this.#nameServers ??= agentNameServers(cgroup);
    return this.#resolvers();
  }

  /** Whether to learn from answers; `auto` does so if a rule names a host or asks, or queries are limited. */
  get #wantsLearning(): boolean {
    const { learn, other_names, types } = this.config.sandbox.network.dns;
    if (learn !== "auto") return learn;
    if (this.#overrides.learnNames === true) return true;
    const { ask } = this.config.sandbox.network;
    return other_names === "refuse" || types.length + ask.length > 0 || this.#nameRules().length > 0;
  }

  /** Whether some rules have no effect without learned addresses. */
  get #needsLearning(): boolean {
    const { ask } = this.config.sandbox.network;
    return ask.length > 0 || this.#nameRules().some((rule) => rule.wildcard || rule.sni);
  }

  get #needsServerNames(): boolean {
    const { ask } = this.config.sandbox.network;
    return ask.some(({ require_sni }) => require_sni) || this.#nameRules().some((rule) => rule.sni);
  }

  /** Resolves every name once. Throws ConfigError. */
  async start(cgroup: string): Promise<void> {
    const { resolve } = this.config.sandbox.network;
    this.#nameServers ??= agentNameServers(cgroup);
    // the agent's own lookups are learned without asking; hosts files and its earlier lookups are not
    this.lookups.start(resolve, this.#learning !== null);
    await this.#resolveAll();
  }

  /**
   * Reads the config again. Throws ConfigError; the old one stays. Returns the rollback, for a policy that the kernel
   * does not accept.
   */
  async reload(): Promise<() => void> {
    const former = this.config;
    const next = this.#load();
    this.#warnFixed(next);
    const use = (config: Config): void => {
      this.#config = config;
      this.registry.declareServers(config.sandbox.mcp.servers);
    };
    use(next);
    await this.#resolveAll();
    return () => {
      use(former);
      this.lookups.setHosts(this.#hosts());
    };
  }

  /** Calls `listener` after addresses or servers changed by other means than `reload`. */
  onChange(listener: (change: RegistryChange) => void): void {
    this.#unsubscribe = this.registry.onChange(listener);
  }

  policy(): EffectivePolicy {
    const { network } = this.config.sandbox;
    const input = this.#networkInput(this.guarded().endpoints);
    const rules = new NetworkRules(input, [
      ...(this.#learning?.rules() ?? dockerResolver(this.#resolvers())),
      ...implicitRules({ proxy: this.#proxyPort, gateway: this.#gateway?.port ?? null }),
    ]);
    const names = nameRules(input);
    const servers = new Map<string, ServerRef>(
      this.registry.endpoints().map((e) => [e.serverId, { id: e.serverId, type: e.type }]),
    );
    return {
      ...postureOf(this.config, "kernel"),
      rules,
      names,
      nameRules: this.#learning ? names : [],
      asked: new AskedDestinations(network.ask),
      resolvers: this.#trustedResolvers(),
      unixRules: network.unix.deny.map(({ path, prefix }, i) => ({
        source: `sandbox.network.unix.deny[${i}]`,
        path,
        prefix,
      })),
      servers,
      pages: this.#pages,
      refused: this.#refused,
      network,
      capacities: sessionCapacities(network, rules.size, this.#overrides.smaller),
      onOverridden: (one) => this.#warnShared(one),
    };
  }

  close(): void {
    this.#unsubscribe();
    this.lookups.stop();
  }

  /** Returns the name servers whose answers count: the session's, and those netmon itself queries. */
  #trustedResolvers(): ResolverRule[] {
    if (this.#hosts().length === 0 && this.#nameRules().length === 0 && this.#learning === null) return [];
    return [...this.#resolvers(), ...ownNameServers()].map(({ address, port }) => ({
      source: "sandbox.network.resolvers",
      address: reachedAddress(address),
      port,
    }));
  }

  #resolvers(): readonly ResolverAddress[] {
    const { resolvers } = this.config.sandbox.network;
    return resolvers === "auto" ? (this.#nameServers ?? []) : resolvers;
  }

  #networkInput(guarded: readonly GuardedEndpoint[]): NetworkInput {
    const { config } = this;
    const { mcp, network } = config.sandbox;
    const endpoints = this.registry.endpoints();
    const declared = this.registry.declaredIds();
    const policy = serverPolicy(mcp, declared, network.fail_closed);
    const ids = new Set(endpoints.map((e) => e.serverId));
    const decisions = new Map([...ids].map((id) => [id, decideServer(policy, id)]));
    const addressesOf = (host: string): readonly string[] => this.registry.addressesOfHost(host);
    const hostsAt = (address: string): Iterable<string> => this.registry.hostsOfAddress(address);
    const resolvers = this.#nameServers ?? [];
    return { config, endpoints, decisions, addressesOf, hostsAt, resolvers, guarded };
  }

  #nameRules(): NameRule[] {
    return nameRules(this.#networkInput(this.guarded().endpoints));
  }

  #hosts(): string[] {
    return hostsOf(this.#nameRules());
  }

  async #resolveAll(): Promise<void> {
    this.lookups.setHosts(this.#hosts());
    const timeoutMs = this.config.sandbox.network.resolve.timeout * 1000;
    // the agent's new lookups are learned in any case: only its earlier ones wait for this
    await this.lookups.fill(this.#learning ? Math.min(timeoutMs, FIRST_FILL_MS) : timeoutMs);
  }

  #load(): Config {
    return effectiveConfig(this.#files, this.#overrides, this.#log);
  }

  #warnShared({ denial, to }: OverriddenDenial): void {
    const key = `${denial.source} ${to.source}`;
    if (this.#shared.has(key)) return;
    this.#shared.add(key);
    this.#log.warn(
      `${denial.host} (${denial.source}) has an address that ${to.source} allows: it stays open there. Deny the address to close it`,
    );
  }

  #warnFixed(next: Config): void {
    const fixed = ["ring_bytes", "max_rules", "max_ranges", "max_servers"] as const;
    for (const key of fixed) {
      if (next.sandbox.network[key] === this.config.sandbox.network[key]) continue;
      this.#log.warn(`sandbox.network.${key} takes effect when the watch is restarted`);
    }
  }
}
