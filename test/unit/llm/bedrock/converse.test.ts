/** Bedrock Converse: the corpus through the official AWS SDK, and how the filter handles invalid data. */
import type { IncomingHttpHeaders } from "node:http2";
import { ConverseCommand, ConverseStreamCommand } from "@aws-sdk/client-bedrock-runtime";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeAwsEvent } from "../../../../src/framing/aws-event-stream.ts";
import { bedrockConverse } from "../../../../src/llm/bedrock/converse.ts";
import { readAnswer } from "../../../../src/llm/json-document.ts";
import {
  type StreamOptions,
  type ToolCall,
  UnknownTypeError,
  UnreadableError,
} from "../../../../src/llm/wire.ts";
import { asExpected, type Plan, planJudge, scopeOf } from "../../../llm/wire/corpus.ts";
import { byteByByte, cutAt, places } from "../../framing/pieces.ts";
import { EVENT_STREAM, messageOf, REQUEST, withAws } from "./aws.ts";
import { type Event, encoded, eventsOf, expectationOf, filtered, names, OPTIONS, textOf } from "./events.ts";

describe.each(names(".events.json"))("stream %s", (name) => {
  const expectation = expectationOf(name);
  const bytes = encoded(eventsOf(name));

  it.each(Object.entries(expectation.plans))("%s", async (key, seen) => {
    const options = { ...OPTIONS, onBlock: key.startsWith("terminate:") ? "terminate" : "rewrite" } as const;
    const plan = key.replace("terminate:", "") as Plan;
    const { judge, calls } = planJudge(plan);
    const whole = filtered(bedrockConverse, [bytes], judge, options);
    const ends = options.onBlock === "terminate" && JSON.stringify(seen).includes("[blocked");
    expect([whole.error, whole.cut, whole.finished]).toEqual([null, false, ends]);
    const judged = expectation.judged?.[key as `terminate:${Plan}`];
    expect(calls.map(asExpected)).toEqual(expectation.calls.slice(0, judged));
    const bytewise = filtered(bedrockConverse, byteByByte(bytes), planJudge(plan).judge, options);
    expect(bytewise.bytes.equals(whole.bytes)).toBe(true);
    if (plan === "allow" && name !== "interleaved") expect(whole.bytes.equals(bytes)).toBe(true);
    const stream = await withAws({ body: whole.bytes, contentType: EVENT_STREAM }, async (client) =>
      messageOf((await client.send(new ConverseStreamCommand(REQUEST))).stream!),
    );
    expect(stream).toEqual(seen);
  });

  it("cut off after any event is never a call that was not judged, and never half a call", async () => {
    const events = eventsOf(name);
    for (let length = 0; length < events.length; length++) {
      const { judge, calls } = planJudge("allow");
      const { frames, cut } = filtered(bedrockConverse, [encoded(events.slice(0, length))], judge);
      const starts = frames.filter(({ event, data }) => event === "contentBlockStart" && isClients(data));
      expect(starts).toHaveLength(calls.length);
      const stopped = frames
        .filter(({ event }) => event === "contentBlockStop")
        .map(({ data }) => indexIn(data));
      for (const { data } of starts) expect(stopped).toContain(indexIn(data));
      const begun = events.slice(0, length).filter(([type, p]) => type.endsWith("Start") && isClients(p));
      expect(cut).toBe(begun.length > starts.length);
    }
  });
});

const indexIn = (data: string): number => JSON.parse(data).contentBlockIndex;

function isClients(payload: unknown): boolean {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  return text.includes("toolUse") && !text.includes("nova_grounding") && !text.includes("toolResult");
}

describe.each(names(".json"))("whole %s", (name) => {
  const expectation = expectationOf(name);
  const body = textOf(`${name}.json`);
  const plans = Object.entries(expectation.plans).filter(([key]) => !key.startsWith("terminate:"));

  it.each(plans)("%s", async (key, seen) => {
    const { judge, calls } = planJudge(key as Plan);
    const output = bedrockConverse.rewrite(readAnswer(body), judge);
    if (key === "allow") expect(output).toBe(body);
    expect(calls.map(asExpected)).toEqual(expectation.calls);
    const answer = { body: Buffer.from(output), contentType: "application/json" };
    const message = await withAws(answer, (client) => client.send(new ConverseCommand(REQUEST)));
    expect({ content: message.output?.message?.content, stopReason: message.stopReason }).toEqual(seen);
    expect(message.usage?.totalTokens).toBe(508);
  });
});

it("is reached by a client with an API key, which signs nothing", async () => {
  const heard: IncomingHttpHeaders[] = [];
  const answer = { body: Buffer.from(textOf("text-only.json")), contentType: "application/json" };
  await withAws(answer, (client) => client.send(new ConverseCommand(REQUEST)), heard);
  expect(heard).toMatchObject([
    {
      ":path": "/model/anthropic.claude-opus-5-1-v1%3A0/converse",
      authorization: "Bearer bedrock-api-key",
    },
  ]);
});

describe("a refusal", () => {
  it("a refusal of a request is the exception that the SDK throws, with the text", async () => {
    const body = Buffer.from(bedrockConverse.errorBody(403, "server_denied", "netmon: no such server"));
    const answer = { body, contentType: "application/json", status: 403, errorType: "AccessDeniedException" };
    await expect(
      withAws(answer, (client) => client.send(new ConverseCommand(REQUEST))),
    ).rejects.toMatchObject({
      name: "AccessDeniedException",
      message: "netmon: no such server",
    });
  });

  it.each([
    ["unparsed", "ValidationException"],
    ["upstream_ended", "InternalServerException"],
  ] as const)("inside a stream (%s) is too: %s", async (reason, name) => {
    const begun = encoded(eventsOf("text-only").slice(0, 3));
    const error = bedrockConverse.errorFrames(reason, "netmon: unreadable").map((f) => encodeAwsEvent(f));
    const answer = { body: Buffer.concat([begun, ...error]), contentType: EVENT_STREAM };
    const asked = withAws(answer, async (client) =>
      messageOf((await client.send(new ConverseStreamCommand(REQUEST))).stream!),
    );
    await expect(asked).rejects.toMatchObject({ name, message: "netmon: unreadable" });
  });
});

const start = (contentBlockIndex: unknown, toolUse: unknown): Event => [
  "contentBlockStart",
  { contentBlockIndex, start: { toolUse } },
];
const input = (contentBlockIndex: unknown, text: unknown): Event => [
  "contentBlockDelta",
  { contentBlockIndex, delta: { toolUse: { input: text } } },
];
const text = (contentBlockIndex: unknown, value: string): Event => [
  "contentBlockDelta",
  { contentBlockIndex, delta: { text: value } },
];
const stop = (contentBlockIndex: unknown): Event => ["contentBlockStop", { contentBlockIndex }];
const over = (fields?: unknown): Event => [
  "messageStop",
  { stopReason: "tool_use", ...(fields === undefined ? {} : { additionalModelResponseFields: fields }) },
];
const TOOL = { toolUseId: "t1", name: "mcp__a__b" };

function run(events: Event[], plan: Plan = "block", options: Partial<StreamOptions> = {}) {
  const { judge, calls } = planJudge(plan);
  const held: number[] = [];
  const result = filtered(bedrockConverse, [encoded(events)], judge, { ...OPTIONS, ...options }, held);
  const sent = result.frames.map((frame) => [frame.event, JSON.parse(frame.data)]);
  return { ...result, calls, sent, held: Math.max(0, ...held) };
}

describe("frames", () => {
  it("frames of a call wait for its end, and others do not", () => {
    const filter = bedrockConverse.stream(planJudge("allow").judge, OPTIONS);
    const push = ([event, payload]: Event) => {
      const frame = { event, data: JSON.stringify(payload), raw: Buffer.from("x") };
      const sent = filter.push(frame);
      return { frame, sent };
    };
    const first = push(start(1, TOOL));
    expect(first.sent).toEqual([]);
    const second = push(input(1, "{}"));
    expect(second.sent).toEqual([]);
    expect(filter.heldBytes).toBe(2);
    for (const event of [text(0, "hello"), stop(0), ["metadata", {}]] as Event[]) {
      const { frame, sent } = push(event);
      expect(sent).toEqual([frame]);
    }
    const last = push(stop(1));
    expect(last.sent).toEqual([first.frame, second.frame, last.frame]);
    expect(last.sent[0]).toBe(first.frame);
    expect(filter.heldBytes).toBe(0);
  });

  it("frames that no client dispatches pass", () => {
    const filter = bedrockConverse.stream(planJudge("allow").judge, OPTIONS);
    const frame = { event: null, data: "", inert: true, raw: Buffer.from(":\n\n") } as const;
    expect(filter.push(frame)).toEqual([frame]);
  });
});

describe("a call over max_block_bytes", () => {
  const events = [
    start(0, TOOL),
    ...Array(50).fill(input(0, "x".repeat(100))),
    stop(0),
    text(1, "after"),
    over(),
  ];

  it("is judged as too large and blocked before its end, with what still comes of it", () => {
    const { calls, sent, held } = run(events, "block", { maxBlockBytes: 1000 });
    expect(calls).toMatchObject([{ name: "mcp__a__b", flaw: "too_large" }]);
    expect(held).toBeLessThanOrEqual(1000);
    expect(sent).toEqual([
      text(0, "[blocked mcp__a__b]"),
      stop(0),
      text(1, "after"),
      ["messageStop", { stopReason: "end_turn" }],
    ]);
  });

  it("goes on as it came where it is allowed", () => {
    const { calls, bytes } = run(events, "allow", { maxBlockBytes: 1000 });
    expect(calls).toHaveLength(1);
    expect(bytes.equals(encoded(events))).toBe(true);
  });

  it("a call over max_block_bytes that a client may take for its own, though the provider runs it, is blocked as well", () => {
    const own = [start(0, { ...TOOL, type: "server_tool_use" }), ...events.slice(1)];
    const { calls, sent } = run(own, "block", { maxBlockBytes: 1000 });
    expect(calls).toMatchObject([{ executedBy: "either", flaw: "too_large" }]);
    expect(sent[0]).toEqual(text(0, "[blocked mcp__a__b]"));
  });
});

describe("a call that is allowed with any input", () => {
  const ANY = { ...OPTIONS, anyInput: () => true };
  const CALL = [start(0, TOOL), input(0, '{"a":'), input(0, "1}")];
  const WHOLE = [...CALL, stop(0), over()];
  /** Number of events that are sent once each of these has come. */
  const sentAfter = (events: readonly Event[], options: StreamOptions = ANY): number[] =>
    events.map((_, n) => run(events.slice(0, n + 1), "allow", options).sent.length);

  it("passes as it comes, and is judged whole", () => {
    expect(sentAfter(WHOLE)).toEqual([1, 2, 3, 4, 5]);
    const { calls, bytes } = run(WHOLE, "allow", ANY);
    expect(calls).toMatchObject([{ name: "mcp__a__b", input: { text: '{"a":1}' }, flaw: null }]);
    expect(bytes.equals(encoded(WHOLE))).toBe(true);
  });

  it.each<[string, Event[], Partial<StreamOptions>]>([
    ["another block is open", [text(1, "a"), ...CALL], {}],
    ["a block ends the answer", CALL, { onBlock: "terminate" }],
    ["its start has input", [start(0, { ...TOOL, input: { a: 1 } })], {}],
    ["the provider may run it", [start(0, { ...TOOL, type: "server_tool_use" })], {}],
  ])("is held if %s", (_, events, options) => {
    const others = events.filter(([, payload]) => JSON.stringify(payload).includes('"text"')).length;
    expect(sentAfter(events, { ...ANY, ...options }).at(-1)).toBe(others);
  });

  it.each<[string, Event[]]>([
    ["names an argument twice", [start(0, TOOL), input(0, '{"a":1,"a":2}'), stop(0)]],
    ["has a piece that is none", [start(0, TOOL), text(0, "x"), stop(0)]],
    ["has no end", [...CALL, over()]],
    ["is too large", [start(0, TOOL), ...Array(9).fill(input(0, "x".repeat(200))), stop(0)]],
    ["has another block inside", [...CALL, text(1, "x"), stop(0)]],
  ])("gets no stop, but an error, if it %s", async (_, events) => {
    const flawed = (call: ToolCall) =>
      call.flaw === null
        ? ({ action: "allow", text: "" } as const)
        : ({ action: "block", text: "no" } as const);
    const { frames, error } = filtered(bedrockConverse, [encoded(events)], flawed, {
      ...ANY,
      maxBlockBytes: 1000,
    });
    expect(error).toBeInstanceOf(UnreadableError);
    expect(frames[0]?.event).toBe("contentBlockStart");
    expect(frames.map(({ event }) => event)).not.toContain("contentBlockStop");
    const ended = [...frames, ...bedrockConverse.errorFrames("unparsed", "no")];
    const body = Buffer.concat(ended.map(({ event, data }) => encodeAwsEvent({ event, data })));
    const read = withAws({ body, contentType: EVENT_STREAM }, async (client) =>
      messageOf((await client.send(new ConverseStreamCommand(REQUEST))).stream!),
    );
    await expect(read).rejects.toThrow();
  });

  it("gets no stop if the policy has changed meanwhile", () => {
    const { frames, error, calls } = { ...run(WHOLE, "block", ANY) };
    expect(error).toBeInstanceOf(UnreadableError);
    expect(frames.map(({ event }) => event)).not.toContain("contentBlockStop");
    expect(calls).toHaveLength(1);
  });

  it.each<[string, Event[], boolean]>([
    ["the provider breaks off", CALL, true],
    ["an exception comes", [...CALL, ["throttlingException", { message: "slow" }]], false],
  ])("is recorded as malformed, without a stop, if %s", (_, events, wasCut) => {
    const { frames, cut, calls } = run(events, "allow", ANY);
    expect(frames.map(({ event }) => event)).not.toContain("contentBlockStop");
    expect(cut).toBe(wasCut);
    expect(calls).toMatchObject([{ flaw: "malformed" }]);
  });
});

describe("a call is malformed", () => {
  const flaws = (events: Event[]) => run(events).calls.map((call: ToolCall) => call.flaw);

  it.each<[string, Event[]]>([
    ["without a name", [start(0, { toolUseId: "t" }), stop(0)]],
    ["with input in its start", [start(0, { ...TOOL, input: { a: 1 } }), stop(0)]],
    ["with text for input", [start(0, TOOL), text(0, "x"), stop(0)]],
    ["with input that is not text", [start(0, TOOL), input(0, { a: 1 }), stop(0)]],
    [
      "with two members in a delta",
      [
        start(0, TOOL),
        ["contentBlockDelta", { contentBlockIndex: 0, delta: { text: "", toolUse: { input: "{}" } } }],
        stop(0),
      ],
    ],
    ["with a key twice in its arguments", [start(0, TOOL), input(0, '{"a":1,'), input(0, '"a":2}'), stop(0)]],
    ["without an end", [start(0, TOOL), input(0, "{}"), over()]],
  ])("%s", (_, events) => {
    expect(flaws(events)).toEqual(["malformed"]);
  });

  it("a call is not malformed with arguments that are not JSON, nor without any", () => {
    expect(flaws([start(0, TOOL), input(0, '{"a'), stop(0), start(1, TOOL), stop(1)])).toEqual([null, null]);
  });
});

const LENIENT = { ...OPTIONS, scope: scopeOf(["mcpToolUse", "novelty"]) };

it.each([
  ["a start", ["contentBlockStart", { contentBlockIndex: 0, start: { novelty: {} } }]],
  ["a delta", ["contentBlockDelta", { contentBlockIndex: 0, delta: { novelty: {} } }]],
  ["an event", ["novelty", {}]],
] as [string, Event][])("refuses %s of a kind that is not known", (_, event) => {
  expect(run([event]).error).toBeInstanceOf(UnknownTypeError);
});

it("takes a member that looks like a call for one, where its type may pass", () => {
  const unknown: Event = [
    "contentBlockStart",
    { contentBlockIndex: 0, start: { mcpToolUse: { ...TOOL, id: "x" } } },
  ];
  const delta: Event = [
    "contentBlockDelta",
    { contentBlockIndex: 0, delta: { mcpToolUse: { input: '{"a":1}' } } },
  ];
  const { calls, sent } = run([unknown, delta, stop(0), over()], "block", LENIENT);
  expect(calls).toMatchObject([{ name: "mcp__a__b", input: { text: '{"a":1}' }, flaw: null }]);
  expect(sent.slice(0, 2)).toEqual([text(0, "[blocked mcp__a__b]"), stop(0)]);
});

it("takes an unknown member without a name for no call", () => {
  const begin: Event = ["contentBlockStart", { contentBlockIndex: 0, start: { novelty: { id: "x" } } }];
  const events = [begin, stop(0), over()];
  expect(run(events, "block", LENIENT).bytes.equals(encoded(events))).toBe(true);
  const body = '{"output":{"message":{"content":[{"novelty":{"id":"x"}}]}},"stopReason":"tool_use"}';
  expect(bedrockConverse.rewrite(readAnswer(body), planJudge("block").judge, LENIENT.scope)).toBe(body);
});

it("leaves no copy of a blocked call in the fields of the model's own answer", () => {
  const fields = { content: [{ type: "tool_use", name: "mcp__a__b" }] };
  expect(run([start(0, TOOL), stop(0), over(fields)]).sent.at(-1)).toEqual([
    "messageStop",
    { stopReason: "end_turn", additionalModelResponseFields: null },
  ]);
  expect(run([start(0, TOOL), stop(0), over(fields)], "allow").sent.at(-1)).toEqual(over(fields));
});

it("does not send what is held after an exception", () => {
  const own = start(1, { ...TOOL, type: "server_tool_use" });
  const exception: Event = ["throttlingException", { message: "slow" }];
  const { sent, calls, cut } = run([start(0, TOOL), input(0, "{}"), own, exception]);
  expect(sent).toEqual([exception]);
  expect(calls).toEqual([]);
  expect(cut).toBe(false);
});

it("ends an answer after a blocked call without closing calls that are half sent", () => {
  const events = [text(0, "a"), start(1, TOOL), start(2, TOOL), stop(2), over()];
  const { sent, finished } = run(events, "block", { onBlock: "terminate" });
  expect(finished).toBe(true);
  expect(sent).toEqual([
    text(0, "a"),
    text(2, "[blocked mcp__a__b]"),
    stop(2),
    stop(0),
    ["messageStop", { stopReason: "end_turn" }],
  ]);
});

it("ends an answer once, at the first blocked call of those without an end", () => {
  const events = [start(0, TOOL), start(1, TOOL), over()];
  const { sent, calls } = run(events, "block", { onBlock: "terminate" });
  expect(calls).toHaveLength(1);
  expect(sent).toEqual([
    text(0, "[blocked mcp__a__b]"),
    stop(0),
    ["messageStop", { stopReason: "end_turn" }],
  ]);
});

it("does not close an allowed call that is half sent when another one ends the answer", () => {
  const large = [start(0, TOOL), input(0, "x".repeat(1000))];
  const events = [...large, start(1, TOOL), stop(1), stop(0), over()];
  const { sent } = run(events, "block-second", { onBlock: "terminate", maxBlockBytes: 500 });
  expect(sent).toEqual([
    ...large,
    text(1, "[blocked mcp__a__b]"),
    stop(1),
    ["messageStop", { stopReason: "tool_use" }],
  ]);
});

describe("unreadable is", () => {
  const raw = (event: string, data: string) => encodeAwsEvent({ event, data });
  const unreadable = (pieces: Uint8Array[]) => {
    const { judge, calls } = planJudge("allow");
    const result = filtered(bedrockConverse, pieces, judge);
    expect(result.error).toBeInstanceOf(UnreadableError);
    return { ...result, calls };
  };

  it.each<[string, Event[]]>([
    ["input without a start", [input(0, "{}")]],
    ["input for a block of text", [text(0, "a"), input(0, "{}")]],
    ["a start in a call", [start(0, TOOL), start(0, TOOL)]],
    ["a call's index again", [start(0, TOOL), stop(0), start(0, TOOL)]],
    ["more of a call that has stopped", [start(0, TOOL), stop(0), text(0, "a")]],
    ["a block after the end", [over(), start(0, TOOL)]],
    ["a block without an index", [start(undefined, TOOL)]],
    ["an index that is not a number", [start("0", TOOL)]],
    ["a toolUse that is not an object", [start(0, "t")]],
    ["a delta that is not an object", [["contentBlockDelta", { contentBlockIndex: 0, delta: "x" }]]],
    ["an event that is not an object", [["contentBlockStart", [1]]]],
    ["more blocks than anybody opens", Array.from({ length: 1025 }, (_, i) => start(i, TOOL))],
  ])("%s", (_, events) => {
    const { frames, calls } = unreadable([encoded(events)]);
    expect(frames.filter((frame) => frame.data.includes("toolUse")).length).toBeLessThanOrEqual(
      2 * calls.length,
    );
  });

  it("an event that is not JSON, or has a key twice", () => {
    unreadable([raw("contentBlockDelta", '{"contentBlockIndex":0,')]);
    unreadable([raw("contentBlockDelta", '{"contentBlockIndex":0,"delta":{"text":"a","text":"b"}}')]);
    unreadable([raw("messageStop", '{"stopReason":"end_turn","stopReason":"tool_use"}')]);
  });

  it.each([
    ["no JSON", "{"],
    ["no message", '{"output":{}}'],
    ["content that is not an array", '{"output":{"message":{"content":"x"}}}'],
    ["a block that is not an object", '{"output":{"message":{"content":["x"]}}}'],
    ["a toolUse that is not an object", '{"output":{"message":{"content":[{"toolUse":[]}]}}}'],
    ["output twice", '{"output":{"message":{"content":[]}},"output":{"message":{"content":[]}}}'],
    ["content twice", '{"output":{"message":{"content":[],"content":[]}}}'],
    ["text twice", '{"output":{"message":{"content":[{"text":"a","text":"b"}]}}}'],
  ])("a whole answer with %s", (_, body) => {
    expect(() => bedrockConverse.rewrite(readAnswer(body), planJudge("allow").judge)).toThrow(
      UnreadableError,
    );
  });
});

it("judges calls of a whole answer with keys that stand twice as malformed calls of the client", () => {
  const block = '{"toolUse":{"toolUseId":"t","name":"a","name":"b","type":"server_tool_use","input":{}}}';
  const { judge, calls } = planJudge("block");
  const body = `{"output":{"message":{"role":"assistant","content":[${block}]}},"stopReason":"tool_use"}`;
  expect(bedrockConverse.rewrite(readAnswer(body), judge)).toBe(
    '{"output":{"message":{"role":"assistant","content":[{"text":"[blocked b]"}]}},"stopReason":"end_turn"}',
  );
  expect(calls).toMatchObject([{ executedBy: "client", flaw: "malformed" }]);
});

it("judges a system tool whose keys stand twice: readers may take it for another", () => {
  const block =
    '{"toolUse":{"name":"mcp__a__b","name":"nova_grounding","type":"server_tool_use","input":{}}}';
  const { judge, calls } = planJudge("block");
  const body = `{"output":{"message":{"content":[${block}]}},"stopReason":"tool_use"}`;
  expect(bedrockConverse.rewrite(readAnswer(body), judge)).not.toContain("toolUse");
  expect(calls).toHaveLength(1);
});

describe("MCP servers in a request", () => {
  const servers = (request: unknown) => bedrockConverse.providerServers(JSON.stringify(request));

  it("are none in what requests are in general", () => {
    const toolConfig = { tools: [{ toolSpec: { name: "mcp__a__b", inputSchema: { json: {} } } }] };
    expect(servers({ ...REQUEST, toolConfig, additionalModelRequestFields: { top_k: 5 } })).toEqual([]);
  });

  it("are those handed to the model, and those of tools that are added", () => {
    const fields = { mcp_servers: [{ type: "url", name: "w", url: "https://w.example/mcp" }] };
    const added = (name: string) => ({ toolAddition: { tool: { type: "mcp_tool", name, serverName: "x" } } });
    const own = { toolAddition: { tool: { type: "tool", name: "Read" } } };
    const messages = [{ role: "system", content: [added("one"), added("two"), own] }];
    expect(servers({ messages, additionalModelRequestFields: fields })).toEqual([
      { name: "w", url: "https://w.example/mcp", tools: null },
      { name: "x", url: null, tools: ["one", "two"] },
    ]);
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["an unknown kind of tool", '{"toolConfig":{"tools":[{"mcpServer":{"name":"x"}}]}}'],
    ["a key twice", '{"messages":[],"messages":[]}'],
    [
      "a key twice in what is added",
      '{"messages":[{"content":[{"toolAddition":{"tool":{"serverName":"a","serverName":"b"}}}]}]}',
    ],
  ])("cannot be read from %s", (_, body) => {
    expect(() => bedrockConverse.providerServers(body)).toThrow(UnreadableError);
  });
});

it("sends no call that was not allowed, whatever comes in whatever order and pieces", () => {
  const index = fc.nat(2);
  const event = fc.oneof(
    index.map((i) => start(i, TOOL)),
    index.map((i) => input(i, '{"a":1}')),
    index.map((i) => text(i, "t")),
    index.map(stop),
    fc.constant(over()),
    fc.constant<Event>(["metadata", {}]),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), places, fc.boolean(), (events, cuts, terminate) => {
      const options = { ...OPTIONS, onBlock: terminate ? "terminate" : "rewrite" } as const;
      const bytes = encoded(events);
      const { judge } = planJudge("block");
      const result = filtered(bedrockConverse, cutAt(bytes, cuts), judge, options);
      expect(result.bytes.includes("toolUse")).toBe(false);
      const again = filtered(bedrockConverse, [bytes], planJudge("block").judge, options);
      expect(again.bytes.equals(result.bytes)).toBe(true);
      const allowed = planJudge("allow");
      const { frames } = filtered(bedrockConverse, [bytes], allowed.judge, options);
      const starts = frames.filter((frame) => frame.event === "contentBlockStart");
      expect(starts).toHaveLength(allowed.calls.length);
    }),
    { seed: 3, numRuns: 500 },
  );
});
