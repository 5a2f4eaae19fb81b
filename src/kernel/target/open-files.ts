/**
 * What processes hold open, and long lists of the kernel, one entry after the other. A session chooses how long all of
 * them are, so a caller on the event loop takes them in a `walk` (src/async/steps.ts), never at once.
 *
 * Fails open. A process that ended, or that netmon may not look into, holds nothing.
 */
import { closeSync, type Dir, opendirSync, openSync, readdirSync, readlinkSync, readSync } from "node:fs";
import { orElse } from "../../errors/or-else.ts";

export interface OpenFile {
  pid: number;
  fd: string;
  /** As /proc/PID/fd says: a path, `socket:[INODE]` and the like. */
  link: string;
}

export function* openFiles(pid: number): Generator<OpenFile> {
  let directory: Dir | null = null;
  try {
    directory = opendirSync(`/proc/${pid}/fd`);
    for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
      const { name: fd } = entry;
      // it may have been closed
      yield { pid, fd, link: orElse(() => readlinkSync(`/proc/${pid}/fd/${fd}`), "") };
    }
  } catch {
    // it ended, or is another user's
  } finally {
    directory?.closeSync();
  }
}

/** Those of all processes of this pid namespace. */
export function* allOpenFiles(): Generator<OpenFile> {
  for (const name of readdirSync("/proc")) if (/^\d+$/.test(name)) yield* openFiles(Number(name));
}

/** Returns the inode in the link of an open file; null: no socket. */
export function socketInode({ link }: OpenFile): string | null {
  return link.startsWith("socket:[") ? link.slice("socket:[".length, -1) : null;
}

/**
 * The lines of a file of /proc, read `chunk` bytes at a time: the kernel makes no more of it than it is asked for. Throws
 * if it cannot be read.
 */
export function* linesOf(path: string, chunk = 4096): Generator<string> {
  const buffer = Buffer.allocUnsafe(chunk);
  const fd = openSync(path, "r");
  try {
    for (let rest = ""; ; ) {
      const read = readSync(fd, buffer, 0, chunk, null);
      const lines = (rest + buffer.toString("latin1", 0, read)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
      if (read === 0) return;
    }
  } finally {
    closeSync(fd);
  }
}
