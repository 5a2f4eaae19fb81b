/** Bytes of a run's client, which may be any process of its user's outside of sessions. */
import { expect, it } from "vitest";
import { RunFrames } from "../../../../src/app/hosted/run-frames.ts";

function frame(type: string, ...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(5 + 4 * numbers.length);
  bytes.write(type, "latin1");
  for (const [at, number] of [4 * numbers.length, ...numbers].entries())
    bytes.writeUInt32LE(number, 1 + 4 * at);
  return bytes;
}

it("finds frames, however their bytes arrive", () => {
  const bytes = Buffer.concat([frame("S"), frame("Y", 15, 1), frame("W", 80), frame("E", 7, 0)]);
  for (const step of [1, 2, 5, 7, bytes.length]) {
    const frames = new RunFrames();
    const got: unknown[] = [];
    for (let at = 0; at < bytes.length; at += step)
      expect(frames.push(bytes.subarray(at, at + step), (...one) => got.push(one) > 0)).toBe(true);
    expect(got).toEqual([
      ["S", []],
      ["Y", [15, 1]],
      ["W", [80]],
      ["E", [7, 0]],
    ]);
  }
});

it.each([
  ["an unknown type", frame("Q")],
  ["another length", frame("Y", 15)],
  ["the head of a long one", Buffer.from([0x45, 0, 0, 0, 0x40])],
  ["a relay's contents", Buffer.from([0x52, 3, 0, 0, 0])],
])("refuses %s before it is whole", (_, bytes) => {
  expect(new RunFrames().push(bytes, () => true)).toBe(false);
});

it("refuses what is not taken, and nothing behind it is", () => {
  let taken = 0;
  const both = Buffer.concat([frame("S"), frame("S")]);
  expect(new RunFrames().push(both, () => ++taken > 1)).toBe(false);
  expect(taken).toBe(1);
});

it("takes random bytes for no more than they are", () => {
  let seed = 1;
  const random = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % 256;
  };
  for (let round = 0; round < 2000; round++) {
    const frames = new RunFrames();
    const bytes = Buffer.from(Array.from({ length: 40 }, random));
    const got: number[] = [];
    frames.push(bytes, (_type, numbers) => got.push(numbers.length) > 0);
    expect(got.every((count) => count <= 2)).toBe(true);
  }
});
