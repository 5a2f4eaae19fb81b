/**
 * Temporary directories of netmon, removed with everything in them, including files that others added. All operations
 * are relative to the directory opened when it was made: whoever can swap a name on the way to it (a user's TMPDIR)
 * cannot redirect them.
 *
 * Direction of failure: closed; a directory that belongs to somebody else when it is opened is not used.
 */
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  opendirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  type Stats,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { atOnce, inSlices, type Steps } from "../async/steps.ts";
import { isSilent } from "./answering.ts";
import { FileError } from "./error.ts";
import { below, O_PATH, opened, withLocation } from "./walk.ts";
import { withNewFile } from "./write.ts";

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;
/** Time for the removal of others' files in each turn of the event loop. */
const SLICE_MS = 5;
/** Entries that are read at once. */
const BATCH = 256;
const MOST_LEVELS = 200;

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
    atOnce(this.#removal());
  }

  /** The same beside other work: somebody else may have put any number of files there. */
  removeInTurns(): Promise<void> {
    return inSlices(this.#removal(), SLICE_MS);
  }

  *#removal(): Steps<void> {
    try {
      fchmodSync(this.#fd, 0o700); // its owner may have closed it to itself
      yield* emptied(this.#fd);
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
  withLocation(path, {}, ({ directory, name }) => atOnce(removed(directory, name)));
}

/** The same in steps, for a directory: at its end, only an empty one that has its name now is removed. */
export function* treeRemoval(path: string): Steps<void> {
  if (isSilent(resolve(path))) return;
  const fd = openDirectory(path);
  try {
    yield* emptied(fd);
  } finally {
    closeSync(fd);
  }
  removeDirectory(path);
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

/** Each step removes an entry. Throws FileError `unfit` below MOST_LEVELS, each of which is an open descriptor. */
function* removed(parent: number, name: string, level = 0): Steps<void> {
  const stat = lstatSync(below(parent, name), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    unlinkSync(below(parent, name));
    return;
  }
  if (level > MOST_LEVELS) throw new FileError("unfit", `${name} is nested too deeply to be removed`);
  makeRemovable(parent, name, stat);
  {
    using open = opened(below(parent, name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    yield* emptied(open.fd, level + 1);
  }
  rmdirSync(below(parent, name));
}

/** A directory of this user's own can forbid its user to list and change it. */
function makeRemovable(parent: number, name: string, { uid, mode }: Stats): void {
  if ((mode & 0o700) === 0o700 || uid !== process.geteuid?.()) return;
  using place = opened(below(parent, name), O_PATH | O_DIRECTORY | O_NOFOLLOW);
  chmodSync(`/proc/self/fd/${place.fd}`, 0o700);
}

function isEmpty(directory: number): boolean {
  return readdirSync(`/proc/self/fd/${directory}`).length === 0;
}

function* emptied(directory: number, level = 0): Steps<void> {
  for (;;) {
    const names = firstNames(directory);
    if (names.length === 0) return;
    for (const name of names) {
      yield* removed(directory, name, level);
      yield;
    }
  }
}

function firstNames(directory: number): string[] {
  const open = opendirSync(`/proc/self/fd/${directory}`, { bufferSize: BATCH });
  try {
    const names: string[] = [];
    while (names.length < BATCH) {
      const entry = open.readSync();
      if (entry === null) break;
      names.push(entry.name);
    }
    return names;
  } finally {
    open.closeSync();
  }
}
