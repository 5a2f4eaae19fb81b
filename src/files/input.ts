/**
 * Files that the command line names for netmon to read: regular files up to a size, or a descriptor of netmon's own
 * (`/dev/stdin`, `<(command)` of a shell). Direction of failure: closed, as of readRegularFile.
 */
import { readSync } from "node:fs";
import { readRegularFile, readUpTo } from "./read.ts";

/** `~/.claude.json` keeps the history of conversations and grows to many megabytes. */
export const MAX_CLIENT_FILE_BYTES = 128 << 20;

const DESCRIPTOR = /^\/(?:dev\/fd|proc\/self\/fd)\/(\d{1,9})$/;

/** Throws FileError and the errors of the calls. */
export function readNamedFile(file: string, maxBytes: number): Buffer {
  const fd = file === "/dev/stdin" ? "0" : DESCRIPTOR.exec(file)?.[1];
  if (fd === undefined) return readRegularFile(file, { maxBytes, follow: true }).bytes;
  return readUpTo(file, maxBytes, 0, (piece) => readSync(Number(fd), piece));
}
