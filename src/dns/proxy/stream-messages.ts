/** DNS messages on a TCP stream: two bytes of length before each (RFC 1035 section 4.2.2). */
import { GrowingBytes } from "../../framing/growing-bytes.ts";

export class StreamMessages {
  readonly #pending = new GrowingBytes();

  /** The messages that are whole now; at most 64 KiB wait for the rest. */
  push(bytes: Buffer): Buffer[] {
    this.#pending.append(bytes);
    const data = this.#pending.view();
    const messages: Buffer[] = [];
    let at = 0;
    while (data.length - at >= 2) {
      const end = at + 2 + data.readUInt16BE(at);
      if (data.length < end) break;
      messages.push(data.subarray(at + 2, end));
      at = end;
    }
    if (at > 0) this.#pending.append(this.#pending.take().subarray(at));
    return messages;
  }
}

export function streamed(message: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
}
