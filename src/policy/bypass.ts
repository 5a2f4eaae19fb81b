/**
 * What stands behind netmon's own proxy and gateway: the upstreams of the LLM proxy, and the MCP servers that have an
 * endpoint at the gateway. The session reaches them through netmon or not at all; netmon's own sockets are outside the
 * session's cgroup, so that a plain deny rule closes the way around. Pure.
 *
 * Direction of failure: closed; a place that is also allowed by something else stays denied. Only a rule of
 * sandbox.network.allow for this very host opens it, and that is a hole, reported at the start.
 */
import type { Config, Destination } from "../config/config.ts";
import { addressBytesOf } from "../registry/address.ts";
import { hostText, parseServerUrl } from "../registry/host.ts";
import type { NetworkRule } from "./network.ts";

/** Sources of the rules that close the way around. */
export const PROXY_BYPASS = "proxy.bypass";
export const GATEWAY_BYPASS = "gateway.bypass";

export interface GuardedPlace {
  source: typeof PROXY_BYPASS | typeof GATEWAY_BYPASS;
  /** Declared servers at this place. */
  servers: readonly string[];
  /** Name of the provider or id of the server, for people. */
  name: string;
  /** Canonical text. */
  host: string;
  isLiteral: boolean;
  port: number;
}

/** An explicit allowance of a guarded place. */
export interface BypassHole {
  place: GuardedPlace;
  /** `sandbox.network.allow[0]` */
  rule: string;
}

export interface Fronts {
  /** The LLM proxy is on. */
  proxy: boolean;
  /** Ids of the servers that have an endpoint at the gateway. */
  gateway: ReadonlySet<string>;
}

export function guardedPlaces(
  config: Config,
  fronts: Fronts,
): { places: GuardedPlace[]; holes: BypassHole[] } {
  const all = [...(fronts.proxy ? upstreams(config) : []), ...gatewayed(config, fronts.gateway)];
  const { allow } = config.sandbox.network;
  const holes = all.flatMap((place) => {
    const at = allow.findIndex((entry) => isFor(entry, place));
    return at < 0 ? [] : [{ place, rule: `sandbox.network.allow[${at}]` }];
  });
  const open = new Set(holes.map(({ place }) => place));
  return { places: all.filter((place) => !open.has(place)), holes };
}

function upstreams({ proxy }: Config): GuardedPlace[] {
  return Object.entries(proxy.providers).map(([name, url]) => {
    const { host, port } = parseServerUrl(url);
    const isLiteral = host.kind === "address";
    return { source: PROXY_BYPASS, servers: [], name, host: hostText(host), isLiteral, port };
  });
}

function gatewayed({ sandbox }: Config, ids: ReadonlySet<string>): GuardedPlace[] {
  return sandbox.mcp.servers.flatMap(({ id, endpoint }) => {
    if (endpoint === null || !ids.has(id)) return [];
    const { host, port } = endpoint;
    const isLiteral = host.kind === "address";
    return [{ source: GATEWAY_BYPASS, servers: [id], name: id, host: hostText(host), isLiteral, port }];
  });
}

/** An entry for the host itself; one for a range or for everything opens no place that netmon stands in front of. */
function isFor({ target, ports }: Destination, { host, port }: GuardedPlace): boolean {
  if (ports.length > 0 && !ports.includes(port)) return false;
  if (target.kind === "name") return target.name === host;
  if (target.kind !== "range") return false;
  return target.prefix === (target.family === 4 ? 32 : 128) && target.address === host;
}

const PROTOCOLS = [6, 17];

/** For TCP and, since HTTP/3 is possible, UDP. */
export function bypassRules(
  places: readonly GuardedPlace[],
  addressesOf: (host: string) => readonly string[],
): NetworkRule[] {
  return places.flatMap(({ source, servers, host, isLiteral, port }) =>
    (isLiteral ? [host] : addressesOf(host)).flatMap((address) =>
      PROTOCOLS.map((protocol) => ({
        source,
        servers: [...servers],
        host,
        addr: addressBytesOf(address),
        prefix: 128,
        port,
        protocol,
        action: "deny" as const,
      })),
    ),
  );
}

/** The same for names whose addresses are learned from answers; a NameRule each (name-rules.ts). */
export function bypassNameRules(places: readonly GuardedPlace[]) {
  return places.flatMap(({ source, servers, host, isLiteral, port }) =>
    isLiteral
      ? []
      : [
          {
            source,
            servers,
            host,
            name: host,
            wildcard: false,
            ports: [port],
            protocols: PROTOCOLS,
            action: "deny" as const,
            sni: false,
          },
        ],
  );
}

/** Guarded places at an address that another host allows on that port as well: it is refused there, too. */
export function sharedWithAllowed(
  places: readonly GuardedPlace[],
  rules: readonly NetworkRule[],
  addressesOf: (host: string) => readonly string[],
): { place: GuardedPlace; host: string; rule: string }[] {
  const text = ({ addr }: NetworkRule): string => Buffer.from(addr).toString("latin1");
  const denied = new Map(
    places.flatMap((place) =>
      bypassRules([place], addressesOf).map((rule) => [`${text(rule)}${rule.port}`, place] as const),
    ),
  );
  const found = rules.flatMap((rule) => {
    if (rule.action !== "allow" || rule.prefix !== 128) return [];
    const place = denied.get(`${text(rule)}${rule.port}`) ?? null;
    const host = rule.host ?? "";
    const own = place?.servers.some((id) => rule.servers.includes(id)) ?? false;
    return place === null || own || host === place.host ? [] : [{ place, host, rule: rule.source }];
  });
  return found.filter((one, i) => found.findIndex((o) => o.place === one.place && o.rule === one.rule) === i);
}
