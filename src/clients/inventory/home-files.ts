/**
 * Reads what is below a user's directory for somebody who may be root: with the rights of whoever can change it, regular
 * files only, and never what a symbolic link leads to outside of it. What may not be read is noted, with the reason.
 *
 * Direction of failure: closed; a home that is made to be large costs no more than its limits, and says so.
 */
import { createHash } from "node:crypto";
import { constants, type Dirent, opendirSync } from "node:fs";
import { join } from "node:path";
import type { SettingsReader } from "../../agents/config-file.ts";
import type { JsonObject } from "../../agents/importer.ts";
import { parseSettings, type SettingsFormat, settingsFormat } from "../../agents/settings-text.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { FileError } from "../../files/error.ts";
import { withPathRights, withRights } from "../../files/path-rights.ts";
import { readRegularFile } from "../../files/read.ts";
import type { UserRights } from "../../files/user-rights.ts";
import { below, O_PATH, opened, withLocation } from "../../files/walk.ts";

/** `~/.claude.json` grows to some megabytes. */
const MOST_FILE_BYTES = 32 << 20;
/** YAML and TOML take a hundred times as long to parse as JSON. */
const MOST_SLOW_BYTES = 1 << 20;
/** Limit on all files below one directory. */
const MOST_BYTES = 128 << 20;
const MOST_ENTRIES = 20_000;
const MOST_OF_ONE = 2000;

const { O_DIRECTORY, O_NOFOLLOW } = constants;
/** Not there, or under something that is no directory. */
const ABSENT: readonly unknown[] = ["ENOENT", "ENOTDIR"];

export interface Unread {
  path: string;
  /** Continues the sentence that starts with the path. */
  why: string;
}

export class HomeFiles implements SettingsReader {
  readonly #root: string;
  /** null: the caller's own. */
  readonly #rights: UserRights | null;
  readonly #unread = new Map<string, string>();
  #bytes = 0;
  #entries = 0;

  /** `root`: its real path. Throws FileError and the errors of open(2). */
  constructor(root: string) {
    this.#root = root;
    // what is in it is anybody's who can change it, or what leads to it
    this.#rights = withPathRights(join(root, "any"), { to: "read" }, (rights) => rights);
  }

  /** Whose rights are used; null: the caller's own. */
  get uid(): number | null {
    return this.#rights?.uid ?? null;
  }

  get unread(): Unread[] {
    return [...this.#unread].map(([path, why]) => ({ path, why }));
  }

  /** The same for one path: below a home of root's, a directory may be another user's. */
  #withRightsFor<T>(path: string, f: () => T): T {
    return this.#rights === null ? withPathRights(path, { to: "read", follow: true }, f) : this.withRights(f);
  }

  /** Calls `f` synchronously with the rights that are used here. */
  withRights<T>(f: () => T): T {
    return this.#rights === null ? f() : withRights(this.#rights, f);
  }

  /** Returns null if there is no such file, or it was noted why it cannot be read. */
  read(file: string): string | null {
    return this.tried(file, () => this.text(file));
  }

  /** Returns null as `read`. */
  hash(file: string): string | null {
    return this.tried(file, () => sha256(this.#bytesOf(file)));
  }

  /** Names and kinds of what is in a directory, sorted; [] as `read` returns null. */
  list(directory: string): Dirent[] {
    return this.tried(directory, () => this.#withRightsFor(directory, () => this.#list(directory))) ?? [];
  }

  /** Reports whether there is something of that name, whatever it is. */
  has(file: string): boolean {
    const there = (): boolean =>
      withLocation(file, {}, ({ directory, name }) => {
        using _ = opened(below(directory, name), O_PATH | O_NOFOLLOW);
        return true;
      });
    return this.tried(file, () => this.#withRightsFor(file, there)) === true;
  }

  /** Calls `f`; null: it threw, which is noted unless there is no such file. */
  tried<T>(path: string, f: () => T): T | null {
    try {
      return f();
    } catch (error) {
      if (!ABSENT.includes((error as NodeJS.ErrnoException).code)) this.note(path, errorMessage(error));
      return null;
    }
  }

  note(path: string, why: string): void {
    if (this.#unread.size < MOST_ENTRIES) this.#unread.set(path, why);
  }

  /** Returns the text of a settings file, which is to be parsed. */
  text(file: string): string {
    const most = settingsFormat(file) === "json" ? MOST_FILE_BYTES : MOST_SLOW_BYTES;
    return this.#bytesOf(file, most).toString("utf8");
  }

  named(file: string): string {
    return this.text(file);
  }

  names(directory: string): string[] {
    return this.list(directory).map(({ name }) => name);
  }

  json(file: string): JsonObject {
    return this.#settings(file, "json");
  }

  toml(file: string): JsonObject {
    return this.#settings(file, "toml");
  }

  settings(file: string): JsonObject {
    return this.#settings(file, settingsFormat(file));
  }

  #settings(file: string, format: SettingsFormat): JsonObject {
    const text = this.read(file);
    return (text === null ? null : this.tried(file, () => parseSettings(format, text))) ?? {};
  }

  #bytesOf(file: string, most = MOST_FILE_BYTES): Buffer {
    return this.#withRightsFor(file, () => {
      const left = MOST_BYTES - this.#bytes;
      if (left <= 0) throw new FileError("unfit", `${this.#root} has more than is read of one directory`);
      const maxBytes = Math.min(left, most);
      const { bytes } = readRegularFile(file, { maxBytes, follow: true, check: (path) => this.#check(path) });
      this.#bytes += bytes.length;
      return bytes;
    });
  }

  #list(directory: string): Dirent[] {
    return withLocation(directory, { follow: true }, ({ directory: parent, name, path }) => {
      this.#check(path);
      using entry = opened(below(parent, name), O_PATH | O_NOFOLLOW | O_DIRECTORY);
      const all = opendirSync(`/proc/self/fd/${entry.fd}`);
      const found: Dirent[] = [];
      try {
        for (let one = all.readSync(); one !== null; one = all.readSync()) {
          if (found.length >= MOST_OF_ONE || this.#entries >= MOST_ENTRIES) {
            this.note(directory, `has more entries than are read, which are ${found.length}`);
            break;
          }
          this.#entries++;
          found.push(one);
        }
      } finally {
        all.closeSync();
      }
      return found.sort((a, b) => (a.name < b.name ? -1 : 1));
    });
  }

  #check(path: string): void {
    if (path === this.#root || path.startsWith(this.#root === "/" ? "/" : `${this.#root}/`)) return;
    throw new FileError("insecure", `leads out of ${this.#root}, to ${path}, and is not followed`);
  }
}

export function sha256(bytes: Buffer | string): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
