/** Ids and types of messages that are not held. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EnvelopeScanner } from "../../../src/mcp/stdio/envelope-scanner.ts";
import { cuts, pieces } from "./pieces.ts";

function scan(chunks: readonly Uint8Array[]) {
  const scanner = new EnvelopeScanner();
  return chunks.flatMap((chunk) => scanner.push(chunk));
}
const scanText = (text: string) => scan([Buffer.from(text)]);

describe("an envelope", () => {
  it.each([
    ['{"jsonrpc":"2.0","id":7,"method":"tools/call"}', 7, "request"],
    ['{"method":"x","params":{"id":1,"result":{}},"id":"a"}', "a", "request"],
    ['{"result":{"id":3,"method":"x"},"id":2}', 2, "response"],
    ['{"id":null,"error":{"code":1}}', null, "response"],
    ['{"\\u0069d":"\\u0061\\"b","resul\\u0074":[{"id":9}]}', 'a"b', "response"],
    [' \t{ "id" : -1.5e3 , "method" : "x" }', -1500, "request"],
    ['{"text":"\\\\","id":1,"method":"}{\\""}', 1, "request"],
  ])("the envelope of %s is found", (text, id, kind) => {
    expect(scanText(text)).toMatchObject([{ id, kind }]);
  });

  it("keeps the id as it was written", () => {
    expect(scanText('{"id":12345678901234567890,"result":{}}')).toMatchObject([
      { idText: "12345678901234567890" },
    ]);
  });

  it.each([
    ["a notification", '{"method":"x","params":{"id":1}}'],
    ["an id that is an object", '{"id":{"id":1},"method":"x"}'],
    ["an id that is a list", '{"id":[1],"method":"x"}'],
    ["an id that is true", '{"id":true,"method":"x"}'],
    ["neither question nor answer", '{"id":1}'],
    ["no object", '"id"'],
    ["a list of lists", '[[{"id":1,"method":"x"}]]'],
    ["an endless id", `{"method":"x","id":"${"a".repeat(5000)}"}`],
    ["nothing", ""],
  ])("is not found in %s", (_what, text) => {
    expect(scanText(text)).toEqual([]);
  });

  it("the envelope of each message of a batch is found", () => {
    expect(scanText('[{"id":1,"method":"x"},{"result":{},"id":"2"},{"method":"y"}]')).toMatchObject([
      { id: 1, kind: "request" },
      { id: "2", kind: "response" },
    ]);
  });

  it("is known before the message ends", () => {
    expect(scanText('{"jsonrpc":"2.0","id":5,"result":{"content":"aaaa')).toMatchObject([
      { id: 5, kind: "response" },
    ]);
  });

  it("is what JSON.parse finds, however the bytes are cut", () => {
    const id = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.integer(),
      fc.double({ noNaN: true }),
      fc.constant(null),
    );
    const extra = fc.dictionary(
      fc.string().filter((key) => !["id", "method", "result", "error"].includes(key)),
      fc.jsonValue(),
    );
    const message = fc.tuple(
      id,
      fc.constantFrom("method", "result", "error"),
      extra,
      fc.jsonValue(),
      fc.boolean(),
    );
    fc.assert(
      fc.property(message, cuts(20), (parts, sizes) => {
        const [given, member, more, value, first] = parts;
        const made = first
          ? { id: given, ...more, [member]: value }
          : { [member]: value, ...more, id: given };
        const text = Buffer.from(JSON.stringify(made));
        const expected = (JSON.parse(text.toString()) as { id: unknown }).id;
        const kind = member === "method" ? "request" : "response";
        expect(scan(pieces(text, sizes))).toMatchObject([{ id: expected, kind }]);
      }),
    );
  });

  it("an envelope of any bytes is found or not, without an error", () => {
    const noise = fc.array(fc.constantFrom(...Buffer.from('{}[]",:\\ id1metho\u0000'), 0xff), {
      maxLength: 100,
    });
    fc.assert(fc.property(noise, (bytes) => Array.isArray(scan([Buffer.from(bytes)]))));
  });
});
