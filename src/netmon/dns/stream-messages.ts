/** DNS messages on a TCP stream: two bytes of length before each (RFC 1035 section 4.2.2). */
import { GrowingBytes } from "../growing-bytes.ts";

export class StreamMessages {
  #pending = new GrowingBytes();

  /** The messages that are whole now; at most 64 KiB wait for the rest. */
  push(bytes: Buffer): Buffer[] {
    this.#pending.add(bytes);
    const data = this.#pending.bytes;
    const messages: Buffer[] = [];
    let at = 0;
    while (data.length - at >= 2) {
      const end = at + 2 + data.readUInt16BE(at);
      if (data.length < end) break;
      messages.push(data.subarray(at + 2, end));
      at = end;
    }
    if (at > 0) {
      this.#pending = new GrowingBytes();
      this.#pending.add(data.subarray(at));
    }
    return messages;
  }
}

export function streamed(message: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
}
