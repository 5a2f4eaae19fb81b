/** Anthropic Messages: the corpus through the official SDK, and how the filter handles invalid data. */
import Anthropic from "@anthropic-ai/sdk";
import { describe, expect, it } from "vitest";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { type Frame, type StreamOptions, type ToolCall, UnreadableError } from "../../../src/llm/wire.ts";
import { clientOf, readWithSdk } from "./anthropic-reader.ts";
import { corpusSuite, dispatched, fixtureOf, planJudge, replay, run, truncations } from "./corpus.ts";

corpusSuite("anthropic", anthropicMessages, readWithSdk);

const START = {
  type: "message_start",
  message: { id: "msg_1", type: "message", role: "assistant", content: [], usage: { output_tokens: 7 } },
};
const STOP = [
  { type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 9 } },
  { type: "message_stop" },
];
const toolStart = (index: unknown, block: object = {}) => ({
  type: "content_block_start",
  index,
  content_block: { type: "tool_use", id: "toolu_1", name: "t", input: {}, ...block },
});
const textStart = (index: unknown) => ({
  type: "content_block_start",
  index,
  content_block: { type: "text", text: "" },
});
const input = (index: unknown, partial_json: unknown) => ({
  type: "content_block_delta",
  index,
  delta: { type: "input_json_delta", partial_json },
});
const stop = (index: unknown) => ({ type: "content_block_stop", index });

function frame(value: object | string): Frame {
  const data = typeof value === "string" ? value : JSON.stringify(value);
  const event = typeof value === "string" ? null : String((value as { type?: unknown }).type);
  const name = event === null ? "" : `event: ${event}\n`;
  return { event, data, raw: Buffer.from(`${name}data: ${data}\n\n`) };
}

function open(plan: Parameters<typeof planJudge>[0] = "block", options: Partial<StreamOptions> = {}) {
  const { judge, calls } = planJudge(plan);
  const filter = anthropicMessages.stream(judge, { onBlock: "rewrite", maxBlockBytes: 4096, ...options });
  const push = (value: object | string) => filter.push(frame(value)).map((out) => JSON.parse(out.data));
  return { filter, calls, push };
}

function flawOf(events: (object | string)[]): ToolCall["flaw"] | undefined {
  const { push, calls } = open();
  for (const event of events) push(event);
  return calls[0]?.flaw;
}

describe("what is held, and what is not", () => {
  it("sends every frame outside of calls on at once, as the object it came as", () => {
    const { filter } = open();
    for (const event of [START, { type: "ping" }, textStart(0), stop(0), { type: "ping", x: 1 }]) {
      const sent = frame(event);
      expect(filter.push(sent)[0]).toBe(sent);
      const comment: Frame = { event: null, data: "", inert: true, raw: Buffer.from(": x\n\n") };
      expect(filter.push(comment)[0]).toBe(comment);
    }
    expect(filter.heldBytes).toBe(0);
  });

  it("holds a call from its start to its stop while pings go on", () => {
    const { filter, push, calls } = open("allow");
    push(START);
    expect(push(toolStart(0))).toEqual([]);
    expect(push({ type: "ping" })).toEqual([{ type: "ping" }]);
    expect(push(input(0, '{"a":1}'))).toEqual([]);
    expect(filter.heldBytes).toBe(frame(toolStart(0)).raw!.length + frame(input(0, '{"a":1}')).raw!.length);
    expect(push(stop(0))).toEqual([toolStart(0), input(0, '{"a":1}'), stop(0)]);
    expect(filter.heldBytes).toBe(0);
    expect(calls[0]?.input).toEqual({ kind: "json", text: '{"a":1}' });
  });

  it("keeps the order of starts: a block behind a held call waits, one before it does not", () => {
    const { push } = open("allow");
    const delta = (index: number) => ({ type: "content_block_delta", index, delta: { type: "text_delta" } });
    push(START);
    push(textStart(0));
    push(toolStart(1));
    expect(push(delta(0))).toEqual([delta(0)]);
    expect(push(textStart(2))).toEqual([]);
    expect(push(delta(2))).toEqual([]);
    expect(push(stop(1))).toEqual([toolStart(1), stop(1), textStart(2), delta(2)]);
    expect(push(delta(2))).toEqual([delta(2)]);
  });

  it("says after every cut whether the answer ended inside a call, and sends nothing of that call", () => {
    const fixture = fixtureOf("anthropic", "two-tools.sse");
    const cuts = truncations(fixture).map((bytes) => {
      const { judge, calls } = planJudge("allow");
      const { cut, output } = run(anthropicMessages, { kind: "sse", bytes }, judge);
      const text = output.toString();
      const whole = text.split('"type":"tool_use"').length - 1;
      expect(whole).toBe(calls.length);
      return cut ? 1 : 0;
    });
    // start and one delta of the first call; a ping between; start and two deltas of the second.
    expect(cuts.filter(Boolean)).toHaveLength(2 + 3);
    expect(cuts.at(-1)).toBe(0);
  });
});

describe("a call over the limit", () => {
  const long = "x".repeat(100);

  it("is judged once, replaced by text at once, and the rest of it is dropped", () => {
    const { filter, push, calls } = open("block", { maxBlockBytes: 600 });
    push(START);
    push(toolStart(0));
    let out: object[] = [];
    while (out.length === 0) out = push(input(0, long));
    expect(out.map((event) => (event as { type: string }).type)).toEqual([
      "content_block_start",
      "content_block_delta",
      "content_block_stop",
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.flaw).toBe("too_large");
    expect(filter.heldBytes).toBe(0);
    expect(push(input(0, long))).toEqual([]);
    expect(push(stop(0))).toEqual([]);
    expect(push(textStart(1))).toEqual([textStart(1)]);
    expect(push(STOP[0]!)[0].delta.stop_reason).toBe("end_turn");
    expect(calls).toHaveLength(1);
  });

  it("goes on whole where the judge allows it all the same", () => {
    const { push, calls } = open("allow", { maxBlockBytes: 600 });
    const events = [START, toolStart(0), ...Array(20).fill(input(0, long)), stop(0), ...STOP];
    expect(events.flatMap((event) => push(event))).toEqual(events);
    expect(calls.map((call) => call.flaw)).toEqual(["too_large"]);
  });

  it("bounds what waits behind an open call", () => {
    const { push } = open("block", { maxBlockBytes: 600 });
    push(START);
    push(toolStart(0));
    push(textStart(1));
    expect(() => {
      for (let i = 0; i < 20; i++) {
        push({ type: "content_block_delta", index: 1, delta: { type: "text_delta", text: long } });
      }
    }).toThrow(UnreadableError);
  });

  it("a call of the provider over the limit is recorded once, and its frames are not held", () => {
    const { filter, push, calls } = open("block", { maxBlockBytes: 300 });
    push(START);
    push(toolStart(0, { type: "mcp_tool_use", server_name: "s" }));
    for (let i = 0; i < 9; i++) expect(push(input(0, long))).toHaveLength(1);
    expect(push(stop(0))).toHaveLength(1);
    expect(filter.heldBytes).toBe(0);
    expect(calls.map((call) => [call.server, call.flaw])).toEqual([["s", "too_large"]]);
  });
});

describe("calls with a flaw", () => {
  const raw = (text: string) => `{"type":"content_block_start","index":0,"content_block":{${text}}}`;

  it.each<[string, (object | string)[]]>([
    ["no name", [toolStart(0, { name: undefined }), stop(0)]],
    ["a name that is not text", [toolStart(0, { name: 3 }), stop(0)]],
    ["a key twice", [raw('"type":"tool_use","id":"i","name":"a","name":"b","input":{}'), stop(0)]],
    ["two types", [raw('"type":"tool_use","id":"i","name":"a","input":{},"type":"mcp_tool_use"'), stop(0)]],
    ["a key twice in its pieces", [toolStart(0), input(0, '{"a":1,"a'), input(0, '":2}'), stop(0)]],
    ["a key twice in its input", [raw('"type":"tool_use","name":"a","input":{"a":{"b":1,"b":2}}'), stop(0)]],
    ["input both whole and in pieces", [toolStart(0, { input: { a: 1 } }), input(0, '{"a":2}'), stop(0)]],
    ["a delta of another type", [toolStart(0), { ...input(0, ""), delta: { type: "text_delta" } }, stop(0)]],
    ["a delta without text", [toolStart(0), input(0, 3), stop(0)]],
    ["no stop", [toolStart(0), STOP[1]!]],
    [
      "an event with two types",
      [raw('"type":"tool_use","name":"a","input":{}').replace("{", '{"type":"ping",'), stop(0)],
    ],
    [
      "a delta with two indexes",
      [
        toolStart(0),
        '{"type":"content_block_delta","index":1,"index":0,"delta":{"type":"input_json_delta","partial_json":""}}',
        stop(0),
      ],
    ],
    ["arguments 600 levels deep", [toolStart(0), input(0, `${"[".repeat(600)}${"]".repeat(600)}`), stop(0)]],
  ])("%s", (_name, events) => {
    expect(flawOf([START, ...events])).toBe("malformed");
  });

  it("are not those whose arguments are not JSON: the rules see the text", () => {
    expect(flawOf([START, toolStart(0), input(0, '{"a": [1, '), stop(0)])).toBeNull();
    expect(flawOf([START, toolStart(0, { input: "" }), input(0, '{"a":1}'), stop(0)])).toBeNull();
  });
});

it("passes an empty piece of input in a text block, as some gateways send it", () => {
  const { push } = open();
  push(START);
  push(textStart(0));
  const empty = input(0, "");
  expect(push(empty)).toEqual([empty]);
});

describe("what cannot be read", () => {
  it.each<[string, (object | string)[]]>([
    ["no JSON", ["{"]],
    ["no object", ["[1]"]],
    ["no type", ['{"index":0}']],
    ["a type that is not text", ['{"type":["ping"]}']],
    ["no block", [{ type: "content_block_start", index: 0 }]],
    ["a block without type", [{ type: "content_block_start", index: 0, content_block: { text: "" } }]],
    ["input for a block that never started", [input(0, "{}")]],
    ["input for a text block", [textStart(0), input(0, "{}")]],
    ["input after the stop", [toolStart(0), stop(0), input(0, "{}")]],
    ["a stop for a block that never started", [stop(0)]],
    ["a gap", [textStart(1)]],
    ["an index again", [textStart(0), stop(0), textStart(0)]],
    ["a huge index", [toolStart(1e9)]],
    ["a negative index", [toolStart(-1)]],
    ["a fraction", [toolStart(0.5)]],
    ["an index that is text", [toolStart("0")]],
    ["no index", [toolStart(undefined)]],
    ["a second start", [START]],
    ["a start without message", ['{"type":"message_start"}']],
    [
      "a call hidden behind a type",
      [
        '{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","name":"a","input":{}},"type":"ping"}',
      ],
    ],
    [
      "a call hidden behind a block",
      [
        '{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","name":"a","input":{}},"content_block":{"type":"text","text":""}}',
      ],
    ],
    [
      "a text block that is also a call",
      [
        '{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","type":"text","text":""}}',
      ],
    ],
    [
      "two stop reasons",
      ['{"type":"message_delta","delta":{"stop_reason":"tool_use","stop_reason":"end_turn"}}'],
    ],
  ])("%s", (name, events) => {
    const { filter, push, calls } = open();
    const first = name === "a start without message" ? [] : [START];
    expect(() => {
      for (const event of [...first, ...events]) push(event);
    }).toThrow(UnreadableError);
    expect(filter.heldBytes).toBe(0);
    expect(calls.length).toBe(name === "input after the stop" ? 1 : 0);
  });

  it("an event named ping that is a call: the SDK would skip it, others would not", () => {
    const { filter } = open();
    expect(() => filter.push({ ...frame(toolStart(0)), event: "ping" })).toThrow(UnreadableError);
  });

  it("is not read past: the answer stays unreadable", () => {
    const { filter, push } = open();
    expect(() => push("{")).toThrow(UnreadableError);
    expect(() => push({ type: "ping" })).toThrow("not JSON");
    expect(filter.end()).toBe(false);
  });

  it("more open blocks than any answer has", () => {
    const { push } = open();
    push(START);
    expect(() => {
      for (let index = 0; index < 2000; index++) push(textStart(index));
    }).toThrow(/1024/);
  });
});

describe("the end of an answer", () => {
  it("keeps every byte of message_delta but the stop reason", () => {
    const { filter } = open();
    for (const event of [START, toolStart(0), stop(0)]) filter.push(frame(event));
    const data =
      '{ "usage":{"output_tokens":1e1,"x":"\\u00e9"}, "delta":{"stop_reason" : "tool_use" },"type":"message_delta"}';
    const [out] = filter.push(frame(data));
    expect(out?.data).toBe(data.replace('"tool_use"', '"end_turn"'));
    expect(out?.raw).toBeNull();
  });

  it("leaves a stop reason that calls do not explain", () => {
    const { filter } = open();
    const delta = frame(STOP[0]!);
    for (const event of [START, textStart(0), stop(0)]) filter.push(frame(event));
    expect(filter.push(delta)).toEqual([delta]);
  });

  it("terminate closes open blocks, ends the message with its tokens, and reads nothing more", () => {
    const { filter, push } = open("block", { onBlock: "terminate" });
    const events = [START, textStart(0), toolStart(1)];
    for (const event of events) push(event);
    expect(
      push(stop(1)).map(({ type, index, delta, usage }) => [type, index ?? delta?.stop_reason, usage]),
    ).toEqual([
      ["content_block_start", 1, undefined],
      ["content_block_delta", 1, undefined],
      ["content_block_stop", 1, undefined],
      ["content_block_stop", 0, undefined],
      ["message_delta", "end_turn", { output_tokens: 7 }],
      ["message_stop", undefined, undefined],
    ]);
    expect(filter.finished).toBe(true);
    expect(push(toolStart(2))).toEqual([]);
    expect(filter.end()).toBe(false);
  });

  it("records what the provider had begun to run when the stream was cut", () => {
    const { filter, push, calls } = open();
    push(START);
    push(toolStart(0, { type: "mcp_tool_use", server_name: "s", name: "run" }));
    expect(filter.end()).toBe(false);
    expect(calls.map((call) => [call.name, call.flaw])).toEqual([["run", "malformed"]]);
  });

  it("an error of the provider goes on, and what was held then is not sent", () => {
    const { filter, push, calls } = open("allow");
    push(START);
    push(toolStart(0));
    const error = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const more = { ...error, content: [{ type: "tool_use", name: "t" }], error: { ...error.error, x: {} } };
    expect(push(more)).toEqual([{ ...error, request_id: null }]);
    expect(filter.end()).toBe(false);
    expect(calls).toEqual([]);
  });

  it("a message_start that has calls already is rewritten too", () => {
    const message = {
      ...START.message,
      content: [{ type: "tool_use", id: "x", name: "t", input: { a: 1 } }],
    };
    const { push, calls } = open();
    const [start] = push({ ...START, message });
    expect(start.message.content).toEqual([{ type: "text", text: "[blocked t]" }]);
    expect(calls.map((call) => call.input.text)).toEqual(['{"a":1}']);
    expect(push(textStart(1))).toHaveLength(1);
  });

  it("[DONE] at the end of a gateway's stream passes", () => {
    const { filter } = open();
    expect(filter.push(frame("[DONE]"))).toHaveLength(1);
  });
});

describe("whole answers", () => {
  const rewrite = (body: string) => anthropicMessages.rewrite(readAnswer(body), planJudge("block").judge);

  it("keep every byte outside of what is replaced", () => {
    const body = fixtureOf("anthropic", "body-pause.json").bytes.toString();
    const from = body.indexOf('{"type":"tool_use"');
    const to = body.indexOf('],"stop_reason"');
    expect(rewrite(body)).toBe(
      `${body.slice(0, from)}{"type":"text","text":"[blocked mcp__a__b]"}${body.slice(to)}`,
    );
  });

  it("are the same string where nothing changes", () => {
    const body = ' {"type":"message", "content":[{"type":"text","text":"x"}]} ';
    expect(rewrite(body)).toBe(body);
  });

  it("whole answers that are errors keep what is known of errors", () => {
    const error = { type: "error", error: { type: "api_error", message: "x" }, request_id: "r" };
    const more = { ...error, content: [{ type: "tool_use", id: "i", name: "t", input: {} }] };
    expect(JSON.parse(rewrite(JSON.stringify(more)))).toEqual(error);
  });

  it("give the judge the arguments as they were sent", () => {
    const { judge, calls } = planJudge("allow");
    anthropicMessages.rewrite(readAnswer(fixtureOf("anthropic", "body-pause.json").bytes.toString()), judge);
    expect(calls[1]?.input.text).toBe('{"big":12345678901234567890,"u":"\\u00e9"}');
  });

  it.each([
    ["", "not JSON"],
    ["[]", "not a JSON object"],
    ['{"type":"message"}', "content is not an array"],
    ['{"content":{"0":{}}}', "content is not an array"],
    ['{"content":[3]}', "content[0]"],
    ['{"content":[{"type":"text","type":"tool_use","name":"a","input":{}}],"content":[]}', "twice"],
    ['{"content":[{"type":"tool_use","type":"text","text":""}]}', "twice"],
    [`{"content":${"[".repeat(5000)}${"]".repeat(5000)}}`, "deep"],
  ])("whole answers that cannot be read are an error, %#", (body, message) => {
    expect(() => rewrite(body)).toThrow(UnreadableError);
    expect(() => rewrite(body)).toThrow(message);
  });
});

describe("errors", () => {
  it.each([
    [403, "permission_error", Anthropic.PermissionDeniedError],
    [413, "request_too_large", Anthropic.APIError],
    [400, "invalid_request_error", Anthropic.BadRequestError],
    [404, "not_found_error", Anthropic.NotFoundError],
    [502, "api_error", Anthropic.InternalServerError],
  ])("%i is what the SDK expects", async (status, type, kind) => {
    const body = anthropicMessages.errorBody(status, "unparsed", "Refused, because.");
    const asked = clientOf(Buffer.from(body), "json", status).messages.create({
      model: "m",
      max_tokens: 1,
      messages: [],
    });
    await expect(asked).rejects.toThrow(kind);
    await expect(asked).rejects.toMatchObject({ status, type });
    await expect(asked).rejects.toThrow("Refused, because.");
  });

  it("inside a stream reach the SDK's user", async () => {
    const fixture = fixtureOf("anthropic", "one-tool.sse");
    const cut = truncations(fixture)[4]!;
    const [error] = anthropicMessages.errorFrames("upstream_ended", "The answer ended inside a tool call.");
    const stream = Buffer.concat([cut, Buffer.from(`event: ${error?.event}\ndata: ${error?.data}\n\n`)]);
    const asked = clientOf(stream, "sse").messages.stream({ model: "m", max_tokens: 1, messages: [] });
    await expect(asked.finalMessage()).rejects.toMatchObject({
      error: { type: "error", error: { type: "api_error", message: "The answer ended inside a tool call." } },
    });
  });
});

it("sends input that stands in the start of a call as the API does, in a delta", () => {
  const { output } = replay(anthropicMessages, fixtureOf("anthropic", "whole-input.sse"), "allow");
  const events = dispatched("sse", output).map(({ event, data }) => ({ event, ...JSON.parse(data) }));
  expect(events.slice(1, 4)).toEqual([
    expect.objectContaining({
      type: "content_block_start",
      content_block: { type: "tool_use", id: "toolu_01Whole", name: "mcp__weather__get_weather", input: {} },
    }),
    {
      ...{ event: "content_block_delta", type: "content_block_delta", index: 0 },
      delta: { type: "input_json_delta", partial_json: '{"location":"Oslo","days":3,"n":1.5}' },
    },
    { event: "content_block_stop", type: "content_block_stop", index: 0 },
  ]);
});

it("gives the same calls for a body as for its stream", () => {
  const stream = replay(anthropicMessages, fixtureOf("anthropic", "whole-input.sse"), "allow");
  const body = JSON.stringify({
    content: [
      {
        type: "tool_use",
        id: "toolu_01Whole",
        name: "mcp__weather__get_weather",
        input: { location: "Oslo", days: 3, n: 1.5 },
      },
      { type: "tool_use", id: "toolu_02None", name: "mcp__weather__stations", input: {} },
    ],
  });
  const { judge, calls } = planJudge("allow");
  anthropicMessages.rewrite(readAnswer(body), judge);
  const parsed = (all: ToolCall[]) =>
    all.map((call) => ({ ...call, input: JSON.parse(call.input.text || "{}") }));
  expect(parsed(calls)).toEqual(parsed(stream.calls));
});

it("takes the name of a toolset for part of a tool's name, in a stream and in a body", () => {
  const block = { name: "find", toolset_name: "browser" };
  const { push, calls } = open("allow");
  for (const event of [START, toolStart(0, block), stop(0), ...STOP]) push(event);
  const whole = planJudge("allow");
  const content = [{ type: "tool_use", id: "toolu_1", input: {}, ...block }];
  anthropicMessages.rewrite(readAnswer(JSON.stringify({ content })), whole.judge);
  expect([...calls, ...whole.calls].map(({ name, namespace }) => `${namespace}/${name}`)).toEqual([
    "browser/find",
    "browser/find",
  ]);
});
