/**
 * Ids of requests: `req_` and a ULID (https://github.com/ulid/spec): 48 bits of milliseconds, 80 random bits,
 * Crockford's base 32, so that ids sort by time.
 */
import { randomFillSync } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/** 256 is a multiple of 32: the low five bits of a random byte are a random character. */
const random = Buffer.alloc(RANDOM_CHARACTERS * 64);
let used = random.length;

export function newRequestId(nowMs: number = Date.now()): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  let time = "";
  for (let rest = nowMs, i = 0; i < TIME_CHARACTERS; i++, rest = Math.floor(rest / 32))
    time = ALPHABET[rest % 32] + time;
  let tail = "";
  for (let i = 0; i < RANDOM_CHARACTERS; i++) tail += ALPHABET[random[used++]! & 31];
  return `req_${time}${tail}`;
}
