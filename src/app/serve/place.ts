/** Where netmon serve has its socket and what it keeps of its sessions. */
import { join } from "node:path";
import { type StateDirs, SYSTEM_DIRS } from "../../state/paths.ts";

/** Root's directory, which everybody can enter. */
export const SERVICE_DIR = serviceDirectory(SYSTEM_DIRS);

export function serviceDirectory({ run }: StateDirs): string {
  return `${run}-service`;
}

export function serviceSocket(directory = SERVICE_DIR): string {
  return join(directory, "socket");
}
