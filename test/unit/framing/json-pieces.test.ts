/** JSON that comes in pieces is read as if it had come whole, wherever it is cut. */
import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { expect, it } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import { jsonOutline } from "../../../src/framing/json-outline.ts";
import { JsonSettings } from "../../../src/framing/json-settings.ts";
import { memberSpan } from "../../../src/framing/json-span.ts";
import { sourceOf } from "../../../src/framing/json-text.ts";
import { textPieces } from "../../../src/framing/utf8-pieces.ts";
import { cutAt, places } from "./pieces.ts";

const unit = fc.constantFrom(
  '"',
  "\\",
  "\\\\u",
  "\n",
  "\0",
  "é",
  "必",
  "😀",
  "x",
  "stream",
  "{[,]}",
  '":true,"n":1',
);
const text = fc.tuple(unit, fc.constantFrom(1, 2, 30, 5000)).map(([one, n]) => one.repeat(n));
const KEYS = ["stream", "n", "request", "generationConfig", "candidateCount", "messages"];
const { object } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "medium" },
    ...[text, fc.boolean(), fc.integer(), fc.constant(null)],
    ...[fc.array(tie("value"), { maxLength: 3 }), tie("object")],
  ),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), text), tie("value"), { maxKeys: 4 }),
}));
const indent = fc.constantFrom(undefined, 1);
const PATHS = [["stream"], ["n"], ["request", "n"], ["generationConfig", "candidateCount"]];
PATHS.push(["request", "generationConfig", "candidateCount"]);

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

it("the settings have the members that the whole has", () => {
  let found = 0;
  const run = fc.property(object, indent, places, (value, space, cuts) => {
    const whole = JSON.stringify(value, null, space);
    const settings = new JsonSettings();
    for (const piece of textPieces(cutAt(Buffer.from(whole), cuts), 1 << 16))
      settings.push(piece.toString("latin1"));
    for (const path of PATHS) {
      const [expected, given] = [memberSpan(whole, path), memberSpan(settings.text, path)];
      expect(given === undefined).toBe(expected === undefined);
      if (expected === undefined || given === undefined) continue;
      found++;
      const [source, read] = [sourceOf(whole, expected), sourceOf(settings.text, given)];
      // lists and long texts are left out
      if (/^[\dtfn-]/.test(source)) expect(read).toBe(source);
      else expect(read[0]).toBe(source[0]);
    }
  });
  fc.assert(run, { seed: 20261126, numRuns: 2000 });
  expect(found).toBeGreaterThan(500);
});

it("the settings of a long conversation are short", () => {
  const messages = Array.from({ length: 1000 }, () => ({
    role: "user",
    content: [{ type: "text", text: 'a "b" c' }],
  }));
  const settings = new JsonSettings();
  settings.push(JSON.stringify({ model: "m", messages, metadata: { user_id: "u" }, stream: true }));
  expect(settings.text).toBe('{"model":"m","messages":[],"metadata":{"user_id":"u"},"stream":true}');
});

it.each([
  "]]]]",
  "[}",
  '{"a":[}',
  '"',
  '{"a":"\\',
  "[[{{",
  '}{"stream":true',
  '{"stream"',
  '\ufeff{"stream":true}',
])("text that is no JSON has settings, too: %s", (broken) => {
  const settings = new JsonSettings();
  settings.push(broken);
  expect(settings.text.length).toBeLessThanOrEqual(broken.length + 2);
  memberSpan(settings.text, ["stream"]);
});
