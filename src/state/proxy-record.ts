/**
 * Which LLM proxy serves a session: RUN/.proxies/ID.json, for `netmon env`. Beside the sessions' directories,
 * since a proxy also runs without a watch, and a watch removes its directory when it ends.
 *
 * Direction of failure: closed. A record that cannot be understood, or whose process is gone, gives no settings:
 * an agent that was pointed at a dead port would fail, or worse, find somebody else there.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isAlive, readStat } from "../kernel/target/procfs.ts";
import { fileError, StateError } from "./error.ts";
import { checkPrivateDirectory, checkSessionId, ensurePrivateDirectory, type StateDirs } from "./paths.ts";
import { createFile, readPrivateFile, removeFile, replaceFile } from "./private-file.ts";

/** Raised when a field changes meaning. */
const RECORD_VERSION = 1;
/** No session id begins with a dot. */
const DIRECTORY = ".proxies";

const schema = z.strictObject({
  record_version: z.literal(RECORD_VERSION),
  netmon_version: z.string(),
  session_id: z.string(),
  /** `http://127.0.0.1:PORT` */
  url: z.url(),
  pid: z.int().positive(),
  /** Clock ticks since boot, field 22 of /proc/PID/stat: tells it from a later process with this pid. */
  start_time: z.string().regex(/^\d+$/),
  mode: z.enum(["observe", "enforce"]),
  fail_closed: z.boolean(),
  /** Provider name → upstream. */
  providers: z.record(z.string(), z.string()),
  /** RFC 3339, UTC. */
  started: z.iso.datetime(),
});

export type ProxyRecord = z.infer<typeof schema>;

/** What the proxy says of itself; the rest is about this process. */
export type ProxyFacts = Omit<ProxyRecord, "record_version" | "pid" | "start_time" | "started">;

/** The record of this process, from claim() to remove(). */
export class ProxyClaim {
  readonly #path: string;
  /** The session's proxy before this one, where it was killed. */
  former: ProxyRecord | null = null;
  readonly #own: Pick<ProxyRecord, "record_version" | "pid" | "start_time" | "started">;

  private constructor(path: string) {
    this.#path = path;
    this.#own = {
      record_version: RECORD_VERSION,
      pid: process.pid,
      start_time: readStat(process.pid)?.startTime ?? "0",
      started: new Date().toISOString(),
    };
  }

  /** One proxy for a session. Throws StateError: busy, insecure, privilege, disk. */
  static make(dirs: StateDirs, facts: ProxyFacts): ProxyClaim {
    const directory = join(dirs.run, DIRECTORY);
    ensurePrivateDirectory(directory);
    const path = join(directory, `${checkSessionId(facts.session_id)}.json`);
    const claim = new ProxyClaim(path);
    for (let attempt = 1; !createFile(path, claim.#text(facts)); attempt++) {
      const there = readOrNull(path);
      if (there !== null && isServing(there)) throw busy(there);
      if (attempt === 3) throw new StateError("busy", `${path} comes back each time it is removed`);
      claim.former = there;
      removeFile(path); // of a proxy that was killed
    }
    return claim;
  }

  /** After a reload. Throws StateError. */
  write(facts: ProxyFacts): void {
    replaceFile(this.#path, this.#text(facts));
  }

  remove(): void {
    removeFile(this.#path);
  }

  #text(facts: ProxyFacts): string {
    return `${JSON.stringify({ ...this.#own, ...facts } satisfies ProxyRecord)}\n`;
  }
}

function busy({ session_id, pid, url }: ProxyRecord): StateError {
  return new StateError(
    "busy",
    `session ${session_id} already has an LLM proxy at ${url} (pid ${pid}): stop it with kill ${pid}, or choose ` +
      "another --session",
  );
}

function readOrNull(path: string): ProxyRecord | null {
  try {
    return read(path);
  } catch (error) {
    if (error instanceof StateError && error.code === "corrupt") return null;
    throw error;
  }
}

function read(path: string): ProxyRecord | null {
  const text = readPrivateFile(path);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).split("\n")[0] : "not JSON";
    throw new StateError("corrupt", `${path} is not a record of a proxy (${why}): remove it`, {
      cause: error,
    });
  }
}

/** The process that wrote it still runs. */
export function isServing(record: ProxyRecord): boolean {
  return isAlive(record.pid, record.start_time);
}

/** The session's proxy, running or not; null: there is none. Throws StateError. */
export function readProxy(dirs: StateDirs, sessionId: string): ProxyRecord | null {
  const directory = join(dirs.run, DIRECTORY);
  const path = join(directory, `${checkSessionId(sessionId)}.json`);
  const record = read(path);
  if (record !== null) checkPrivateDirectory(directory);
  return record;
}

/** The proxies that run now, by session. Records of others are left out. Throws StateError. */
export function runningProxies(dirs: StateDirs): ProxyRecord[] {
  const directory = join(dirs.run, DIRECTORY);
  let names: string[];
  try {
    names = readdirSync(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw fileError("read", directory, error);
  }
  checkPrivateDirectory(directory);
  const records = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => readOrNull(join(directory, name)));
  return records
    .flatMap((record) => (record !== null && isServing(record) ? [record] : []))
    .sort((a, b) => (a.session_id < b.session_id ? -1 : 1));
}
