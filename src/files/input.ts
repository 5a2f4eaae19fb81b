/**
 * Files that the command line names for netmon to read: regular files up to a size, or a descriptor of netmon's own
 * (`/dev/stdin`, a shell's `<(command)`). Direction of failure: closed, as in readRegularFile. A descriptor is read
 * once and has the same content for every reader: a second read would find it empty, which means the defaults.
 */
import { readSync } from "node:fs";
import { FileError } from "./error.ts";
import { readRegularFile, readUpTo } from "./read.ts";

/** `~/.claude.json` contains the history of conversations and grows to many megabytes. */
export const MAX_CLIENT_FILE_BYTES = 128 << 20;

const DESCRIPTOR = /^\/(?:dev\/fd|proc\/self\/fd)\/(\d{1,9})$/;

/** Keyed by descriptor. */
const contents = new Map<number, Buffer>();

/** Throws FileError and the errors of the calls. */
export function readNamedFile(file: string, maxBytes: number): Buffer {
  const fd = descriptorOf(file);
  if (fd === null) return readRegularFile(file, { maxBytes, follow: true }).bytes;
  const known = contents.get(fd);
  if (known) return known;
  const bytes = readUpTo(file, maxBytes, 0, (piece) => readSync(fd, piece));
  if (bytes.length === 0) throw new FileError("unfit", `${file} is empty, or somebody else has read it`);
  contents.set(fd, bytes);
  return bytes;
}

/** Returns null for a file that is not a descriptor. */
function descriptorOf(file: string): number | null {
  const number = file === "/dev/stdin" ? "0" : DESCRIPTOR.exec(file)?.[1];
  return number === undefined ? null : Number(number);
}
