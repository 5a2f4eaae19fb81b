/**
 * Rules for host names, before any address is known: they apply to every address that the session's resolver returns
 * for the name. Pure.
 *
 * A rule with `sni` allows TCP only through netmon's SNI proxy, and denies UDP on its ports, because the server name in
 * QUIC is encrypted with keys that netmon does not derive.
 */

import { getOrInsert } from "../collections/get-or-insert.ts";
import { append } from "../collections/long-lists.ts";
import type { Destination } from "../config/config.ts";
import { addressBytesOf } from "../registry/address.ts";
import type { Endpoint } from "../registry/registry.ts";
import { type NetworkRule, TCP, UDP } from "./network-rule.ts";
import type { Decision } from "./server.ts";

export interface NameRule {
  /** Same as in NetworkRule. */
  readonly source: string;
  readonly servers: readonly string[];
  /** As configured: `api.example.com` or `*.example.com`. */
  readonly host: string;
  /** The name in lower case; for a wildcard, the part after `*.`. */
  readonly name: string;
  /** Whether the rule is for names below `name`, at any depth, instead of `name` itself. */
  readonly wildcard: boolean;
  /** Empty: any port. */
  readonly ports: readonly number[];
  /** IP protocol numbers. Empty: any. */
  readonly protocols: readonly number[];
  readonly action: "allow" | "deny";
  /** Whether the TLS server name must be one that a rule allows at the address; `ports` is then not empty. */
  readonly sni: boolean;
  /** Whether the denial never yields (shared-address.ts). */
  readonly firm?: boolean;
  /** Whether no denial yields to it. */
  readonly bounded?: true;
}

const TLS_PORTS = [443];

/** Where a rule comes from, for events and messages. `index`: of the entry in its list. */
export function entrySource({ preset }: Destination, list: "allow" | "deny" | "ask", index: number): string {
  return preset === undefined ? `sandbox.network.${list}[${index}]` : `sandbox.network.presets.${preset}`;
}

/** Returns the rule of an entry of a list; one for any destination has the host `*`. */
export function listedRule(
  destination: Destination,
  list: "deny" | "allow" | "ask",
  index: number,
): NameRule {
  const { target, ports, protocols, require_sni, bounded, firm } = destination;
  const sni = list !== "deny" && require_sni === true;
  return {
    source: entrySource(destination, list, index),
    servers: [],
    ...hostOf(target),
    ports: sni && ports.length === 0 ? TLS_PORTS : ports,
    protocols,
    action: list === "deny" ? "deny" : "allow",
    sni,
    ...(bounded && { bounded }),
    ...(firm && { firm }),
  };
}

function hostOf(target: Destination["target"]): Pick<NameRule, "host" | "name" | "wildcard"> {
  if (target.kind === "any") return { host: "*", name: "", wildcard: true };
  if (target.kind === "range") return { host: target.address, name: target.address, wildcard: false };
  const wildcard = target.kind === "below";
  return { host: wildcard ? `*.${target.name}` : target.name, name: target.name, wildcard };
}

/** `source` is the setting that blocked the server, or its declaration. */
export function serverRule(endpoint: Endpoint, decision: Decision | undefined): NameRule {
  const { host, serverId, port, secure, requireSni, bounded } = endpoint;
  const allowed = decision?.action === "allow";
  return {
    source: (decision?.action === "block" ? decision.rule : null) ?? endpoint.source,
    servers: [serverId],
    host,
    name: host,
    wildcard: false,
    ports: [port],
    protocols: allowed && !secure ? [TCP] : [TCP, UDP],
    action: allowed ? "allow" : "deny",
    sni: allowed && requireSni === true,
    ...(bounded && { bounded }),
  };
}

/** Returns the network rules of a name rule at an address (canonical text). `fields`: ignored for firm rules. */
export function rulesAtAddress(
  rule: NameRule,
  address: string,
  fields: Pick<NetworkRule, "exact" | "names"> = {},
): NetworkRule[] {
  const { source, host, action, sni, firm, bounded } = rule;
  const addr = addressBytesOf(address);
  const ports = rule.ports.length > 0 ? rule.ports : [0];
  const protocols = sni ? [TCP, UDP] : rule.protocols.length > 0 ? rule.protocols : [0];
  return ports.flatMap((port) =>
    protocols.map((protocol) => {
      const rules = { source, servers: [...rule.servers], host, addr, prefix: 128, port, protocol };
      // QUIC is not allowed there, whatever else is.
      if (sni && protocol === UDP) return { ...rules, action: "deny" };
      return { ...rules, action, ...(firm ? {} : fields), ...(bounded && { bounded }) };
    }),
  );
}

/** Reports whether the rule is for this name. `name`: lower case, without a trailing dot. */
export function isNamed(rule: NameRule, name: string): boolean {
  return rule.wildcard ? name.endsWith(`.${rule.name}`) : name === rule.name;
}

/** Returns every host name whose addresses the rules need; the names below a wildcard are unknown. */
export function hostsOf(rules: readonly NameRule[]): string[] {
  return [...new Set(rules.flatMap(({ name, wildcard }) => (wildcard ? [] : [name])))];
}

/** Rules indexed by name, looked up by the name itself and by each name above it. */
export class NameIndex {
  readonly rules: readonly NameRule[];
  readonly #exact = new Map<string, NameRule[]>();
  readonly #below = new Map<string, NameRule[]>();
  /** Names above those of rules. */
  readonly #above = new Set<string>();

  constructor(rules: readonly NameRule[]) {
    this.rules = rules;
    for (const rule of rules)
      getOrInsert(rule.wildcard ? this.#below : this.#exact, rule.name, () => []).push(rule);
    for (const { name, wildcard } of rules) {
      if (wildcard) this.#above.add(name);
      for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1))
        this.#above.add(name.slice(dot + 1));
    }
  }

  /** Reports whether a rule is for a name below this one. */
  isAbove(name: string): boolean {
    return name === "" || this.#above.has(name);
  }

  /** `name`: lower case, without a trailing dot. Returns an empty list if no rule is for it. */
  of(name: string): NameRule[] {
    const found = [...(this.#exact.get(name) ?? [])];
    if (this.#below.size === 0) return found;
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1))
      append(found, this.#below.get(name.slice(dot + 1)) ?? []);
    return found;
  }
}
