/**
 * Finds the session of a process by its cgroup, to reject requests that no watched process may make.
 *
 * Fails closed. Throws unless the result is certain.
 */
import { dirname } from "node:path";
import { type Cgroup, cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { TargetError } from "../kernel/target/error.ts";
import { cgroupOfPid } from "../kernel/target/pid.ts";
import { StateError } from "./error.ts";
import type { StateDirs } from "./paths.ts";
import { type ListedSession, listSessions } from "./store.ts";

/** Cgroups created by netmon, for any session (session-cgroup.ts). */
const OF_NETMON = /^\/netmon\/([^/]+)/;

/** Returns the sessions recorded in `stateDirs` that are not known, including unguarded ones. Skips unreadable ones. */
export function sessionsIn(
  stateDirs: readonly StateDirs[],
  isKnown?: (sessionId: string) => boolean,
): ListedSession[] {
  return stateDirs.flatMap((dirs) => {
    try {
      return listSessions(dirs, isKnown);
    } catch (error) {
      if (error instanceof StateError && error.code === "privilege") return [];
      throw error;
    }
  });
}

/** Returns the session's name; null: not in one. Throws TargetError, StateError, or Error with a message for users. */
export function sessionOfProcess(pid: number, sessions: readonly ListedSession[]): string | null {
  const cgroup = cgroupOf(pid, sessions.length === 0);
  if (cgroup === null) return null;
  const [, own] = OF_NETMON.exec(cgroup.display) ?? [];
  if (own !== undefined) return own;
  const ids = new Set<bigint>();
  for (let at = cgroup.path; at.length > cgroup.mount.mountPoint.length; at = dirname(at)) {
    const id = cgroupIdIfPresent(at);
    if (id !== null) ids.add(id);
  }
  for (const { sessionId, record, problem } of sessions) {
    if (record === null) throw new Error(`session ${sessionId}: ${problem}`);
    if (ids.has(BigInt(record.cgroup.id))) return sessionId;
  }
  return null;
}

/** `mayBeUnknown`: null instead of an error, as on a machine without cgroups. */
function cgroupOf(pid: number, mayBeUnknown: boolean): Cgroup | null {
  try {
    return cgroupOfPid(pid);
  } catch (error) {
    if (mayBeUnknown && error instanceof TargetError) return null;
    throw error;
  }
}
