/**
 * Overwrites keys in the answer to the request that they were sent in, wherever its pieces are cut. Lengths stay, so
 * framing and JSON do. Holds back an end only while it may be a key's beginning.
 *
 * A server that wants to tell the agent can encode the key; this is for those that quote it in an error or a debugging page.
 */
import { greatest } from "../collections/long-lists.ts";
export class AnswerCover {
  readonly #keys: readonly Buffer[];
  readonly #found: () => void;
  #held: Buffer = Buffer.alloc(0);
  #told = false;

  /** `found`: called once, for the first key. */
  constructor(keys: readonly string[], found: () => void) {
    this.#keys = keys.map((key) => Buffer.from(key, "latin1"));
    this.#found = found;
  }

  /** Covers a header field or the status. */
  text(value: string): string {
    const bytes = Buffer.from(value, "latin1");
    const covered = this.#covered(bytes);
    return covered === bytes ? value : covered.toString("latin1");
  }

  /** Returns what may be passed on so far. */
  push(piece: Buffer): Buffer {
    const bytes = this.#covered(this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece]));
    const keep = greatest(this.#keys.map((key) => begunAtEnd(key, bytes)));
    this.#held = Buffer.from(bytes.subarray(bytes.length - keep));
    return bytes.subarray(0, bytes.length - keep);
  }

  /** Returns what was held back. */
  end(): Buffer {
    for (const key of this.#keys) key.fill(0);
    return this.#held;
  }

  /** The bytes themselves if no key is in them. */
  #covered(bytes: Buffer): Buffer {
    let covered = bytes;
    for (const key of this.#keys)
      for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.length)) {
        if (covered === bytes) covered = Buffer.from(bytes);
        covered.fill("*", at, at + key.length);
      }
    if (covered !== bytes && !this.#told) {
      this.#told = true;
      this.#found();
    }
    return covered;
  }
}

/** How many bytes at the end are the beginning of the key. */
function begunAtEnd(key: Buffer, bytes: Buffer): number {
  const from = Math.max(0, bytes.length - key.length + 1);
  for (let at = bytes.indexOf(key[0] as number, from); at >= 0; at = bytes.indexOf(key[0] as number, at + 1))
    if (bytes.compare(key, 0, bytes.length - at, at) === 0) return bytes.length - at;
  return 0;
}
