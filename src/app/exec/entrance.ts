/**
 * Finds the cgroup in which to start a command, and checks that it is guarded: by the session's record and health, or,
 * with `unwatched`, a cgroup made for a session that nobody watches yet.
 *
 * Fails closed. Without a guard the command is not started, unless the user said `unwatched`.
 */
import { poll } from "../../async/poll.ts";
import { userError } from "../../errors/user-error.ts";
import { type Cgroup, openCgroup } from "../../kernel/target/cgroup2.ts";
import { createSessionCgroup } from "../../kernel/target/session-cgroup.ts";
import { notReady, type SessionHealth, sessionHealth } from "../../state/health.ts";
import { checkSessionId, type StateDirs } from "../../state/paths.ts";
import type { SessionRecord } from "../../state/record.ts";
import { readSession } from "../../state/store.ts";

export class NotGuardedError extends userError("NotGuardedError", "execFailed") {}

export interface EntranceOptions {
  /** Whether to start although nothing guards the session (yet). */
  unwatched: boolean;
  /** How long to wait for a verified watcher, in milliseconds. */
  waitMs: number;
}

export interface Entrance {
  cgroup: Cgroup;
  /** null: unwatched and no record. */
  record: SessionRecord | null;
  /** Warnings for the user, one sentence each. */
  warnings: string[];
}

const POLL_MS = 50;

/** Throws NotGuardedError, StateError, TargetError. */
export async function findEntrance(
  dirs: StateDirs,
  sessionId: string,
  options: EntranceOptions,
): Promise<Entrance> {
  checkSessionId(sessionId);
  const times = { timeoutMs: options.waitMs, intervalMs: POLL_MS };
  const found = await poll(
    () => look(dirs, sessionId),
    ({ problem }) => problem === null,
    times,
  );
  const { record, health, problem } = found;
  if (problem === null && record !== null) {
    const warnings = health?.problem ? [`session ${sessionId}: ${health.problem}`] : [];
    if (record.mode === "observe") warnings.push(`session ${sessionId} observes only: nothing is refused`);
    return { cgroup: openCgroup(record.cgroup.path), record, warnings };
  }
  if (options.unwatched) return unwatched(sessionId, found);
  throw new NotGuardedError(
    `session ${sessionId} is not guarded: ${problem}\n` +
      `Start its netmon first, in another terminal:\n  sudo netmon watch --session ${sessionId}\n` +
      "then run this again; --wait SECONDS waits for it, --unwatched starts the command without any guard",
  );
}

interface Found {
  record: SessionRecord | null;
  health: SessionHealth | null;
  problem: string | null;
}

function look(dirs: StateDirs, sessionId: string): Found {
  const record = readSession(dirs, sessionId);
  if (record === null)
    return { record, health: null, problem: `there is no session of this name in ${dirs.run}` };
  const health = sessionHealth(record);
  return { record, health, problem: notReady(health) };
}

function unwatched(sessionId: string, { record, health, problem }: Found): Entrance {
  const usable = record !== null && health?.cgroup === "present";
  const cgroup = usable ? openCgroup(record.cgroup.path) : createSessionCgroup(sessionId).cgroup;
  return {
    cgroup,
    record,
    warnings: [`session ${sessionId} is NOT guarded (${problem}): started because of --unwatched`],
  };
}
