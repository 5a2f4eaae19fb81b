/**
 * Reads and replaces the configuration file of an MCP client. Follows symbolic links; the file is replaced as a whole
 * or not at all, and keeps its mode and owner.
 *
 * Direction of failure: closed. A file that changed since it was read, that has other hard links, or whose owner
 * cannot be kept is left unchanged.
 */
import { isUtf8 } from "node:buffer";
import type { Stats } from "node:fs";
import { userErrors } from "../../errors/user-error.ts";
import { FileError } from "../../files/error.ts";
import { readRegularFile } from "../../files/read.ts";
import { removeFile, replaceFile } from "../../files/write.ts";

/** Large, because `~/.claude.json` contains the history of conversations. */
const MAX_BYTES = 128 << 20;

/** Its message is for people: what, where, what to do. */
export class ClientFileError extends userErrors("ClientFileError", {
  not_found: "target",
  privilege: "privilege",
  changed: "busy",
  unfit: "usage",
  disk: "state",
}) {}

export interface ReadFile {
  /** Symbolic links resolved. */
  path: string;
  text: string;
  stat: Stats;
}

/** Throws ClientFileError. */
export function readClientConfigFile(file: string): ReadFile {
  return attempt("read", file, () => {
    const { path, bytes, stat } = readRegularFile(file, { maxBytes: MAX_BYTES, follow: true });
    if (!isUtf8(bytes)) throw new ClientFileError("unfit", `${file} is not UTF-8: save it as UTF-8`);
    return { path, text: bytes.toString("utf8"), stat };
  });
}

/** Throws ClientFileError; `changed` if the file is no longer the one that was read. */
export function replaceClientConfigFile({ path, stat }: ReadFile, text: string): void {
  if (stat.nlink > 1)
    throw new ClientFileError(
      "unfit",
      `${path} has ${stat.nlink} hard links, which a rewrite would separate: make it a separate file, or a symbolic link`,
    );
  attempt("write", path, () =>
    replaceFile(path, text, {
      ...keeping(stat),
      mode: stat.mode & 0o7777,
      check: (now) => {
        if (now?.mtimeMs !== stat.mtimeMs || now.size !== stat.size || now.ino !== stat.ino)
          throw new ClientFileError("changed", `${path} was changed meanwhile: try again`);
      },
    }),
  );
}

/**
 * Writes the previous content next to the file, readable only by its owner. Replaces an older backup. Throws
 * ClientFileError.
 */
export function writeBackup({ path, text, stat }: ReadFile): string {
  const backup = backupPath(path);
  attempt("write", backup, () => replaceFile(backup, text, { ...keeping(stat), mode: 0o600 }));
  return backup;
}

/** Returns null if there is no backup. Throws ClientFileError. */
export function readBackup(path: string): string | null {
  const backup = backupPath(path);
  return attempt("read", backup, () => {
    try {
      return readRegularFile(backup, { maxBytes: MAX_BYTES }).bytes.toString("utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  });
}

export function removeBackup(path: string): void {
  attempt("remove", backupPath(path), () => removeFile(backupPath(path)));
}

function keeping({ uid, gid }: Stats): { owner: { uid: number; gid: number } } {
  return { owner: { uid, gid } };
}

export function backupPath(path: string): string {
  return `${path}.netmon-backup`;
}

const CODES: Readonly<Record<string, ClientFileError["code"]>> = {
  ENOENT: "not_found",
  ENOTDIR: "not_found",
  EACCES: "privilege",
  EPERM: "privilege",
  EISDIR: "unfit",
  ELOOP: "unfit",
};

/** Runs an operation; throws ClientFileError for the system's errors about a file. */
export function attempt<T>(what: string, path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    if (error instanceof FileError) throw new ClientFileError("unfit", error.message, { cause: error });
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof ClientFileError || code === undefined) throw error;
    const hint = code === "EPERM" ? ": run as its owner" : "";
    throw new ClientFileError(CODES[code] ?? "disk", `cannot ${what} ${path}: ${message}${hint}`, {
      cause: error,
    });
  }
}
