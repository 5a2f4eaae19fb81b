/** Times and counts as arguments: `--since 10m`, `--duration 30s`. Accepts times as netmon prints them. */
import { type Command, InvalidArgumentError, Option } from "commander";
import { MOMENT_HINT, momentMs, spanMs } from "../../analysis/moment.ts";

/** Parses a time as momentMs does: Unix time in milliseconds. Throws InvalidArgumentError. */
export function parseMoment(text: string, now?: number): number {
  const at = momentMs(text, now);
  if (Number.isNaN(at)) throw new InvalidArgumentError(`Give ${MOMENT_HINT}.`);
  return at;
}

export function withSince(command: Command): Command {
  return command.option(
    "--since <time>",
    "show only what happened since: 10m, 2h, today, or a time as netmon prints it",
    (text) => parseMoment(text),
  );
}

/** Parses `60s`, `5m` to milliseconds. Throws InvalidArgumentError. */
export function parseSpan(text: string): number {
  const span = spanMs(text);
  if (Number.isNaN(span)) throw new InvalidArgumentError("Give a time such as 500ms, 60s or 5m.");
  return span;
}

/** Parses a span of at most 24 days, for a timer; a bare number is seconds. Throws InvalidArgumentError. */
export function parseDuration(text: string): number {
  const ms = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : spanMs(text);
  if (!(ms > 0) || ms > 2 ** 31 - 1)
    throw new InvalidArgumentError("Give a time such as 30s, 5m or 500ms, at most 24 days.");
  return ms;
}

export function durationOption(): Option {
  return new Option("--duration <time>", "end after this time: 30s, 5m, ...").argParser(parseDuration);
}

/** Parses a whole number above 0. Throws InvalidArgumentError. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count <= 0)
    throw new InvalidArgumentError("Give a whole number above 0.");
  return count;
}
