/**
 * A file descriptor with one owner. The number is never used again after `close` or `release`: closing
 * twice is an error, because the number may be another file by then.
 */
import type { Socket } from "node:net";
import { addon, type LinkInfo } from "./addon.ts";
import { KernelError, kernelCall } from "./error.ts";

export class Descriptor {
  /** What it is, for errors: `map:rules`, `link:connect4`, ... */
  readonly name: string;
  #fd: number;

  /** Takes ownership of `fd`. */
  constructor(fd: number, name: string) {
    this.#fd = fd;
    this.name = name;
  }

  /** Opens what is pinned at `path` (bpf(2) BPF_OBJ_GET). */
  static fromPin(path: string): Descriptor {
    return new Descriptor(
      kernelCall(path, () => addon().objGet(path)),
      path,
    );
  }

  /** The number, borrowed: the caller must not close it. */
  get fd(): number {
    if (this.#fd < 0) {
      throw new KernelError({ code: "EBADF", errno: 9, syscall: "close" }, this.name, "already closed");
    }
    return this.#fd;
  }

  get closed(): boolean {
    return this.#fd < 0;
  }

  /** @throws KernelError EBADF when it is closed already */
  close(): void {
    const fd = this.release();
    kernelCall(this.name, () => addon().closeFd(fd));
  }

  /** Gives the number away: the caller owns it from now on. */
  release(): number {
    const fd = this.fd;
    this.#fd = -1;
    return fd;
  }
}

/** Closes all that are open, every one of them even if one fails; then throws the first failure. */
export function closeAll(descriptors: Iterable<{ readonly closed: boolean; close(): void }>): void {
  const failures: unknown[] = [];
  for (const descriptor of descriptors) {
    try {
      if (!descriptor.closed) descriptor.close();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** `cgroupId` 0n: the cgroup was removed, the link is dead and attaches nothing any more. */
export function linkInfo(link: Descriptor): LinkInfo {
  return kernelCall(link.name, () => addon().linkInfo(link.fd));
}

/**
 * Locks an open file (flock(2)); never waits. The lock ends with the last descriptor of this open file.
 * @returns false where another process holds it
 */
export function lockFile(fd: number, operation: "exclusive" | "shared" | "unlock", path: string): boolean {
  return kernelCall(path, () => addon().flock(fd, operation));
}

/** The number of a socket of node's, borrowed; null: it is closed. */
export function descriptorOf(socket: Socket): number | null {
  const { _handle: handle } = socket as unknown as { _handle: { fd: number } | null };
  return handle === null || handle.fd < 0 ? null : handle.fd;
}
