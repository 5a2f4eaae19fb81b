import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { expect, it } from "vitest";
import { encodeSse, sseFraming } from "../../../src/framing/sse.ts";
import { isCutBySome } from "../../../src/framing/sse-fields.ts";
import { byteByByte, cutAt, places, split } from "./pieces.ts";

const LIMITS = { maxEventBytes: 1 << 20 };
const RUNS = { seed: 3, numRuns: 500 };

const lineEnd = fc.constantFrom("\n", "\r", "\r\n");
const value = fc
  .string({ unit: fc.oneof(fc.constantFrom(":", " ", "\ufeff", "\0", "\u2028", "ü", "🦊"), fc.string()) })
  .map((text) => text.replace(/[\r\n]/g, ""));
const name = fc.constantFrom(
  "data",
  "data",
  "data",
  "event",
  "id",
  "retry",
  "",
  "datum",
  "Data",
  "d",
  "events",
);
const line = fc
  .tuple(name, fc.constantFrom(":", ": ", ":  ", ""), value, lineEnd)
  // refused elsewhere than in data
  .map(([field, colon, text, end]) => [field, colon, field !== "data" && isCutBySome(text) ? "" : text, end])
  .map(([field, colon, text, end]) => (colon === "" ? `${field}${end}` : `${field}${colon}${text}${end}`));
const block = fc.tuple(fc.array(line, { maxLength: 4 }), lineEnd).map(([lines, end]) => lines.join("") + end);
const stream = fc
  .tuple(fc.boolean(), fc.array(block, { maxLength: 8 }))
  .map(([bom, blocks]) => `${bom ? "\ufeff" : ""}${blocks.join("")}`);

/** eventsource-parser gets text without BOM, and waits at a CR that ends it: a comment after it decides. */
function reference(text: string) {
  const events: { event: string | null; data: string }[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event: event || null, data }) });
  parser.feed(`${text.replace(/^\ufeff/, "")}:\n`);
  return events;
}

it("reads what eventsource-parser reads, however the bytes are cut, and loses none of them", () => {
  fc.assert(
    fc.property(stream, places, (text, cuts) => {
      const bytes = Buffer.from(text);
      const expected = reference(text);
      for (const pieces of [[bytes], cutAt(bytes, cuts), byteByByte(bytes)]) {
        const outcome = split(sseFraming.splitter(LIMITS), pieces);
        expect(outcome.code).toBeNull();
        // What the input leaves unterminated is an event here and none to the reference.
        expect(outcome.events.slice(0, expected.length)).toEqual(expected);
        expect(outcome.events.length - expected.length).toBeLessThanOrEqual(1);
        expect(outcome.lossless).toBe(true);
      }
    }),
    RUNS,
  );
});

it("gives out each event with the first byte that completes it", () => {
  fc.assert(
    fc.property(stream, (text) => {
      const bytes = Buffer.from(text);
      const splitter = sseFraming.splitter(LIMITS);
      let given = 0;
      for (let at = 1; at <= bytes.length; at++) {
        given += splitter.push(bytes.subarray(at - 1, at)).filter((event) => !event.inert).length;
        const whole = sseFraming.splitter(LIMITS).push(bytes.subarray(0, at));
        expect(given).toBe(whole.filter((event) => !event.inert).length);
      }
    }),
    { ...RUNS, numRuns: 200 },
  );
});

it("gives the same for any bytes whatever the pieces, or refuses them all the same", () => {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("data", ":", " ", "\n", "\r", "\ufeff", "event", "\n\n", "x") },
    { weight: 1, arbitrary: fc.string() },
  );
  const anything = fc
    .tuple(
      fc.array(piece, { maxLength: 30 }),
      fc.uint8Array({ maxLength: 6 }),
      fc.array(piece, { maxLength: 9 }),
    )
    .map(([a, b, c]) => Buffer.concat([Buffer.from(a.join("")), b, Buffer.from(c.join(""))]));
  fc.assert(
    fc.property(anything, places, (bytes, cuts) => {
      const whole = split(sseFraming.splitter(LIMITS), [bytes]);
      for (const pieces of [cutAt(bytes, cuts), byteByByte(bytes)]) {
        const outcome = split(sseFraming.splitter(LIMITS), pieces);
        expect(outcome.events).toEqual(whole.events);
        expect(outcome.code).toBe(whole.code);
        expect(outcome.lossless).toBe(true);
      }
      expect(whole.lossless).toBe(true);
    }),
    { ...RUNS, numRuns: 2000 },
  );
});

it("writes what it reads: raw, and as events of its own", () => {
  fc.assert(
    fc.property(stream, places, (text, cuts) => {
      const bytes = Buffer.from(text);
      const { all, events } = split(sseFraming.splitter(LIMITS), cutAt(bytes, cuts));
      const writer = sseFraming.writer();
      const terminated = Buffer.concat(all.map((event) => writer.write(event)));
      expect(split(sseFraming.splitter(LIMITS), [terminated]).events).toEqual(events);
      const encoded = Buffer.concat(events.map((event) => encodeSse(event)));
      const normal = events.map((event) => ({ ...event, data: event.data.replace(/\r\n?/g, "\n") }));
      expect(split(sseFraming.splitter(LIMITS), [encoded]).events).toEqual(normal);
    }),
    RUNS,
  );
});
