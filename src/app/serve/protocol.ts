/**
 * Messages of proto/service.proto in frames, for both ends.
 *
 * Fails closed. A frame that is too long or cannot be decoded ends its connection; nothing is guessed.
 */
import protobuf from "protobufjs/light.js";
import { userError } from "../../errors/user-error.ts";
import { protocolSchema } from "../../native/protocol-schema.ts";

export const SERVICE_VERSION = 1;
/** Bytes of a message to the service, which anybody in its group can send. */
export const MAX_REQUEST = 256 << 10;
/** Bytes of a message from it. */
export const MAX_ANSWER = 1 << 20;

export interface ServicePolicy {
  file: string;
  document: Uint8Array;
  proxyPort: number;
  gatewayPort: number;
  served: string[];
}

export interface ServiceRequest {
  version: number;
  open?: { session: string; policy: ServicePolicy | null; resume: boolean; runs: number };
  configure?: ServicePolicy;
  enter?: { session: string };
  end?: { reason: string };
  look?: object;
  detach?: { session: string };
  question?: { question: Uint8Array };
  share?: { isolation: Uint8Array };
  join?: { session: string; runs: number };
}

export interface ServiceAnswer {
  refusal?: { code: string; message: string };
  opened?: { cgroup: string; attached: Uint8Array };
  done?: object;
  event?: { event: Uint8Array };
  ended?: { reason: string; enforcementFailed: boolean; eventsLost: number };
  looked?: { netmon: string; sessions: Uint8Array };
  reply?: { reply: Uint8Array };
  notes?: { lines: string[] };
  joined?: { cgroup: string; isolation: Uint8Array };
}

/** The other end does not keep to the protocol. */
export class ServiceProtocolError extends userError("ServiceProtocolError", "unexpected") {}

let schema: protobuf.Root | undefined;

function messageType(name: "Request" | "Answer"): protobuf.Type {
  if (schema === undefined) {
    schema = protobuf.Root.fromJSON(protocolSchema("service"));
    schema.resolveAll();
  }
  return schema.lookupType(`netmon.service.v1.${name}`);
}

export const requestFrame = (request: ServiceRequest): Buffer => frameOf("Request", request, MAX_REQUEST);
export const answerFrame = (answer: ServiceAnswer): Buffer => frameOf("Answer", answer, MAX_ANSWER);
export const decodeRequest = (frame: Uint8Array): ServiceRequest =>
  decode("Request", frame) as unknown as ServiceRequest;
export const decodeAnswer = (frame: Uint8Array): ServiceAnswer => decode("Answer", frame) as ServiceAnswer;

function frameOf(name: "Request" | "Answer", message: object, most: number): Buffer {
  const type = messageType(name);
  const bytes = type.encode(type.fromObject(message)).finish();
  if (bytes.length > most)
    throw new ServiceProtocolError(`a message of ${bytes.length} bytes is longer than ${most}`);
  const frame = Buffer.alloc(4 + bytes.length);
  frame.writeUInt32LE(bytes.length);
  frame.set(bytes, 4);
  return frame;
}

function decode(name: "Request" | "Answer", frame: Uint8Array): Record<string, unknown> {
  const type = messageType(name);
  try {
    // text that is not UTF-8 must not become another text
    const message = type.decode(frame);
    return type.toObject(message, { longs: Number, defaults: true, arrays: true });
  } catch {
    throw new ServiceProtocolError("a message cannot be decoded");
  }
}

/** Cuts a stream into frames, in time linear in its bytes however it arrives. Keeps one frame at most. */
export class FrameReader {
  readonly #most: number;
  readonly #head = Buffer.alloc(4);
  #headBytes = 0;
  #body: Buffer | null = null;
  #bodyBytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the messages that are complete now. Throws ServiceProtocolError. */
  take(chunk: Uint8Array): Buffer[] {
    const frames: Buffer[] = [];
    for (let at = 0; at < chunk.length; ) {
      if (this.#body === null) {
        const part = chunk.subarray(at, at + 4 - this.#headBytes);
        this.#head.set(part, this.#headBytes);
        this.#headBytes += part.length;
        at += part.length;
        if (this.#headBytes < 4) break;
        const length = this.#head.readUInt32LE();
        if (length === 0 || length > this.#most)
          throw new ServiceProtocolError(`a message of ${length} bytes: the limit is ${this.#most}`);
        this.#body = Buffer.alloc(length);
        this.#bodyBytes = 0;
      }
      const part = chunk.subarray(at, at + this.#body.length - this.#bodyBytes);
      this.#body.set(part, this.#bodyBytes);
      this.#bodyBytes += part.length;
      at += part.length;
      if (this.#bodyBytes < this.#body.length) continue;
      frames.push(this.#body);
      this.#body = null;
      this.#headBytes = 0;
    }
    return frames;
  }
}
