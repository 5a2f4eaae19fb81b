/** Times and counts as arguments: `--since 10m`, `--duration 30s`. */
import { InvalidArgumentError } from "commander";

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/**
 * `10m`, `2h`, `7d` (so long ago), `today` (since midnight here) or a time as in RFC 3339. Unix time in
 * milliseconds. Throws InvalidArgumentError.
 */
export function parseMoment(text: string, now: number = Date.now()): number {
  const ago = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text);
  if (ago) return now - Number(ago[1]) * (UNITS[ago[2] ?? ""] ?? Number.NaN);
  if (text === "today") return new Date(now).setHours(0, 0, 0, 0);
  const at = RFC_3339.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError("Give 10m, 2h, 7d, today, or a time such as 2026-11-21T17:00:00Z.");
  return at;
}

/** `60s`, `5m`: milliseconds. Throws InvalidArgumentError. */
export function parseSpan(text: string): number {
  const span = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text);
  if (!span) throw new InvalidArgumentError("Give a time such as 500ms, 60s or 5m.");
  return Number(span[1]) * (UNITS[span[2] ?? ""] ?? Number.NaN);
}

/** '500ms', '30s', '5m', '1h', at most 24 days; a bare number is seconds. Milliseconds. Throws InvalidArgumentError. */
export function parseDuration(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text);
  const ms = match ? Number(match[1]) * (UNITS[match[2] ?? "s"] ?? 1000) : 0;
  if (!(ms > 0) || ms > 2 ** 31 - 1)
    throw new InvalidArgumentError("Give a time such as 30s, 5m or 500ms, at most 24 days.");
  return ms;
}

/** A whole number above 0. Throws InvalidArgumentError. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count <= 0)
    throw new InvalidArgumentError("Give a whole number above 0.");
  return count;
}
