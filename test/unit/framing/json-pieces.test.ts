/** JSON that arrives in pieces is read as if it had arrived whole, wherever it is cut. */
import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { expect, it } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import { jsonOutline } from "../../../src/framing/json-outline.ts";
import { textPieces } from "../../../src/framing/utf8-pieces.ts";
import { cutAt, object, places } from "./pieces.ts";

const indent = fc.constantFrom(undefined, 1);

it("each piece is text of its own, and all of them are the whole", () => {
  const run = fc.property(object, places, fc.constantFrom(50, 4096, 1 << 17), (value, cuts, most) => {
    const bytes = Buffer.from(JSON.stringify(value));
    const pieces = [...textPieces(cutAt(bytes, cuts), most)];
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    expect(pieces.every(isUtf8)).toBe(true);
    expect(Math.max(...pieces.map(({ length }) => length), 0)).toBeLessThanOrEqual(most + 8);
    // an escape at its end is whole
    const torn = /(?<!\\)(?:\\\\)*\\(?:u[0-9a-f]{0,3})?$/;
    expect(pieces.filter((piece) => torn.test(piece.toString("latin1", piece.length - 40)))).toEqual([]);
  });
  fc.assert(run, { seed: 20261126, numRuns: 300 });
});

it("bytes that are no text, and broken escapes, are given out all the same", () => {
  const bytes = fc.uint8Array({ maxLength: 40 }).map((array) => Buffer.from(array));
  const backslashes = fc.array(fc.constantFrom("\\", "u", "0", "é", '"'), { maxLength: 40 });
  const any = fc.oneof(
    bytes,
    backslashes.map((all) => Buffer.from(all.join(""))),
  );
  const run = fc.property(any, places, fc.integer({ min: 1, max: 9 }), (all, cuts, most) => {
    const pieces = [...textPieces(cutAt(all, cuts), most)];
    expect(Buffer.concat(pieces).equals(all)).toBe(true);
    expect(pieces.every(isUtf8)).toBe(isUtf8(all));
  });
  fc.assert(run, { seed: 20261126, numRuns: 2000 });
});

it("the outline is the same", () => {
  const run = fc.property(object, indent, places, (value, space, cuts) => {
    const bytes = Buffer.from(JSON.stringify(value, null, space));
    const whole = atOnce(jsonOutline([bytes]));
    const inPieces = atOnce(jsonOutline(textPieces(cutAt(bytes, cuts), 1 << 16)));
    expect(JSON.parse(inPieces)).toEqual(JSON.parse(whole));
  });
  fc.assert(run, { seed: 20261126, numRuns: 300 });
});
