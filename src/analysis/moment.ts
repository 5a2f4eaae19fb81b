/** Times as people write them and as netmon prints them: `10m`, `today`, `2026-11-21T17:00:00Z`. */

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};
const PART = "\\d+(?:\\.\\d+)? ?(?:ms|s|min|m|h|d)";
const PARTS = new RegExp(`^${PART}(?: ?${PART})*$`);
const SECONDS = ":\\d{2}(?:\\.\\d+)?";
const ZONE = "(Z|[+-]\\d{2}:\\d{2})?";
const OF_DAY = new RegExp(`^(\\d{2}:\\d{2}${SECONDS})${ZONE}$`, "i");
/** RFC 3339; also a date alone, a space before the time, and no seconds or zone, as in netmon's lists. */
const DATED = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})(?:[T ](\\d{2}:\\d{2}(?:${SECONDS})?)${ZONE})?$`, "i");

export const MOMENT_HINT = "10m, 2h, 7d, today, or a time such as 2026-11-21T17:00:00Z or 17:00:00";

/** Parses a duration as netmon prints it, `1h30m` or `2 h 5 min`, to milliseconds; NaN if it is not a duration. */
export function spanMs(text: string): number {
  if (!PARTS.test(text)) return Number.NaN;
  const parts = [...text.matchAll(/([\d.]+) ?([a-z]+)/g)];
  return parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (UNITS[unit] ?? Number.NaN), 0);
}

/**
 * Parses an age (`10m`, `2 h 5 min`), `today` (since local midnight), or a time, in the local zone or `utc` unless it names
 * one; a time of day is its last occurrence. Returns Unix time in milliseconds; NaN if it is none of these.
 */
export function momentMs(text: string, now: number = Date.now(), { utc = false } = {}): number {
  const ago = spanMs(text);
  if (!Number.isNaN(ago)) return now - ago;
  if (text === "today") return new Date(now).setHours(0, 0, 0, 0);
  // without a zone Date.parse takes a date and time for local
  const own = utc ? "Z" : "";
  const [, time, zone = own] = OF_DAY.exec(text) ?? [];
  if (time !== undefined) {
    const shown = zone === "" ? localDay(now) : new Date(now).toISOString().slice(0, 10);
    const at = Date.parse(`${shown}T${time}${zone}`);
    return at > now ? at - 86_400_000 : at;
  }
  const [, date, timeThen = "00:00:00", zoneThen = own] = DATED.exec(text) ?? [];
  return Date.parse(`${date}T${timeThen}${zoneThen}`);
}

function localDay(now: number): string {
  const at = new Date(now);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
