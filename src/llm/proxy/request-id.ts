/**
 * Request ids: `req_` followed by a ULID (https://github.com/ulid/spec): 48 bits of milliseconds, 80 random bits, in
 * Crockford's base 32, so that ids sort by time.
 */
import { randomFillSync } from "node:crypto";

const ALPHABET = Buffer.from("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/** 256 is a multiple of 32: the low five bits of a random byte are a random character. */
const random = Buffer.alloc(RANDOM_CHARACTERS * 64);
let used = random.length;
/** Reused for each id: appending to a string one character at a time would create more garbage than the rest. */
const id = Buffer.from("req_".padEnd(4 + TIME_CHARACTERS + RANDOM_CHARACTERS));

export function newRequestId(nowMs: number = Date.now()): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  for (let rest = nowMs, i = 4 + TIME_CHARACTERS; i-- > 4; rest = Math.floor(rest / 32))
    id[i] = ALPHABET[rest % 32]!;
  for (let i = 4 + TIME_CHARACTERS; i < id.length; i++) id[i] = ALPHABET[random[used++]! & 31]!;
  return id.toString("latin1");
}
