/**
 * One look for what a session does, or may do, that its hooks do not see or stop: at the start, and again as long as the
 * session lives (coverage-status.ts). What is open now is a hole; rights and means that nobody uses are possible only.
 *
 * Fails closed: rejects if the look is not complete.
 */
import type { Coverage, Daemon, Hole } from "../../event/coverage.ts";
import type { Log } from "../../event/log.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { SocketsReply } from "../../kernel/helper/messages.ts";
import type { KernelSession } from "../../kernel/session.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import { aliasesInto, forwardersInto, type LoopbackAlias } from "../../kernel/target/loopback-aliases.ts";
import { readProcesses } from "../../kernel/target/processes.ts";
import { readNamespace } from "../../kernel/target/procfs.ts";
import { processesIn } from "../../kernel/target/subtree.ts";
import type { Target } from "../../kernel/target/target.ts";
import { reviewOtherLinks } from "../../state/other-bpffs-links.ts";
import type { TrustedUsers } from "../attachment/session-namespaces.ts";
import { daemonHole, forwarderHole, holeOf, possibilityOf, unreadHole } from "./coverage-texts.ts";

/** Programs outside that the session reached; `holes`: those to which rules about tools do not reach. */
export interface Reached {
  daemons: Daemon[];
  holes: Daemon[];
}

/** `open`: the session's sockets; `trusted`: user namespaces whose network namespaces lead out of the session. */
export async function checkCoverage(
  cgroup: Cgroup,
  open: SocketsReply,
  reached: Reached,
  trusted: TrustedUsers,
  calls: HelperCalls,
): Promise<Coverage> {
  const { result } = await calls.request("coverage", {
    cgroup: cgroup.path,
    userNamespaces: [...trusted].map((link) => BigInt(link.match(/\d+/)?.[0] ?? 0)),
  });
  const { warnings } = await readProcesses(cgroup);
  const forwarders = await forwardersInto(cgroup.path, trusted);
  const openings = result.openings.filter((one) => one.open);
  return {
    checked: new Date().toISOString(),
    holes: [
      ...openings.map(holeOf),
      ...foreignSockets(open),
      ...(result.unread > 0 ? [unreadHole(result.unread)] : []),
      ...reached.holes.map(daemonHole),
      ...forwarders.map(forwarderHole),
    ],
    daemons: reached.daemons,
    possible: [
      ...warnings,
      ...result.openings.filter((one) => !one.open).map(possibilityOf),
      ...(result.omitted > 0 ? [`${result.omitted} more findings are not listed: there are too many`] : []),
      ...uncertainSockets(open),
    ],
  };
}

/** Resolves to what this machine and this cgroup cannot guarantee, whatever the session does: one sentence each. */
export async function standingWarnings(
  target: Target,
  linkDir: string | null,
  kernel: KernelSession,
  log: Pick<Log, "info">,
): Promise<string[]> {
  return [
    ...target.warnings,
    ...kernel.missing.map((f) => `this kernel has no ${f.name}: ${f.why}`),
    ...pinnedBeside(target.cgroup.id, linkDir, log),
    ...(await aliasesInto(target.cgroup.path)).map(aliasWarning),
  ];
}

/**
 * Returns warnings about other sessions pinned at the same cgroup. Removes pins whose cgroup is gone, and logs this.
 * `own`: this session's pin directory; null: none.
 */
function pinnedBeside(cgroupId: bigint, own: string | null, log: Pick<Log, "info">): string[] {
  const { here, removed } = reviewOtherLinks(cgroupId, own);
  if (removed.length > 0)
    log.info(`removed the pins of sessions whose cgroup is gone: ${removed.join(", ")}`);
  return here.map(
    (linkDir) =>
      `another session is pinned at the same cgroup (${linkDir}): both apply: a call that either one refuses is refused. Give this one ` +
      "the other's name to take its links over, or remove them with netmon detach",
  );
}

function aliasWarning({ pid, program, address, without }: LoopbackAlias): string {
  return (
    `${program}[${pid}] outside the session lets it reach this host's 127.0.0.1 as ${address}, for which no rule for ` +
    `loopback counts: start it with ${without}, or deny that address`
  );
}

/** A socket that only listens sends nothing by itself. */
function foreignSockets({ sockets }: SocketsReply): Hole[] {
  const found = sockets.filter((s) => s.foreign && s.state !== "listen");
  if (found.length === 0) return [];
  const text =
    `${found.length} open sockets of the session were made outside its cgroup (pid ${pids(found)}), ` +
    "where no hook sees them";
  const remedy = "restart these processes inside the session (netmon exec)";
  return [{ kind: "foreign_socket", pid: found[0]?.pid ?? 0, comm: "", text, remedy }];
}

function uncertainSockets({ sockets, cgroupIds }: SocketsReply): string[] {
  const warn = (found: { pid: number }[], format: (count: number, pids: string) => string): string[] =>
    found.length > 0 ? [format(found.length, pids(found))] : [];
  return [
    ...warn(
      sockets.filter((s) => s.foreign && s.state === "listen"),
      (count, pids) =>
        `${count} listening sockets of the session were made outside its cgroup (pid ${pids}): no hook sees what it ` +
        "answers there. Restart these processes inside the session (netmon exec)",
    ),
    ...warn(
      sockets.filter((s) => s.state === "unbound"),
      (count, pids) =>
        `${count} unconnected socket${count === 1 ? "" : "s"} of the session (pid ${pids}) may ` +
        "have been made outside its cgroup, where no hook sees them: start the processes inside the session (netmon exec)",
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
