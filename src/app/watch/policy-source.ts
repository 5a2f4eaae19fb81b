/**
 * Where a watch's policy comes from: config files → registry and server policy → addresses → rules. Makes a
 * new EffectivePolicy whenever one of them changes.
 *
 * Direction of failure: a config that cannot be used throws and the former stays. A host name that cannot be
 * resolved keeps its last good addresses; one that never could be has no rule, which fail_closed refuses.
 */
import type { Config, ResolverAddress } from "../../config/config.ts";
import { overrideConfig } from "../../config/parse.ts";
import { DEFAULT_MAX_RULES, DEFAULT_RING_BYTES } from "../../config/size.ts";
import { SocketClass } from "../../netmon/layout.ts";
import type { NameService } from "../../netmon/resolver/answer.ts";
import { systemClock } from "../../netmon/resolver/clock.ts";
import { systemNameService } from "../../netmon/resolver/name-service.ts";
import { type HostProblem, HostResolver } from "../../netmon/resolver/resolver.ts";
import { addressBytes } from "../../netmon/table/address.ts";
import type { LegendServer } from "../../netmon/table/legend.ts";
import { type BypassHole, type GuardedPlace, guardedPlaces, sharedWithAllowed } from "../../policy/bypass.ts";
import { type NameRule, nameRules } from "../../policy/name-rules.ts";
import { type NetworkInput, type NetworkRule, networkHosts, networkRules } from "../../policy/network.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { Registry } from "../../registry/registry.ts";
import type { ConfigSource } from "./config-files.ts";
import { agentNameServers } from "./name-servers.ts";
import type { EffectivePolicy } from "./policy.ts";
import type { Log } from "./ports.ts";

/** What the command line says instead of the config. */
export interface PolicyOverrides {
  mode?: "observe" | "enforce";
  failClosed?: boolean;
  /** Learn from answers also where no rule names a host, unless the config says not to: to know names. */
  learnNames?: boolean;
  /** Sizes of maps for a session that shares its process, where the config has the defaults. */
  smaller?: { ringBytes: number; maxRules(rules: number): number };
}

/** Docker's embedded name server, which the engine redirects to another port of the same address. */
const DOCKER_RESOLVER = "127.0.0.11";

/** Where the LLM proxy listens. */
const LOOPBACK = "127.0.0.1";
const TCP = 6;
/** Longest wait for netmon's own look-ups at the start, where answers teach the addresses anyway. */
const FIRST_FILL_MS = 1000;

export class PolicySource {
  readonly registry = new Registry();
  readonly #files: ConfigSource;
  readonly #names: (timeoutMs: number) => NameService;
  readonly #overrides: PolicyOverrides;
  readonly #log: Log;
  #config: Config | null = null;
  #proxyPort: number | null = null;
  #gateway: { port: number; served: () => ReadonlySet<string> } | null = null;
  #resolver: HostResolver | null = null;
  #nameServers: readonly ResolverAddress[] | null = null;
  #learning: { rules(): readonly NetworkRule[] } | null = null;
  #unsubscribe: () => void = () => {};
  #failing = new Set<string>();

  /** `names`: who is asked for addresses, where several sessions share that; `timeoutMs` in milliseconds. */
  constructor(
    files: ConfigSource,
    overrides: PolicyOverrides,
    log: Log,
    names: (timeoutMs: number) => NameService = (timeoutMs) =>
      systemNameService({ clock: systemClock, timeoutMs }),
  ) {
    this.#names = names;
    this.#files = files;
    this.#overrides = overrides;
    this.#log = log;
  }

  /** In force now; read from the files the first time. Throws ConfigError. */
  get config(): Config {
    if (this.#config === null) {
      this.#config = this.#load();
      this.registry.declareServers(this.#config.sandbox.mcp.servers);
    }
    return this.#config;
  }

  /** The session's LLM proxy on 127.0.0.1: the agent must reach it whatever else is refused. */
  permitProxy(port: number): void {
    this.#proxyPort = port;
  }

  /** The session's MCP gateway on 127.0.0.1, likewise, and the servers that are reached through it only. */
  permitGateway(port: number, served: () => ReadonlySet<string>): void {
    this.#gateway = { port, served };
  }

  /** What the session reaches through netmon only, and where its user opened a way around. */
  guarded(): { places: GuardedPlace[]; holes: BypassHole[] } {
    const gateway = this.#gateway?.served() ?? new Set<string>();
    return guardedPlaces(this.config, { proxy: this.#proxyPort !== null, gateway });
  }

  /** Guarded places at an address that something else is allowed at; known once names are resolved. */
  sharedPlaces(): ReturnType<typeof sharedWithAllowed> {
    const { places } = this.guarded();
    const addressesOf = (host: string): readonly string[] => this.registry.addressesOfHost(host);
    return sharedWithAllowed(places, networkRules(this.#networkInput([])), addressesOf);
  }

  /** The session's name servers: those of the config, or of the agent's own file when this is first asked. */
  resolversOf(cgroup: string): readonly ResolverAddress[] {
    const { resolvers } = this.config.sandbox.network;
    this.#nameServers ??= agentNameServers(cgroup);
    return resolvers === "auto" ? this.#nameServers : resolvers;
  }

  /** What there is to learn from answers; `auto` needs a rule that names a host, or a limit on queries. */
  get wantsLearning(): boolean {
    const { learn, other_names, types } = this.config.sandbox.network.dns;
    if (learn !== "auto") return learn;
    if (this.#overrides.learnNames === true) return true;
    return other_names === "refuse" || types.length > 0 || this.#nameRules().length > 0;
  }

  /** There are rules that do nothing without learned addresses. */
  get needsLearning(): boolean {
    return this.#nameRules().some((rule) => rule.wildcard || rule.sni);
  }

  /** A rule requires the TLS server name. */
  get needsServerNames(): boolean {
    return this.#nameRules().some((rule) => rule.sni);
  }

  /** Answers are learned from; `rules` permits the proxies. netmon's own look-ups are a first fill from then on. */
  learnFrom(learning: { rules(): readonly NetworkRule[] }): void {
    this.#learning = learning;
  }

  /** Resolves every name once. Throws ConfigError. */
  async start(cgroup: string): Promise<void> {
    const { resolve } = this.config.sandbox.network;
    this.#nameServers ??= agentNameServers(cgroup);
    this.#resolver = new HostResolver({
      names: this.#names(resolve.timeout * 1000),
      clock: systemClock,
      random: Math.random,
      onAddresses: (host, addresses) => this.registry.setAddresses(host, addresses),
      // what the agent was told is known without asking; hosts files and what it knew before are not
      minTtlMs: (this.#learning ? resolve.max_ttl : resolve.min_ttl) * 1000,
      maxTtlMs: resolve.max_ttl * 1000,
      graceMs: resolve.grace * 1000,
      maxAddresses: resolve.max_addresses,
    });
    await this.#resolveAll();
  }

  /**
   * Reads the config again. Throws ConfigError; the former stays. Returns the way back, for a policy that
   * cannot be brought into the kernel.
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
      this.#resolver?.setHosts(this.#hosts());
    };
  }

  /** Calls `listener` after addresses or servers changed, other than by `reload`. */
  onChange(listener: () => void): void {
    this.#unsubscribe = this.registry.onChange((change) => {
      if (change.servers || change.hosts.size > 0) listener();
    });
  }

  policy(): EffectivePolicy {
    const { network } = this.config.sandbox;
    const rules = networkRules(this.#networkInput(this.guarded().places));
    const servers = new Map<string, LegendServer>(
      this.registry.endpoints().map((e) => [e.serverId, { id: e.serverId, type: e.type }]),
    );
    return {
      mode: network.mode,
      failClosed: network.fail_closed,
      rules: [...rules, ...(this.#learning?.rules() ?? dockerResolver(rules)), ...this.#ownRules()],
      nameRules: this.#learning ? this.#nameRules() : [],
      unixRules: network.unix.deny.map(({ path, prefix }, i) => ({
        source: `sandbox.network.unix.deny[${i}]`,
        path,
        prefix,
      })),
      servers,
      denyErrno: network.deny_errno,
      foldMs: network.fold_ms,
      inboundByRule: network.inbound === "by_rule",
      socketClasses: network.socket_types.reduce((bits, type) => bits | SocketClass[type], 0),
      selftestSeconds: network.selftest_seconds,
      capacities: {
        maxRules: this.#maxRules(network.max_rules, rules.length),
        maxRanges: network.max_ranges,
        maxServers: network.max_servers,
        ringBytes: this.#ringBytes(network.ring_bytes),
      },
    };
  }

  close(): void {
    this.#unsubscribe();
    this.#resolver?.stop();
  }

  /** Logs each name whose look-up began to fail, or works again, since the last call. */
  reportNames(): void {
    const failing = new Map<string, HostProblem>();
    for (const problem of this.#resolver?.stats().problems ?? []) failing.set(problem.host, problem);
    for (const [host, { error, stale }] of failing) {
      if (this.#failing.has(host)) continue;
      const kept = stale ? "its last good addresses stay in force" : "it has no address and no rule";
      this.#log.warn(`${host} cannot be resolved (${error}): ${kept}`);
    }
    for (const host of this.#failing) if (!failing.has(host)) this.#log.info(`${host} is resolved again`);
    this.#failing = new Set(failing.keys());
  }

  /** For people: names, look-ups and failures so far; null without names. */
  namesSummary(): string | null {
    const stats = this.#resolver?.stats();
    if (!stats || stats.hosts === 0) return null;
    const evicted = stats.evicted > 0 ? `, ${stats.evicted} addresses given up` : "";
    return (
      `${stats.resolved} of ${stats.hosts} names resolved, ${stats.stale} with old addresses; ` +
      `${stats.queries} DNS queries, ${stats.failures} failed look-ups${evicted}`
    );
  }

  #ringBytes(configured: number): number {
    const { smaller } = this.#overrides;
    return smaller && configured === DEFAULT_RING_BYTES ? smaller.ringBytes : configured;
  }

  #maxRules(configured: number, rules: number): number {
    const { smaller } = this.#overrides;
    return smaller && configured === DEFAULT_MAX_RULES ? smaller.maxRules(rules) : configured;
  }

  #networkInput(guarded: readonly GuardedPlace[]): NetworkInput {
    const { config } = this;
    const { mcp, network } = config.sandbox;
    const endpoints = this.registry.endpoints();
    const declared = this.registry.declaredIds();
    const policy = serverPolicy(mcp, declared, network.fail_closed);
    const ids = new Set(endpoints.map((e) => e.serverId));
    const decisions = new Map([...ids].map((id) => [id, decideServer(policy, id)]));
    const addressesOf = (host: string): readonly string[] => this.registry.addressesOfHost(host);
    return { config, endpoints, decisions, addressesOf, resolvers: this.#nameServers ?? [], guarded };
  }

  #nameRules(): NameRule[] {
    return nameRules(this.#networkInput(this.guarded().places));
  }

  /** These addresses alone, as they listen on no other. A denial of the user's own stays the stricter one. */
  #ownRules(): NetworkRule[] {
    const own = [
      { source: "proxy.port", port: this.#proxyPort },
      { source: "gateway.port", port: this.#gateway?.port ?? null },
    ];
    return own.flatMap(({ source, port }): NetworkRule[] => {
      if (port === null) return [];
      const place = { addr: addressBytes(LOOPBACK), prefix: 128, port, protocol: TCP };
      return [{ source, servers: [], host: LOOPBACK, ...place, action: "allow", exact: true }];
    });
  }

  #hosts(): string[] {
    return networkHosts(this.config, this.registry.endpoints(), this.guarded().places);
  }

  async #resolveAll(): Promise<void> {
    this.#resolver?.setHosts(this.#hosts());
    const { timeout } = this.config.sandbox.network.resolve;
    // what the agent asks for is learned in any case: only what it knew before waits for this
    const result = await this.#resolver?.initial(
      this.#learning ? Math.min(timeout * 1000, FIRST_FILL_MS) : timeout * 1000,
    );
    const unresolved = result?.unresolved ?? [];
    for (const { host } of unresolved) this.#failing.add(host);
    // one line for each reason: without a network that is one, and not one for each host
    for (const error of new Set(unresolved.map((host) => host.error))) {
      const hosts = unresolved.filter((host) => host.error === error).map(({ host }) => host);
      const names = hosts.length === 1 ? `${hosts[0]} has no address` : `${hosts.join(", ")} have no address`;
      this.#log.warn(`${names} (${error}): no rule before there is one; it is asked for again`);
    }
  }

  #load(): Config {
    const { config, skipped } = this.#files.load();
    for (const { name, why } of skipped)
      this.#log.warn(`server ${name} of a client's configuration is not declared: ${why}`);
    return overrideConfig(config, this.#overrides);
  }

  #warnFixed(next: Config): void {
    const fixed = ["ring_bytes", "max_rules", "max_ranges", "max_servers", "selftest_seconds"] as const;
    for (const key of fixed) {
      if (next.sandbox.network[key] === this.config.sandbox.network[key]) continue;
      this.#log.warn(`sandbox.network.${key} takes effect when the watch is started again`);
    }
  }
}

/**
 * The engine sends packets for 127.0.0.11:53 to another port of that address by DNAT in the container's own
 * network namespace; egress sees that port. Only what listens on this address is opened.
 */
function dockerResolver(rules: readonly NetworkRule[]): NetworkRule[] {
  const listed = rules.find(
    (r) => r.host === DOCKER_RESOLVER && r.source.startsWith("sandbox.network.resolvers"),
  );
  if (!listed) return [];
  const addr = addressBytes(DOCKER_RESOLVER);
  return [6, 17].map((protocol) => ({
    ...listed,
    addr,
    prefix: 128,
    port: 0,
    protocol,
    action: "allow",
    exact: true,
  }));
}
