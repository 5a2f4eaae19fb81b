/** A zstd frame without compression (RFC 8878, raw blocks): Node.js 20 has no encoder. */

const MAX_BLOCK = 100_000;

export function zstdFrame(body: Buffer): Buffer {
  // No checksum, a window of 8 MiB, no content size.
  const parts: Buffer[] = [Buffer.from("28b52ffd0068", "hex")];
  let at = 0;
  do {
    const block = body.subarray(at, at + MAX_BLOCK);
    at += block.length;
    const header = Buffer.alloc(3);
    header.writeUIntLE((block.length << 3) | (at >= body.length ? 1 : 0), 0, 3);
    parts.push(header, block);
  } while (at < body.length);
  return Buffer.concat(parts);
}
