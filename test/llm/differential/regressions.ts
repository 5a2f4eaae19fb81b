/** Responses that a client once executed despite netmon, each with that client. */
import { gzipSync } from "node:zlib";
import type { Case } from "./cases/make.ts";

export interface Regression extends Case {
  reader: string;
}

interface Answer {
  status?: number;
  type: string;
  headers?: string[];
  body: string | Buffer;
}

function bytesOf({ status = 200, type, headers = [], body }: Answer): Buffer[] {
  const lines = [`HTTP/1.1 ${status} Said`, `content-type: ${type}`, ...headers, "connection: close"];
  return [Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), Buffer.from(body)];
}

function regression(name: string, reader: string, form: string, answer: Answer, second?: Answer): Regression {
  return {
    ...{ name, reader, form, story: [name] },
    answer: bytesOf(answer),
    second: second === undefined ? null : bytesOf(second),
  };
}

const JSON_TYPE = "application/json";
const SSE_TYPE = "text/event-stream";

const COMPLETION = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [
    {
      index: 0,
      message: {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: "call_1", type: "function", function: { name: "delete_city", arguments: '{"a":1}' } },
        ],
      },
      finish_reason: "tool_calls",
    },
  ],
});

const block = { type: "tool_use", id: "toolu_1", name: "delete_city", input: { a: 1 } };
const MESSAGE = {
  ...{
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "m",
    content: [block],
    stop_reason: "tool_use",
  },
  ...{ stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
};

const event = (value: { type: string }, end = "\n") =>
  `event: ${value.type}${end}data: ${JSON.stringify(value)}${end}${end}`;
const STARTED = event({
  type: "message_start",
  message: { ...MESSAGE, content: [], stop_reason: null },
} as never);
const ENDED =
  event({
    type: "message_delta",
    delta: { stop_reason: "end_turn", stop_sequence: null },
    usage: { output_tokens: 1 },
  } as never) + event({ type: "message_stop" });
const callEvents = (end: string) =>
  event({ type: "content_block_start", index: 0, content_block: { ...block, input: {} } } as never, end) +
  event({ type: "content_block_stop", index: 0 } as never, end);

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const chatCall = {
  index: 0,
  id: "call_1",
  type: "function",
  function: { name: "delete_city", arguments: '{"a":1}' },
};

const converse = (toolUse: object) =>
  JSON.stringify({
    output: { message: { role: "assistant", content: [{ toolUse }] } },
    stopReason: "tool_use",
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    metrics: { latencyMs: 1 },
  });

const PARTS = (text: string) =>
  `data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"get_weather","args":{"path":"${text}"}}}],"role":"model"},"finishReason":"STOP","index":0}]}\n\n`;

export const REGRESSIONS: readonly Regression[] = [
  regression("a call with status 305", "go openai chat whole", "openai chat whole", {
    status: 305,
    type: JSON_TYPE,
    body: COMPLETION,
  }),
  ...["{base}/v1/models", "{base}/v1/responses", "{origin}{base}/v1/chat/completions"].map((to) =>
    regression(
      `a redirect to ${to}`,
      "openai chat whole",
      "openai chat whole",
      { status: 307, type: JSON_TYPE, headers: [`location: ${to}`], body: "{}" },
      { type: JSON_TYPE, body: COMPLETION },
    ),
  ),
  regression("an error with a call in it, and status 200", "python anthropic whole", "anthropic whole", {
    type: JSON_TYPE,
    body: JSON.stringify({ ...MESSAGE, type: "error", error: { type: "api_error", message: "x" } }),
  }),
  regression(
    "a call in a comment that Python takes for several lines",
    "litellm anthropic stream",
    "anthropic stream",
    {
      type: SSE_TYPE,
      body: `${STARTED}: x\u2028${callEvents("\u2028")}\n\n${ENDED}`,
    },
  ),
  regression("a call in a comment behind a vertical tab", "litellm anthropic stream", "anthropic stream", {
    type: SSE_TYPE,
    body: `${STARTED}: x\v${callEvents("\v")}\n\n${ENDED}`,
  }),
  regression("arguments with a line end of Python's", "litellm google stream", "google stream", {
    type: SSE_TYPE,
    body: PARTS("/etc/pass\u2028wd"),
  }),
  regression("input in the start of a call", "litellm anthropic stream", "anthropic stream", {
    type: SSE_TYPE,
    body:
      STARTED +
      event({
        type: "content_block_start",
        index: 0,
        content_block: { ...block, name: "get_weather" },
      } as never) +
      event({ type: "content_block_stop", index: 0 } as never) +
      event({ type: "message_stop" }),
  }),
  regression("a call after finish_reason", "openai chat events stream", "openai chat stream", {
    type: SSE_TYPE,
    body: `${chunk({ role: "assistant", content: "x" })}${chunk({}, "stop")}${chunk({ tool_calls: [chatCall] })}data: [DONE]\n\n`,
  }),
  regression(
    "arguments that are cut off, which LangChain mends",
    "python langchain openai chat stream",
    "openai chat stream",
    {
      type: SSE_TYPE,
      body: `${chunk({ tool_calls: [{ ...chatCall, function: { name: "get_weather", arguments: '{"path"' } }] })}data: [DONE]\n\n`,
    },
  ),
  regression(
    "a call that the provider runs, in Converse",
    "litellm aws converse whole",
    "aws converse whole",
    {
      type: JSON_TYPE,
      body: converse({ toolUseId: "t", name: "delete_city", input: { a: 1 }, type: "server_tool_use" }),
    },
  ),
  regression("a call that the provider runs, in Messages", "litellm anthropic whole", "anthropic whole", {
    type: JSON_TYPE,
    body: JSON.stringify({ ...MESSAGE, content: [{ ...block, type: "server_tool_use" }] }),
  }),
  regression("a compressed answer that does not say so", "openai chat whole", "openai chat whole", {
    type: JSON_TYPE,
    headers: ["content-encoding: gzip"],
    body: gzipSync(COMPLETION),
  }),
];
