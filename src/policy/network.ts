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
import type { Config, Destination, ResolverAddress } from "../config/config.ts";
import { append } from "../framing/long-lists.ts";
import { addressBytesOf, addressIndex } from "../registry/address.ts";
import type { Endpoint } from "../registry/registry.ts";
import { bypassRules, type GuardedEndpoint } from "./bypass.ts";
import { addressKey, isThisHost, merged } from "./merged.ts";
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

/** Returns every host name whose addresses the rules need. */
export function networkHosts(
  config: Config,
  endpoints: readonly Endpoint[],
  guarded: readonly GuardedEndpoint[] = [],
): string[] {
  const { allow, deny } = config.sandbox.network;
  const names = new Set<string>();
  for (const endpoint of endpoints) if (!endpoint.isLiteral) names.add(endpoint.host);
  for (const list of [allow, deny])
    for (const { target } of list) if (target.kind === "name") names.add(target.name);
  for (const endpoint of guarded) if (!endpoint.isLiteral) names.add(endpoint.host);
  return [...names];
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
    for (let entry = 0; entry < entries; entry++) this.#rulesOf(entry, this.#input.addressesOf, rules);
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
    const rules: NetworkRule[] = [];
    for (let entry = 0; entry < alone.length; entry++) {
      if (alone[entry] === 0) {
        this.#rulesOf(entry, addressesOf, together);
        continue;
      }
      rules.length = 0;
      this.#rulesOf(entry, addressesOf, rules);
      for (const rule of rules)
        if (isThisHost(rule.addr)) together.push(rule);
        else yield rule;
    }
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
    const rules: NetworkRule[] = [];
    const only = [address];
    for (const entry of [...entries].sort((a, b) => a - b)) this.#rulesOf(entry, () => only, rules);
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
    const found: NetworkRule[] = [];
    for (let entry = 0; entry < this.#guarded.length + this.#input.endpoints.length; entry++)
      this.#rulesOf(entry, this.#input.addressesOf, found);
    return new Set(found.flatMap(({ servers, addr }) => (servers.length > 0 ? [String(addr)] : []))).size;
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

  /** Adds the rules of an entry; those of a name at the addresses from `addressesOf`. */
  #rulesOf(entry: number, addressesOf: (host: string) => readonly string[], out: NetworkRule[]): void {
    const { endpoints, decisions, config } = this.#input;
    const { network } = config.sandbox;
    let i = entry;
    const guarded = this.#guarded[i];
    if (guarded) {
      append(out, bypassRules([guarded], addressesOf));
      return;
    }
    i -= this.#guarded.length;
    const endpoint = endpoints[i];
    if (endpoint) {
      serverRules(endpoint, decisions.get(endpoint.serverId), addressesOf, out);
      return;
    }
    i -= endpoints.length;
    for (const action of ["deny", "allow"] as const) {
      const destination = network[action][i];
      if (destination) {
        listRules(destination, action, `sandbox.network.${action}[${i}]`, addressesOf, out);
        return;
      }
      i -= network[action].length;
    }
    const resolver = this.#resolvers[i];
    const source = "sandbox.network.resolvers";
    if (resolver)
      append(out, resolverRules(resolver, network.resolvers === "auto" ? source : `${source}[${i}]`));
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

function serverRules(
  endpoint: Endpoint,
  decision: Decision | undefined,
  addressesOf: (host: string) => readonly string[],
  out: NetworkRule[],
): void {
  const allowed = decision?.action === "allow";
  // Open only through the check of the TLS server name (name-rules.ts).
  if (allowed && endpoint.requireSni) return;
  const { host, port, isLiteral, secure, serverId } = endpoint;
  const source = decidingSource(endpoint, decision);
  const protocols = allowed && !secure ? [TCP] : [TCP, UDP];
  for (const address of isLiteral ? [host] : addressesOf(host)) {
    const addr = addressBytesOf(address);
    const fields = isLiteral ? {} : nameFields(host, addr);
    const action = allowed ? "allow" : "deny";
    for (const protocol of protocols)
      out.push({ source, servers: [serverId], host, addr, prefix: 128, port, protocol, action, ...fields });
  }
}

/** Returns the setting that blocked a server; for an allowed server, its declaration. */
export function decidingSource({ source }: Endpoint, decision: Decision | undefined): string {
  return (decision?.action === "block" ? decision.rule : null) ?? source;
}

const ANY: readonly number[] = [0];
const NO_SERVERS: string[] = [];

function listRules(
  entry: Destination,
  action: "allow" | "deny",
  source: string,
  addressesOf: (host: string) => readonly string[],
  out: NetworkRule[],
): void {
  const { target } = entry;
  if (action === "allow" && entry.require_sni) return;
  const ports = entry.ports.length > 0 ? entry.ports : ANY;
  const protocols = entry.protocols.length > 0 ? entry.protocols : ANY;
  if (target.kind === "name") {
    const host = target.name;
    for (const address of addressesOf(host)) {
      const addr = addressBytesOf(address);
      const rule = {
        source,
        servers: NO_SERVERS,
        host,
        addr,
        prefix: 128,
        action,
        ...nameFields(host, addr),
      };
      for (const port of ports) for (const protocol of protocols) out.push({ ...rule, port, protocol });
    }
    return;
  }
  const host = target.kind === "range" && isSingleAddress(target) ? target.address : null;
  for (const { addr, prefix } of rangePrefixes(target))
    for (const port of ports)
      for (const protocol of protocols)
        out.push({ source, servers: NO_SERVERS, host, addr, prefix, port, protocol, action });
}

/**
 * Fields for rules of a name. Its name server may return an address of this host's interfaces, which must not open or
 * close this host's loopback addresses. A name with a loopback address has it from /etc/hosts.
 */
function nameFields(name: string, addr: Uint8Array): Pick<NetworkRule, "exact" | "names"> {
  return isThisHost(addr) ? {} : { exact: true, names: new Set([name]) };
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
