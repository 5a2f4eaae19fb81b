/**
 * History of a session: /var/lib/netmon/ID/history.jsonl, one JSON line per watch run, oldest first. Bounded: at 4 MiB
 * the file becomes history.1.jsonl and a new one starts. For users; nothing depends on it.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Counters, Mode } from "../event/event.ts";
import { renameBeside } from "../files/write.ts";
import { fileError } from "./error.ts";
import { appendFile, readPrivateFile } from "./private-file.ts";

const FILE = "history.jsonl";
const OLDER = "history.1.jsonl";
const MAX_BYTES = 4 * 1024 * 1024;

export interface HistoryEntry {
  session_id: string;
  netmon_version: string;
  /** RFC 3339, UTC. */
  started: string;
  stopped: string;
  /** Why it ended, as in netmon_stopped. */
  reason: string;
  cgroup: string;
  mode: Mode;
  fail_closed: boolean;
  pinned: boolean;
  counters: Counters;
}

/** Throws StateError. */
export function appendHistory(directory: string, entry: HistoryEntry): void {
  const path = join(directory, FILE);
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= MAX_BYTES) renameBeside(path, OLDER);
  } catch (error) {
    throw fileError("rename", path, error);
  }
  appendFile(path, `${JSON.stringify(entry)}\n`);
}

/** Returns the readable runs, oldest first; skips a line cut by a crash. Throws StateError. */
export function readHistory(directory: string): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const file of [OLDER, FILE]) {
    for (const line of (readPrivateFile(join(directory, file)) ?? "").split("\n")) {
      try {
        if (line !== "") entries.push(JSON.parse(line) as HistoryEntry);
      } catch {
        // cut by a crash
      }
    }
  }
  return entries;
}
