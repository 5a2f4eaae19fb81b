/** How many names and addresses are learned, in all and for each rule. Pure. */
import { FairShare } from "./fair-share.ts";

export type Limit = "max_names" | "max_addresses" | "max_addresses_per_name";

export class LearningQuota {
  readonly #names = new FairShare();
  readonly #addresses = new FairShare();
  /** Names of a rule that have an address. */
  readonly #owned = new Map<string, number>();

  /** Starts over with these totals, for this many rules: nothing is used. */
  divide(maxNames: number, maxAddresses: number, rules: number): void {
    this.#names.reset(maxNames, rules);
    this.#addresses.reset(maxAddresses, rules);
    this.#owned.clear();
  }

  name(rule: string, more: 1 | -1): void {
    this.#names.use(rule, more);
  }

  /** One name more, or one less, of the rule's has the address. */
  address(rule: string, address: string, more: 1 | -1): void {
    const key = `${rule} ${address}`;
    const names = (this.#owned.get(key) ?? 0) + more;
    if (names === 0) this.#owned.delete(key);
    else this.#owned.set(key, names);
    if (names === 0 || (names === 1 && more === 1)) this.#addresses.use(rule, more);
  }

  fitsName(rule: string, total: number): boolean {
    return this.#names.fits(rule, 1, 1, total);
  }

  /** `total`: addresses of all rules, which `isNew` are not among. */
  fitsAddresses(
    rule: string,
    addresses: Iterable<string>,
    isNew: (address: string) => boolean,
    total: number,
  ): boolean {
    let [own, fresh] = [0, 0];
    for (const address of addresses) {
      if (!this.#owned.has(`${rule} ${address}`)) own++;
      if (isNew(address)) fresh++;
    }
    return (own === 0 && fresh === 0) || this.#addresses.fits(rule, own, fresh, total);
  }

  /** The rule uses more than its own part. */
  exceeds(rule: string, limit: Limit): boolean {
    return (limit === "max_names" ? this.#names : this.#addresses).exceeds(rule);
  }
}
