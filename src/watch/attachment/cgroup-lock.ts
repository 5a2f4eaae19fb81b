/**
 * Lock that gives a session's cgroup to one netmon at a time: flock(2) on the cgroup's own directory, which every
 * netmon sees, whatever its state directory. Two netmons would end each other: the first to leave removes the cgroup
 * and kills its processes. A cgroup of a netmon with another state directory is taken only if nothing runs in it.
 *
 * The agent, or any other user, may lock the cgroup too; such a lock keeps no netmon out. /proc/locks names the holder.
 *
 * Fails closed: a lock whose holder is unknown counts as another netmon's.
 */
import { closeSync, fstatSync, readFileSync, type Stats, statSync } from "node:fs";
import { orElse } from "../../errors/or-else.ts";
import { openDirectory } from "../../files/directory.ts";
import { type Cgroup, cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import type { Cgroup2Mount } from "../../kernel/target/mountinfo.ts";
import { createSessionCgroup, removeSessionCgroup } from "../../kernel/target/session-cgroup.ts";
import { isPopulated, listSubtreePids } from "../../kernel/target/subtree.ts";
import { lockFile } from "../../native/descriptor.ts";
import { StateError } from "../../state/error.ts";
import { heldLock, type SessionLock } from "../../state/lock.ts";

/**
 * Returns the session's own cgroup, locked. `recorded`: the id known to this state directory. A cgroup with another id
 * belongs to another netmon: it is refused while it has processes, otherwise re-created, so that no record or pin of
 * the other's refers to it. Throws TargetError, and StateError `busy`.
 */
export function takeCgroup(
  sessionId: string,
  recorded: bigint | null,
  mount?: Cgroup2Mount,
  below?: string,
): { cgroup: Cgroup; lock: SessionLock } {
  for (let own = recorded; ; ) {
    const { cgroup, created } = createSessionCgroup(sessionId, mount, below);
    if (created) own = cgroup.id;
    const lock = lockCgroup(cgroup.path, sessionId);
    try {
      if (cgroup.id === own && cgroupIdIfPresent(cgroup.path) === own) return { cgroup, lock };
      if (isPopulated(cgroup.path)) throw occupied(cgroup.path, sessionId);
      removeSessionCgroup(cgroup);
    } catch (error) {
      lock.release();
      throw error;
    }
    lock.release();
  }
}

/** `made`: by netmon, for this session. Throws StateError `busy`, which names the holder. */
export function lockCgroup(path: string, sessionId: string, made = true): SessionLock {
  const fd = openDirectory(path);
  try {
    if (!lockFile(fd, "exclusive", path)) {
      const holder = otherNetmon(path, fstatSync(fd));
      if (holder !== null) throw made ? busy(path, sessionId, holder) : watched(path, holder);
    }
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return heldLock(fd);
}

const another = (holder: number): string =>
  holder === 0 ? "another netmon" : `another netmon (pid ${holder})`;

function watched(path: string, holder: number): StateError {
  return new StateError(
    "busy",
    `${another(holder)} guards the cgroup ${path} as another session. Two on one cgroup would refuse each other's ` +
      "self-test: stop that one first, or guard a cgroup below or beside it",
  );
}

function busy(path: string, sessionId: string, holder: number): StateError {
  const who = another(holder);
  return new StateError(
    "busy",
    `session ${sessionId} already runs: its cgroup ${path} is held by ${who}, maybe with another --state-dir. ` +
      "Stop that first, or choose another --session",
  );
}

function occupied(path: string, sessionId: string): StateError {
  return new StateError(
    "busy",
    `processes run in the cgroup ${path} of another session ${sessionId}: one of another --state-dir whose netmon is ` +
      "gone, or one started with --unwatched. Give its --state-dir to take it over, end these processes, guard them " +
      `with netmon watch --cgroup ${path}, or choose another --session`,
  );
}

/** Returns the pid of a holder that runs as this user outside the session; 0: unknown; null: only others hold it. */
function otherNetmon(path: string, { dev, ino }: Stats): number | null {
  const holders = holdersOf(readFileSync("/proc/locks", "utf8"), dev, ino);
  if (holders.length === 0) return 0;
  const inside = new Set(listSubtreePids(path));
  for (const pid of holders) if (!inside.has(pid) && isOurs(pid)) return Math.max(pid, 0);
  return null;
}

/** Reports whether the holder may be a netmon of this user; a pid of another pid namespace reads as 0 or -1. */
function isOurs(pid: number): boolean {
  if (pid <= 0) return true;
  // has ended; a netmon would hold the lock itself
  return orElse(() => statSync(`/proc/${pid}`).uid === process.geteuid?.(), false);
}

/** Parses `1: FLOCK  ADVISORY  WRITE 5405 00:1b:4711 0 EOF`; the device is two hexadecimal numbers (fs/locks.c). */
export function holdersOf(locks: string, dev: number, ino: number): number[] {
  const [major, minor] = [(dev >> 8) & 0xfff, (dev & 0xff) | ((dev >> 12) & 0xfff00)];
  return locks.split("\n").flatMap((line) => {
    const found = /^\d+: FLOCK\s+\S+\s+\S+\s+(-?\d+) ([0-9a-f]+):([0-9a-f]+):(\d+) /.exec(line);
    if (found === null || Number(found[4]) !== ino) return [];
    const same =
      Number.parseInt(found[2] ?? "", 16) === major && Number.parseInt(found[3] ?? "", 16) === minor;
    return same ? [Number(found[1])] : [];
  });
}
