/**
 * Sessions with the proof of enforcement, lost events and what was not seen: always visible for the running and latest
 * ones, and in a list of all. Uses only indexed lookups, since it is read every few seconds; gaps (api.ts) has the
 * details of one session.
 *
 * Fails open: anything that cannot be read is reported as unknown, never 0.
 */
import { present } from "../analysis/session-snapshots.ts";
import { REGISTRY_SESSION } from "../decision/pins/trust-decisions.ts";
import type { NetmonEventsDropped, NetmonStarted } from "../event/network.ts";
import { EVENT_FACTS, EVENT_TYPES } from "../event/types.ts";
import { SESSIONS_ROWS, type SessionState, type SessionsAnswer, type StateMessage } from "../page/api.ts";
import { StateError } from "../state/error.ts";
import type { StateDirs } from "../state/paths.ts";
import type { EventPages } from "../store/pages.ts";

/** Sessions and their latest times by index lookups, rather than a full scan. */
const LAST_OF_SESSIONS = `WITH RECURSIVE sessions (id) AS (
    SELECT min(session_id) FROM events
    UNION ALL SELECT (SELECT min(session_id) FROM events WHERE session_id > sessions.id) FROM sessions
    WHERE sessions.id IS NOT NULL)
  SELECT id, (SELECT max(time_us) FROM events WHERE session_id = sessions.id) FROM sessions WHERE id IS NOT NULL`;

type Known = Omit<SessionState, "lost" | "unseen" | "watch">;

/** Returns the running sessions and the latest. `dirs` null: running sessions are unknown. */
export function sessionStates(
  pages: EventPages,
  dirs: StateDirs | null,
): Pick<StateMessage, "sessions" | "more"> {
  const { sessions, total } = sessionList(pages, dirs, { match: "", from: 0 });
  return { sessions, more: total - sessions.length };
}

/** Returns a page of the sessions whose id contains `match`, from the `from`-th on: running ones first, then the latest. */
export function sessionList(
  pages: EventPages,
  dirs: StateDirs | null,
  { match, from }: { match: string; from: number },
): SessionsAnswer {
  const all = sessionsOf(pages, dirs).filter(({ session_id }) => session_id.includes(match));
  const sessions = all.slice(from, from + SESSIONS_ROWS).map((session) => ({
    ...session,
    watch: lastWatch(pages, session.session_id),
    ...missed(pages, session.session_id),
  }));
  return { sessions, total: all.length };
}

function sessionsOf(pages: EventPages, dirs: StateDirs | null): Known[] {
  const now = new Date();
  const found = new Map<string, Known>();
  const running = dirs === null ? [] : readable(() => [...present(dirs, now).values()]);
  for (const { session_id, status, problem, mode, fail_closed, verified, claim } of running)
    found.set(session_id, { ...empty(session_id), status, problem, mode, fail_closed, verified, claim });
  for (const [id, last] of pages.select<[string, number]>({}, () => LAST_OF_SESSIONS)) {
    if (id === REGISTRY_SESSION) continue;
    found.set(id, { ...(found.get(id) ?? empty(id)), last: new Date(last / 1000).toISOString() });
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.status === "ended") - Number(b.status === "ended") ||
      (b.last ?? "").localeCompare(a.last ?? ""),
  );
}

function empty(session_id: string): Known {
  return {
    session_id,
    status: "ended",
    problem: null,
    mode: null,
    fail_closed: null,
    verified: null,
    claim: null,
    last: null,
  };
}

function missed(pages: EventPages, sessionId: string): Pick<SessionState, "lost" | "unseen"> {
  const drops = pages.events({ sessionId, types: ["netmon_events_dropped"] }) as NetmonEventsDropped[];
  const lost = drops.reduce((sum, { where, dropped }) => sum + (where === "output" ? 0 : dropped), 0);
  const unseen = EVENT_TYPES.flatMap((type) => {
    const texts = EVENT_FACTS[type].missed;
    if (texts === undefined) return [];
    const [[times] = [0]] = pages.select<[number]>(
      { sessionId, types: [type] },
      (where) => `SELECT count(*) FROM events WHERE ${where}`,
    );
    return times === 0 ? [] : [times === 1 ? texts[0] : texts[1].replace("#", String(times))];
  });
  return { lost, unseen };
}

function lastWatch(pages: EventPages, sessionId: string): SessionState["watch"] {
  const [started] = pages.page({ sessionId, types: ["netmon_started"] }, {}, 1);
  if (started === undefined) return null;
  const { mode, fail_closed, verified, timestamp } = JSON.parse(started.event) as NetmonStarted;
  const [stopped] = pages.page({ sessionId, types: ["netmon_stopped"] }, {}, 1);
  const to =
    stopped !== undefined && stopped.timeMicros >= started.timeMicros
      ? new Date(stopped.timeMicros / 1000).toISOString()
      : null;
  return { mode, fail_closed, verified, from: timestamp, to };
}

function readable<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof StateError) return [];
    throw error;
  }
}
