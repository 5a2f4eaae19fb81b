/**
 * The files of one run: below a directory of netmon's own that the agent's user can look into, not change. What holds
 * the user's own secrets is that user's alone.
 *
 * Direction of failure: closed; a file that cannot be made is an error before the agent starts.
 */
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { makeDirectory, OwnDirectory, removeDirectory } from "../../files/directory.ts";
import { setAccess } from "../../files/write.ts";
import { claimDirectory, removeAbandoned } from "../abandoned-directories.ts";

/** Root's: agents that check whose their settings are trust no directory below one that others can write. */
export const OF_ROOT = "/run/netmon-run";

const PREFIX = "netmon-run-";

export class RunDirectory {
  readonly #whole: OwnDirectory;
  /** Below a directory that cannot be listed, with a name that only the agent's environment has. */
  readonly #settings: OwnDirectory;
  readonly #own: OwnDirectory;
  readonly #owner: { uid: number; gid: number } | null;

  /** `owner`: the agent's user; `cgroup`: the session's, null without the kernel layer. */
  constructor(owner: { uid: number; gid: number }, cgroup: string | null) {
    this.#owner = process.geteuid?.() === 0 ? owner : null;
    const parent = this.#owner === null ? tmpdir() : ofRoot();
    removeAbandoned(parent, PREFIX);
    this.#whole = OwnDirectory.make(parent, PREFIX, 0o711);
    // without a cgroup nobody knows whether the agent has ended
    if (cgroup !== null) claimDirectory(this.#whole, cgroup);
    this.#own = this.#whole.directory("agent", 0o700, this.#owner);
    this.#settings = this.#whole.directory(randomBytes(16).toString("hex"), 0o711);
  }

  get path(): string {
    return this.#whole.path;
  }

  /** The path where others' are beside it; undefined: it stands among other files. */
  get among(): string | undefined {
    return this.#owner === null ? undefined : this.path;
  }

  /** Where the files of `writeOwn` are. */
  get own(): string {
    return this.#own.path;
  }

  /** A directory that the agent's user can write to. */
  writable(name: string): string {
    const directory = this.#whole.directory(name, 0o700, this.#owner);
    directory.close();
    return directory.path;
  }

  /** For the agent's user alone. */
  writeOwn(name: string, text: string): string {
    return this.#own.write(name, text, 0o600, this.#owner);
  }

  /** Root's own, as some agents want settings of the system to be; null: this is not root. Not to be shown. */
  writeSettings(name: string, text: string): string | null {
    return this.#owner === null ? null : this.#settings.write(name, text, 0o644);
  }

  remove(): void {
    for (const directory of [this.#own, this.#settings]) directory.close();
    this.#whole.removeAll();
    if (this.#owner === null) return;
    try {
      removeDirectory(OF_ROOT); // succeeds for the last run only
    } catch {
      // others are below it
    }
  }
}

function ofRoot(): string {
  if (!makeDirectory(OF_ROOT, 0o711)) setAccess(OF_ROOT, 0o711);
  return OF_ROOT;
}
