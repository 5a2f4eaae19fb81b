/**
 * Walks to a file one directory at a time: each is opened below the previous one, and the kernel never follows a
 * symbolic link. Links on the way are read and walked like the rest, so that a link made by somebody else cannot lead
 * to the targets of /proc/self/fd or /proc/self/root.
 *
 * Node has no openat(2): NAME below an open directory is /proc/self/fd/N/NAME.
 *
 * Direction of failure: closed; the descriptor is that of the checked directory, whatever its path refers to now.
 */
import { closeSync, constants, fstatSync, openSync, readlinkSync, type Stats } from "node:fs";
import { join, resolve } from "node:path";
import { requireAnswering } from "./answering.ts";
import { FileError } from "./error.ts";

const { O_NOFOLLOW } = constants;
/** include/uapi/asm-generic/fcntl.h; the same on x64 and arm64. */
export const O_PATH = 0o10000000;
/** Maximum number of symbolic links that Linux follows in a path (MAXSYMLINKS, include/linux/namei.h). */
const MAX_LINKS = 40;

/** A directory or symbolic link on the way. */
export interface Entry {
  /** The path so far, without symbolic links. */
  path: string;
  stat: Stats;
}

export interface WalkOptions {
  /** Called with every entry before it is used; throws if it must not be. */
  look?: (entry: Entry) => void;
  /** If the path's last component is a symbolic link, returns the location of its target. */
  follow?: boolean;
}

/** A name in an open directory. */
export interface Location {
  directory: number;
  name: string;
  /** The path found, without symbolic links. */
  path: string;
}

export interface OpenFile extends Disposable {
  readonly fd: number;
}

/** Opens a file until the end of the scope (`using`). Throws the errors of open(2). */
export function opened(path: string, flags: number, mode?: number): OpenFile {
  const fd = openSync(path, flags, mode);
  return { fd, [Symbol.dispose]: () => closeSync(fd) };
}

/** A path for node:fs of a name in the open directory. */
export function below(directory: number, name: string): string {
  return `/proc/self/fd/${directory}/${name}`;
}

/** Throws FileError and the errors of open(2). */
export function withLocation<T>(path: string, options: WalkOptions, use: (place: Location) => T): T {
  requireAnswering(resolve(path));
  const walk = new Walk(options);
  try {
    return use(walk.to(path));
  } catch (error) {
    throw named(error, path);
  } finally {
    walk.close();
  }
}

/** Node's errors name the path that was opened: replaces it by the one that was requested. */
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
  /** Descriptors of `#trail`, the root first. */
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

  /** Returns '' if it entered a directory, the target if the name is a symbolic link, null if it is the last name. */
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

  /** Leaves a directory; the parent of the root is the root. */
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

/** Opens the entry itself, link or not; null: it is missing, which is allowed with `mayMiss`. */
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
