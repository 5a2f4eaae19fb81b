/**
 * The answers that the session's resolvers gave the agent: names, their addresses and how long each is in force.
 * Pure: the time is passed in, in milliseconds, and the caller writes the addresses into the kernel.
 *
 * Direction of failure: closed. An answer that does not fit is refused whole; no address that a connection or a
 * client may still be using is dropped for another.
 */

import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { DnsCounters } from "../../event/event.ts";
import { isNamed, NameIndex, type NameRule, rulesAtAddress } from "../../policy/name-rules.ts";
import type { NetworkRule } from "../../policy/network-rule.ts";
import { Aliases } from "./aliases.ts";
import type { AnswerAddresses } from "./answer-addresses.ts";
import { LearningQuota, type Limit } from "./learning-quota.ts";
import { OtherNames, SharedAddresses } from "./shared-addresses.ts";
import { isSpecialAddress } from "./special-address.ts";

export interface LearnLimits {
  minTtlMs: number;
  graceMs: number;
  maxNames: number;
  /** For all names together. */
  maxAddresses: number;
  maxAddressesPerName: number;
}

interface Lease {
  /** End of its TTL; after that it is kept for clients that are slow to ask again. */
  freshUntil: number;
  until: number;
  /** Whether the kernel has it. */
  inForce: boolean;
}

interface Learned {
  rules: readonly NameRule[];
  leases: Map<string, Lease>;
  /** Names that this one led to (CNAME, SVCB): what is denied for them is denied for it too. */
  via: ReadonlySet<string>;
  /** The rule whose quota it uses: the host of the closest one. */
  owner: string;
}

export type LearnOutcome =
  /** No rule applies to the name. */
  | { kind: "other" }
  /** `addresses`: those the kernel must have before the answer is forwarded. */
  | { kind: "learned"; addresses: readonly string[] }
  | { kind: "full"; limit: Limit };

/** Clients keep an answer no longer than this (systemd-resolved 2 h, dnsmasq and nscd at most 1 day). */
const MAX_TTL_MS = 86_400_000;
/** Maximum number of chain names that are kept, the denied ones first. */
const MAX_VIA = 32;

export class LearnedNames {
  #index = new NameIndex([]);
  #limits: LearnLimits;
  readonly #names = new Map<string, Learned>();
  /** Address → the names it is in force for. */
  readonly #byAddress = new Map<string, Set<string>>();
  readonly #aliases = new Aliases();
  /** Names without a rule. */
  readonly others = new OtherNames();
  readonly #room = new LearningQuota();
  readonly shared = new SharedAddresses();
  #evicted = 0;
  #special = 0;

  constructor(limits: LearnLimits) {
    this.#limits = limits;
    this.#divide();
  }

  /**
   * Sets a new policy; the rules of known names change with it, at the caller's next write. Addresses learned for
   * names that are now denied are closed too.
   */
  setRules(rules: readonly NameRule[], limits: LearnLimits, now = 0): void {
    this.#index = new NameIndex(rules);
    this.#limits = limits;
    for (const [name, learned] of this.#names) {
      learned.rules = this.#rulesFor(name, learned.via, 0);
      if (learned.rules.length === 0)
        for (const address of learned.leases.keys()) this.#release(name, address);
    }
    this.#divide();
    for (const [address, name] of this.others.all())
      if (this.#isDenied(name)) this.restore(name, address, now);
  }

  /** Divides the quota among the rules again. */
  #divide(): void {
    const { maxNames, maxAddresses } = this.#limits;
    const rules = new Set(this.#index.rules.map(({ host }) => host)).size;
    this.#aliases.divide(maxNames, rules);
    this.#room.divide(maxNames, maxAddresses, rules);
    for (const learned of this.#names.values()) {
      learned.owner = ownerOf(learned.rules);
      this.#room.name(learned.owner, 1);
      for (const address of learned.leases.keys()) this.#room.address(learned.owner, address, 1);
    }
  }

  /** `name`: lower case, without the final dot. */
  note(name: string, found: AnswerAddresses, now: number): LearnOutcome {
    const known = this.#names.get(name);
    const via = this.#via(known, found);
    const rules = this.#rulesFor(name, via, now);
    if (rules.length === 0) {
      for (const { address } of found.addresses) this.others.note(address, name);
      return { kind: "other" };
    }
    const wanted = new Map<string, number>();
    for (const { address, ttl } of found.addresses) {
      if (isSpecialAddress(address)) this.#special++;
      else wanted.set(address, Math.max(ttl, wanted.get(address) ?? 0));
    }
    const full = this.#lacksRoom(known, rules, wanted);
    if (full) return { kind: "full", limit: full };
    for (const alias of found.aliases)
      this.#aliases.note(alias.name, name, ownerOf(rules), now + this.#lifetime(alias.ttl), now);
    const learned = known ?? this.#learn(name, rules, wanted.size > 0);
    const changed = !sameRules(learned.rules, rules);
    learned.rules = rules;
    learned.via = via;
    const pending: string[] = changed ? [...learned.leases.keys()].filter((one) => !wanted.has(one)) : [];
    for (const [address, ttl] of wanted) {
      const lease = this.#lease(learned, name, address);
      lease.freshUntil = Math.max(lease.freshUntil, now + this.#lifetime(ttl));
      lease.until = Math.max(lease.until, lease.freshUntil + this.#limits.graceMs);
      if (!lease.inForce || changed) pending.push(address);
    }
    return { kind: "learned", addresses: pending };
  }

  /**
   * Restores an address that was in force for a rule's host before this process, as if it were answered now. `host`: as
   * configured; the actual name below a wildcard is no longer known. Hosts that are not in the policy are ignored.
   */
  restore(host: string, address: string, now: number): void {
    const known = this.#names.get(host);
    const rules = known?.rules ?? this.rulesOf(host, now);
    if (rules.length === 0 || isSpecialAddress(address)) return;
    if (this.#lacksRoom(known, rules, new Map([[address, 0]]))) return;
    const learned = known ?? this.#learn(host, rules, true);
    const lease = this.#lease(learned, host, address);
    lease.freshUntil = now;
    lease.until = now + Math.max(this.#limits.graceMs, this.#limits.minTtlMs);
    lease.inForce = true;
  }

  /** Records that the kernel has these addresses of the name. */
  confirm(name: string, addresses: readonly string[]): void {
    for (const address of addresses) {
      const lease = this.#names.get(name)?.leases.get(address);
      if (lease) lease.inForce = true;
    }
  }

  /** Forgets addresses that the kernel could not take, unless they were in force before. */
  withdraw(name: string, addresses: readonly string[]): void {
    for (const address of addresses)
      if (this.#names.get(name)?.leases.get(address)?.inForce === false) this.#release(name, address);
  }

  /** Addresses with an expired name, for `expire`. */
  due(now: number): string[] {
    const due = new Set<string>();
    for (const { leases } of this.#names.values())
      for (const [address, lease] of leases) if (lease.until <= now) due.add(address);
    return [...due];
  }

  /** Forgets expired addresses, except those in `live`. Returns those whose rules changed. */
  expire(now: number, live: ReadonlySet<string>): string[] {
    const changed = new Set<string>();
    for (const [name, { leases }] of this.#names) {
      for (const [address, lease] of leases) {
        if (lease.until > now || live.has(address)) continue;
        this.#release(name, address);
        changed.add(address);
      }
    }
    for (const name of this.#aliases.end(now)) {
      const learned = this.#names.get(name);
      const rules = this.#rulesFor(name, learned?.via ?? new Set(), now);
      if (!learned || sameRules(learned.rules, rules)) continue;
      learned.rules = rules;
      for (const address of learned.leases.keys()) {
        changed.add(address);
        if (rules.length === 0) this.#release(name, address);
      }
    }
    return [...changed];
  }

  /** Every address that is or is about to be in force. */
  addresses(): IterableIterator<string> {
    return this.#byAddress.keys();
  }

  /** The network rules at an address that follow from the rules of its names. */
  rulesAt(address: string): NetworkRule[] {
    return [...this.#namesByRule(address)].flatMap(([rule, names]) =>
      rulesAtAddress(rule, address, { names }),
    );
  }

  /** The rules of its names, without duplicates. */
  nameRulesAt(address: string): NameRule[] {
    return [...this.#namesByRule(address).keys()];
  }

  #namesByRule(address: string): Map<NameRule, Set<string>> {
    const named = new Map<NameRule, Set<string>>();
    for (const name of this.#byAddress.get(address) ?? [])
      for (const rule of this.#names.get(name)?.rules ?? [])
        getOrInsert(named, rule, () => new Set()).add(name);
    return named;
  }

  get isEmpty(): boolean {
    return this.#byAddress.size === 0;
  }

  /** Reports whether a rule at the address allows TLS with this server name on the port, and none denies it. */
  allowsServerName(name: string, address: string, port: number): boolean {
    const isFor = ({ ports }: NameRule): boolean => ports.length === 0 || ports.includes(port);
    if (this.#index.of(name).some((rule) => rule.action === "deny" && isFor(rule))) return false;
    return this.nameRulesAt(address).some(
      (rule) => rule.action === "allow" && isNamed(rule, name) && isFor(rule),
    );
  }

  /** Ports of the address on which TLS must name an allowed host. */
  sniPortsAt(address: string): number[] {
    return [...new Set(this.nameRulesAt(address).flatMap((rule) => (rule.sni ? rule.ports : [])))];
  }

  /** Addresses that are or are about to be in force for a name. */
  addressesOf(name: string): string[] {
    return [...(this.#names.get(name)?.leases.keys() ?? [])];
  }

  /** The first name that an address was answered for, or null. */
  nameOf(address: string): string | null {
    return this.#byAddress.get(address)?.values().next().value ?? null;
  }

  /** Reports whether the learned address serves names outside its rule, or names that are denied elsewhere. */
  isShared(address: string): boolean {
    return this.#byAddress.has(address) && (this.shared.has(address) || this.others.has(address));
  }

  get counters(): Pick<
    DnsCounters,
    "names" | "addresses" | "shared_addresses" | "special_addresses" | "given_up_early"
  > {
    return {
      names: this.#names.size,
      addresses: this.#byAddress.size,
      shared_addresses: [...this.#byAddress.keys()].filter((address) => this.isShared(address)).length,
      special_addresses: this.#special,
      given_up_early: this.#evicted,
    };
  }

  /** Reports whether a rule is for a name below this one. */
  isAbove(name: string): boolean {
    return this.#index.isAbove(name);
  }

  /** The rules of a name, including those it has as an alias. */
  rulesOf(name: string, now: number): readonly NameRule[] {
    const rules = new Set(this.#index.of(name));
    for (const owner of this.#aliases.of(name, now))
      for (const rule of this.#index.of(owner)) rules.add(rule);
    return [...rules];
  }

  /** The rules of a name, and the denials of the names that it led to. */
  #rulesFor(name: string, via: ReadonlySet<string>, now: number): readonly NameRule[] {
    const rules = this.rulesOf(name, now);
    const denied = [...via].flatMap((one) => this.#index.of(one).filter(({ action }) => action === "deny"));
    return denied.length === 0 ? rules : [...new Set([...rules, ...denied])];
  }

  #isDenied(name: string): boolean {
    return this.#index.of(name).some(({ action }) => action === "deny");
  }

  #via(known: Learned | undefined, found: AnswerAddresses): ReadonlySet<string> {
    const led = new Set([...found.via, ...found.aliases.map(({ name }) => name), ...(known?.via ?? [])]);
    if (led.size <= MAX_VIA) return led;
    const all = [...led];
    return new Set([...all.filter((name) => this.#isDenied(name)), ...all].slice(0, MAX_VIA));
  }

  #learn(name: string, rules: readonly NameRule[], kept: boolean): Learned {
    const learned = {
      rules,
      leases: new Map<string, Lease>(),
      via: new Set<string>(),
      owner: ownerOf(rules),
    };
    if (!kept) return learned;
    this.#names.set(name, learned);
    this.#room.name(learned.owner, 1);
    return learned;
  }

  #lifetime(ttl: number): number {
    return Math.min(Math.max(ttl * 1000, this.#limits.minTtlMs), MAX_TTL_MS);
  }

  #lease(learned: Learned, name: string, address: string): Lease {
    return getOrInsert(learned.leases, address, () => {
      this.#room.address(learned.owner, address, 1);
      getOrInsert(this.#byAddress, address, () => new Set()).add(name);
      return { freshUntil: 0, until: 0, inForce: false };
    });
  }

  #release(name: string, address: string): void {
    const learned = this.#names.get(name);
    if (!learned?.leases.delete(address)) return;
    this.#room.address(learned.owner, address, -1);
    if (learned.leases.size === 0) {
      this.#names.delete(name);
      this.#room.name(learned.owner, -1);
    }
    const names = this.#byAddress.get(address);
    names?.delete(name);
    if (names?.size !== 0) return;
    this.#byAddress.delete(address);
    this.shared.note(address, []);
  }

  /** The limit that is exceeded; null: there is room. */
  #lacksRoom(
    known: Learned | undefined,
    rules: readonly NameRule[],
    wanted: ReadonlyMap<string, number>,
  ): Limit | null {
    const owner = known?.owner ?? ownerOf(rules);
    let own = known?.leases.size ?? 0;
    for (const address of wanted.keys()) if (!known?.leases.has(address)) own++;
    if (!known && wanted.size > 0 && !this.#room.fitsName(owner, this.#names.size)) return "max_names";
    if (own > this.#limits.maxAddressesPerName) return "max_addresses_per_name";
    const isNew = (address: string): boolean => !this.#byAddress.has(address);
    const fits = this.#room.fitsAddresses(owner, wanted.keys(), isNew, this.#byAddress.size);
    return fits ? null : "max_addresses";
  }

  /**
   * Ends the grace period of addresses whose TTL is over, so that `expire` may remove them unless a connection uses
   * them. For when an answer for `name` met this limit: only addresses of the name itself, or of its rule and of rules
   * above their share. Returns whether there were any.
   */
  endGrace(name: string, limit: Limit, now: number): boolean {
    let ended = 0;
    const own = this.#names.get(name);
    const owner = own?.owner ?? ownerOf(this.rulesOf(name, now));
    const one = limit === "max_addresses_per_name";
    for (const { leases, owner: other } of one ? (own ? [own] : []) : this.#names.values()) {
      if (!one && other !== owner && !this.#room.exceeds(other, limit)) continue;
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

function sameRules(a: readonly NameRule[], b: readonly NameRule[]): boolean {
  return a.length === b.length && a.every((rule, i) => rule === b[i]);
}

/** The rule whose quota a name uses: the closest one. */
function ownerOf(rules: readonly NameRule[]): string {
  return rules[0]?.host ?? "";
}
