import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventPattern } from "../../../src/framing/event-pattern.ts";
import { duplicateKey, jsonTree } from "../../../src/framing/json-text.ts";
import { canonicalSse, canonicalSseFraming } from "../../../src/framing/sse-canonical.ts";

const MAX = 4096;
const PLACES = [["delta", "text"], ["list", 1, "n"], ["absent"], ["list"]];

const dataOf = (text: string, n: number, other = "é") =>
  JSON.stringify({ type: "t", delta: { text, other }, list: [0, { n }] });
const event = (data: string) => Buffer.from(`event: x\ndata: ${data}\n\n`);

function patternOf(bytes: Buffer) {
  const [frame] = canonicalSseFraming.splitter({ maxEventBytes: 1 << 20 }).push(bytes);
  return frame ? eventPattern(frame, PLACES, MAX) : null;
}

const pattern = patternOf(event(dataOf("some text", 12)))!;

describe("an event that differs in places", () => {
  it("is taken whatever its text and number", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(20), (text, n, before) => {
        const bytes = Buffer.concat([Buffer.alloc(before), event(dataOf(text, n)), Buffer.from("data: ")]);
        const cut = /[\u0085\u2028\u2029]/.test(text);
        expect(pattern.end(bytes, before)).toBe(cut ? -1 : bytes.length - 6);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it("is an event in canonical form of the same structure, however its bytes are changed", () => {
    const bytes = event(dataOf('a\\u00e9"\n\u{1f600}', 7));
    const by = fc.constantFrom(
      '"',
      "\\",
      "{",
      "}",
      ",",
      ":",
      "\n",
      "\0",
      "0",
      "u",
      '","type":"',
      " ",
      "\u0085",
      "-1",
    );
    let taken = 0;
    const run = fc.property(fc.nat(bytes.length), fc.nat(3), by, (at, cut, piece) => {
      const changed = Buffer.concat([bytes.subarray(0, at), Buffer.from(piece), bytes.subarray(at + cut)]);
      const end = pattern.end(changed, 0);
      if (end < 0) return;
      taken++;
      const [frame] = canonicalSseFraming.splitter({ maxEventBytes: 1 << 20 }).push(changed.subarray(0, end));
      expect(canonicalSse(frame!)).toBe(frame!.raw);
      expect(frame!.raw.length).toBe(end);
      const { type, delta, list } = JSON.parse(frame!.data);
      expect({ type, delta: { ...delta, text: "" }, list }).toEqual({
        type: "t",
        delta: { text: "", other: "é" },
        list: [0, { n: expect.any(Number) }],
      });
      expect(duplicateKey(jsonTree(frame!.data))).toBeNull();
    });
    fc.assert(run, { seed: 5, numRuns: 5000 });
    expect(taken).toBeGreaterThan(100);
  });

  it.each([
    ["another member", dataOf("x", 1, "e")],
    ["a number that is too long", dataOf("x", 1).replace('"n":1', `"n":${"1".repeat(16)}`)],
    ["a number that begins with 0", dataOf("x", 1).replace('"n":1', '"n":01')],
    ["a negative number", dataOf("x", -1)],
    ["no number", dataOf("x", 1).replace('"n":1', '"n":')],
    ["a text that is too long", dataOf("x".repeat(MAX), 1)],
    ["a text without an end", dataOf("x", 1).replace('"x"', '"x')],
    ["half an escape", dataOf("x", 1).replace('"x"', '"\\u00"')],
  ])("is not taken with %s", (_what, data) => expect(pattern.end(event(data), 0)).toBe(-1));

  it("is not taken where its bytes are not UTF-8", () => {
    const bytes = event(dataOf("x", 1));
    bytes[bytes.indexOf('"x"') + 1] = 0xc3;
    expect(pattern.end(bytes, 0)).toBe(-1);
  });

  it("is not taken before all of it is there", () => {
    const bytes = event(dataOf("x", 1));
    for (let size = 0; size < bytes.length; size++) expect(pattern.end(bytes.subarray(0, size), 0)).toBe(-1);
  });
});

it.each([
  ["no place to differ", 'data: {"type":"t"}\n\n'],
  ["other line ends", `data: ${dataOf("x", 1)}\r\n\r\n`],
  ["a comment", `: hello\ndata: ${dataOf("x", 1)}\n\n`],
  ["a character at which some readers end a line", `data: ${dataOf("x", 1, "\u2028")}\n\n`],
])("no pattern is made of an event with %s", (_what, text) =>
  expect(patternOf(Buffer.from(text))).toBeNull(),
);
