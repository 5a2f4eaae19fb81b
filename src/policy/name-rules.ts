/**
 * Rules for host names, before any address is known: they apply to every address that the session's resolver returns
 * for the name. Pure.
 *
 * A rule with `sni` allows TCP only through netmon's SNI proxy, and denies UDP on its ports, because the server name in
 * QUIC is encrypted with keys that netmon does not derive.
 */
import type { Destination } from "../config/config.ts";
import { getOrInsert } from "../framing/get-or-insert.ts";
import { append } from "../framing/long-lists.ts";
import { addressBytesOf } from "../registry/address.ts";
import { bypassNameRules } from "./bypass.ts";
import { decidingSource, type NetworkInput } from "./network.ts";
import { type NetworkRule, TCP, UDP } from "./network-rule.ts";

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
}

export type NameRuleInput = Pick<NetworkInput, "config" | "endpoints" | "decisions" | "guarded">;

const TLS_PORTS = [443];

/** Returns the rules in the order of NetworkRules: guarded endpoints, servers, deny, allow. */
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

/** Returns the network rules of a name rule at an address (canonical text) of `names`, all of which the rule covers. */
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
      // QUIC is not allowed there, whatever else is.
      if (sni && protocol === UDP) return { ...rules, action: "deny" };
      return { ...rules, action, ...(known && { names: known }) };
    }),
  );
}

/** Reports whether the rule is for this name. `name`: lower case, without a trailing dot. */
export function isNamed(rule: NameRule, name: string): boolean {
  return rule.wildcard ? name.endsWith(`.${rule.name}`) : name === rule.name;
}

/** Rules indexed by name, looked up by the name itself and by each name above it. */
export class NameIndex {
  readonly rules: readonly NameRule[];
  readonly #exact = new Map<string, NameRule[]>();
  readonly #below = new Map<string, NameRule[]>();

  constructor(rules: readonly NameRule[]) {
    this.rules = rules;
    for (const rule of rules)
      getOrInsert(rule.wildcard ? this.#below : this.#exact, rule.name, () => []).push(rule);
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
