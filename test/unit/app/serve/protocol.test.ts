/** Frames of the service: whole however they arrive, and refused beyond their bounds. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  answerFrame,
  decodeAnswer,
  decodeRequest,
  FrameReader,
  MAX_REQUEST,
  requestFrame,
  SERVICE_VERSION,
} from "../../../../src/app/serve/protocol.ts";

const policy = { file: "f", document: Buffer.from("{}"), proxyPort: 1, gatewayPort: 2, served: ["a"] };
const REQUESTS = [
  { version: SERVICE_VERSION, open: { session: "s", policy, resume: false, runs: 7 } },
  { version: SERVICE_VERSION, configure: policy },
  { version: SERVICE_VERSION, enter: { session: "s" } },
  { version: SERVICE_VERSION, end: { reason: "r" } },
  { version: SERVICE_VERSION, look: {} },
  { version: SERVICE_VERSION, share: { isolation: Buffer.from("{}") } },
  { version: SERVICE_VERSION, join: { session: "s", runs: 7 } },
  { version: SERVICE_VERSION, detach: { session: "s" } },
  { version: SERVICE_VERSION, question: { question: Buffer.from("{}") } },
];

describe("a frame", () => {
  it("has the bytes of its golden file, which the helper reads too", () => {
    const enter = requestFrame({ version: 1, enter: { session: "work" } });
    expect(enter.subarray(4)).toEqual(readFileSync("proto/golden-service/enter.bin"));
    expect(decodeAnswer(readFileSync("proto/golden-service/refusal.bin"))).toEqual({
      refusal: { code: "target", message: "there is no session work" },
    });
  });

  it.each(REQUESTS)("is what was asked, in one piece or byte by byte: %j", (request) => {
    const frame = Buffer.concat([requestFrame(request), requestFrame(request)]);
    const once = new FrameReader(MAX_REQUEST).take(frame).map(decodeRequest);
    const reader = new FrameReader(MAX_REQUEST);
    const bytes = [...frame].flatMap((byte) => reader.take(Buffer.of(byte))).map(decodeRequest);
    expect(once).toMatchObject([request, request]);
    expect(bytes).toEqual(once);
  });

  it("may not be empty or longer than its limit, and reserves nothing before that is known", () => {
    for (const length of [0, MAX_REQUEST + 1, 0xffffffff]) {
      const head = Buffer.alloc(4);
      head.writeUInt32LE(length);
      expect(() => new FrameReader(MAX_REQUEST).take(head)).toThrow(/the limit is 262144/);
    }
    expect(() => requestFrame({ version: 1, end: { reason: "x".repeat(MAX_REQUEST) } })).toThrow(/longer/);
  });

  it("is refused if it holds no message", () => {
    for (const bytes of [[0xff], [0x0a, 5, 1], [0x12, 2, 0x0a, 9]])
      expect(() => decodeRequest(Buffer.from(bytes))).toThrow(/cannot be decoded/);
  });

  it("carries an answer back", () => {
    const answer = { ended: { reason: "r", enforcementFailed: true, eventsLost: 3 } };
    expect(decodeAnswer(answerFrame(answer).subarray(4))).toEqual(answer);
  });
});
