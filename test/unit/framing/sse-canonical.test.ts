/** One canonical form of server-sent events, whatever form they arrived in. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FramingError } from "../../../src/framing/frame.ts";
import { canonicalSseFraming } from "../../../src/framing/sse-canonical.ts";

const LIMITS = { maxEventBytes: 1 << 20 };

/** What leaves of this input, and whether each event left as the bytes it came in. */
function through(...pieces: (string | Uint8Array)[]): { text: string; same: boolean } {
  const splitter = canonicalSseFraming.splitter(LIMITS);
  const writer = canonicalSseFraming.writer();
  const out: Uint8Array[] = [];
  let same = true;
  const write = (events: ReturnType<typeof splitter.push>) => {
    for (const event of events) {
      const bytes = writer.write(event);
      same &&= bytes === event.raw;
      out.push(bytes);
    }
  };
  for (const piece of pieces) write(splitter.push(Buffer.from(piece)));
  const { events, rest } = splitter.end();
  write(events);
  out.push(writer.end(rest));
  return { text: Buffer.concat(out).toString(), same };
}

it.each(['data: {"a":1}\n\n', 'event: ping\ndata: {"é":"\u{1f600}"}\n\n', "data: [DONE]\n\n"])(
  "sends what came in that form as the bytes it came in: %j",
  (text) => expect(through(text)).toEqual({ text, same: true }),
);

describe("writes anew", () => {
  it.each([
    ["lines that end in CR LF", "event: a\r\ndata: 1\r\n\r\n", "event: a\ndata: 1\n\n"],
    ["lines that end in CR", "event: a\rdata: 1\r\r", "event: a\ndata: 1\n\n"],
    ["no space", "event:a\ndata:1\n\n", "event: a\ndata: 1\n\n"],
    ["another order", "data: 1\nevent: a\n\n", "event: a\ndata: 1\n\n"],
    ["two names", "event: b\nevent: a\ndata: 1\n\n", "event: a\ndata: 1\n\n"],
    ["several lines of data", 'data: {\ndata: "a":1}\n\n', 'data: { "a":1}\n\n'],
    ["other fields", "id: 7\nretry: 1\nfoo: bar\nData: 2\ndata: 1\n\n", "data: 1\n\n"],
    ["a comment", ": SENTINEL data: {}\n\n", ":\n\n"],
    ["a comment in an event", ": SENTINEL\ndata: 1\n\n", "data: 1\n\n"],
    ["a BOM", "\ufeffdata: 1\n\n", "data: 1\n\n"],
    ["stray line ends", "\n\r\n\n\ndata: 1\n\n\n\n", "data: 1\n\n"],
    ["an event without data", "event: a\n\n", ":\n\n"],
    ["empty data", "event: a\ndata:\n\ndata:   \n\n", ""],
    ["no end", "data: 1", "data: 1\n\n"],
    ["what some readers end lines at", 'data: {"a":"\u2028\u0085"}\n\n', 'data: {"a":"\\u2028\\u0085"}\n\n'],
  ])("%s", (_, input, output) => {
    expect(through(input).text).toBe(output);
    expect(through(...[...Buffer.from(input)].map((byte) => Buffer.of(byte))).text).toBe(output);
  });
});

it.each([
  ["a byte that is none", Buffer.concat([Buffer.from("data: "), Buffer.of(0xff), Buffer.from("\n\n")])],
  // Read as one replacement character of three bytes, as long as what stands there.
  [
    "half a character",
    Buffer.concat([Buffer.from("data: "), Buffer.of(0xf0, 0x9f, 0x98), Buffer.from("\n\n")]),
  ],
  ["a comment", Buffer.concat([Buffer.from(":"), Buffer.of(0xff), Buffer.from("\ndata: 1\n\n")])],
])("refuses what is not UTF-8: %s", (_, bytes) => {
  expect(() => through(bytes)).toThrow(FramingError);
});

it("gives out the events before one that is not UTF-8", () => {
  const splitter = canonicalSseFraming.splitter(LIMITS);
  try {
    splitter.push(Buffer.concat([Buffer.from("data: 1\n\ndata: "), Buffer.of(0xff), Buffer.from("\n\n")]));
    expect.unreachable();
  } catch (error) {
    expect((error as FramingError).before.map(({ data }) => data)).toEqual(["1"]);
  }
});

it("whatever the form, the same form leaves, and says the same JSON", () => {
  const end = fc.constantFrom("\n", "\r\n", "\r");
  const value = fc.json({ maxDepth: 2, stringUnit: "binary" });
  const event = fc.record({
    name: fc.constantFrom(null, "a", "b.c"),
    value,
    end,
    space: fc.constantFrom("", " "),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 5 }), (events) => {
      const input = events
        .map(({ name, value: text, end: eol, space }) =>
          [name === null ? "" : `event:${space}${name}${eol}`, `data:${space}${text}${eol}`, eol].join(""),
        )
        .join("");
      const expected = events.map(({ name, value: text }) => [name, JSON.parse(text)]);
      const lines = through(input).text.split("\n");
      const seen: unknown[] = [];
      let name: string | null = null;
      for (const line of lines) {
        if (line.startsWith("event: ")) name = line.slice(7);
        else if (line.startsWith("data: ")) {
          seen.push([name, JSON.parse(line.slice(6))]);
          name = null;
        } else expect(line).toBe("");
      }
      expect(seen).toEqual(expected);
    }),
    { seed: 5, numRuns: 300 },
  );
});
