/** Limits the number of learned names and addresses, in total and per rule. Pure. */

export type Limit = "max_names" | "max_addresses" | "max_addresses_per_name";

export class LearningQuota {
  readonly #names = new FairShare();
  readonly #addresses = new FairShare();
  /** Number of a rule's names that have an address. */
  readonly #owned = new Map<string, number>();

  /** Starts over with these totals, for this many rules; nothing is in use. */
  divide(maxNames: number, maxAddresses: number, rules: number): void {
    this.#names.reset(maxNames, rules);
    this.#addresses.reset(maxAddresses, rules);
    this.#owned.clear();
  }

  name(rule: string, more: 1 | -1): void {
    this.#names.use(rule, more);
  }

  /** Counts one more or one less of the rule's names with the address. */
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

  /** `total`: number of addresses of all rules, not counting those that `isNew`. */
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

  /** Reports whether the rule uses more than its own share. */
  exceeds(rule: string, limit: Limit): boolean {
    return (limit === "max_names" ? this.#names : this.#addresses).exceeds(rule);
  }
}

/**
 * A quota that several rules share, so that none can use all of it. One half is first come, first served; the other
 * half is split evenly, and a rule's unused share is reserved for it. Pure.
 */
export class FairShare {
  readonly #used = new Map<string, number>();
  #limit = 0;
  #rules = 0;
  /** The part of the usage that is within each rule's own share. */
  #within = 0;

  /** Starts over; nothing is in use. */
  reset(limit: number, rules: number): void {
    this.#limit = limit;
    this.#rules = rules;
    this.#used.clear();
    this.#within = 0;
  }

  /** Adds `more` (may be negative) to the rule's usage. */
  use(rule: string, more: number): void {
    const before = this.#used.get(rule) ?? 0;
    const after = before + more;
    if (after > 0) this.#used.set(rule, after);
    else this.#used.delete(rule);
    this.#within += Math.min(after, this.#part) - Math.min(before, this.#part);
  }

  /** Reports whether `more` of the rule's fit, of which `fresh` are new to all rules; `total`: current usage of all. */
  fits(rule: string, more: number, fresh: number, total: number): boolean {
    if (total + fresh > this.#limit) return false;
    const used = this.#used.get(rule) ?? 0;
    if (used + more <= this.#part) return true;
    const keptForOthers = this.#part * this.#rules - this.#within - Math.max(0, this.#part - used);
    return total + fresh + Math.max(0, keptForOthers) <= this.#limit;
  }

  /** Reports whether the rule uses more than its own share. */
  exceeds(rule: string): boolean {
    return (this.#used.get(rule) ?? 0) > this.#part;
  }

  get #part(): number {
    return this.#rules === 0 ? this.#limit : Math.floor(this.#limit / (2 * this.#rules));
  }
}
