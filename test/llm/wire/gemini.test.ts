/** Gemini generateContent: the corpus through the official SDK, and how the filter handles invalid data. */
import { ApiError } from "@google/genai";
import { describe, expect, it } from "vitest";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { type Frame, type StreamOptions, type ToolCall, UnreadableError } from "../../../src/llm/wire.ts";
import {
  blockedText,
  corpusSuite,
  fixtureOf,
  type Plan,
  planJudge,
  replay,
  run,
  truncations,
} from "./corpus.ts";
import { REQUEST, readWithSdk, withClient } from "./gemini-reader.ts";

corpusSuite("gemini", geminiGenerateContent, readWithSdk);

const chunk = (parts: object[], more: object = {}) => ({
  candidates: [{ content: { role: "model", parts }, ...more }],
});
const call = (fields: object = {}) => ({ functionCall: { name: "t", args: { a: 1 }, ...fields } });
const piece = (fields: object = {}) => ({ functionCall: { willContinue: true, ...fields } });
const partial = (jsonPath: string, value: object) => piece({ partialArgs: [{ jsonPath, ...value }] });
const last = { functionCall: {} };
const text = (value: string) => ({ text: value });

function frame(value: object | string): Frame {
  const data = typeof value === "string" ? value : JSON.stringify(value);
  return { event: null, data, raw: Buffer.from(`data: ${data}\n\n`) };
}

function open(plan: Plan = "block", options: Partial<StreamOptions> = {}) {
  const { judge, calls } = planJudge(plan);
  const filter = geminiGenerateContent.stream(judge, {
    onBlock: "rewrite",
    maxBlockBytes: 4096,
    ...options,
  });
  const push = (value: object | string) => filter.push(frame(value)).map((out) => JSON.parse(out.data));
  return { filter, calls, push };
}

function callOf(...chunks: (object | string)[]): ToolCall | undefined {
  const { push, calls } = open("allow");
  for (const value of chunks) push(value);
  return calls[0];
}

describe("what is held, and what is not", () => {
  it("sends every chunk without a call on at once, as the object it came as", () => {
    const { filter } = open();
    for (const value of [
      chunk([text("a")]),
      { usageMetadata: {} },
      chunk([], { finishReason: "STOP" }),
      {},
    ]) {
      const sent = frame(value);
      expect(filter.push(sent)[0]).toBe(sent);
    }
    const comment: Frame = { event: null, data: "", inert: true, raw: Buffer.from(": x\n\n") };
    expect(filter.push(comment)[0]).toBe(comment);
    expect(filter.heldBytes).toBe(0);
  });

  it.each(["audioMetadata", "document_metadata", "spreadsheetMetadata", "videoMetadata"])(
    "sends a part on that says in %s how its data is to be read",
    (key) => {
      const sent = chunk([{ inlineData: { mimeType: "audio/wav", data: "AAAA" }, [key]: {} }]);
      expect(open().push(sent)).toEqual([sent]);
    },
  );

  it("sends an allowed call that is whole on at once, as the object it came as", () => {
    const { filter } = open("allow");
    const sent = frame(chunk([text("a"), call()]));
    expect(filter.push(sent)[0]).toBe(sent);
  });

  it("holds the pieces of a call, and what its candidate says after it, until its end", () => {
    const { filter, push } = open("allow");
    const chunks = [
      chunk([piece({ name: "t" })]),
      chunk([partial("$.a", { numberValue: 1 })]),
      chunk([text("in between")]),
    ];
    for (const value of chunks) expect(push(value)).toEqual([]);
    expect(filter.heldBytes).toBe(chunks.reduce((sum, value) => sum + frame(value).raw!.length, 0));
    expect(push({ candidates: [{ index: 1, content: { parts: [text("another")] } }] })).toHaveLength(1);
    expect(push(chunk([last]))).toEqual([
      chunk([{ functionCall: { name: "t", args: { a: 1 } } }]),
      chunk([text("in between")]),
    ]);
    expect(filter.heldBytes).toBe(0);
  });

  it("sends an allowed call of pieces as one part, signed, with the arguments as they were judged", () => {
    const { push, calls } = open("allow");
    const first = { ...piece({ name: "t", id: "c" }), thoughtSignature: "AA==" };
    push(chunk([text("Before."), first]));
    push(chunk([partial("$['the scene'].on", { boolValue: true })]));
    const args = { "the scene": { on: true } };
    expect(push(chunk([last], { finishReason: "STOP" }))).toEqual([
      chunk([text("Before."), { functionCall: { name: "t", args, id: "c" }, thoughtSignature: "AA==" }]),
      chunk([text("")], { finishReason: "STOP" }),
    ]);
    expect(JSON.parse(calls[0]?.input.text ?? "")).toEqual(args);
  });

  it("puts the text of a blocked call into its last piece, and sends the others no more", () => {
    const { push } = open();
    push(chunk([text("Before.")]));
    push(chunk([piece({ name: "t" })]));
    push(chunk([partial("$.a", { numberValue: 1 }), partial("$.b", { boolValue: false })]));
    expect(push(chunk([last, text("after")], { finishReason: "STOP" }))).toEqual([
      chunk([text("\n\n[blocked t]"), text("after")], { finishReason: "STOP" }),
    ]);
  });

  it("keeps a chunk that says more than the pieces it loses", () => {
    const { push } = open();
    const other = { index: 1, content: { parts: [text("other")] } };
    push({ candidates: [{ index: 0, content: { parts: [piece({ name: "t" })] } }, other] });
    expect(push(chunk([last]))).toEqual([
      { candidates: [{ index: 0, content: { parts: [text("")] } }, other] },
      chunk([text("[blocked t]")]),
    ]);
  });

  it("says after every cut whether the answer ended inside a call, and sends nothing of that call", () => {
    const cuts = truncations(fixtureOf("gemini", "partial-args.sse")).map((bytes) => {
      const { judge } = planJudge("allow");
      const { cut, output } = run(geminiGenerateContent, { kind: "sse", bytes }, judge);
      expect(output.includes("mcp_home_light") && cut).toBe(false);
      return cut;
    });
    expect(cuts).toEqual([false, true, true, true, true, false, false]);
  });
});

describe("arguments", () => {
  it.each<[string, object[], unknown]>([
    ["whole", [call({ args: { a: [1, "x"] } })], { a: [1, "x"] }],
    ["missing", [call({ args: undefined })], {}],
    ["in the last piece", [piece({ name: "t" }), call({ name: undefined })], { a: 1 }],
    [
      "in snake_case",
      [
        piece({ name: "t", will_continue: true }),
        { function_call: { will_continue: true, partial_args: [{ json_path: "$.a", string_value: "x" }] } },
        last,
      ],
      { a: "x" },
    ],
    [
      "text that ends with a piece without text",
      [
        piece({ name: "t" }),
        partial("$.a", { stringValue: "x", willContinue: true }),
        partial("$.a", {}),
        last,
      ],
      { a: "x" },
    ],
  ])("%s", (_name, parts, args) => {
    const seen = callOf(...parts.map((part) => chunk([part])));
    expect(seen?.flaw).toBeNull();
    expect(JSON.parse(seen?.input.text || "{}")).toEqual(args);
  });

  it("reach the judge as they were sent", () => {
    const { judge, calls } = planJudge("allow");
    const body = fixtureOf("gemini", "body-raw.json").bytes.toString();
    expect(geminiGenerateContent.rewrite(readAnswer(body), judge)).toBe(body);
    expect(calls[0]?.input.text).toBe('{"big":12345678901234567890, "f":1.0}');
  });
});

describe("calls with a flaw", () => {
  const raw = (part: string) => `{"candidates":[{"content":{"parts":[${part}]}}]}`;
  const start = piece({ name: "t" });

  it.each<[string, (object | string)[]]>([
    ["no name", [chunk([call({ name: undefined })])]],
    ["a name that is not text", [chunk([call({ name: ["t"] })])]],
    ["no object", [chunk([{ functionCall: "t" }])]],
    ["a key twice", [raw('{"functionCall":{"name":"a","name":"b","args":{}}}')]],
    ["a key twice in its arguments", [raw('{"functionCall":{"name":"a","args":{"x":{"y":1,"y":2}}}}')]],
    ["two calls in one part", [chunk([{ ...call(), function_call: { name: "u" } }])]],
    ["the call twice in one part", [raw('{"functionCall":{"name":"a"},"functionCall":{"name":"b"}}')]],
    ["no end before the reason to finish", [chunk([start]), chunk([], { finishReason: "STOP" })]],
    ["no end before the next call", [chunk([start]), chunk([call()])]],
    ["two ids", [chunk([piece({ name: "t", id: "a" })]), chunk([{ functionCall: { id: "b" } }])]],
    [
      "arguments whole and in pieces",
      [
        chunk([piece({ name: "t", args: { a: 1 } })]),
        chunk([partial("$.a", { numberValue: 2 })]),
        chunk([last]),
      ],
    ],
    [
      "arguments twice",
      [chunk([piece({ name: "t", args: { a: 1 } })]), chunk([{ functionCall: { args: { a: 2 } } }])],
    ],
    [
      "partial arguments that are not a list",
      [chunk([piece({ name: "t", partialArgs: {} })]), chunk([last])],
    ],
    ...[
      ["no path", { stringValue: "x" }],
      ["a path that is none", { jsonPath: "a b", stringValue: "x" }],
      ["the path of the root", { jsonPath: "$", stringValue: "x" }],
      ["a path of many values", { jsonPath: "$..a", stringValue: "x" }],
      ["a path from the end", { jsonPath: "$.a[-1]", stringValue: "x" }],
      ["a path through a prototype", { jsonPath: "$['__proto__'].a", stringValue: "x" }],
      ["a path with a gap", { jsonPath: "$.a[1000000000]", stringValue: "x" }],
      ["two values", { jsonPath: "$.a", stringValue: "x", numberValue: 1 }],
      ["a value of another type", { jsonPath: "$.a", stringValue: 1 }],
    ].map(([name, value]): [string, object[]] => [
      `a piece with ${name}`,
      [chunk([start]), chunk([piece({ partialArgs: [value] })]), chunk([last])],
    ]),
    [
      "a value twice",
      [
        chunk([start]),
        chunk([partial("$.a", { numberValue: 1 }), partial("$.a", { numberValue: 2 })]),
        chunk([last]),
      ],
    ],
    [
      "text that continues after its end",
      [
        chunk([start]),
        chunk([partial("$.a", { stringValue: "x" }), partial("$.a", { stringValue: "y" })]),
        chunk([last]),
      ],
    ],
    [
      "a member of a text",
      [
        chunk([start]),
        chunk([partial("$.a", { stringValue: "x" }), partial("$.a.b", { stringValue: "y" })]),
        chunk([last]),
      ],
    ],
  ])("%s", (_name, chunks) => {
    expect(callOf(...chunks)?.flaw).toBe("malformed");
  });

  it("over the limit are judged once, replaced at once, and the rest is dropped", () => {
    const { filter, push, calls } = open("block", { maxBlockBytes: 500 });
    push(chunk([piece({ name: "t" })]));
    let out: object[] = [];
    while (out.length === 0) out = push(chunk([partial("$.a", { stringValue: "xx", willContinue: true })]));
    expect(out).toEqual([chunk([text("[blocked t]")])]);
    expect(filter.heldBytes).toBe(0);
    expect(push(chunk([partial("$.a", { stringValue: "xx" })]))).toEqual([]);
    expect(push(chunk([last]))).toEqual([]);
    expect(push(chunk([text("more")]))).toEqual([chunk([text("more")])]);
    expect(calls.map((seen) => seen.flaw)).toEqual(["too_large"]);
  });

  it("over the limit go on where the judge allows them all the same", () => {
    const { push, calls } = open("allow", { maxBlockBytes: 500 });
    const more = Array(20).fill(chunk([partial("$.a", { stringValue: "xx", willContinue: true })]));
    const chunks = [chunk([piece({ name: "t" })]), ...more, chunk([last])];
    expect(chunks.flatMap((value) => push(value))).toEqual(chunks);
    expect(calls.map((seen) => seen.flaw)).toEqual(["too_large"]);
  });

  it("over the limit in one chunk", () => {
    const { push, calls } = open("block", { maxBlockBytes: 500 });
    expect(push(chunk([call({ args: { a: "x".repeat(600) } })]))).toEqual([chunk([text("[blocked t]")])]);
    expect(calls[0]?.flaw).toBe("too_large");
  });

  it("are bounded also by what waits behind them", () => {
    const { filter, push, calls } = open("block", { maxBlockBytes: 500 });
    push(chunk([piece({ name: "t" })]));
    for (let i = 0; i < 9; i++) push(chunk([text("x".repeat(100))]));
    expect(filter.heldBytes).toBe(0);
    expect(calls.map((seen) => seen.flaw)).toEqual(["too_large"]);
  });
});

describe("what cannot be read", () => {
  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["candidates that are not an array", '{"candidates":{}}'],
    ["a candidate that is not an object", '{"candidates":[null]}'],
    ["a negative index", '{"candidates":[{"index":-1}]}'],
    ["a fraction", '{"candidates":[{"index":0.5}]}'],
    ["an index that is text", '{"candidates":[{"index":"0"}]}'],
    ["content that is not an object", '{"candidates":[{"content":[]}]}'],
    ["parts that are not an array", '{"candidates":[{"content":{"parts":{"functionCall":{"name":"t"}}}}]}'],
    ["a part that is not an object", '{"candidates":[{"content":{"parts":["x"]}}]}'],
    [
      "candidates twice",
      '{"candidates":[{"content":{"parts":[{"functionCall":{"name":"t"}}]}}],"candidates":[]}',
    ],
    ["content twice", '{"candidates":[{"content":{"parts":[{"functionCall":{"name":"t"}}]},"content":{}}]}'],
    ["parts twice", '{"candidates":[{"content":{"parts":[{"functionCall":{"name":"t"}}],"parts":[]}}]}'],
    ["an answer beside an answer", '{"candidates":[],"response":{"candidates":[]}}'],
    [
      "a call 600 levels deep",
      `{"candidates":[{"content":{"parts":[{"functionCall":{"name":"t","args":${"[".repeat(600)}${"]".repeat(600)}}}]}}]}`,
    ],
  ])("%s", (_name, data) => {
    const { filter, calls, push } = open();
    push({ candidates: [{ index: 7, content: { parts: [piece({ name: "held" })] } }] });
    expect(() => filter.push(frame(data))).toThrow(UnreadableError);
    expect(filter.heldBytes).toBe(0);
    expect(() => geminiGenerateContent.rewrite(readAnswer(data), planJudge("block").judge)).toThrow(
      UnreadableError,
    );
    expect(calls).toEqual([]);
  });

  it("is not read past: the answer stays unreadable", () => {
    const { filter, push } = open();
    expect(() => push("{")).toThrow(UnreadableError);
    expect(() => push(chunk([text("more")]))).toThrow("not JSON");
    expect(filter.end()).toBe(false);
  });

  it("more candidates than any answer has", () => {
    const { push } = open();
    const candidates = Array.from({ length: 300 }, (_, index) => ({ index }));
    expect(() => push({ candidates })).toThrow(/256/);
  });

  it("a huge index is one candidate and no more", () => {
    expect(callOf({ candidates: [{ index: 1e9, content: { parts: [call()] } }] })?.name).toBe("t");
  });
});

describe("the end of an answer", () => {
  it("terminate takes out what follows, says STOP where nothing does, and reads nothing more", () => {
    const { filter, push, calls } = open("block", { onBlock: "terminate" });
    expect(push(chunk([text("a"), call(), call({ name: "u" }), text("b")]))).toEqual([
      chunk([text("a"), text("\n\n[blocked t]")], { finishReason: "STOP" }),
    ]);
    expect(filter.finished).toBe(true);
    expect(push(chunk([call()]))).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(filter.end()).toBe(false);
  });

  it("terminate keeps a reason that is there, and takes out calls that have no end", () => {
    const { push } = open("block", { onBlock: "terminate" });
    push({ candidates: [{ index: 1, content: { parts: [piece({ name: "u" })] } }] });
    expect(push(chunk([call()], { finishReason: "MAX_TOKENS" }))).toEqual([
      { candidates: [{ index: 1, content: { parts: [text("")] }, finishReason: "STOP" }] },
      chunk([text("[blocked t]")], { finishReason: "MAX_TOKENS" }),
    ]);
  });

  it("a reason that speaks of calls stays while one is left", () => {
    const { push } = open("block-second");
    const [out] = push(chunk([call(), call({ name: "u" })], { finishReason: "UNEXPECTED_TOOL_CALL" }));
    expect(out.candidates[0].finishReason).toBe("UNEXPECTED_TOOL_CALL");
  });

  it("an error of the provider goes on, and what was held then is not sent", () => {
    const { filter, push, calls } = open();
    push(chunk([piece({ name: "t" })]));
    const error = { error: { code: 503, message: "Overloaded", status: "UNAVAILABLE" } };
    expect(push(error)).toEqual([error]);
    expect(filter.end()).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe("thought signatures", () => {
  const signed = { ...call({ name: "first" }), thoughtSignature: "U0lH" };
  const partsOf = (plan: Plan, parts: object[]) =>
    open(plan).push(chunk(parts))[0].candidates[0].content.parts;

  it("thought signatures of a blocked call go to the next: the API refuses calls of which the first has none", () => {
    expect(partsOf("block-first", [signed, call()])[1]).toEqual({ ...call(), thoughtSignature: "U0lH" });
  });

  it("thought signatures of the next call stay its own", () => {
    const own = { ...call(), thoughtSignature: "T1dO" };
    expect(partsOf("block-first", [signed, own])[1]).toEqual(own);
  });

  it("thought signatures of a call that is not the first go nowhere", () => {
    const later = { ...call(), thoughtSignature: "T1dO" };
    expect(partsOf("block-second", [signed, later, call()])).toEqual([signed, text("[blocked t]"), call()]);
  });
});

it("keeps every byte outside of what is replaced", () => {
  const body = fixtureOf("gemini", "body-raw.json").bytes.toString();
  const from = body.indexOf('{"functionCall"');
  const to = body.indexOf(' ],"role"');
  const out = geminiGenerateContent.rewrite(readAnswer(body), planJudge("block").judge);
  const parts = body.slice(body.indexOf('[ {"text"'), to + 2);
  const replaced = `[{"text" : "\\u00e9"},{"text":"\\n\\n[blocked mcp_a_x]"}]`;
  expect(from).toBeGreaterThan(0);
  expect(out).toBe(body.replace(parts, replaced));
});

it("leaves an answer that the SDK's chat takes into its history", async () => {
  const { output } = replay(geminiGenerateContent, fixtureOf("gemini", "partial-args.sse"), "block-first");
  const history = await withClient(output, "sse", async ({ chats }) => {
    const chat = chats.create({ model: REQUEST.model });
    for await (const _ of await chat.sendMessageStream({ message: "Go." }));
    return chat.getHistory(true);
  });
  const parts = history.slice(1).flatMap((content) => content.parts ?? []);
  expect(parts.map((part) => part.text ?? part.functionCall?.name)).toEqual([
    "Lights.",
    `\n\n${blockedText({ name: "mcp_home_light", namespace: null } as ToolCall)}`,
    "mcp_home_door",
    " Done.",
  ]);
});

describe("errors", () => {
  it.each([
    [403, "PERMISSION_DENIED"],
    [413, "INVALID_ARGUMENT"],
    [502, "UNAVAILABLE"],
    [426, "FAILED_PRECONDITION"],
  ])("%i is what the SDK expects", async (status, code) => {
    const body = geminiGenerateContent.errorBody(status, "server_denied", "Refused, because.");
    const ask = withClient(
      Buffer.from(body),
      "json",
      (client) => client.models.generateContent(REQUEST),
      status,
    );
    await expect(ask).rejects.toThrow(ApiError);
    await expect(ask).rejects.toMatchObject({ status, message: expect.stringContaining(code) });
    await expect(ask).rejects.toThrow("Refused, because.");
    expect(JSON.parse(body).error.details[0].reason).toBe("SERVER_DENIED");
  });

  it("inside a stream reach the SDK's user", async () => {
    const cut = truncations(fixtureOf("gemini", "one-call.sse"))[1]!;
    const [error] = geminiGenerateContent.errorFrames("unparsed", "The answer could not be read.");
    const output = Buffer.concat([cut, Buffer.from(`data: ${error?.data}\n\n`)]);
    const ask = withClient(output, "sse", async ({ models }) => {
      for await (const _ of await models.generateContentStream(REQUEST));
    });
    await expect(ask).rejects.toThrow("The answer could not be read.");
    await expect(ask).rejects.toMatchObject({ status: 403 });
  });
});

describe("MCP servers in a request", () => {
  const { providerServers } = geminiGenerateContent;
  const url = "https://a.example/mcp";
  const server = { name: "a", streamableHttpTransport: { url, headers: { authorization: "x" } } };

  it.each<[string, object, unknown[]]>([
    ["none", { contents: [], tools: [{ functionDeclarations: [{ name: "x" }] }, { googleSearch: {} }] }, []],
    ["one", { tools: [{ mcpServers: [server] }] }, [{ name: "a", url, tools: null }]],
    [
      "in snake_case",
      { tools: [{ mcp_servers: [{ name: "a", streamable_http_transport: { url } }] }] },
      [{ name: "a", url, tools: null }],
    ],
    [
      "without a name",
      { tools: [{ mcpServers: [{ streamableHttpTransport: { url } }] }] },
      [{ name: "", url, tools: null }],
    ],
    ["without a URL", { tools: [{ mcpServers: [{ name: "a" }] }] }, [{ name: "a", url: null, tools: null }]],
    ["not in a list", { tools: { mcpServers: server } }, [{ name: "a", url, tools: null }]],
    [
      "through Code Assist",
      { model: "m", request: { tools: [{ mcpServers: [server] }] } },
      [{ name: "a", url, tools: null }],
    ],
    ["named in a text", { contents: [{ parts: [{ text: '{"mcpServers":[{"name":"a"}]}' }] }] }, []],
  ])("%s", (_name, request, servers) => {
    expect(providerServers(JSON.stringify(request))).toEqual(servers);
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["tools that are text", '{"tools":"x"}'],
    ["neither name nor URL", '{"tools":[{"mcpServers":[{}]}]}'],
    [
      "two URLs",
      '{"tools":[{"mcpServers":[{"name":"a","streamableHttpTransport":{"url":"x"},"streamable_http_transport":{"url":"y"}}]}]}',
    ],
    ["tools twice", '{"tools":[{"mcpServers":[{"name":"a"}]}],"tools":[]}'],
    ["servers twice", '{"tools":[{"mcpServers":[{"name":"a"}],"mcpServers":[]}]}'],
    [
      "a URL twice",
      '{"tools":[{"mcpServers":[{"name":"a","streamableHttpTransport":{"url":"x","url":"y"}}]}]}',
    ],
    ["a request twice", '{"request":{"tools":[{"mcpServers":[{"name":"a"}]}]},"request":{}}'],
  ])("%s", (_name, body) => {
    expect(() => providerServers(body)).toThrow(UnreadableError);
  });
});
