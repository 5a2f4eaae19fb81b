/**
 * Prevents bypassing netmon's proxy and gateway: denies direct connections to upstreams of the LLM proxy and to MCP
 * servers that have a gateway endpoint. netmon's own sockets are outside the session's cgroup, so a plain deny rule
 * is enough. Pure.
 *
 * Fails closed: an endpoint that something else also allows, a preset included, stays denied. Only a rule of
 * sandbox.network.allow for exactly this host allows the bypass, which is reported at the start.
 */
import type { Config, Destination } from "../config/config.ts";
import { addressBytesOf, addressKey } from "../registry/address.ts";
import { hostText, parseServerUrl, type UrlEndpoint } from "../registry/host.ts";
import type { NameRule } from "./name-rules.ts";
import { type NetworkRule, TCP, UDP } from "./network-rule.ts";

/** Sources of the rules that prevent a bypass. */
export const PROXY_BYPASS = "proxy.bypass";
export const GATEWAY_BYPASS = "gateway.bypass";

export interface GuardedEndpoint {
  source: typeof PROXY_BYPASS | typeof GATEWAY_BYPASS;
  /** Declared servers at this endpoint. */
  servers: readonly string[];
  /** Name of the provider or id of the server, for people. */
  name: string;
  /** Canonical text. */
  host: string;
  isLiteral: boolean;
  port: number;
}

/** A rule that explicitly allows a guarded endpoint. */
export interface AllowedBypass {
  endpoint: GuardedEndpoint;
  /** `sandbox.network.allow[0]` */
  rule: string;
}

export interface Interposed {
  /** Whether the LLM proxy is on. */
  proxy: boolean;
  /** Ids of the servers with a gateway endpoint. */
  gateway: ReadonlySet<string>;
}

export function guardedEndpoints(
  config: Config,
  interposed: Interposed,
): { endpoints: GuardedEndpoint[]; holes: AllowedBypass[] } {
  const all = [
    ...(interposed.proxy ? [...upstreams(config), ...presetModels(config)] : []),
    ...gatewayed(config, interposed.gateway),
  ];
  const { allow } = config.sandbox.network;
  const holes = all.flatMap((endpoint) => {
    const at = allow.findIndex((entry) => isFor(entry, endpoint));
    return at < 0 ? [] : [{ endpoint, rule: `sandbox.network.allow[${at}]` }];
  });
  const open = new Set(holes.map(({ endpoint }) => endpoint));
  return { endpoints: all.filter((endpoint) => !open.has(endpoint)), holes };
}

function upstreams({ proxy }: Config): GuardedEndpoint[] {
  return Object.entries(proxy.providers).map(([name, url]) => {
    return { source: PROXY_BYPASS, servers: [], name, ...placeOf(parseServerUrl(url)) };
  });
}

/** Models that a preset names: a session without the proxy reaches them, one with it only as an upstream. */
function presetModels({ proxy, sandbox }: Config): GuardedEndpoint[] {
  const known = new Set(Object.values(proxy.providers).map((url) => placeKey(placeOf(parseServerUrl(url)))));
  return sandbox.network.allow.flatMap(({ target, ports, preset, isModel }) => {
    if (isModel !== true || preset === undefined || target.kind !== "name") return [];
    const places = ports.map((port) => ({ host: target.name, isLiteral: false, port }));
    return places
      .filter((place) => !known.has(placeKey(place)))
      .map((place) => ({ source: PROXY_BYPASS, servers: [], name: preset, ...place }));
  });
}

const placeKey = ({ host, port }: Pick<GuardedEndpoint, "host" | "port">): string => `${host} ${port}`;

function gatewayed({ sandbox }: Config, ids: ReadonlySet<string>): GuardedEndpoint[] {
  return sandbox.mcp.servers.flatMap(({ id, endpoint }) => {
    if (endpoint === null || !ids.has(id)) return [];
    return [{ source: GATEWAY_BYPASS, servers: [id], name: id, ...placeOf(endpoint) }];
  });
}

function placeOf({ host, port }: UrlEndpoint): Pick<GuardedEndpoint, "host" | "isLiteral" | "port"> {
  return { host: hostText(host), isLiteral: host.kind === "address", port };
}

/** Reports whether the entry names the host itself; one of a preset, for a range or for everything opens no guarded endpoint. */
function isFor({ target, ports, preset, bounded }: Destination, { host, port }: GuardedEndpoint): boolean {
  // a preset names a model for sessions without the proxy
  if (preset !== undefined || bounded === true) return false;
  if (ports.length > 0 && !ports.includes(port)) return false;
  if (target.kind === "name") return target.name === host;
  if (target.kind !== "range") return false;
  return target.prefix === (target.family === 4 ? 32 : 128) && target.address === host;
}

/** Returns the rule for TCP and, since HTTP/3 is possible, for UDP. */
export function guardRule({ source, servers, host, port }: GuardedEndpoint): NameRule {
  const protocols = [TCP, UDP];
  const rule = { source, servers, host, name: host, wildcard: false, ports: [port], protocols, sni: false };
  return { ...rule, action: "deny", firm: true };
}

/** Returns guarded endpoints that share address and port with another, allowed host, which is then denied there too. */
export function sharedWithAllowed(
  endpoints: readonly GuardedEndpoint[],
  rules: readonly NetworkRule[],
  addressesOf: (host: string) => readonly string[],
): { endpoint: GuardedEndpoint; host: string; rule: string }[] {
  const keyOf = (addr: Uint8Array, port: number): string => `${addressKey(addr)} ${port}`;
  const denied = new Map(
    endpoints.flatMap((endpoint) =>
      (endpoint.isLiteral ? [endpoint.host] : addressesOf(endpoint.host)).map(
        (address) => [keyOf(addressBytesOf(address), endpoint.port), endpoint] as const,
      ),
    ),
  );
  const found = rules.flatMap((rule) => {
    if (rule.action !== "allow" || rule.prefix !== 128) return [];
    const endpoint = denied.get(keyOf(rule.addr, rule.port)) ?? null;
    const host = rule.host ?? "";
    const own = endpoint?.servers.some((id) => rule.servers.includes(id)) ?? false;
    return endpoint === null || own || host === endpoint.host ? [] : [{ endpoint, host, rule: rule.source }];
  });
  return found.filter(
    (one, i) => found.findIndex((o) => o.endpoint === one.endpoint && o.rule === one.rule) === i,
  );
}
