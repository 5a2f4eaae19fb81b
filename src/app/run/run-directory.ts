/**
 * The files of one run: below a directory of netmon's own that the agent's user can look into, not change. What holds
 * the user's own secrets is that user's alone.
 *
 * Direction of failure: closed; a file that cannot be made is an error before the agent starts.
 */
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Root's: agents that check whose their settings are trust no directory below one that others can write. */
const OF_ROOT = "/run/netmon-run";

export class RunDirectory {
  readonly path: string;
  /** Below a directory that cannot be listed, with a name that only the agent's environment has. */
  readonly #settings: string;
  readonly #own: string;
  readonly #owner: { uid: number; gid: number } | null;

  /** `owner`: the agent's user. */
  constructor(owner: { uid: number; gid: number }) {
    this.#owner = process.geteuid?.() === 0 ? owner : null;
    this.path = mkdtempSync(join(this.#owner === null ? tmpdir() : ofRoot(), "netmon-run-"));
    this.#own = join(this.path, "agent");
    this.#settings = join(this.path, randomBytes(16).toString("hex"));
    chmodSync(this.path, 0o711);
    mkdirSync(this.#own, { mode: 0o700 });
    mkdirSync(this.#settings, { mode: 0o711 });
    this.#give(this.#own);
  }

  /** For everybody to read; holds no secrets. */
  writeShared(name: string, text: string): string {
    return write(join(this.path, name), text, 0o644);
  }

  /** Another text in the place of one that is read meanwhile: the old or the new one, whole. */
  replaceShared(name: string, text: string): void {
    const next = this.writeShared(`${name}.next`, text);
    renameSync(next, join(this.path, name));
  }

  /** For the agent's user alone. */
  writeOwn(name: string, text: string): string {
    const file = write(join(this.#own, name), text, 0o600);
    this.#give(file);
    return file;
  }

  /** Root's own, as some agents want settings of the system to be; null: this is not root. Not to be shown. */
  writeSettings(name: string, text: string): string | null {
    return this.#owner === null ? null : write(join(this.#settings, name), text, 0o644);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
    if (this.#owner === null) return;
    try {
      rmdirSync(OF_ROOT); // succeeds for the last run only
    } catch {
      // others are below it
    }
  }

  #give(path: string): void {
    if (this.#owner) chownSync(path, this.#owner.uid, this.#owner.gid);
  }
}

function write(file: string, text: string, mode: number): string {
  writeFileSync(file, text, { mode, flag: "wx" });
  chmodSync(file, mode); // whatever the umask is
  return file;
}

function ofRoot(): string {
  mkdirSync(OF_ROOT, { mode: 0o711, recursive: true });
  chmodSync(OF_ROOT, 0o711);
  return OF_ROOT;
}
