/**
 * Puts `netmon shim` and `netmon gateway` in front of the servers of an MCP client's configuration file, takes them
 * away again, and says how things stand.
 *
 * Direction of failure: closed. The file is replaced only after a copy of what it held is on disk, and only
 * by a text that was held against what was meant.
 */
import { withPathRights } from "../../files/path-rights.ts";
import {
  differsByShimsOnly,
  unwrapServers,
  type WrapOutcome,
  type WrapSettings,
  wrapServers,
  wrapStates,
} from "../config-files/wrap.ts";
import {
  attempt,
  ClientFileError,
  readBackup,
  readClientConfigFile,
  removeBackup,
  replaceClientConfigFile,
  writeBackup,
} from "./client-config-file.ts";

export interface ConfigWrap extends Omit<WrapOutcome, "text"> {
  /** The file itself, where `file` is a symbolic link. */
  path: string;
  /** Where what it held before is kept; null: no backup was made. */
  backup: string | null;
  /** Undo: the file is what it was before, byte for byte. */
  restored: boolean;
  /** The file's text before and after; only of a dry run, which changes nothing. */
  dryRun?: { before: string; after: string };
}

interface Scope {
  /** Names of servers; empty: all. */
  only: readonly string[];
  dryRun: boolean;
}

/** Throws ConfigError, ClientFileError. */
export function wrapConfig(file: string, settings: WrapSettings, { only, dryRun }: Scope): ConfigWrap {
  return again(file, () => {
    const read = readClientConfigFile(file);
    const { text, ...outcome } = wrapServers(read.path, read.text, settings, only);
    const common = { ...outcome, path: read.path, restored: false };
    if (dryRun) return { ...common, backup: null, dryRun: { before: read.text, after: text } };
    if (text === read.text) return { ...common, backup: null };
    // what was kept at the first wrapping is what the file was without netmon
    const first = !anyWrapped(read.path, read.text) || readBackup(read.path) === null;
    const backup = first ? writeBackup(read) : null;
    replaceClientConfigFile(read, text);
    return { ...common, backup };
  });
}

/** Throws ConfigError, ClientFileError. */
export function unwrapConfig(file: string, { only, dryRun }: Scope): ConfigWrap {
  return again(file, () => {
    const read = readClientConfigFile(file);
    const { text: unwrapped, ...outcome } = unwrapServers(read.path, read.text, only);
    const whole = !anyWrapped(read.path, unwrapped);
    const kept = whole && unwrapped !== read.text ? readBackup(read.path) : null;
    const restored = kept !== null && isOriginal(read.path, read.text, kept);
    const text = restored ? kept : unwrapped;
    const common = { ...outcome, path: read.path, backup: null, restored };
    if (dryRun) return { ...common, dryRun: { before: read.text, after: text } };
    if (text !== read.text) replaceClientConfigFile(read, text);
    if (whole && text !== read.text) removeBackup(read.path);
    return common;
  });
}

/** Throws ConfigError, ClientFileError. */
export function inspectWrapping(file: string, only: readonly string[]): ConfigWrap {
  const { path, text } = withFile(file, () => readClientConfigFile(file));
  const { text: _, ...outcome } = wrapStates(path, text, only);
  return { ...outcome, path, backup: null, restored: false };
}

function anyWrapped(path: string, text: string): boolean {
  return wrapStates(path, text, []).servers.some(({ state }) => state === "wrapped");
}

/** A backup that is not a configuration any more is ignored. */
function isOriginal(path: string, text: string, backup: string): boolean {
  try {
    return differsByShimsOnly(path, text, backup);
  } catch {
    return false;
  }
}

const ATTEMPTS = 5;

/** Clients write their files while they run. */
function again<T>(file: string, change: () => T): T {
  for (let attempt = 1; ; attempt++) {
    try {
      return withFile(file, change);
    } catch (error) {
      if (!(error instanceof ClientFileError && error.code === "changed") || attempt === ATTEMPTS)
        throw error;
    }
  }
}

/** All of it with one user's rights: in a home or a project that user may turn any path into another. */
function withFile<T>(file: string, work: () => T): T {
  return attempt("use", file, () => withPathRights(file, { to: "write", follow: true }, work));
}
