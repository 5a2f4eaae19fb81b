/**
 * Extracts what is needed to answer a JSON-RPC message that is too large to hold: its id, and whether it is a request
 * or a response. Reads every byte once and keeps only names and the id; a batch is read message by message.
 *
 * Text that is not JSON gives no envelope, or a wrong one. The envelope is only used to answer a dropped message.
 */
import type { RequestId } from "../inspection/guard.ts";

export interface Envelope {
  id: RequestId;
  /** The id as JSON text, in its original form. */
  idText: string;
  kind: "request" | "response";
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** Bytes of a name or an id; longer names do not matter, and longer ids get no answer. */
const MAX_TOKEN = 1024;
/** Limit on the messages of one batch that are answered. */
const MAX_ENVELOPES = 1000;

export class EnvelopeScanner {
  #depth = 0;
  /** Depth of a message's members: 2 in a batch. */
  #memberDepth = 1;
  #inString = false;
  #escaped = false;
  /** Whether the next token at the depth of members is a name. */
  #inName = false;
  /** The name or value being read; null: it does not matter, or is too long. */
  #token: number[] | null = null;
  #name = "";
  #id: RequestId | undefined;
  #idText = "";
  #kind: Envelope["kind"] | null = null;
  #found: Envelope[] = [];
  #count = 0;

  /** Returns the envelopes that became known with these bytes. */
  push(bytes: Uint8Array): Envelope[] {
    this.#found = [];
    for (let index = 0; index < bytes.length; index++) {
      if (this.#inString && this.#token === null) index = this.#skipString(bytes, index);
      const byte = bytes[index] as number;
      if (this.#inString) this.#stringByte(byte);
      else if (byte > 0x20) this.#structureByte(byte);
    }
    return this.#found;
  }

  /** Returns the index of the quote that ends an irrelevant string, or of the last byte. */
  #skipString(bytes: Uint8Array, from: number): number {
    const last = bytes.length - 1;
    let escaped = this.#escaped;
    let index = from;
    for (; index < last; index++) {
      const byte = bytes[index];
      if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) break;
    }
    this.#escaped = escaped;
    return index;
  }

  #stringByte(byte: number): void {
    this.#keep(byte);
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  #keep(byte: number): void {
    if (this.#token !== null && this.#token.push(byte) > MAX_TOKEN) this.#token = null;
  }

  #structureByte(byte: number): void {
    const atMembers = this.#depth === this.#memberDepth;
    switch (byte) {
      case QUOTE:
        this.#inString = true;
        if (atMembers && this.#inName) this.#token = [byte];
        else this.#keep(byte);
        return;
      case COLON:
        if (atMembers && this.#inName) this.#nameEnds();
        return;
      case COMMA:
        if (atMembers) this.#memberEnds();
        return;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        this.#opens(byte);
        return;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        if (atMembers) this.#memberEnds();
        this.#depth--;
        return;
      default:
        if (atMembers) this.#keep(byte);
    }
  }

  #opens(byte: number): void {
    if (this.#depth === 0 && byte === OPEN_BRACKET) this.#memberDepth = 2;
    this.#token = null; // a list or an object is not an id
    this.#depth++;
    if (this.#depth !== this.#memberDepth || byte !== OPEN_BRACE) return;
    this.#id = undefined;
    this.#kind = null;
    this.#inName = true;
  }

  #nameEnds(): void {
    const name = this.#value();
    this.#name = typeof name === "string" ? name : "";
    this.#inName = false;
    this.#token = this.#name === "id" ? [] : null;
    if (this.#name === "method") this.#kind ??= "request";
    else if (this.#name === "result" || this.#name === "error") this.#kind ??= "response";
    this.#report();
  }

  #memberEnds(): void {
    if (this.#name === "id") {
      const id = this.#value();
      if (typeof id === "string" || typeof id === "number" || id === null) {
        this.#id = id;
        this.#idText = Buffer.from(this.#token ?? []).toString();
      }
    }
    this.#name = "";
    this.#token = null;
    this.#inName = true;
    this.#report();
  }

  #value(): unknown {
    if (this.#token === null) return undefined;
    try {
      return JSON.parse(Buffer.from(this.#token).toString()) as unknown;
    } catch {
      return undefined;
    }
  }

  /** Reports each message once. */
  #report(): void {
    if (this.#id === undefined || this.#kind === null || this.#count >= MAX_ENVELOPES) return;
    this.#found.push({ id: this.#id, idText: this.#idText, kind: this.#kind });
    this.#count++;
    this.#id = undefined;
    this.#kind = null;
  }
}
