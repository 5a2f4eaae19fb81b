/**
 * A file that the user names for netmon to write: a report, a ready file. It appears complete, and is written with the
 * rights that its location calls for (path-rights.ts).
 *
 * In a directory that everybody may write, like /tmp, netmon makes its file under a random name and renames it: that is
 * safe there. It replaces an existing file only if that is root's or the caller's.
 */
import type { Stats } from "node:fs";
import { FileError } from "./error.ts";
import { type Caller, thisCaller, withPathRights } from "./path-rights.ts";
import { createFile, removeFile, replaceFile, tryReplace } from "./write.ts";

export interface OutputOptions {
  mode: number;
  /** `share`: others may also write the directory and replace the file, as in a volume that containers share. */
  to?: "write" | "share";
  caller?: Caller;
}

export class OutputFile {
  readonly #path: string;
  readonly #mode: number;
  readonly #to: "write" | "share";
  readonly #caller: Caller;

  constructor(path: string, { mode, to = "write", caller = thisCaller() }: OutputOptions) {
    this.#path = path;
    this.#mode = mode;
    this.#to = to;
    this.#caller = caller;
  }

  /** Throws if the file could not be written. */
  prepare(): void {
    this.#with((check) => tryReplace(this.#path, { mode: this.#mode, check }));
  }

  /** Throws FileError and the system's errors; the old file then stays. */
  write(text: string): void {
    this.#with((check) => replaceFile(this.#path, text, { mode: this.#mode, check }));
  }

  /** Writes it unless the name exists: returns false then. Throws as `write` does. */
  create(text: string): boolean {
    const location = { mode: this.#mode };
    return withPathRights(this.#path, { to: this.#to, caller: this.#caller }, () =>
      createFile(this.#path, text, location),
    );
  }

  /** Removes the file if it exists. Throws as `write` does. */
  remove(): void {
    this.#with((check) => removeFile(this.#path, { check }));
  }

  #with(work: (check: (now: Stats | null) => void) => void): void {
    const { euid, env } = this.#caller;
    withPathRights(this.#path, { to: this.#to, caller: this.#caller }, (rights) =>
      work((now) => {
        // with a user's rights, the kernel decides what that user may replace
        if (now === null || euid !== 0 || rights !== null) return;
        if (now.uid !== 0 && String(now.uid) !== env.SUDO_UID)
          throw new FileError(
            "insecure",
            `${this.#path} belongs to uid ${now.uid}: remove it, or choose another name`,
          );
      }),
    );
  }
}
