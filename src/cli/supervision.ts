/**
 * Supervisor above `netmon watch`: netmon-bpf replaces the started process and runs this program below it, again if it
 * dies. The caller sees one small child with one exit code. Fails open: without a supervisor netmon still runs, and
 * pins depend on neither.
 */
import { builtFile, netmonPackage } from "../native/built-file.ts";
import { execute } from "../native/execute.ts";
import { selected } from "./command-words.ts";

/** Process id of the supervisor (native/helper/internal/supervise). */
const VARIABLE = "NETMON_SUPERVISOR";

/** Reports whether this process's parent is a supervisor; an inherited variable names another parent. */
export function isSupervised(): boolean {
  return process.env[VARIABLE] === String(process.ppid);
}

/** Whether systemd gave this process one socket, as descriptor 3 (sd_listen_fds(3)), which the supervisor passes on. */
function isGivenSocket(): boolean {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return LISTEN_FDS === "1" && LISTEN_PID === String(process.pid);
}

/** The commands that hold sessions and are restarted if they die. */
const SUPERVISED: ReadonlySet<string> = new Set(["watch", "serve"]);

/**
 * Becomes the supervisor of these arguments; returns if they are another command's, if there is one already, or none is
 * possible. Must run before this process uses its streams: the supervisor inherits the same open files.
 */
export function becomeSupervisor(args: readonly string[]): void {
  if (!SUPERVISED.has(selected(args) ?? "") || isSupervised() || !netmonPackage().built) return;
  const command = [process.execPath, ...process.execArgv, process.argv[1] ?? "", ...args];
  try {
    const helper = builtFile("netmon-bpf", "dist/native/netmon-bpf");
    execute(helper, ["netmon-bpf", "supervise", "--", ...command], isGivenSocket() ? 3 : 2);
  } catch {
    // a missing part of the installation is reported when it is needed
  }
}
