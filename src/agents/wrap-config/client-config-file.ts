/**
 * Reading and replacing the configuration file of an MCP client: the file a symbolic link leads to, whole or
 * not at all, with its mode and owner.
 *
 * Direction of failure: closed. A file that changed since it was read, that has other hard links, or that
 * cannot be given back to its owner is left as it is.
 */
import { isUtf8 } from "node:buffer";
import type { Stats } from "node:fs";
import { CodedError } from "../../event/coded-error.ts";
import { FileError } from "../../files/error.ts";
import { readRegularFile } from "../../files/read.ts";
import { removeFile, replaceFile } from "../../files/write.ts";

/** `~/.claude.json` keeps the history of conversations. */
const MAX_BYTES = 128 << 20;

/** Message for people: what, where, what to do. */
export class ClientFileError extends CodedError<"not_found" | "privilege" | "changed" | "unfit" | "disk"> {
  override readonly name = "ClientFileError";
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
    const { path, bytes, stat } = readRegularFile(file, { maxBytes: MAX_BYTES, follow: true });
    if (!isUtf8(bytes)) throw new ClientFileError("unfit", `${file} is not UTF-8: save it as UTF-8`);
    return { path, text: bytes.toString("utf8"), stat };
  });
}

/** Throws ClientFileError; `changed` where it is not what was read any more. */
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
 * Beside the file, for its owner alone: what it held before. Takes the place of an older one. Throws
 * ClientFileError.
 */
export function writeBackup({ path, text, stat }: ReadFile): string {
  const backup = backupPath(path);
  attempt("write", backup, () => replaceFile(backup, text, { ...keeping(stat), mode: 0o600 }));
  return backup;
}

/** null: there is none. Throws ClientFileError. */
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

/** Throws ClientFileError for what the system says of a file. */
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
