/**
 * What frameworks pass to their users from streams with blocked calls, beyond the SDK's checks: Vercel AI SDK validates
 * each event against a schema, LangChain assembles calls from pieces.
 */
import { createOpenAI } from "@ai-sdk/openai";
import type { AIMessageChunk } from "@langchain/core/messages";
import { ChatOpenAI } from "@langchain/openai";
import { jsonSchema, streamText, tool } from "ai";
import { describe, expect, it } from "vitest";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import type { Frame, WireFormat } from "../../../src/llm/wire.ts";
import { fixtureOf, type Plan, replay } from "./corpus.ts";

interface Heard {
  text: string;
  calls: unknown[];
  errors: string[];
}

type Client = (api: "chat" | "responses", output: Buffer) => Promise<Heard>;

const answering = (output: Buffer) => async (): Promise<Response> =>
  new Response(output, { headers: { "content-type": "text/event-stream" } });

const TOOLS = ["get_weather", "read_file", "delete_file", "update_plan", "read", "write", "mcp__fs__read"];

const vercel: Client = async (api, output) => {
  const openai = createOpenAI({ apiKey: "none", fetch: answering(output) });
  const errors: string[] = [];
  const tools = [...TOOLS, "mcp__fs__write", "mcp__git__log", "mcp_fs_read", "mcp_fs_delete"];
  const result = streamText({
    model: api === "chat" ? openai.chat("gpt-5.1") : openai.responses("gpt-5.1"),
    prompt: "Go.",
    onError: () => {},
    maxRetries: 0,
    tools: Object.fromEntries(
      tools.map((name) => [name, tool({ inputSchema: jsonSchema({ type: "object" }) })]),
    ),
  });
  const heard: Heard = { text: "", calls: [], errors };
  for await (const part of result.fullStream) {
    if (part.type === "text-delta") heard.text += part.text;
    else if (part.type === "tool-call") heard.calls.push([part.toolCallId, part.toolName, part.input]);
    else if (part.type === "error")
      errors.push(String((part.error as { message?: string }).message ?? part.error));
  }
  return heard;
};

const langchain: Client = async (api, output) => {
  const model = new ChatOpenAI({
    model: "gpt-5.1",
    apiKey: "none",
    maxRetries: 0,
    useResponsesApi: api === "responses",
    configuration: { fetch: answering(output) },
  });
  const chunks: AIMessageChunk[] = [];
  try {
    for await (const chunk of await model.stream("Go.")) chunks.push(chunk);
  } catch (error) {
    return { text: "", calls: [], errors: [(error as Error).message] };
  }
  const whole = chunks.reduce((all, chunk) => all.concat(chunk));
  return {
    text: whole.text,
    calls: (whole.tool_calls ?? []).map((call) => [call.id, call.name, call.args]),
    errors: [],
  };
};

const CASES: [fixture: string, plan: Plan, onBlock: "rewrite" | "terminate", Omit<Heard, "errors">][] = [
  ["chat/one-call", "block", "rewrite", { text: "[blocked mcp__weather__get_weather]", calls: [] }],
  [
    "chat/interleaved",
    "block-second",
    "rewrite",
    {
      text: "[blocked mcp__fs__write]",
      calls: [
        ["call_i0", "mcp__fs__read", { path: "a" }],
        ["call_i2", "mcp__git__log", { n: 3 }],
      ],
    },
  ],
  [
    "chat/interleaved",
    "block-second",
    "terminate",
    { text: "[blocked mcp__fs__write]", calls: [["call_i0", "mcp__fs__read", { path: "a" }]] },
  ],
  [
    "chat/same-index",
    "block-third",
    "rewrite",
    {
      text: "",
      calls: [
        ["function-call-1", "mcp_fs_read", { path: "a" }],
        ["function-call-2", "mcp_fs_delete", { path: "b" }],
      ],
    },
  ],
  ["responses/function-call", "block", "rewrite", { text: "[blocked get_weather]", calls: [] }],
  [
    "responses/namespaces",
    "block-second",
    "rewrite",
    {
      text: "First the files.[blocked mcp__fs/delete_file]Waiting.",
      calls: [
        ["call_01", "read_file", { path: "/w/a.txt" }],
        ["call_03", "update_plan", { plan: [] }],
      ],
    },
  ],
  [
    "responses/namespaces",
    "block-second",
    "terminate",
    {
      text: "First the files.[blocked mcp__fs/delete_file]",
      calls: [["call_01", "read_file", { path: "/w/a.txt" }]],
    },
  ],
  [
    "responses/parallel",
    "block-first",
    "rewrite",
    { text: "Two at once.[blocked read]Done.", calls: [["call_p2", "write", { b: 2 }]] },
  ],
];

describe.each<[string, Client]>([
  ["Vercel AI SDK", vercel],
  ["LangChain", langchain],
])("%s", (_, client) => {
  it.each(CASES)("hears %s, %s, %s", async (name, plan, onBlock, heard) => {
    const [api, fixture] = name.split("/") as ["chat" | "responses", string];
    const format: WireFormat = api === "chat" ? openaiChat : openaiResponses;
    const { output } = replay(format, fixtureOf(`openai-${api}`, `${fixture}.sse`), plan, { onBlock });
    expect(await client(api, output)).toEqual({ ...heard, errors: [] });
  });

  it.each([openaiChat, openaiResponses])("hears an error inside a stream: $api", async (format) => {
    const bytes = ({ event, data }: Frame): string => `${event ? `event: ${event}\n` : ""}data: ${data}\n\n`;
    const output = Buffer.from(format.errorFrames("unparsed", "It was not read.").map(bytes).join(""));
    const { errors, calls } = await client(format.api === "responses" ? "responses" : "chat", output);
    expect(calls).toEqual([]);
    expect(errors.join()).toContain("It was not read.");
  });
});
