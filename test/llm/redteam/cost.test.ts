/** Answers that are made to take time: it must grow with their size, not with its square. */
import { describe, expect, it, vi } from "vitest";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
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

it("a Gemini call that stays open while another candidate speaks: what waits is not gone through for each chunk", () => {
  const chunk = (index: number, part: object) => {
    const data = JSON.stringify({ candidates: [{ index, content: { parts: [part] } }] });
    return { event: null, data, raw: Buffer.from(data) };
  };
  const visited = (count: number): number => {
    const stream = geminiGenerateContent.stream(() => ({ action: "allow", text: "" }), {
      ...{ maxBlockBytes: 1 << 20, onBlock: "rewrite" as const, allowTypes: [] },
    });
    for (let i = 0; i < count; i++)
      stream.push(chunk(0, { functionCall: { name: i ? "" : "n", willContinue: true } }));
    let elements = 0;
    const flatMap = Array.prototype.flatMap;
    const spy = vi.spyOn(Array.prototype, "flatMap").mockImplementation(function (this: unknown[], ...given) {
      elements += this.length;
      return flatMap.apply(this, given as never) as never;
    });
    for (let i = 0; i < count; i++) expect(stream.push(chunk(1, { text: "x" }))).toHaveLength(1);
    spy.mockRestore();
    return elements;
  };
  // once for each pair it would be 40,000
  expect(visited(200)).toBeLessThan(2000);
});

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
