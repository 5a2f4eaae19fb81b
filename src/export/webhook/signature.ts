/**
 * Headers by which a receiver knows who sent a message, when, and that it is the same one again: those of Standard
 * Webhooks 1.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md), for
 * which receivers have libraries. Pure.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** A secret as the specification writes it is base64; any other text is taken as its UTF-8 bytes. */
export const SECRET_PREFIX = "whsec_";

export function signingKey(secret: string): Buffer {
  return secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), "base64")
    : Buffer.from(secret, "utf8");
}

/** `id` is the same at every attempt; `seconds`: Unix time of this one. `key` null: not signed. */
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

/** Whether one of `signatures`, separated by spaces as in the header, is `expected`. */
export function hasSignature(signatures: string, expected: string): boolean {
  const wanted = Buffer.from(expected);
  return signatures
    .split(" ")
    .map((one) => Buffer.from(one))
    .some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
}
