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
