/**
 * Notices when the ceiling's files change, come or go: their directories need not exist, so they are looked at.
 *
 * On failure: closed. What cannot be looked at has changed when that begins and when it ends.
 */
import { statSync } from "node:fs";
import { ceilingFiles } from "../../config/ceiling/ceiling-files.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { orElse } from "../../errors/or-else.ts";

/** Between two looks. A change is reported when the next one finds no other. */
const LOOK_MS = 500;

/** Calls `changed` after a change, until the returned function is called. */
export function watchCeiling(directory: string | undefined, changed: () => void): () => void {
  let reported = versions(directory);
  let seen = reported;
  const timer = setInterval(() => {
    const now = versions(directory);
    const isQuiet = now === seen;
    seen = now;
    if (!isQuiet || now === reported) return;
    reported = now;
    changed();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns a text that changes whenever a file is written, replaced or given to somebody else. */
function versions(directory: string | undefined): string {
  try {
    return ceilingFiles(directory).map(versionOf).join();
  } catch (error) {
    return errorMessage(error);
  }
}

function versionOf(file: string): string {
  const stat = orElse(() => statSync(file, { bigint: true }), null);
  return stat === null ? `${file}: none` : `${file}: ${stat.dev} ${stat.ino} ${stat.size} ${stat.ctimeNs}`;
}
