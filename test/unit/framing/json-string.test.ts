/** The end of a JSON string, as in JSON.parse, at every position of a word and a block. */
import { expect, it } from "vitest";
import { charactersEnd, wordsOf } from "../../../src/framing/json-string.ts";

const SIZE = 700;

function endOf(bytes: Uint8Array): number {
  return charactersEnd(bytes, wordsOf(bytes), 0, bytes.length);
}

it.each([0, 1])("finds every byte that no string has, wherever it stands (memory at %i)", (offset) => {
  const bytes = new Uint8Array(new ArrayBuffer(SIZE + offset), offset).fill(120);
  expect(endOf(bytes)).toBe(SIZE);
  for (let byte = 0; byte < 256; byte++) {
    const ends = byte < 0x20 || byte === 34 || byte === 92;
    for (let at = 0; at < 400; at++) {
      bytes[at] = byte;
      if (endOf(bytes) !== (ends ? at : SIZE)) expect.fail(`byte ${byte} at ${at}`);
      bytes[at] = 120;
    }
  }
});

it.each(['\\"', "\\\\", "\\n", "\\u00e9", "é", "\\u00g9", "\\x", "\\u00"])(
  "reads %s wherever it stands",
  (text) => {
    const isJson = !/g|x|00$/.test(text);
    for (let at = 0; at < 400; at++) {
      const before = "y".repeat(at);
      const bytes = Buffer.from(`${before}${text}${"y".repeat(300)}`);
      expect(endOf(bytes)).toBe(isJson ? bytes.length : at);
    }
  },
);
