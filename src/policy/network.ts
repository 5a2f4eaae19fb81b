/**
 * Configuration, server addresses and decisions → the rules of the kernel table. Pure; the same input gives
 * the same rules in the same order.
 *
 * A denied server is denied on TCP and UDP; an allowed one is allowed on TCP, and with https on UDP as well
 * (HTTP/3, RFC 9114). Servers on one address and port share a rule that names all of them; the stricter
 * verdict wins and `source` is where it comes from.
 *
 * Failure: a host name without known addresses yields no rule, so an allowed one is closed under fail_closed
 * and a denied one is open otherwise; the resolver counts and reports such names.
 */
import type { Config, Destination, ResolverAddress } from "../config/config.ts";
import { addressBytesOf } from "../registry/address.ts";
import type { Endpoint } from "../registry/registry.ts";
import { bypassRules, type GuardedEndpoint } from "./bypass.ts";
import { type NetworkRule, TCP, UDP } from "./network-rule.ts";
import { rangePrefixes } from "./prefix.ts";
import type { Decision } from "./server.ts";
import { type OverriddenDenial, resolveConflicts } from "./shared-address.ts";

export interface NetworkInput {
  config: Config;
  endpoints: readonly Endpoint[];
  /** By server id; a server without one is blocked. */
  decisions: ReadonlyMap<string, Decision>;
  /** Known addresses of a host name, canonical text. */
  addressesOf: (host: string) => readonly string[];
  /** The name servers behind `resolvers: auto`; not used where the config names them. */
  resolvers: readonly ResolverAddress[];
  /** What is reached through netmon only; its rules come first, so that they name who else is there. */
  guarded?: readonly GuardedEndpoint[];
}

/** Every host name whose addresses networkRules will ask for. */
export function networkHosts(
  config: Config,
  endpoints: readonly Endpoint[],
  guarded: readonly GuardedEndpoint[] = [],
): string[] {
  const listed = [...config.sandbox.network.allow, ...config.sandbox.network.deny];
  const names = [
    ...endpoints.filter((e) => !e.isLiteral).map((e) => e.host),
    ...listed.flatMap((d) => (d.target.kind === "name" ? [d.target.name] : [])),
    ...guarded.filter((place) => !place.isLiteral).map((place) => place.host),
  ];
  return [...new Set(names)];
}

/** `given` is told of denials of names that give way. */
export function networkRules(input: NetworkInput, given?: (one: OverriddenDenial) => void): NetworkRule[] {
  const { network } = input.config.sandbox;
  const resolvers = network.resolvers === "auto" ? input.resolvers : network.resolvers;
  const source = (i: number): string =>
    network.resolvers === "auto" ? "sandbox.network.resolvers" : `sandbox.network.resolvers[${i}]`;
  const rules = [
    ...bypassRules(input.guarded ?? [], input.addressesOf),
    ...input.endpoints.flatMap((endpoint) => serverRules(endpoint, input)),
    ...network.deny.flatMap((d, i) => listRules(d, "deny", `sandbox.network.deny[${i}]`, input)),
    ...network.allow.flatMap((d, i) => listRules(d, "allow", `sandbox.network.allow[${i}]`, input)),
    ...resolvers.flatMap((r, i) => resolverRules(r, source(i))),
  ];
  return merged(resolveConflicts(rules, given));
}

function serverRules(endpoint: Endpoint, input: NetworkInput): NetworkRule[] {
  const decision = input.decisions.get(endpoint.serverId);
  const allowed = decision?.action === "allow";
  const addresses = endpoint.isLiteral ? [endpoint.host] : input.addressesOf(endpoint.host);
  // open only where netmon looks at the TLS server name (name-rules.ts)
  if (allowed && endpoint.requireSni) return [];
  const protocols = allowed && !endpoint.secure ? [TCP] : [TCP, UDP];
  return addresses.map(addressBytesOf).flatMap((addr) =>
    protocols.map((protocol) => ({
      source: decidingSource(endpoint, decision),
      servers: [endpoint.serverId],
      host: endpoint.host,
      addr,
      prefix: 128,
      port: endpoint.port,
      protocol,
      action: allowed ? ("allow" as const) : ("deny" as const),
      ...(!endpoint.isLiteral && toldFor(endpoint.host, addr)),
    })),
  );
}

/** The setting that blocked a server; for one that is allowed, its declaration. */
export function decidingSource({ source }: Endpoint, decision: Decision | undefined): string {
  return (decision?.action === "block" ? decision.rule : null) ?? source;
}

function listRules(
  entry: Destination,
  action: "allow" | "deny",
  source: string,
  input: NetworkInput,
): NetworkRule[] {
  const { target } = entry;
  if (action === "allow" && entry.require_sni) return [];
  const names = target.kind === "name" ? input.addressesOf(target.name).map(addressBytesOf) : [];
  const places =
    target.kind === "name" ? names.map((addr) => ({ addr, prefix: 128 })) : rangePrefixes(target);
  const whole = target.kind === "range" && target.prefix === (target.family === 4 ? 32 : 128);
  const host = target.kind === "name" ? target.name : whole ? target.address : null;
  const ports = entry.ports.length > 0 ? entry.ports : [0];
  const protocols = entry.protocols.length > 0 ? entry.protocols : [0];
  return places.flatMap(({ addr, prefix }) =>
    ports.flatMap((port) =>
      protocols.map((protocol) => ({
        source,
        servers: [],
        host,
        addr,
        prefix,
        port,
        protocol,
        action,
        ...(target.kind === "name" && toldFor(target.name, addr)),
      })),
    ),
  );
}

/**
 * For rules of a name: whoever answers for it may give it an address of this host's interfaces, and must not open
 * or close its loopback addresses with it. A name of a loopback address has it from /etc/hosts.
 */
function toldFor(name: string, addr: Uint8Array): Pick<NetworkRule, "exact" | "names"> {
  return isThisHost(addr) ? {} : { exact: true, names: new Set([name]) };
}

/** For each protocol, at this very address: a stub at 127.0.0.53 opens no port of this host's other addresses. */
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

/** What asking a name server takes. */
export function resolverRules(resolver: ResolverAddress, source: string): NetworkRule[] {
  return serviceRules(resolver, [UDP, TCP], source);
}

/** 0.0.0.0, 127/8, :: and ::1 all reach this host: they are one place for the question of who else is there. */
function isThisHost(a: Uint8Array): boolean {
  for (let i = 0; i < 10; i++) if (a[i] !== 0) return false;
  if (a[10] === 0xff && a[11] === 0xff)
    return a[12] === 127 || (a[12] === 0 && a[13] === 0 && a[14] === 0 && a[15] === 0);
  for (let i = 10; i < 15; i++) if (a[i] !== 0) return false;
  return (a[15] ?? 0) < 2;
}

const bytesText = (a: Uint8Array): string =>
  Buffer.from(a.buffer, a.byteOffset, a.byteLength).toString("latin1");

/** A small integer for IPv4: with a hundred thousand of them maps of numbers take a third of the time of text. */
function addressKey(a: Uint8Array): number | string {
  if (a[10] !== 0xff || a[11] !== 0xff) return bytesText(a);
  for (let i = 0; i < 10; i++) if (a[i] !== 0) return bytesText(a);
  return ((a[12] ?? 0) << 24) | ((a[13] ?? 0) << 16) | ((a[14] ?? 0) << 8) | (a[15] ?? 0);
}

/** Several rules at one place. */
interface SharedPlace {
  /** The rule that decides here. */
  deciding: NetworkRule;
  servers: string[];
  /** As long as all of them are. */
  exact: boolean;
  /** Names of the deciding rules, while all of them have names. */
  names: ReadonlySet<string> | undefined;
  /** This host's: the addresses that have their rule. */
  seen: Set<number | string>;
}

const THIS_HOST = "this host";

/** One rule for each address, prefix, port and protocol: all servers named, the stricter verdict. */
export function merged(rules: readonly NetworkRule[]): NetworkRule[] {
  const groups = new Map<number, Map<number | string, number>>();
  const shared = new Map<number, SharedPlace>();
  /** The number of the first rule at the place of each rule. */
  const firsts = rules.map((rule, i) => {
    const kind = (rule.port * 256 + rule.protocol) * 129 + rule.prefix;
    let group = groups.get(kind);
    if (!group) {
      group = new Map();
      groups.set(kind, group);
    }
    const key = rule.prefix === 128 && isThisHost(rule.addr) ? THIS_HOST : addressKey(rule.addr);
    const first = group.get(key);
    if (first === undefined) {
      group.set(key, i);
      return i;
    }
    const there = rules[first] as NetworkRule;
    const place = shared.get(first) ?? {
      deciding: there,
      servers: there.servers,
      exact: there.exact === true,
      names: there.names,
      seen: new Set(),
    };
    shared.set(first, place);
    place.exact &&= rule.exact === true;
    if (place.deciding.action === "allow" && rule.action === "deny") {
      place.deciding = rule;
      place.names = rule.names;
    } else if (place.deciding.action === rule.action) {
      place.names = place.names && rule.names && new Set([...place.names, ...rule.names]);
    }
    const others = rule.servers.filter((id) => !place.servers.includes(id));
    if (others.length > 0) place.servers = [...place.servers, ...others];
    return first;
  });
  if (shared.size === 0) return [...rules];
  const out: NetworkRule[] = [];
  rules.forEach((rule, i) => {
    const place = shared.get(firsts[i] as number);
    if (!place) {
      out.push(rule);
      return;
    }
    const address = addressKey(rule.addr);
    if (place.seen.has(address)) return;
    place.seen.add(address);
    const { source, host, action } = place.deciding;
    const { exact: _own, names: _names, ...there } = rule;
    const exact = place.exact && { exact: true };
    const names = place.names && { names: place.names };
    out.push({ ...there, source, host, action, servers: place.servers, ...exact, ...names });
  });
  return out;
}
