/** The files in which an agent looks for MCP servers, and the project in which it looks. */
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import type { FoundServer, JsonObject } from "./importer.ts";

/** Whether an entry of the file is used; a string tells why not and continues a sentence that starts with the name. */
export type EntryFilter = (found: FoundServer) => true | false | string;

export const all: EntryFilter = () => true;

/**
 * A project's own file counts only if the user approved it in the agent: netmon never gives an agent a server that it
 * would not start itself. An entry without a recorded approval is omitted, and named.
 */
export interface AgentConfigFile {
  file: string;
  /** The directory that symbolic links must not lead out of. */
  within: string;
  /** For people. */
  label: string;
  accepts: EntryFilter;
  /** Its text with placeholders in it that are for such files alone. */
  filled?(text: string): string;
  /** The agent itself writes its state there all the time. */
  keepsState?: true;
}

/** Reads with the rights of the agent's user (clients/servers/agent-files.ts). */
export interface SettingsReader {
  /** Reads a file in `within` or below. Throws FileError and the errors of open(2). */
  text(file: string, within: string): string;
  /** Reads a file named on the command line. Throws as `text`. */
  named(file: string): string;
  /** Reads settings; {} if they cannot be read. */
  json(file: string, within: string): JsonObject;
  toml(file: string, within: string): JsonObject;
  /** Names of what is in a directory; [] if it cannot be read. */
  names(directory: string): string[];
  /** In the format that the file's name says. */
  settings(file: string, within: string): JsonObject;
}

export interface AgentEnvironment {
  cwd: string;
  home: string;
  env: NodeJS.ProcessEnv;
  files: SettingsReader;
}

/** Returns the directory and all those above it. */
export function ancestors(cwd: string): string[] {
  const parent = dirname(cwd);
  return parent === cwd ? [cwd] : [cwd, ...ancestors(parent)];
}

/** Returns the directories from `cwd` up to the repository's; only `cwd` outside a repository. */
export function projectDirectories(cwd: string): string[] {
  const up = ancestors(cwd);
  const root = up.findIndex((directory) => existsSync(join(directory, ".git")));
  return root < 0 ? [cwd] : up.slice(0, root + 1);
}

export function projectRoot(cwd: string): string {
  return projectDirectories(cwd).at(-1) ?? cwd;
}

/** A file of that name in each of a project's directories, the inner ones last. */
export function projectFiles(cwd: string, name: string): AgentConfigFile[] {
  const within = projectRoot(cwd);
  return projectDirectories(cwd)
    .reverse()
    .map((directory) => ({ file: join(directory, name), within, label: name, accepts: all }));
}

/** Names by which an agent may know the project: the directory, its real path, the repository's. */
export function projectNames(cwd: string): string[] {
  return [...new Set([cwd, realpathSync(cwd), projectRoot(cwd)])];
}

export function isThere(file: string): boolean {
  return orElse(() => lstatSync(file, { throwIfNoEntry: false }) !== undefined, false);
}
