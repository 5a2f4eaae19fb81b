/** Calls in pieces that some clients join and others do not, and calls in unexpected places. */
import { describe, expect, it } from "vitest";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { bedrockConverse } from "../../../src/llm/bedrock/converse.ts";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { STRICT, type ToolCall, UnreadableError, type WireFormat } from "../../../src/llm/wire.ts";

/** What is sent, and what was judged: calls with a flaw are blocked, as an enforcing judge does. */
function streamed(format: WireFormat, events: object[], answers = 1, names: (string | null)[] = []) {
  const calls: ToolCall[] = [];
  const scope = { ...STRICT, answers };
  const filter = format.stream(
    (call) => {
      calls.push(call);
      return { action: call.flaw === null ? "allow" : "block", text: "[netmon] blocked" };
    },
    { maxBlockBytes: 1 << 16, onBlock: "rewrite", scope },
  );
  const sent = events
    .flatMap((event, i) => filter.push({ event: names[i] ?? null, data: JSON.stringify(event), raw: null }))
    .map(({ data }) => (data === "[DONE]" ? data : JSON.parse(data)));
  return { calls, sent };
}

function whole(format: WireFormat, body: object | string) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return format.rewrite(readAnswer(text), () => ({ action: "allow", text: "" }), { ...STRICT, answers: 1 });
}

describe("Chat", () => {
  const chunk = (call: object | null, finish: string | null = null, index = 0) => ({
    id: "c",
    choices: [{ index, delta: call ? { tool_calls: [call] } : {}, finish_reason: finish }],
  });
  const named = (name: string, args = "", more: object = {}) => ({
    index: 0,
    function: { name, arguments: args },
    ...more,
  });

  it("a name that goes on after the end of its choice is another call for every client", () => {
    const { calls, sent } = streamed(openaiChat, [
      chunk(named("read", "{}", { id: "1" })),
      chunk(null, "tool_calls"),
      chunk(named("_secret", "{}", { id: "2" })),
      chunk(null, "tool_calls"),
    ]);
    expect(calls.map(({ name }) => name)).toEqual(["read", "_secret"]);
    const positions = sent
      .flatMap((event) => event.choices[0].delta.tool_calls ?? [])
      .map(({ index }) => index);
    expect(positions).toEqual([0, 1]);
  });

  it("arguments after the end of their choice are a call without a name", () => {
    const { calls, sent } = streamed(openaiChat, [
      chunk(named("read", "", { id: "1" })),
      chunk(null, "tool_calls"),
      chunk({ index: 0, function: { arguments: '{"path":"SENTINEL"}' } }),
      chunk(null, "stop"),
    ]);
    expect(calls.map(({ name, flaw }) => [name, flaw])).toEqual([
      ["read", null],
      ["", "malformed"],
    ]);
    expect(JSON.stringify(sent)).not.toContain("SENTINEL");
  });

  it("pieces in a choice that was not asked for are refused, since some clients look at no index", () => {
    const events = [chunk(named("read", "", { id: "1" })), chunk(named("_secret", "{}"), null, 1)];
    expect(() => streamed(openaiChat, events)).toThrow(UnreadableError);
    expect(() => streamed(openaiChat, events, 2)).not.toThrow();
  });

  it("a function_call continues after its end", () => {
    const older = (name: string, finish: string | null) => ({
      choices: [{ index: 0, delta: { function_call: { name, arguments: "{}" } }, finish_reason: finish }],
    });
    expect(() => streamed(openaiChat, [older("read", "function_call"), older("_secret", "stop")])).toThrow(
      UnreadableError,
    );
  });

  it("an id that changes from piece to piece is sent as the one that was judged", () => {
    const { calls, sent } = streamed(openaiChat, [
      chunk(named("read", '{"a":', { id: "1" })),
      chunk({ index: 0, id: "2", function: { arguments: "1}" } }),
      chunk(null, "tool_calls"),
    ]);
    expect(calls).toMatchObject([{ name: "read", id: "1", input: { text: '{"a":1}' } }]);
    expect(JSON.stringify(sent)).not.toContain('"2"');
  });

  it.each([
    ["beside the choices", { choices: [], message: { tool_calls: [{ function: { name: "x" } }] } }],
    ["of another case", { Choices: [{ delta: { tool_calls: [{ function: { name: "x" } }] } }] }],
    ["beside the delta", { choices: [{ index: 0, delta: {}, Delta: { tool_calls: [{ id: "1" }] } }] }],
    [
      "in a member of the delta",
      { choices: [{ index: 0, delta: { extra: { tool_calls: [{ id: "1" }] } } }] },
    ],
    ["of another case in the delta", { choices: [{ index: 0, delta: { Tool_Calls: [{ id: "1" }] } }] }],
    [
      "as a part of the content",
      { choices: [{ index: 0, delta: { content: [{ type: "tool_use", name: "x" }] } }] },
    ],
    [
      "with a type that is none",
      { choices: [{ index: 0, delta: { tool_calls: [{ type: "mcp", id: "1" }] } }] },
    ],
  ])("a call %s is refused", (_, event) => {
    expect(() => streamed(openaiChat, [event])).toThrow(UnreadableError);
    const message = JSON.parse(
      JSON.stringify(event).replaceAll('"delta"', '"message"').replace("Delta", "Message"),
    );
    expect(() => whole(openaiChat, message)).toThrow(UnreadableError);
  });
});

describe("Anthropic", () => {
  const start = {
    type: "message_start",
    message: { id: "m", type: "message", role: "assistant", content: [] },
  };
  const tool = (index: number, more: object = {}) => ({
    type: "content_block_start",
    index,
    content_block: { type: "tool_use", id: "t", name: "read", input: {}, ...more },
  });

  it.each([
    ["after the end", [start, { type: "message_stop" }, tool(0)]],
    [
      "in another event",
      [start, { type: "ping", content_block: { type: "tool_use" }, delta: {}, tool_calls: [{}] }],
    ],
    [
      "in a member of the message",
      [{ ...start, message: { ...start.message, extra: [{ type: "tool_use" }] } }],
    ],
    [
      "in a block of text",
      [start, { ...tool(0), content_block: { type: "text", text: "", x: { type: "tool_use" } } }],
    ],
    ["under another case", [start, { ...tool(0), Content_Block: tool(0).content_block }]],
    [
      "in the end of the message",
      [start, { type: "message_delta", delta: { x: { type: "tool_use" } }, usage: {} }],
    ],
    [
      "in a delta of an unknown type",
      [start, tool(0), { type: "content_block_delta", index: 0, delta: { type: "x" } }],
    ],
    [
      "of an unknown type",
      [start, { ...tool(0), content_block: { type: "x_tool_use", name: "a", input: {} } }],
    ],
    ["in an event of an unknown type", [start, { ...tool(0), type: "content_block_begin" }]],
  ])("a call %s is refused", (_, events) => {
    expect(() => streamed(anthropicMessages, events)).toThrow(UnreadableError);
  });

  it.each([{ name: 7 }, { id: 7 }, { input: "{}x" }, { input: [1] }])(
    "a call with %j is malformed",
    (more) => {
      const { calls } = streamed(anthropicMessages, [
        start,
        tool(0, more),
        { type: "content_block_stop", index: 0 },
      ]);
      expect(calls).toMatchObject([{ flaw: "malformed" }]);
    },
  );
});

describe("Responses", () => {
  const item = { type: "function_call", id: "fc_1", call_id: "call_1", name: "read", arguments: "" };
  const added = { type: "response.output_item.added", output_index: 0, item };
  it.each([
    ["an event of an unknown type", [{ type: "response.tool.begin", item }]],
    ["an event without a type", [{ item }]],
    ["an item of an unknown type", [{ ...added, item: { ...item, type: "remote_call" } }]],
    ["a member of an event", [{ type: "response.in_progress", extra: [item] }]],
    ["a member of another case", [{ ...added, Item: { ...item, name: "other" } }]],
    ["a member of an item of another case", [{ ...added, item: { ...item, Name: "other" } }]],
    ["a part of a message", [{ ...added, item: { type: "message", id: "m", content: [item] } }]],
    ["a member of the response", [{ type: "response.completed", response: { output: [], extra: [item] } }]],
    [
      "pieces at the place of one item under the id of another",
      [
        added,
        { ...added, output_index: 1, item: { ...item, id: "fc_2", call_id: "call_2" } },
        { type: "response.function_call_arguments.delta", output_index: 0, item_id: "fc_2", delta: "{}" },
      ],
    ],
  ])("%s with a call is refused", (_, events) => {
    expect(() => streamed(openaiResponses, events)).toThrow(UnreadableError);
  });
});

describe("Gemini", () => {
  const call = { functionCall: { name: "read", args: {} } };
  const chunk = (part: object, more: object = {}, index = 0) => ({
    candidates: [{ index, content: { role: "model", parts: [part] }, ...more }],
  });
  it.each([
    ["a part of an unknown kind", chunk({ remoteCall: { name: "x" } })],
    ["a part of another case", chunk({ FunctionCall: { name: "x" } })],
    ["a member of the call of another case", chunk({ functionCall: { name: "read", Name: "x" } })],
    ["a member of the candidate", chunk({ text: "" }, { functionCalls: [{ name: "x" }] })],
    [
      "a member of the answer",
      { ...chunk({ text: "" }), automaticFunctionCallingHistory: [{ parts: [call] }] },
    ],
    ["a candidate that was not asked for", chunk(call, {}, 1)],
  ])("%s with a call is refused", (_, event) => {
    expect(() => streamed(geminiGenerateContent, [event])).toThrow(UnreadableError);
    expect(() => whole(geminiGenerateContent, event)).toThrow(UnreadableError);
  });

  it.each([
    { name: "read", args: "{}" },
    { name: 7, args: {} },
    { name: "read", args: {}, id: 7 },
  ])("a call as %j is malformed", (functionCall) => {
    expect(streamed(geminiGenerateContent, [chunk({ functionCall })]).calls).toMatchObject([
      { flaw: "malformed" },
    ]);
  });
});

describe("Converse", () => {
  const use = { toolUseId: "1", name: "read" };
  it.each<[string, string, object]>([
    ["an event of an unknown type", "contentBlockBegin", { start: { toolUse: use } }],
    ["a start of an unknown kind", "contentBlockStart", { contentBlockIndex: 0, start: { remoteUse: use } }],
    ["a start of another case", "contentBlockStart", { contentBlockIndex: 0, start: { ToolUse: use } }],
    [
      "a call of another case",
      "contentBlockStart",
      { contentBlockIndex: 0, start: { toolUse: { ...use, Name: "x" } } },
    ],
    [
      "an event of another case",
      "contentBlockStart",
      { contentBlockIndex: 0, start: {}, Start: { toolUse: use } },
    ],
    ["the metadata", "metadata", { usage: {}, extra: { toolUse: use } }],
    ["a delta", "contentBlockDelta", { contentBlockIndex: 0, delta: { text: "", toolUse: { input: "{}" } } }],
  ])("%s with a call is refused", (_, name, event) => {
    expect(() => streamed(bedrockConverse, [event], 1, [name])).toThrow(UnreadableError);
  });
});

describe("keys of prototypes", () => {
  const FORMATS: [string, WireFormat, object][] = [
    ["Messages", anthropicMessages, { type: "message", content: [] }],
    ["Chat", openaiChat, { choices: [] }],
    ["Responses", openaiResponses, { output: [] }],
    ["Gemini", geminiGenerateContent, { candidates: [] }],
    ["Converse", bedrockConverse, { output: { message: { content: [] } } }],
  ];
  it.each(FORMATS)("are refused anywhere: %s", (_, format, body) => {
    expect(() => whole(format, body)).not.toThrow();
    for (const key of ["__proto__", "constructor", "prototype", "\\u005f_proto__", "c\\u006fnstructor"]) {
      const text = `${JSON.stringify(body).slice(0, -1)},"x":[{"y":{"${key}":1}}]}`;
      expect(() => whole(format, text)).toThrow(UnreadableError);
    }
  });

  it("make a call malformed where they stand in arguments that come as text", () => {
    const delta = (args: string) => ({
      choices: [
        {
          index: 0,
          delta: { tool_calls: [{ index: 0, id: "1", function: { name: "read", arguments: args } }] },
          finish_reason: "tool_calls",
        },
      ],
    });
    for (const args of [
      '{"__proto__":{"path":"/etc"}}',
      '{"a":[{"constructor":1}]}',
      '{"pr\\u006ftotype":1}',
    ])
      expect(streamed(openaiChat, [delta(args)]).calls).toMatchObject([{ flaw: "malformed" }]);
    expect(streamed(openaiChat, [delta('{"text":"constructor"}')]).calls).toMatchObject([{ flaw: null }]);
  });
});
