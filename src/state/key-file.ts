/**
 * Files that hold a key: the one that signs the heads of the hash chain, and secrets of webhooks for approvals. Fails
 * closed: a key that others can read or that is too short is an error, never a weaker signature.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { MIN_KEY_BYTES } from "../store/chain.ts";
import { fileError, StateError } from "./error.ts";

const MOST_BYTES = 4096;

/** Returns the file's bytes unchanged. `own`: root or this process's user must own it. Throws StateError. */
export function readKeyFile(path: string, own = false): Uint8Array {
  let fd: number | undefined;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(fd);
    const problem = !stat.isFile()
      ? "is not a regular file"
      : (stat.mode & 0o077) !== 0
        ? "can be read or written by others: chmod 600"
        : own && stat.uid !== 0 && stat.uid !== process.geteuid?.()
          ? `belongs to uid ${stat.uid}: chown it to the user that netmon runs as`
          : stat.size < MIN_KEY_BYTES || stat.size > MOST_BYTES
            ? `has ${stat.size} bytes: a key has ${MIN_KEY_BYTES} to ${MOST_BYTES}, e.g. of head -c 32 /dev/urandom`
            : null;
    if (problem !== null) throw new StateError("insecure", `the key ${path} ${problem}`);
    return new Uint8Array(readFileSync(fd));
  } catch (error) {
    if (error instanceof StateError) throw error;
    throw fileError("read", path, error);
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}
