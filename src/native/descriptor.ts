/**
 * A file descriptor with one owner. The number is not used any more after `close` or `release`: closing twice is an
 * error, because the number may refer to another file by then.
 */
import type { Socket } from "node:net";
import { addon, type LinkInfo } from "./addon.ts";
import { KernelError, kernelCall } from "./error.ts";

export class Descriptor {
  /** Name of the object, for errors: `map:rules`, `link:connect4`, ... */
  readonly name: string;
  #fd: number;

  /** Takes ownership of `fd`. */
  constructor(fd: number, name: string) {
    this.#fd = fd;
    this.name = name;
  }

  /** Opens the object pinned at `path` (bpf(2) BPF_OBJ_GET). */
  static fromPin(path: string): Descriptor {
    return new Descriptor(
      kernelCall(path, () => addon().objGet(path)),
      path,
    );
  }

  /** The number, borrowed: the caller must not close it. */
  get fd(): number {
    if (this.#fd < 0)
      throw new KernelError({ code: "EBADF", errno: 9, syscall: "close" }, this.name, "already closed");
    return this.#fd;
  }

  get closed(): boolean {
    return this.#fd < 0;
  }

  /** @throws KernelError EBADF if it is already closed */
  close(): void {
    const fd = this.release();
    kernelCall(this.name, () => addon().closeFd(fd));
  }

  /** Releases ownership of the number to the caller. */
  release(): number {
    const fd = this.fd;
    this.#fd = -1;
    return fd;
  }
}

/** Closes all open descriptors, even if one fails; then throws the first failure. */
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

/** `cgroupId` 0n: the cgroup was removed, and the link is dead. */
export function linkInfo(link: Descriptor): LinkInfo {
  return kernelCall(link.name, () => addon().linkInfo(link.fd));
}

/** Whether each of these links is attached to the cgroup. One that cannot be read is not. */
export function linksAreAt(links: readonly Descriptor[], cgroupId: bigint): boolean[] {
  return addon().linksAreAt(
    links.map((link) => (link.closed ? -1 : link.fd)),
    cgroupId,
  );
}

/**
 * Locks an open file (flock(2)); never waits. The lock ends with the last descriptor of this open file.
 * @returns false if another process holds the lock
 */
export function lockFile(fd: number, operation: "exclusive" | "shared" | "unlock", path: string): boolean {
  return kernelCall(path, () => addon().flock(fd, operation));
}

/** The descriptor of a Node socket, borrowed; null: it is closed. */
export function descriptorOf(socket: Socket): number | null {
  const { _handle: handle } = socket as unknown as { _handle: { fd: number } | null };
  return handle === null || handle.fd < 0 ? null : handle.fd;
}
