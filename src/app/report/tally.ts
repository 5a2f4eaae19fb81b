/** Counts verdicts, in all and by group. */
import type { Action } from "../../event/event.ts";

export interface Verdicts {
  total: number;
  allowed: number;
  blocked: number;
  /** Of the allowed: enforce would have blocked them. */
  would_block: number;
}

interface Judged {
  action: Action;
  would_block: boolean;
}

export class Tally<Group extends object> {
  readonly total: Verdicts = none();
  readonly #groups = new Map<string, Group & Verdicts>();

  add(event: Judged, count: number, group: Group): void {
    const key = JSON.stringify(group);
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

  /** The largest first. */
  groups(): (Group & Verdicts)[] {
    return [...this.#groups.values()].sort((a, b) => b.total - a.total);
  }
}

function none(): Verdicts {
  return { total: 0, allowed: 0, blocked: 0, would_block: 0 };
}
