/**
 * Descriptors that another process may hold as well: it can take O_NONBLOCK off the shared open file at any moment, and
 * the next read or write would then stop the event loop. A pipe gets an open file of its own; a socket, which cannot, is
 * used with MSG_DONTWAIT, whatever its flags are.
 *
 * Fails closed. Every other kind is refused: a terminal, file or device could make its reader wait.
 */
import { Socket } from "node:net";
import { Readable, Writable } from "node:stream";
import { addon, type StrangerHandle } from "./addon.ts";
import { descriptorOf } from "./descriptor.ts";
import { kernelCall } from "./error.ts";

const READABLE = 1;
const WRITABLE = 2;

/** Reports whether it is of a kind that can be used without waiting. Asks no file system. */
export function neverWaits(fd: number): boolean {
  return addon().strangerKind(fd) !== "other";
}

/** Closes a descriptor of unknown kind, on which that may wait. */
export function discard(fd: number): void {
  if (addon().strangerKind(fd) === "pipe") addon().closeFd(fd);
  else addon().closeLater(fd);
}

/**
 * Keeps this process's last reference to a connection: with its end, descriptors that nobody has received are closed,
 * and that may wait.
 */
export function closeOnThread(socket: Socket): void {
  const fd = descriptorOf(socket);
  if (fd === null) return;
  const last = addon().duplicate(fd);
  socket.once("close", () => addon().closeLater(last));
}

/** Reads a connection in place of Node, which would have the kernel close descriptors that come with the bytes. */
export function incoming(socket: Socket): Readable {
  const fd = descriptorOf(socket);
  return fd === null ? Readable.from([]) : new StrangerReadable(addon().duplicate(fd));
}

/** Takes ownership of `fd`, even if it throws KernelError because that is not open for reading. */
export function readableOf(fd: number): Readable {
  return opened(fd, false) as Readable;
}

/** Takes ownership of `fd`, even if it throws KernelError because that is not open for writing. */
export function writableOf(fd: number): Writable {
  return opened(fd, true) as Writable;
}

/** Like writableOf, for a socket of any kind that this process keeps until it ends: closing it may wait. */
export function socketOutput(fd: number): Writable {
  return new StrangerWritable(fd);
}

function opened(fd: number, writes: boolean): Readable | Writable {
  if (addon().strangerKind(fd) === "socket")
    return writes ? new StrangerWritable(fd) : new StrangerReadable(fd);
  try {
    const own = kernelCall(`descriptor ${fd}`, () => addon().ownPipeEnd(fd, writes));
    return new Socket({ fd: own, readable: !writes, writable: writes });
  } finally {
    discard(fd);
  }
}

/** A socket's handle, closed once. */
class Stranger {
  #handle: StrangerHandle | null;

  constructor(fd: number, onReady: () => void) {
    this.#handle = kernelCall(`descriptor ${fd}`, () => addon().openStranger(fd, onReady));
  }

  watch(events: number): void {
    if (this.#handle) addon().watchStranger(this.#handle, events);
  }

  read(): Buffer | null {
    return this.#handle && addon().readStranger(this.#handle);
  }

  write(bytes: Uint8Array): number {
    return this.#handle ? addon().writeStranger(this.#handle, bytes) : 0;
  }

  close(): void {
    if (this.#handle) addon().closeStranger(this.#handle);
    this.#handle = null;
  }
}

class StrangerReadable extends Readable {
  readonly #stranger: Stranger;

  constructor(fd: number) {
    super();
    this.#stranger = new Stranger(fd, () => this.#ready());
  }

  override _read(): void {
    this.#stranger.watch(READABLE);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stranger.close();
    done(error);
  }

  #ready(): void {
    try {
      const bytes = this.#stranger.read();
      if (bytes === null) return;
      const more = this.push(bytes.length === 0 ? null : bytes);
      if (!more) this.#stranger.watch(0);
    } catch (error) {
      this.destroy(error as Error);
    }
  }
}

class StrangerWritable extends Writable {
  readonly #stranger: Stranger;
  #rest: Buffer = EMPTY;
  #done: (error?: Error) => void = () => {};

  constructor(fd: number) {
    super();
    this.#stranger = new Stranger(fd, () => this.#send());
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#rest = chunk;
    this.#done = done;
    this.#send();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stranger.close();
    done(error);
  }

  #send(): void {
    try {
      while (this.#rest.length > 0) {
        const sent = this.#stranger.write(this.#rest);
        this.#rest = this.#rest.subarray(sent);
        if (sent > 0) continue;
        this.#stranger.watch(WRITABLE);
        return;
      }
      this.#stranger.watch(0);
      this.#done();
    } catch (error) {
      this.#stranger.watch(0);
      this.#done(error as Error);
    }
  }
}

const EMPTY = Buffer.alloc(0);
