/** Counts verdicts, in total and by group. */
import type { Action } from "../../event/event.ts";

export interface Verdicts {
  total: number;
  allowed: number;
  blocked: number;
  /** Allowed events that enforce would have blocked. */
  would_block: number;
}

/** Default maximum of groups, since agents and servers choose names of tools. */
const MAX_GROUPS = 10_000;
/** Group of all further tools; no tool has this name. */
export const FURTHER_TOOLS = "(all further tools)";

export class Tally<Group extends object> {
  readonly total: Verdicts = none();
  readonly #rest: Group | null;
  readonly #maxGroups: number;
  readonly #groups = new Map<string, Group & Verdicts>();

  /** `rest`: the group of everything beyond `maxGroups`; null: unlimited. */
  constructor(rest: Group | null = null, maxGroups: number = MAX_GROUPS) {
    this.#rest = rest;
    this.#maxGroups = maxGroups;
  }

  add(event: { action: Action; would_block: boolean }, count: number, group: Group): void {
    let key = JSON.stringify(group);
    if (this.#rest !== null && this.#groups.size >= this.#maxGroups && !this.#groups.has(key)) {
      group = this.#rest;
      key = JSON.stringify(group);
    }
    let counts = this.#groups.get(key);
    if (counts === undefined) {
      counts = { ...group, ...none() };
      this.#groups.set(key, counts);
    }
    for (const verdicts of [this.total, counts]) {
      verdicts.total += count;
      if (event.action === "block") verdicts.blocked += count;
      else verdicts.allowed += count;
      if (event.would_block) verdicts.would_block += count;
    }
  }

  /** Returns the largest groups first. */
  groups(): (Group & Verdicts)[] {
    return [...this.#groups.values()].sort((a, b) => b.total - a.total);
  }
}

function none(): Verdicts {
  return { total: 0, allowed: 0, blocked: 0, would_block: 0 };
}
