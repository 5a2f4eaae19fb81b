/**
 * What agents and editors run or follow besides servers, as their files say: name, path and hash. Nothing of it is
 * started, and nothing but hashes is made of its contents.
 */
import { join } from "node:path";
import type { CodeKind, CodePlace } from "../../agents/agent-code.ts";
import { isObject } from "../../agents/importer.ts";
import { type HomeFiles, sha256 } from "./home-files.ts";

export interface FoundCode {
  client: string;
  kind: CodeKind;
  name: string;
  /** Path of the file or the folder; of a setting, with its key after a colon. */
  path: string;
  /** Hash of the file; of a folder, of the names and hashes of all its files; null: it could not be read completely. */
  sha256: string | null;
}

const DEEPEST = 6;
/** Files of one folder that are hashed. */
const MOST_FILES = 1000;
/** What programs fetch or make, and neither wrote nor read with the rest. */
const LEFT_OUT = new Set([".git"]);

/** `root`: the home or the project. */
export function codeAt(files: HomeFiles, root: string, client: string, place: CodePlace): FoundCode[] {
  const { kind, holds } = place;
  const at = join(root, place.path);
  const common = { client, kind };
  if ("keys" in holds) return keysAt(files, at, holds.keys).map((one) => ({ ...common, ...one }));
  if ("files" in holds)
    return filesBelow(files, at, DEEPEST)
      .filter((path) => holds.files.test(path))
      .map((path) => ({
        ...common,
        name: path.slice(at.length + 1).replace(/\.[^./]+$/, ""),
        path,
        sha256: files.hash(path),
      }));
  return foldersBelow(files, at, holds.folders, DEEPEST).map(({ folder, manifest }) => ({
    ...common,
    name: folder.slice(at.length + 1),
    path: folder,
    sha256: holds.manifestOnly ? files.hash(manifest) : folderHash(files, folder),
  }));
}

function keysAt(
  files: HomeFiles,
  file: string,
  keys: readonly string[],
): Omit<FoundCode, "client" | "kind">[] {
  const document = files.settings(file);
  return keys.flatMap((key) => {
    const value = key
      .split(".")
      .reduce<unknown>((at, one) => (isObject(at) && Object.hasOwn(at, one) ? at[one] : undefined), document);
    if (value === undefined) return [];
    const named = isObject(value) && !Array.isArray(value) ? Object.entries(value) : [["", value] as const];
    return named.map(([name, member]) => ({
      name: name === "" ? key : `${key}.${name}`,
      path: `${file}:${name === "" ? key : `${key}.${name}`}`,
      sha256: files.tried(file, () => sha256(JSON.stringify(member) ?? "")),
    }));
  });
}

/** Paths of regular files, of links too, as far as they lead to one in the home. */
function filesBelow(files: HomeFiles, directory: string, deep: number): string[] {
  return files.list(directory).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (LEFT_OUT.has(entry.name)) return [];
    if (entry.isDirectory() && deep === 0) {
      files.note(path, "is nested more deeply than is read");
      return [];
    }
    return entry.isDirectory() ? filesBelow(files, path, deep - 1) : [path];
  });
}

function foldersBelow(
  files: HomeFiles,
  directory: string,
  manifests: readonly string[],
  deep: number,
): { folder: string; manifest: string }[] {
  return files.list(directory).flatMap((entry) => {
    const folder = join(directory, entry.name);
    if (LEFT_OUT.has(entry.name) || !(entry.isDirectory() || entry.isSymbolicLink())) return [];
    const manifest = manifests.map((name) => join(folder, name)).find((file) => files.has(file));
    if (manifest !== undefined) return [{ folder, manifest }];
    if (deep > 0) return foldersBelow(files, folder, manifests, deep - 1);
    files.note(folder, "is nested more deeply than is read");
    return [];
  });
}

function folderHash(files: HomeFiles, folder: string): string | null {
  const all = filesBelow(files, folder, DEEPEST);
  if (all.length > MOST_FILES) {
    files.note(folder, `has ${all.length} files, more than are hashed (${MOST_FILES})`);
    return null;
  }
  const hashes = all.map((path) => [path.slice(folder.length + 1), files.hash(path)] as const);
  return hashes.some(([, hash]) => hash === null) ? null : sha256(JSON.stringify(hashes));
}
