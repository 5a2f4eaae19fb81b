/**
 * Computes the rules of the kernel table from the configuration, server addresses and decisions. Pure; the same input
 * gives the same rules in the same order.
 *
 * A denied server is denied on TCP and UDP; an allowed one is allowed on TCP, and with https on UDP too (HTTP/3,
 * RFC 9114). Servers at the same address and port share a rule that names all of them; the stricter verdict wins and
 * determines `source`.
 *
 * A host name without known addresses yields no rule, so an allowed one is closed with fail_closed and a denied one is
 * open otherwise; the resolver counts and reports such names.
 */

import { append } from "../collections/long-lists.ts";
import type { Config, Destination, ResolverAddress } from "../config/config.ts";
import { addressBytesOf, addressIndex, addressKey, isThisHost } from "../registry/address.ts";
import type { Endpoint } from "../registry/registry.ts";
import { type GuardedEndpoint, guardRule } from "./bypass.ts";
import { merged } from "./merged.ts";
import { entrySource, listedRule, type NameRule, rulesAtAddress, serverRule } from "./name-rules.ts";
import { type NetworkRule, TCP, UDP } from "./network-rule.ts";
import { rangePrefixes } from "./prefix.ts";
import type { Decision } from "./server.ts";
import { type OverriddenDenial, resolveConflicts } from "./shared-address.ts";

export interface NetworkInput {
  config: Config;
  endpoints: readonly Endpoint[];
  /** Keyed by server id; a server without a decision is blocked. */
  decisions: ReadonlyMap<string, Decision>;
  /** Returns the known addresses of a host name, in canonical text. */
  addressesOf: (host: string) => readonly string[];
  /** Returns the host names that currently have an address, given in canonical text. */
  hostsAt: (address: string) => Iterable<string>;
  /** The name servers for `resolvers: auto`; not used if the configuration names some. */
  resolvers: readonly ResolverAddress[];
  /** Endpoints only reachable through netmon; their rules come first, so that they name other servers there. */
  guarded?: readonly GuardedEndpoint[];
}

/** Returns the rules for names, in the order of NetworkRules: guarded endpoints, servers, deny, allow. */
export function nameRules({
  config,
  endpoints,
  decisions,
  guarded = [],
}: Pick<NetworkInput, "config" | "endpoints" | "decisions" | "guarded">): NameRule[] {
  const { network } = config.sandbox;
  const rules = guarded.flatMap((one) => (one.isLiteral ? [] : [guardRule(one)]));
  for (const endpoint of endpoints)
    if (!endpoint.isLiteral) rules.push(serverRule(endpoint, decisions.get(endpoint.serverId)));
  for (const list of ["deny", "allow"] as const)
    for (const [i, destination] of network[list].entries())
      if (destination.target.kind === "name" || destination.target.kind === "below")
        rules.push(listedRule(destination, list, i));
  return rules;
}

/** The rules of one configuration. Rules of names use the addresses that the names have on request. */
export class NetworkRules {
  readonly #input: NetworkInput;
  readonly #guarded: readonly GuardedEndpoint[];
  readonly #resolvers: readonly ResolverAddress[];
  readonly #others: readonly NetworkRule[];
  #index: EntryIndex | null = null;

  /** `others`: rules that are not from the configuration, to follow all of its own. */
  constructor(input: NetworkInput, others: readonly NetworkRule[] = []) {
    const { resolvers } = input.config.sandbox.network;
    this.#input = input;
    this.#guarded = input.guarded ?? [];
    this.#resolvers = resolvers === "auto" ? input.resolvers : resolvers;
    this.#others = others;
  }

  /** Returns every rule. `given`: called for each denial of a name that yields. */
  all(given?: (one: OverriddenDenial) => void): NetworkRule[] {
    const rules: NetworkRule[] = [];
    const entries = this.#entries;
    for (let entry = 0; entry < entries; entry++)
      append(rules, this.#rulesOf(entry, this.#input.addressesOf));
    const settled = merged(resolveConflicts(rules, given));
    append(settled, this.#others);
    return settled;
  }

  /**
   * Yields the rules of `all` one by one, in another order, so that a list of a hundred thousand addresses never exists
   * as rules at the same time.
   */
  *each(given?: (one: OverriddenDenial) => void): Generator<NetworkRule> {
    const { addressesOf } = this.#input;
    const together: NetworkRule[] = [];
    const alone = this.#aloneEntries();
    for (let entry = 0; entry < alone.length; entry++)
      for (const rule of this.#rulesOf(entry, addressesOf))
        if (alone[entry] === 0 || isThisHost(rule.addr)) together.push(rule);
        else yield rule;
    yield* merged(resolveConflicts(together, given));
    yield* this.#others;
  }

  /**
   * Returns the rules of `all` at one address, not a loopback one, in the same order. `named` false: without those of
   * names. From the second call on, takes time only for the rules at that address.
   */
  at(address: string, named: boolean, given?: (one: OverriddenDenial) => void): NetworkRule[] {
    this.#index ??= this.#buildIndex();
    const { byAddress, byName } = this.#index;
    const entries = new Set(numbers(byAddress.get(addressIndex(address))));
    for (const host of named ? this.#input.hostsAt(address) : [])
      for (const entry of numbers(byName.get(host))) entries.add(entry);
    const only = [address];
    const rules = [...entries].sort((a, b) => a - b).flatMap((entry) => this.#rulesOf(entry, () => only));
    const settled = merged(resolveConflicts(rules, given));
    if (this.#others.length > 0) {
      const key = addressKey(addressBytesOf(address));
      append(
        settled,
        this.#others.filter((rule) => rule.prefix === 128 && addressKey(rule.addr) === key),
      );
    }
    return settled;
  }

  /** Returns the current addresses of names with rules. */
  addressesOfNames(): Set<string> {
    this.#index ??= this.#buildIndex();
    const found = new Set<string>();
    for (const host of this.#index.byName.keys())
      for (const address of this.#input.addressesOf(host)) found.add(address);
    return found;
  }

  /** Reports whether a name with rules currently has the address. */
  isNamed(address: string): boolean {
    this.#index ??= this.#buildIndex();
    for (const host of this.#input.hostsAt(address)) if (this.#index.byName.has(host)) return true;
    return false;
  }

  /** Number of rules of `all`, or somewhat more. */
  get size(): number {
    const { endpoints, config, addressesOf } = this.#input;
    const { deny, allow } = config.sandbox.network;
    const at = (host: string): number => addressesOf(host).length;
    let size = this.#others.length + 2 * this.#resolvers.length;
    for (const { host, isLiteral } of [...this.#guarded, ...endpoints])
      size += 2 * (isLiteral ? 1 : at(host));
    for (const { target, ports, protocols } of [...deny, ...allow])
      size +=
        (target.kind === "name" ? at(target.name) : 1) *
        Math.max(1, ports.length) *
        Math.max(1, protocols.length);
    return size;
  }

  /** Number of addresses in the rules for servers. */
  get serverAddresses(): number {
    const found = new Set<number | string>();
    for (let entry = 0; entry < this.#guarded.length + this.#input.endpoints.length; entry++)
      for (const { servers, addr } of this.#rulesOf(entry, this.#input.addressesOf))
        if (servers.length > 0) found.add(addressKey(addr));
    return found.size;
  }

  /** Number of configuration entries that may have rules; entries are numbered in the order of their rules. */
  get #entries(): number {
    const { deny, allow } = this.#input.config.sandbox.network;
    const listed = deny.length + allow.length + this.#resolvers.length;
    return this.#guarded.length + this.#input.endpoints.length + listed;
  }

  /**
   * Returns 1 for each list entry for an address that no other entry covers. Its rules meet no others, except at this
   * host's addresses.
   */
  #aloneEntries(): Uint8Array {
    this.#index ??= this.#buildIndex();
    const { byAddress } = this.#index;
    const { deny, allow } = this.#input.config.sandbox.network;
    const alone = new Uint8Array(this.#entries);
    const lists = this.#guarded.length + this.#input.endpoints.length;
    const end = lists + deny.length + allow.length;
    for (const entry of byAddress.values())
      if (typeof entry === "number" && entry >= lists && entry < end) alone[entry] = 1;
    for (const address of this.addressesOfNames())
      for (const entry of numbers(byAddress.get(addressIndex(address)))) alone[entry] = 0;
    return alone;
  }

  /** Returns the rules of an entry; those of a name at the addresses from `addressesOf`. */
  #rulesOf(entry: number, addressesOf: (host: string) => readonly string[]): NetworkRule[] {
    const { endpoints, decisions, config } = this.#input;
    const { network } = config.sandbox;
    let i = entry;
    const guarded = this.#guarded[i];
    if (guarded) return placed(guardRule(guarded), guarded.isLiteral, addressesOf);
    i -= this.#guarded.length;
    const endpoint = endpoints[i];
    if (endpoint) {
      const rule = serverRule(endpoint, decisions.get(endpoint.serverId));
      return placed(rule, endpoint.isLiteral, addressesOf);
    }
    i -= endpoints.length;
    for (const list of ["deny", "allow"] as const) {
      const destination = network[list][i];
      if (destination?.target.kind === "name")
        return placed(listedRule(destination, list, i), false, addressesOf);
      if (destination) return rangeRules(destination, list, entrySource(destination, list, i));
      i -= network[list].length;
    }
    const resolver = this.#resolvers[i];
    const source = `sandbox.network.resolvers${network.resolvers === "auto" ? "" : `[${i}]`}`;
    return resolver ? resolverRules(resolver, source) : [];
  }

  #buildIndex(): EntryIndex {
    const { endpoints, config } = this.#input;
    const { deny, allow } = config.sandbox.network;
    const index: EntryIndex = { byAddress: new Map(), byName: new Map() };
    let entry = 0;
    const note = <Key>(list: Map<Key, number | number[]>, key: Key): void => {
      const known = list.get(key);
      if (known === undefined) list.set(key, entry);
      else if (typeof known === "number") list.set(key, [known, entry]);
      else known.push(entry);
    };
    for (const { host, isLiteral } of [...this.#guarded, ...endpoints]) {
      if (isLiteral) note(index.byAddress, addressIndex(host));
      else note(index.byName, host);
      entry++;
    }
    for (const list of [deny, allow]) {
      for (const { target } of list) {
        if (target.kind === "name") note(index.byName, target.name);
        else if (target.kind === "range" && isSingleAddress(target))
          note(index.byAddress, addressIndex(target.address));
        entry++;
      }
    }
    for (const { address } of this.#resolvers) {
      note(index.byAddress, addressIndex(address));
      entry++;
    }
    return index;
  }
}

/** Numbers of the entries for each address or name; mostly a single one. */
interface EntryIndex {
  /** Keyed by `addressIndex`. */
  byAddress: Map<string | number, number | number[]>;
  byName: Map<string, number | number[]>;
}

const numbers = (known: number | number[] | undefined): readonly number[] =>
  typeof known === "number" ? [known] : (known ?? []);

const isSingleAddress = (target: { family: 4 | 6; prefix: number }): boolean =>
  target.prefix === (target.family === 4 ? 32 : 128);

const ANY: readonly number[] = [0];
const NO_SERVERS: string[] = [];

function rangeRules(
  { target, ports, protocols, bounded }: Destination,
  action: "allow" | "deny",
  source: string,
): NetworkRule[] {
  const rules: NetworkRule[] = [];
  const host = target.kind === "range" && isSingleAddress(target) ? target.address : null;
  for (const { addr, prefix } of rangePrefixes(target))
    for (const port of ports.length > 0 ? ports : ANY)
      for (const protocol of protocols.length > 0 ? protocols : ANY)
        rules.push({
          ...{ source, servers: NO_SERVERS, host, addr, prefix, port, protocol, action },
          ...(bounded && { bounded }),
        });
  return rules;
}

/** Returns the rules at each address of a name, or of an address; none if the TLS server name must be checked first. */
function placed(
  rule: NameRule,
  isLiteral: boolean,
  addressesOf: (host: string) => readonly string[],
): NetworkRule[] {
  if (rule.sni) return [];
  const addresses = isLiteral ? [rule.host] : addressesOf(rule.host);
  return addresses.flatMap((address) =>
    rulesAtAddress(rule, address, isLiteral ? {} : nameFields(rule.host, address)),
  );
}

/**
 * Fields for rules of a name. Its name server may return an address of this host's interfaces, which must not open or
 * close this host's loopback addresses. A name with a loopback address has it from /etc/hosts.
 */
function nameFields(name: string, address: string): Pick<NetworkRule, "exact" | "names"> {
  return isThisHost(addressBytesOf(address)) ? {} : { exact: true, names: new Set([name]) };
}

/** Returns a rule per protocol for exactly this address: a stub at 127.0.0.53 opens no port of this host's others. */
export function serviceRules(
  { address, port }: ResolverAddress,
  protocols: readonly number[],
  source: string,
): NetworkRule[] {
  return protocols.map((protocol) => ({
    source,
    servers: [],
    host: address,
    addr: addressBytesOf(address),
    prefix: 128,
    port,
    protocol,
    action: "allow",
    exact: true,
  }));
}

/** Returns the rules for queries to a name server. */
export function resolverRules(resolver: ResolverAddress, source: string): NetworkRule[] {
  return serviceRules(resolver, [UDP, TCP], source);
}
