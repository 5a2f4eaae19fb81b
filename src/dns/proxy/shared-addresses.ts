/** Addresses at which the denial of a name gives way to what is allowed there (src/policy/shared-address.ts). */
import type { OverriddenDenial } from "../../policy/shared-address.ts";

/** A denial that gives way at an address. */
export interface SharedAddress {
  address: string;
  /** The denied name. */
  name: string;
  /** Sources of the rule that gives way, and of the one it gives way to. */
  rule: string;
  allowedBy: string;
}

/** Each is an event: no more are kept at once. */
const MAX_UNTOLD = 64;

export class SharedAddresses {
  /** Source of the first denial at each. */
  readonly #denials = new Map<string, string>();
  #untold: SharedAddress[] = [];

  /** What gives way at the address now. */
  note(address: string, [first]: readonly OverriddenDenial[]): void {
    const known = this.#denials.get(address);
    if (!first) {
      this.#denials.delete(address);
      return;
    }
    const { denial, to } = first;
    this.#denials.set(address, denial.source);
    if (known === denial.source || this.#untold.length >= MAX_UNTOLD) return;
    const [name = ""] = denial.names ?? [];
    this.#untold.push({ address, name, rule: denial.source, allowedBy: to.source });
  }

  has(address: string): boolean {
    return this.#denials.has(address);
  }

  /** News since the last call. */
  take(): SharedAddress[] {
    return this.#untold.splice(0);
  }
}

/**
 * A bounded memory of the addresses of names without a rule. It marks learned addresses that serve others as well, and
 * gives an undeclared destination its name. Failure: the oldest is forgotten;
 * an address may then go unmarked, or unnamed.
 */
const MAX = 16_384;
const MAX_NAMES = 8;

export class OtherNames {
  /** Names of an address, the latest first. */
  readonly #names = new Map<string, readonly string[]>();

  note(address: string, name: string): void {
    const known = this.#names.get(address) ?? [];
    this.#names.delete(address);
    if (this.#names.size >= MAX) {
      const [oldest] = this.#names.keys();
      if (oldest !== undefined) this.#names.delete(oldest);
    }
    const names = known[0] === name ? known : [name, ...known.filter((other) => other !== name)];
    this.#names.set(address, names.slice(0, MAX_NAMES));
  }

  /** Every address with each of its names. */
  *all(): IterableIterator<[address: string, name: string]> {
    for (const [address, names] of this.#names) for (const name of names) yield [address, name];
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  nameOf(address: string): string | null {
    return this.#names.get(address)?.[0] ?? null;
  }

  /** The latest first. */
  namesOf(address: string): readonly string[] {
    return this.#names.get(address) ?? [];
  }
}
