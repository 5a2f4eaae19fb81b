/**
 * The way to a file, one directory at a time: each is opened below the one before it, and no symbolic link is ever
 * followed by the kernel. Links on the way are read and walked like the rest, so that what /proc/self/fd or
 * /proc/self/root lead to is not reached by a link that somebody made.
 *
 * Node has no openat(2): NAME below an open directory is /proc/self/fd/N/NAME.
 *
 * Direction of failure: closed; the descriptor is that of the directory that was looked at, whatever its path says now.
 */
import { closeSync, constants, fstatSync, openSync, readlinkSync, type Stats } from "node:fs";
import { join, resolve } from "node:path";
import { FileError } from "./error.ts";

const { O_NOFOLLOW } = constants;
/** include/uapi/asm-generic/fcntl.h; the same on x64 and arm64. */
export const O_PATH = 0o10000000;
/** Symbolic links on one path that Linux follows (MAXSYMLINKS, include/linux/namei.h). */
const MAX_LINKS = 40;

/** A directory or symbolic link on the way. */
export interface Entry {
  /** Without symbolic links before it. */
  path: string;
  stat: Stats;
}

export interface WalkOptions {
  /** Sees every entry before it is used; throws where that must not be. */
  look?: (entry: Entry) => void;
  /** Where the path's last component is a symbolic link, the place is that of the file which it leads to. */
  follow?: boolean;
}

/** A name in an open directory. */
export interface Location {
  directory: number;
  name: string;
  /** Without symbolic links, as it was found. */
  path: string;
}

/** The path of a name in the open directory, for calls of node:fs. */
export function below(directory: number, name: string): string {
  return `/proc/self/fd/${directory}/${name}`;
}

/** Throws FileError and the errors of open(2). */
export function withLocation<T>(path: string, options: WalkOptions, use: (place: Location) => T): T {
  const walk = new Walk(options);
  try {
    return use(walk.to(path));
  } catch (error) {
    throw named(error, path);
  } finally {
    walk.close();
  }
}

/** Node's errors name the path that was opened: for people it is the one that was asked for. */
function named(error: unknown, path: string): unknown {
  const known = error as NodeJS.ErrnoException;
  if (error instanceof Error && known.path?.startsWith("/proc/self/fd/")) {
    error.message = error.message.replace(/'\/proc\/self\/fd\/.*'/s, `'${path}'`);
    known.path = path;
  }
  return error;
}

class Walk {
  readonly #options: WalkOptions;
  /** Open; those of `#trail`, the root first. */
  readonly #directories: number[] = [];
  readonly #trail: string[] = [];
  #links = 0;

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  to(path: string): Location {
    this.#enter(openSync("/", O_PATH), "/");
    const names = namesOf(resolve(path));
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const isLast = names.length === 0;
      if (name === "..") this.#leave();
      else if (isLast && !this.#options.follow) return this.#place(name);
      else {
        const target = this.#step(name, isLast);
        if (target === null) return this.#place(name);
        if (target.startsWith("/")) while (this.#trail.length > 0) this.#leave();
        names.unshift(...namesOf(target));
      }
    }
    throw new FileError("unfit", `${path} is a directory: name a file`);
  }

  close(): void {
    for (const fd of this.#directories.splice(0)) closeSync(fd);
  }

  /** '': it went into a directory. Else where a symbolic link leads. null: the last name, which is not a link. */
  #step(name: string, isLast: boolean): string | null {
    const { directory, path } = this.#place(name);
    const entry = openEntry(directory, name, isLast);
    if (entry === null) return null;
    let keep = false;
    try {
      const stat = fstatSync(entry);
      if (stat.isSymbolicLink()) {
        this.#options.look?.({ path, stat });
        if (++this.#links > MAX_LINKS)
          throw new FileError("unfit", `${path} leads through too many symbolic links`);
        return readlinkSync(below(directory, name));
      }
      if (isLast) return null;
      keep = true;
    } finally {
      if (!keep) closeSync(entry);
    }
    this.#trail.push(name);
    this.#enter(entry, path);
    return "";
  }

  #enter(directory: number, path: string): void {
    this.#directories.push(directory);
    this.#options.look?.({ path, stat: fstatSync(directory) });
  }

  /** The directory above the root is the root. */
  #leave(): void {
    if (this.#trail.pop() !== undefined) closeSync(this.#directories.pop() as number);
  }

  #place(name: string): Location {
    return {
      directory: this.#directories.at(-1) as number,
      name,
      path: join("/", ...this.#trail, name),
    };
  }
}

/** The entry itself, link or not; null: there is none, where it is the last and may be missing. */
function openEntry(directory: number, name: string, mayMiss: boolean): number | null {
  try {
    return openSync(below(directory, name), O_PATH | O_NOFOLLOW);
  } catch (error) {
    if (mayMiss && (error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function namesOf(path: string): string[] {
  return path.split("/").filter((name) => name !== "" && name !== ".");
}
