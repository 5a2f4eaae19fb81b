/** Bedrock InvokeModel: responses of three vendors' models, through the official AWS SDK. */
import {
  type BedrockRuntimeClient,
  ConverseStreamCommand,
  InvokeModelCommand,
  InvokeModelWithResponseStreamCommand,
} from "@aws-sdk/client-bedrock-runtime";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeAwsEvent } from "../../../../src/framing/aws-event-stream.ts";
import { encodeSse } from "../../../../src/framing/sse.ts";
import { bedrockInvokeModel } from "../../../../src/llm/bedrock/invoke-model.ts";
import { readAnswer } from "../../../../src/llm/json-document.ts";
import { UnreadableError } from "../../../../src/llm/wire.ts";
import { readWithSdk as readAnthropic } from "../../../llm/wire/anthropic-reader.ts";
import {
  asExpected,
  dispatched,
  type Fixture,
  fixtureNames,
  fixtureOf,
  type Plan,
  planJudge,
  scopeOf,
} from "../../../llm/wire/corpus.ts";
import { readWithSdk as readOpenai } from "../../../llm/wire/openai-chat-reader.ts";
import { byteByByte, cutAt, places } from "../../framing/pieces.ts";
import { EVENT_STREAM, messageOf, REQUEST, withAws } from "./aws.ts";
import { encoded, eventsOf, expectationOf, filtered, names, OPTIONS, textOf } from "./events.ts";

const MODEL = { modelId: REQUEST.modelId, contentType: "application/json", body: "{}" };
const chunk = (text: string) => ({ bytes: Buffer.from(text).toString("base64"), p: "abcdefgh" });
const chunks = (texts: string[]) => encoded(texts.map((text) => ["chunk", chunk(text)]));

/** The texts of all chunks that the SDK gives. */
async function chunkTexts(client: BedrockRuntimeClient): Promise<string[]> {
  const { body } = await client.send(new InvokeModelWithResponseStreamCommand(MODEL));
  const texts: string[] = [];
  for await (const event of body!) {
    if (event.chunk?.bytes) texts.push(Buffer.from(event.chunk.bytes).toString());
  }
  return texts;
}

/** The events of a stream; a stream of Bedrock has no mark of its end. */
const textsOf = ({ kind, bytes }: Fixture) =>
  dispatched(kind, bytes)
    .map(({ data }) => data)
    .filter((data) => data.trim() !== "" && data !== "[DONE]");

/** As the vendor would have sent it. */
function asSse(texts: string[], vendor: string): Buffer {
  if (vendor === "anthropic") {
    return Buffer.concat(texts.map((data) => encodeSse({ event: JSON.parse(data).type, data })));
  }
  return Buffer.concat([...texts, "[DONE]"].map((data) => encodeSse({ event: null, data })));
}

const vendors = [
  ["anthropic", readAnthropic],
  ["openai-chat", readOpenai],
] as const;

describe.each(vendors)("%s", (vendor, read) => {
  const fixtures = fixtureNames(vendor).map((name) => fixtureOf(vendor, name));

  it.each(fixtures.filter(({ kind }) => kind === "sse"))("stream $name", async (fixture) => {
    const bytes = chunks(textsOf(fixture));
    const { calls: expected, plans, judged, reordered, rewritten } = fixture.expectation;
    for (const [key, seen] of Object.entries(plans)) {
      const terminate = key.startsWith("terminate:");
      const scope = scopeOf(fixture.expectation.allowTypes);
      const options = { ...OPTIONS, scope, onBlock: terminate ? "terminate" : "rewrite" } as const;
      const plan = key.replace("terminate:", "") as Plan;
      const { judge, calls } = planJudge(plan);
      const whole = filtered(bedrockInvokeModel, [bytes], judge, options);
      expect([whole.error, whole.cut], key).toEqual([null, false]);
      const count = terminate ? judged?.[key as `terminate:${Plan}`] : undefined;
      expect(calls.map(asExpected), key).toEqual(expected.slice(0, count));
      if (plan === "allow" && !reordered && !rewritten) expect(whole.bytes.equals(bytes)).toBe(true);
      const bytewise = filtered(bedrockInvokeModel, byteByByte(bytes), planJudge(plan).judge, options);
      expect(bytewise.bytes.equals(whole.bytes)).toBe(true);
      const texts = await withAws({ body: whole.bytes, contentType: EVENT_STREAM }, chunkTexts);
      expect(texts).not.toContain("[DONE]");
      expect(await read(asSse(texts, vendor), "sse"), key).toEqual(seen);
    }
  });

  it.each(fixtures.filter(({ kind }) => kind === "json"))("whole $name", async (fixture) => {
    const body = fixture.bytes.toString();
    for (const [key, seen] of Object.entries(fixture.expectation.plans)) {
      const { judge, calls } = planJudge(key as Plan);
      const output = bedrockInvokeModel.rewrite(readAnswer(body), judge);
      expect(calls.map(asExpected)).toEqual(fixture.expectation.calls);
      const given = await withAws(
        { body: Buffer.from(output), contentType: "application/json" },
        async (client) => {
          return Buffer.from((await client.send(new InvokeModelCommand(MODEL))).body);
        },
      );
      expect(await read(given, "json"), key).toEqual(seen);
    }
  });
});

describe("nova", () => {
  it.each(names(".events.json"))("stream %s", async (name) => {
    const events = eventsOf(name);
    const metrics = { "amazon-bedrock-invocationMetrics": { inputTokenCount: 4 } };
    const bytes = chunks([
      ...events.map(([type, payload]) => JSON.stringify({ [type]: payload })),
      JSON.stringify(metrics),
    ]);
    const { plans } = expectationOf(name);
    for (const [key, seen] of Object.entries(plans)) {
      const options = {
        ...OPTIONS,
        onBlock: key.startsWith("terminate:") ? "terminate" : "rewrite",
      } as const;
      const plan = key.replace("terminate:", "") as Plan;
      const { bytes: sent } = filtered(bedrockInvokeModel, [bytes], planJudge(plan).judge, options);
      if (plan === "allow" && name !== "interleaved") expect(sent.equals(bytes)).toBe(true);
      const texts = await withAws({ body: sent, contentType: EVENT_STREAM }, chunkTexts);
      const asConverse = texts
        .flatMap((text) => Object.entries(JSON.parse(text)))
        .map(([event, payload]) => encodeAwsEvent({ event, data: JSON.stringify(payload) }));
      const answer = { body: Buffer.concat(asConverse), contentType: EVENT_STREAM };
      const stream = await withAws(answer, async (client) =>
        messageOf((await client.send(new ConverseStreamCommand(REQUEST))).stream!),
      );
      expect(stream, key).toEqual(seen);
    }
  });

  it.each(names(".json"))("whole %s", (name) => {
    const { judge, calls } = planJudge("block");
    const output = JSON.parse(bedrockInvokeModel.rewrite(readAnswer(textOf(`${name}.json`)), judge));
    const { calls: expected, plans } = expectationOf(name);
    expect(calls.map(asExpected)).toEqual(expected);
    expect({ content: output.output.message.content, stopReason: output.stopReason }).toEqual(plans.block);
  });
});

const TOOL = [
  '{"type":"message_start","message":{"id":"m","type":"message","role":"assistant","content":[],"usage":{"output_tokens":1}}}',
  '{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"mcp__a__b","input":{}}}',
];

describe("a chunk", () => {
  const unreadable = (pieces: Uint8Array[]) => {
    const result = filtered(bedrockInvokeModel, pieces, planJudge("allow").judge);
    expect(result.error).toBeInstanceOf(UnreadableError);
    expect(result.bytes.includes(chunk(TOOL[1]!).bytes)).toBe(false);
  };
  const raw = (data: string, event: string | null = "chunk") => encodeAwsEvent({ event, data });

  it.each([
    // {"type":"ping"} with a sign too many, and {"type":"ping?>"} in the alphabet of URLs.
    ["with bytes that are not base64", '{"bytes":"eyJ0eXBlIjoicGluZyJ9!"}'],
    ["with base64 that readers differ in", '{"bytes":"eyJ0eXBlIjoicGluZz8-In0="}'],
    ["with bytes that are not text", '{"bytes":{}}'],
    ["with bytes twice", '{"bytes":"e30=","bytes":"e30="}'],
    ["that is not an object", "[]"],
    ["that is not JSON", "{"],
  ])("%s is unreadable", (_, data) => {
    unreadable([chunks(TOOL), raw(data)]);
  });

  it("a chunk that is not UTF-8, or in no known form, or in two, is unreadable", () => {
    const latin1 = Buffer.from('{"type":"ping","x":"\xff"}', "latin1");
    unreadable([raw(JSON.stringify({ bytes: latin1.toString("base64") }))]);
    unreadable([chunks(['{"generation":"[mcp__a__b()]"}'])]);
    unreadable([chunks(["[]"])]);
    unreadable([chunks(['{"type":"message_start","choices":[]}'])]);
    unreadable([chunks(['{"messageStart":{},"contentBlockStart":{}}'])]);
    unreadable([chunks(['{"messageStart":{},"messageStart":{}}'])]);
  });

  it("without bytes passes as it came, other events and members are refused", () => {
    const { judge } = planJudge("block");
    const bytes = Buffer.concat([raw("{}"), chunks(TOOL.slice(0, 1))]);
    expect(filtered(bedrockInvokeModel, [bytes], judge).bytes.equals(bytes)).toBe(true);
    for (const other of [raw('{"x":1}', "novelty"), raw('{"x":1}')])
      expect(filtered(bedrockInvokeModel, [other], judge).error).toBeInstanceOf(UnreadableError);
  });

  it("after an exception does not bring back what was held", () => {
    const bytes = Buffer.concat([chunks(TOOL), raw('{"message":"slow"}', "throttlingException")]);
    const { judge, calls } = planJudge("allow");
    const { frames, cut } = filtered(bedrockInvokeModel, [bytes], judge);
    expect(frames.map((frame) => frame.event)).toEqual(["chunk", "throttlingException"]);
    expect([calls, cut]).toEqual([[], false]);
    const stop = '{"type":"content_block_stop","index":0}';
    unreadable([bytes, chunks([stop])]);
  });

  it("a chunk of a call is held, and its absence is noticed at the end", () => {
    const held: number[] = [];
    const { frames, cut } = filtered(
      bedrockInvokeModel,
      [chunks(TOOL)],
      planJudge("allow").judge,
      OPTIONS,
      held,
    );
    expect(frames).toHaveLength(1);
    expect(cut).toBe(true);
    expect(held.at(-1)).toBeGreaterThan(100);
  });
});

describe("a whole answer", () => {
  const rewrite = (value: unknown) =>
    bedrockInvokeModel.rewrite(readAnswer(JSON.stringify(value)), planJudge("block").judge);

  it.each([
    { embedding: [0.1], inputTextTokenCount: 3 },
    { images: ["…"] },
    { results: [{ outputText: "hi" }] },
  ])("a whole answer of a model that calls nothing passes: %j", (value) => {
    expect(rewrite(value)).toBe(JSON.stringify(value));
  });

  it.each([
    { generation: "[mcp__a__b()]" },
    { text: "", tool_calls: [{ name: "mcp__a__b" }] },
    { content: [], choices: [] },
    { output: { message: { content: [] } }, content: [] },
    [],
  ])("in no known form, or in two, is unreadable: %j", (value) => {
    expect(() => rewrite(value)).toThrow(UnreadableError);
  });

  it("with a key twice is unreadable", () => {
    const body = '{"content":[],"content":[{"type":"tool_use","id":"t","name":"a","input":{}}]}';
    expect(() => bedrockInvokeModel.rewrite(readAnswer(body), planJudge("allow").judge)).toThrow(
      UnreadableError,
    );
  });
});

it("finds MCP servers that Anthropic's and OpenAI's requests name", () => {
  const anthropic = { mcp_servers: [{ type: "url", name: "w", url: "https://w.example/mcp" }], messages: [] };
  const openai = {
    tools: [{ type: "mcp", server_label: "x", server_url: "https://x.example" }],
    messages: [],
  };
  const servers = (value: unknown) => bedrockInvokeModel.providerServers(JSON.stringify(value));
  expect(servers(anthropic)).toMatchObject([{ name: "w" }]);
  expect(servers(openai)).toMatchObject([{ name: "x", url: "https://x.example" }]);
  expect(servers({ inputText: "embed this" })).toEqual([]);
});

it("sends the same whatever the pieces, and no call that was not allowed", () => {
  const texts = textsOf(fixtureOf("anthropic", "two-tools.sse"));
  const bytes = chunks(texts);
  const expected = filtered(bedrockInvokeModel, [bytes], planJudge("block").judge).bytes;
  fc.assert(
    fc.property(places, (cuts) => {
      const { bytes: sent } = filtered(bedrockInvokeModel, cutAt(bytes, cuts), planJudge("block").judge);
      expect(sent.equals(expected)).toBe(true);
    }),
    { seed: 3, numRuns: 30 },
  );
  const starts = texts.filter((text) => text.includes('"content_block":{"type":"tool_use"'));
  expect(starts).toHaveLength(2);
  for (const text of starts) expect(expected.includes(chunk(text).bytes)).toBe(false);
});
