/**
 * Records of processes that listen for a session: RUN/KIND/NAME.json. They are beside the sessions' directories, since
 * listeners also run without a watch, and a watch removes its directory when it ends.
 *
 * Fails closed. A record that cannot be parsed, or whose process is gone, does not count: an agent that was directed to
 * a dead port would fail, or worse, reach another process there.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { isAlive, readStat } from "../kernel/target/procfs.ts";
import { fileError, StateError } from "./error.ts";
import { checkPrivateDirectory, ensurePrivateDirectory, type StateDirs } from "./paths.ts";
import { createFile, readPrivateFile, removeFile, replaceFile } from "./private-file.ts";
import { shownPid } from "./shown-pid.ts";

/** Incremented when a field changes meaning. */
const RECORD_VERSION = 1;
/** Less than the second in which a session looks again. */
const LATELY_MS = 500;

const about = {
  record_version: z.literal(RECORD_VERSION),
  pid: z.int().positive(),
  /** Clock ticks since boot, field 22 of /proc/PID/stat: distinguishes it from a later process with this pid. */
  start_time: z.string().regex(/^\d+$/),
  /** RFC 3339, UTC. */
  started: z.iso.datetime(),
  /** The process that its user knows, and can end, if another one serves it. */
  shown_pid: z.int().positive().exactOptional(),
};

/** Fields common to all listeners. */
export const listenerFacts = {
  netmon_version: z.string(),
  session_id: z.string(),
  url: z.url(),
  mode: z.enum(["observe", "enforce"]),
  fail_closed: z.boolean(),
};

/** A page has no session. */
type Facts = { url: string; session_id?: string };
export type ListenerRecord<F> = F & z.infer<z.ZodObject<typeof about>>;

/** Record of this process, until it is removed. */
export interface ListenerClaim<F> {
  /** Rewrites the record, for instance after a reload. Throws StateError. */
  write(facts: F): void;
  remove(): void;
}

interface Kind<F> {
  /** Begins with a dot, which no session id does. */
  directory: `.${string}`;
  /** e.g. `an LLM proxy`. */
  what: string;
  facts: z.ZodObject<z.ZodRawShape> & z.ZodType<F>;
}

export class ListenerRecords<F extends Facts> {
  readonly #kind: Kind<F>;
  /** The last reading of each directory. */
  readonly #lately = new Map<string, { at: number; found: readonly ListenerRecord<F>[] }>();

  constructor(kind: Kind<F>) {
    this.#kind = kind;
  }

  /** Claims a name for this process alone. Throws StateError: busy, insecure, privilege, disk. */
  claim(dirs: StateDirs, name: string, facts: F): ListenerClaim<F> {
    const directory = join(dirs.run, this.#kind.directory);
    ensurePrivateDirectory(directory);
    const path = join(directory, `${name}.json`);
    const own = {
      record_version: RECORD_VERSION,
      pid: process.pid,
      start_time: readStat(process.pid)?.startTime ?? "0",
      started: new Date().toISOString(),
      ...(shownPid() !== process.pid && { shown_pid: shownPid() }),
    } as const;
    const text = (now: F): string => `${JSON.stringify({ ...own, ...now } satisfies ListenerRecord<F>)}\n`;
    for (let attempt = 1; !createFile(path, text(facts)); attempt++) {
      const there = this.#readOrNull(path);
      if (there !== null && isServing(there)) throw this.#busy(there);
      if (attempt === 3) throw new StateError("busy", `${path} comes back each time it is removed`);
      removeFile(path); // left by a killed process
    }
    return { write: (now) => replaceFile(path, text(now)), remove: () => removeFile(path) };
  }

  /** Returns the record even if its process is gone; null: none. Throws StateError. */
  read(dirs: StateDirs, name: string): ListenerRecord<F> | null {
    const directory = join(dirs.run, this.#kind.directory);
    const record = this.#read(join(directory, `${name}.json`));
    if (record !== null) checkPrivateDirectory(directory);
    return record;
  }

  /** Returns the records of running processes, ordered by session. Skips other users' records. Throws StateError. */
  running(dirs: StateDirs): ListenerRecord<F>[] {
    return this.#paths(dirs)
      .map((path) => this.#readOrNull(path))
      .filter((record) => record !== null)
      .filter(isServing)
      .sort((a, b) => compared(a.session_id, b.session_id) || a.pid - b.pid);
  }

  /** The same, but perhaps as it was LATELY_MS ago: sessions of one process that ask after one another share a reading. */
  runningLately(dirs: StateDirs): readonly ListenerRecord<F>[] {
    const now = performance.now();
    const known = this.#lately.get(dirs.run);
    if (known !== undefined && now - known.at < LATELY_MS) return known.found;
    const found = this.running(dirs);
    this.#lately.set(dirs.run, { at: now, found });
    return found;
  }

  /** Removes the records of processes that were killed. Throws StateError. */
  sweep(dirs: StateDirs): void {
    for (const path of this.#paths(dirs)) {
      const record = this.#readOrNull(path);
      if (record !== null && !isServing(record)) removeFile(path);
    }
  }

  #paths(dirs: StateDirs): string[] {
    const directory = join(dirs.run, this.#kind.directory);
    try {
      const names = readdirSync(directory);
      checkPrivateDirectory(directory);
      return names.filter((name) => name.endsWith(".json")).map((name) => join(directory, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error instanceof StateError ? error : fileError("read", directory, error);
    }
  }

  #busy({ session_id, pid: serving, shown_pid: pid = serving, url }: ListenerRecord<F>): StateError {
    return new StateError(
      "busy",
      `session ${session_id} already has ${this.#kind.what} at ${url} (pid ${pid}): stop it with kill ${pid}, or choose ` +
        "another --session",
    );
  }

  #readOrNull(path: string): ListenerRecord<F> | null {
    try {
      return this.#read(path);
    } catch (error) {
      if (error instanceof StateError && error.code === "corrupt") return null;
      throw error;
    }
  }

  #read(path: string): ListenerRecord<F> | null {
    const text = readPrivateFile(path);
    if (text === null) return null;
    try {
      return this.#kind.facts.extend(about).strict().parse(JSON.parse(text)) as ListenerRecord<F>;
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error).split("\n")[0] : "not JSON";
      throw new StateError("corrupt", `${path} is not a record of ${this.#kind.what} (${why}): remove it`, {
        cause: error,
      });
    }
  }
}

function compared(a = "", b = ""): number {
  return a < b ? -1 : Number(a > b);
}

/** Reports whether the process that wrote the record is still running. */
export function isServing({ pid, start_time }: ListenerRecord<object>): boolean {
  return isAlive(pid, start_time);
}
