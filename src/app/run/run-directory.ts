/**
 * Files of one run, below a directory of netmon's own that the agent's user can read but not change. Files that hold
 * the user's own secrets belong to that user alone.
 *
 * Fails closed: a file that cannot be created is an error before the agent starts.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { makeDirectory, OwnDirectory, removeDirectory } from "../../files/directory.ts";
import { setAccess } from "../../files/write.ts";
import { StateError } from "../../state/error.ts";
import { claimDirectory, removeAbandoned } from "../abandoned-directories.ts";

/** Root's directory: agents that check their settings' owner trust no path below a directory that others can write. */
export const ROOT_RUN_DIR = "/run/netmon-run";

const PREFIX = "netmon-run-";
/** Bytes of a directory in which sockets of a run still have a path that the kernel takes (unix(7): 107). */
const MOST_PARENT = 107 - `/${PREFIX}0123456789ab/shims`.length;

export class RunDirectory {
  readonly #root: OwnDirectory;
  /** Below a directory that cannot be listed; only the agent's environment has its name. */
  readonly #settings: OwnDirectory;
  readonly #own: OwnDirectory;
  readonly #owner: { uid: number; gid: number } | null;
  #standIns = 0;

  private constructor(owner: { uid: number; gid: number } | null, cgroup: string | null, parent: string) {
    this.#owner = owner;
    this.#root = OwnDirectory.make(parent, PREFIX, 0o711);
    // without a cgroup, nothing shows whether the agent has ended
    if (cgroup !== null) claimDirectory(this.#root, cgroup);
    this.#own = this.#root.directory("agent", 0o700, this.#owner);
    this.#settings = this.#root.directory(randomBytes(16).toString("hex"), 0o711);
  }

  /**
   * `of`: the agent's user; `cgroup`: the session's; null without the kernel layer; `temporary`: where it is without root,
   * unless its path is too long.
   */
  static async make(
    of: { uid: number; gid: number },
    cgroup: string | null,
    temporary: string,
  ): Promise<RunDirectory> {
    const owner = process.geteuid?.() === 0 ? of : null;
    const parent = owner === null ? shortEnough(temporary) : makeRootRunDir();
    await removeAbandoned(parent, PREFIX);
    return new RunDirectory(owner, cgroup, parent);
  }

  get path(): string {
    return this.#root.path;
  }

  /** Path, if the directories of other runs are beside it; undefined: it is among unrelated files. */
  get pathAmongRuns(): string | undefined {
    return this.#owner === null ? undefined : this.path;
  }

  /** Directory of the files of `writeOwn`. */
  get own(): string {
    return this.#own.path;
  }

  /** Creates a directory that the agent's user can write. */
  writable(name: string): string {
    const directory = this.#root.directory(name, 0o700, this.#owner);
    directory.close();
    return directory.path;
  }

  /** Writes a file for the agent's user alone. */
  writeOwn(name: string, text: string): string {
    return this.#own.write(name, text, 0o600, this.#owner);
  }

  /** Writes a file owned by root, as some agents require for system settings; null: not root. Keep the path secret. */
  writeSettings(name: string, text: string): string | null {
    return this.#owner === null ? null : this.#settings.write(name, text, 0o644);
  }

  /**
   * Makes a directory of the agent's user: `files`, by their paths in it, and links to all else that is in `stood`.
   * `names`: of what is in a directory of the user's.
   */
  standIn(
    stood: string,
    files: Readonly<Record<string, string>>,
    names: (directory: string) => readonly string[],
  ): string {
    const made = this.#root.directory(`settings-${this.#standIns++}`, 0o700, this.#owner);
    try {
      this.#fill(made, stood, Object.entries(files), names);
    } finally {
      made.close();
    }
    return made.path;
  }

  #fill(
    made: OwnDirectory,
    stood: string,
    files: readonly (readonly [path: string, text: string])[],
    names: (directory: string) => readonly string[],
  ): void {
    const first = (path: string): string => path.split("/", 1)[0] as string;
    const own = new Set(files.map(([path]) => first(path)));
    for (const name of names(stood)) if (!own.has(name)) made.link(name, join(stood, name));
    for (const [path, text] of files) if (path === first(path)) made.write(path, text, 0o600, this.#owner);
    const below = files.filter(([path]) => path !== first(path));
    for (const name of new Set(below.map(([path]) => first(path)))) {
      const inner = made.directory(name, 0o700, this.#owner);
      try {
        const inside = below.filter(([path]) => first(path) === name);
        const rest = inside.map(([path, text]) => [path.slice(name.length + 1), text] as const);
        this.#fill(inner, join(stood, name), rest, names);
      } finally {
        inner.close();
      }
    }
  }

  /** Also what the agent has put there, beside other work. */
  async remove(): Promise<void> {
    for (const directory of [this.#own, this.#settings]) directory.close();
    await this.#root.removeInTurns();
    if (this.#owner === null) return;
    try {
      removeDirectory(ROOT_RUN_DIR); // succeeds for the last run only
    } catch {
      // other runs' directories are below it
    }
  }
}

/** Throws StateError `disk`. */
function makeRootRunDir(): string {
  try {
    if (!makeDirectory(ROOT_RUN_DIR, 0o711)) setAccess(ROOT_RUN_DIR, 0o711);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EROFS") throw error;
    throw new StateError(
      "disk",
      `${ROOT_RUN_DIR} is read-only, as inside a session of netmon run: start this one outside`,
      { cause: error },
    );
  }
  return ROOT_RUN_DIR;
}

const shortEnough = (directory: string): string =>
  Buffer.byteLength(directory) <= MOST_PARENT ? directory : "/tmp";
