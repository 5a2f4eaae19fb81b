/**
 * The smallest set of map changes from one table to another, in an order that keeps the promise: no moment
 * permits what both tables refuse, or refuses what both permit.
 *
 * The kernel sees the union of what is written, the stricter rule first. So: new refusals, then new
 * permissions, then the settings switch, then the removal of old permissions, and old refusals last. A key
 * that turns from allow to deny belongs to the first stage, from deny to allow to the last.
 *
 * Two things are not a union: a range trie gives the longest prefix alone, and an exact rule decides without the
 * ranges. There an old permission would hide a new refusal until it is removed. It is turned into that refusal
 * in the first stage and removed in the last.
 */
import type { TableContents } from "./compile.ts";
import { coverOfRange, coverOfRule, type DenialCover, denialCover, isDenial } from "./cover.ts";

export const MAPS = ["rules", "ranges", "unixRules"] as const;
export type PolicyMap = (typeof MAPS)[number];

export interface Change {
  map: PolicyMap;
  key: string;
  /** null: delete. */
  value: string | null;
  /** What stood there before; null: nothing. For taking a change back. */
  previous: string | null;
}

export interface TableDiff {
  /** Written before the settings switch, in this order. */
  before: [denials: Change[], permissions: Change[]];
  /** After it, in this order. */
  after: [permissions: Change[], denials: Change[]];
  added: number;
  changed: number;
  removed: number;
}

type Entries = Pick<TableContents, PolicyMap>;

/** `cover`: the denied ranges of the table that is aimed at, where `to` is only a part of it. */
export function diffTables(from: Entries, to: Entries, cover = denialCover(to.ranges)): TableDiff {
  const diff: TableDiff = { before: [[], []], after: [[], []], added: 0, changed: 0, removed: 0 };
  for (const map of MAPS) {
    for (const [key, value] of to[map]) {
      const previous = from[map].get(key);
      if (previous === value) continue;
      const change: Change = { map, key, value, previous: previous ?? null };
      if (previous === undefined) diff.added++;
      else diff.changed++;
      if (isDenial(value)) diff.before[0].push(change);
      else if (previous !== undefined && isDenial(previous)) diff.after[1].push(change);
      else diff.before[1].push(change);
    }
    for (const [key, previous] of from[map]) {
      if (to[map].has(key)) continue;
      diff.removed++;
      const covering = isDenial(previous) ? undefined : coverOfKey(cover, map, key);
      if (covering !== undefined) diff.before[0].push({ map, key, value: covering, previous });
      const last = covering ?? previous;
      diff.after[isDenial(last) ? 1 : 0].push({ map, key, value: null, previous: last });
    }
  }
  return diff;
}

/** The denied range that hides behind a key of one of the maps. */
function coverOfKey(cover: DenialCover, map: PolicyMap, key: string): string | undefined {
  if (map === "unixRules") return undefined;
  return map === "ranges" ? coverOfRange(cover, key) : coverOfRule(cover, key);
}

/** The changes that undo these, last first. */
export function reverted(changes: readonly Change[]): Change[] {
  return changes.map((c) => ({ map: c.map, key: c.key, value: c.previous, previous: c.value })).reverse();
}
