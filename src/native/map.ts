/**
 * A BPF map, by its descriptor. Checks the sizes of keys and values, so that a wrong one is an error here and
 * never a stray read by the kernel.
 *
 * On failure: operations on single entries throw. Batches return how many entries were applied, which the caller
 * undoes; nothing is retried.
 */
import {
  type Addon,
  addon,
  type MapEntries,
  type MapInfo,
  type NativeBatchResult,
  type RingHandle,
  type RingRead,
} from "./addon.ts";
import type { Descriptor } from "./descriptor.ts";
import { KernelError, kernelCall, kernelPromise } from "./error.ts";

/** Creates or replaces an entry. */
const BPF_ANY = 0;

export interface BatchOutcome extends Pick<NativeBatchResult, "applied" | "missing" | "batched"> {
  /** Why entry number `applied` was refused; null: all were applied. */
  error: KernelError | null;
}

/** Batches up to this size are written on the JavaScript thread: it takes under half a millisecond, even for tries. */
const INLINE_ENTRIES = 256;

export class KernelMap {
  readonly name: string;
  readonly info: Readonly<MapInfo>;
  readonly #descriptor: Descriptor;

  /** Takes ownership of `descriptor`, even if it throws because that is not a map. */
  constructor(descriptor: Descriptor) {
    this.#descriptor = descriptor;
    try {
      this.info = kernelCall(descriptor.name, () => addon().mapInfo(descriptor.fd));
    } catch (failure) {
      if (!descriptor.closed) descriptor.close();
      throw failure;
    }
    this.name = this.info.name === "" ? descriptor.name : this.info.name;
  }

  /** Borrowed. */
  get fd(): number {
    return this.#descriptor.fd;
  }

  get closed(): boolean {
    return this.#descriptor.closed;
  }

  close(): void {
    this.#descriptor.close();
  }

  /** Returns the value, or undefined if there is no such key. Per-CPU maps: see `lookupPerCpu`. */
  lookup(key: Uint8Array): Buffer | undefined {
    return this.#call((native) => native.mapLookup(this.fd, key));
  }

  /** Returns one value per possible CPU, each `info.valueSize` bytes; undefined if there is no such key. */
  lookupPerCpu(key: Uint8Array): Buffer[] | undefined {
    const bytes = this.lookup(key);
    return bytes && this.#perCpu(bytes);
  }

  #perCpu(bytes: Buffer): Buffer[] {
    const stride = Math.ceil(this.info.valueSize / 8) * 8;
    const values: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += stride)
      values.push(bytes.subarray(at, at + this.info.valueSize));
    return values;
  }

  /** A per-CPU array: for each index, one value per possible CPU, each `info.valueSize` bytes. */
  everyPerCpu(): Buffer[][] {
    const bytes = this.#call((native) => native.mapValues(this.fd));
    const values = this.#perCpu(bytes);
    const cpus = values.length / this.info.maxEntries;
    return Array.from({ length: this.info.maxEntries }, (_, i) => values.slice(i * cpus, (i + 1) * cpus));
  }

  update(key: Uint8Array, value: Uint8Array): void {
    this.#call((native) => native.mapUpdate(this.fd, key, value, BPF_ANY));
  }

  /** Returns false if there was no such key. */
  delete(key: Uint8Array): boolean {
    return this.#call((native) => native.mapDelete(this.fd, key));
  }

  /**
   * Writes packed keys and values, in their order. Both are copied during the call, so the caller may reuse
   * them at once.
   */
  async updateBatch(keys: Uint8Array, values: Uint8Array): Promise<BatchOutcome> {
    return this.#batch(keys, (native, small) =>
      small
        ? native.mapUpdateBatchSync(this.fd, keys, values, BPF_ANY)
        : native.mapUpdateBatch(this.fd, keys, values, BPF_ANY),
    );
  }

  async deleteBatch(keys: Uint8Array, options: { ignoreMissing: boolean }): Promise<BatchOutcome> {
    return this.#batch(keys, (native, small) =>
      small
        ? native.mapDeleteBatchSync(this.fd, keys, options.ignoreMissing)
        : native.mapDeleteBatch(this.fd, keys, options.ignoreMissing),
    );
  }

  /** Returns every entry; exact unless the map is written meanwhile. */
  entries(): Promise<MapEntries> {
    return kernelPromise(`map ${this.name}`, () => addon().mapEntries(this.fd));
  }

  #call<T>(call: (native: Addon) => T): T {
    return kernelCall(`map ${this.name}`, () => call(addon()));
  }

  async #batch(
    keys: Uint8Array,
    call: (native: Addon, small: boolean) => NativeBatchResult | Promise<NativeBatchResult>,
  ): Promise<BatchOutcome> {
    const small = keys.byteLength <= INLINE_ENTRIES * this.info.keySize;
    const result = await kernelPromise(`map ${this.name}`, async () => call(addon(), small));
    const { applied, missing, errno, code, syscall, batched } = result;
    const count = keys.byteLength / this.info.keySize;
    const error =
      errno === 0
        ? null
        : new KernelError(
            { code, errno, syscall },
            `map ${this.name}`,
            `${syscall}: ${code} after ${applied} of ${count} entries`,
          );
    return { applied, missing, error, batched };
  }
}

/**
 * Reader of a BPF ring buffer: copies its records into the caller's buffer and never waits; the caller polls, or is told
 * when there is something to read. One reader per ring: two would take records from each other. A corrupt ring is an error (KernelError EBADMSG) and never a crash;
 * the kernel keeps enforcing whether or not anyone reads.
 */
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
   * @throws KernelError ENOBUFS if not even one record fits, EBADMSG if the ring is corrupt
   */
  read(into: Uint8Array): RingRead {
    return kernelCall(this.#object, () => addon().ringRead(this.#handle, into));
  }

  /** Bytes not yet read, including record headers. */
  available(): number {
    return kernelCall(this.#object, () => addon().ringAvailable(this.#handle));
  }

  /** `onReady` follows each `wait` from now on. Once for each reader. */
  watch(onReady: () => void): void {
    kernelCall(this.#object, () => addon().ringWatch(this.#handle, onReady));
  }

  /**
   * Calls `onReady` once, in a later turn of the event loop, as soon as the ring is not empty; a record that is still being
   * written counts. The programs must wake the reader (bpf_ringbuf_submit without BPF_RB_NO_WAKEUP).
   */
  wait(): void {
    kernelCall(this.#object, () => addon().ringWait(this.#handle));
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Unmaps the ring. @throws KernelError EBADF if it is already closed */
  close(): void {
    kernelCall(this.#object, () => addon().ringClose(this.#handle));
    this.#closed = true;
  }
}
