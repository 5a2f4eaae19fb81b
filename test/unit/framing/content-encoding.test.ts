import { once } from "node:events";
import * as zlib from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { contentCodings, contentDecoder, decodeBody } from "../../../src/framing/content-encoding.ts";
import { byteByByte, cutAt, places } from "./pieces.ts";

const MAX_BYTES = 1 << 24;
const TEXT = `{"text":"${Array.from({ length: 4000 }, (_, i) => `word${i % 97} `).join("")}"}`;
/** TEXT by zstd 1.5.4 at level 19. */
const ZSTD = Buffer.from(
  "KLUv/WTHah0EAFLHExOwqQMnZAinJAZ2SyllSjG3OxwPiznnnHPO3d3d3Z2ZmZmZWVVVVVUVEREREdH///9v27Ztt23btiRJkuQ5K7rLwSgQ" +
    "IBiMAjGCORLiMEphqCH8+p8BwJPKNSIIwPD3////MxspqJZACDJElyzCQwwWQvAgAgMBaMbX0kswmbYq0QYcnQ==",
  "base64",
);
/** Three events by libzstd 1.5.4, flushed after each, with a checksum. */
const ZSTD_STREAM = {
  texts: ['event: ping\ndata: {"type":"ping"}\n\n', 'data: {"delta":"one"}\n\n', 'data: {"delta":"two"}\n\n'],
  pieces: [
    "KLUv/QRYGAEAZXZlbnQ6IHBpbmcKZGF0YTogeyJ0eXBlIjoicGluZyJ9Cgo=",
    "uAAAZGF0YTogeyJkZWx0YSI6Im9uZSJ9Cgo=",
    "bQAAOHR3byJ9CgoBAIpMIKWGIVc=",
  ].map((piece) => Buffer.from(piece, "base64")),
};

async function decode(header: string | undefined, pieces: Iterable<Uint8Array>, maxBytes = MAX_BYTES) {
  const source = (async function* () {
    yield* pieces;
  })();
  const out: Uint8Array[] = [];
  for await (const bytes of contentDecoder(header, maxBytes)(source)) out.push(bytes);
  return Buffer.concat(out);
}

const encoded: [string, Buffer][] = [
  ["gzip", zlib.gzipSync(TEXT)],
  ["x-gzip", zlib.gzipSync(TEXT)],
  ["GZip ", zlib.gzipSync(TEXT)],
  ["deflate", zlib.deflateSync(TEXT)],
  ["deflate", zlib.deflateRawSync(TEXT)],
  ["br", zlib.brotliCompressSync(TEXT)],
  ["zstd", ZSTD],
  ["gzip, br", zlib.brotliCompressSync(zlib.gzipSync(TEXT))],
  ["br,identity , deflate", zlib.deflateSync(zlib.brotliCompressSync(TEXT))],
  ["zstd, gzip", zlib.gzipSync(ZSTD)],
  ["identity", Buffer.from(TEXT)],
  ["", Buffer.from(TEXT)],
];

describe("decodes", () => {
  it.each(encoded)("%s, whole", async (header, bytes) => {
    expect((await decode(header, [bytes])).toString()).toBe(TEXT);
    expect((await decodeBody(header, bytes, MAX_BYTES, "request_bytes")).toString()).toBe(TEXT);
  });

  it.each(encoded)("%s, byte by byte", async (header, bytes) => {
    expect((await decode(header, byteByByte(bytes))).toString()).toBe(TEXT);
  });

  it("what has no header, and gives the source itself", () => {
    const source = (async function* () {})();
    expect(contentDecoder(undefined, MAX_BYTES)(source)).toBe(source);
  });

  it("no byte to no byte", async () => {
    for (const header of ["gzip", "deflate", "br", "zstd", "gzip, br"]) {
      expect(await decode(header, [])).toHaveLength(0);
      expect(await decodeBody(header, Buffer.alloc(0), 10, "request_bytes")).toHaveLength(0);
    }
  });

  it("several members and frames one after another", async () => {
    const gzip = Buffer.concat([zlib.gzipSync("a"), zlib.gzipSync("b")]);
    expect((await decode("gzip", byteByByte(gzip))).toString()).toBe("ab");
    const skippable = Buffer.from("5a2a4d1803000000616263", "hex");
    const zstd = Buffer.concat([ZSTD, skippable, ...ZSTD_STREAM.pieces]);
    const expected = TEXT + ZSTD_STREAM.texts.join("");
    expect((await decode("zstd", byteByByte(zstd))).toString()).toBe(expected);
    expect((await decodeBody("zstd", zstd, 1 << 20, "request_bytes")).toString()).toBe(expected);
  });

  it("zstd blocks of one byte many times, and of none", async () => {
    const bytes = Buffer.concat([
      rleBomb(2),
      Buffer.from("28b52ffd0050010000", "hex"),
      ...ZSTD_STREAM.pieces,
    ]);
    const expected = "x".repeat(256 << 10) + ZSTD_STREAM.texts.join("");
    expect((await decode("zstd", byteByByte(bytes))).toString()).toBe(expected);
    expect((await decodeBody("zstd", bytes, 1 << 20, "request_bytes")).toString()).toBe(expected);
  });

  it("at any cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...encoded), places, async ([header, bytes], cuts) => {
        expect((await decode(header, cutAt(bytes, cuts))).toString()).toBe(TEXT);
      }),
      { seed: 3, numRuns: 100 },
    );
  });
});

describe("what the sender has flushed comes out without more input", () => {
  async function flushed(compressor: zlib.Gzip | zlib.BrotliCompress | zlib.DeflateRaw, texts: string[]) {
    const pieces: Buffer[] = [];
    let piece: Buffer[] = [];
    compressor.on("data", (bytes: Buffer) => piece.push(bytes));
    for (const text of texts) {
      compressor.write(text);
      await new Promise<void>((done) => compressor.flush(done));
      pieces.push(Buffer.concat(piece));
      piece = [];
    }
    compressor.end();
    await once(compressor, "end");
    pieces.push(Buffer.concat(piece));
    return pieces;
  }

  it.each([
    ["gzip", () => flushed(zlib.createGzip(), ZSTD_STREAM.texts)],
    ["deflate", () => flushed(zlib.createDeflate(), ZSTD_STREAM.texts)],
    ["deflate", () => flushed(zlib.createDeflateRaw(), ZSTD_STREAM.texts)],
    ["br", () => flushed(zlib.createBrotliCompress(), ZSTD_STREAM.texts)],
    ["zstd", async () => ZSTD_STREAM.pieces],
  ])("%s", async (header, compressed) => {
    const pieces = await compressed();
    let sent = 0;
    let decoded = "";
    const source = (async function* () {
      for (const piece of pieces) {
        // The next piece is asked for only when all of the last one has come out.
        expect(decoded).toBe(ZSTD_STREAM.texts.slice(0, sent).join(""));
        sent = Math.min(sent + 1, ZSTD_STREAM.texts.length);
        yield piece;
        const there = () => decoded === ZSTD_STREAM.texts.slice(0, sent).join("");
        await vi.waitFor(() => expect(there()).toBe(true), { timeout: 20_000, interval: 2 });
      }
    })();
    for await (const bytes of contentDecoder(header, MAX_BYTES)(source))
      decoded += Buffer.from(bytes).toString();
    expect(decoded).toBe(ZSTD_STREAM.texts.join(""));
  });
});

describe("refuses", () => {
  const refusal = async (header: string, bytes: Buffer, maxBytes = MAX_BYTES) => {
    const codes: unknown[] = [];
    const note = (error: unknown) => codes.push((error as { code?: unknown }).code);
    await decode(header, [bytes], maxBytes).catch(note);
    await decode(header, byteByByte(bytes), maxBytes).catch(note);
    await decodeBody(header, bytes, maxBytes, "request_bytes").catch(note);
    return codes;
  };

  it.each(["compress", "gzip, foo", "aws-chunked", "dcz", "gzip;q=1", "br, br, br, br"])(
    "%s",
    async (header) => {
      expect(() => contentCodings(header)).toThrow(expect.objectContaining({ code: "unknown_encoding" }));
      expect(() => contentDecoder(header, MAX_BYTES)).toThrow(/content encoding/);
    },
  );

  it.each(encoded.filter(([header]) => header !== "" && header !== "identity"))(
    "%s that is cut off",
    async (header, bytes) => {
      for (const length of [1, 2, Math.floor(bytes.length / 2), bytes.length - 1]) {
        expect(await refusal(header, bytes.subarray(0, length))).toEqual([
          "malformed",
          "malformed",
          "malformed",
        ]);
      }
    },
  );

  it.each(["gzip", "br", "zstd"])("%s that is none", async (header) => {
    const body = Buffer.from('{"type":"message","content":[]}');
    expect(await refusal(header, body)).toEqual(["malformed", "malformed", "malformed"]);
  });

  it("a body over the limit", async () => {
    for (const [header, bytes] of encoded) {
      expect(await refusal(header, bytes, TEXT.length)).toEqual([]);
      const codes = await refusal(header, bytes, TEXT.length - 1);
      // Without a coding there is nothing to decode: the reader bounds what it keeps.
      if (header !== "" && header !== "identity") expect(codes).toEqual(Array(3).fill("too_large"));
    }
  });

  it.each([
    ["br", zlib.brotliCompressSync(Buffer.alloc(1 << 26))],
    ["zstd", rleBomb(2000)],
  ])("%s that grows out of proportion, before it has", async (header, bytes) => {
    let decoded = 0;
    const source = (async function* () {
      yield bytes;
    })();
    await expect(async () => {
      for await (const piece of contentDecoder(header)(source)) decoded += piece.length;
    }).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("times its encoded size"),
    });
    expect(decoded).toBeLessThan((1 << 20) + 1100 * bytes.length);
  });

  it("a body over its limit, and name the limit that it is", async () => {
    const decoding = decodeBody("gzip", zlib.gzipSync("x".repeat(100)), 50, "message_bytes");
    await expect(decoding).rejects.toThrow(/over 50 bytes \(mcp\.inspection\.max_message_bytes sets/);
  });

  it("zstd frames that want a large window, or a dictionary", async () => {
    // Magic number, descriptor, window descriptor: exponent and mantissa (RFC 8878 3.1.1.1.2).
    const frame = (descriptor: number, ...rest: number[]) =>
      Buffer.concat([Buffer.from("28b52ffd", "hex"), Buffer.of(descriptor, ...rest, 1, 0, 0)]);
    expect(await refusal("zstd", frame(0, 13 << 3))).toEqual([]);
    const tooLarge = ["too_large", "too_large", "too_large"];
    expect(await refusal("zstd", frame(0, (13 << 3) | 1))).toEqual(tooLarge);
    expect(await refusal("zstd", frame(0, 0xff))).toEqual(tooLarge);
    expect(await refusal("zstd", frame(0xe0, 0, 0, 0, 0, 1, 0, 0, 0))).toEqual(tooLarge);
    const later = Buffer.concat([rleBomb(2), frame(0, 0xff)]);
    expect(await refusal("zstd", later)).toEqual(tooLarge);
    expect(await refusal("zstd", frame(1, 0, 7))).toEqual(["malformed", "malformed", "malformed"]);
  });
});

/** Blocks that say "this byte, 128 KiB times". */
function rleBomb(blocks: number): Buffer {
  const block = (last: number) => {
    const header = Buffer.from("...x");
    header.writeUIntLE(((128 << 10) << 3) | (1 << 1) | last, 0, 3);
    return header;
  };
  const frames = Array.from({ length: blocks }, (_, i) => block(i === blocks - 1 ? 1 : 0));
  return Buffer.concat([Buffer.from("28b52ffd0050", "hex"), ...frames]);
}

it("hands on errors of the source as they are, and closes the source when nobody reads on", async () => {
  const gone = new Error("connection reset");
  const [half] = cutAt(zlib.gzipSync(TEXT), [40]);
  for (const header of ["gzip", "zstd"]) {
    const source = (async function* () {
      yield header === "gzip" ? half! : ZSTD.subarray(0, 40);
      throw gone;
    })();
    await expect(async () => {
      for await (const _ of contentDecoder(header, MAX_BYTES)(source));
    }).rejects.toBe(gone);

    let closed = false;
    const endless = (async function* () {
      try {
        yield header === "gzip" ? zlib.gzipSync(TEXT) : ZSTD;
        for (;;) yield await new Promise<Buffer>((soon) => setTimeout(soon, 1, Buffer.of(0)));
      } finally {
        closed = true;
      }
    })();
    for await (const _ of contentDecoder(header, MAX_BYTES)(endless)) break;
    await new Promise((soon) => setTimeout(soon, 20));
    expect(closed).toBe(true);
  }
});
