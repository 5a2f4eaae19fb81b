/**
 * Relays a stream of events from an upstream to a client: each event is inspected when complete, and forwarded as soon
 * as possible. Reading is no faster than the client's, and never more than one event is held.
 *
 * If the stream cannot be read, the caller decides whether it is forwarded unread (observe) or ended.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { FramingError, type StreamEvent } from "../../framing/frame.ts";
import { sseFraming } from "../../framing/sse.ts";
import { isCutBySome } from "../../framing/sse-fields.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { ClientSession } from "./client-session.ts";

export interface StreamPorts {
  client: ClientResponse;
  /** Limit on one event, with its field names and comments. */
  maxEventBytes: number;
  /** Returns the bytes to send for an event; null: none. */
  event(event: StreamEvent): Uint8Array | null | Promise<Uint8Array | null>;
  /** Called when the stream cannot be read any further. true: the rest is forwarded unread. */
  unreadable(error: FramingError): boolean;
}

/** Events inspected in one turn of the event loop, so that other work does not wait long. */
const EVENTS_A_TURN = 256;

/** Resolves at the end of the upstream, or when nothing more is needed; rejects with the upstream's error. */
export async function relayStream(body: AsyncIterable<Uint8Array>, ports: StreamPorts): Promise<void> {
  const { client } = ports;
  const splitter = sseFraming.splitter({ ...ports, limit: "message_bytes" });
  const writer = sseFraming.writer();
  /** The original bytes that the splitter still holds. */
  let tail: Buffer[] = [];
  let unread = false;
  let stopped = false;
  let sinceTurn = 0;
  const send = async (events: readonly StreamEvent[]): Promise<void> => {
    let ready: Uint8Array[] = [];
    for (const event of events) {
      const judged = ports.event(event);
      if (judged instanceof Promise && ready.length > 0) {
        await client.send(concat(ready));
        ready = [];
      }
      const bytes = judged instanceof Promise ? await judged : judged;
      if (++sinceTurn >= EVENTS_A_TURN) {
        sinceTurn = 0;
        await nextTurn();
      }
      if (bytes !== null) ready.push(writer.write({ ...event, raw: bytes }));
      if (client.over) return;
    }
    if (ready.length > 0) await client.send(concat(ready));
  };
  const failed = async (error: unknown): Promise<void> => {
    if (!(error instanceof FramingError)) throw error;
    await send(error.before);
    const read = error.before.reduce((sum, { raw }) => sum + raw.length, 0);
    const rest = Buffer.concat(tail).subarray(read);
    tail = [];
    unread = ports.unreadable(error);
    stopped = !unread;
    if (unread) await client.send(rest);
  };
  const push = async (chunk: Buffer): Promise<void> => {
    tail.push(chunk);
    try {
      const events = splitter.push(chunk);
      // An event ended in this chunk, so all pending bytes are in this chunk too.
      if (events.length > 0)
        tail = splitter.pendingBytes === 0 ? [] : [chunk.subarray(-splitter.pendingBytes)];
      await send(events);
    } catch (error) {
      await failed(error);
    }
  };
  for await (const bytes of body) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    await (unread ? client.send(chunk) : push(chunk));
    if (stopped || client.over) return;
  }
  if (unread) return;
  try {
    const { events, rest } = splitter.end();
    await send(events);
    await client.send(writer.end(rest));
  } catch (error) {
    await failed(error);
  }
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
}

/** Returns the event with the engine's version of its message; sends the engine's messages for the server. */
export function inspectedEvent(
  session: ClientSession,
  event: StreamEvent,
): Uint8Array | null | Promise<Uint8Array | null> {
  if (!mayHoldMessage(event)) return event.raw;
  const bytes = Buffer.from(event.data);
  const outcome = session.conversation.fromServer(bytes);
  const finish = ({ forward, back }: Awaited<typeof outcome>): Uint8Array => {
    session.answerServer(back);
    if (forward === bytes) return event.raw;
    return withData(event.raw, forward === null ? null : Buffer.from(forward).toString("utf8"));
  };
  return outcome instanceof Promise ? outcome.then(finish) : finish(outcome);
}

/**
 * Reports whether a client may read the event as a message. Clients read events that have no name or are named
 * `message`; an event with another name counts if its data looks like a message, to any client's way of splitting
 * lines. The empty event at the beginning of a stream of 2025-11-25 does not count.
 */
function mayHoldMessage({ event, data, inert }: StreamEvent): boolean {
  if (inert === true || data === "") return false;
  return event === null || event === "message" || /^\s*[[{]/.test(data) || isCutBySome(data);
}

/** Reports whether the event has an id, so that its stream can be resumed after it. */
export function hasEventId(raw: Uint8Array): boolean {
  return /(?:^|[\r\n])id(?::|[\r\n])/.test(
    Buffer.from(raw.buffer, raw.byteOffset, raw.length).toString("latin1"),
  );
}

/**
 * Replaces the data of an event, and keeps its other fields and comments. `raw`: one event from the splitter. `data`
 * null: removes the data, so that no client dispatches the event, while its `id` still counts for resumption
 * (WHATWG HTML 9.2.6).
 */
export function withData(raw: Uint8Array, data: string | null): Buffer {
  const lines = Buffer.from(raw.buffer, raw.byteOffset, raw.length)
    .toString("utf8")
    .split(/\r\n|\r|\n/);
  // A blank line ends an event, and leaves one or two empty strings.
  while (lines.length > 0 && lines.at(-1) === "") lines.pop();
  let written = data === null;
  const out: string[] = [];
  for (const line of lines) {
    if (line !== "data" && !line.startsWith("data:")) out.push(line);
    else if (!written && data !== null) {
      out.push(`data: ${data.replace(/\r\n|\r|\n/g, "\ndata: ")}`);
      written = true;
    }
  }
  return Buffer.from(`${out.join("\n")}\n\n`);
}
