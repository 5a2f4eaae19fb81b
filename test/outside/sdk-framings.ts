/** How the bytes of an answer carry a stream of events. */
import { EventStreamCodec } from "@smithy/eventstream-codec";
import type { Json, StreamEvents } from "./sdk-streams.ts";

interface Framing {
  contentType: string;
  write(events: StreamEvents): Uint8Array;
  /** Without what only keeps the connection alive. */
  read(bytes: Buffer): StreamEvents;
}

const codec = new EventStreamCodec(
  (bytes) => (typeof bytes === "string" ? bytes : Buffer.from(bytes).toString()),
  (text) => Buffer.from(text),
);

export const framings: Record<"sse" | "aws", Framing> = {
  sse: {
    contentType: "text/event-stream",
    write: (events) => Buffer.from(events.map(sseEvent).join("")),
    read: (bytes) =>
      bytes
        .toString()
        .split("\n")
        .filter((line) => line.startsWith("data: "))
        .map((line) => line.slice("data: ".length))
        .map((data): unknown => (data === "[DONE]" ? data : JSON.parse(data)))
        .filter((event) => (event as Json).type !== "ping"),
  },
  aws: {
    contentType: "application/vnd.amazon.eventstream",
    write: (events) => Buffer.concat(events.map((event) => awsMessage(event as Json))),
    read: (bytes) => {
      const events: Json[] = [];
      for (let rest = bytes; rest.length > 0; rest = rest.subarray(rest.readUInt32BE(0))) {
        const { headers, body } = codec.decode(rest.subarray(0, rest.readUInt32BE(0)));
        const kind = (headers[":event-type"] ?? headers[":exception-type"])?.value as string;
        events.push({ [kind]: JSON.parse(Buffer.from(body).toString()) });
      }
      return events;
    },
  },
};

function sseEvent(event: unknown): string {
  if (typeof event === "string") return `data: ${event}\n\n`;
  const { type } = event as { type?: string };
  return `${type ? `event: ${type}\n` : ""}data: ${JSON.stringify(event)}\n\n`;
}

function awsMessage(event: Json): Uint8Array {
  const [[kind = "", payload]] = Object.entries(event) as [[string, unknown]];
  const type = kind.endsWith("Exception") ? "exception" : "event";
  const text = (value: string) => ({ type: "string" as const, value });
  const headers = {
    ...{ ":message-type": text(type), [`:${type}-type`]: text(kind) },
    ":content-type": text("application/json"),
  };
  return codec.encode({ headers, body: Buffer.from(JSON.stringify(payload)) });
}
