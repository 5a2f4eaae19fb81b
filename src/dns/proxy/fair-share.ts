/**
 * A quota that several rules share, so that none can use all of it. One half is first come, first served; the other is
 * split evenly, and the unused part of a rule is kept for it. Pure.
 */
export class FairShare {
  readonly #used = new Map<string, number>();
  #most = 0;
  #rules = 0;
  /** The part of the usage that is within each rule's own share. */
  #within = 0;

  /** Starts over: nothing is used. */
  reset(most: number, rules: number): void {
    this.#most = most;
    this.#rules = rules;
    this.#used.clear();
    this.#within = 0;
  }

  /** `more` (negative: less) of the rule's. */
  use(rule: string, more: number): void {
    const before = this.#used.get(rule) ?? 0;
    const after = before + more;
    if (after > 0) this.#used.set(rule, after);
    else this.#used.delete(rule);
    this.#within += Math.min(after, this.#part) - Math.min(before, this.#part);
  }

  /** Whether `more` of the rule's fit, of which `fresh` are new to all; `total`: what all use now. */
  fits(rule: string, more: number, fresh: number, total: number): boolean {
    if (total + fresh > this.#most) return false;
    const used = this.#used.get(rule) ?? 0;
    if (used + more <= this.#part) return true;
    const keptForOthers = this.#part * this.#rules - this.#within - Math.max(0, this.#part - used);
    return total + fresh + Math.max(0, keptForOthers) <= this.#most;
  }

  /** The rule uses more than its own part. */
  exceeds(rule: string): boolean {
    return (this.#used.get(rule) ?? 0) > this.#part;
  }

  get #part(): number {
    return this.#rules === 0 ? this.#most : Math.floor(this.#most / (2 * this.#rules));
  }
}
