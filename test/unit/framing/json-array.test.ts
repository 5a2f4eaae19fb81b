import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonArrayFraming } from "../../../src/framing/json-array.ts";
import { byteByByte, cutAt, places, split } from "./pieces.ts";

const LIMITS = { maxEventBytes: 1 << 20 };

function read(text: string, limits = LIMITS) {
  const bytes = Buffer.from(text);
  const whole = split(jsonArrayFraming.splitter(limits), [bytes]);
  expect(split(jsonArrayFraming.splitter(limits), byteByByte(bytes))).toEqual(whole);
  expect(whole.lossless).toBe(true);
  return whole;
}

const elements = (text: string) => read(text).events.map((event) => event.data);

describe("elements", () => {
  it("are given as they stand, with what is before them in raw", () => {
    const { all, code } = read('[{"a":1}\n,\r\n{"b":[{}]}\n]\n');
    expect(code).toBeNull();
    expect(all.map((e) => [e.event, e.data, e.raw.toString()])).toEqual([
      [null, '{"a":1}', '[{"a":1}'],
      [null, '{"b":[{}]}', '\n,\r\n{"b":[{}]}'],
    ]);
  });

  it("come out with their last byte", () => {
    const splitter = jsonArrayFraming.splitter(LIMITS);
    expect(splitter.push(Buffer.from('[{"a":{}'))).toEqual([]);
    expect(splitter.push(Buffer.from("}"))).toHaveLength(1);
    expect(splitter.pendingBytes).toBe(0);
  });

  it.each(['{"a":"]}{[,"}', '{"a":"\\"}","b":"\\\\"}', '{"\\u007d":"\\\\\\""}', '{"ü🦊":"[{"}'])(
    "may hold brackets, quotes and escapes in strings: %s",
    (element) => {
      expect(elements(`[${element},${element}]`)).toEqual([element, element]);
    },
  );

  it("may be none", () => {
    expect(read(" [ ] \n")).toMatchObject({ events: [], code: null });
    expect(read("")).toMatchObject({ events: [], code: "malformed" });
  });
});

describe("refused is", () => {
  it.each([
    ["an object instead", '{"error":{}}'],
    ["an element that is not an object", "[1,2]"],
    ["a comma too many", '[{"a":1},,{"b":1}]'],
    ["a comma at the end", '[{"a":1},]'],
    ["a comma at the start", '[,{"a":1}]'],
    ["a comma missing", '[{"a":1}{"b":1}]'],
    ["what follows the array", '[{"a":1}][{"b":1}]'],
    ["a BOM", '\ufeff[{"a":1}]'],
    ["an end inside an element", '[{"a":1},{"b":"'],
    ["an end after a comma", '[{"a":1},'],
    ["an array that is not closed", '[{"a":1}'],
  ])("%s", (_, text) => {
    expect(read(text).code).toBe("malformed");
  });

  it("an element over the limit, and those before it are given", () => {
    const { code, events } = read(`[{"a":1},{"b":"${"x".repeat(64)}"}]`, { maxEventBytes: 32 });
    expect(code).toBe("too_large");
    expect(events).toHaveLength(1);
  });
});

const element = fc
  .dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 })
  .map((value) => JSON.stringify(value));
const space = fc.constantFrom("", "\n", "\r\n", " ", "\t ");

it("is split alike whatever the pieces", () => {
  const array = fc.array(fc.tuple(space, element, space), { maxLength: 5 }).map((list) => ({
    text: `[${list.map((item) => item.join("")).join(",")}]`,
    expected: list.map(([, text]) => text),
  }));
  fc.assert(
    fc.property(array, places, ({ text, expected }, cuts) => {
      const bytes = Buffer.from(text);
      const outcome = split(jsonArrayFraming.splitter(LIMITS), cutAt(bytes, cuts));
      expect(outcome.code).toBeNull();
      expect(outcome.events.map((event) => event.data)).toEqual(expected);
      expect(outcome).toEqual(split(jsonArrayFraming.splitter(LIMITS), byteByByte(bytes)));
      expect(outcome.lossless).toBe(true);
    }),
    { seed: 3, numRuns: 200 },
  );
});

it("gives the same for any bytes whatever the pieces, or refuses them all the same", () => {
  const piece = fc.constantFrom("[", "]", "{", "}", ",", '"', "\\", " ", "\n", "a", "ü", '{"a":1}', '"}"');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), places, (list, cuts) => {
      const bytes = Buffer.from(list.join(""));
      const whole = split(jsonArrayFraming.splitter(LIMITS), [bytes]);
      expect(split(jsonArrayFraming.splitter(LIMITS), cutAt(bytes, cuts))).toEqual(whole);
      expect(whole.lossless).toBe(true);
    }),
    { seed: 3, numRuns: 3000 },
  );
});

it("stays an array of exactly what is written, whatever is dropped, replaced and added", () => {
  const plan = fc.array(fc.tuple(space, element, space, fc.constantFrom("keep", "drop", "replace", "add")), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(plan, fc.boolean(), (steps, cutShort) => {
      const text = `[${steps.map(([before, item, after]) => before + item + after).join(",")}]`;
      const splitter = jsonArrayFraming.splitter(LIMITS);
      const writer = jsonArrayFraming.writer();
      const written: unknown[] = [];
      const out: Uint8Array[] = [];
      for (const [i, event] of splitter.push(Buffer.from(text)).entries()) {
        const step = steps[i]?.[3];
        const made = { event: null, data: '{"made":true}', raw: null };
        const outgoing =
          step === "keep" ? [event] : step === "drop" ? [] : step === "add" ? [event, made] : [made];
        for (const one of outgoing) {
          out.push(writer.write(one));
          written.push(JSON.parse(one.data));
        }
      }
      out.push(writer.end(cutShort ? null : splitter.end().rest));
      const result = Buffer.concat(out).toString();
      expect(JSON.parse(result)).toEqual(written);
      if (!cutShort && steps.every((step) => step[3] === "keep")) expect(result).toBe(text);
    }),
    { seed: 3, numRuns: 1000 },
  );
});
