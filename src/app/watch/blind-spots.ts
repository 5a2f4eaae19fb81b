/**
 * Detects at the start what a session's hooks cannot see or stop, and reports it as warnings, one sentence each. On
 * failure: a check that cannot be made is itself a warning.
 */
import type { Log } from "../../event/log.ts";
import type { SocketsReply } from "../../kernel/helper/messages.ts";
import type { KernelSession } from "../../kernel/session.ts";
import { inspectProcesses } from "../../kernel/target/processes.ts";
import { readNamespace } from "../../kernel/target/procfs.ts";
import { processesIn } from "../../kernel/target/subtree.ts";
import type { Target } from "../../kernel/target/target.ts";
import { reviewOtherPins } from "../../state/other-pins.ts";

export async function blindSpots(
  target: Target,
  pinDir: string | null,
  kernel: KernelSession,
  open: SocketsReply,
  log: Pick<Log, "info">,
): Promise<string[]> {
  const inspected = await inspectProcesses(target.cgroup);
  return [
    ...target.warnings,
    ...inspected.warnings,
    ...socketWarnings(open),
    ...kernel.missing.map((f) => `this kernel has no ${f.name}: ${f.why}`),
    ...pinnedBeside(target.cgroup.id, pinDir, log),
  ];
}

/**
 * Returns warnings about other sessions pinned at the same cgroup. Removes pins whose cgroup is gone, and logs this.
 * `own`: this session's pin directory; null: none.
 */
function pinnedBeside(cgroupId: bigint, own: string | null, log: Pick<Log, "info">): string[] {
  const { here, removed } = reviewOtherPins(cgroupId, own);
  if (removed.length > 0)
    log.info(`removed the pins of sessions whose cgroup is gone: ${removed.join(", ")}`);
  return here.map(
    (pinDir) =>
      `another session is pinned at the same cgroup (${pinDir}): a call that either refuses is refused. Give this one ` +
      "the other's name to take its links over, or remove them with netmon detach",
  );
}

function socketWarnings({ sockets, cgroupIds }: SocketsReply): string[] {
  const warn = (found: { pid: number }[], format: (count: number, pids: string) => string): string[] =>
    found.length > 0 ? [format(found.length, pids(found))] : [];
  return [
    ...warn(
      sockets.filter((s) => s.foreign),
      (count, pids) =>
        `${count} open sockets of the session were made outside its cgroup (pid ${pids}): no hook sees them. ` +
        "Restart these processes inside the session (netmon exec)",
    ),
    ...warn(
      sockets.filter((s) => s.state === "unbound"),
      (count, pids) =>
        `${count} unconnected socket${count === 1 ? "" : "s"} of the session (pid ${pids}) may ` +
        "have been made outside its cgroup, where no hook sees them: start the processes inside the session (netmon exec)",
    ),
    ...warn(
      sockets.filter((s) => s.family === "packet" || s.state === "raw"),
      (count, pids) =>
        `${count} packet or raw sockets are open in the session (pid ${pids}): packet sockets pass every hook`,
    ),
    ...(cgroupIds
      ? []
      : ["this kernel does not report the cgroup of a socket: netmon cannot find sockets made outside"]),
  ];
}

function pids(sockets: { pid: number }[]): string {
  const all = [...new Set(sockets.map((s) => s.pid))];
  return all.length > 5 ? `${all.slice(0, 5).join(", ")}, ...` : all.join(", ");
}

/**
 * Returns one sentence if the session's processes cannot reach the LLM proxy, otherwise null: each network namespace
 * has its own 127.0.0.1. Nothing is known while the cgroup is empty. Fails open: a failed check gives no warning.
 */
export function unreachableProxy(cgroup: string): string | null {
  const own = readNamespace("self", "net");
  const outside = processesIn(cgroup).find((pid) => ![own, null].includes(readNamespace(pid, "net")));
  if (own === null || outside === undefined) return null;
  return (
    `process ${outside} of the session has a network namespace of its own, whose 127.0.0.1 is not netmon's: it cannot ` +
    "reach the LLM proxy. Run netmon in that namespace, as a sidecar does (docs/limits.md)"
  );
}
