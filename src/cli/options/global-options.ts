/** Values of the options of every command: where state is kept, and what is logged. */
import { homedir, userInfo } from "node:os";
import type { Command } from "commander";
import { orElse } from "../../errors/or-else.ts";
import { readersStateDirs, type StateDirs, stateDirs, userStateDirs } from "../../state/paths.ts";
import type { LogLevel } from "../output/messages.ts";

export interface GlobalOptions {
  dirs: StateDirs;
  /** As given, to repeat in hints; undefined: the default directories. */
  stateDir: string | undefined;
  logLevel: LogLevel;
}

/** Commands on the kernel's state, which belongs to root whoever calls. */
const OF_THE_SYSTEM = new Set(["watch", "exec", "status", "wait-ready", "detach", "doctor"]);

/** Commands that record something, and so have directories of their own. */
const RECORDING = new Set(["run", "proxy", "gateway", "serve", "agent"]);

/** Returns the values for a command, given before or after its name. `dirsOf`: which directories it uses. */
export function globalOptions(
  command: Command,
  dirsOf = dirsFor(command.name()),
  user = callingUser(),
): GlobalOptions {
  const { stateDir, logLevel } = command.optsWithGlobals<{ stateDir?: string; logLevel?: LogLevel }>();
  const dirs = dirsOf(stateDir, user);
  return { dirs, stateDir, logLevel: logLevel ?? "info" };
}

/** `name`: the command's last word, such as `serve` of `tools serve`. */
export function dirsFor(name: string): typeof userStateDirs {
  if (OF_THE_SYSTEM.has(name)) return stateDirs;
  return RECORDING.has(name) ? userStateDirs : readersStateDirs;
}

/** `env`: of who calls, if that is not this process. */
export function callingUser(env = process.env): { uid: number; home: string; env: NodeJS.ProcessEnv } {
  // the controller of shims has no HOME, and its user may have no account
  const home =
    env === process.env ? orElse(() => homedir(), "/") : env.HOME || orElse(() => userInfo().homedir, "/");
  return { uid: process.geteuid?.() ?? 0, home, env };
}
