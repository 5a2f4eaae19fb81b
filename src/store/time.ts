/** Times in the store: whole microseconds since 1970, because event timestamps have milli- or microseconds. */

/** Microseconds of an RFC 3339 time in UTC; NaN if it is malformed. */
export function timeMicros(timestamp: string): number {
  const ms = Date.parse(timestamp);
  const micros = /\.\d{3}(\d{1,3})/.exec(timestamp)?.[1];
  // Date.parse truncates to milliseconds
  return micros === undefined ? ms * 1000 : Math.floor(ms) * 1000 + Number(micros.padEnd(3, "0"));
}
