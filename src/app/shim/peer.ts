/**
 * Decides by what the kernel says of a process whether it may have its shim served here. The user's controller serves
 * only processes that have exactly its own user, groups, rights, cgroup, namespaces and root directory: none of them can
 * do anything through it that it could not do itself. native/shim/peer.cc checks the same at the other end.
 *
 * Fails closed. A process that has ended, or of which something cannot be read, is refused: a later process may have its
 * number. Before Linux 6.5 the kernel does not tell that it has ended.
 */
import { readFileSync, readlinkSync } from "node:fs";
import { dirname } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import { cgroupOfPid } from "../../kernel/target/pid.ts";
import { addon } from "../../native/addon.ts";

/** Lines of /proc/PID/status. A sandbox that shares everything else still differs in these. */
const RIGHTS = /^(?:Uid|Gid|Groups|CapBnd|NoNewPrivs|Seccomp|Seccomp_filters):.*$/gm;
const LINKS = ["ns/mnt", "ns/pid", "ns/user", "ns/net", "root"];

/** Returns why the user's controller does not serve the process at the other end; null: it does. */
export function objectionToRelay(fd: number): string | null {
  return objectionTo(fd, ({ pid }) =>
    factsOf(pid) === factsOf("self")
      ? null
      : `process ${pid} has other rights, or is in another cgroup, namespace or session`,
  );
}

/** `cgroup`: the session's; null: the run has no kernel layer. */
export interface SessionPeers {
  uid: number;
  cgroup: string | null;
  /** Whether the session has user namespaces of its own: one for each command that netmon started in it. */
  ownUsers: boolean;
}

/** Returns why a run does not serve the process at the other end as one of its agent's; null: it does. */
export function objectionToAgent(fd: number, session: SessionPeers): string | null {
  return objectionTo(fd, ({ pid, uid }) => {
    if (uid !== 0 && uid !== session.uid) return `uid ${uid} has connected`;
    // a session has its netmon's user namespace, and a sandbox in the session has its own
    if (!isOfSession(pid, session)) return `process ${pid} is in a sandbox`;
    return session.cgroup === null || isBelow(cgroupOfPid(pid).path, session.cgroup)
      ? null
      : `process ${pid} is not in the session`;
  });
}

function isOfSession(pid: number, { cgroup, ownUsers }: SessionPeers): boolean {
  if (!ownUsers || cgroup === null) return textOf(pid, "uid_map") === textOf("self", "uid_map");
  const users = (process: number): string => readlinkSync(`/proc/${process}/ns/user`);
  const init = initOf(pid);
  return init !== null && users(pid) === users(init);
}

/** More than agents start one in another. */
const MOST_PARENTS = 256;

/**
 * The first process of the pid namespace that netmon made for the command: among the process's parents, the one that has
 * number 1 in the namespace next to this process's. What a sandbox in the session makes is further inside.
 */
function initOf(pid: number): number | null {
  for (let at = pid, seen = 0; at > 1 && seen < MOST_PARENTS; seen++) {
    const status = textOf(at, "status");
    const numbers = /^NSpid:\s+(.+)$/m.exec(status)?.[1]?.split(/\s+/) ?? [];
    if (numbers.length === 2 && numbers[1] === "1") return at;
    at = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  }
  return null;
}

type Peer = ReturnType<ReturnType<typeof addon>["peerCredentials"]>;

function objectionTo(fd: number, look: (peer: Peer) => string | null): string | null {
  try {
    const peer = addon().peerCredentials(fd);
    if (peer.pid <= 0) return "a process in another pid namespace has connected";
    const objection = look(peer);
    // what was read belongs to the process that connected only if that is still there
    return addon().peerIsAlive(fd) ? objection : `process ${peer.pid} has ended`;
  } catch {
    return "it is not known which session the connecting process belongs to";
  }
}

function factsOf(process: number | "self"): string {
  const rights = textOf(process, "status").match(RIGHTS) ?? [];
  const links = LINKS.map((link) => readlinkSync(`/proc/${process}/${link}`));
  return JSON.stringify([rights, links, textOf(process, "cgroup")]);
}

function textOf(process: number | "self", file: string): string {
  return readFileSync(`/proc/${process}/${file}`, "latin1");
}

/** Compares ids: the same cgroup may be seen through several mounts. */
function isBelow(path: string, session: string): boolean {
  const wanted = cgroupIdIfPresent(session);
  if (wanted === null) return false;
  for (let at = path; at !== dirname(at); at = dirname(at))
    if (orElse(() => cgroupIdIfPresent(at), null) === wanted) return true;
  return false;
}
