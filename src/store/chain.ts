/**
 * The hash chain of stored events: what is hashed and signed, and how. Pure.
 *
 * Each netmon process that writes events of a session creates a stream. Its chain starts with the hash of its header,
 * which names the head of the session's previous stream; each event's hash covers the previous hash and the event as
 * canonical JSON (RFC 8785), so that a tool that reformats the JSON does not break it.
 *
 *   hash(0) = SHA-256(JCS(header))      hash(n) = SHA-256(hash(n-1) ‖ JCS(event))
 *
 * Signatures are HMAC-SHA256 over the JSON text of an array whose first element is the kind of what is signed.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import canonicalize from "canonicalize";

export const CHAIN_VERSION = 1;
/** Minimum length of a key, in bytes. */
export const MIN_KEY_BYTES = 32;

export interface ChainPlace {
  /** Name of the stream. */
  stream: string;
  /** 0: the stream's header. */
  seq: number;
  /** Hexadecimal. */
  hash: string;
}

export interface StreamHeader {
  netmon_chain: number;
  stream: string;
  session_id: string;
  /** RFC 3339. */
  started: string;
  /** Head of the session's previous stream at that time; null: this is the first. */
  previous: ChainPlace | null;
}

/**
 * Returns canonical JSON; for a value that has none (RFC 8785 §3.2.2.2 forbids lone surrogates, which a model may
 * write), its plain JSON after a character that begins no JSON. Throws if it is nested too deeply for the stack.
 */
export function canonicalText(value: unknown): string {
  try {
    return canonicalize(value) ?? "null";
  } catch {
    return `~${JSON.stringify(value)}`;
  }
}

export function headerHash(header: StreamHeader): Buffer {
  return createHash("sha256").update(canonicalText(header)).digest();
}

export function nextHash(before: Uint8Array, canonicalEvent: string): Buffer {
  return createHash("sha256").update(before).update(canonicalEvent).digest();
}

/** A place in a chain that differs from what was written; the message says how. */
export class BrokenChain extends Error {
  override readonly name = "BrokenChain";
  readonly place: string;

  constructor(place: string, text: string) {
    super(text);
    this.place = place;
  }
}

export type Signed =
  | readonly ["head", stream: string, seq: number, hash: string]
  | readonly ["removed", stream: string, first: number, last: number, hash: string]
  | readonly ["session", ...SignedSession]
  | readonly ["session", ...SignedSession, unchained: number];
type SignedSession = readonly [sessionId: string, newest: string, forgotten: string | null, streams: number];

export function sign(key: Uint8Array, what: Signed): Buffer {
  return createHmac("sha256", key)
    .update(JSON.stringify(["netmon chain", ...what]))
    .digest();
}

export function isSigned(key: Uint8Array, what: Signed, mac: Uint8Array): boolean {
  const right = sign(key, what);
  return mac.length === right.length && timingSafeEqual(mac, right);
}
