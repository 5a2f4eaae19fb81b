/**
 * Memory that is given back at once. What nobody refers to any more stays until V8 collects its garbage, which counts
 * bytes outside its heap late: clients who fill a budget again and again would take a multiple of it.
 */

/** Frees pieces that nobody else uses; they are empty afterwards. A piece that shares its memory is left alone. */
export function freeBytes(pieces: readonly Buffer[]): void {
  for (const { buffer, byteLength } of pieces)
    if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength === byteLength)
      buffer.transfer(0);
}

/** Frees pieces whose memory is theirs alone, however much of it they use. */
export function freeOwnBytes(pieces: readonly Buffer[]): void {
  for (const { buffer } of pieces)
    if (buffer instanceof ArrayBuffer && buffer.byteLength > 0) buffer.transfer(0);
}
