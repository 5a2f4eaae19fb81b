/**
 * Puts `netmon shim` and `netmon gateway` in front of the servers of an MCP client's configuration file, removes them
 * again, and reports their state.
 *
 * Direction of failure: closed. The file is replaced only after a copy of its content is on disk, and only
 * by a text that was compared with the intended one.
 */
import { orElse } from "../../errors/or-else.ts";
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
  /** The file itself, if `file` is a symbolic link. */
  path: string;
  /** Path of the backup; null: none was made. */
  backup: string | null;
  /** Unwrapping restored the original file, byte for byte. */
  restored: boolean;
  /** The file's text before and after; only for a dry run, which changes nothing. */
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
    // the backup made at the first wrapping holds the file as it was without netmon
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

/** Ignores a backup that is not a valid configuration. */
function isOriginal(path: string, text: string, backup: string): boolean {
  return orElse(() => differsByShimsOnly(path, text, backup), false);
}

const ATTEMPTS = 5;

/** Tries again, since clients write their files while they run. */
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

/** Does all file access with one user's rights: in a home or project, that user may make any path lead elsewhere. */
function withFile<T>(file: string, work: () => T): T {
  return attempt("use", file, () => withPathRights(file, { to: "write", follow: true }, work));
}
