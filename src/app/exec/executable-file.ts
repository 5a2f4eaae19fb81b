/**
 * Resolves a command's name to a file. Fails open: a file that this process cannot examine counts as not found, and the
 * actual start has the last word.
 */
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the file, without symbolic links, that execvp(3) would run with this PATH; null: none. */
export function executableFile(command: string, path: string): string | null {
  const candidates = command.includes("/")
    ? [command]
    : path.split(delimiter).map((dir) => join(dir, command));
  for (const candidate of candidates) {
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return realpathSync(candidate);
    } catch {}
  }
  return null;
}
