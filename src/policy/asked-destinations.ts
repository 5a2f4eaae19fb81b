/**
 * The rules `sandbox.network.ask`: names and addresses that a person may open for a session. A person's permission is
 * narrower than the rule: for one name, or for one address and port. Pure.
 */
import type { Destination } from "../config/config.ts";
import { networkAddress } from "../registry/address.ts";
import { isNamed, listedRule, type NameRule } from "./name-rules.ts";

export class AskedDestinations {
  readonly #destinations: readonly Destination[];
  /** The destinations as allow rules; those for any name have the host `*`. */
  readonly rules: readonly NameRule[];

  constructor(destinations: readonly Destination[]) {
    this.#destinations = destinations;
    this.rules = destinations.map((destination, i) => listedRule(destination, "ask", i));
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
