/** Comparison of two activities, such as two sessions, or today and yesterday: what is new, gone or changed. */
import type { Change, CompareAnswer, Compared, Ranked } from "../page/api.ts";
import type { Activity } from "./activity.ts";
import { ranked } from "./overview.ts";

const MAX_ROWS = 300;
const ORDER: readonly Change[] = ["new", "changed", "gone", "same"];

export function compared(now: Activity, before: Activity): CompareAnswer {
  const rows = [
    ...both("tool", ranked(now, "tools"), ranked(before, "tools")),
    ...both("destination", ranked(now, "destinations"), ranked(before, "destinations")),
    ...definitions(now, before),
  ].sort((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change));
  const counts = { new: 0, gone: 0, changed: 0, same: 0 };
  for (const { change } of rows) counts[change]++;
  return {
    rows: rows.slice(0, MAX_ROWS),
    more: Math.max(0, rows.length - MAX_ROWS),
    counts,
    uncounted: now.uncounted + before.uncounted,
  };
}

/** A tool or destination is changed if it was refused, wholly or in part, in one of the two only. */
function* both(
  kind: "tool" | "destination",
  now: ReadonlyMap<string, Ranked>,
  before: ReadonlyMap<string, Ranked>,
): Generator<Compared> {
  for (const key of new Set([...now.keys(), ...before.keys()])) {
    const [is, was] = [now.get(key), before.get(key)];
    const { server, name } = (is ?? was)!;
    const same = is?.refused === 0 ? was?.refused === 0 : (was?.refused ?? 0) > 0;
    yield {
      kind,
      name: server === null ? name : `${server}:${name}`,
      change: was === undefined ? "new" : is === undefined ? "gone" : same ? "same" : "changed",
      before: words(was),
      now: words(is),
    };
  }
}

function words(one: Ranked | undefined): string {
  if (one === undefined) return "";
  const refused = one.refused > 0 ? `, ${one.refused} refused` : "";
  return `${one.count}${refused}${one.undeclared > 0 ? ", undeclared" : ""}`;
}

function* definitions(now: Activity, before: Activity): Generator<Compared> {
  for (const key of new Set([...now.definitions.keys(), ...before.definitions.keys()])) {
    const [is, was] = [now.definitions.get(key), before.definitions.get(key)];
    const { server, tool } = (is ?? was)!;
    const same = is?.hash === was?.hash;
    yield {
      kind: "definition",
      name: `${server}:${tool || "(instructions)"}`,
      change: was === undefined ? "new" : is === undefined ? "gone" : same ? "same" : "changed",
      before: short(was?.hash),
      now: short(is?.hash),
    };
  }
}

const short = (hash = ""): string => hash.slice(0, 23);
