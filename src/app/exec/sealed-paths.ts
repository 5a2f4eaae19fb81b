/**
 * Files that netmon will trust at the next start, and that the agent's user could change: they are read-only inside a
 * session that enforces (`netmon-bpf exec --seal`), or an agent could write the policy of its next run.
 *
 * Fails closed: a file that cannot be made read-only, because the agent reaches it by a name that netmon does not know,
 * is an error before the agent starts.
 */
import { realpathSync, type Stats, statSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError, fileProblem } from "../../config/error.ts";
import { orElse } from "../../errors/or-else.ts";
import { canChange, changeableLink } from "../../files/changeable.ts";
import { netmonPackage, startedBy } from "../../native/built-file.ts";

export interface TrustedPath {
  path: string;
  /** For people. */
  what: string;
  /** Whether nothing may start unless it is read-only; otherwise a note says that it is not. */
  required: boolean;
}

export interface Sealing {
  /** Absolute, without symbolic links. */
  paths: readonly string[];
  /** What stays writable, one sentence each. */
  notes: readonly string[];
}

export const NOTHING_SEALED: Sealing = { paths: [], notes: [] };

/** The files that a command names: nothing may start while the agent can change them. */
export function namedFiles(config: string | null, mcpConfigs: readonly string[]): TrustedPath[] {
  return [
    ...(config === null ? [] : [{ path: config, what: "netmon's configuration", required: true }]),
    ...mcpConfigs.map((path) => ({ path, what: "the file of --mcp-config", required: true })),
  ];
}

/** netmon's own program: its package, what started that, and the Node.js that runs it. */
export function ownProgram(env?: NodeJS.ProcessEnv): TrustedPath[] {
  return [netmonPackage().root, startedBy(env) ?? [], process.execPath].flat().map((path) => ({
    path,
    what: "netmon's own program",
    required: false,
  }));
}

/** Throws ConfigError. `uid`: the agent's user. */
export function sealing(trusted: readonly TrustedPath[], uid: number): Sealing {
  const paths = new Set<string>();
  const notes = new Set<string>();
  for (const { path, what, required } of trusted) {
    const file = resolve(path);
    const real = orElse(() => realpathSync(file), null);
    if (real === null || !canChange(file, uid)) continue;
    const open = wayIn(file, real, uid);
    if (open === null) {
      paths.add(real);
      continue;
    }
    // root may replace every link of the machine: what it is given is all that can be made read-only
    if (required && uid !== 0)
      throw new ConfigError(file, [
        fileProblem(`the agent could change ${what} although it enforces: ${open}`, REMEDY),
      ]);
    notes.add(`the agent can change ${what} (${file}): ${open}`);
    paths.add(real);
  }
  return { paths: [...paths], notes: [...notes] };
}

const REMEDY =
  "put it where only root can write, such as /etc/netmon, or give its path without links; the run then makes it read-only";

/** How the agent could change a file that is read-only at its real path; null: not at all. */
function wayIn(file: string, real: string, uid: number): string | null {
  const link = file === real ? null : changeableLink(file, uid);
  if (link !== null) return `it can replace the symbolic link ${link}`;
  const stat = orElse(() => statSync(real), null);
  if (stat === null) return "root cannot look at it";
  return stat.isFile() && stat.nlink > 1 && writes(stat, uid)
    ? `it has another name (a hard link), which stays writable`
    : null;
}

function writes({ uid: owner, mode }: Stats, uid: number): boolean {
  return uid === 0 || owner === uid || (mode & 0o022) !== 0;
}
