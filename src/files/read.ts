/**
 * Reads a file that somebody else may have put there: regular files only, up to a size, without ever waiting.
 * A FIFO or a device is not even opened.
 *
 * Direction of failure: closed; anything else is an error that says what it is, and quotes nothing of it.
 */
import { constants, fstatSync, readSync, type Stats } from "node:fs";
import { FileError } from "./error.ts";
import { below, O_PATH, opened, type WalkOptions, withLocation } from "./walk.ts";

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
const PIECE = 1 << 20;
const LEAST = 4096;

export interface ReadOptions extends WalkOptions {
  maxBytes: number;
  /** Called with the file's real path before a byte is read; throws if it must not be read. */
  check?: (path: string, stat: Stats) => void;
}

export interface ReadFile {
  /** The real path, without symbolic links. */
  path: string;
  bytes: Buffer;
  stat: Stats;
}

/** Throws FileError and the errors of open(2). */
export function readRegularFile(file: string, options: ReadOptions): ReadFile {
  return withLocation(file, options, ({ directory, name, path }) => {
    using entry = opened(below(directory, name), O_PATH | O_NOFOLLOW);
    const stat = fstatSync(entry.fd);
    const kind = kindOf(stat);
    if (kind !== null) throw new FileError("unfit", `${file} is ${kind}, not a regular file`);
    options.check?.(path, stat);
    // opens the entry that was checked, not what has its name now
    using open = opened(`/proc/self/fd/${entry.fd}`, O_RDONLY | O_NONBLOCK);
    return { path, bytes: readAll(file, open.fd, options.maxBytes), stat: fstatSync(open.fd) };
  });
}

/** Returns null for a regular file. */
export function kindOf(stat: Stats): string | null {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "a symbolic link";
  if (stat.isDirectory()) return "a directory";
  if (stat.isFIFO()) return "a FIFO";
  if (stat.isSocket()) return "a socket";
  return "a device";
}

function readAll(file: string, fd: number, maxBytes: number): Buffer {
  const { size } = fstatSync(fd);
  if (size > maxBytes) throw tooLarge(file, maxBytes);
  return readUpTo(file, maxBytes, size, (piece) => readSync(fd, piece));
}

/** `size` is only an estimate: it is 0 for files in /proc, and a file may grow meanwhile. */
export function readUpTo(
  file: string,
  maxBytes: number,
  size: number,
  read: (piece: Buffer) => number,
): Buffer {
  const pieces: Buffer[] = [];
  for (let total = 0; ; ) {
    const piece = Buffer.allocUnsafe(Math.min(Math.max(size - total, 0) + LEAST, PIECE));
    const count = read(piece);
    if (count === 0) return Buffer.concat(pieces);
    total += count;
    if (total > maxBytes) throw tooLarge(file, maxBytes);
    pieces.push(piece.subarray(0, count));
  }
}

function tooLarge(file: string, maxBytes: number): FileError {
  return new FileError("unfit", `${file} is larger than the limit of ${maxBytes} bytes`);
}
