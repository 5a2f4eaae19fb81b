/** DNS messages on a TCP stream: two bytes of length before each (RFC 1035 section 4.2.2). */

export class StreamMessages {
  #pending: Buffer = Buffer.alloc(0);

  /** The messages that are whole now; at most 64 KiB wait for the rest. */
  push(bytes: Buffer): Buffer[] {
    let data = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const messages: Buffer[] = [];
    while (data.length >= 2) {
      const end = 2 + data.readUInt16BE(0);
      if (data.length < end) break;
      messages.push(data.subarray(2, end));
      data = data.subarray(end);
    }
    this.#pending = data;
    return messages;
  }
}

export function streamed(message: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
}
