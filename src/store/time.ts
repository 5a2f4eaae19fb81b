/** Times of the store: whole microseconds since 1970, as the events' timestamps are milli- or microseconds. */

/** Microseconds of an RFC 3339 time in UTC; NaN where it is none. */
export function timeMicros(timestamp: string): number {
  const ms = Date.parse(timestamp);
  const micros = /\.\d{3}(\d{1,3})/.exec(timestamp)?.[1];
  // Date.parse cuts what is below a millisecond
  return micros === undefined ? ms * 1000 : Math.floor(ms) * 1000 + Number(micros.padEnd(3, "0"));
}
