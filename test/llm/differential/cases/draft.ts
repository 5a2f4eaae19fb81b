/**
 * One response in the making. It is damaged in turn as JSON, events, framed events, a body and an HTTP message; each
 * step is derived from the previous one, so that early damage is still framed correctly.
 */
import { crc32 } from "node:zlib";
import type { Dice } from "./dice.ts";
import type { Api, DraftEvent, Form, Framing, Recorded } from "./forms.ts";

export interface AwsMessage {
  headers: [name: string, type: number, value: Buffer][];
  payload: Buffer;
  damage?: "prelude crc" | "message crc" | "header length";
}

export interface Draft {
  readonly form: Form;
  readonly api: Api;
  framing: Framing;
  events: DraftEvent[];
  /** SSE: the lines of each event. */
  blocks: string[][];
  newline: (dice: Dice) => string;
  /** AWS event streams. */
  messages: AwsMessage[];
  /** JSON arrays and whole bodies. */
  body: Buffer;
  http: HttpMessage;
}

export interface HttpMessage {
  /** Whole heads before the answer's. */
  interim: string;
  status: number;
  headers: [name: string, value: string][];
  framing: "length" | "chunked" | "close" | "as is";
  /** Bytes that are sent at once; what is left over is the last piece. */
  pieces: number[];
  /** What any further request of the same client gets: it followed a redirect. */
  second: Buffer | null;
}

const TYPES: Record<Framing, string> = {
  json: "application/json",
  array: "application/json; charset=UTF-8",
  sse: "text/event-stream; charset=utf-8",
  aws: "application/vnd.amazon.eventstream",
};

/** With `delete_city`, which is denied, and `get_weather`, which is not, in the place of the recorded names. */
export function draftOf(form: Form, recorded: Recorded, dice: Dice, allDenied: boolean): Draft {
  const denied = dice.below(Math.max(recorded.callNames.length, 1));
  const names = recorded.callNames.map((_, i) =>
    allDenied || i === denied || dice.chance(0.3) ? "delete_city" : "get_weather",
  );
  const renamed = (text: string) =>
    recorded.callNames.reduce((all, name, i) => all.replaceAll(`"${name}"`, `"${names[i]}"`), text);
  return {
    form,
    api: form.api,
    framing: recorded.framing,
    events: recorded.events.map(({ event, data }) => ({ event, data: renamed(data) })),
    blocks: [],
    newline: () => "\n",
    messages: [],
    body: Buffer.alloc(0),
    http: {
      interim: "",
      status: 200,
      headers: [["content-type", TYPES[recorded.framing]]],
      framing: dice.pick(["length", "chunked", "close"] as const),
      pieces: [],
      second: null,
    },
  };
}

export function frame(draft: Draft): void {
  if (draft.framing === "sse")
    draft.blocks = draft.events.map(({ event, data }) => [
      ...(event === null ? [] : [`event: ${event}`]),
      ...data.split("\n").map((line) => `data: ${line}`),
    ]);
  else if (draft.framing === "aws")
    draft.messages = draft.events.map((event) => awsMessage(draft.api, event));
}

function awsMessage(api: Api, { event, data }: DraftEvent): AwsMessage {
  const invoke = api === "aws invoke";
  const payload = invoke ? JSON.stringify({ bytes: Buffer.from(data).toString("base64") }) : data;
  const text = (value: string): [number, Buffer] => [7, Buffer.from(value)];
  return {
    headers: [
      [":message-type", ...text("event")],
      [":event-type", ...text(invoke ? "chunk" : (event ?? ""))],
      [":content-type", ...text("application/json")],
    ],
    payload: Buffer.from(payload),
  };
}

export function writeBody(draft: Draft, dice: Dice): void {
  const { framing, blocks, newline, messages, events } = draft;
  if (framing === "sse")
    draft.body = Buffer.from(
      blocks.map((lines) => lines.map((line) => line + newline(dice)).join("") + newline(dice)).join(""),
    );
  else if (framing === "aws") draft.body = Buffer.concat(messages.map(encodeAws));
  else if (framing === "array") draft.body = Buffer.from(`[${events.map(({ data }) => data).join(",\r\n")}]`);
  else draft.body = Buffer.from(events[0]?.data ?? "");
}

/** Written by hand, since a codec writes no header twice and no wrong checksum. */
function encodeAws({ headers, payload, damage }: AwsMessage): Buffer {
  const fields = headers.map(([name, type, value]) => {
    const withLength = type === 6 || type === 7;
    const length = Buffer.alloc(withLength ? 2 : 0);
    if (withLength) length.writeUInt16BE(value.length);
    return Buffer.concat([
      Buffer.of(Buffer.byteLength(name)),
      Buffer.from(name),
      Buffer.of(type),
      length,
      value,
    ]);
  });
  const head = Buffer.concat(fields);
  const message = Buffer.concat([Buffer.alloc(12), head, payload, Buffer.alloc(4)]);
  message.writeUInt32BE(message.length, 0);
  message.writeUInt32BE(head.length + (damage === "header length" ? 3 : 0), 4);
  message.writeUInt32BE((crc32(message.subarray(0, 8)) ^ (damage === "prelude crc" ? 1 : 0)) >>> 0, 8);
  const sum = crc32(message.subarray(0, -4));
  message.writeUInt32BE((sum ^ (damage === "message crc" ? 1 : 0)) >>> 0, message.length - 4);
  return message;
}

/** The bytes on the connection, in the pieces in which they are sent. */
export function writeHttp({ body, http }: Pick<Draft, "body" | "http">): Buffer[] {
  const headers = [...http.headers, ["connection", "close"] as [string, string]];
  let bytes: Buffer = body;
  if (http.framing === "length") headers.push(["content-length", String(body.length)]);
  if (http.framing === "chunked") {
    headers.push(["transfer-encoding", "chunked"]);
    bytes = chunked(body, 997);
  }
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const head = Buffer.from(`${http.interim}HTTP/1.1 ${http.status} Said\r\n${lines}\r\n`, "latin1");
  const pieces: Buffer[] = [head];
  let from = 0;
  for (const at of [...http.pieces].sort((a, b) => a - b)) {
    pieces.push(bytes.subarray(from, at));
    from = at;
  }
  return [...pieces, bytes.subarray(from)].filter((piece) => piece.length > 0);
}

export function chunked(body: Buffer, size: number, extension = ""): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size);
    parts.push(Buffer.from(`${part.length.toString(16)}${extension}\r\n`), part, Buffer.from("\r\n"));
  }
  return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}
