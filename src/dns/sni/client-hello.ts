/**
 * The server name in a TLS ClientHello (RFC 8446 section 4.1.2, RFC 6066 section 3), from the first bytes of a
 * connection, however they are cut into records and segments. Pure.
 *
 * Direction of failure: anything but exactly one ClientHello with at most one server name is `invalid`.
 */
import { GrowingBytes } from "../../framing/growing-bytes.ts";

/** Maximum number of bytes that netmon waits for; a ClientHello with post-quantum key shares has about 2 KiB. */
export const MAX_HELLO = 65_536;

export type HelloReading =
  | { kind: "more" }
  | { kind: "invalid"; why: string }
  /** `name` in lower case without the final dot; null: none. `encrypted`: it contains another hello (ECH). */
  | { kind: "hello"; name: string | null; encrypted: boolean };

const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const MAX_RECORD = 16_384;
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** encrypted_client_hello (RFC 9849), and encrypted_server_name of the drafts before it. */
const ENCRYPTED = [0xfe0d, 0xffce];

const MORE: HelloReading = { kind: "more" };
const invalid = (why: string): HelloReading => ({ kind: "invalid", why });

/**
 * Parses bytes as they arrive. Each byte is examined once, however small the pieces: a client that sends single bytes
 * in records of one byte costs no more than any other.
 */
export class ClientHelloReader {
  readonly #raw = new GrowingBytes();
  readonly #message = new GrowingBytes();
  /** Offset of the next record, or of the rest of this one. */
  #at = 0;
  /** Number of bytes of the record still to come. */
  #left = 0;

  /** All bytes that were read, to be sent to the server. */
  get read(): Buffer {
    return this.#raw.view();
  }

  push(piece: Buffer): HelloReading {
    this.#raw.append(piece);
    const bytes = this.#raw.view();
    while (this.#at < bytes.length) {
      if (this.#left === 0) {
        const header = this.#header(bytes.subarray(this.#at));
        if (header !== null) return header;
      }
      const fragment = bytes.subarray(this.#at, this.#at + this.#left);
      this.#at += fragment.length;
      this.#left -= fragment.length;
      const reading = this.#add(fragment);
      if (reading !== null) return reading;
    }
    return bytes.length >= MAX_HELLO ? invalid("too long") : MORE;
  }

  /** Returns null if a record's content follows. Anything but TLS is detected at its first byte. */
  #header(bytes: Buffer): HelloReading | null {
    if (bytes[0] !== HANDSHAKE) return invalid("not TLS");
    if (bytes.length > 1 && bytes[1] !== 3) return invalid("not TLS");
    if (bytes.length < 5) return this.#raw.length >= MAX_HELLO ? invalid("too long") : MORE;
    const size = bytes.readUInt16BE(3);
    if (size === 0 || size > MAX_RECORD) return invalid("bad record");
    this.#at += 5;
    this.#left = size;
    return null;
  }

  /** Returns null if the message is incomplete. */
  #add(fragment: Buffer): HelloReading | null {
    this.#message.append(fragment);
    const bytes = this.#message.view();
    if (bytes.length > 0 && bytes[0] !== CLIENT_HELLO) return invalid("not a ClientHello");
    if (bytes.length < 4) return null;
    const end = 4 + bytes.readUIntBE(1, 3);
    if (end > MAX_HELLO) return invalid("too long");
    return bytes.length >= end ? readHello(bytes.subarray(4, end)) : null;
  }
}

/** A cursor over one structure; reading past its end throws RangeError. */
class Fields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  number(size: 1 | 2): number {
    const value = this.#bytes.readUIntBE(this.#at, size);
    this.#at += size;
    return value;
  }

  bytes(size: number): Buffer {
    if (size > this.left) throw new RangeError("cut short");
    this.#at += size;
    return this.#bytes.subarray(this.#at - size, this.#at);
  }

  /** Reads a vector with a length prefix of `size` bytes. */
  vector(size: 1 | 2): Buffer {
    return this.bytes(this.number(size));
  }
}

function readHello(body: Buffer): HelloReading {
  try {
    const hello = new Fields(body);
    hello.bytes(2 + 32); // legacy_version, random
    hello.vector(1); // legacy_session_id
    hello.vector(2); // cipher_suites
    hello.vector(1); // legacy_compression_methods
    if (hello.left === 0) return { kind: "hello", name: null, encrypted: false };
    const extensions = new Fields(hello.vector(2));
    if (hello.left > 0) return invalid("bytes after the extensions");
    const seen = new Set<number>();
    let name: string | null = null;
    while (extensions.left > 0) {
      const type = extensions.number(2);
      const data = extensions.vector(2);
      if (seen.has(type)) return invalid("an extension occurs twice");
      seen.add(type);
      if (type === SERVER_NAME) name = serverName(data);
    }
    return { kind: "hello", name, encrypted: ENCRYPTED.some((type) => seen.has(type)) };
  } catch (error) {
    return invalid(error instanceof RangeError ? "cut short" : String(error));
  }
}

/** Throws unless it is one valid host name. */
function serverName(data: Buffer): string {
  const extension = new Fields(data);
  const list = new Fields(extension.vector(2));
  if (list.number(1) !== HOST_NAME) throw new RangeError("no host name");
  const name = list.vector(2).toString("latin1").toLowerCase().replace(/\.$/, "");
  if (list.left > 0 || extension.left > 0) throw new RangeError("more than one name");
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name) || name.length > 253)
    throw new RangeError("no host name");
  return name;
}
