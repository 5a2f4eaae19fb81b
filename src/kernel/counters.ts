/**
 * Exact totals: sums of the per-CPU counters that the kernel programs keep (struct netmon_counters). They count
 * every verdict, including those whose event was folded or lost.
 */
import type { Counters } from "../event/event.ts";
import { HOOKS } from "../event/hooks.ts";
import { SIZE } from "./layout.ts";

/** Field order of struct netmon_counters. */
const JUDGED = [
  "allow",
  "block",
  "would_block",
  "undeclared",
  "events_emitted",
  "events_folded",
  "events_dropped",
  "unparsed",
  "canary",
  "passed_over",
] as const satisfies readonly (keyof Counters)[];

/** Field order of struct netmon_redirect_counters. */
const REDIRECTED = ["redirected", "unredirected"] as const satisfies readonly (keyof Counters)[];

/** Field order of struct netmon_quiet_counters. */
const QUIET = [
  "udp_connects",
  "internal",
  "neighbours",
  "own_namespace",
] as const satisfies readonly (keyof Counters)[];

const FIELDS = [...JUDGED, ...REDIRECTED, ...QUIET, "unix_passed"] as const;

export function zeroCounters(): Counters {
  return Object.fromEntries(FIELDS.map((f) => [f, 0])) as unknown as Counters;
}

/**
 * Sums one struct per possible CPU, each padded to 8 bytes, as BPF_MAP_LOOKUP_ELEM returns them. `redirects` is empty
 * if the session's version has no redirect counters.
 */
export function sumCounters(judged: Buffer, redirects: Buffer): Counters {
  const sum = zeroCounters();
  addFields(sum, JUDGED, judged, SIZE.counters);
  addFields(sum, REDIRECTED, redirects, SIZE.redirectCounters);
  return sum;
}

/** Sums what is counted for the session as a whole; empty if the session's version does not count it. */
export function sumQuiet(perCpu: Buffer): Counters {
  const sum = zeroCounters();
  addFields(sum, QUIET, perCpu, SIZE.quietCounters);
  return sum;
}

function addFields(sum: Counters, fields: readonly (keyof Counters)[], perCpu: Buffer, size: number): void {
  for (let at = 0; at + size <= perCpu.length; at += size)
    fields.forEach((field, i) => {
      sum[field] += Number(perCpu.readBigUInt64LE(at + i * 8));
    });
}

/** Counters keyed by hook name. */
export type CountersByHook = Record<(typeof HOOKS)[number], Counters>;

/** AF_UNIX hooks have no undeclared verdict: what they count there is `unix_passed`. */
export function totalCounters(byHook: CountersByHook): Counters {
  return HOOKS.reduce((total, hook) => {
    const counters = byHook[hook];
    const apart = hook.endsWith("_unix") && { undeclared: 0, unix_passed: counters.undeclared };
    return addCounters(total, { ...counters, ...apart });
  }, zeroCounters());
}

export function addCounters(a: Counters, b: Counters): Counters {
  return Object.fromEntries(FIELDS.map((field) => [field, a[field] + b[field]])) as unknown as Counters;
}
