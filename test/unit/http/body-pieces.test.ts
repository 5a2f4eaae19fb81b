/** A body in the pieces in which it arrived: each byte once, in order, in a bounded number of pieces. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { BodyPieces, inOnePiece, sizeOf, takenFrom } from "../../../src/http/body-pieces.ts";

const sizes = fc.array(fc.constantFrom(1, 2, 100, 5000, 16_383, 16_384, 65_536), { maxLength: 60 });

it("has each byte once, in order", async () => {
  const run = fc.asyncProperty(sizes, async (lengths) => {
    const given = lengths.map((length, i) => Buffer.alloc(length, i));
    const body = new BodyPieces();
    for (const piece of given) body.append(piece);
    const whole = Buffer.concat(given);
    expect(body.length).toBe(whole.length);
    const pieces = body.take();
    expect([sizeOf(pieces), body.length, body.take()]).toEqual([whole.length, 0, []]);
    expect((await inOnePiece(pieces)).equals(whole)).toBe(true);
    const taken: Buffer[] = [];
    for await (const piece of takenFrom(pieces)) taken.push(piece);
    expect(Buffer.concat(taken).equals(whole)).toBe(true);
    expect(sizeOf(pieces)).toBe(0);
  });
  await fc.assert(run, { seed: 20261126, numRuns: 200 });
});

it("is in few pieces, however small they come", () => {
  const body = new BodyPieces();
  for (let i = 0; i < 300_000; i++) body.append(Buffer.of(i & 0xff));
  expect(body.take().length).toBeLessThan(10);
});

it("keeps large pieces, and the only one, as they came", () => {
  for (const size of [10, 70_000]) {
    const [body, piece] = [new BodyPieces(), Buffer.alloc(size)];
    body.append(piece);
    expect(body.take()[0]).toBe(piece);
  }
});

it("gives others their turn between the parts of a large body", async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns++;
    next = setImmediate(turn);
  });
  for await (const piece of takenFrom([Buffer.alloc(8 << 20), Buffer.alloc(10)])) {
    expect(piece.length).toBeLessThanOrEqual(1 << 16);
  }
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual((8 << 4) - 4);
});
