/** Bytes of a relay, which may be any process of the session. */
import { expect, it } from "vitest";
import { contentsOf, PIECE_BYTES, RelayFrames } from "../../../../src/app/shim/relay-frames.ts";

function frame(type: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeUInt32LE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

it("finds frames, however their bytes arrive", () => {
  const bytes = Buffer.concat([
    frame("I", Buffer.alloc(0)),
    frame("R", Buffer.alloc(300, "r")),
    frame("F", Buffer.alloc(4, "f")),
  ]);
  for (const step of [1, 2, 5, 7, 100, bytes.length]) {
    const frames = new RelayFrames();
    const got: string[] = [];
    for (let at = 0; at < bytes.length; at += step)
      frames.push(bytes.subarray(at, at + step), (type, payload) => got.push(type + payload.length) > 0);
    expect(got).toEqual(["I0", "R300", "F4"]);
  }
});

it("takes time linear in a frame that comes byte by byte", () => {
  const bytes = frame("R", Buffer.alloc(1 << 20, "r"));
  const frames = new RelayFrames();
  const sizes: number[] = [];
  const since = performance.now();
  for (let at = 0; at < bytes.length; at++)
    frames.push(bytes.subarray(at, at + 1), (_type, payload) => sizes.push(payload.length) > 0);
  expect(sizes).toEqual([1 << 20]);
  expect(performance.now() - since).toBeLessThan(10_000); // copying what there is for each byte takes minutes
});

it.each([
  ["another frame that is long", frame("S", Buffer.alloc(9))],
  ["more than contents may be", frame("R", Buffer.alloc(2 << 20))],
])("refuses %s by its head", (_what, bytes) => {
  expect(new RelayFrames().push(bytes.subarray(0, 5), () => true)).toBe(false);
});

it.each([
  ["a path longer than paths are", ["file", "1", `/${"node_modules/".repeat(2000)}`, "x"]],
  ["a piece longer than pieces are", ["file", "1", "/f", "x".repeat(PIECE_BYTES + 1)]],
  ["a kind that is none", ["pipe", "1", "/f", ""]],
])("takes %s for nothing", (_what, strings) => {
  expect(contentsOf(Buffer.from(strings.join("\0")))).toBeNull();
});
