/**
 * What the session's resolvers told the agent: names, their addresses and until when each is in force. Pure but
 * for the time it is given, in milliseconds; bringing the addresses into the kernel is the caller's work.
 *
 * Direction of failure: closed. An answer that does not fit is refused whole; no address that a connection or a
 * client may still be using is given up for another.
 */
import { isNamed, NameIndex, type NameRule, rulesAtAddress } from "../../policy/name-rules.ts";
import type { NetworkRule } from "../../policy/network.ts";
import type { Told } from "./answer-addresses.ts";
import { OtherNames } from "./other-names.ts";
import { isSpecialAddress } from "./special-address.ts";

export interface LearnLimits {
  minTtlMs: number;
  graceMs: number;
  maxNames: number;
  /** Of all names. */
  maxAddresses: number;
  maxAddressesPerName: number;
}

interface Lease {
  /** Its TTL is over; from then on it is kept for clients that are slow to ask again. */
  freshUntil: number;
  until: number;
  /** The kernel has it. */
  inForce: boolean;
}

interface Learned {
  rules: readonly NameRule[];
  leases: Map<string, Lease>;
}

export type Telling =
  /** No rule is for the name. */
  | { kind: "other" }
  /** `addresses`: those the kernel must have before the answer goes on. */
  | { kind: "learned"; addresses: readonly string[]; special: number }
  | { kind: "full"; limit: "max_names" | "max_addresses" | "max_addresses_per_name" };

/** Names that lead to one alias; a wildcard has any number of them, all with the same rules. */
const MAX_OWNERS = 64;
/** A client does not keep what it was told for longer (systemd-resolved 2 h, dnsmasq and nscd at most 1 day). */
const MAX_TTL_MS = 86_400_000;

export class LearnedNames {
  #index = new NameIndex([]);
  #limits: LearnLimits;
  readonly #names = new Map<string, Learned>();
  /** Address → the names it is in force for. */
  readonly #byAddress = new Map<string, Set<string>>();
  /** Target of an SVCB or HTTPS record → the names that lead to it, and until when. */
  readonly #aliases = new Map<string, Map<string, number>>();
  readonly #others = new OtherNames();
  #evicted = 0;
  #special = 0;

  constructor(limits: LearnLimits) {
    this.#limits = limits;
  }

  /** Takes a new policy; the rules of names that are known change with it, at the caller's next write. */
  setRules(rules: readonly NameRule[], limits: LearnLimits): void {
    this.#index = new NameIndex(rules);
    this.#limits = limits;
    for (const [name, learned] of this.#names) {
      learned.rules = this.rulesOf(name, 0);
      if (learned.rules.length === 0)
        for (const address of learned.leases.keys()) this.#release(name, address);
    }
  }

  /** `name`: lower case, without the last dot. */
  tell(name: string, told: Told, now: number): Telling {
    const rules = this.rulesOf(name, now);
    if (rules.length === 0) {
      for (const { address } of told.addresses) this.#others.note(address, name);
      return { kind: "other" };
    }
    const wanted = new Map<string, number>();
    let special = 0;
    for (const { address, ttl } of told.addresses) {
      if (isSpecialAddress(address)) special++;
      else wanted.set(address, Math.max(ttl, wanted.get(address) ?? 0));
    }
    this.#special += special;
    const known = this.#names.get(name);
    const full = this.#lacksRoom(known, wanted);
    if (full) return { kind: "full", limit: full };
    for (const alias of told.aliases) this.#alias(alias.name, name, now + this.#lifetime(alias.ttl), now);
    const learned = known ?? { rules, leases: new Map<string, Lease>() };
    learned.rules = rules;
    if (wanted.size > 0) this.#names.set(name, learned);
    const pending: string[] = [];
    for (const [address, ttl] of wanted) {
      const lease = this.#lease(learned, name, address);
      lease.freshUntil = Math.max(lease.freshUntil, now + this.#lifetime(ttl));
      lease.until = Math.max(lease.until, lease.freshUntil + this.#limits.graceMs);
      if (!lease.inForce) pending.push(address);
    }
    return { kind: "learned", addresses: pending, special };
  }

  /**
   * An address that is in force for a rule's host since before this process: kept as if it were told now. `host` as
   * configured; below a wildcard the name is not known any more. Others than the policy's hosts are passed over.
   */
  restore(host: string, address: string, now: number): void {
    const known = this.#names.get(host);
    const rules = known?.rules ?? this.rulesOf(host, now);
    if (rules.length === 0 || isSpecialAddress(address)) return;
    if (this.#lacksRoom(known, new Map([[address, 0]]))) return;
    const learned = known ?? { rules, leases: new Map<string, Lease>() };
    this.#names.set(host, learned);
    const lease = this.#lease(learned, host, address);
    lease.freshUntil = now;
    lease.until = now + Math.max(this.#limits.graceMs, this.#limits.minTtlMs);
    lease.inForce = true;
  }

  /** The kernel has these addresses of the name. */
  confirm(name: string, addresses: readonly string[]): void {
    for (const address of addresses) {
      const lease = this.#names.get(name)?.leases.get(address);
      if (lease) lease.inForce = true;
    }
  }

  /** The kernel could not take them: those that were not in force are forgotten. */
  withdraw(name: string, addresses: readonly string[]): void {
    for (const address of addresses)
      if (this.#names.get(name)?.leases.get(address)?.inForce === false) this.#release(name, address);
  }

  /** Addresses of which a name's time is over, for `expire`. */
  due(now: number): string[] {
    const due = new Set<string>();
    for (const { leases } of this.#names.values())
      for (const [address, lease] of leases) if (lease.until <= now) due.add(address);
    return [...due];
  }

  /** Forgets what is due, but for addresses in `live`. Returns those whose rules changed. */
  expire(now: number, live: ReadonlySet<string>): string[] {
    const changed = new Set<string>();
    for (const [name, { leases }] of this.#names) {
      for (const [address, lease] of leases) {
        if (lease.until > now || live.has(address)) continue;
        this.#release(name, address);
        changed.add(address);
      }
    }
    this.#endAliases(now);
    return [...changed];
  }

  /** Every address that is or is about to be in force. */
  addresses(): IterableIterator<string> {
    return this.#byAddress.keys();
  }

  /** What the rules of its names mean at an address. */
  rulesAt(address: string): NetworkRule[] {
    return [...this.nameRulesAt(address)].flatMap((rule) => rulesAtAddress(rule, address));
  }

  /** Rules of its names, each once. */
  nameRulesAt(address: string): ReadonlySet<NameRule> {
    const rules = new Set<NameRule>();
    for (const name of this.#byAddress.get(address) ?? [])
      for (const rule of this.#names.get(name)?.rules ?? []) rules.add(rule);
    return rules;
  }

  get isEmpty(): boolean {
    return this.#byAddress.size === 0;
  }

  /** A rule at the address allows TLS with this server name on the port, and none denies it. */
  allowsServerName(name: string, address: string, port: number): boolean {
    const isFor = ({ ports }: NameRule): boolean => ports.length === 0 || ports.includes(port);
    if (this.#index.of(name).some((rule) => rule.action === "deny" && isFor(rule))) return false;
    const rules = [...this.nameRulesAt(address)];
    return rules.some((rule) => rule.action === "allow" && isNamed(rule, name) && isFor(rule));
  }

  /** Ports of the address where TLS must name an allowed host. */
  sniPortsAt(address: string): number[] {
    const ports = [...this.nameRulesAt(address)].flatMap((rule) => (rule.sni ? rule.ports : []));
    return [...new Set(ports)];
  }

  /** The name an address was told for; of several the first. */
  nameOf(address: string): string | null {
    return this.#byAddress.get(address)?.values().next().value ?? null;
  }

  /** A name without a rule for which the agent was told this learned address as well; null: none is known. */
  otherNameOf(address: string): string | null {
    return this.#byAddress.has(address) ? this.#others.nameOf(address) : null;
  }

  /** There are addresses that were told for names without a rule. */
  get hasOtherNames(): boolean {
    return !this.#others.isEmpty;
  }

  /** Names without a rule that the agent was told this address for, the latest first. */
  otherNamesOf(address: string): readonly string[] {
    return this.#others.namesOf(address);
  }

  get stats(): { names: number; addresses: number; shared: number; evicted: number; special: number } {
    let shared = 0;
    for (const address of this.#byAddress.keys()) if (this.#others.nameOf(address) !== null) shared++;
    const { size } = this.#byAddress;
    return {
      names: this.#names.size,
      addresses: size,
      shared,
      evicted: this.#evicted,
      special: this.#special,
    };
  }

  /** Rules for a name, those it has as an alias included. */
  rulesOf(name: string, now: number): readonly NameRule[] {
    const rules = new Set(this.#index.of(name));
    for (const [owner, until] of this.#aliases.get(name) ?? [])
      if (until > now) for (const rule of this.#index.of(owner)) rules.add(rule);
    return [...rules];
  }

  #lifetime(ttl: number): number {
    return Math.min(Math.max(ttl * 1000, this.#limits.minTtlMs), MAX_TTL_MS);
  }

  /** `now`: to give up what is over where there is no room. */
  #alias(alias: string, owner: string, until: number, now: number): void {
    if (!this.#aliases.has(alias) && this.#aliases.size >= this.#limits.maxNames) this.#endAliases(now);
    if (!this.#aliases.has(alias) && this.#aliases.size >= this.#limits.maxNames) return;
    const owners = this.#aliases.get(alias) ?? new Map<string, number>();
    const latest = Math.max(until, owners.get(owner) ?? 0);
    // the one that was told last stands last
    owners.delete(owner);
    owners.set(owner, latest);
    const [oldest] = owners.keys();
    if (owners.size > MAX_OWNERS && oldest !== undefined) owners.delete(oldest);
    this.#aliases.set(alias, owners);
  }

  #endAliases(now: number): void {
    for (const [alias, owners] of this.#aliases) {
      for (const [owner, until] of owners) if (until <= now) owners.delete(owner);
      if (owners.size === 0) this.#aliases.delete(alias);
    }
  }

  #lease(learned: Learned, name: string, address: string): Lease {
    const known = learned.leases.get(address);
    if (known) return known;
    const lease = { freshUntil: 0, until: 0, inForce: false };
    learned.leases.set(address, lease);
    const names = this.#byAddress.get(address);
    if (names) names.add(name);
    else this.#byAddress.set(address, new Set([name]));
    return lease;
  }

  #release(name: string, address: string): void {
    const learned = this.#names.get(name);
    if (!learned?.leases.delete(address)) return;
    if (learned.leases.size === 0) this.#names.delete(name);
    const names = this.#byAddress.get(address);
    names?.delete(name);
    if (names?.size === 0) this.#byAddress.delete(address);
  }

  /** The limit that stands in the way; null: there is room. */
  #lacksRoom(
    known: Learned | undefined,
    wanted: ReadonlyMap<string, number>,
  ): "max_names" | "max_addresses" | "max_addresses_per_name" | null {
    const { maxNames, maxAddresses, maxAddressesPerName } = this.#limits;
    let own = known?.leases.size ?? 0;
    let all = this.#byAddress.size;
    for (const address of wanted.keys()) {
      if (!known?.leases.has(address)) own++;
      if (!this.#byAddress.has(address)) all++;
    }
    if (!known && wanted.size > 0 && this.#names.size >= maxNames) return "max_names";
    if (own > maxAddressesPerName) return "max_addresses_per_name";
    return all > maxAddresses ? "max_addresses" : null;
  }

  /**
   * Ends the grace of addresses whose TTL is over, so that `expire` may take them unless a connection uses them:
   * for when an answer found no room. `name` null: of all names. true where there were any.
   */
  endGrace(name: string | null, now: number): boolean {
    let ended = 0;
    const own = name === null ? undefined : this.#names.get(name);
    for (const { leases } of name === null ? this.#names.values() : own ? [own] : []) {
      for (const lease of leases.values()) {
        if (lease.freshUntil > now || lease.until <= now) continue;
        lease.until = now;
        ended++;
      }
    }
    this.#evicted += ended;
    return ended > 0;
  }
}
