import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { columns, duration, wrap } from "../../../src/cli/output/layout.ts";
import {
  jsonText,
  onOutputClosed,
  painter,
  printable,
  printableLines,
} from "../../../src/cli/output/terminal.ts";

describe("painter", () => {
  it.each<[object, NodeJS.ProcessEnv, boolean]>([
    [{ isTTY: true }, {}, true],
    [{ isTTY: false }, {}, false],
    [{}, {}, false],
    [{ isTTY: true }, { NO_COLOR: "1" }, false],
    [{ isTTY: true }, { NO_COLOR: "" }, true],
    [{ isTTY: true }, { TERM: "dumb" }, false],
    [{}, { FORCE_COLOR: "1" }, true],
    [{}, { FORCE_COLOR: "0" }, false],
  ])("%j %j: %s", (stream, env, colour) => {
    const { paint } = painter(stream, env);
    expect(paint("red", "x")).toBe(colour ? "\x1b[31mx\x1b[0m" : "x");
  });
});

describe("jsonText", () => {
  const value = { "a\x9b31m": ["\x7f\x1b\u202e\u200b\u2028", "é 漢 🦊 \u{e0041}\ud800"], b: 1 };

  it("is JSON of the same value", () => {
    expect(JSON.parse(jsonText(value))).toEqual(value);
    expect(JSON.parse(jsonText(value, 2))).toEqual(value);
    expect(jsonText({ a: "é 漢 🦊" })).toBe('{"a":"é 漢 🦊"}');
  });

  it("has nothing that a terminal obeys", () => {
    expect(jsonText(value)).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]*$/u);
    expect(jsonText("\x9b\u{e0041}")).toBe('"\\u009b\\udb40\\udc41"');
  });
});

describe("printable", () => {
  it.each([
    ["plain é 漢", "plain é 漢"],
    ["\x1b]0;title\x07", "\\x1b]0;title\\x07"],
    ["a\nb\r\tc", "a\\x0ab\\x0d\\x09c"],
    ["\x7f\x9b31m", "\\x7f\\x9b31m"],
    ["abc\u202edef", "abc\\u{202e}def"],
    ["zero\u200bwidth\u2066", "zero\\u{200b}width\\u{2066}"],
    ["line\u2028end", "line\\u{2028}end"],
    ["half\ud800", "half\\u{d800}"],
    ["tag\u{e0041}", "tag\\u{e0041}"],
    ["Braille\u2800blank", "Braille\\u{2800}blank"],
    ["fillers\u3164\uffa0\u115f", "fillers\\u{3164}\\u{ffa0}\\u{115f}"],
    ["selector\ufe0f\u{e0100}", "selector\\u{fe0f}\\u{e0100}"],
    ["no space\xa0\u2003\u3000", "no space\\xa0\\u{2003}\\u{3000}"],
    ["font's own\ue000", "font's own\\u{e000}"],
    ["cafe\u0301 \u092e\u0940", "cafe\u0301 \u092e\u0940"],
  ])("%j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it("keeps line breaks of ours", () => {
    expect(printableLines("one\ntwo\x1b")).toBe("one\ntwo\\x1b");
  });
});

describe("onOutputClosed", () => {
  const failing = (code: string) =>
    new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error(code), { code }));
      },
    });

  it("tells once that the reader went away", async () => {
    let closed = 0;
    const stream = failing("EPIPE");
    onOutputClosed(stream, () => closed++);
    stream.write("a");
    stream.write("b");
    await new Promise(setImmediate);
    stream.emit("error", Object.assign(new Error(), { code: "EPIPE" }));
    expect(closed).toBe(1);
  });

  it("passes other errors on", async () => {
    const errors: Error[] = [];
    const stream = failing("ENOSPC");
    onOutputClosed(
      stream,
      () => errors.push(new Error("closed")),
      (error) => errors.push(error),
    );
    stream.write("a");
    await new Promise(setImmediate);
    expect(errors.map((error) => error.message)).toEqual(["ENOSPC"]);
  });

  it("does nothing for a stream that works", () => {
    let closed = 0;
    const stream = new PassThrough();
    onOutputClosed(stream, () => closed++);
    stream.end("a");
    expect(closed).toBe(0);
  });
});

describe("layout", () => {
  it("makes columns", () => {
    expect(
      columns([
        ["a", "bb", "c"],
        ["aaa", "b"],
      ]),
    ).toEqual(["a    bb  c", "aaa  b"]);
  });

  it("wraps at spaces and keeps words whole", () => {
    expect(wrap("one two three", 7, "  ")).toBe("one two\n  three");
    expect(wrap("averyveryverylongword x", 5, "")).toBe("averyveryverylongword\nx");
  });

  it.each([
    [-5, "0 s"],
    [59_999, "59 s"],
    [60_000, "1 min"],
    [3_600_000, "1 h"],
    [7_500_000, "2 h 5 min"],
    [86_400_000, "1 d"],
    [273_600_000, "3 d 4 h"],
  ])("%i ms is %s", (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});
