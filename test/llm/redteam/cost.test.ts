/** Answers that are made to take time: it must grow with their size, not with its square. */
import { describe, expect, it } from "vitest";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { JsonShape } from "../../../src/llm/openai/json-shape.ts";
import type { ToolCall } from "../../../src/llm/wire.ts";

function chunk(call: object | null, finish: string | null = null) {
  const delta = call ? { tool_calls: [{ index: 0, function: call }] } : {};
  const data = JSON.stringify({ id: "c", choices: [{ index: 0, delta, finish_reason: finish }] });
  return { event: null, data, raw: null };
}

it.each([
  ["one text", '{"a":"', "a}".repeat(10), '"}'],
  ["white space", " ", " ".repeat(20), '{"a":1}'],
  ["what follows a value", `{"a":"${"x".repeat(400_000)}"}x`, "yz", "z"],
])(
  "a Chat call with its name in each of 40,000 pieces and no id: %s",
  (_, first, middle, last) => {
    const calls: ToolCall[] = [];
    const stream = openaiChat.stream(
      (call) => {
        calls.push(call);
        return { action: "allow", text: "" };
      },
      { maxBlockBytes: 1 << 20, onBlock: "rewrite" },
    );
    const begun = process.cpuUsage();
    stream.push(chunk({ name: "tool", arguments: first }));
    for (let i = 0; i < 40_000; i++) stream.push(chunk({ name: "tool", arguments: middle }));
    stream.push(chunk({ name: "tool", arguments: last }));
    stream.push(chunk(null, "tool_calls"));
    const { user } = process.cpuUsage(begun);
    expect(calls).toMatchObject([{ name: "tool", flaw: null }]);
    // Parsed again for each piece it would be 16 GB of text, over a minute.
    expect(user / 1e6).toBeLessThan(15);
  },
  60_000,
);

describe("JSON that comes in pieces", () => {
  it.each([
    ['{"a":"}"', false],
    ['{"a":"\\"}"', false],
    ['{"a":[1,{}]}', true],
    ['"text', false],
    ["12", true],
    ["{}{}", false],
    ["{} ", true],
    ["   ", false],
    ["", false],
    ["{}x", false],
    ["1".repeat(65), false],
    ["tru", true],
    ["}", true],
    ['{"a":"\\\\"}', true],
  ])("%s may be whole: %s", (text, whole) => {
    const shape = new JsonShape();
    for (const character of text) shape.read(character);
    expect(shape.mayBeWhole).toBe(whole);
  });
});
