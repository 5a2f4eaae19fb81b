/**
 * Messages that netmon itself sends to an upstream inside a conversation: its own tools/list, and answers to requests
 * of the server that were not forwarded. They have the client's credentials, session and revision.
 *
 * Rejects on failure; the engine then decides by its mode about the messages that were waiting.
 */

import { wordSet } from "../../collections/word-set.ts";
import { limitWords } from "../../event/limits.ts";
import { contentDecoder } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import { isObject } from "../../framing/json-document.ts";
import { sseFraming } from "../../framing/sse.ts";
import { CloseSignal } from "../../http/close-signal.ts";
import { listOf } from "../../http/header-fields.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import { PROTOCOL_VERSION } from "../inspection/tool-call.ts";
import { OwnRequests } from "../own-requests.ts";
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
const OF_ONE_REQUEST = wordSet("accept content-encoding content-type last-event-id mcp-session-id");
const MAX_ANSWER_MS = 60_000;

/** Resolves to the `result`. */
export async function askUpstream(
  to: Upstream,
  sender: Sender,
  method: string,
  params: Record<string, unknown>,
  over: CloseSignal,
): Promise<unknown> {
  const closed = new CloseSignal();
  const stopListening = over.listen(() => closed.abort());
  const late = setTimeout(() => closed.abort(), answerMs(to));
  const requests = new OwnRequests();
  try {
    return await requests.request(method, params, async (message) => {
      const fields = ownFields(sender, method, params);
      const answer = await ask(to, { ...post(to, fields, message), closed });
      if (answer.status !== 200) throw new Error(`${method} was answered with HTTP ${answer.status}`);
      for await (const text of textsOf(answer, to.limits.maxMessageBytes)) if (requests.takes(text)) return;
      throw new FramingError("malformed", "no answer came");
    });
  } finally {
    clearTimeout(late);
    stopListening();
    closed.abort();
  }
}

/** Returns how long netmon waits for an answer to its own request, in milliseconds. */
export function answerMs({ limits }: Upstream): number {
  return Math.min(MAX_ANSWER_MS, limits.idleMs);
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

function post({ upstream }: Upstream, fields: string[], body: Buffer) {
  const path = `${upstream.pathname}${upstream.search}`;
  return { method: "POST", path, fields, body, changed: true, mirrored: true };
}

/** Returns the client's header fields for a message of netmon's own; for a request, with its method and params. */
export function ownFields(
  { fields, sessionId }: Sender,
  method?: string,
  params: Record<string, unknown> = {},
): string[] {
  const out: string[] = [];
  for (let i = 0; i < fields.length; i += 2) {
    const name = (fields[i] as string).toLowerCase();
    if (!OF_ONE_REQUEST.has(name) && !isMirroredField(name))
      out.push(fields[i] as string, fields[i + 1] as string);
  }
  out.push("content-type", "application/json", "accept", "application/json, text/event-stream");
  if (sessionId !== null) out.push("mcp-session-id", sessionId);
  const meta = isObject(params._meta) ? params._meta : {};
  const isMirrored = isStateless(meta[PROTOCOL_VERSION] as string | undefined);
  if (method !== undefined && isMirrored) out.push("mcp-method", method);
  return out;
}

/** Yields the texts of an answer that may be messages. */
async function* textsOf({ fields, body }: UpstreamResponse, maxBytes: number): AsyncGenerator<string> {
  const decoded = contentDecoder(listOf(fields, "content-encoding"), maxBytes, "message_bytes")(body);
  const stream = /^\s*text\/event-stream\s*(?:;|$)/i.test(listOf(fields, "content-type") ?? "");
  const splitter = sseFraming.splitter({ maxEventBytes: maxBytes, limit: "message_bytes" });
  const whole = new GrowingBytes();
  let size = 0;
  for await (const chunk of decoded) {
    size += chunk.length;
    if (size > maxBytes)
      throw new FramingError("too_large", `over ${maxBytes} bytes ${limitWords("message_bytes")}`);
    if (stream) for (const { data } of splitter.push(chunk)) yield data;
    else whole.append(chunk);
  }
  if (stream) for (const { data } of splitter.end().events) yield data;
  else yield whole.take().toString("utf8");
}
