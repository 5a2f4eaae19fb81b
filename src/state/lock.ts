/**
 * Lock that allows one netmon per session: flock(2) on /run/netmon/ID/lock. The kernel releases it with its holder, so
 * a stale pid never blocks. Fails closed: without the lock nothing is attached.
 */
import { closeSync, fstatSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { overwrite } from "../files/write.ts";
import { readStat } from "../kernel/target/procfs.ts";
import { lockFile } from "../native/descriptor.ts";
import { fileError, StateError } from "./error.ts";
import { openPrivateFile } from "./private-file.ts";

/** flock(fd, LOCK_EX | LOCK_NB): true if taken, false if another open file holds it; throws otherwise. */
export type TryLock = (fd: number, path: string) => boolean;

const tryFlock: TryLock = (fd, path) => lockFile(fd, "exclusive", path);

export interface SessionLock {
  /** Safe to call twice. */
  release(): void;
}

/** Takes the lock in the session's directory. Throws StateError `busy`, which names the holder and how to stop it. */
export function lockSession(directory: string, sessionId: string, tryLock: TryLock = tryFlock): SessionLock {
  const path = join(directory, "lock");
  for (;;) {
    const fd = openPrivateFile(path);
    let taken = false;
    try {
      taken = tryLock(fd, path);
      if (!taken) throw busy(sessionId, readFileSync(fd, "utf8"));
      // the last holder may have removed the file between open and flock: then this lock guards nothing
      if (statSync(path, { throwIfNoEntry: false })?.ino !== fstatSync(fd).ino) {
        closeSync(fd);
        continue;
      }
      note(fd, path);
    } catch (error) {
      closeSync(fd);
      throw error;
    }
    return heldLock(fd);
  }
}

/** Wraps the lock of an open file, which is released with it. Takes ownership of `fd`. */
export function heldLock(fd: number): SessionLock {
  let open = true;
  return {
    release() {
      if (open) closeSync(fd);
      open = false;
    },
  };
}

/** Records the holder, for another netmon's error message; the lock itself does not depend on it. */
function note(fd: number, path: string): void {
  try {
    overwrite(fd, `${process.pid} ${readStat(process.pid)?.startTime ?? ""}\n`);
  } catch (error) {
    const { code } = fileError("write", path, error);
    if (code !== "disk") throw fileError("write", path, error); // a full disk costs only the pid in a message
  }
}

function busy(sessionId: string, holder: string): StateError {
  const [pid] = holder.trim().split(" ");
  const who = pid ? `another netmon (pid ${pid})` : "another netmon";
  const how = pid ? `kill ${pid}` : `netmon status to find it`;
  return new StateError(
    "busy",
    `session ${sessionId} is already watched by ${who}. Stop it first with: ${how}, or choose another --session`,
  );
}
