import { expect, it } from "vitest";
import { linesOf } from "../../../src/framing/lines.ts";

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([1, 2, 3, 7, 1000])("a line ends at a line feed alone, in pieces of %i bytes", async (size) => {
  const lines = ['{"a":"\u2028\u2029\u0085\r"}', "", "é€😀", "the rest"];
  const found: string[] = [];
  for await (const line of linesOf(pieces(Buffer.from(lines.join("\n")), size))) found.push(line);
  expect(found).toEqual(lines);
});

it("the last line feed begins no line", async () => {
  const found: string[] = [];
  for await (const line of linesOf(pieces(Buffer.from("a\nb\n"), 2))) found.push(line);
  expect(found).toEqual(["a", "b"]);
});
