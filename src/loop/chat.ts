/**
 * A model behind OpenAI's chat completions API: requests one response, as a stream.
 *
 * Fails closed. A status other than 200, a body that is neither an event stream nor JSON, and a truncated stream throw
 * LoopError; nothing is retried, since netmon's proxy may have refused the response.
 */
import { fetch } from "undici";
import { errorMessage } from "../errors/error-message.ts";
import { FramingError } from "../framing/frame.ts";
import { sseFraming } from "../framing/sse.ts";
import { OutgoingConnections } from "../http/outgoing.ts";
import { type Answer, AnswerReader, errorText, type ToolCall } from "./answer.ts";
import { LoopError } from "./error.ts";

export interface Endpoint {
  /** In the form of SDKs, with the path before `/chat/completions`: `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  /** null: no Authorization header. */
  apiKey: string | null;
}

export type Message =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; tool_calls?: WireCall[] }
  | { role: "tool"; tool_call_id: string; content: string };

interface WireCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

/** A tool as presented to the model. */
export interface OfferedTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: object;
}

export interface Question {
  messages: readonly Message[];
  tools: readonly OfferedTool[];
  signal: AbortSignal;
  onText(text: string): void;
}

const CONNECT_MS = 30_000;
const MAX_EVENT_BYTES = 16 * 1024 * 1024;
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Returns the assistant's message for a response. */
export function messageOf({ text, calls }: Answer): Message {
  if (calls.length === 0) return { role: "assistant", content: text };
  return { role: "assistant", content: text === "" ? null : text, tool_calls: calls.map(wireCall) };
}

function wireCall({ id, name, arguments: args }: ToolCall): WireCall {
  return { id, type: "function", function: { name, arguments: args === "" ? "{}" : args } };
}

/** Throws LoopError, and the signal's reason if it is aborted. */
export async function ask(endpoint: Endpoint, question: Question): Promise<Answer> {
  const { signal } = question;
  const outgoing = new OutgoingConnections({
    environment: process.env,
    caFile: null,
    connectMs: CONNECT_MS,
    agent: { headersTimeout: 0, bodyTimeout: 0 },
  });
  const reader = new AnswerReader(question.onText);
  try {
    const response = await fetch(`${endpoint.baseUrl.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream, application/json",
        ...(endpoint.apiKey !== null && { authorization: `Bearer ${endpoint.apiKey}` }),
      },
      body: JSON.stringify(requestBody(endpoint, question)),
      redirect: "error",
      dispatcher: outgoing.to(new URL(endpoint.baseUrl)),
      signal,
    });
    const type = response.headers.get("content-type") ?? "";
    if (response.status !== 200)
      throw new LoopError(
        "endpoint",
        `the endpoint answered ${response.status}: ${await refusal(response.body)}`,
      );
    if (/^text\/event-stream\b/i.test(type)) await readStream(response.body, reader);
    else reader.add(parse(await wholeBody(response.body)));
    return reader.end();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof LoopError) throw error;
    const why = error instanceof Error && error.cause ? error.cause : error;
    throw new LoopError("endpoint", `${endpoint.baseUrl} cannot be asked: ${errorMessage(why)}`, {
      cause: error,
    });
  } finally {
    await outgoing.destroy();
  }
}

function requestBody({ model }: Endpoint, { messages, tools }: Question): object {
  const offered = tools.map((tool) => ({ type: "function", function: tool }));
  return {
    model,
    messages,
    stream: true,
    // OpenAI rejects an empty list
    ...(offered.length > 0 && { tools: offered, tool_choice: "auto" }),
  };
}

type Body = AsyncIterable<Uint8Array> | null;

/** Ends at `[DONE]`, or with the stream: not every server sends it. */
async function readStream(body: Body, reader: AnswerReader): Promise<void> {
  const splitter = sseFraming.splitter({ maxEventBytes: MAX_EVENT_BYTES });
  const take = (events: ReturnType<typeof splitter.push>): boolean =>
    events.some(({ data, inert }) => {
      if (inert || data === "") return false;
      if (data.trim() === "[DONE]") return true;
      reader.add(parse(data));
      return false;
    });
  try {
    for await (const bytes of body ?? []) if (take(splitter.push(bytes))) return;
    take(splitter.end().events);
  } catch (error) {
    if (error instanceof FramingError) throw new LoopError("endpoint", `the event stream: ${error.message}`);
    throw error;
  }
}

async function wholeBody(body: Body): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of body ?? []) {
    size += bytes.length;
    if (size > MAX_BODY_BYTES)
      throw new LoopError("endpoint", `the answer is larger than ${MAX_BODY_BYTES} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function refusal(body: Body): Promise<string> {
  const text = await wholeBody(body);
  try {
    const value = JSON.parse(text) as { error?: unknown };
    return errorText(value.error ?? value);
  } catch {
    return text.slice(0, 500) || "an empty body";
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LoopError("endpoint", `not JSON where a chat completion belongs: ${text.slice(0, 200)}`);
  }
}
