/** Times of events as OTLP has them. A text that is not a time is 1970, never an error. */
import type { HrTime } from "./types.ts";

/** The time of an RFC 3339 text in UTC, to the nanosecond where the text has it. */
export function hrTime(timestamp: string): HrTime {
  const ms = Date.parse(timestamp);
  if (Number.isNaN(ms)) return [0, 0];
  const seconds = Math.floor(ms / 1000);
  const fraction = /\.(\d{1,9})/.exec(timestamp)?.[1] ?? "0";
  return [seconds, Number(fraction.padEnd(9, "0"))];
}

export function plusMs([seconds, nanos]: HrTime, ms: number): HrTime {
  const total = nanos + Math.round(ms * 1e6);
  return [seconds + Math.floor(total / 1e9), total % 1e9];
}

export function hrTimeOf(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
