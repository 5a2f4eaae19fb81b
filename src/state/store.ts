/**
 * Files of all sessions: open one for writing (as its watcher), read one, list, remove.
 *
 * Layout: RUN/ID/{lock,session.json,counters.json}, LIB/ID/history.jsonl. On failure: reading and locking fail closed;
 * counters and history are for users and are given up with a stated reason.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import type { NotSeen } from "../event/coverage.ts";
import type { Counters, DnsCounters, FaultCounts } from "../event/event.ts";
import { removeTree } from "../files/directory.ts";
import { errnoOf } from "../kernel/target/error.ts";
import { isAlive } from "../kernel/target/procfs.ts";
import { fileError, StateError } from "./error.ts";
import { appendHistory, type HistoryEntry } from "./history.ts";
import { lockSession, type SessionLock, type TryLock } from "./lock.ts";
import { checkPrivateDirectory, checkSessionId, ensurePrivateDirectory, type StateDirs } from "./paths.ts";
import { readPrivateFile, replaceFile } from "./private-file.ts";
import { parseRecord, type SessionRecord } from "./record.ts";

/** State that could not be written, as one sentence for the log; null: no problem. */
export type Degradation = string | null;

export interface CountersSnapshot {
  /** RFC 3339, UTC. */
  at: string;
  counters: Counters;
  /** Counters of the resolver proxy; absent if no names are learned. */
  dns?: DnsCounters;
  /** Keyed by part; absent in older versions. */
  faults?: FaultCounts;
  /** Absent in older versions. */
  notSeen?: NotSeen;
}

const RECORD = "session.json";
const COUNTERS = "counters.json";

/** State of one session, held by its watcher from open() to close(). */
export class SessionState {
  readonly #run: string;
  readonly #lib: string;
  readonly #lock: SessionLock;

  private constructor(sessionId: string, dirs: StateDirs, lock: SessionLock) {
    this.#run = join(dirs.run, sessionId);
    this.#lib = join(dirs.lib, sessionId);
    this.#lock = lock;
  }

  /** Creates the directories and takes the lock. Throws StateError: invalid_id, busy, insecure, privilege, disk. */
  static open(dirs: StateDirs, sessionId: string, tryLock?: TryLock): SessionState {
    checkSessionId(sessionId);
    const run = join(dirs.run, sessionId);
    for (let attempt = 1; ; attempt++) {
      ensurePrivateDirectory(run);
      try {
        return new SessionState(sessionId, dirs, lockSession(run, sessionId, tryLock));
      } catch (error) {
        // the last holder has just removed the directory
        const gone = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT";
        if (!gone || attempt === 3) throw error;
      }
    }
  }

  /** Returns the existing record, e.g. of a pinned session whose netmon was killed. Throws StateError. */
  read(): SessionRecord | null {
    return readRecordFile(join(this.#run, RECORD));
  }

  /** Replaces the record. Throws StateError. */
  write(record: SessionRecord): void {
    replaceFile(join(this.#run, RECORD), `${JSON.stringify(record)}\n`);
  }

  /** Like write(), for changes while running: a full disk is a degradation, and enforcement continues. */
  tryWrite(record: SessionRecord): Degradation {
    return degrade("the session record is out of date", () => this.write(record));
  }

  /** Writes counters for `netmon status`; call every few seconds. Not synced to disk. */
  tryWriteCounters(
    counters: Counters,
    dns: DnsCounters | null = null,
    faults: FaultCounts = {},
    notSeen: NotSeen | null = null,
  ): Degradation {
    const at = new Date().toISOString();
    const snapshot: CountersSnapshot = {
      at,
      counters,
      ...(dns && { dns }),
      faults,
      ...(notSeen && { notSeen }),
    };
    return degrade("netmon status shows old counters", () =>
      replaceFile(join(this.#run, COUNTERS), `${JSON.stringify(snapshot)}\n`, { durable: false }),
    );
  }

  /** Appends one line per watch run, at its end. */
  tryAppendHistory(entry: HistoryEntry): Degradation {
    return degrade("this run is missing in the history", () => {
      ensurePrivateDirectory(this.#lib);
      appendHistory(this.#lib, entry);
    });
  }

  /** Removes the live state (nothing is attached any more) and releases the session. History stays. Throws StateError. */
  remove(): void {
    try {
      removeTree(this.#run);
    } catch (error) {
      // somebody has cleaned up
      if (errnoOf(error) !== "ENOENT") throw fileError("remove", this.#run, error);
    } finally {
      this.close();
    }
  }

  /** Like remove(), for an end that must not fail. */
  tryRemove(): Degradation {
    return degrade("the session's live state is left behind", () => this.remove());
  }

  /** Releases the session and leaves the record (pinned sessions). */
  close(): void {
    this.#lock.release();
  }
}

function degrade(consequence: string, write: () => void): Degradation {
  try {
    write();
    return null;
  } catch (error) {
    if (error instanceof StateError) return `${error.message}; ${consequence}`;
    throw error;
  }
}

function readRecordFile(path: string): SessionRecord | null {
  const text = readPrivateFile(path);
  return text === null ? null : parseRecord(text, path);
}

/** Reads a session's record without its lock; null if there is none. Throws StateError. */
export function readSession(dirs: StateDirs, sessionId: string): SessionRecord | null {
  checkSessionId(sessionId);
  if (!isThere(dirs.run) || !isThere(join(dirs.run, sessionId))) return null;
  checkPrivateDirectory(join(dirs.run, sessionId));
  return readRecordFile(join(dirs.run, sessionId, RECORD));
}

/** Returns the last counters its watcher wrote, or null. */
export function readCounters(dirs: StateDirs, sessionId: string): CountersSnapshot | null {
  const text = readPrivateFile(join(dirs.run, checkSessionId(sessionId), COUNTERS));
  // from a version without atomic writes, or edited
  return orElse(() => (text === null ? null : (JSON.parse(text) as CountersSnapshot)), null);
}

export interface ListedSession {
  sessionId: string;
  /** null: could not be read, see `problem`. */
  record: SessionRecord | null;
  problem: string | null;
}

/**
 * Returns every session with a record, by id, but those that are known already. Throws StateError `privilege` if the
 * directory cannot be read.
 */
export function listSessions(
  dirs: StateDirs,
  isKnown: (sessionId: string) => boolean = () => false,
): ListedSession[] {
  if (!isThere(dirs.run)) return [];
  checkPrivateDirectory(dirs.run);
  return readdirSync(dirs.run)
    .filter((name) => !isKnown(name))
    .sort()
    .flatMap((sessionId) => listedSession(dirs, sessionId));
}

/** Returns the session of that name, if it has a record. Throws StateError `privilege`. */
export function listedSession(dirs: StateDirs, sessionId: string): ListedSession[] {
  try {
    const record = readSession(dirs, sessionId);
    return record === null ? [] : [{ sessionId, record, problem: null }];
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return error.code === "invalid_id" ? [] : [{ sessionId, record: null, problem: error.message }];
  }
}

function isThere(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errnoOf(error))) return false;
    throw fileError("read", path, error);
  }
}

/** Reports whether the netmon named in the record is still running (pid and start time). */
export function watcherAlive(record: SessionRecord): boolean {
  return record.watcher !== null && isAlive(record.watcher.pid, record.watcher.start_time);
}
