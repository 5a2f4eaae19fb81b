/**
 * Files as a session sees them, read through the relay of a shim: with the session's rights, in its namespaces. What
 * they say is the session's word.
 *
 * Fails closed. A file that cannot be read, is too long or changes while it is read is not there.
 */
import { createHash } from "node:crypto";
import type { Relay } from "../shim/relay.ts";
import type { Contents } from "../shim/relay-frames.ts";

export interface Digest {
  /** Without symbolic links. */
  path: string;
  identity: string;
  /** `sha256:` and hexadecimal digits. */
  sha256: string;
  /** The beginning. */
  head: Buffer;
}

/** Bytes of one file that is hashed, of one that is read as text, and of everything about one program. */
const MOST_HASHED = 512 << 20;
const MOST_TEXT = 8 << 20;
const MOST_BYTES = 1 << 30;
const MOST_READS = 50_000;
/** In a directory; of more, which ones come first is chance. */
const MOST_NAMES = 10_000;

export class ProgramFiles {
  readonly #relay: Pick<Relay, "read">;
  /** Identities of hashed files, and ids of images, by what was asked for. */
  #hashed = new Map<string, string>();
  #bytes = 0;
  #reads = 0;

  constructor(relay: Pick<Relay, "read">) {
    this.#relay = relay;
  }

  /** Returns a file, with its beginning, or a directory; null: there is none. */
  async look(path: string, offset = 0): Promise<Contents | null> {
    return path.startsWith("/") ? this.#read(path, offset) : null;
  }

  /** Returns the names in a directory; none if it cannot be read, or has too many. */
  async names(path: string): Promise<string[]> {
    const found = await this.look(path);
    const names = found?.kind === "directory" ? found.bytes.toString().split("\0", MOST_NAMES + 2) : [];
    return names.length > MOST_NAMES + 1 ? [] : names.slice(0, -1);
  }

  async text(path: string): Promise<string | null> {
    const pieces: Buffer[] = [];
    const whole = await this.#whole(path, MOST_TEXT, (piece) => pieces.push(piece));
    return whole === null ? null : Buffer.concat(pieces).toString();
  }

  async json(path: string): Promise<Record<string, unknown> | null> {
    const text = await this.text(path);
    try {
      const value = JSON.parse(text ?? "null") as unknown;
      return typeof value === "object" && !Array.isArray(value)
        ? (value as Record<string, unknown> | null)
        : null;
    } catch {
      return null;
    }
  }

  async digest(path: string): Promise<Digest | null> {
    const hash = createHash("sha256");
    const first = await this.#whole(path, MOST_HASHED, (piece) => hash.update(piece));
    if (first === null) return null;
    this.#hashed.set(path, first.identity);
    const { identity, bytes: head } = first;
    return { path: first.path, identity, sha256: `sha256:${hash.digest("hex")}`, head };
  }

  /** Reports whether the paths of all hashed files still lead to these files, and nothing was written to them. */
  async areUnchanged(): Promise<boolean> {
    for (const [path, identity] of this.#hashed)
      if ((await this.#read(path))?.identity !== identity) return false;
    return true;
  }

  /** Returns the id of an image that the relay's own command names, `sha256:` and digits; null: it is not there. */
  async image(name: string): Promise<string | null> {
    const found = name.startsWith("/") ? null : await this.#read(name);
    const [id = null] = /^sha256:[0-9a-f]{64}$/.exec(found?.identity ?? "") ?? [];
    if (id !== null) this.#hashed.set(name, id);
    return id;
  }

  /** Makes everything that is still read be not there. */
  giveUp(): void {
    this.#reads = MOST_READS;
  }

  async #read(what: string, offset = 0): Promise<Contents | null> {
    if (this.#bytes > MOST_BYTES || ++this.#reads > MOST_READS) return null;
    const contents = await this.#relay.read(what, offset);
    this.#bytes += contents?.bytes.length ?? 0;
    return contents === null || contents.kind === "none" ? null : contents;
  }

  async #whole(path: string, most: number, take: (piece: Buffer) => void): Promise<Contents | null> {
    const first = await this.look(path);
    if (first === null || first.kind === "directory") return null;
    let size = 0;
    for (let next: Contents | null = first; next.bytes.length > 0; ) {
      take(next.bytes);
      size += next.bytes.length;
      next = size > most ? null : await this.look(path, size);
      if (next === null || next.identity !== first.identity) return null;
    }
    return first;
  }
}
