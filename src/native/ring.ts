/**
 * Reader of a BPF ring buffer: copies what is there into the caller's buffer and never waits; the caller
 * has a timer. One reader per ring: two would take records from each other.
 *
 * Failure: observing side. A corrupt ring is an error (KernelError EBADMSG) and never a crash; the kernel
 * goes on enforcing whether or not anyone reads.
 */
import { addon, type RingHandle, type RingRead } from "./addon.ts";
import { kernelCall } from "./error.ts";

export class RingReader {
  readonly #handle: RingHandle;
  readonly #object: string;
  #closed = false;

  /** Maps the ring; the map may be closed afterwards. */
  constructor(map: { readonly fd: number; readonly name: string }) {
    this.#object = `ring ${map.name}`;
    this.#handle = kernelCall(this.#object, () => addon().ringOpen(map.fd));
  }

  /**
   * Copies records into `into` and frees them in the ring, all at once, up to the first one that is still
   * being written. Each record: u32 length (host order), u32 zero, the data, zeros up to a multiple of 8.
   * @throws KernelError ENOBUFS where not even one record fits, EBADMSG where the ring is corrupt
   */
  read(into: Uint8Array): RingRead {
    return kernelCall(this.#object, () => addon().ringRead(this.#handle, into));
  }

  /** Bytes not yet read, heads included. */
  available(): number {
    return kernelCall(this.#object, () => addon().ringAvailable(this.#handle));
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Unmaps. @throws KernelError EBADF when it is closed already */
  close(): void {
    kernelCall(this.#object, () => addon().ringClose(this.#handle));
    this.#closed = true;
  }
}
