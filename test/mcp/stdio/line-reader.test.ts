/** Lines from bytes that arrive in arbitrary pieces. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineReader } from "../../../src/mcp/stdio/line-reader.ts";
import { cuts, pieces } from "./pieces.ts";

/** What the handler was told: lines as [body, end], long lines as text and the sizes of their parts. */
function read(chunks: readonly Buffer[], limit = 1 << 20) {
  const lines: [string, string][] = [];
  const long: { text: string; parts: number[] }[] = [];
  let open: { text: string; parts: number[] } | null = null;
  const reader = new LineReader(() => limit, {
    line: (body, whole) => {
      expect(whole.subarray(0, body.length).equals(body)).toBe(true);
      lines.push([body.toString("latin1"), whole.subarray(body.length).toString("latin1")]);
    },
    longLinePart: (bytes) => {
      if (open === null) {
        open = { text: "", parts: [] };
        long.push(open);
      }
      open.text += bytes.toString("latin1");
      open.parts.push(bytes.length);
    },
    longLineEnd: () => {
      expect(open).not.toBeNull();
      open = null;
    },
  });
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  expect(open).toBeNull();
  return { lines, long };
}

describe("a reader of lines", () => {
  it("knows every end a line can have", () => {
    const { lines } = read([Buffer.from('{"a":1}\n{"b":2}\r\n\n\r\n \n\r\r\nlast')]);
    expect(lines).toEqual([
      ['{"a":1}', "\n"],
      ['{"b":2}', "\r\n"],
      ["", "\n"],
      ["", "\r\n"],
      [" ", "\n"],
      ["\r", "\r\n"],
      ["last", ""],
    ]);
  });

  it("gives the same lines however the bytes are cut", () => {
    const bytes = fc.array(fc.constantFrom(10, 13, 0, 0x20, 0x7b, 0xc3, 0xff, 0x41), { maxLength: 200 });
    fc.assert(
      fc.property(bytes, cuts(9), (values, sizes) => {
        const all = Buffer.from(values);
        const cut = read(pieces(all, sizes)).lines;
        expect(cut).toEqual(read([all]).lines);
        expect(cut.map(([body, end]) => body + end).join("")).toBe(all.toString("latin1"));
      }),
    );
  });

  it("holds no more than the limit, and finds its way back after a longer line", () => {
    const bytes = fc.array(fc.constantFrom(10, 0x41, 0x42, 0x43, 0x44, 0x45), { maxLength: 300 });
    fc.assert(
      fc.property(bytes, cuts(30), (values, sizes) => {
        const all = Buffer.from(values);
        const { lines, long } = read(pieces(all, sizes), 8);
        const expected = all.toString("latin1").match(/[^\n]*\n|[^\n]+$/g) ?? [];
        expect(lines.map(([body, end]) => body + end)).toEqual(expected.filter(({ length }) => length <= 8));
        expect(long.map(({ text }) => text)).toEqual(expected.filter(({ length }) => length > 8));
        for (const { parts } of long) expect(Math.max(...parts)).toBeLessThanOrEqual(8 + 30);
      }),
    );
  });
});
