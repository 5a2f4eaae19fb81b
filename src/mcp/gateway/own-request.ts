/**
 * Messages that netmon itself sends to an upstream inside a conversation: its own tools/list, and answers to requests
 * of the server that were not forwarded. They have the client's credentials, session and revision.
 *
 * Rejects on failure; the engine then decides by its mode about the messages that were waiting.
 */
import { randomUUID } from "node:crypto";
import { contentDecoder } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { sseFraming } from "../../framing/sse.ts";
import { words } from "../../framing/words.ts";
import { CloseSignal } from "../../http/close-signal.ts";
import { listOf } from "../../http/header-fields.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import { parsedText } from "../inspection/read-message.ts";
import { PROTOCOL_VERSION } from "../inspection/tool-call.ts";
import { isStateless } from "./json-rpc.ts";
import { isMirroredField } from "./mirrored-headers.ts";
import { ask, type Upstream } from "./upstream-request.ts";

/** The client for which a request is sent. */
export interface Sender {
  /** The header fields of its latest request, flat. */
  fields: readonly string[];
  sessionId: string | null;
}

/** Fields that apply only to the body or the stream of their own request. */
const OF_ONE_REQUEST = words("accept content-encoding content-type last-event-id mcp-session-id");
const MAX_ANSWER_MS = 60_000;

/** Resolves to the `result`. */
export async function askUpstream(
  to: Upstream,
  sender: Sender,
  method: string,
  params: Record<string, unknown>,
  over: CloseSignal,
): Promise<unknown> {
  const { id, body, fields } = ownRequest(sender, method, params);
  const closed = new CloseSignal();
  const stopListening = over.listen(() => closed.abort());
  const late = setTimeout(() => closed.abort(), Math.min(MAX_ANSWER_MS, to.limits.idleMs));
  try {
    const answer = await ask(to, { ...post(to, fields, body), closed });
    if (answer.status !== 200) throw new Error(`${method} was answered with HTTP ${answer.status}`);
    return resultOf(await answerTo(id, answer, to.limits.maxMessageBytes), method);
  } finally {
    clearTimeout(late);
    stopListening();
    closed.abort();
  }
}

/** Sends a message without reading the response's body. */
export async function sendUpstream(
  to: Upstream,
  sender: Sender,
  message: Uint8Array,
  closed: CloseSignal,
): Promise<void> {
  const answer = await ask(to, { ...post(to, ownFields(sender), Buffer.from(message)), closed });
  answer.body.destroy();
}

export function ownRequest(
  sender: Sender,
  method: string,
  params: Record<string, unknown>,
): { id: string; body: Buffer; fields: string[] } {
  const id = `netmon-${randomUUID()}`;
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  const meta = isObject(params._meta) ? params._meta : {};
  const mirrored = isStateless(meta[PROTOCOL_VERSION] as string | undefined) ? ["mcp-method", method] : [];
  return { id, body, fields: [...ownFields(sender), ...mirrored] };
}

/** Returns the result of an answer to netmon's own request. Throws if it is an error. */
export function resultOf(message: JsonObject, method: string): unknown {
  if ("result" in message) return message.result;
  const code = isObject(message.error) ? message.error.code : undefined;
  throw new Error(`${method} was answered with an error${typeof code === "number" ? ` (${code})` : ""}`);
}

function post({ upstream }: Upstream, fields: string[], body: Buffer) {
  const path = `${upstream.pathname}${upstream.search}`;
  return { method: "POST", path, fields, body, changed: true, mirrored: true };
}

/** Returns the client's header fields for a message of netmon's own. */
export function ownFields({ fields, sessionId }: Sender): string[] {
  const out: string[] = [];
  for (let i = 0; i < fields.length; i += 2) {
    const name = (fields[i] as string).toLowerCase();
    if (!OF_ONE_REQUEST.has(name) && !isMirroredField(name))
      out.push(fields[i] as string, fields[i + 1] as string);
  }
  out.push("content-type", "application/json", "accept", "application/json, text/event-stream");
  if (sessionId !== null) out.push("mcp-session-id", sessionId);
  return out;
}

async function answerTo(
  id: string,
  { fields, body }: UpstreamResponse,
  maxBytes: number,
): Promise<JsonObject> {
  const decoded = contentDecoder(listOf(fields, "content-encoding"), { maxBytes })(body);
  const stream = /^\s*text\/event-stream\s*(?:;|$)/i.test(listOf(fields, "content-type") ?? "");
  const splitter = sseFraming.splitter({ maxEventBytes: maxBytes });
  const whole = new GrowingBytes();
  let size = 0;
  for await (const chunk of decoded) {
    size += chunk.length;
    if (size > maxBytes) throw new FramingError("too_large", `over ${maxBytes} bytes`);
    if (!stream) whole.append(chunk);
    else
      for (const { data } of splitter.push(chunk)) {
        const answer = answerIn(data, id);
        if (answer !== null) return answer;
      }
  }
  const rest = stream ? splitter.end().events.map(({ data }) => data) : [whole.take().toString("utf8")];
  for (const text of rest) {
    const answer = answerIn(text, id);
    if (answer !== null) return answer;
  }
  throw new FramingError("malformed", "no answer came");
}

/** Parses the text as the answer to the request with this id; null: it is not, or has too many values to read. */
export function answerIn(text: string, id: string): JsonObject | null {
  if (!text.includes(id)) return null;
  const { value } = parsedText(Buffer.from(text));
  return isObject(value) && value.id === id && !("method" in value) ? value : null;
}
