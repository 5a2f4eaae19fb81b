import { describe, expect, it } from "vitest";
import { encodeSse, sseFraming } from "../../../src/framing/sse.ts";
import { byteByByte, split } from "./pieces.ts";

const LIMITS = { maxEventBytes: 1 << 20 };

function read(text: string | Uint8Array, limits = LIMITS) {
  const bytes = Buffer.from(text as string);
  const whole = split(sseFraming.splitter(limits), [bytes]);
  const bytewise = split(sseFraming.splitter(limits), byteByByte(bytes));
  expect(bytewise.events).toEqual(whole.events);
  expect(bytewise.code).toBe(whole.code);
  expect(whole.lossless).toBe(true);
  expect(bytewise.lossless).toBe(true);
  return whole;
}

const data = (...texts: string[]) => texts.map((text) => ({ event: null, data: text }));

describe("lines", () => {
  it.each([
    ["LF", "data: a\n\ndata: b\n\n"],
    ["CRLF", "data: a\r\n\r\ndata: b\r\n\r\n"],
    ["CR", "data: a\r\rdata: b\r\r"],
    ["mixed", "data: a\r\n\rdata: b\n\r\n"],
  ])("end with %s", (_, text) => {
    expect(read(text).events).toEqual(data("a", "b"));
  });

  it("keep all but one space of a value, and need no colon", () => {
    expect(read("data\n\ndata:\n\ndata:  x \n\ndata:y\n\n").events).toEqual(data("", "", " x ", "y"));
  });

  it("lines of data are joined", () => {
    expect(read("data: {\ndata\ndata: }\n\n").events).toEqual(data("{\n\n}"));
  });

  it("lines of other fields do not matter, whatever they say", () => {
    expect(read("id: 1\0\nretry: x\nfoo: bar\ndata: a\nDATA: b\ndatax: c\n\n").events).toEqual(data("a"));
  });

  it("name an event, the last of them", () => {
    expect(read("event: a\nevent: b\ndata: 1\n\ndata: 2\n\nevent:\ndata: 3\n\n").events).toEqual([
      { event: "b", data: "1" },
      { event: null, data: "2" },
      { event: null, data: "3" },
    ]);
  });

  it("may be longer than any line limit a reader is known to have", () => {
    const long = "x".repeat(400 * 1024);
    expect(split(sseFraming.splitter(LIMITS), [Buffer.from(`data: ${long}\n\n`)]).events).toEqual(data(long));
  });

  it("may hold UTF-8 that is cut anywhere, and what is not UTF-8", () => {
    expect(read("data: Grüße 🦊\n\n").events).toEqual(data("Grüße 🦊"));
    const invalid = Buffer.concat([
      Buffer.from("data: a"),
      Buffer.of(0xff, 0xe2, 0x82),
      Buffer.from("b\n\n"),
    ]);
    expect(read(invalid).events).toEqual(data(new TextDecoder().decode(invalid).slice(6, -2)));
  });
});

describe("a BOM", () => {
  it("at the start is not part of the first event, and goes first whatever happens to that", () => {
    const { events, all } = read("\ufeffdata: a\n\n");
    expect(events).toEqual(data("a"));
    expect(all.map((e) => [e.inert, Buffer.from(e.raw).toString("hex")])).toEqual([
      [true, "efbbbf"],
      [undefined, Buffer.from("data: a\n\n").toString("hex")],
    ]);
  });

  it("alone is passed on", () => {
    expect(read("\ufeff").events).toEqual([]);
    expect(read("\ufeff\n\n\ndata: a\n\n").events).toEqual(data("a"));
  });

  it.each([
    ["before a field", "data: a\n\n\ufeffdata: b\n\n"],
    ["twice", "\ufeff\ufeffdata: b\n\n"],
    ["as a line: to one SDK an event's end", "data: a\n\ufeff\ndata: b\n\n"],
    ["after a line end", "\n\ufeffdata: b\n\n"],
  ])("%s elsewhere is refused: clients read it differently", (_, text) => {
    expect(read(text).code).toBe("malformed");
  });
});

it.each([
  ...["\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"].map((end) => `: a${end}data: x`),
  "id: 1\u2028data: x",
  "event: message\u2028data: x",
  "foo\u2028data: x",
])("refuses %j, where Python's str.splitlines ends a line", (line) => {
  expect(read(`data: a\n${line}\n\n`).code).toBe("malformed");
});

it("takes such characters for what they are in data", () => {
  expect(read("data: a\u2028\x85\n\n").events.map(({ data }) => data)).toEqual(["a\u2028\x85"]);
});

it.each([" data: x", "\tdata: x", "\u00a0data: x", "\u2028data: x", "\vdata", " event: x"])(
  "refuses white space before a field, which @google/genai trims away: %j",
  (line) => {
    const { code, events } = read(`data: a\n\n${line}\n\n`);
    expect(code).toBe("malformed");
    expect(events).toEqual(data("a"));
  },
);

it("lets unknown fields begin as they like", () => {
  expect(read("data: a\n foo: x\n  \nüdata: y\n\n").events).toEqual(data("a"));
});

describe("what nobody dispatches", () => {
  it("is given out at once as inert", () => {
    const splitter = sseFraming.splitter(LIMITS);
    for (const text of [": ping\n\n", "id: 7\n\n", "event: x\n\n", "\n", "\r\n\r\n"]) {
      expect(splitter.push(Buffer.from(text))).toEqual([
        { event: null, data: "", inert: true, raw: Buffer.from(text) },
      ]);
    }
    expect(splitter.pendingBytes).toBe(0);
  });

  it("does not name the next event", () => {
    expect(read("event: x\n\ndata: a\n\n").events).toEqual(data("a"));
  });
});

describe("an event is delivered", () => {
  it("at the first byte of its blank line: a CR at the end of a chunk does not delay", () => {
    const splitter = sseFraming.splitter(LIMITS);
    expect(splitter.push(Buffer.from("data: a\r\n\r"))).toMatchObject([{ data: "a" }]);
    const next = splitter.push(Buffer.from("\ndata: b\r\n\r\n"));
    expect(next).toMatchObject([{ data: "b", raw: Buffer.from("\ndata: b\r\n\r\n") }]);
  });

  it("with the LF of that CR where it has come", () => {
    const [first, second] = sseFraming.splitter(LIMITS).push(Buffer.from("data: a\r\n\r\ndata: b\r\n\r\n"));
    expect([first?.raw, second?.raw]).toEqual([
      Buffer.from("data: a\r\n\r\n"),
      Buffer.from("data: b\r\n\r\n"),
    ]);
  });

  it.each(["data: b", "data: b\n", "data: b\r", "event: x\ndata: b\r\n"])(
    "at the end of the input without a blank line, since SDKs read it: %j",
    (text) => {
      expect(read(`data: a\n\n${text}`).events.map((e) => e.data)).toEqual(["a", "b"]);
    },
  );

  it("what is left without data is the rest", () => {
    const splitter = sseFraming.splitter(LIMITS);
    splitter.push(Buffer.from("data: a\n\n: bye"));
    expect(splitter.pendingBytes).toBe(5);
    expect(splitter.end()).toEqual({ events: [], rest: Buffer.from(": bye") });
  });
});

describe("the limit", () => {
  const limits = { maxEventBytes: 64 };

  it("holds for one event, not for the stream", () => {
    const event = `data: ${"x".repeat(64 - 8)}\n\n`;
    expect(read(event.repeat(20), limits).events).toHaveLength(20);
    const { code, events } = read(`${event}data: ${"x".repeat(57)}\n\n`, limits);
    expect(code).toBe("too_large");
    expect(events).toHaveLength(1);
  });

  it("holds without any line end", () => {
    const splitter = sseFraming.splitter(limits);
    splitter.push(Buffer.alloc(64, 120));
    expect(() => splitter.push(Buffer.alloc(1, 120))).toThrow(/larger than 64 bytes/);
  });
});

it("takes linear time, whatever the pieces", () => {
  // 600,000 pieces: copying what waits for each of them would take a quarter of an hour.
  const bytes = Buffer.from(`data: ${"x".repeat(4 << 20)}\n\n`);
  const splitter = sseFraming.splitter({ maxEventBytes: 8 << 20 });
  let events = 0;
  for (let at = 0; at < bytes.length; at += 7) events += splitter.push(bytes.subarray(at, at + 7)).length;
  expect(events).toBe(1);
});

describe("the writer", () => {
  const write = (...events: Parameters<ReturnType<typeof sseFraming.writer>["write"]>[0][]) => {
    const writer = sseFraming.writer();
    return Buffer.concat([...events.map((e) => writer.write(e)), writer.end(null)]).toString();
  };

  it("starts a data line for each line of data", () => {
    expect(encodeSse({ event: "x", data: "a\nb\r\nc\rd" }).toString()).toBe(
      "event: x\ndata: a\ndata: b\ndata: c\ndata: d\n\n",
    );
    expect(encodeSse({ event: null, data: "" }).toString()).toBe("data: \n\n");
  });

  it("does not let an event's name begin a line", () => {
    expect(() => encodeSse({ event: "x\ndata: y", data: "" })).toThrow("line break");
  });

  it("ends an unterminated event before it writes another", () => {
    const { events } = sseSplitterAt("data: a");
    expect(write(...events, { event: null, data: "b", raw: null })).toBe("data: a\n\ndata: b\n\n");
  });

  it.each(["data: a\n\n", "data: a\r\n\r\n", "data: a\r\n\r", "data: a\r\r", "data: a\n\r\n"])(
    "adds nothing after %j",
    (text) => {
      const raw = Buffer.from(text);
      const keepAlive = { event: null, data: "", inert: true, raw: Buffer.from("\n") } as const;
      const more = { event: null, data: "b", raw: null };
      expect(write({ event: null, data: "a", raw }, keepAlive, more)).toBe(`${text}\ndata: b\n\n`);
    },
  );

  function sseSplitterAt(text: string) {
    const splitter = sseFraming.splitter(LIMITS);
    splitter.push(Buffer.from(text));
    return splitter.end();
  }
});
