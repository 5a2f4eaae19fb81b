/**
 * netmon's own lookups of the host names in a policy, and the reports about them.
 *
 * On failure: a name that cannot be resolved keeps its last good addresses, and is reported once; a name that never
 * resolved has no addresses.
 */
import type { NetworkConfig } from "../../config/config.ts";
import type { NameService } from "../../dns/resolver/answer.ts";
import { systemClock } from "../../dns/resolver/clock.ts";
import { type HostProblem, HostResolver } from "../../dns/resolver/resolver.ts";
import type { Log } from "../../event/log.ts";

export interface HostLookupsPorts {
  /** Name service to query; `timeoutMs` in milliseconds. */
  names(timeoutMs: number): NameService;
  onAddresses(host: string, addresses: readonly string[]): void;
  log: Log;
}

export class HostLookups {
  readonly #ports: HostLookupsPorts;
  #resolver: HostResolver | null = null;
  #failing = new Set<string>();

  constructor(ports: HostLookupsPorts) {
    this.#ports = ports;
  }

  /** `oncePerMaxTtl`: no name is looked up more than once per `max_ttl`. */
  start(resolve: NetworkConfig["resolve"], oncePerMaxTtl: boolean): void {
    const { names, onAddresses } = this.#ports;
    this.#resolver = new HostResolver({
      names: names(resolve.timeout * 1000),
      clock: systemClock,
      random: Math.random,
      onAddresses,
      minTtlMs: (oncePerMaxTtl ? resolve.max_ttl : resolve.min_ttl) * 1000,
      maxTtlMs: resolve.max_ttl * 1000,
      graceMs: resolve.grace * 1000,
      maxAddresses: resolve.max_addresses,
    });
  }

  /** Replaces the set of hosts; those not listed are forgotten. */
  setHosts(hosts: readonly string[]): void {
    this.#resolver?.setHosts(hosts);
  }

  /** Looks up each name without an address; waits at most `timeoutMs` milliseconds. */
  async fill(timeoutMs: number): Promise<void> {
    const unresolved = (await this.#resolver?.initial(timeoutMs)) ?? [];
    for (const { host } of unresolved) this.#failing.add(host);
    // one line per reason: without a network that is one line, rather than one per host
    for (const error of new Set(unresolved.map((host) => host.error))) {
      const hosts = unresolved.filter((host) => host.error === error).map(({ host }) => host);
      const names = hosts.length === 1 ? `${hosts[0]} has no address` : `${hosts.join(", ")} have no address`;
      this.#ports.log.warn(`${names} (${error}): no rule applies until one is found; netmon keeps trying`);
    }
  }

  /** Logs each name whose lookups have started to fail, or work again, since the last call. */
  report(): void {
    const { log } = this.#ports;
    const failing = new Map<string, HostProblem>();
    for (const problem of this.#resolver?.stats().problems ?? []) failing.set(problem.host, problem);
    for (const [host, { error, stale }] of failing) {
      if (this.#failing.has(host)) continue;
      const kept = stale ? "its last good addresses stay in force" : "without an address it has no rule";
      log.warn(`${host} cannot be resolved (${error}): ${kept}`);
    }
    for (const host of this.#failing) if (!failing.has(host)) log.info(`${host} resolves again`);
    this.#failing = new Set(failing.keys());
  }

  /** Returns names, lookups and failures so far, for display; null without names. */
  summary(): string | null {
    const stats = this.#resolver?.stats();
    if (!stats || stats.hosts === 0) return null;
    const evicted = stats.evicted > 0 ? `, ${stats.evicted} addresses released` : "";
    return (
      `${stats.resolved} of ${stats.hosts} names resolved, ${stats.stale} with old addresses; ` +
      `${stats.queries} DNS queries, ${stats.failures} failed look-ups${evicted}`
    );
  }

  stop(): void {
    this.#resolver?.stop();
  }
}
