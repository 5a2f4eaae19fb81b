/**
 * The smallest set of map changes from one table to another, in an order that keeps the promise: at no time is
 * permitted what both tables refuse, or refused what both permit.
 *
 * The kernel sees the union of the written entries, and the stricter rule wins. So the order is: new refusals, new
 * permissions, the settings switch, removal of old permissions, removal of old refusals. A key that changes from
 * allow to deny belongs to the first stage, from deny to allow to the last.
 *
 * Two cases are not a union: a range trie returns only the longest prefix, and an exact rule is decided without the
 * ranges. There an old permission would hide a new refusal until it is removed. It is changed to that refusal
 * in the first stage and removed in the last.
 */
import { coverOfRange, coverOfRule, type DenialCover, denialCover } from "./cover.ts";
import { type Entries, emptyEntries, MAPS, type PolicyMap } from "./entries.ts";

/** Entries to put and keys to remove, in any order; the values of removed entries are meaningless. */
export class Stage {
  readonly put = emptyEntries();
  readonly gone = emptyEntries();

  get isEmpty(): boolean {
    return MAPS.every((map) => this.put[map].size + this.gone[map].size === 0);
  }

  add(other: Stage): void {
    for (const list of ["put", "gone"] as const)
      for (const map of MAPS)
        for (let at = 0; at < other[list][map].size; at++) this[list][map].setEntry(other[list][map], at);
  }

  applyTo(table: Record<PolicyMap, Entries>): void {
    for (const map of MAPS) {
      for (let at = 0; at < this.put[map].size; at++) table[map].setEntry(this.put[map], at);
      for (let at = 0; at < this.gone[map].size; at++) table[map].delete(this.gone[map].key(at));
    }
  }
}

export interface TableDiff {
  /** Written before the settings switch, in this order. */
  before: [denials: Stage, permissions: Stage];
  /** Written after the settings switch, in this order. */
  after: [permissions: Stage, denials: Stage];
  added: Record<PolicyMap, number>;
  changed: number;
  removed: number;
}

/** `cover`: the denied ranges of the target table, if `to` is only a part of it. */
export function diffTables(
  from: Record<PolicyMap, Entries>,
  to: Record<PolicyMap, Entries>,
  cover: DenialCover | null = denialCover(to.ranges),
): TableDiff {
  const diff = emptyDiff();
  const { before, after, added } = diff;
  for (const map of MAPS) {
    const [old, next] = [from[map], to[map]];
    for (let at = 0; at < next.size; at++) {
      const was = old.indexOfEntry(next, at);
      if (was >= 0 && old.hasValueOf(was, next, at)) continue;
      if (was < 0) added[map]++;
      else diff.changed++;
      const opened = was >= 0 && old.isDenial(was) ? after[1] : before[1];
      (next.isDenial(at) ? before[0] : opened).put[map].setEntry(next, at);
    }
    for (let at = 0; at < old.size; at++) {
      if (next.indexOfEntry(old, at) >= 0) continue;
      diff.removed++;
      const covering = cover && !old.isDenial(at) ? coverOfKey(cover, map, old.key(at)) : undefined;
      if (covering !== undefined) before[0].put[map].set(old.key(at), covering);
      const isDenied = covering !== undefined || old.isDenial(at);
      after[isDenied ? 1 : 0].gone[map].setEntry(old, at);
    }
  }
  return diff;
}

/** Merges several changes, stage by stage. */
export function joined(diffs: readonly TableDiff[]): TableDiff {
  const all = emptyDiff();
  for (const diff of diffs) {
    for (const when of ["before", "after"] as const)
      for (const stage of [0, 1] as const) all[when][stage].add(diff[when][stage]);
    for (const map of MAPS) all.added[map] += diff.added[map];
    all.changed += diff.changed;
    all.removed += diff.removed;
  }
  return all;
}

function emptyDiff(): TableDiff {
  return {
    before: [new Stage(), new Stage()],
    after: [new Stage(), new Stage()],
    added: { rules: 0, ranges: 0, unixRules: 0 },
    changed: 0,
    removed: 0,
  };
}

/** The denied range that is hidden behind a key of one of the maps. */
function coverOfKey(cover: DenialCover, map: PolicyMap, key: Buffer): Uint8Array | undefined {
  if (map === "unixRules") return undefined;
  return map === "ranges" ? coverOfRange(cover, key) : coverOfRule(cover, key);
}
