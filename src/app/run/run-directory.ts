/**
 * The files of one run: below a directory of netmon's own that the agent's user can look into, not change. What holds
 * the user's own secrets is that user's alone.
 *
 * Direction of failure: closed; a file that cannot be made is an error before the agent starts.
 */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class RunDirectory {
  readonly path: string;
  readonly #own: string;
  readonly #owner: { uid: number; gid: number } | null;

  /** `owner`: the agent's user. */
  constructor(owner: { uid: number; gid: number }) {
    this.path = mkdtempSync(join(tmpdir(), "netmon-run-"));
    this.#own = join(this.path, "agent");
    this.#owner = process.geteuid?.() === 0 ? owner : null;
    chmodSync(this.path, 0o711);
    mkdirSync(this.#own, { mode: 0o700 });
    this.#give(this.#own);
  }

  /** For everybody to read; holds no secrets. */
  writeShared(name: string, text: string): string {
    const file = join(this.path, name);
    writeFileSync(file, text, { mode: 0o644 });
    chmodSync(file, 0o644);
    return file;
  }

  /** For the agent's user alone. */
  writeOwn(name: string, text: string): string {
    const file = join(this.#own, name);
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
    this.#give(file);
    return file;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #give(path: string): void {
    if (this.#owner) chownSync(path, this.#owner.uid, this.#owner.gid);
  }
}
