/**
 * Installs a unit, of a session or of netmon serve, and starts it, and removes it.
 *
 * On failure: all or nothing. The file appears whole; if systemd rejects it, it is removed, or the previous one is
 * restored, and started if it ran. Uninstalling leaves the pins: an agent does not lose its guard unnoticed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { userErrors } from "../../errors/user-error.ts";
import { findGroup } from "../../files/account.ts";
import { removeFile, replaceFile } from "../../files/write.ts";

export const UNIT_DIRECTORY = "/etc/systemd/system";
/** Where a package of Debian's or Fedora's kind has them, and netmon. */
export const PACKAGED = { directory: "/usr/lib/systemd/system", program: "/usr/bin/netmon" };

export function unitName(session: string): string {
  return `netmon@${session}.service`;
}

/** The units of netmon serve. */
export const USERS_UNIT = "netmon.service";
export const USERS_SOCKET = "netmon.socket";

export interface Unit {
  name: string;
  /** null: the package has it, so that its upgrades are the unit's too, and a file of this name would hide it. */
  text: string | null;
}

export interface Installed {
  paths: string[];
  /** Whether a unit of the same name with different content existed. */
  replaced: boolean;
}

/** Writes, enables and starts the units, the service last; restarts a running one. Throws ServiceError. */
export function installService(directory: string, units: readonly Unit[], systemctl: Systemctl): Installed {
  const files = units.map(({ name, text }) => {
    const path = join(directory, name);
    return { name, path, text, before: existsSync(path) ? readFileSync(path, "utf8") : null };
  });
  const known = files.filter(({ before }) => before !== null);
  const ran = known.filter(({ name }) => attempt(() => systemctl("is-active", "--quiet", name)));
  const names = units.map(({ name }) => name);
  try {
    for (const { path, text } of files)
      if (text === null) removeFile(path);
      else writeWhole(path, text);
    systemctl("daemon-reload");
    systemctl("enable", ...names);
    // systemd starts no socket of a service that runs
    if (names.length > 1) systemctl("stop", ...names.slice(1));
    systemctl("restart", ...names);
  } catch (error) {
    for (const { name, path, before } of files)
      if (before === null) {
        for (const undo of ["disable", "stop"]) attempt(() => systemctl(undo, name));
        removeFile(path);
      } else writeWhole(path, before);
    attempt(() => systemctl("daemon-reload"));
    for (const { name } of ran) attempt(() => systemctl("start", name));
    throw error;
  }
  const replaced = files.some(({ before, text }) => before !== null && before !== text);
  return { paths: files.flatMap(({ path, text }) => (text === null ? [] : [path])), replaced };
}

/**
 * Returns the units without their texts if `packaged` has them with the same ones, and `program`, which runs, is its; `of`: the
 * units with another command. null: they have to be written.
 */
export function packagedUnits(
  program: string,
  of: (command: readonly string[]) => readonly Unit[],
  packaged = PACKAGED,
): Unit[] | null {
  const isIts = orElse(() => realpathSync(packaged.program) === realpathSync(program), false);
  const units = of([packaged.program]);
  const isSame = ({ name, text }: Unit): boolean => textAt(join(packaged.directory, name)) === text;
  return isIts && units.every(isSame) ? units.map(({ name }) => ({ name, text: null })) : null;
}

function textAt(path: string): string | null {
  return orElse(() => readFileSync(path, "utf8"), null);
}

/**
 * Stops and disables those units that are there, of which the last must be, and removes them, but for those of a package
 * in `packaged`. Throws ServiceError.
 */
export function uninstallService(
  directory: string,
  names: readonly string[],
  systemctl: Systemctl,
  packaged = PACKAGED.directory,
): string[] {
  const isThere = (name: string): boolean => [directory, packaged].some((one) => existsSync(join(one, name)));
  const last = names.at(-1) ?? "";
  if (!isThere(last)) throw new ServiceError("not_found", `there is no ${join(directory, last)}`);
  const found = names.map((name) => join(directory, name)).filter((path) => existsSync(path));
  systemctl("disable", "--now", ...names.filter(isThere));
  for (const path of found) removeFile(path);
  systemctl("daemon-reload");
  return found;
}

function writeWhole(path: string, text: string): void {
  try {
    replaceFile(path, text, { mode: 0o644 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const denied = code === "EACCES" || code === "EPERM";
    throw new ServiceError(denied ? "privilege" : "disk", `cannot write ${path}: ${message}`, {
      cause: error,
    });
  }
}

/** Reports whether `work` succeeded: a failed cleanup must not hide the original error. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** no_systemd: systemd does not run this machine, or cannot be reached. */
export class ServiceError extends userErrors("ServiceError", {
  no_systemd: "unsupported",
  refused: "unsupported",
  exists: "unsupported",
  not_found: "target",
  privilege: "privilege",
  disk: "state",
}) {}

/** Makes a missing group. Returns false if there is one. Throws ServiceError. */
export function makeGroup(name: string): boolean {
  if (findGroup(name) !== null) return false;
  const { error, status, stderr } = spawnSync("groupadd", ["--system", name], {
    encoding: "utf8",
    timeout: 30_000,
  });
  if (status === 0) return true;
  const why = error?.message ?? stderr.trim().split("\n")[0];
  throw new ServiceError("refused", `there is no group ${name}, and groupadd does not make it: ${why}`);
}

/** Runs systemctl and returns its output. Throws ServiceError. */
export type Systemctl = (...args: string[]) => string;

/** Returns a runner for systemctl, or for the program that `$NETMON_SYSTEMCTL` names. */
export function systemctlOf(env: NodeJS.ProcessEnv): Systemctl {
  const program = env.NETMON_SYSTEMCTL || "systemctl";
  return (...args) => {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      timeout: 120_000,
    });
    if (error)
      throw new ServiceError("no_systemd", `${program} cannot be run: ${error.message}`, { cause: error });
    if (status === 0) return stdout;
    const detail = stderr.trim().split("\n")[0] || `it ended with code ${status}`;
    const absent = /not been booted with systemd|Failed to connect to bus/.test(stderr);
    throw new ServiceError(absent ? "no_systemd" : "refused", `systemctl ${args.join(" ")}: ${detail}`);
  };
}
