/**
 * The helper's program, by a descriptor that stays open: after an upgrade or a removal, a process goes on to start the helper of
 * its own version.
 */
import { closeSync, openSync } from "node:fs";
import { errorMessage } from "../../errors/error-message.ts";
import { builtFile } from "../../native/built-file.ts";
import { HelperError } from "./error.ts";

export interface HelperProgram {
  /** For messages, and for others to execute. */
  path: string;
  /** What this process executes, and no other: a link to its own descriptor. */
  file: string;
}

const OVERRIDE = "NETMON_HELPER";
/** A child's standard streams and sockets take these numbers before it executes the file. */
const CHILDS_OWN = 10;

let held: HelperProgram | undefined;

/** Throws HelperError `helper_missing`. */
export function helperProgram(): HelperProgram {
  if (held !== undefined) return held;
  const path = helperPath();
  // another one may be a script, whose interpreter would find the descriptor closed
  if ((process.env[OVERRIDE] ?? "") !== "") return { path, file: path };
  held = { path, file: `/proc/self/fd/${orMissing(() => openAbove(CHILDS_OWN, path))}` };
  return held;
}

/** Throws HelperError `helper_missing`. */
export function helperPath(): string {
  return orMissing(() => builtFile("netmon-bpf", "dist/native/netmon-bpf", OVERRIDE));
}

function orMissing<T>(find: () => T): T {
  try {
    return find();
  } catch (cause) {
    throw new HelperError("helper_missing", errorMessage(cause), { cause });
  }
}

function openAbove(least: number, path: string): number {
  const below: number[] = [];
  for (;;) {
    const fd = openSync(path, "r");
    if (fd < least) {
      below.push(fd);
      continue;
    }
    for (const one of below) closeSync(one);
    return fd;
  }
}
