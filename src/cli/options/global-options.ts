/** Options of every command; they may stand before or after the command's name. */
import { homedir } from "node:os";
import { type Command, Option } from "commander";
import { orElse } from "../../errors/or-else.ts";
import { readersStateDirs, type StateDirs, stateDirs, userStateDirs } from "../../state/paths.ts";
import { LOG_LEVELS, type LogLevel } from "../output/messages.ts";

export interface GlobalOptions {
  dirs: StateDirs;
  /** As given, to repeat in hints; undefined: the default directories. */
  stateDir: string | undefined;
  logLevel: LogLevel;
}

export function addGlobalOptions(command: Command): void {
  command
    .addOption(
      new Option(
        "--state-dir <dir>",
        "keep live state and history below DIR (default: /run/netmon, /var/lib/netmon; without root " +
          "$XDG_RUNTIME_DIR/netmon, $XDG_STATE_HOME/netmon)",
      ),
    )
    .addOption(
      new Option("--log-level <level>", "log at this level to stderr (default: info)").choices(LOG_LEVELS),
    )
    .option("--allow-writable-program", "run, as root, a netmon whose files other users can change");
}

/** Commands on the kernel's state, which belongs to root whoever calls. */
const OF_THE_SYSTEM = new Set(["watch", "exec", "status", "wait-ready", "detach", "doctor"]);

/** Commands that record something, and so have directories of their own. */
const RECORDING = new Set(["run", "proxy", "gateway", "serve", "agent"]);

/** Returns the values for a command, given before or after its name. */
export function globalOptions(command: Command): GlobalOptions {
  const { stateDir, logLevel } = command.optsWithGlobals<{ stateDir?: string; logLevel?: LogLevel }>();
  const dirs = dirsFor(command.name())(stateDir, callingUser());
  return { dirs, stateDir, logLevel: logLevel ?? "info" };
}

/** `name`: the command's last word, such as `serve` of `tools serve`. */
export function dirsFor(name: string): typeof userStateDirs {
  if (OF_THE_SYSTEM.has(name)) return stateDirs;
  return RECORDING.has(name) ? userStateDirs : readersStateDirs;
}

export function callingUser(): { uid: number; home: string; env: NodeJS.ProcessEnv } {
  // the controller of shims has no HOME, and its user may have no account
  const home = orElse(() => homedir(), "/");
  return { uid: process.geteuid?.() ?? 0, home, env: process.env };
}
