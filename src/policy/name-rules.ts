/**
 * Rules for host names, before any address is known: what netmon allows or denies at whatever address an answer
 * of the session's resolver gives for the name. Pure.
 *
 * A rule with `sni` allows TCP through netmon's SNI proxy alone, and denies UDP on its ports: the server name of
 * QUIC is encrypted under keys that netmon does not derive.
 */
import type { Destination } from "../config/config.ts";
import { getOrInsert } from "../framing/get-or-insert.ts";
import { append } from "../framing/long-lists.ts";
import { addressBytesOf } from "../registry/address.ts";
import { bypassNameRules } from "./bypass.ts";
import { decidingSource, type NetworkInput } from "./network.ts";
import { type NetworkRule, TCP, UDP } from "./network-rule.ts";

export interface NameRule {
  /** As in NetworkRule. */
  readonly source: string;
  readonly servers: readonly string[];
  /** As configured: `api.example.com` or `*.example.com`. */
  readonly host: string;
  /** Lower case; of a wildcard what follows `*.`. */
  readonly name: string;
  /** Names below `name`, at any depth; not `name` itself. */
  readonly wildcard: boolean;
  /** Empty: any port. */
  readonly ports: readonly number[];
  /** IP protocol numbers. Empty: any. */
  readonly protocols: readonly number[];
  readonly action: "allow" | "deny";
  /** The TLS server name must be one that a rule allows at the address; then there are ports. */
  readonly sni: boolean;
  /** A denial that gives way to nothing (shared-address.ts). */
  readonly firm?: boolean;
}

export type NameRuleInput = Pick<NetworkInput, "config" | "endpoints" | "decisions" | "guarded">;

const TLS_PORTS = [443];

/** In the order of networkRules: guarded places, servers, deny, allow. */
export function nameRules({ config, endpoints, decisions, guarded = [] }: NameRuleInput): NameRule[] {
  const { network } = config.sandbox;
  const rules: NameRule[] = bypassNameRules(guarded);
  for (const endpoint of endpoints) {
    const { host, serverId, port, secure, isLiteral, requireSni } = endpoint;
    if (isLiteral) continue;
    const decision = decisions.get(serverId);
    const allowed = decision?.action === "allow";
    rules.push({
      source: decidingSource(endpoint, decision),
      servers: [serverId],
      host,
      name: host,
      wildcard: false,
      ports: [port],
      protocols: allowed && !secure ? [TCP] : [TCP, UDP],
      action: allowed ? "allow" : "deny",
      sni: allowed && requireSni === true,
    });
  }
  for (const action of ["deny", "allow"] as const) {
    const list = network[action];
    for (let i = 0; i < list.length; i++) {
      const { target, ports, protocols, require_sni } = list[i] as Destination;
      if (target.kind !== "name" && target.kind !== "below") continue;
      const wildcard = target.kind === "below";
      const sni = action === "allow" && require_sni === true;
      rules.push({
        source: `sandbox.network.${action}[${i}]`,
        servers: [],
        host: wildcard ? `*.${target.name}` : target.name,
        name: target.name,
        wildcard,
        ports: sni && ports.length === 0 ? TLS_PORTS : ports,
        protocols,
        action,
        sni,
      });
    }
  }
  return rules;
}

/** What a rule means at an address, canonical text, that was told for `names`, each of which the rule is for. */
export function rulesAtAddress(
  rule: NameRule,
  address: string,
  names: ReadonlySet<string> | undefined,
): NetworkRule[] {
  const { source, host, action, sni } = rule;
  const known = rule.firm ? undefined : names;
  const addr = addressBytesOf(address);
  const ports = rule.ports.length > 0 ? rule.ports : [0];
  const protocols = sni ? [TCP, UDP] : rule.protocols.length > 0 ? rule.protocols : [0];
  return ports.flatMap((port) =>
    protocols.map((protocol) => {
      const rules = { source, servers: [...rule.servers], host, addr, prefix: 128, port, protocol };
      // whatever else is allowed there, QUIC is not
      if (sni && protocol === UDP) return { ...rules, action: "deny" };
      return { ...rules, action, ...(known && { names: known }) };
    }),
  );
}

/** The rule is for this name. `name`: lower case, without the last dot. */
export function isNamed(rule: NameRule, name: string): boolean {
  return rule.wildcard ? name.endsWith(`.${rule.name}`) : name === rule.name;
}

/** Name → rules, by the name itself and by each name above it. */
export class NameIndex {
  readonly rules: readonly NameRule[];
  readonly #exact = new Map<string, NameRule[]>();
  readonly #below = new Map<string, NameRule[]>();

  constructor(rules: readonly NameRule[]) {
    this.rules = rules;
    for (const rule of rules) {
      getOrInsert(rule.wildcard ? this.#below : this.#exact, rule.name, () => []).push(rule);
    }
  }

  /** `name`: lower case, without the last dot. Empty: no rule is for it. */
  of(name: string): NameRule[] {
    const found = [...(this.#exact.get(name) ?? [])];
    if (this.#below.size === 0) return found;
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1))
      append(found, this.#below.get(name.slice(dot + 1)) ?? []);
    return found;
  }
}
