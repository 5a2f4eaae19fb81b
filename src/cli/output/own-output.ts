/**
 * Standard output and error, written without waiting whatever others do. A pipe or socket is shared with whoever started
 * netmon, and in a run with the agent: if one of them takes O_NONBLOCK off it, a write to a full one would stop the event
 * loop.
 *
 * Fails open. A pipe that may not be opened again, such as another user's, is used as it is: the watchdog remains.
 */
import { constants, fstatSync, openSync, readFileSync, readlinkSync } from "node:fs";
import { Socket } from "node:net";
import { addon } from "../../native/addon.ts";
import { neverWaits, writableOf } from "../../native/stranger.ts";
import type { CliIo } from "./terminal.ts";

const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
/** Not among Node's constants. */
const O_ACCMODE = 3;

/** `shared`: Node's stream for it, which is not touched unless it is needed: Node would change the shared flags. */
export function ownOutput(fd: 1 | 2, shared: () => CliIo["stdout"]): CliIo["stdout"] {
  try {
    const path = `/proc/self/fd/${fd}`;
    const kind = readlinkSync(path);
    if (kind.startsWith("socket:[") && neverWaits(fd)) return writableOf(addon().duplicate(fd));
    // also one with a name: unlike a stranger's, it was chosen by whoever started netmon
    if (fstatSync(fd).isFIFO() && isWritable(fd))
      return new Socket({ fd: openSync(path, O_WRONLY | O_NONBLOCK), readable: false, writable: true });
  } catch {
    // used as it is
  }
  return shared();
}

/** A reader's end gives no right to write, though its mode may allow it. */
function isWritable(fd: number): boolean {
  const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & O_ACCMODE) !== O_RDONLY;
}
