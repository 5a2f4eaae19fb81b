/** Cuts bytes into pieces of given sizes, used in turn. */
import fc from "fast-check";

export const cuts = (most: number) =>
  fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 20 });

/** The bytes cut into pieces of these sizes, each in memory of its own. */
export function pieces(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const cut: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = sizes[cut.length % sizes.length] ?? 1;
    cut.push(Buffer.from(bytes.subarray(at, at + size)));
    at += size;
  }
  return cut;
}
