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
import { rangePrefixes } from "./prefix.ts";
import type { Decision } from "./server.ts";

export interface NetworkRule {
  /** Where the rule comes from, e.g. `sandbox.mcp.servers[0]`, `sandbox.network.deny[2]`. */
  source: string;
  /** Declared servers at this address; empty for the allow and deny lists. */
  servers: string[];
  /** The configured host name or address; null for ranges and `*`. */
  host: string | null;
  /** 16 bytes in network order, IPv4 as v4-mapped. */
  addr: Uint8Array;
  /** 0..128 over the 16 bytes: an IPv4 /24 is 120. */
  prefix: number;
  /** Host order; 0: any. */
  port: number;
  /** IP protocol number; 0: any. */
  protocol: number;
  action: "allow" | "deny";
  /** Set where the rule is for this very address: an address of this host does not stand for all of them. */
  exact?: boolean;
}

export interface NetworkInput {
  config: Config;
  endpoints: readonly Endpoint[];
  /** By server id; a server without one is blocked. */
  decisions: ReadonlyMap<string, Decision>;
  /** Known addresses of a host name, canonical text. */
  addressesOf: (host: string) => readonly string[];
  /** The name servers behind `resolvers: auto`; not used where the config names them. */
  resolvers: readonly ResolverAddress[];
}

const TCP = 6;
const UDP = 17;

/** Every host name whose addresses networkRules will ask for. */
export function networkHosts(config: Config, endpoints: readonly Endpoint[]): string[] {
  const listed = [...config.sandbox.network.allow, ...config.sandbox.network.deny];
  const names = [
    ...endpoints.filter((e) => !e.isLiteral).map((e) => e.host),
    ...listed.flatMap((d) => (d.target.kind === "name" ? [d.target.name] : [])),
  ];
  return [...new Set(names)];
}

export function networkRules(input: NetworkInput): NetworkRule[] {
  const { network } = input.config.sandbox;
  const resolvers = network.resolvers === "auto" ? input.resolvers : network.resolvers;
  const source = (i: number): string =>
    network.resolvers === "auto" ? "sandbox.network.resolvers" : `sandbox.network.resolvers[${i}]`;
  return merged([
    ...input.endpoints.flatMap((endpoint) => serverRules(endpoint, input)),
    ...network.deny.flatMap((d, i) => listRules(d, "deny", `sandbox.network.deny[${i}]`, input)),
    ...network.allow.flatMap((d, i) => listRules(d, "allow", `sandbox.network.allow[${i}]`, input)),
    ...resolvers.flatMap((r, i) => resolverRules(r, source(i))),
  ]);
}

function serverRules(endpoint: Endpoint, input: NetworkInput): NetworkRule[] {
  const allowed = input.decisions.get(endpoint.serverId)?.action === "allow";
  const addresses = endpoint.isLiteral ? [endpoint.host] : input.addressesOf(endpoint.host);
  const protocols = allowed && !endpoint.secure ? [TCP] : [TCP, UDP];
  return addresses.flatMap((address) =>
    protocols.map((protocol) => ({
      source: endpoint.source,
      servers: [endpoint.serverId],
      host: endpoint.host,
      addr: addressBytesOf(address),
      prefix: 128,
      port: endpoint.port,
      protocol,
      action: allowed ? ("allow" as const) : ("deny" as const),
    })),
  );
}

function listRules(
  entry: Destination,
  action: "allow" | "deny",
  source: string,
  input: NetworkInput,
): NetworkRule[] {
  const { target } = entry;
  const names = target.kind === "name" ? input.addressesOf(target.name).map(addressBytesOf) : [];
  const places =
    target.kind === "name" ? names.map((addr) => ({ addr, prefix: 128 })) : rangePrefixes(target);
  const whole = target.kind === "range" && target.prefix === (target.family === 4 ? 32 : 128);
  const host = target.kind === "name" ? target.name : whole ? target.address : null;
  const ports = entry.ports.length > 0 ? entry.ports : [0];
  const protocols = entry.protocols.length > 0 ? entry.protocols : [0];
  return places.flatMap(({ addr, prefix }) =>
    ports.flatMap((port) =>
      protocols.map((protocol) => ({ source, servers: [], host, addr, prefix, port, protocol, action })),
    ),
  );
}

function resolverRules(resolver: ResolverAddress, source: string): NetworkRule[] {
  const { address, port } = resolver;
  return [UDP, TCP].map((protocol) => ({
    source,
    servers: [],
    host: address,
    addr: addressBytesOf(address),
    prefix: 128,
    port,
    protocol,
    action: "allow" as const,
    // a stub resolver on 127.0.0.53 does not open port 53 of this host's other addresses
    exact: true,
  }));
}

/** 0.0.0.0, 127/8, :: and ::1 all reach this host: they are one place for the question of who else is there. */
function placeOf(rule: NetworkRule): string {
  const a = rule.addr;
  const zeros = a.subarray(0, 10).every((b) => b === 0);
  const mapped = zeros && a[10] === 0xff && a[11] === 0xff;
  const local = mapped
    ? a[12] === 127 || a.subarray(12).every((b) => b === 0)
    : zeros && a.subarray(10, 15).every((b) => b === 0) && (a[15] ?? 0) < 2;
  const place = rule.prefix === 128 && local ? "local" : `${Buffer.from(a).toString("hex")}/${rule.prefix}`;
  return `${place} ${rule.port} ${rule.protocol}`;
}

/** One rule for each address, prefix, port and protocol: all servers named, the stricter verdict. */
function merged(rules: readonly NetworkRule[]): NetworkRule[] {
  const deciding = new Map<string, NetworkRule>();
  const servers = new Map<string, string[]>();
  for (const rule of rules) {
    const place = placeOf(rule);
    const old = deciding.get(place);
    if (!old || (old.action === "allow" && rule.action === "deny")) deciding.set(place, rule);
    const ids = servers.get(place) ?? [];
    servers.set(place, [...ids, ...rule.servers.filter((id) => !ids.includes(id))]);
  }
  const out = new Map<string, NetworkRule>();
  for (const rule of rules) {
    const place = placeOf(rule);
    const key = `${place} ${Buffer.from(rule.addr).toString("hex")}`;
    const decided = deciding.get(place);
    if (out.has(key) || !decided) continue;
    out.set(key, {
      ...rule,
      source: decided.source,
      host: decided.host,
      action: decided.action,
      servers: servers.get(place) ?? [],
    });
  }
  return [...out.values()];
}
