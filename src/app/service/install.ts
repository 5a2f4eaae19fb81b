/**
 * Puts the unit of a session in place, starts it, and takes it away again.
 *
 * Direction of failure: all or nothing. The file appears whole; where systemd does not take it, it is removed, or the
 * one that was there before is put back, and started where it ran. Uninstalling leaves the pins: an agent does not lose its guard unnoticed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { removeFile, replaceFile } from "../../files/write.ts";
import { ServiceError, type Systemctl } from "./systemd.ts";

export const UNIT_DIRECTORY = "/etc/systemd/system";

export function unitName(session: string): string {
  return `netmon@${session}.service`;
}

export interface Installed {
  path: string;
  /** A unit of the same name was there, with another content. */
  replaced: boolean;
}

/** Writes, enables and starts it; a running one is started again. Throws ServiceError. */
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

/** Stops, disables and removes it. Throws ServiceError. */
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

/** Whether it was done: what is undone on the way out hides no error. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
