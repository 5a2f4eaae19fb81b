/** Addresses at which a name's denial gives way to what is allowed there (src/policy/shared-address.ts). */
import { BoundedMap } from "../../collections/bounded-map.ts";
import type { OverriddenDenial } from "../../policy/shared-address.ts";

/** A denial that gives way at an address. */
export interface SharedAddress {
  address: string;
  /** The denied name. */
  name: string;
  /** Source of the denial that gives way. */
  rule: string;
  allowedBy: string;
}

/** Maximum number kept between two calls of `take`: each becomes an event. */
const MAX_UNREPORTED = 64;

export class SharedAddresses {
  /** Source of the first denial at each address. */
  readonly #denials = new Map<string, string>();
  #unreported: SharedAddress[] = [];

  /** Records the denials that give way at the address now. */
  note(address: string, [first]: readonly OverriddenDenial[]): void {
    const known = this.#denials.get(address);
    if (!first) {
      this.#denials.delete(address);
      return;
    }
    const { denial, to } = first;
    this.#denials.set(address, denial.source);
    if (known === denial.source || this.#unreported.length >= MAX_UNREPORTED) return;
    const [name = ""] = denial.names ?? [];
    this.#unreported.push({ address, name, rule: denial.source, allowedBy: to.source });
  }

  has(address: string): boolean {
    return this.#denials.has(address);
  }

  /** Returns what is new since the last call. */
  take(): SharedAddress[] {
    return this.#unreported.splice(0);
  }
}

/**
 * A bounded memory of the addresses of names without a rule. It marks learned addresses that also serve other names,
 * and names undeclared destinations. On failure: the oldest is forgotten; an address may then be unmarked or unnamed.
 */
const MAX = 16_384;
const MAX_NAMES = 8;

export class OtherNames {
  /** Names of each address, the latest first. */
  readonly #names = new BoundedMap<string, readonly string[]>(MAX);

  note(address: string, name: string): void {
    const known = this.#names.get(address) ?? [];
    const names = known[0] === name ? known : [name, ...known.filter((other) => other !== name)];
    this.#names.set(address, names.slice(0, MAX_NAMES));
  }

  /** Every pair of address and name. */
  *all(): IterableIterator<[address: string, name: string]> {
    for (const [address, names] of this.#names) for (const name of names) yield [address, name];
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  has(address: string): boolean {
    return this.#names.has(address);
  }

  /** The names of an address, the latest first. */
  namesOf(address: string): readonly string[] {
    return this.#names.get(address) ?? [];
  }
}
