/**
 * Targets of SVCB and HTTPS records. Each represents the names that lead to it, until their records expire. Bounded
 * in total and per rule. Fails closed: a target without room, or whose oldest name was evicted, lacks its rules.
 */
import { BoundedMap } from "../../collections/bounded-map.ts";
import { FairShare } from "./learning-quota.ts";

/** Maximum number of names that lead to one alias; a wildcard has any number of them, all with the same rules. */
const MAX_OWNERS = 64;

export class Aliases {
  readonly #owners = new Map<string, Map<string, number>>();
  /** The rule whose quota an alias uses. */
  readonly #rules = new Map<string, string>();
  readonly #room = new FairShare();
  #ended = new Set<string>();

  divide(limit: number, rules: number): void {
    this.#room.reset(limit, rules);
    for (const rule of this.#rules.values()) this.#room.use(rule, 1);
  }

  /** Notes that `owner`, whose rule is `rule`, leads to `alias`. The latest is last. */
  note(alias: string, owner: string, rule: string, until: number, now: number): void {
    const fits = (): boolean => this.#room.fits(rule, 1, 1, this.#owners.size);
    if (!this.#owners.has(alias) && !fits()) this.#end(now);
    const owners = this.#owners.get(alias) ?? new BoundedMap<string, number>(MAX_OWNERS);
    if (owners.size === 0) {
      if (!fits()) return;
      this.#owners.set(alias, owners);
      this.#rules.set(alias, rule);
      this.#room.use(rule, 1);
    }
    owners.set(owner, Math.max(until, owners.get(owner) ?? 0));
  }

  /** The names that lead to an alias. */
  *of(alias: string, now: number): IterableIterator<string> {
    for (const [owner, until] of this.#owners.get(alias) ?? []) if (until > now) yield owner;
  }

  /** Forgets expired owners. Returns the aliases that have lost an owner since the last call. */
  end(now: number): ReadonlySet<string> {
    this.#end(now);
    const ended = this.#ended;
    this.#ended = new Set();
    return ended;
  }

  #end(now: number): void {
    for (const [alias, owners] of this.#owners) {
      const { size } = owners;
      for (const [owner, until] of owners) if (until <= now) owners.delete(owner);
      if (owners.size < size) this.#ended.add(alias);
      if (owners.size > 0) continue;
      this.#owners.delete(alias);
      this.#room.use(this.#rules.get(alias) ?? "", -1);
      this.#rules.delete(alias);
    }
  }
}
