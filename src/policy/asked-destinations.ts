/**
 * The rules `sandbox.network.ask`: names and addresses that a person may open for a session. A person's permission is
 * narrower than the rule: for one name, or for one address and port. Pure.
 */
import type { Destination } from "../config/config.ts";
import { networkAddress } from "../registry/address.ts";
import { isNamed, type NameRule } from "./name-rules.ts";

const TLS_PORTS = [443];

export class AskedDestinations {
  readonly #destinations: readonly Destination[];
  /** The destinations as allow rules; those for any name have the host `*`. */
  readonly rules: readonly NameRule[];

  constructor(destinations: readonly Destination[]) {
    this.#destinations = destinations;
    this.rules = destinations.map(({ target, ports, protocols, require_sni: sni = false }, i) => ({
      source: `sandbox.network.ask[${i}]`,
      servers: [],
      ...hostOf(target),
      ports: sni && ports.length === 0 ? TLS_PORTS : ports,
      protocols,
      action: "allow",
      sni,
    }));
  }

  /** Returns the rules that a person may allow for this name, each limited to the name; empty: none. */
  ofName(name: string): NameRule[] {
    return this.rules.flatMap((rule, i) => {
      const kind = this.#destinations[i]?.target.kind;
      const applies = kind === "any" || (kind !== "range" && isNamed(rule, name));
      return applies ? [{ ...rule, host: name, name, wildcard: false }] : [];
    });
  }

  /** Returns the rule that a person may allow for a canonical address, a port and a protocol number; null: none. */
  ofPlace(address: string, port: number, protocol: number): NameRule | null {
    const family = address.includes(":") ? 6 : 4;
    const found = this.#destinations.findIndex(({ target, ports, protocols }) => {
      if (ports.length > 0 && !ports.includes(port)) return false;
      if (protocols.length > 0 && !protocols.includes(protocol)) return false;
      if (target.kind === "any") return true;
      if (target.kind !== "range" || target.family !== family) return false;
      return networkAddress(address, target.prefix) === target.address;
    });
    const rule = this.rules[found];
    if (rule === undefined) return null;
    const place = { host: address, name: address, ports: [port], protocols: [protocol] };
    return { ...rule, ...place, wildcard: false, sni: false };
  }
}

function hostOf(target: Destination["target"]): Pick<NameRule, "host" | "name" | "wildcard"> {
  if (target.kind === "any") return { host: "*", name: "", wildcard: true };
  if (target.kind === "range") return { host: target.address, name: target.address, wildcard: false };
  const wildcard = target.kind === "below";
  return { host: wildcard ? `*.${target.name}` : target.name, name: target.name, wildcard };
}
