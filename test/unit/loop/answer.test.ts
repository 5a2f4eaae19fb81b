/** Servers' ways to stream tool calls, as reported by their users, and the loop's result for each. */
import { describe, expect, it } from "vitest";
import { type Answer, AnswerReader } from "../../../src/loop/answer.ts";

function read(...chunks: object[]): Answer {
  const reader = new AnswerReader(() => {});
  for (const chunk of chunks) reader.add(chunk);
  return reader.end();
}

const delta = (value: object, finish_reason: string | null = null): object => ({
  choices: [{ index: 0, delta: value, finish_reason }],
});
const part = (index: number | undefined, id: string | undefined, name?: string, args?: unknown): object =>
  delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: args } }] });
const end = (reason: string): object => delta({}, reason);

describe("tool calls", () => {
  it("tool calls of OpenAI: pieces by index, ids and names first", () => {
    const { calls, text } = read(
      delta({ role: "assistant", content: "I look." }),
      part(0, "call_a", "weather", ""),
      part(0, undefined, undefined, '{"ci'),
      part(1, "call_b", "time", ""),
      part(0, undefined, undefined, 'ty":"Oslo"}'),
      part(1, undefined, undefined, '{"zone":1}'),
      end("tool_calls"),
    );
    expect(text).toBe("I look.");
    expect(calls).toEqual([
      { id: "call_a", name: "weather", arguments: '{"city":"Oslo"}' },
      { id: "call_b", name: "time", arguments: '{"zone":1}' },
    ]);
  });

  it("tool calls of Ollama: index 0 for all, arguments as objects, and `stop` at the end", () => {
    const { calls } = read(
      part(0, "call_a", "weather", { city: "Oslo" }),
      part(0, "call_b", "weather", { city: "Bergen" }),
      end("stop"),
    );
    expect(calls.map((call) => JSON.parse(call.arguments))).toEqual([{ city: "Oslo" }, { city: "Bergen" }]);
  });

  it("tool calls of llama.cpp: pieces of two calls in turns", () => {
    const { calls } = read(
      part(0, "a", "weather", "{"),
      part(1, "b", "time", "{"),
      part(1, undefined, undefined, '"zone":2}'),
      part(0, undefined, undefined, '"city":"Oslo"}'),
      end("tool_calls"),
    );
    expect(calls.map((call) => call.arguments)).toEqual(['{"city":"Oslo"}', '{"zone":2}']);
  });

  it("without an index: a part goes on with the last call, and an id begins another", () => {
    const { calls } = read(
      part(undefined, "a", "weather", '{"city":'),
      part(undefined, undefined, undefined, '"Oslo"}'),
      part(undefined, "b", "time", "{}"),
      end("tool_calls"),
    );
    expect(calls.map((call) => `${call.name} ${call.arguments}`)).toEqual([
      'weather {"city":"Oslo"}',
      "time {}",
    ]);
  });

  it("tool calls of LM Studio: the whole name in every part, no id, no arguments", () => {
    const { calls } = read(part(0, undefined, "weather"), part(0, undefined, "weather"), end("tool_calls"));
    expect(calls).toEqual([{ id: "call_0_0", name: "weather", arguments: "" }]);
  });

  it("with one id for all get ids of their own", () => {
    const { calls } = read(
      part(0, "same", "weather", "{}"),
      part(1, "same", "time", "{}"),
      end("tool_calls"),
    );
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
  });

  it("tool calls are read from a body that is not a stream", () => {
    const tool_calls = [{ id: "a", type: "function", function: { name: "weather", arguments: "{}" } }];
    const { calls } = read({
      choices: [{ index: 0, message: { content: null, tool_calls }, finish_reason: "stop" }],
    });
    expect(calls).toEqual([{ id: "a", name: "weather", arguments: "{}" }]);
  });
});

describe("no call is made of an answer that", () => {
  const call = part(0, "a", "weather", "{}");
  it.each([
    ["was cut by its length, which vLLM streams", "cut", [call, end("length")]],
    ["was cut by a filter", "cut", [call, end("content_filter")]],
    ["ended in the middle", "cut", [call]],
    ["asks for calls and names none", "no_calls", [delta({ content: "…" }), end("tool_calls")]],
    ["ended with an error", "endpoint", [call, { error: { message: "out of memory" } }]],
    ["has another form", "endpoint", [{ choices: [{ delta: { tool_calls: "weather()" } }] }]],
  ])("%s", (_, code, chunks) => {
    expect(() => read(...chunks)).toThrow(expect.objectContaining({ name: "LoopError", code }));
  });

  it("is larger than anything a model writes", () => {
    const huge = "x".repeat(1 << 20);
    expect(() => read(...Array.from({ length: 17 }, () => part(0, "a", "weather", huge)))).toThrow(
      /characters/,
    );
  });
});
