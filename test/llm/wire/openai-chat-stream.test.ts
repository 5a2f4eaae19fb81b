/** Chat streams: what is held and what flows, limits, unusual vendors, and what is refused. */
import { describe, expect, it } from "vitest";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { type Frame, type StreamOptions, UnreadableError } from "../../../src/llm/wire.ts";
import { readWire, type SeenChoice } from "./openai-chat-reader.ts";
import {
  blocking,
  blockingFlaws,
  chunk,
  DONE,
  delta,
  frameOf,
  piece,
  pushAll,
  type Watched,
} from "./openai-frames.ts";

const OPTIONS: StreamOptions = { onBlock: "rewrite", maxBlockBytes: 1 << 16 };

function filterOf(watched: Watched, options: Partial<StreamOptions> = {}) {
  return openaiChat.stream(watched.judge, { ...OPTIONS, ...options });
}

function seen(frames: readonly Frame[]): SeenChoice[] {
  const bytes = frames.map(({ data }) => `data: ${data}\n\n`).join("");
  return readWire(Buffer.from(bytes), "sse");
}

describe("holding", () => {
  const first = delta({ role: "assistant", content: null, tool_calls: [piece(0, "c0", "read", "")] });
  const second = delta({ tool_calls: [piece(0, null, null, '{"a":1}')] });
  const finish = delta({}, "tool_calls");

  it("holds a call to its end and then sends the frames that came", () => {
    const watched = blocking();
    const filter = filterOf(watched);
    expect(filter.push(first)).toEqual([]);
    expect(filter.push(second)).toEqual([]);
    expect(filter.heldBytes).toBe((first.raw?.length ?? 0) + (second.raw?.length ?? 0));
    expect(watched.calls).toEqual([]);
    const out = filter.push(finish);
    expect(out).toHaveLength(3);
    expect(out[0]).toBe(first);
    expect(out[1]).toBe(second);
    expect(out[2]).toBe(finish);
    expect(filter.heldBytes).toBe(0);
    expect(filter.push(DONE)).toEqual([DONE]);
    expect(filter.end()).toBe(false);
  });

  it("lets text, reasoning, usage and empty events through while a call is held, the role first", () => {
    const filter = filterOf(blocking());
    filter.push(first);
    const text = delta({ content: "Hm." });
    const [role, passed] = filter.push(text);
    expect(JSON.parse(role?.data ?? "").choices).toEqual([
      { index: 0, delta: { role: "assistant", content: null }, finish_reason: null },
    ]);
    expect(passed).toBe(text);
    for (const frame of [
      delta({ reasoning_content: "why" }),
      chunk([], { usage: { total_tokens: 3 } }),
      frameOf({ type: "ping" }),
      frameOf(""),
    ])
      expect(filter.push(frame)).toEqual([frame]);
    const [error] = filter.push(frameOf({ error: { message: "overloaded", tool_calls: [{ id: "c" }] } }));
    expect(JSON.parse(error?.data ?? "")).toEqual({
      error: { message: "overloaded", type: null, param: null, code: null },
    });
    const out = pushAll(filter, [second, finish]);
    expect(JSON.parse(out[0]?.data ?? "").choices[0].delta).toEqual({
      content: null,
      tool_calls: [piece(0, "c0", "read", "")],
    });
    expect(out.slice(1)).toEqual([second, finish]);
  });

  it("says no role of its own where upstream says it again", () => {
    const again = delta({ role: "assistant", content: "Hm." });
    expect(pushAll(filterOf(blocking()), [first, again, second, finish])).toEqual([
      again,
      first,
      second,
      finish,
    ]);
  });

  it("keeps the envelope, the usage and a vendor's members of the chunks it writes anew", () => {
    const data = `{"id":"i","created":7,"model":"m","x":12345678901234567890,"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c0","function":{"name":"read","arguments":"{}"}}]},"finish_reason":"tool_calls"}],"usage":{"total_tokens":9}}`;
    const [text, end, ...rest] = filterOf(blocking("*")).push(frameOf(data));
    expect(rest).toEqual([]);
    expect(text?.data).toBe(
      '{"id":"i","created":7,"model":"m","x":12345678901234567890,"choices":[{"index":0,"delta":{"role":"assistant","content":"no read"},"finish_reason":null}],"usage":null}',
    );
    expect(end?.data).toBe(
      '{"id":"i","created":7,"model":"m","x":12345678901234567890,"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"total_tokens":9}}',
    );
  });

  it("decides at [DONE] where no finish_reason came, and drops what the upstream leaves open", () => {
    const done = filterOf(blocking());
    pushAll(done, [first, second]);
    expect(done.push(DONE)).toEqual([first, second, DONE]);
    const blocked = filterOf(blocking("read"));
    expect(seen(pushAll(blocked, [first, second, DONE]))).toEqual([
      { index: 0, content: "no read", calls: [], finish: "stop" },
    ]);
    const gone = filterOf(blocking());
    pushAll(gone, [first, second]);
    expect(gone.end()).toBe(true);
  });

  it("goes on numbering where calls come after a finish", () => {
    const filter = filterOf(blocking("b"));
    const calls = ["a", "b", "c"].map((name, i) =>
      delta({ tool_calls: [piece(i, `c${i}`, name, "{}")] }, i > 0 ? "tool_calls" : null),
    );
    const [choice] = seen(pushAll(filter, [...calls, DONE]));
    expect(choice?.calls).toEqual([
      ["c0", "a", "{}"],
      ["c2", "c", "{}"],
    ]);
    expect(choice?.finish).toBe("tool_calls");
    expect(seen(pushAll(filterOf(blocking("b", "c")), calls))[0]?.content).toBe("no b\n\nno c");
  });

  it("takes a chunk with several choices apart only where one of them has a call", () => {
    const both = chunk([
      { index: 0, delta: { role: "assistant", content: "a" } },
      { index: 1, delta: { role: "assistant", content: "b" } },
    ]);
    const mixed = chunk(
      [
        { index: 0, delta: { content: "c" } },
        { index: 1, delta: { tool_calls: [piece(0, "c1", "read", "{}")] } },
      ],
      { usage: { total_tokens: 5 } },
    );
    const ends = chunk([
      { index: 0, delta: {}, finish_reason: "stop" },
      { index: 1, delta: {}, finish_reason: "tool_calls" },
    ]);
    const filter = filterOf(blocking("read"));
    expect(filter.push(both)[0]).toBe(both);
    const flowing = filter.push(mixed);
    expect(flowing.map(({ data }) => JSON.parse(data).usage)).toEqual([null]);
    expect(seen(flowing)).toEqual([{ index: 0, content: "c", calls: [], finish: null }]);
    expect(seen([...flowing, ...filter.push(ends)])).toEqual([
      { index: 0, content: "c", calls: [], finish: "stop" },
      { index: 1, content: "\n\nno read", calls: [], finish: "stop", usage: 5 },
    ]);
  });

  it("ends the answer at the first blocked call where it is to terminate", () => {
    const watched = blocking("b");
    const filter = filterOf(watched, { onBlock: "terminate" });
    const start = delta({ role: "assistant", content: "Hi" }, null, 1);
    const calls = ["a", "b", "c"].map((name, i) => delta({ tool_calls: [piece(i, `c${i}`, name, "{}")] }));
    const out = pushAll(filter, [start, ...calls, finish]);
    expect(filter.finished).toBe(true);
    expect(out.at(-1)?.data).toBe("[DONE]");
    expect(seen(out.slice(0, -1))).toEqual([
      { index: 1, content: "Hi", calls: [], finish: "stop" },
      { index: 0, content: "no b", calls: [["c0", "a", "{}"]], finish: "tool_calls" },
    ]);
    expect(watched.calls.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(filter.push(delta({ content: "more" }))).toEqual([]);
    expect(filter.end()).toBe(false);
  });
});

describe("limits", () => {
  const start = delta({ role: "assistant", content: null, tool_calls: [piece(0, "c0", "write", '{"a":"')] });
  const part = (text: string): Frame => delta({ tool_calls: [piece(0, null, null, text)] });
  const other = delta({ tool_calls: [piece(1, "c1", "read", "{}")] });

  it("judges a call over the limit once, with what has come, and drops the rest of it", () => {
    const watched = blocking("write");
    const filter = filterOf(watched, { maxBlockBytes: 1000 });
    pushAll(filter, [start, ...Array.from({ length: 9 }, () => part("x".repeat(100)))]);
    expect(watched.calls).toEqual([]);
    filter.push(part("x".repeat(100)));
    expect(watched.calls).toMatchObject([{ name: "write", id: "c0", flaw: "too_large" }]);
    expect(watched.calls[0]?.input.text).toHaveLength(1006);
    const held = filter.heldBytes;
    for (let i = 0; i < 50; i++) expect(filter.push(part("y".repeat(100)))).toEqual([]);
    expect(filter.heldBytes).toBe(held);
    const out = pushAll(filter, [other, delta({}, "tool_calls"), DONE]);
    expect(seen(out.slice(0, -1))).toEqual([
      { index: 0, content: "no write", calls: [["c1", "read", "{}"]], finish: "tool_calls" },
    ]);
    expect(watched.calls.map(({ name }) => name)).toEqual(["write", "read"]);
  });

  it("says what it blocked also where the answer just stops", () => {
    const filter = filterOf(blocking("write"), { maxBlockBytes: 100 });
    const out = pushAll(filter, [start, part("x".repeat(200)), part("x"), DONE]);
    expect(seen(out.slice(0, -1))).toEqual([{ index: 0, content: "no write", calls: [], finish: "stop" }]);
  });

  it("lets a call over the limit through as it came where the judge does", () => {
    const watched = blocking();
    const filter = filterOf(watched, { maxBlockBytes: 1000 });
    const frames = [
      start,
      ...Array.from({ length: 20 }, () => part("x".repeat(100))),
      other,
      delta({}, "tool_calls"),
      DONE,
    ];
    expect(pushAll(filter, frames)).toEqual(frames);
    expect(watched.calls.map(({ name, flaw }) => [name, flaw])).toEqual([
      ["write", "too_large"],
      ["read", null],
    ]);
    expect(filter.heldBytes).toBe(0);
  });

  it("refuses to block beside a call that it has let through", () => {
    const filter = filterOf(blocking("read"), { maxBlockBytes: 100 });
    pushAll(filter, [start, part("x".repeat(200)), other]);
    expect(() => filter.push(delta({}, "tool_calls"))).toThrow(UnreadableError);
  });

  it("bounds frames that bring no input", () => {
    const watched = blockingFlaws();
    const filter = filterOf(watched, { maxBlockBytes: 100 });
    filter.push(start);
    for (let i = 0; i < 1000; i++) filter.push(part(""));
    expect(watched.calls).toMatchObject([{ name: "write", flaw: "too_large" }]);
    expect(filter.heldBytes).toBeLessThan(100 * 17);
  });

  it("bounds what all calls hold together", () => {
    const filter = filterOf(blocking(), { maxBlockBytes: 1000 });
    const many = (): void => {
      for (let i = 0; i < 1000; i++)
        filter.push(delta({ tool_calls: [piece(i, `c${i}`, "read", "x".repeat(500))] }));
    };
    expect(many).toThrow(/bytes are held/);
    expect(filter.heldBytes).toBe(0);
    expect(() => filter.push(DONE)).toThrow(/bytes are held/);
  });

  it("bounds the number of calls", () => {
    const filter = filterOf(blocking(), { maxBlockBytes: 1 << 20 });
    const many = (): void => {
      for (let i = 0; i < 5000; i++) filter.push(delta({ tool_calls: [piece(0, `c${i}`, "read", "")] }));
    };
    expect(many).toThrow(/too many tool calls/);
  });
});

describe("calls that cannot be judged", () => {
  const judged = (...frames: Frame[]): unknown => {
    const watched = blockingFlaws();
    pushAll(filterOf(watched), [...frames, delta({}, "tool_calls")]);
    return watched.calls.map(({ name, flaw, input }) => [name, flaw, input.text]);
  };
  const one = (call: object): Frame => delta({ role: "assistant", tool_calls: [call] });

  it.each([
    ["no name", one({ index: 0, id: "c", function: { arguments: "{}" } }), ["", "malformed", "{}"]],
    ["nothing but an index", one({ index: 0 }), ["", "malformed", ""]],
    [
      "a function and a custom tool",
      one({ index: 0, function: { name: "a", arguments: "{}" }, custom: { name: "b", input: "" } }),
      ["a", "malformed", "{}"],
    ],
    [
      "arguments with a key twice",
      one(piece(0, "c", "a", '{"x":1,"x":2}')),
      ["a", "malformed", '{"x":1,"x":2}'],
    ],
    [
      "arguments nested too deep",
      one(piece(0, "c", "a", `${"[".repeat(600)}${"]".repeat(600)}`)),
      ["a", "malformed", expect.any(String)],
    ],
    [
      "a key twice in the call",
      frameOf(
        '{"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"a","name":"b","arguments":"{}"}}]}}]}',
      ),
      ["b", "malformed", "{}"],
    ],
  ])("%s", (_, frame, expected) => expect(judged(frame)).toEqual([expected]));

  it.each([
    ["a name", { index: 0, function: { name: 7, arguments: "" } }],
    ["an id", { index: 0, id: 7, function: { name: "a", arguments: "" } }],
    ["arguments", { index: 0, function: { name: "a", arguments: { x: 1 } } }],
    ["a function", { index: 0, function: "a" }],
    ["a position", { index: "0", function: { name: "a", arguments: "" } }],
  ])("calls with %s that some SDKs make text of are refused", (_, call) => {
    expect(() => judged(one(call))).toThrow(UnreadableError);
  });

  it.each([
    { index: 0, function: { Name: "b", name: "a", arguments: "{}" } },
    { index: 0, function: { name: "a", arguments: "{}", "argument\u017f": "{}" } },
    { index: 0, Function: { name: "b" }, function: { name: "a", arguments: "{}" } },
  ])("with members that Go takes for others are refused: %j", (call) => {
    expect(() => judged(one(call))).toThrow(UnreadableError);
  });

  it("takes cut arguments and '' for what they are", () => {
    expect(judged(one(piece(0, "c", "a", '{"x":')))).toEqual([["a", null, '{"x":']]);
    expect(judged(one(piece(0, "c", "a", "")))).toEqual([["a", null, ""]]);
  });

  it("refuses keys of prototypes", () => {
    const frame = frameOf(
      '{"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"__proto__":{"function":{"name":"a"}},"constructor":{"name":"b"}}]}}]}',
    );
    expect(() => judged(frame)).toThrow(UnreadableError);
  });
});

describe("vendors", () => {
  const through = (names: string[], ...frames: Frame[]) => {
    const watched = blocking(...names);
    const [choice] = seen(pushAll(filterOf(watched), [...frames, delta({}, "tool_calls")]));
    return { judged: watched.calls.map(({ name, input }) => [name, input.text]), calls: choice?.calls };
  };

  it("reads a name that is repeated with every piece as one name, and sends it once", () => {
    const frames = ['{"a"', ":1", "}"].map((args) => delta({ tool_calls: [piece(0, "c", "read", args)] }));
    expect(through([], ...frames)).toEqual({
      judged: [["read", '{"a":1}']],
      calls: [["c", "read", '{"a":1}']],
    });
  });

  it("judges a name in pieces as the whole, and sends the whole", () => {
    const frames = [piece(0, "c", "de", ""), piece(0, null, "lete", "{}")].map((p) =>
      delta({ tool_calls: [p] }),
    );
    expect(through([], ...frames)).toEqual({ judged: [["delete", "{}"]], calls: [["c", "delete", "{}"]] });
    expect(through(["delete"], ...frames).calls).toEqual([]);
  });

  it("takes ids that are made up for every piece for one call", () => {
    const frames = [piece(0, "x1", "read", ""), piece(0, "x2", null, "{}")].map((p) =>
      delta({ tool_calls: [p] }),
    );
    expect(through([], ...frames).judged).toEqual([["read", "{}"]]);
  });

  it("parts calls without ids at one index by their names", () => {
    const frames = [piece(0, null, "a", "{}"), piece(0, null, "b", "{}")].map((p) =>
      delta({ tool_calls: [p] }),
    );
    expect(through(["a"], ...frames)).toEqual({
      judged: [
        ["a", "{}"],
        ["b", "{}"],
      ],
      calls: [["", "b", "{}"]],
    });
  });

  it("judges the older call beside the newer ones", () => {
    const frame = delta({
      role: "assistant",
      tool_calls: [piece(0, "c", "a", "{}")],
      function_call: { name: "old", arguments: "{}" },
    });
    expect(through(["old"], frame).calls).toEqual([["c", "a", "{}"]]);
    expect(through(["a"], frame).calls).toEqual([["function_call", "old", "{}"]]);
    expect(through(["a", "old"], frame).judged).toHaveLength(2);
  });

  it("passes a first index that is not 0 as it came", () => {
    const frames = [delta({ tool_calls: [piece(1, "c", "a", "{}")] }), delta({}, "tool_calls"), DONE];
    expect(pushAll(filterOf(blocking()), frames)).toEqual(frames);
  });
});

describe("what is refused", () => {
  const call = piece(0, "c", "a", "{}");
  it.each([
    ["no JSON", frameOf("{")],
    ["[DONE] with something after it", frameOf("[DONE] {}")],
    ["no object", frameOf("[]")],
    ["a number", frameOf("1")],
    ["choices that are not an array", frameOf({ choices: {} })],
    ["a choice that is not an object", frameOf({ choices: [null] })],
    ["a delta that is not an object", frameOf({ choices: [{ index: 0, delta: [] }] })],
    ["tool_calls that are not an array", delta({ tool_calls: { 0: call } })],
    ["a call that is not an object", delta({ tool_calls: ["a"] })],
    ["a function_call that is not an object", delta({ function_call: "a" })],
    ["a whole message in a chunk", chunk([{ index: 0, delta: {}, message: { tool_calls: [call] } }])],
    ...[-1, 1.5, 1e9, "0", true, [0]].map((index): [string, Frame] => [
      `the index ${JSON.stringify(index)} of a call`,
      delta({ tool_calls: [{ ...call, index }] }),
    ]),
    ...[-1, 0.5, 1e9, "0"].map((index): [string, Frame] => [
      `the index ${JSON.stringify(index)} of a choice`,
      chunk([{ index, delta: { content: "x" } }]),
    ]),
    ["choices twice", frameOf('{"choices":[{"index":0,"delta":{"tool_calls":[{}]}}],"choices":[]}')],
    ["a delta twice", frameOf('{"choices":[{"index":0,"delta":{},"delta":{"content":"x"}}]}')],
    ["calls twice", frameOf('{"choices":[{"index":0,"delta":{"tool_calls":[],"tool_calls":null}}]}')],
    ["a finish twice", frameOf('{"choices":[{"index":0,"finish_reason":"stop","finish_reason":null}]}')],
    ["nesting", frameOf(`{"choices":[],"x":${"[".repeat(600)}${"]".repeat(600)}}`)],
  ])("%s", (_, frame) => {
    expect(() => filterOf(blocking()).push(frame)).toThrow(UnreadableError);
  });

  it("keys that stand twice elsewhere matter to nobody", () => {
    const frame = frameOf('{"choices":[{"index":0,"delta":{"content":"x"}}],"usage":{"a":1,"a":2}}');
    expect(filterOf(blocking()).push(frame)).toEqual([frame]);
  });
});
