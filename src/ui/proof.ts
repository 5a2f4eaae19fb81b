/**
 * Always visible: for each session the proof of enforcement, lost events and what was not seen. Uses only indexed
 * counts, since it is read every few seconds; gapLines (api.ts) has the details of one session.
 *
 * Fails open: anything that cannot be read is reported as unknown, never 0.
 */
import { present } from "../analysis/top.ts";
import { REGISTRY_SESSION } from "../decision/pins/trust-decisions.ts";
import type { NetmonEventsDropped } from "../event/network.ts";
import { EVENT_FACTS, EVENT_TYPES } from "../event/types.ts";
import type { SessionState, StateMessage } from "../page/api.ts";
import { StateError } from "../state/error.ts";
import type { StateDirs } from "../state/paths.ts";
import type { EventPages } from "../store/pages.ts";

const MAX_SESSIONS = 50;

/** Sessions and their latest times by index lookups, rather than a full scan. */
const LAST_OF_SESSIONS = `WITH RECURSIVE sessions (id) AS (
    SELECT min(session_id) FROM events
    UNION ALL SELECT (SELECT min(session_id) FROM events WHERE session_id > sessions.id) FROM sessions
    WHERE sessions.id IS NOT NULL)
  SELECT id, (SELECT max(time_us) FROM events WHERE session_id = sessions.id) FROM sessions WHERE id IS NOT NULL`;

/** Returns running sessions first, then the latest. `dirs` null: running sessions are unknown. */
export function sessionStates(
  pages: EventPages,
  dirs: StateDirs | null,
): Pick<StateMessage, "sessions" | "more"> {
  const now = new Date();
  const found = new Map<string, SessionState>();
  const running = dirs === null ? [] : readable(() => [...present(dirs, now).values()]);
  for (const { session_id, status, problem, mode, fail_closed, verified, claim } of running)
    found.set(session_id, { ...empty(session_id), status, problem, mode, fail_closed, verified, claim });
  for (const [id, last] of pages.select<[string, number]>({}, () => LAST_OF_SESSIONS)) {
    if (id === REGISTRY_SESSION) continue;
    found.set(id, { ...(found.get(id) ?? empty(id)), last: new Date(last / 1000).toISOString() });
  }
  const all = [...found.values()].sort(
    (a, b) =>
      Number(a.status === "ended") - Number(b.status === "ended") ||
      (b.last ?? "").localeCompare(a.last ?? ""),
  );
  const sessions = all
    .slice(0, MAX_SESSIONS)
    .map((session) => ({ ...session, ...missed(pages, session.session_id) }));
  return { sessions, more: all.length - sessions.length };
}

function empty(session_id: string): SessionState {
  return {
    session_id,
    status: "ended",
    problem: null,
    mode: null,
    fail_closed: null,
    verified: null,
    claim: null,
    last: null,
    lost: null,
    unseen: [],
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

function readable<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof StateError) return [];
    throw error;
  }
}
