import { expect, it } from "vitest";
import { decodedPieces } from "../../../src/framing/decoded-pieces.ts";

/** Each of these at each place before a cut. */
const UNITS = [
  "a",
  "é",
  "😀",
  "\\n",
  '\\"',
  "\\\\",
  "\\u0041",
  "\\ud83d\\ude00",
  "\\\\u0041",
  "\\\\\\n",
  "\\/",
];

function decoded(source: string, size: number): { text: string; longest: number } {
  const json = `{"before":1,"s":"${source}","after":"\\n"}`;
  const pieces = [
    ...decodedPieces(json, { offset: json.indexOf('"s":') + 4, length: source.length + 2 }, size),
  ];
  return { text: pieces.join(""), longest: Math.max(0, ...pieces.map((piece) => piece.length)) };
}

it("is what JSON.parse gives, whatever stands at a cut", () => {
  for (const first of UNITS)
    for (const second of UNITS)
      for (const size of [7, 8, 9, 10, 11, 12, 13]) {
        const source = `${first}${second}`.repeat(9);
        expect(decoded(source, size).text, `${size} ${source}`).toBe(JSON.parse(`"${source}"`));
      }
});

it("has pieces of a bounded size", () => {
  expect(decoded("\\\\".repeat(5000), 101).longest).toBe(50);
  expect(decoded("x".repeat(5000), 100)).toEqual({ text: "x".repeat(5000), longest: 100 });
  expect(decoded("", 100)).toEqual({ text: "", longest: 0 });
});
