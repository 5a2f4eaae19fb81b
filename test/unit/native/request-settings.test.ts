/** A request's text is scanned natively in the pieces in which it arrived: the result does not depend on the cuts. */
import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { expect, it } from "vitest";
import { memberSpan } from "../../../src/framing/json-span.ts";
import { sourceOf } from "../../../src/framing/json-text.ts";
import { requestSettings } from "../../../src/native/request-settings.ts";
import { byteByByte, cutAt, object, places } from "../framing/pieces.ts";

const WORDS = ["mcp_servers", '"mcp"', "tool_addition"];
const settingsOf = (text: string): string | null => requestSettings([Buffer.from(text)], WORDS);
const indent = fc.constantFrom(undefined, 1);
const PATHS = [["stream"], ["n"], ["request", "n"], ["generationConfig", "candidateCount"]];
PATHS.push(["request", "generationConfig", "candidateCount"]);

it("the settings have the members that the whole has", () => {
  let found = 0;
  const run = fc.property(object, indent, places, (value, space, cuts) => {
    const whole = JSON.stringify(value, null, space);
    const settings = requestSettings(cutAt(Buffer.from(whole), cuts), WORDS);
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
  expect(requestSettings(byteByByte(Buffer.from(JSON.stringify(request))), WORDS)).toBe(settings);
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
    expect(requestSettings(pieces, ["mcp_servers", "tool_addition"])).toBe(
      '{"mcp_server":"tool_additio","mcp":[]}',
    );
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
