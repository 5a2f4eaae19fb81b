/**
 * The entries of a kernel map in the map's own format: keys and values are the structs' bytes, packed as batch calls
 * take them. A hundred thousand rules are a few buffers and no objects. Entries are unordered.
 *
 * Keys are hashed with random factors (multilinear hashing: two keys collide in one of n buckets with a probability
 * of about 1/n), so that whoever chooses addresses cannot make look-ups slow. Little-endian hosts only.
 */
import { randomFillSync } from "node:crypto";
import { RuleAction, SIZE } from "../layout.ts";

export const MAPS = ["rules", "ranges", "unixRules"] as const;
export type PolicyMap = (typeof MAPS)[number];

const WORD = 4;
/** Words per value, struct netmon_rule. */
const VALUE = SIZE.rule / WORD;
/** Offset of the action in a value. */
const ACTION = 8;
/** Up to this many entries are searched linearly. */
const FEW = 8;
/** One factor for each half word of the longest key. */
const FACTORS = randomFillSync(new Int32Array((2 * SIZE.unixKey) / WORD));
const NONE = new Int32Array(0);

/** `value`: struct netmon_rule. */
export const isDenial = (value: Uint8Array): boolean => value[ACTION] === RuleAction.deny;

export class Entries {
  /** Words per key. */
  readonly #width: number;
  #size = 0;
  /** Always has room for one more key: the one being looked up. */
  #keys: Int32Array = NONE;
  #values: Int32Array = NONE;
  /** `#first`: bucket to its first entry; `#next`: entry to the next one. Both plus one, so that 0 is the end. */
  #first: Int32Array = NONE;
  #next: Int32Array = NONE;

  /** `keySize`: bytes per key, a multiple of 4. */
  constructor(keySize: number, keys?: Uint8Array, values?: Uint8Array) {
    this.#width = keySize / WORD;
    if (!keys || !values) return;
    for (let at = 0; at * keySize < keys.length; at++)
      this.set(
        keys.subarray(at * keySize, (at + 1) * keySize),
        values.subarray(at * SIZE.rule, (at + 1) * SIZE.rule),
      );
  }

  get size(): number {
    return this.#size;
  }

  /** The packed keys of entries `from` to `to`, exclusive. These four methods return views, valid until a change. */
  keys(from: number, to: number): Buffer {
    return bytesOf(this.#keys, from * this.#width, Math.min(to, this.#size) * this.#width);
  }

  values(from: number, to: number): Buffer {
    return bytesOf(this.#values, from * VALUE, Math.min(to, this.#size) * VALUE);
  }

  key(at: number): Buffer {
    return this.keys(at, at + 1);
  }

  value(at: number): Buffer {
    return this.values(at, at + 1);
  }

  /** The first four bytes of a key as a number. */
  leading(at: number): number {
    return this.#keys[at * this.#width] as number;
  }

  isDenial(at: number): boolean {
    return ((this.#values[at * VALUE + ACTION / WORD] as number) & 0xff) === RuleAction.deny;
  }

  hasValueOf(at: number, other: Entries, otherAt: number): boolean {
    for (let i = 0; i < VALUE; i++)
      if (this.#values[at * VALUE + i] !== other.#values[otherAt * VALUE + i]) return false;
    return true;
  }

  *[Symbol.iterator](): Generator<[key: Buffer, value: Buffer]> {
    for (let at = 0; at < this.#size; at++) yield [this.key(at), this.value(at)];
  }

  /** The index of an entry, valid until the next removal; -1: none. */
  indexOf(key: Uint8Array): number {
    this.#ask(key);
    return this.#find();
  }

  /** The index of the entry with the same key as an entry of `other`; -1: none. */
  indexOfEntry(other: Entries, otherAt: number): number {
    this.#askEntry(other, otherAt);
    return this.#find();
  }

  get(key: Uint8Array): Buffer | undefined {
    const at = this.indexOf(key);
    return at < 0 ? undefined : this.value(at);
  }

  /** Adds an entry unless there is one for the key; returns its index. */
  add(key: Uint8Array, value: Uint8Array): number {
    this.#ask(key);
    const known = this.#find();
    if (known >= 0) return known;
    this.setValue(this.#size, value);
    return this.#take();
  }

  set(key: Uint8Array, value: Uint8Array): void {
    this.setValue(this.add(key, value), value);
  }

  setValue(at: number, value: Uint8Array): void {
    for (let i = 0; i < VALUE; i++) this.#values[at * VALUE + i] = wordAt(value, i * WORD);
  }

  /** Sets a key and its value from an entry of `other`. */
  setEntry(other: Entries, otherAt: number): void {
    this.#askEntry(other, otherAt);
    const known = this.#find();
    const at = known < 0 ? this.#size : known;
    for (let i = 0; i < VALUE; i++)
      this.#values[at * VALUE + i] = other.#values[otherAt * VALUE + i] as number;
    if (known < 0) this.#take();
  }

  /** Removes an entry; the last entry takes its place. */
  delete(key: Uint8Array): void {
    const at = this.indexOf(key);
    if (at < 0) return;
    const last = this.#size - 1;
    this.#unlink(at);
    if (at < last) {
      this.#unlink(last);
      this.#keys.copyWithin(at * this.#width, last * this.#width, this.#size * this.#width);
      this.#values.copyWithin(at * VALUE, last * VALUE, this.#size * VALUE);
      this.#link(at);
    }
    this.#size--;
  }

  /** Puts a key after the last entry, where `#find` and `#take` expect it. */
  #ask(key: Uint8Array): void {
    this.#makeRoom();
    const start = this.#size * this.#width;
    for (let i = 0; i < this.#width; i++) this.#keys[start + i] = wordAt(key, i * WORD);
  }

  #askEntry(other: Entries, otherAt: number): void {
    this.#makeRoom();
    const [start, from] = [this.#size * this.#width, otherAt * this.#width];
    for (let i = 0; i < this.#width; i++) this.#keys[start + i] = other.#keys[from + i] as number;
  }

  /** The index of the entry with the key from `#ask`; -1: none. */
  #find(): number {
    if (this.#first.length === 0) {
      for (let at = 0; at < this.#size; at++) if (this.#isAsked(at)) return at;
      return -1;
    }
    for (let at = this.#first[this.#bucket(this.#size)] as number; at > 0; at = this.#next[at - 1] as number)
      if (this.#isAsked(at - 1)) return at - 1;
    return -1;
  }

  /** Compares backwards: addresses differ in their last bytes. */
  #isAsked(at: number): boolean {
    const [asked, start] = [this.#size * this.#width, at * this.#width];
    for (let i = this.#width - 1; i >= 0; i--)
      if (this.#keys[start + i] !== this.#keys[asked + i]) return false;
    return true;
  }

  /** Makes an entry of the key from `#ask`, whose value is in place. */
  #take(): number {
    this.#link(this.#size);
    return this.#size++;
  }

  #bucket(at: number): number {
    let sum = 0;
    for (let i = 0; i < this.#width; i++) {
      const word = this.#keys[at * this.#width + i] as number;
      sum +=
        Math.imul(word & 0xffff, FACTORS[2 * i] as number) +
        Math.imul(word >>> 16, FACTORS[2 * i + 1] as number);
      sum |= 0;
    }
    return sum >>> (Math.clz32(this.#first.length) + 1);
  }

  #link(at: number): void {
    if (this.#first.length === 0) return;
    const bucket = this.#bucket(at);
    this.#next[at] = this.#first[bucket] as number;
    this.#first[bucket] = at + 1;
  }

  #unlink(at: number): void {
    if (this.#first.length === 0) return;
    const bucket = this.#bucket(at);
    let before = this.#first[bucket] as number;
    if (before === at + 1) {
      this.#first[bucket] = this.#next[at] as number;
      return;
    }
    while (this.#next[before - 1] !== at + 1) before = this.#next[before - 1] as number;
    this.#next[before - 1] = this.#next[at] as number;
  }

  #makeRoom(): void {
    const room = this.#values.length / VALUE;
    if (this.#size < room) return;
    const more = room === 0 ? FEW / 2 : 2 * room;
    this.#keys = grown(this.#keys, more * this.#width);
    this.#values = grown(this.#values, more * VALUE);
    if (more <= FEW) return;
    this.#next = new Int32Array(more);
    this.#first = new Int32Array(more);
    for (let at = 0; at < this.#size; at++) this.#link(at);
  }
}

export function emptyEntries(): Record<PolicyMap, Entries> {
  return {
    rules: new Entries(SIZE.ruleKey),
    ranges: new Entries(SIZE.rangeKey),
    unixRules: new Entries(SIZE.unixKey),
  };
}

function grown(words: Int32Array, length: number): Int32Array {
  const more = new Int32Array(length);
  more.set(words);
  return more;
}

const bytesOf = (words: Int32Array, from: number, to: number): Buffer =>
  Buffer.from(words.buffer, words.byteOffset + from * WORD, (to - from) * WORD);

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24);
