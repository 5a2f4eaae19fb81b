/**
 * What is in a directory, read in steps where the work of a run is counted: an agent can put any number of names there.
 *
 * Fails closed: a directory with too many is not read to its end, and is an error.
 */
import { opendirSync, readdirSync } from "node:fs";
import { COST, isCounted, spend } from "./allowance.ts";

/** Entries that one system call returns. */
const STEP = 256;

/** The names in the directory, sorted. Throws the errors of opendir(3), and as `spend`. */
export function namesIn(directory: string): string[] {
  if (!isCounted()) return readdirSync(directory);
  spend(COST.step, directory);
  const open = opendirSync(directory, { bufferSize: STEP });
  try {
    const names: string[] = [];
    for (let entry = open.readSync(); entry !== null; entry = open.readSync()) {
      spend(COST.name, directory);
      names.push(entry.name);
    }
    return names.sort();
  } finally {
    open.closeSync();
  }
}
