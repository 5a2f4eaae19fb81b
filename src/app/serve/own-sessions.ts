/**
 * What a user sees of his own sessions and may do to them without being their run: as root does to all, by the same
 * commands. Names are the user's own.
 *
 * Fails closed. A session that is not the user's is none, and an answer that would hold for other users is refused.
 */

import type { Reply } from "../../approvals/protocol.ts";
import { question } from "../../approvals/protocol.ts";
import { orElse } from "../../errors/or-else.ts";
import { cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import { killProcesses } from "../../kernel/target/end-processes.ts";
import { sessionCgroupPath } from "../../kernel/target/session-cgroup.ts";
import { detachSession } from "../../state/detach.ts";
import { overviewOf, type SessionOverview } from "../../state/overview.ts";
import type { StateDirs } from "../../state/paths.ts";
import { listedSession, readSession } from "../../state/store.ts";
import type { Watch } from "../../watch/watch.ts";
import { MAX_ANSWER } from "./protocol.ts";
import { ServiceRefusal } from "./refusal.ts";
import type { HeldSession } from "./session-file.ts";
import { nameOf, removeUnused } from "./session-place.ts";

/** `ids`: the user's. Throws StateError. */
export function ownSessions(dirs: StateDirs, ids: readonly string[]): SessionOverview[] {
  const room = roomFor();
  return ids
    .toSorted()
    .flatMap((id) => listedSession(dirs, id))
    .map((session) => ({ ...overviewOf(dirs, session), session_id: nameOf(session.sessionId) }))
    .filter(room);
}

/** Returns whether what it is asked about still fits into an answer: what comes first does. */
function roomFor(): (value: object) => boolean {
  let left = MAX_ANSWER >> 1;
  return (value) => {
    left -= Buffer.byteLength(JSON.stringify(value)) + 1;
    return left > 0;
  };
}

/**
 * Replies of the user's sessions to what is asked as at the socket of a user's own netmon. Throws ServiceRefusal,
 * StoreError, StateError.
 */
export function ownReplies(
  watches: readonly Watch[],
  bytes: Uint8Array,
  { by, uid }: { by: string; uid: number },
): Reply[] {
  const asked = orElse(() => question.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))), null);
  if (asked === null) throw new ServiceRefusal("usage", "no question about approvals");
  // the rule would hold in every user's sessions
  if (asked.do === "answer" && asked.always !== null)
    throw new ServiceRefusal("privilege", "only root allows connections from now on: sudo netmon approvals");
  const room = roomFor();
  return watches.flatMap((watch): Reply[] => {
    const reply = watch.approvals.reply(asked, by, uid);
    if (reply === null) return [];
    const own = named(reply);
    if (!("tickets" in own)) return [own];
    const tickets = own.tickets.filter(room);
    return [{ tickets, leftOff: (own.leftOff ?? 0) + own.tickets.length - tickets.length }];
  });
}

function named(reply: Reply): Reply {
  const of = <T extends { sessionId: string }>(one: T): T => ({ ...one, sessionId: nameOf(one.sessionId) });
  if ("tickets" in reply) return { ...reply, tickets: reply.tickets.map(of) };
  if ("ticket" in reply) return { ticket: of(reply.ticket) };
  if ("state" in reply) return { state: { ...reply.state, session_id: nameOf(reply.state.session_id) } };
  return reply;
}

/**
 * Kills what is in a session that no netmon has, and removes it. `kept`: what the service knew of it, for one that has no
 * record; null: nothing. Throws StateError.
 */
export async function removeLeft(dirs: StateDirs, id: string, kept: HeldSession | null): Promise<void> {
  const path = kept && sessionCgroupPath(id, undefined, kept.below);
  const cgroup = readSession(dirs, id)?.cgroup ?? (kept && path ? { path, id: kept.cgroup } : null);
  if (cgroup && cgroupIdIfPresent(cgroup.path) === BigInt(cgroup.id)) await killProcesses(cgroup.path);
  detachSession(dirs, id, { force: true });
  if (path !== null) removeUnused(path);
}
