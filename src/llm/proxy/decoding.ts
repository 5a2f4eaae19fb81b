/**
 * The bytes of an answer without their Content-Encoding, as soon as the upstream has flushed them.
 *
 * Failure: `fault` once and nothing after it; the owner decides by its mode. Encoded bytes that wait are
 * bounded by the brake on the upstream.
 */
import { contentCodings, contentDecoder } from "../../framing/content-encoding.ts";
import type { Flow } from "./client-response.ts";

/** Takes the bytes of a body, in order; `end` or `fault` comes last. */
export interface BodyReader {
  bytes(bytes: Buffer): void;
  end(): void;
  fault(error: unknown): void;
}

export interface Decoding {
  push(chunk: Buffer): void;
  end(): void;
  /** Nothing more is wanted; neither `end` nor `fault` follows. */
  stop(): void;
}

const MAX_WAITING_BYTES = 256 * 1024;

/** `ready` resolves when the reader takes more. Throws FramingError `unknown_encoding`. */
export function decoding(
  header: string | undefined,
  reader: BodyReader,
  flow: Flow,
  ready: () => Promise<void>,
): Decoding {
  if (contentCodings(header).length > 0) return new EncodedBody(header, reader, flow, ready);
  let stopped = false;
  return {
    push: (chunk) => {
      if (!stopped) reader.bytes(chunk);
    },
    end: () => {
      if (!stopped) reader.end();
    },
    stop: () => {
      stopped = true;
    },
  };
}

class EncodedBody implements Decoding {
  readonly #queue: Buffer[] = [];
  readonly #flow: Flow;
  #queued = 0;
  #ended = false;
  #stopped = false;
  #wake: (() => void) | null = null;

  constructor(header: string | undefined, reader: BodyReader, flow: Flow, ready: () => Promise<void>) {
    this.#flow = flow;
    const decode = contentDecoder(header, { maxBytes: Number.POSITIVE_INFINITY });
    void this.#run(decode(this.#source()), reader, ready);
  }

  push(chunk: Buffer): void {
    if (this.#stopped) return;
    this.#queue.push(chunk);
    this.#queued += chunk.length;
    if (this.#queued > MAX_WAITING_BYTES) this.#flow.hold(this);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#flow.release(this);
    this.#wake?.();
  }

  async *#source(): AsyncGenerator<Buffer> {
    while (!this.#stopped) {
      const chunk = this.#queue.shift();
      if (chunk) {
        this.#queued -= chunk.length;
        if (this.#queued <= MAX_WAITING_BYTES) this.#flow.release(this);
        yield chunk;
      } else if (this.#ended) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }

  async #run(
    decoded: AsyncIterable<Uint8Array>,
    reader: BodyReader,
    ready: () => Promise<void>,
  ): Promise<void> {
    try {
      for await (const bytes of decoded) {
        if (this.#stopped) return;
        reader.bytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
        await ready();
      }
      if (!this.#stopped) reader.end();
    } catch (error) {
      if (this.#stopped) return;
      this.stop();
      reader.fault(error);
    }
  }
}
