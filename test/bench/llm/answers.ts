/** The responses and requests of the LLM measurements. */
import { anthropic } from "../../llm/upstream/anthropic.ts";
import { openaiChatSpeaker } from "../../llm/upstream/openai-chat.ts";
import { openaiResponsesSpeaker } from "../../llm/upstream/openai-responses.ts";
import type { ScriptedEvent, Turn } from "../../llm/upstream/turn.ts";

/** A request and its response; `path` follows the name of the provider, which also names the response. */
export interface Exchange {
  what: string;
  provider: string;
  path: string;
  /** The bytes of an HTTP/1.1 response. */
  answer: () => string;
  body: () => string;
}

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: ";
const call = { name: "mcp__server7__get_weather", args: { city: "Zürich", days: 3 } };
const turn = (pieces: number): Turn => ({ text: "123456789".repeat(pieces), calls: [call] });

export function whole(answer: unknown): string {
  const body = JSON.stringify(answer);
  return `${HEAD}application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Puts each event in its own chunk. */
function stream(events: readonly ScriptedEvent[], ends = true): string {
  const chunks = events.map(({ event, data }) => {
    const text = `${event === null ? "" : `event: ${event}\n`}data: ${data}\n\n`;
    return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  });
  const end = ends ? "0\r\n\r\n" : "";
  return `${HEAD}text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n${chunks.join("")}${end}`;
}

/** Sorts keys as Go does when it writes maps. */
function sorted({ event, data }: ScriptedEvent): ScriptedEvent {
  const order = (_key: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return { event, data: data === "[DONE]" ? data : JSON.stringify(JSON.parse(data, order)) };
}

const text = 'What is the weather\nlike in the "city", and what was it yesterday? '.repeat(16);
const role = (i: number): string => (i % 2 ? "assistant" : "user");
const toolName = (i: number): string => `mcp__server${i % 20}__get_weather_${i}`;
const parameters = { type: "object", properties: { city: { type: "string" } } };

/** A conversation of `count` messages, with `tools` tools of MCP servers. */
function messages(stream: boolean, count = 1, tools = 1): string {
  return JSON.stringify({
    model: "claude-opus-4-8",
    max_tokens: 1024,
    stream,
    messages: Array.from({ length: count }, (_, i) => ({ role: role(i), content: [{ type: "text", text }] })),
    tools: Array.from({ length: tools }, (_, i) => ({
      name: toolName(i),
      description: text,
      input_schema: parameters,
    })),
  });
}

/** Like messages, in OpenAI Chat format. `model`: determines LiteLLM's provider. */
function chat(model: string, stream: boolean, count = 1, tools = 1): string {
  return JSON.stringify({
    model,
    stream,
    messages: Array.from({ length: count }, (_, i) => ({ role: role(i), content: text })),
    tools: Array.from({ length: tools }, (_, i) => ({
      type: "function",
      function: { name: toolName(i), description: text, parameters },
    })),
  });
}

const long = turn(1986);
const exchange = (
  what: string,
  provider: string,
  path: string,
  answer: () => string,
  body: () => string,
): Exchange => ({ what, provider, path, answer, body });

const MESSAGES = "v1/messages";
const json = (): string => whole(anthropic.whole(turn(200), 1));
const events = (said: Turn): ScriptedEvent[] => anthropic.stream(said, 1);
const short = (): string => messages(false);
const streamed = (): string => messages(true);

export const SHORT: readonly Exchange[] = [
  exchange("2 KiB JSON", "json", MESSAGES, json, short),
  exchange("60 events", "stream", MESSAGES, () => stream(events(turn(46))), streamed),
];
export const LARGE: readonly Exchange[] = [
  exchange("request of 210 kB", "json", MESSAGES, json, () => messages(false, 120, 50)),
  exchange("request of 250 kB, 200 tools", "json", MESSAGES, json, () => messages(false, 1, 200)),
];
/** The first events of a stream that stays open. */
export const OPEN = exchange(
  "open stream",
  "open",
  MESSAGES,
  () => stream(events(turn(46)).slice(0, 5), false),
  streamed,
);

const CHAT_PATH = "v1/chat/completions";
const chatJson = (): string => whole(openaiChatSpeaker.whole(turn(200), 1));
const chatEvents = (said: Turn): ScriptedEvent[] => openaiChatSpeaker.stream(said, 1);
const chatLong = (provider: string): Exchange =>
  exchange(
    "2,000 events, OpenAI Chat",
    provider,
    CHAT_PATH,
    () => stream(chatEvents(long)),
    () => chat(provider, true),
  );
const responses = (): string => stream(openaiResponsesSpeaker.stream(long, 1));

export const LONG: readonly Exchange[] = [
  exchange("2,000 events, Anthropic", "long", MESSAGES, () => stream(events(long)), streamed),
  exchange(
    "2,000 events, Anthropic, keys sorted",
    "sorted",
    MESSAGES,
    () => stream(events(long).map(sorted)),
    streamed,
  ),
  chatLong("chat"),
  exchange("2,000 events, OpenAI Responses", "responses", "v1/responses", responses, streamed),
];

/** The format that all LLM proxies understand: OpenAI Chat. */
export const CHAT: readonly [Exchange, ...Exchange[]] = [
  exchange("2 KiB JSON", "json", CHAT_PATH, chatJson, () => chat("json", false)),
  exchange(
    "60 events",
    "stream",
    CHAT_PATH,
    () => stream(chatEvents(turn(46))),
    () => chat("stream", true),
  ),
  { ...chatLong("chat"), what: "2,000 events" },
  exchange(
    "2,000 events, keys sorted",
    "sorted",
    CHAT_PATH,
    () => stream(chatEvents(long).map(sorted)),
    () => chat("sorted", true),
  ),
  exchange("request of 250 kB", "json", CHAT_PATH, chatJson, () => chat("json", false, 150, 65)),
];
