/**
 * The bytes of a run's client (native/shim/run.cc) as frames. Fails closed: what no client sends is refused before it is
 * kept. Every frame is at most two numbers.
 */
const HEAD = 5;

/** Length of each frame's payload, by type; the hello came before. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ["Y", 8], // a signal has come: its number, and whether the terminal has closed
  ["W", 4], // the terminal's width
  ["S", 0], // the command is running
  ["F", 4], // its program cannot be started: errno
  ["E", 8], // it has ended: exit code, signal
]);

export class RunFrames {
  #rest: Buffer = Buffer.alloc(0);

  /** `take`: reports false if no client sends that now. Reports false if one was such. */
  push(bytes: Buffer, take: (type: string, numbers: readonly number[]) => boolean): boolean {
    let rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    while (rest.length >= HEAD) {
      const type = String.fromCharCode(rest[0] as number);
      const size = rest.readUInt32LE(1);
      if (SIZES.get(type) !== size) return false;
      if (rest.length < HEAD + size) break;
      const numbers = [];
      for (let at = HEAD; at < HEAD + size; at += 4) numbers.push(rest.readUInt32LE(at));
      if (!take(type, numbers)) return false;
      rest = rest.subarray(HEAD + size);
    }
    this.#rest = Buffer.from(rest);
    return true;
  }
}
