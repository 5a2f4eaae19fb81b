/**
 * Temporary directories of netmon, removed with everything in them, including files that others added. All operations
 * are relative to the directory opened when it was made: whoever can swap a name on the way to it (a user's TMPDIR)
 * cannot redirect them.
 *
 * Direction of failure: closed; a directory that belongs to somebody else when it is opened is not used.
 */
import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { isSilent } from "./answering.ts";
import { FileError } from "./error.ts";
import { below, opened, withLocation } from "./walk.ts";
import { withNewFile } from "./write.ts";

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;

interface Owner {
  uid: number;
  gid: number;
}

export class OwnDirectory {
  readonly path: string;
  readonly #fd: number;

  private constructor(path: string, fd: number) {
    this.path = path;
    this.#fd = fd;
  }

  /** Makes a directory with a random name below `parent`, which must exist. Throws FileError and the system's errors. */
  static make(parent: string, prefix: string, mode: number): OwnDirectory {
    const name = `${prefix}${randomBytes(6).toString("hex")}`;
    const path = join(parent, name);
    return withLocation(path, { follow: true }, (place) => {
      mkdirSync(below(place.directory, name), { mode: 0o700 });
      return new OwnDirectory(path, openOwn(place.directory, name, path, mode));
    });
  }

  /** Makes a directory in it and opens that. `owner`: its owner. */
  directory(name: string, mode: number, owner: Owner | null = null): OwnDirectory {
    const path = join(this.path, name);
    mkdirSync(below(this.#fd, name), { mode: 0o700 });
    const fd = openOwn(this.#fd, name, path, mode);
    if (owner !== null) fchownSync(fd, owner.uid, owner.gid);
    return new OwnDirectory(path, fd);
  }

  /** Makes or replaces a file; returns its path. */
  write(name: string, text: string | Uint8Array, mode: number, owner: Owner | null = null): string {
    const options = { mode, durable: false, ...(owner !== null && { owner }) };
    withNewFile(this.#fd, name, text, options, (made) => renameSync(made, below(this.#fd, name)));
    return join(this.path, name);
  }

  /** Makes a symbolic link in it. */
  link(name: string, to: string): void {
    symlinkSync(to, below(this.#fd, name));
  }

  remove(name: string): void {
    unlinkSync(below(this.#fd, name));
  }

  close(): void {
    closeSync(this.#fd);
  }

  /** Removes it with everything in it, and closes it. Links in it are removed, never followed. */
  removeAll(): void {
    try {
      empty(this.#fd);
    } finally {
      closeSync(this.#fd);
    }
    removeDirectory(this.path); // if another directory has its name now, only an empty one is removed
  }
}

/** Opens a directory; the caller closes it. Does not follow a symbolic link. */
export function openDirectory(path: string): number {
  return withLocation(path, {}, ({ directory, name }) =>
    openSync(below(directory, name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
  );
}

/** Makes a missing directory, whose parent must exist; returns true if it made it. */
export function makeDirectory(path: string, mode: number): boolean {
  return withLocation(path, {}, ({ directory, name }) => {
    try {
      mkdirSync(below(directory, name), { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
    closeSync(openOwn(directory, name, path, mode));
    return true;
  });
}

/**
 * Gives `mode` to an empty directory of ours; returns false, with its mode unchanged, if it is not ours or not empty. It
 * is checked again after the change: that finds entries that others added before, and no more can be added after.
 */
export function claimEmptyDirectory(path: string, mode: number): boolean {
  return withLocation(path, {}, ({ directory, name }) => {
    using open = opened(below(directory, name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    const { uid, mode: former } = fstatSync(open.fd);
    if (uid !== process.geteuid?.() || !isEmpty(open.fd)) return false;
    fchmodSync(open.fd, mode);
    if (isEmpty(open.fd)) return true;
    fchmodSync(open.fd, former & 0o7777);
    return false;
  });
}

/** Removes a directory with everything in it, or a file, if it exists. Never follows links in it. */
export function removeTree(path: string): void {
  if (isSilent(resolve(path))) return;
  withLocation(path, {}, ({ directory, name }) => removeEntry(directory, name));
}

/** Removes an empty directory. Throws the errors of rmdir(2). */
export function removeDirectory(path: string): void {
  withLocation(path, {}, ({ directory, name }) => rmdirSync(below(directory, name)));
}

function openOwn(parent: number, name: string, path: string, mode: number): number {
  const fd = openSync(below(parent, name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    if (fstatSync(fd).uid !== process.geteuid?.())
      throw new FileError(
        "insecure",
        `${path} was replaced by another user: choose another directory (TMPDIR)`,
      );
    fchmodSync(fd, mode);
    return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

function removeEntry(parent: number, name: string): void {
  const stat = lstatSync(below(parent, name), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    unlinkSync(below(parent, name));
    return;
  }
  {
    using open = opened(below(parent, name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    empty(open.fd);
  }
  rmdirSync(below(parent, name));
}

function isEmpty(directory: number): boolean {
  return readdirSync(`/proc/self/fd/${directory}`).length === 0;
}

function empty(directory: number): void {
  for (const name of readdirSync(`/proc/self/fd/${directory}`)) removeEntry(directory, name);
}
