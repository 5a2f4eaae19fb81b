/**
 * Root runs only a netmon that root owns: whoever can write its files, or Node's, is root at the next start.
 *
 * Fails closed, except for who names --allow-writable-program. A user namespace's uid 0 is an ordinary user, who gains
 * nothing.
 */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { changedBy, foreignHand, isRealRoot } from "../files/root-only.ts";
import { netmonPackage, startedBy } from "../native/built-file.ts";
import { ownOf, selected } from "./command-words.ts";
import { CliError, ExitCode } from "./exit-codes.ts";

const OPTION = "--allow-writable-program";
/** Set for the processes that this one starts. */
const VARIABLE = "NETMON_ALLOW_WRITABLE_PROGRAM";

/** Commands that root may run from anywhere: they say or install something, and start nothing. */
const HARMLESS: ReadonlySet<string | undefined> = new Set([undefined, "install", "version", "completion"]);
/** Parts of the package that netmon runs. */
const PARTS = ["netmon", "package.json", "lib", "native"];

/** Throws CliError. */
export function refuseWritableProgram(args: readonly string[], env: NodeJS.ProcessEnv): void {
  if (!isRealRoot() || HARMLESS.has(selected(args))) return;
  if (ownOf(args).includes(OPTION)) env[VARIABLE] = "1";
  if (env[VARIABLE] === "1") return;
  const found = whoChangesProgram();
  if (found === null) return;
  throw new CliError(
    ExitCode.privilege,
    `root does not run a program that another user can change: ${found}\n` +
      `Install a copy that is root's: sudo "${process.execPath}" "${process.argv[1]}" install\n` +
      `or, if you trust everybody who can write there, give ${OPTION}`,
  );
}

/** What another user than root can change of this program, and why; null: nothing. */
export function whoChangesProgram(): string | null {
  const { root } = netmonPackage();
  const outer = startedBy();
  return (
    foreignHand(process.execPath) ??
    foreignHand(root) ??
    parts(root, PARTS) ??
    (outer === null ? null : foreignHand(outer))
  );
}

function parts(directory: string, names: readonly string[]): string | null {
  for (const name of names) {
    const path = join(directory, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    const why = stat.isSymbolicLink() ? foreignHand(path) : changedBy(stat);
    if (why !== null) return stat.isSymbolicLink() ? why : `${path} ${why}`;
    const below = stat.isDirectory() ? parts(path, readdirSync(path)) : null;
    if (below !== null) return below;
  }
  return null;
}
