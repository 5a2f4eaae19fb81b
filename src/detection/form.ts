/**
 * The features of a sentence: its words, their neighbours, and the form that the classes of its words make, each
 * hashed into the model's table.
 */
import { hashOf, type Sentence } from "./tokens.ts";

export const BITS = 17;
const SIZE_MASK = (1 << BITS) - 1;

function mixed(a: number, b: number, seed: number): number {
  let hash = Math.imul(a ^ seed, 0x85ebca6b) ^ Math.imul(b + seed, 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

const OPENS = hashOf("opens", 9);

export interface Place {
  /** Hash of where the text is (placeOf). */
  role: number;
  /** Whether the sentence opens its text. */
  opens: boolean;
}

export function featuresOf(sentence: Sentence, place: Place, emit: (index: number) => void): void {
  const put = (hash: number): void => emit((hash ^ (hash >>> 15)) & SIZE_MASK);
  const { tokens, mask } = sentence;
  let last = 0x2f;
  let [lastClass, beforeClass] = [1 << 30, 1 << 30];
  for (const token of tokens) {
    const { hash } = token;
    put(hash);
    put(mixed(last, hash, 1));
    last = hash;
    if (token.mask !== 0) {
      put(mixed(lastClass, token.mask, 4));
      put(mixed(mixed(beforeClass, lastClass, 5), token.mask, 6));
      [beforeClass, lastClass] = [lastClass, token.mask];
    }
  }
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    put(mixed(bit, 0, 7));
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1)
      put(mixed(bit, others & -others, 8));
  }
  put(place.role);
  if (place.opens) put(OPENS);
}
