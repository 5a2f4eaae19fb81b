/** What OpenAI's formats read in requests and report in errors, and whole Chat responses byte by byte. */
import { APIError } from "openai";
import { describe, expect, it } from "vitest";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { type Frame, UnreadableError } from "../../../src/llm/wire.ts";
import { clientOf } from "./openai-chat-reader.ts";
import { blocking, blockingFlaws } from "./openai-frames.ts";

const servers = (request: object | string) =>
  openaiResponses.providerServers(typeof request === "string" ? request : JSON.stringify(request));

describe("MCP servers that the provider calls", () => {
  const mcp = (more: object): object => ({
    type: "mcp",
    server_label: "wiki",
    server_url: "https://wiki.example/mcp",
    ...more,
  });
  const wiki = { name: "wiki", url: "https://wiki.example/mcp", tools: null };

  it("are found among the tools, in either API", () => {
    const tools = [{ type: "function", name: "mcp" }, mcp({}), "mcp", null];
    expect(servers({ tools })).toEqual([wiki]);
    expect(openaiChat.providerServers(JSON.stringify({ messages: [], tools }))).toEqual([wiki]);
    expect(servers({ input: "hi" })).toEqual([]);
    expect(servers({ tools: null, input: null })).toEqual([]);
  });

  it("are found among the items that a conversation begins with", () => {
    expect(servers({ items: [{ type: "additional_tools", tools: [mcp({})] }] })).toEqual([wiki]);
    const twice = JSON.stringify({ items: [{ type: "additional_tools", tools: [mcp({})] }] });
    const repeated = twice.replace('"tools":', '"tools":[],"tools":');
    expect(() => servers(repeated)).toThrow(UnreadableError);
  });

  it.each(["connector_id", "tunnel_id"])("have one address: not a URL and a %s", (key) => {
    expect(servers({ tools: [mcp({ server_url: null, [key]: "x" })] })).toEqual([{ ...wiki, url: null }]);
    expect(() => servers({ tools: [mcp({ [key]: "x" })] })).toThrow(`"wiki" has both server_url and ${key}`);
  });

  it.each<[string, object, string[] | null]>([
    ["names", { allowed_tools: ["a", "b"] }, ["a", "b"]],
    ["a filter with names", { allowed_tools: { tool_names: ["a"], read_only: true } }, ["a"]],
    ["a filter without names", { allowed_tools: { read_only: true } }, null],
    ["no names", { allowed_tools: [] }, null],
    ["names that are none", { allowed_tools: ["a", 1] }, null],
    ["null", { allowed_tools: null }, null],
  ])("allow tools by %s", (_, more, tools) => {
    expect(servers({ tools: [mcp(more)] })).toEqual([{ ...wiki, tools }]);
  });

  it("may be the provider's connectors, or have no name", () => {
    expect(
      servers({
        tools: [{ type: "mcp", server_label: "mail", connector_id: "connector_gmail" }, { type: "mcp" }],
      }),
    ).toEqual([
      { name: "mail", url: null, tools: null },
      { name: "", url: null, tools: null },
    ]);
  });

  it("are found in namespaces and in items that bring tools", () => {
    const request = {
      tools: [{ type: "namespace", name: "n", tools: [mcp({ server_label: "a" })] }],
      input: [
        { type: "additional_tools", role: "developer", tools: [mcp({ server_label: "b" })] },
        { type: "tool_search_output", tools: [{ type: "namespace", tools: [mcp({ server_label: "c" })] }] },
        { type: "message", role: "user", content: "mcp" },
      ],
    };
    expect(servers(request).map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  it("are asked for one tool by an approval that has not been acted on", () => {
    const asked = {
      type: "mcp_approval_request",
      id: "mcpr_1",
      server_label: "wiki",
      name: "wipe",
      arguments: "{}",
    };
    const answer = (approve: unknown): object => ({
      type: "mcp_approval_response",
      approval_request_id: "mcpr_1",
      approve,
    });
    const run = {
      type: "mcp_call",
      id: "mcp_1",
      approval_request_id: "mcpr_1",
      server_label: "wiki",
      name: "wipe",
    };
    const of = (...input: object[]) => servers({ tools: [mcp({})], input }).slice(1);
    expect(of(asked, answer(true))).toEqual([{ ...wiki, tools: ["wipe"] }]);
    expect(of(asked, answer(false))).toEqual([]);
    expect(of(asked)).toEqual([]);
    expect(of(asked, answer(true), run)).toEqual([]);
    expect(servers({ input: [asked, answer(true)] })).toEqual([{ name: "wiki", url: null, tools: ["wipe"] }]);
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["tools twice", '{"tools":[{"type":"mcp"}],"tools":[]}'],
    ["a type twice", '{"tools":[{"type":"mcp","type":"function"}]}'],
    [
      "allowed names twice",
      '{"tools":[{"type":"mcp","allowed_tools":{"tool_names":["a"],"tool_names":["b"]}}]}',
    ],
    ["a type twice in a namespace", '{"tools":[{"type":"namespace","tools":[{"type":"mcp","type":"x"}]}]}'],
    ["tools twice in an item", '{"input":[{"type":"additional_tools","tools":[{"type":"mcp"}],"tools":[]}]}'],
    ["an approval twice", '{"input":[{"type":"mcp_approval_response","approve":true,"approve":false}]}'],
    ["nesting", `{"tools":${'[{"tools":'.repeat(40)}[]${"}]".repeat(40)}}`],
  ])("%s is refused", (_, body) => expect(() => servers(body)).toThrow(UnreadableError));

  it("do not care for keys that stand twice elsewhere", () => {
    expect(
      servers('{"tools":[{"type":"function","parameters":{"a":1,"a":2}}],"metadata":{"a":1,"a":2}}'),
    ).toEqual([]);
  });
});

describe("errors", () => {
  const stream = (frames: readonly Frame[]): Buffer =>
    Buffer.from(
      frames.map(({ event, data }) => `${event ? `event: ${event}\n` : ""}data: ${data}\n\n`).join(""),
    );
  const create = async (output: Buffer, api: "chat" | "responses", status: number, streamed: boolean) => {
    const client = clientOf(output, streamed ? "sse" : "json", status);
    try {
      if (api === "chat") {
        const messages = [{ role: "user" as const, content: "x" }];
        for await (const _ of await client.chat.completions.create({ model: "m", messages, stream: true }));
      } else for await (const _ of client.responses.stream({ model: "m", input: "x" }));
    } catch (error) {
      return error;
    }
    throw new Error("no error");
  };

  it.each(["chat", "responses"] as const)("reach the SDK's user: %s", async (api) => {
    const format = api === "chat" ? openaiChat : openaiResponses;
    const body = Buffer.from(format.errorBody(403, "server_denied", "No such server."));
    expect(await create(body, api, 403, false)).toMatchObject({
      status: 403,
      message: "403 No such server.",
      code: "netmon_server_denied",
      type: "invalid_request_error",
    });
    expect(JSON.parse(format.errorBody(502, "unparsed", "x")).error.type).toBe("server_error");
    const error = await create(stream(format.errorFrames("unparsed", "Not read.")), api, 200, true);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain("Not read.");
  });

  it("inside a stream of responses are what each client waits for", async () => {
    const created = `event: response.created\ndata: ${JSON.stringify({
      type: "response.created",
      sequence_number: 0,
      response: { id: "resp_1", output: [], status: "in_progress" },
    })}\n\n`;
    const frames = openaiResponses.errorFrames("upstream_ended", "Gone.");
    const error = await create(Buffer.concat([Buffer.from(created), stream(frames)]), "responses", 200, true);
    expect(error).toBeInstanceOf(APIError);
    const [first, second] = frames.map(({ data }) => JSON.parse(data));
    expect(first).toMatchObject({
      type: "error",
      code: "netmon_upstream_ended",
      message: "Gone.",
      param: null,
    });
    expect(second).toMatchObject({
      type: "response.failed",
      response: { status: "failed", error: { code: "invalid_prompt", message: "Gone." } },
    });
    expect(first.sequence_number).toBeLessThan(second.sequence_number);
  });
});

describe("a whole Chat answer", () => {
  const call = (id: string, name: string, args: unknown = "{}"): object => ({
    id,
    type: "function",
    function: { name, arguments: args },
  });

  it("changes nothing but the message and the reason", () => {
    const body = `{ "id" : "x", "n": 12345678901234567890, "choices" : [ {"index":0,
      "message": {"role":"assistant", "content": "\\u00e9 \\/", "refusal": null, "tool_calls": [${JSON.stringify(
        call("1", "a"),
      )}], "reasoning": "\\ud83d\\ude00"},
      "finish_reason" : "tool_calls" , "logprobs":null } ], "usage": {"a":1.0} }\n`;
    expect(openaiChat.rewrite(readAnswer(body), blocking().judge)).toBe(body);
    expect(openaiChat.rewrite(readAnswer(body), blocking("a").judge)).toBe(
      body
        .replace(
          /"message": \{.*\}/,
          '"message": {"role":"assistant","content":"\\u00e9 \\/\\n\\nno a","refusal": null,"reasoning": "\\ud83d\\ude00"}',
        )
        .replace('"tool_calls" ,', '"stop" ,'),
    );
  });

  it.each<[string, object, unknown]>([
    ["null", { content: null }, "no a"],
    ["''", { content: "" }, "no a"],
    ["nothing", {}, "no a"],
    ["text", { content: "Hi" }, "Hi\n\nno a"],
    [
      "parts",
      { content: [{ type: "text", text: "Hi" }] },
      [
        { type: "text", text: "Hi" },
        { type: "text", text: "no a" },
      ],
    ],
    ["no parts", { content: [] }, "no a"],
  ])("adds the text to content that is %s", (_, message, content) => {
    const body = JSON.stringify({
      choices: [{ message: { ...message, tool_calls: [call("1", "a")] }, finish_reason: "tool_calls" }],
    });
    const [choice] = JSON.parse(openaiChat.rewrite(readAnswer(body), blocking("a").judge)).choices;
    expect(choice.message).toEqual({ content });
  });

  it.each([
    ["stop", "stop"],
    ["length", "length"],
    ["content_filter", "content_filter"],
    ["function_call", "stop"],
  ])("with the reason %s ends with %s", (reason, expected) => {
    const body = JSON.stringify({
      choices: [{ message: { function_call: { name: "a", arguments: "{}" } }, finish_reason: reason }],
    });
    const [choice] = JSON.parse(openaiChat.rewrite(readAnswer(body), blocking("a").judge)).choices;
    expect(choice).toEqual({ message: { content: "no a" }, finish_reason: expected });
  });

  it("judges what readers may see in two ways as malformed", () => {
    const watched = blockingFlaws();
    const twice = '{"choices":[{"message":{"tool_calls":[{"id":"1","function":{"name":"a","name":"b"}}]}}]}';
    expect(openaiChat.rewrite(readAnswer(twice), watched.judge)).toContain("flaw malformed");
    const args = JSON.stringify({
      choices: [{ message: { tool_calls: [call("1", "a", '{"x":1,"x":2}')] } }],
    });
    openaiChat.rewrite(readAnswer(args), watched.judge);
    expect(watched.calls.map(({ name, flaw }) => [name, flaw])).toEqual([
      ["b", "malformed"],
      ["a", "malformed"],
    ]);
  });

  it.each([
    ["no JSON", ""],
    ["no object", "[]"],
    ["choices that are not an array", '{"choices":1}'],
    ["a choice that is not an object", '{"choices":[1]}'],
    ["a message that is not an object", '{"choices":[{"message":"a"}]}'],
    ["calls that are not an array", '{"choices":[{"message":{"tool_calls":{}}}]}'],
    ["a call that is not an object", '{"choices":[{"message":{"tool_calls":[null]}}]}'],
    ["a delta", '{"choices":[{"delta":{"tool_calls":[{}]}}]}'],
    ["choices twice", '{"choices":[{"message":{"tool_calls":[{}]}}],"choices":[]}'],
    ["a message twice", '{"choices":[{"message":{"tool_calls":[{}]},"message":{}}]}'],
    ["calls twice", '{"choices":[{"message":{"tool_calls":[{}],"tool_calls":[]}}]}'],
    [
      "nesting around a call",
      `{"x":${"[".repeat(600)}${"]".repeat(600)},"choices":[{"message":{"tool_calls":[{}]}}]}`,
    ],
  ])("%s is refused", (_, body) => {
    expect(() => openaiChat.rewrite(readAnswer(body), blocking("*").judge)).toThrow(UnreadableError);
  });

  it.each(["{}", '{"object":"list","data":[]}', '{"choices":[{"text":"x"}]}'])("%s has no calls", (body) =>
    expect(openaiChat.rewrite(readAnswer(body), blocking("*").judge)).toBe(body),
  );
});

describe("a whole response", () => {
  it.each([
    ["no JSON", ""],
    ["no object", "[]"],
    ["output that is not an array", '{"output":{}}'],
    ["an item that is not an object", '{"output":[1]}'],
    ["output twice", '{"output":[{"type":"function_call"}],"output":[]}'],
    ["a type twice", '{"output":[{"type":"function_call","type":"message"}]}'],
  ])("%s is refused", (_, body) => {
    expect(() => openaiResponses.rewrite(readAnswer(body), blocking("*").judge)).toThrow(UnreadableError);
  });

  it.each(["{}", '{"id":"r","deleted":true}', '{"output":null}', '{"output":[]}'])(
    "%s has no calls",
    (body) => expect(openaiResponses.rewrite(readAnswer(body), blocking("*").judge)).toBe(body),
  );
});
