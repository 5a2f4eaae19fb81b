/** Overview: whether anything is wrong, from the groups of an activity. */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { LEVELS, type Level } from "../event/level.ts";
import type { OverviewAnswer, Ranked } from "../page/api.ts";
import { type Activity, placeOf } from "./activity.ts";

const MOST = 10;
const MAX_SESSIONS = 200;

export function overviewOf(activity: Activity): OverviewAnswer {
  const { overTime, total, uncounted } = activity;
  return {
    ...total,
    widthMs: overTime.widthMs,
    moments: overTime.result(),
    tools: worst([...ranked(activity, "tools").values()]),
    destinations: worst([...ranked(activity, "destinations").values()]),
    findings: findings(activity),
    sessions: sessions(activity),
    uncounted,
  };
}

/** Tools or destinations of all sessions, by name. */
export function ranked(
  { calls, connections }: Pick<Activity, "calls" | "connections">,
  kind: "tools" | "destinations",
): Map<string, Ranked> {
  const found = new Map<string, Ranked>();
  const add = (
    about: Pick<Ranked, "server" | "name" | "term">,
    count: number,
    refused: boolean,
    bare: boolean,
  ) => {
    const key = JSON.stringify([about.server, about.name]);
    const one = getOrInsert(found, key, () => ({ ...about, count: 0, refused: 0, undeclared: 0 }));
    one.count += count;
    if (refused) one.refused += count;
    if (bare) one.undeclared += count;
  };
  if (kind === "tools")
    for (const { server, tool, refused, requested, called } of calls.values())
      add({ server, name: tool, term: tool }, Math.max(requested, called), refused, false);
  else
    for (const { address, name, refused, undeclared, count } of connections.values())
      add({ server: null, name: placeOf(address, name), term: name ?? address }, count, refused, undeclared);
  return found;
}

function worst(all: readonly Ranked[]): Ranked[] {
  return all
    .filter(({ refused, undeclared }) => refused + undeclared > 0)
    .sort((a, b) => b.refused - a.refused || b.undeclared - a.undeclared || (a.name < b.name ? -1 : 1))
    .slice(0, MOST);
}

const rank = (level: Level | null): number => (level === null ? -1 : LEVELS.indexOf(level));

function findings(activity: Activity): OverviewAnswer["findings"] {
  const found = new Map<string, OverviewAnswer["findings"][number]>();
  for (const { level, type, count } of activity.findings.values())
    getOrInsert(found, `${level} ${type}`, () => ({ level, type, count: 0 })).count += count;
  return [...found.values()].sort((a, b) => rank(b.level) - rank(a.level) || b.count - a.count);
}

function sessions(activity: Activity): OverviewAnswer["sessions"] {
  const found = new Map<string, OverviewAnswer["sessions"][number]>();
  const of = (session: string) =>
    getOrInsert(found, session, () => ({ session, refused: 0, undeclared: 0, worst: null }));
  for (const { session, refused, requested, called } of activity.calls.values())
    of(session).refused += refused ? Math.max(requested, called) : 0;
  for (const { session, refused, undeclared, count } of activity.connections.values()) {
    const one = of(session);
    if (refused) one.refused += count;
    if (undeclared) one.undeclared += count;
  }
  for (const { session, level } of activity.findings.values()) {
    const one = of(session);
    if (rank(level) > rank(one.worst)) one.worst = level;
  }
  return [...found.values()]
    .sort((a, b) => rank(b.worst) - rank(a.worst) || b.refused - a.refused)
    .slice(0, MAX_SESSIONS);
}
