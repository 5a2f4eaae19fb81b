/**
 * Headers from which a receiver learns who sent a message and when, and recognises a repetition: those of Standard
 * Webhooks 1.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md), for
 * which receivers have libraries. Pure.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The specification's prefix of a secret in Base64; of any other secret the UTF-8 bytes are used. */
export const SECRET_PREFIX = "whsec_";

export function signingKey(secret: string): Buffer {
  return secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), "base64")
    : Buffer.from(secret, "utf8");
}

/** `id`: the same for every attempt. `seconds`: Unix time of this attempt. `key` null: not signed. */
export function webhookHeaders(
  id: string,
  seconds: number,
  body: string,
  key: Buffer | null,
): Record<string, string> {
  const headers = { "webhook-id": id, "webhook-timestamp": String(seconds) };
  if (key === null) return headers;
  return { ...headers, "webhook-signature": signatureOf(id, seconds, body, key) };
}

export function signatureOf(id: string, seconds: number, body: string, key: Buffer): string {
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}

/** Reports whether one of `signatures`, separated by spaces as in the header, is `expected`. */
export function hasSignature(signatures: string, expected: string): boolean {
  const wanted = Buffer.from(expected);
  return signatures
    .split(" ")
    .map((one) => Buffer.from(one))
    .some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
}
