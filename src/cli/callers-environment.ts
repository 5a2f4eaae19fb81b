/**
 * The environment of who called sudo. sudo replaces it: the agent's program is then on no PATH, and base URLs and keys
 * are gone. sudo's own process still has what it was started with.
 *
 * Only for what runs as that user: nothing here decides what root does. Fails open: without sudo's process, sudo's
 * environment stays.
 */
import { readFileSync, readlinkSync, statSync } from "node:fs";
import { basename, delimiter } from "node:path";
import { orElse } from "../errors/or-else.ts";
import { readStat, readStatus } from "../kernel/target/procfs.ts";

/** As distributions name the two that there are. */
const SUDO = /^sudo(?:\.ws|-rs)?$/;
/** Names that sudo sets itself, whatever the caller's were (sudoers(5), env_reset). */
const SET_BY_SUDO = /^(?:SUDO_.*|HOME|LOGNAME|MAIL|SHELL|USER)$/;
const SETUID = 0o4000;

/** `env`: this process's. What the caller gave sudo for the command, as in `sudo NAME=value`, stays. */
export function callersEnvironment(
  env: NodeJS.ProcessEnv,
  callers = process.geteuid?.() === 0 && env.SUDO_UID !== undefined ? environmentOfSudo() : null,
): NodeJS.ProcessEnv {
  if (callers === null) return env;
  const own = (name: string): boolean => !name.startsWith("NETMON_") && !name.startsWith("SUDO_");
  const result: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(callers)) if (own(name)) result[name] = value;
  for (const [name, value] of Object.entries(env))
    if (!(SET_BY_SUDO.test(name) && name in result)) result[name] = value;
  const path = joined(callers.PATH, env.PATH);
  if (path !== undefined) result.PATH = path;
  return result;
}

/** The caller's directories first, unless all of them are in sudo's: the caller then chose their order. */
function joined(callers: string | undefined, own: string | undefined): string | undefined {
  if (callers === undefined || own === undefined) return callers ?? own;
  const [theirs, ours] = [callers.split(delimiter), own.split(delimiter)];
  if (theirs.every((directory) => ours.includes(directory))) return own;
  return [...theirs, ...ours.filter((directory) => !theirs.includes(directory))].join(delimiter);
}

/** Reports whether a file is sudo; `name`: what it is called if not by its path. */
export function isSudo(path: string, name = path): boolean {
  if (!SUDO.test(basename(name))) return false;
  const stat = orElse(() => statSync(path), null);
  return stat?.isFile() === true && stat.uid === 0 && (stat.mode & SETUID) !== 0;
}

/**
 * A process that is sudo's, among those that started this one. Before another user's there is none: a sudo beyond that
 * started the user's own shell, and its environment is somebody else's.
 */
function environmentOfSudo(): NodeJS.ProcessEnv | null {
  for (let pid = process.ppid; pid > 1; pid = readStat(pid)?.parent ?? 0) {
    const [directory, before] = [`/proc/${pid}`, readStat(pid)];
    const name = orElse(() => readlinkSync(`${directory}/exe`).replace(/ \(deleted\)$/, ""), "");
    if (readStatus(pid)?.uid !== 0) return null;
    if (!isSudo(`${directory}/exe`, name)) continue;
    const text = orElse(() => readFileSync(`${directory}/environ`, "utf8"), null);
    // another process may have its number by now
    if (text === null || before === null || readStat(pid)?.startTime !== before.startTime) return null;
    const entries = text.split("\0").map((entry) => [entry, entry.indexOf("=")] as const);
    return Object.fromEntries(
      entries.filter(([, at]) => at > 0).map(([entry, at]) => [entry.slice(0, at), entry.slice(at + 1)]),
    );
  }
  return null;
}
