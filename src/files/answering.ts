/**
 * Whether a directory's file system answers. Node's synchronous calls would stop the event loop for as long as one
 * hangs (a frozen disk, a server that is gone), so it is asked on another thread before the loop writes there.
 *
 * Direction of failure: closed. While the answer is late, everything that this folder would write below the directory
 * fails at once, and its caller reports what that means; what it would remove stays, which whoever asked has said.
 */
import { utimes } from "node:fs/promises";
import { within } from "../async/within.ts";
import { FileError } from "./error.ts";

/** Longer than a very busy disk takes. */
const LATE_MS = 10_000;

/** One question at a time, since each that hangs keeps one of Node's few threads. */
const asked = new Map<string, Promise<void>>();
const silent = new Set<string>();

/** Resolves to false if it does not answer within ten seconds, and at once while it still has not. */
export async function answers(directory: string): Promise<boolean> {
  if (silent.has(directory)) return false;
  const answer = asked.get(directory) ?? ask(directory);
  const inTime = await within(answer, LATE_MS);
  if (!inTime && asked.has(directory)) silent.add(directory);
  return inTime;
}

/** Asks several; resolves to those that do not answer. */
export async function silentAmong(directories: Iterable<string>): Promise<string[]> {
  const each = [...new Set(directories)].map(async (directory) =>
    (await answers(directory)) ? [] : [directory],
  );
  return (await Promise.all(each)).flat();
}

/** Reports whether the path's file system did not answer when it was last asked, and has not since. */
export function isSilent(path: string): boolean {
  for (const directory of silent) if (path === directory || path.startsWith(`${directory}/`)) return true;
  return false;
}

/** Whether a question has no answer yet, which keeps Node's event loop alive. */
export function isAsking(): boolean {
  return asked.size > 0;
}

/** Throws FileError `silent` for a silent path. */
export function requireAnswering(path: string): void {
  if (isSilent(path)) throw new FileError("silent", `cannot change ${path}: its file system does not answer`);
}

/** Whatever fails, such as a missing directory, is an answer. */
function ask(directory: string): Promise<void> {
  const now = new Date();
  const answer = utimes(directory, now, now).then(
    () => answered(directory),
    () => answered(directory),
  );
  asked.set(directory, answer);
  return answer;
}

function answered(directory: string): void {
  asked.delete(directory);
  silent.delete(directory);
}
