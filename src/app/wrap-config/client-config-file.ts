/**
 * Reading and replacing the configuration file of an MCP client: the file a symbolic link leads to, whole or
 * not at all, with its mode and owner.
 *
 * Direction of failure: closed. A file that changed since it was read, that has other hard links, or that
 * cannot be given back to its owner is left as it is.
 */
import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_WRONLY } = constants;

/** Message for people: what, where, what to do. */
export class ClientFileError extends Error {
  override readonly name = "ClientFileError";
  readonly code: "not_found" | "privilege" | "changed" | "unfit" | "disk";

  constructor(code: ClientFileError["code"], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

export interface ReadFile {
  /** Symbolic links resolved. */
  path: string;
  text: string;
  stat: Stats;
}

/** Throws ClientFileError. */
export function readClientConfigFile(file: string): ReadFile {
  return attempt("read", file, () => {
    const path = realpathSync(file);
    const fd = openSync(path, O_RDONLY);
    try {
      const stat = fstatSync(fd);
      if (!stat.isFile()) throw new ClientFileError("unfit", `${file} is no regular file`);
      const bytes = readFileSync(fd);
      if (!isUtf8(bytes)) throw new ClientFileError("unfit", `${file} is not UTF-8: save it as UTF-8`);
      return { path, text: bytes.toString("utf8"), stat };
    } finally {
      closeSync(fd);
    }
  });
}

/** Throws ClientFileError; `changed` where it is not what was read any more. */
export function replaceClientConfigFile({ path, stat }: ReadFile, text: string): void {
  if (stat.nlink > 1)
    throw new ClientFileError(
      "unfit",
      `${path} has ${stat.nlink} hard links, which would part: make it a file of its own, or a symbolic link`,
    );
  attempt("write", path, () => {
    writeBeside(path, text, { mode: stat.mode & 0o7777, stat }, (temporary) => {
      const now = statSync(path);
      if (now.mtimeMs !== stat.mtimeMs || now.size !== stat.size || now.ino !== stat.ino)
        throw new ClientFileError("changed", `${path} was changed meanwhile: try again`);
      renameSync(temporary, path);
    });
  });
}

/** Beside the file, for its owner alone: what it held before. Takes the place of an older one. Throws ClientFileError. */
export function writeBackup({ path, text, stat }: ReadFile): string {
  const backup = backupPath(path);
  attempt("write", backup, () =>
    writeBeside(backup, text, { mode: 0o600, stat }, (temporary) => renameSync(temporary, backup)),
  );
  return backup;
}

/** null: there is none. Throws ClientFileError. */
export function readBackup(path: string): string | null {
  const backup = backupPath(path);
  return attempt("read", backup, () => {
    let fd: number;
    try {
      fd = openSync(backup, O_RDONLY | O_NOFOLLOW);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
    try {
      return readFileSync(fd).toString("utf8");
    } finally {
      closeSync(fd);
    }
  });
}

export function removeBackup(path: string): void {
  attempt("remove", backupPath(path), () => rmSync(backupPath(path), { force: true }));
}

export function backupPath(path: string): string {
  return `${path}.netmon-backup`;
}

function writeBeside(
  path: string,
  text: string,
  { mode, stat }: { mode: number; stat: Stats },
  finish: (temporary: string) => void,
): void {
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    const fd = openSync(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
    try {
      writeFileSync(fd, text);
      const made = fstatSync(fd);
      if (made.uid !== stat.uid || made.gid !== stat.gid) fchownSync(fd, stat.uid, stat.gid);
      fchmodSync(fd, mode); // after the owner, whose change takes set-id bits away
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    finish(temporary);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

const CODES: Readonly<Record<string, ClientFileError["code"]>> = {
  ENOENT: "not_found",
  ENOTDIR: "not_found",
  EACCES: "privilege",
  EPERM: "privilege",
  EISDIR: "unfit",
  ELOOP: "unfit",
};

function attempt<T>(what: string, path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof ClientFileError || code === undefined) throw error;
    const hint = code === "EPERM" ? ": run as its owner" : "";
    throw new ClientFileError(CODES[code] ?? "disk", `cannot ${what} ${path}: ${message}${hint}`, {
      cause: error,
    });
  }
}
