import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duplicateKey, jsonTree } from "../../../../src/framing/json-text.ts";
import { textDeltaIndex } from "../../../../src/llm/anthropic/text-delta.ts";

const delta = (index: number, text: string) =>
  JSON.stringify({ type: "content_block_delta", index, delta: { type: "text_delta", text } });

describe("a piece of text", () => {
  it("is recognised whatever its text, with the API's padding", () => {
    fc.assert(
      fc.property(fc.nat(1e8), fc.string({ unit: "binary" }), fc.nat(3), (index, text, padding) => {
        const data = delta(index, text).replace(/\}$/, `${" ".repeat(padding)}}`);
        expect(textDeltaIndex(data)).toBe(index);
      }),
      { seed: 11, numRuns: 500 },
    );
    const thinking =
      '{"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"\\n"}}';
    expect(textDeltaIndex(thinking)).toBe(0);
  });

  it("is JSON with each key once, however its characters are changed", () => {
    const other = fc.constantFrom(
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
      "\\u00",
      '","type":"',
      " ",
    );
    const start = delta(10, 'a\\u00e9"\n\u2028,"x":1');
    let kept = 0;
    fc.assert(
      fc.property(fc.nat(start.length), fc.nat(3), other, (at, cut, by) => {
        const data = start.slice(0, at) + by + start.slice(at + cut);
        const index = textDeltaIndex(data);
        if (index < 0) return;
        kept++;
        const value = JSON.parse(data) as { index: number; delta: { text: string } };
        expect(value.index).toBe(index);
        expect(Object.keys(value)).toEqual(["type", "index", "delta"]);
        expect(Object.keys(value.delta)).toEqual(["type", "text"]);
        expect(duplicateKey(jsonTree(data))).toBeNull();
      }),
      { seed: 5, numRuns: 5000 },
    );
    expect(kept).toBeGreaterThan(100);
  });

  it.each([
    delta(0, "x").replace('"index":0', '"index":01'),
    delta(0, "x").replace('"index":0', '"index":0,"index":1'),
    delta(0, "x").replace('"text":"x"', '"text":"x","text":"y"'),
    delta(0, "x").replace("text_delta", "input_json_delta"),
    delta(0, "x").replace('"x"', '"\\x"'),
    `${delta(0, "x")}\u00a0`,
    `${delta(0, "x")}{}`,
    delta(0, "x".repeat(5000)),
    "[DONE]",
    "",
  ])("is not %j", (data) => {
    expect(textDeltaIndex(data)).toBe(-1);
  });
});
