/** Times on the command line. */
import { InvalidArgumentError } from "commander";

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** '500ms', '30s', '5m', '1h'; a bare number is seconds. Milliseconds. */
export function parseDuration(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text);
  const ms = match ? Number(match[1]) * (UNITS[match[2] ?? "s"] ?? 1000) : 0;
  if (!(ms > 0) || ms > 2 ** 31 - 1)
    throw new InvalidArgumentError("Give a time such as 30s, 5m or 500ms, at most 24 days.");
  return ms;
}
