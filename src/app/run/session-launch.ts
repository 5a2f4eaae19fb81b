/**
 * Starts programs in the session, and captures the output of the agent's program when it is queried before the agent
 * itself starts. It is queried in the session, too, since it may be any program.
 *
 * Fails closed: without an answer the text is empty, and the caller refuses to continue.
 */
import { execFile } from "node:child_process";
import type { Config } from "../../config/config.ts";
import { secretFiles } from "../../config/secret-files.ts";
import { helperArguments, helperEnvironment, type LaunchPlan } from "../exec/launch.ts";
import { outsideProxies, socketDirectories } from "../exec/proxies.ts";
import type { Layers } from "../layers.ts";
import type { RunOptions } from "./run-options.ts";

type SessionLaunch = Omit<LaunchPlan, "command" | "env">;

/** null: the run has no kernel layer. `seal`: what is read-only inside. `showOnly`: the only run directory that the command sees. */
export function sessionLaunch(
  { helper, account, env, dirs, host }: RunOptions,
  { kernel }: Layers,
  config: Config,
  seal: readonly string[],
  showOnly?: string,
): SessionLaunch | null {
  if (kernel === null) return null;
  const { unix } = config.sandbox.network;
  const denied = unix.deny
    .filter(({ prefix, path }) => !prefix && path.startsWith("/"))
    .map(({ path }) => path);
  // who may open the store reads what other sessions did, and locks it by reading alone, so that nothing is recorded; and
  // by cutting its files off it ends each process that has them in its memory, with all runs in it
  const opens = account.uid === 0 || account.uid === process.geteuid?.();
  const inOther = dirs.run.startsWith(`${dirs.lib}/`);
  const state = opens && (kernel.enforcing || !host.isOwn) ? [dirs.lib, ...(inOther ? [] : [dirs.run])] : [];
  return {
    helper,
    cgroupPath: kernel.cgroupPath,
    account,
    maskPaths: [
      ...new Set([...denied, ...secretFiles(config), ...state, ...outsideProxies(account.uid, env)]),
    ],
    ownDirs: socketDirectories(account, env),
    seal: seal.filter((path) => !state.some((hidden) => path.startsWith(`${hidden}/`))),
    ...(showOnly !== undefined && { showOnly }),
    allowNewPrivs: false,
    ...(kernel.enforcing && { endsWith: host.pid }),
    ...(kernel.linkDir !== null && { linkDir: kernel.linkDir }),
    ...(kernel.service !== undefined && { service: kernel.service }),
  };
}

const LIMITS = { timeout: 60_000, maxBuffer: 64 << 20, killSignal: "SIGKILL" } as const;

export function outputInSession(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  options: RunOptions,
  launched: SessionLaunch | null,
): Promise<string> {
  const { account } = options;
  const [program = "", ...args] =
    launched === null
      ? command
      : [launched.helper, ...helperArguments({ ...unguarded(launched), command, env })];
  const other = launched === null && process.geteuid?.() !== account.uid;
  const as = other ? { uid: account.uid, gid: account.gid } : {};
  const given = launched === null ? env : helperEnvironment(env);
  return new Promise((resolve) => {
    const child = execFile(program, args, { ...LIMITS, ...as, env: given }, (error, stdout) =>
      resolve(error === null ? stdout : ""),
    );
    child.stdin?.end();
  });
}

/** What is asked ends by itself. */
function unguarded({ endsWith: _guard, ...launched }: SessionLaunch): SessionLaunch {
  return launched;
}
