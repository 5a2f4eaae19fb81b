/** A request's text is scanned natively in the pieces in which it arrived: the result does not depend on the cuts. */
import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonSpan, memberSpan } from "../../../src/framing/json-span.ts";
import { sourceOf } from "../../../src/framing/json-text.ts";
import { addon } from "../../../src/native/addon.ts";
import { byteByByte, cutAt, object, places } from "../framing/pieces.ts";

const { requestSettings } = addon();
const WORDS = ["mcp_servers", '"mcp"', "tool_addition"];
const textOf = (pieces: readonly Uint8Array[], words = WORDS): string | null =>
  requestSettings(pieces, words)?.settings ?? null;
const settingsOf = (text: string): string | null => textOf([Buffer.from(text)]);
const indent = fc.constantFrom(undefined, 1);
const PATHS = [["stream"], ["n"], ["request", "n"], ["generationConfig", "candidateCount"]];
PATHS.push(["request", "generationConfig", "candidateCount"]);

it("the settings have the members that the whole has", () => {
  let found = 0;
  const run = fc.property(object, indent, places, (value, space, cuts) => {
    const whole = JSON.stringify(value, null, space);
    const settings = textOf(cutAt(Buffer.from(whole), cuts));
    // control characters are written as escapes, of which none is a letter
    if (settings === null) throw new Error(`no settings of ${whole.slice(0, 1000)}`);
    expect(settings).toBe(settingsOf(whole));
    for (const path of PATHS) {
      const [expected, given] = [memberSpan(whole, path), memberSpan(settings, path)];
      expect(given === undefined).toBe(expected === undefined);
      if (expected === undefined || given === undefined) continue;
      found++;
      const [source, read] = [sourceOf(whole, expected), sourceOf(settings, given)];
      // lists and long texts are left out
      if (/^[\dtfn-]/.test(source)) expect(read).toBe(source);
      else expect(read[0]).toBe(source[0]);
    }
  });
  fc.assert(run, { seed: 20261126, numRuns: 2000 });
  expect(found).toBeGreaterThan(500);
});

it("the settings of a long conversation are short", () => {
  const content = [{ type: "text", text: 'a "b" c \\' }];
  const messages = Array.from({ length: 1000 }, () => ({ role: "user", content }));
  const request = { model: "m", messages, metadata: { user_id: "ü" }, system: "x".repeat(63), stream: true };
  const settings = '{"model":"m","messages":[],"metadata":{"user_id":"ü"},"system":"","stream":true}';
  expect(settingsOf(JSON.stringify(request))).toBe(settings);
  expect(textOf(byteByByte(Buffer.from(JSON.stringify(request))))).toBe(settings);
});

it.each([0, 1, 40, 62, 63, 64, 65, 200])(
  "a word is found behind %i bytes, however it is cut and written",
  (length) => {
    for (const word of [...WORDS, "Mcp_SERVERS", "\\u006dcp_servers", "\\u005f"])
      for (const after of ["", "x".repeat(70)]) {
        const text = Buffer.from(`{"${"x".repeat(length)}":"a","b":"\\\\","${word}":1,"${after}":2}`);
        for (let cut = 0; cut <= text.length; cut++)
          for (const second of [1, 7, 40])
            expect(
              requestSettings(
                [text.subarray(0, cut), text.subarray(cut, cut + second), text.subarray(cut + second)],
                WORDS,
              ),
              `${text} cut at ${cut} and ${cut + second}`,
            ).toBe(null);
      }
  },
);

it("what resembles a word or an escape is none", () => {
  const none =
    '{"mcp_server":"tool_additio","mcp":["\\u0022","\\u0030","u0041","\\\\","mcp-servers","\\\\\\"u006d"]}';
  for (const pieces of [[Buffer.from(none)], byteByByte(Buffer.from(none))])
    expect(textOf(pieces, ["mcp_servers", "tool_addition"])).toBe('{"mcp_server":"tool_additio","mcp":[]}');
});

it("bytes that are not UTF-8, and NUL, are left to who reads the whole text", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .array(fc.constantFrom(0xc3, 0xa9, 0xe0, 0xa0, 0x80, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f, 0xbf, 0x78))
      .map((all) => Uint8Array.from(all)),
  );
  let [text, other] = [0, 0];
  const run = fc.property(bytes, fc.nat(70), places, (some, before, cuts) => {
    const plain = some.map((byte) => ([0x22, 0x5c, 0x5d, 0x7d].includes(byte) ? 0x78 : byte));
    const all = Buffer.concat([Buffer.alloc(before, "x"), plain, Buffer.alloc(70, "x")]);
    const isText = isUtf8(all) && !all.includes(0);
    if (isText) text++;
    else other++;
    expect(requestSettings(cutAt(all, cuts), WORDS) !== null).toBe(isText);
    expect(
      requestSettings(cutAt(Buffer.concat([Buffer.alloc(before, "x"), plain]), cuts), WORDS) !== null,
    ).toBe(isUtf8(plain) && !plain.includes(0));
  });
  fc.assert(run, { seed: 20261126, numRuns: 5000 });
  expect(Math.min(text, other)).toBeGreaterThan(500);
});

it.each(["[[{{", '"', '{"a":"\\', '{"stream"', '\ufeff{"stream":true}', "", "}", "[}]]", 'a\\"b"'])(
  "text that is no JSON has settings or none: %s",
  (broken) => {
    const settings = settingsOf(broken);
    if (settings === null) return;
    expect(settings.length).toBeLessThanOrEqual(broken.length + 2);
    memberSpan(settings, ["stream"]);
  },
);

describe("the lists of tools", () => {
  const listsOf = (text: string, cuts: readonly number[] = []): unknown =>
    requestSettings(cutAt(Buffer.from(text), cuts), null)?.lists.map(({ path, from, to }) => [
      path,
      Buffer.from(text).subarray(from, to).toString(),
    ]) ?? null;

  it("are found where the whole text has them, however it is cut", () => {
    let found = 0;
    const run = fc.property(object, object, indent, places, (before, tool, space, cuts) => {
      const request = {
        a: before,
        tools: [tool, { name: 'x"]' }],
        toolConfig: { tools: [[tool]] },
        b: { c: { tools: [1] } },
      };
      const text = JSON.stringify(request, null, space);
      const expected = [["tools"], ["toolConfig", "tools"]].map((path) => [
        path.join("."),
        sourceOf(text, memberSpan(text, path) as JsonSpan),
      ]);
      const lists = listsOf(text, cuts) as [string, string][];
      expect(lists.filter(([path]) => path === "tools" || path === "toolConfig.tools")).toEqual(
        expect.arrayContaining(expected),
      );
      found++;
    });
    fc.assert(run, { seed: 20261129, numRuns: 1000 });
    expect(found).toBe(1000);
  });

  it("are found in a text with any word and any escape", () => {
    expect(
      listsOf('{"x":"mcp_servers \\u0041\\\\","Tools" : [1],"functions":[],"request":{"tools":[2]}}'),
    ).toEqual([
      ["Tools", "[1]"],
      ["functions", "[]"],
      ["request.tools", "[2]"],
    ]);
  });

  const escaped = (key: string): string =>
    [...key].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join("");

  it.each([
    ["a list's", '{"\\u0074ools":[1]}'],
    ["every letter of a list's", `{"tools":{"${escaped("functionDeclarations")}":[1]}}`],
    ["the outer", '{"\\u0074oolConfig":{"tools":[1]}}'],
    ["every letter of the outer", `{"${escaped("additionalModelRequestFields")}":{"tools":[1]}}`],
  ])("are not told apart where %s key has an escape", (_, text) => {
    for (let cut = 0; cut < text.length; cut++) expect(listsOf(text, [cut])).toBe(null);
  });

  it.each(["functionDeclarations", "Function_Declarations", escaped("functionDeclarations")])(
    "are not told apart where a single object stands for one: %s",
    (key) => {
      expect(listsOf(`{"tools":{"${key}":{"name":"x"}}}`)).toBe(null);
      expect(listsOf(`{"request":{"tools":{"${key}":{"name":"x"}}}}`)).toBe(null);
      expect(listsOf(`{"contents":[{"tools":{"${key}":{"name":"x"}}}]}`)).toEqual([]);
    },
  );

  it("are not what another key ends in", () => {
    expect(listsOf('{"a\\"tools":[1],"b\\\\\\"tools":[1],"c\\\\":{"tools":[2]}}')).toEqual([
      ["c\\\\.tools", "[2]"],
    ]);
  });

  it("are not those in a conversation or in deeper objects", () => {
    expect(listsOf('{"messages":[{"tools":[1]}],"a":{"b":{"c":{"tools":[1]}}},"tools":{"a":1}}')).toEqual([]);
  });
});
