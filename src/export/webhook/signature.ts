/**
 * Headers by which a receiver knows who sent a message, when, and that it is the same one again: those of Standard
 * Webhooks 1.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md), for
 * which receivers have libraries. Pure.
 */
import { createHmac } from "node:crypto";

/** A secret as the specification writes it is base64; any other text is taken as its UTF-8 bytes. */
const PREFIX = "whsec_";

export function signingKey(secret: string): Buffer {
  return secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), "base64")
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
  const mac = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { ...headers, "webhook-signature": `v1,${mac}` };
}
