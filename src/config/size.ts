/** Sizes in bytes: a number, or text with a binary unit (`8MiB`). */
import { ValueError } from "../registry/value-error.ts";

const UNITS: Readonly<Record<string, number>> = { "": 1, B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** Least: one page (the kernel wants a multiple of it). Most: what bpf(2) takes in one u32 power of two. */
const MIN_RING = 4096;
const MAX_RING = 1024 ** 3;

export function parseSize(text: string): number {
  const match = /^(\d+)\s*([A-Za-z]*)$/.exec(text.trim());
  const unit = UNITS[match?.[2] ?? "?"];
  if (!match || unit === undefined)
    throw new ValueError(`${JSON.stringify(text)} is not a size`, "write bytes, or KiB, MiB, GiB: 8MiB");
  return Number(match[1]) * unit;
}

/** Default of the event ring: a hundred thousand events. */
export const DEFAULT_RING_BYTES = 8 << 20;
export const DEFAULT_MAX_RULES = 262_144;

/** The size of a BPF ring buffer: a power of two and a multiple of the page size (Linux 5.8, BPF_MAP_TYPE_RINGBUF). */
export function parseRingBytes(value: string | number): number {
  const bytes = typeof value === "number" ? value : parseSize(value);
  if (bytes < MIN_RING || bytes > MAX_RING)
    throw new ValueError(`${bytes} bytes: a ring buffer has ${MIN_RING} bytes to 1 GiB`);
  if (2 ** Math.round(Math.log2(bytes)) !== bytes) {
    const below = 2 ** Math.floor(Math.log2(bytes));
    throw new ValueError(`${bytes} is not a power of two`, `the nearest are ${below} and ${below * 2}`);
  }
  return bytes;
}

/** A limit: at least 1 KiB, so that a typo does not refuse everything. Throws ValueError. */
export function parseBytes(value: string | number): number {
  const bytes = typeof value === "number" ? value : parseSize(value);
  if (bytes < 1024 || !Number.isSafeInteger(bytes))
    throw new ValueError(`${bytes} bytes: a limit is at least 1 KiB`);
  return bytes;
}
