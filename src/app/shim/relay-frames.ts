/**
 * The bytes of a relay as frames, and what it found at a path.
 *
 * Fails closed: what no relay sends is refused before it is kept. The work is linear in the bytes, however they arrive.
 */

/** A relay sends at most two numbers per frame, but for contents. */
const MAX_FRAME = 8;
/** A piece or a list of names, and what stands before it (native/shim/program.cc). */
const MAX_CONTENTS = (1 << 20) + (16 << 10);
/** Bytes of a file that come at once. */
export const PIECE_BYTES = 1 << 16;
const HEAD = 5;
const CONTENTS = "R".charCodeAt(0);
const MAX_PATH = 4096;
/** Each costs more than its bytes. */
const MOST_PIECES = 1024;

/** What the relay found at a path; it is the session's word. */
export interface Contents {
  kind: "none" | "file" | "program" | "directory" | "image";
  /** The same as long as nothing is written to the file; an image's id. */
  identity: string;
  /** Without symbolic links. */
  path: string;
  /** At most PIECE_BYTES of a file, or the names in a directory, each with a NUL after it. */
  bytes: Buffer;
}

export class RelayFrames {
  #pieces: Buffer[] = [];
  #size = 0;
  /** Size of the frame that has begun, with its head. */
  #wanted = HEAD;

  /** `take`: reports false if no relay sends that frame. Reports false if one was such. */
  push(bytes: Buffer, take: (type: string, payload: Buffer) => boolean): boolean {
    this.#pieces.push(bytes);
    this.#size += bytes.length;
    if (this.#pieces.length > MOST_PIECES) this.#pieces = [Buffer.concat(this.#pieces)];
    if (this.#size < this.#wanted) return true;
    let rest = Buffer.concat(this.#pieces);
    this.#wanted = HEAD;
    while (rest.length >= this.#wanted) {
      const size = rest.readUInt32LE(1);
      if (size > (rest[0] === CONTENTS ? MAX_CONTENTS : MAX_FRAME)) return false;
      this.#wanted = HEAD + size;
      if (rest.length < this.#wanted) break;
      if (!take(String.fromCharCode(rest[0] as number), rest.subarray(HEAD, this.#wanted))) return false;
      rest = rest.subarray(this.#wanted);
      this.#wanted = HEAD;
    }
    this.#pieces = [Buffer.from(rest)];
    this.#size = rest.length;
    return true;
  }
}

const KINDS = ["none", "file", "program", "directory", "image"] as const;

/** Null: no relay says that. */
export function contentsOf(payload: Buffer): Contents | null {
  const ends: number[] = [];
  for (let at = payload.indexOf(0); at >= 0 && ends.length < 3; at = payload.indexOf(0, at + 1))
    ends.push(at);
  const [first = 0, second = 0, third] = ends;
  const kind = KINDS.find((one) => one === payload.toString("utf8", 0, first));
  if (kind === undefined || third === undefined || third > 2 * MAX_PATH) return null;
  const identity = payload.toString("utf8", first + 1, second);
  const path = payload.toString("utf8", second + 1, third);
  const bytes = Buffer.from(payload.subarray(third + 1));
  if (kind !== "directory" && bytes.length > PIECE_BYTES) return null;
  return { kind, identity, path, bytes };
}
