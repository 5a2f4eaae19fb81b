/**
 * A copy of netmon that belongs to root: its package, and Node if another user could change that. A user's files are
 * read with that user's rights, so that a link in them leads to nothing that only root may read.
 *
 * Direction of failure: all or nothing. The copy is made beside the old one, which it then replaces; a failed copy is
 * removed. Programs that run go on with the files that they have open.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { userErrors } from "../../errors/user-error.ts";
import { makeDirectory, OwnDirectory, removeTree } from "../../files/directory.ts";
import { withPathRights } from "../../files/path-rights.ts";
import { readRegularFile } from "../../files/read.ts";
import { foreignHand } from "../../files/root-only.ts";
import { renameBeside, replaceFile } from "../../files/write.ts";
import { netmonPackage, versionIn } from "../../native/built-file.ts";

export class InstallError extends userErrors("InstallError", {
  insecure: "state",
  not_built: "usage",
}) {}

export interface InstalledCopy {
  /** What root calls. */
  program: string;
  directory: string;
  /** The Node that runs it. */
  node: string;
}

export const PREFIX = "/usr/local";

/** The copy's program if only root can change it and it is this version; null: there is none. */
export function installedCopy(prefix: string): string | null {
  const program = join(prefix, "bin/netmon");
  const text = orElse(() => readFileSync(join(prefix, "lib/netmon/package.json"), "utf8"), "{}");
  if (versionIn(text) !== netmonPackage().version || !existsSync(program)) return null;
  return foreignHand(program) === null ? program : null;
}

const MAX_FILE_BYTES = 512 << 20;
/** Not needed to run: the build's package of itself, and the package's Node, since the copy names the running one. */
const LEFT_OUT = /\.tgz$|^node$/;
/** Words of the launcher that name Node. */
const NODE = /(?<=exec |\|\| node=)node\b/g;

/** `root`: netmon's package; `node`: the running Node. Throws InstallError, FileError and the errors of the system. */
export function installCopy(root: string, node: string, prefix: string): InstalledCopy {
  const lib = join(prefix, "lib");
  const bin = join(prefix, "bin");
  for (const directory of [prefix, lib, bin]) if (!existsSync(directory)) makeDirectory(directory, 0o755);
  const open = foreignHand(lib) ?? foreignHand(bin);
  if (open !== null)
    throw new InstallError("insecure", `${open}: another user could change the copy. Give another --prefix`);
  if (!existsSync(join(root, "netmon")) || !existsSync(join(root, "lib/start.cjs")))
    throw new InstallError(
      "not_built",
      `${root} is not a built netmon: run make build, and dist/netmon install`,
    );
  const directory = join(lib, "netmon");
  // the package's own Node goes with it
  const stays = foreignHand(node) === null && !realpathSync(node).startsWith(`${realpathSync(root)}/`);
  const runs = stays ? realpathSync(node) : join(directory, "node");
  const made = OwnDirectory.make(lib, "netmon-new-", 0o755);
  try {
    write(
      made,
      withPathRights(root, { to: "read", follow: true }, () => readAll(root)),
    );
    if (runs === join(directory, "node")) made.write("node", bytesOf(realpathSync(node)), 0o755);
    const launcher = bytesOf(join(root, "netmon")).toString("utf8");
    made.write("netmon", launcher.replaceAll(NODE, quoted(runs)), 0o755);
  } catch (error) {
    made.removeAll();
    throw error;
  }
  made.close();
  const former = `netmon-old-${randomBytes(6).toString("hex")}`;
  const isReplaced = existsSync(directory);
  if (isReplaced) renameBeside(directory, former);
  renameBeside(made.path, basename(directory));
  if (isReplaced) removeTree(join(lib, former));
  const program = join(bin, "netmon");
  replaceFile(program, `#!/bin/sh\nexec ${quoted(join(directory, "netmon"))} "$@"\n`, { mode: 0o755 });
  return { program, directory, node: runs };
}

interface Read {
  name: string;
  /** A file's bytes, or what is in a directory. */
  content: Buffer | readonly Read[];
  mode: number;
}

/** Reads all at once: to find out whose rights a path calls for runs programs. */
function readAll(directory: string): Read[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry): Read[] => {
    const { name } = entry;
    const path = join(directory, name);
    if (LEFT_OUT.test(name)) return [];
    if (entry.isDirectory()) return [{ name, content: readAll(path), mode: 0o755 }];
    const { bytes, stat } = readRegularFile(path, { maxBytes: MAX_FILE_BYTES });
    return [{ name, content: bytes, mode: (stat.mode & 0o100) === 0 ? 0o644 : 0o755 }];
  });
}

function write(made: OwnDirectory, entries: readonly Read[]): void {
  for (const { name, content, mode } of entries) {
    if (Buffer.isBuffer(content)) made.write(name, content, mode);
    else {
      const below = made.directory(name, mode);
      try {
        write(below, content as readonly Read[]);
      } finally {
        below.close();
      }
    }
  }
}

function bytesOf(path: string): Buffer {
  return withPathRights(
    path,
    { to: "read" },
    () => readRegularFile(path, { maxBytes: MAX_FILE_BYTES }).bytes,
  );
}

/** Quotes a path as one word of sh. */
function quoted(text: string): string {
  return /^[\w./+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
