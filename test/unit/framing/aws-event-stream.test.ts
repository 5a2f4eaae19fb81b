import { EventStreamCodec, type MessageHeaders } from "@smithy/eventstream-codec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awsEventFraming, encodeAwsEvent } from "../../../src/framing/aws-event-stream.ts";
import { byteByByte, cutAt, places, split } from "./pieces.ts";

const LIMITS = { maxEventBytes: 1 << 20 };
const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes as Uint8Array).toString(),
  (text) => Buffer.from(text),
);

function message(headers: Record<string, string>, body: string): Buffer {
  const typed: MessageHeaders = {};
  for (const [name, value] of Object.entries(headers)) typed[name] = { type: "string", value };
  return Buffer.from(codec.encode({ headers: typed, body: Buffer.from(body) }));
}

const event = (type: string, body: string) =>
  message({ ":message-type": "event", ":event-type": type, ":content-type": "application/json" }, body);

/** The CRC-32 of RFC 1952, to make messages that are wrong in one thing only. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

function frame(headers: Uint8Array, body: Uint8Array, headerLength = headers.length): Buffer {
  const out = Buffer.alloc(16 + headers.length + body.length);
  out.writeUInt32BE(out.length, 0);
  out.writeUInt32BE(headerLength, 4);
  out.writeUInt32BE(crc32(out.subarray(0, 8)), 8);
  out.set(headers, 12);
  out.set(body, 12 + headers.length);
  out.writeUInt32BE(crc32(out.subarray(0, -4)), out.length - 4);
  return out;
}

function read(bytes: Buffer, limits = LIMITS) {
  const whole = split(awsEventFraming.splitter(limits), [bytes]);
  expect(split(awsEventFraming.splitter(limits), byteByByte(bytes))).toEqual(whole);
  expect(whole.lossless).toBe(true);
  return whole;
}

it("names messages by their type, also exceptions and errors", () => {
  const { events, code } = read(
    Buffer.concat([
      event("messageStart", '{"role":"assistant"}'),
      message({ ":message-type": "exception", ":exception-type": "throttlingException" }, '{"message":"ü"}'),
      message({ ":message-type": "error", ":error-code": "InternalFailure" }, ""),
      message({}, "x"),
    ]),
  );
  expect(code).toBeNull();
  expect(events).toEqual([
    { event: "messageStart", data: '{"role":"assistant"}' },
    { event: "throttlingException", data: '{"message":"ü"}' },
    { event: "InternalFailure", data: "" },
    { event: null, data: "x" },
  ]);
});

it("reads the example of the specification: a message without headers and payload", () => {
  // smithy.io, "Amazon Event Stream Specification", test case `empty_message`.
  expect(read(Buffer.from("000000100000000005c248eb7d98c8ff", "hex")).events).toEqual([
    { event: null, data: "" },
  ]);
});

describe("refused is", () => {
  const good = event("a", "{}");
  const corrupted = (at: number) => {
    const bytes = event("messageStart", '{"role":"assistant"}');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return Buffer.concat([good, bytes, good]);
  };

  it.each([
    ["the length of the headers", 7],
    ["the prelude's checksum", 9],
    ["a header", 20],
    ["the payload", -6],
    ["the message's checksum", -1],
  ])("a wrong bit in %s", (_, at) => {
    const size = event("messageStart", '{"role":"assistant"}').length;
    const { code, events } = read(corrupted(at < 0 ? size + at : at));
    expect(code).toBe("checksum");
    expect(events).toHaveLength(1);
  });

  it("a header that comes twice: clients differ in which they take", () => {
    const header = (name: string, value: string) =>
      codec.formatHeaders({ [name]: { type: "string", value } });
    const type = [header(":message-type", "event"), header(":event-type", "a")];
    const with_ = (...more: Uint8Array[]) =>
      read(frame(Buffer.concat([...type, ...more]), Buffer.from("{}")));
    expect(with_().code).toBeNull();
    expect(with_(header(":event-type", "b")).code).toBe("malformed");
    // Go finds headers whatever their case.
    expect(with_(header(":Event-Type", "b")).code).toBe("malformed");
    expect(with_(header("a", "1"), header("A", "2")).code).toBe("malformed");
  });

  it.each([
    ["two kinds", { ":message-type": "event", ":event-type": "a", ":exception-type": "bException" }],
    ["a kind that is not the header's", { ":message-type": "exception", ":event-type": "a" }],
    ["no kind", { ":event-type": "a" }],
    ["an unknown kind", { ":message-type": "other", ":event-type": "a" }],
    [
      "a known header in another case",
      { ":message-type": "event", ":event-type": "a", ":Content-Type": "x" },
    ],
  ])("a message of %s", (_, headers) => {
    expect(read(message(headers, "{}")).code).toBe("malformed");
  });

  it("a payload that is not UTF-8", () => {
    const headers = codec.formatHeaders({
      ":message-type": { type: "string", value: "event" },
      ":event-type": { type: "string", value: "a" },
    });
    expect(read(frame(headers, Buffer.from([0xff]))).code).toBe("malformed");
  });

  it("a header that runs into the payload", () => {
    const type = codec.formatHeaders({ ":event-type": { type: "string", value: "abc" } });
    expect(read(frame(type, Buffer.from("{}"), type.length - 2)).code).toBe("malformed");
  });

  it("an unknown type of header, and headers longer than the message", () => {
    expect(read(frame(Buffer.of(1, 97, 12, 0), Buffer.alloc(0))).code).toBe("malformed");
    expect(read(frame(Buffer.alloc(0), Buffer.from("{}"), 4000)).code).toBe("malformed");
  });

  it("a length that cannot be, as soon as it is known", () => {
    for (const [length, code] of [
      [15, "malformed"],
      [LIMITS.maxEventBytes + 1, "too_large"],
    ] as const) {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(length);
      expect(read(Buffer.concat([good, bytes])).code).toBe(code);
      expect(() => awsEventFraming.splitter(LIMITS).push(bytes)).toThrow(expect.objectContaining({ code }));
    }
  });

  it("an end inside a message", () => {
    expect(read(good.subarray(0, -1)).code).toBe("malformed");
    expect(read(good.subarray(0, 3)).code).toBe("malformed");
  });
});

it("writes messages that the codec of AWS reads, exceptions as such", () => {
  expect(codec.decode(encodeAwsEvent({ event: "contentBlockStop", data: '{"a":"ü"}' }))).toEqual({
    headers: {
      ":message-type": { type: "string", value: "event" },
      ":event-type": { type: "string", value: "contentBlockStop" },
      ":content-type": { type: "string", value: "application/json" },
    },
    body: new Uint8Array(Buffer.from('{"a":"ü"}')),
  });
  const exception = codec.decode(encodeAwsEvent({ event: "validationException", data: "{}" }));
  expect(exception.headers[":message-type"]?.value).toBe("exception");
  expect(exception.headers[":exception-type"]?.value).toBe("validationException");
});

const messages = fc.array(
  fc.tuple(
    fc.constantFrom("messageStart", "chunk", "metadata"),
    fc.string({ unit: "binary", maxLength: 40 }),
  ),
  { maxLength: 5 },
);

it("splits alike whatever the pieces, and writes what came, byte for byte", () => {
  fc.assert(
    fc.property(messages, places, (list, cuts) => {
      const bytes = Buffer.concat(list.map(([type, body]) => event(type, body)));
      const outcome = split(awsEventFraming.splitter(LIMITS), cutAt(bytes, cuts));
      expect(outcome.code).toBeNull();
      expect(outcome.events).toEqual(list.map(([type, data]) => ({ event: type, data })));
      const writer = awsEventFraming.writer();
      expect(Buffer.concat(outcome.all.map((e) => writer.write(e)))).toEqual(bytes);
      expect(Buffer.concat(outcome.events.map((e) => encodeAwsEvent(e)))).toEqual(bytes);
    }),
    { seed: 3, numRuns: 500 },
  );
});

it("refuses any change of any byte, at any cut", () => {
  const bytes = Buffer.concat([event("messageStart", '{"role":"assistant"}'), event("metadata", "{}")]);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), places, (at, mask, cuts) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ mask;
      const outcome = split(awsEventFraming.splitter(LIMITS), cutAt(damaged, cuts));
      expect(outcome.code).not.toBeNull();
      expect(outcome.lossless).toBe(true);
    }),
    { seed: 3, numRuns: 1000 },
  );
});
