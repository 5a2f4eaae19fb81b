/**
 * Directory put in front of PATH for the duration of a session, with a launcher for each program on PATH that starts
 * MCP servers or is one.
 *
 * Fails closed. A launcher that the command's user cannot run, and that PATH lookup would silently skip, is an error
 * before anything is started.
 */
import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { basename, delimiter, isAbsolute, join } from "node:path";
import { type Launcher, launcherOf } from "../../clients/config-files/server-launchers.ts";
import { GlobIndex } from "../../collections/glob.ts";
import type { DeclaredServer, InspectionConfig } from "../../config/config.ts";
import { orElse } from "../../errors/or-else.ts";
import { userError } from "../../errors/user-error.ts";
import type { Account } from "../../files/account.ts";
import { OwnDirectory } from "../../files/directory.ts";
import { claimDirectory, removeAbandoned } from "../abandoned-directories.ts";
import { launcherScript, type ServerPatterns } from "./launcher-script.ts";
import type { RunHost } from "./run-host.ts";

/** Message for users: what, where, and what to do. */
export class ShimDirectoryError extends userError("ShimDirectoryError", "usage") {}

export interface ShimDirectoryOptions {
  inspection: Pick<InspectionConfig, "server_patterns" | "custom_servers">;
  /** Declared servers, whose commands are recognised as well. */
  servers: readonly DeclaredServer[];
  account: Pick<Account, "uid" | "gid">;
  /** Temporary directory and standard streams of the command that will be started. */
  host: Pick<RunHost, "temporary" | "inodes">;
  /** PATH of the command that will be started. */
  path: string;
  /** The session's cgroup: the command may outlive the netmon that started it. null: none. */
  cgroup: string | null;
  /** Words that start netmon, with absolute paths; the command's user must be able to run them. */
  netmon: readonly string[];
  /** Words that start a shim, with its options: many MCP hosts do not pass on environment variables. */
  shim: readonly string[];
}

export interface ShimDirectory {
  /** PATH with the launchers in front. */
  path: string;
  /** NETMON_SHIM_PIPES of the command: who speaks to it itself is outside, and not its client (native/shim/undecided.cc). */
  pipes: string;
  /** Names of the launchers. */
  programs: string[];
  remove(): Promise<void>;
}

/** Programs started too often, and seldom for a server. What a shell starts in turn is found through PATH. */
const NOT_LAUNCHED = /^(?:sh|bash|perl)[\d.]*$/;

/** Known to the relay (native/shim/main.cc). */
const PREFIX = "netmon-shims-";

/** Programs by name; null: the program is itself a server. */
export type LaunchedPrograms = ReadonlyMap<string, Launcher | null>;

/** `programs`: those on its PATH that get launchers. Rejects with ShimDirectoryError. */
export async function makeShimDirectory(
  options: ShimDirectoryOptions,
  programs: LaunchedPrograms = launchedPrograms(options),
): Promise<ShimDirectory> {
  const patterns = serverPatterns(options);
  const { temporary, inodes } = options.host;
  await removeAbandoned(temporary, PREFIX);
  const own = OwnDirectory.make(temporary, PREFIX, 0o755);
  const directory = own.path;
  const remove = (): Promise<void> => own.removeInTurns();
  try {
    // without a cgroup, nothing shows whether the command has ended
    if (options.cgroup !== null) claimDirectory(own, options.cgroup);
    const { shim } = options;
    for (const [program, launcher] of programs) {
      const launcherPatterns = launcher === WHOLE_LINE ? { ...patterns, names: [] } : patterns;
      const text = launcherScript({ directory, program, launcher, patterns: launcherPatterns, shim });
      own.write(program, text, 0o755);
    }
    await prove(own, options);
    return {
      path: [directory, options.path].join(delimiter),
      pipes: pipesOf({ inodes }),
      programs: [...programs.keys()],
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** NETMON_SHIM_PIPES of a command with these standard streams. */
export function pipesOf({ inodes }: Pick<RunHost, "inodes">): string {
  return ["command", ...inodes].join(" ");
}

function serverPatterns({
  inspection,
  servers,
}: Pick<ShimDirectoryOptions, "inspection" | "servers">): ServerPatterns {
  const all = [...inspection.server_patterns, ...inspection.custom_servers];
  return {
    names: all.filter((pattern) => !pattern.includes(" ")),
    lines: all.filter((pattern) => pattern.includes(" ")),
    declared: servers.flatMap(({ command, args }) =>
      command === null || args.length === 0 ? [] : [[basename(command), ...args].join(" ")],
    ),
  };
}

/** The programs on the PATH that start servers or are one. Throws what `spend` throws. */
export function launchedPrograms(
  options: Pick<ShimDirectoryOptions, "inspection" | "servers" | "path">,
): LaunchedPrograms {
  const { path, servers } = options;
  const patterns = serverPatterns(options);
  const named = new GlobIndex(patterns.names.map((pattern) => [pattern, true]));
  // a declared server without arguments is recognised by its program alone, unless that is a general launcher
  const declared = new Set(
    servers.flatMap(({ command, args }) =>
      command !== null && args.length === 0 && launcherOf(command) === undefined ? [basename(command)] : [],
    ),
  );
  const firstWords = new Set(
    [...patterns.lines, ...patterns.declared].map((line) => line.slice(0, line.indexOf(" "))),
  );
  const programs = new Map<string, Launcher | null>();
  for (const directory of path.split(delimiter)) {
    // PATH may name a missing directory
    for (const name of isAbsolute(directory) ? orElse(() => readdirSync(directory), []) : []) {
      if (programs.has(name) || NOT_LAUNCHED.test(name)) continue;
      const file = join(directory, name);
      const isServer = declared.has(name) || [name, file].some((text) => named.matching(text).length > 0);
      const launcher = launcherOf(name) ?? (firstWords.has(name) ? WHOLE_LINE : undefined);
      if (!isServer && !launcher) continue;
      if (isProgram(file)) programs.set(name, isServer || launcher === undefined ? null : launcher);
    }
  }
  return programs;
}

/** Launcher for a program not known to start others: only its whole command line identifies a server. */
const WHOLE_LINE: Launcher = { name: (word) => word };

/** A program behind a broken link, or where the user may not look, cannot be started. */
function isProgram(path: string): boolean {
  const stat = orElse(() => statSync(path), null);
  return stat?.isFile() === true && (stat.mode & 0o111) !== 0;
}

const PROOF_MS = 20_000;
const PROOF = ".proof";

/** Test-runs a launcher as the command's user: modes, noexec or a Node in another user's home may prevent it. */
async function prove(
  directory: OwnDirectory,
  { account, netmon, path }: ShimDirectoryOptions,
): Promise<void> {
  const proof = directory.write(PROOF, '#!/bin/sh\nexec "$@" --version\n', 0o755);
  const { uid, gid } = account;
  const options = { uid, gid, cwd: "/", env: { PATH: path }, timeout: PROOF_MS };
  const why = await new Promise<string | null>((resolve) => {
    const failed = (error: Error | null, stderr = ""): void =>
      resolve(error === null ? null : stderr.trim().split("\n").at(-1) || error.message);
    try {
      execFile(proof, [...netmon], options, (error, _, stderr) => failed(error, stderr)).stdin?.end();
    } catch (error) {
      failed(error as Error);
    }
  });
  directory.remove(PROOF);
  if (why === null) return;
  throw new ShimDirectoryError(
    `uid ${account.uid} cannot start the shims in ${directory.path} (${why}): the file system must not be noexec, and ` +
      "netmon and its Node must be readable for that user; TMPDIR chooses another directory",
  );
}
