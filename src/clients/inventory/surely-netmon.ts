/**
 * Whether a program in an entry surely is netmon, which its name does not tell: who writes the entry may also have put
 * a program of that name somewhere.
 *
 * Direction of failure: no, if it cannot be determined.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { entriesTo } from "../../files/changeable.ts";
import { netmonPackage, startedBy } from "../../native/built-file.ts";

const STICKY = 0o1000;
const OTHERS_WRITE = 0o022;

/** This very netmon, or one that root alone could have put there. `program`: its absolute path. */
export function isSurelyNetmon(program: string): boolean {
  return isOwn(program) || orElse(() => isRoots(program), false);
}

function isRoots(program: string): boolean {
  for (const { stat, directory } of entriesTo(program)) {
    if (stat.uid !== 0 || directory.uid !== 0) return false;
    if ((directory.mode & OTHERS_WRITE) !== 0 && (directory.mode & STICKY) === 0) return false;
    if (stat.isFile() && (stat.mode & OTHERS_WRITE) !== 0) return false;
  }
  return true;
}

function isOwn(program: string): boolean {
  const { root, built } = netmonPackage();
  const own = [join(root, built ? "netmon" : "dist/netmon"), startedBy() ?? []].flat();
  const identity = (path: string): string | null =>
    orElse(() => {
      const { dev, ino } = statSync(path, { bigint: true });
      return `${dev}:${ino}`;
    }, null);
  const given = identity(program);
  return given !== null && own.some((path) => identity(path) === given);
}
