/**
 * Installs the unit of a session and starts it, and removes it.
 *
 * On failure: all or nothing. The file appears whole; if systemd rejects it, it is removed, or the previous one is
 * restored, and started if it ran. Uninstalling leaves the pins: an agent does not lose its guard unnoticed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CodedError } from "../../errors/coded-error.ts";
import type { Failure, Failures, UserError } from "../../errors/user-error.ts";
import { removeFile, replaceFile } from "../../files/write.ts";

export const UNIT_DIRECTORY = "/etc/systemd/system";

export function unitName(session: string): string {
  return `netmon@${session}.service`;
}

export interface Installed {
  path: string;
  /** Whether a unit of the same name with different content existed. */
  replaced: boolean;
}

/** Writes, enables and starts the unit; restarts a running one. Throws ServiceError. */
export function installService(
  directory: string,
  session: string,
  text: string,
  systemctl: Systemctl,
): Installed {
  const name = unitName(session);
  const path = join(directory, name);
  const before = existsSync(path) ? readFileSync(path, "utf8") : null;
  const ran = before !== null && attempt(() => systemctl("is-active", "--quiet", name));
  writeWhole(path, text);
  try {
    systemctl("daemon-reload");
    systemctl("enable", name);
    systemctl("restart", name);
  } catch (error) {
    if (before === null) {
      for (const undo of ["disable", "stop"]) attempt(() => systemctl(undo, name));
      removeFile(path);
    } else writeWhole(path, before);
    attempt(() => systemctl("daemon-reload"));
    if (ran) attempt(() => systemctl("start", name));
    throw error;
  }
  return { path, replaced: before !== null && before !== text };
}

/** Stops, disables and removes the unit. Throws ServiceError. */
export function uninstallService(directory: string, session: string, systemctl: Systemctl): string {
  const name = unitName(session);
  const path = join(directory, name);
  if (!existsSync(path)) throw new ServiceError("not_found", `there is no ${path}`);
  systemctl("disable", "--now", name);
  removeFile(path);
  systemctl("daemon-reload");
  return path;
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

const FAILURES: Failures<"no_systemd" | "refused" | "exists" | "not_found" | "privilege" | "disk"> = {
  no_systemd: "unsupported",
  refused: "unsupported",
  exists: "unsupported",
  not_found: "target",
  privilege: "privilege",
  disk: "state",
};

/** no_systemd: systemd does not run this machine, or cannot be reached. */
export class ServiceError
  extends CodedError<"no_systemd" | "refused" | "exists" | "not_found" | "privilege" | "disk">
  implements UserError
{
  override readonly name = "ServiceError";

  get failure(): Failure {
    return FAILURES[this.code];
  }
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
