/**
 * A network namespace of another process, to make sockets in. A socket belongs forever to the namespace its
 * thread was in at socket(2); everything after that (bind, connect, send) works from this namespace.
 *
 * Direction of failure: errors are thrown and nothing is left behind. A thread that cannot return from a
 * foreign namespace ends the process: netmon never continues in the agent's network.
 */
import { closeSync, fstatSync, openSync, statSync } from "node:fs";

/** The namespace of the thread that runs JavaScript; /proc/self is the main thread's. */
const OWN = "/proc/thread-self/ns/net";

export class NetworkNamespace {
  /** Path it was opened at, for errors. */
  readonly path: string;
  /** Whether this process runs in it: making sockets there needs no privilege. */
  readonly isOwn: boolean;
  #fd: number;

  private constructor(fd: number, path: string) {
    this.#fd = fd;
    this.path = path;
    const it = fstatSync(fd, { bigint: true });
    const own = statSync(OWN, { bigint: true });
    this.isOwn = it.ino === own.ino && it.dev === own.dev;
  }

  /** Opens /proc/PID/ns/net. The namespace stays reachable after the process ends. Throws the errno of open(2). */
  static ofProcess(pid: number): NetworkNamespace {
    if (!Number.isSafeInteger(pid) || pid <= 0) throw new RangeError(`${pid} is not a process id`);
    return NetworkNamespace.ofPath(`/proc/${pid}/ns/net`);
  }

  /** Opens a namespace file, for example /run/netns/NAME. */
  static ofPath(path: string): NetworkNamespace {
    const fd = openSync(path, "r");
    try {
      return new NetworkNamespace(fd, path);
    } catch (error) {
      closeSync(fd);
      throw error;
    }
  }

  /** Opens this process's own namespace. */
  static own(): NetworkNamespace {
    return NetworkNamespace.ofPath(OWN);
  }

  /** The descriptor, borrowed; -1 for this process's own namespace, which need not be entered. */
  get entryFd(): number {
    if (this.#fd < 0) throw new Error(`${this.path} is closed`);
    return this.isOwn ? -1 : this.#fd;
  }

  /** Sockets made in the namespace stay open. */
  close(): void {
    if (this.#fd < 0) return;
    closeSync(this.#fd);
    this.#fd = -1;
  }
}
