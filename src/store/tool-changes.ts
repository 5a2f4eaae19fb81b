/**
 * Notifies every process that uses a store when one of them has written tools or pins, through a file next to the
 * store that they watch. Fails open: readers also check periodically.
 */
import { closeSync, type FSWatcher, watch } from "node:fs";
import { openPrivately, overwrite } from "../files/write.ts";

/** Called after a write to the store at `path`. */
export function noteToolChange(path: string): void {
  try {
    const fd = openPrivately(stampOf(path));
    try {
      overwrite(fd, `${process.pid}\n`);
    } finally {
      closeSync(fd);
    }
  } catch {
    // the store itself has the data
  }
}

/** Calls `changed` after each write by any process. Throws Node's errors if the file cannot be watched. */
export function watchToolChanges(path: string, changed: () => void): FSWatcher {
  closeSync(openPrivately(stampOf(path)));
  return watch(stampOf(path), { persistent: false }, changed).on("error", () => {});
}

function stampOf(path: string): string {
  return `${path}-tools`;
}
