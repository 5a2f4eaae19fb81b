/**
 * A BPF map the controller holds a descriptor of. Knows its sizes, so a wrong key is an error here and
 * never a stray read by the kernel.
 *
 * Failure: single entries throw. Batches answer with how many entries were applied, and the caller undoes
 * these; nothing is retried.
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

/** Create or replace. */
const BPF_ANY = 0;

export interface BatchOutcome extends Pick<NativeBatchResult, "applied" | "missing" | "batched"> {
  /** Why entry number `applied` was refused; null: all were applied. */
  error: KernelError | null;
}

/** Up to this many entries are written on the JavaScript thread: under half a millisecond, also for tries. */
const INLINE_ENTRIES = 256;

export class KernelMap {
  readonly name: string;
  readonly info: Readonly<MapInfo>;
  readonly #descriptor: Descriptor;

  /** Takes ownership of `descriptor`, also when it throws because that is not a map. */
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

  /** The value, or undefined where there is no such key. Per-CPU maps: see `lookupPerCpu`. */
  lookup(key: Uint8Array): Buffer | undefined {
    return this.#call((native) => native.mapLookup(this.fd, key));
  }

  /** One value per possible CPU, each `info.valueSize` bytes; undefined where there is no such key. */
  lookupPerCpu(key: Uint8Array): Buffer[] | undefined {
    const bytes = this.lookup(key);
    if (bytes === undefined) return undefined;
    const stride = Math.ceil(this.info.valueSize / 8) * 8;
    const values: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += stride)
      values.push(bytes.subarray(at, at + this.info.valueSize));
    return values;
  }

  update(key: Uint8Array, value: Uint8Array): void {
    this.#call((native) => native.mapUpdate(this.fd, key, value, BPF_ANY));
  }

  /** false where there was no such key. */
  delete(key: Uint8Array): boolean {
    return this.#call((native) => native.mapDelete(this.fd, key));
  }

  /**
   * Writes keys and values that stand one after the other, in their order. Both are copied at the call:
   * the caller may reuse them at once.
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

  /** Every entry; exact while the map is not written to. */
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
 * Reader of a BPF ring buffer: copies what is there into the caller's buffer and never waits; the caller has a timer.
 * One reader per ring: two would take records from each other. A corrupt ring is an error (KernelError EBADMSG) and
 * never a crash; the kernel goes on enforcing whether or not anyone reads.
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
