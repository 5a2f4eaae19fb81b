/**
 * Finds which processes hold the other end of a connection to the page, and whether one of them is in a session: no
 * watched process may see or decide anything here, whatever its user.
 *
 * Fails closed. A peer that cannot be found while there are sessions is refused. A session chooses how many connections
 * and descriptors there are: they are looked at between other work, and beyond a limit everybody is refused.
 */
import type { Socket } from "node:net";
import { oneAtATime } from "../async/serial-queue.ts";
import { type Walked, walk } from "../async/steps.ts";
import { errorMessage } from "../errors/error-message.ts";
import { allOpenFiles, linesOf, socketInode } from "../kernel/target/open-files.ts";
import { addon } from "../native/addon.ts";
import { descriptorOf } from "../native/descriptor.ts";
import type { StateDirs } from "../state/paths.ts";
import { sessionOfProcess, sessionsIn } from "../state/session-of-process.ts";

/** Some seconds of work each. */
const MOST_CONNECTIONS = 1_000_000;
const MOST_DESCRIPTORS = 1_000_000;
/** Bytes that are read at a time. */
const LINES = 4096;

/** Resolves to why the peer is refused; null: it is in no session. */
export async function objectionToPeer(
  socket: Socket,
  stateDirs: readonly StateDirs[],
): Promise<string | null> {
  const { pids, problem } =
    socket.remotePort === undefined ? { pids: unixPeer(socket), problem: null } : await tcpPeers(socket);
  // after the search, which may take long: what began meanwhile counts
  const sessions = sessionsIn(stateDirs);
  if (problem !== null && sessions.length > 0) return problem;
  if (pids.length === 0)
    return sessions.length === 0
      ? null
      : "the process of this connection cannot be found, and there are sessions";
  for (const pid of pids)
    try {
      const session = sessionOfProcess(pid, sessions);
      if (session !== null) return `process ${pid} is in a session: it may not see this page`;
    } catch (error) {
      return `it is not known where process ${pid} belongs: ${errorMessage(error)}`;
    }
  return null;
}

/** Returns the process that connected. It may have ended since, or passed the socket on: docs/limits.md. */
function unixPeer(socket: Socket): number[] {
  const fd = descriptorOf(socket);
  const pid = fd === null ? 0 : addon().peerCredentials(fd).pid;
  return pid > 0 ? [pid] : [];
}

interface Peers {
  pids: number[];
  /** Why others may be missing; null: none are. */
  problem: string | null;
}

/** Resolves to all processes that now hold the other end in this network namespace; loopback reaches no other. */
async function tcpPeers({ remoteAddress, remotePort, localAddress, localPort }: Socket): Promise<Peers> {
  const ends = `${hexEnd(remoteAddress, remotePort)} ${hexEnd(localAddress, localPort)}`;
  let found: string | undefined;
  const { complete } = await walk(linesOf("/proc/net/tcp", LINES), MOST_CONNECTIONS, (line) => {
    if (line.includes(ends)) found = line;
  });
  const inode = found?.trim().split(/\s+/)[9];
  if (inode !== undefined && inode !== "0") return holders.of(inode);
  return { pids: [], problem: complete ? null : tooMany(MOST_CONNECTIONS, "connections") };
}

/** Formats an end as in /proc/net/tcp: the address in the machine's byte order (proc_pid_net(5)). */
function hexEnd(address: string | undefined, port: number | undefined): string {
  const hex = (number: number, digits: number): string =>
    number.toString(16).toUpperCase().padStart(digits, "0");
  const bytes = (address ?? "").split(".").map((part) => hex(Number(part), 2));
  return `${bytes.reverse().join("")}:${hex(port ?? 0, 4)}`;
}

function tooMany(most: number, what: string): string {
  return `more than ${most} ${what} are open on this machine: the process of this connection cannot be identified`;
}

/** Finds who holds a socket: all that ask at the same time by one search, so that many connections cost no more than one. */
export class Holders {
  readonly #most: number;
  readonly #inTurn = oneAtATime();
  /** The next search, which has not begun. */
  #next: { found: Map<string, Set<number>>; done: Promise<Walked> } | null = null;

  /** `most`: descriptors that are looked at. */
  constructor(most: number) {
    this.#most = most;
  }

  async of(inode: string): Promise<Peers> {
    this.#next ??= this.#search();
    const { found, done } = this.#next;
    const wanted = found.get(inode) ?? new Set();
    found.set(inode, wanted);
    const { complete } = await done;
    return { pids: [...wanted], problem: complete ? null : tooMany(this.#most, "descriptors") };
  }

  #search(): { found: Map<string, Set<number>>; done: Promise<Walked> } {
    const found = new Map<string, Set<number>>();
    const done = this.#inTurn(() => {
      this.#next = null;
      return walk(allOpenFiles(), this.#most, (file) => found.get(socketInode(file) ?? "")?.add(file.pid));
    });
    return { found, done };
  }
}

const holders = new Holders(MOST_DESCRIPTORS);
