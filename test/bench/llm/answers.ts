/** The responses and requests of the LLM measurement, as files for test/bench/llm/load. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { anthropic } from "../../llm/upstream/anthropic.ts";
import { openaiChatSpeaker } from "../../llm/upstream/openai-chat.ts";
import { openaiResponsesSpeaker } from "../../llm/upstream/openai-responses.ts";
import type { ScriptedEvent, Turn } from "../../llm/upstream/turn.ts";

/** What is asked for; `path` follows the name of the provider. */
export interface Exchange {
  what: string;
  provider: string;
  path: string;
  /** File of the request's body. */
  body: string;
}

const MESSAGES = "v1/messages";
const CHAT = "v1/chat/completions";
const RESPONSES = "v1/responses";

export const SHORT: readonly Exchange[] = [
  { what: "2 KiB JSON", provider: "json", path: MESSAGES, body: "short" },
  { what: "60 events", provider: "stream", path: MESSAGES, body: "streamed" },
];
export const LONG: readonly Exchange[] = [
  { what: "2,000 events, Anthropic", provider: "long", path: MESSAGES, body: "streamed" },
  { what: "2,000 events, Anthropic, keys sorted", provider: "sorted", path: MESSAGES, body: "streamed" },
  { what: "2,000 events, OpenAI Chat", provider: "chat", path: CHAT, body: "streamed" },
  { what: "2,000 events, OpenAI Responses", provider: "responses", path: RESPONSES, body: "streamed" },
];
export const LARGE: readonly Exchange[] = [
  { what: "request of 210 kB", provider: "json", path: MESSAGES, body: "large" },
];
/** The first events of a stream, and nothing more. */
export const OPEN = "open";
export const PROVIDERS = [...new Set([...SHORT, ...LONG, ...LARGE].map(({ provider }) => provider)), OPEN];

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: ";
const call = { name: "mcp__server7__get_weather", args: { city: "Zürich", days: 3 } };
const turn = (pieces: number): Turn => ({ text: "123456789".repeat(pieces), calls: [call] });

function whole(body: string): string {
  return `${HEAD}application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Each event in a chunk of its own. */
function stream(events: readonly ScriptedEvent[], ends = true): string {
  const chunks = events.map(({ event, data }) => {
    const text = `${event === null ? "" : `event: ${event}\n`}data: ${data}\n\n`;
    return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  });
  const end = ends ? "0\r\n\r\n" : "";
  return `${HEAD}text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n${chunks.join("")}${end}`;
}

/** As Go writes maps. */
function sorted({ event, data }: ScriptedEvent): ScriptedEvent {
  const order = (_key: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return { event, data: JSON.stringify(JSON.parse(data, order)) };
}

/** A conversation of so many messages, with so many tools of MCP servers. */
function request(messages: number, tools: number, streamed: boolean): string {
  const text = 'What is the weather\nlike in the "city", and what was it yesterday? '.repeat(16);
  return JSON.stringify({
    model: "claude-opus-4-8",
    max_tokens: 1024,
    stream: streamed,
    messages: Array.from({ length: messages }, (_, i) => ({
      role: i % 2 ? "assistant" : "user",
      content: [{ type: "text", text }],
    })),
    tools: Array.from({ length: tools }, (_, i) => ({
      name: `mcp__server${i % 20}__get_weather_${i}`,
      description: text,
      input_schema: { type: "object", properties: { city: { type: "string" } } },
    })),
  });
}

/** Makes `DIRECTORY/answers` and `DIRECTORY/requests`. */
export function writeAnswers(directory: string): { answers: string; requests: string } {
  const [answers, requests] = [join(directory, "answers"), join(directory, "requests")];
  const long = turn(1986);
  const texts: Record<string, string> = {
    json: whole(JSON.stringify(anthropic.whole(turn(200), 1))),
    stream: stream(anthropic.stream(turn(46), 1)),
    long: stream(anthropic.stream(long, 1)),
    sorted: stream(anthropic.stream(long, 1).map(sorted)),
    chat: stream(openaiChatSpeaker.stream(long, 1)),
    responses: stream(openaiResponsesSpeaker.stream(long, 1)),
    [OPEN]: stream(anthropic.stream(turn(46), 1).slice(0, 5), false),
  };
  mkdirSync(answers);
  mkdirSync(requests);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(answers, name), text);
  writeFileSync(join(requests, "short"), request(1, 1, false));
  writeFileSync(join(requests, "streamed"), request(1, 1, true));
  writeFileSync(join(requests, "large"), request(120, 50, false));
  return { answers, requests };
}
