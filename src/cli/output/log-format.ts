/**
 * Log of long-running commands on standard error: JSON lines for programs, or messages with the time for display. Times
 * are RFC 3339 in UTC, as in events. Fails open: an unread log ends nothing.
 */
import { Option } from "commander";
import type { Log } from "../../event/log.ts";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { type LogLevel, logTo, messageLine } from "./messages.ts";
import { type CliIo, painter } from "./terminal.ts";

const LOG_FORMATS = ["text", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Level numbers in JSON lines, as in bunyan and pino. */
const NUMBERS = { debug: 20, info: 30, warn: 40, error: 50 } as const;

/** Returns the option to add to the command. */
export function logFormatOption(): Option {
  const meaning = "write the log to stderr in this format (default: text at a terminal, else json)";
  return new Option("--log-format <format>", meaning).choices(LOG_FORMATS);
}

/** `format` undefined: text if standard error is a terminal, otherwise JSON. `facts`: fields of each JSON line. */
export function openLog(
  least: LogLevel,
  format: LogFormat | undefined,
  io: Pick<CliIo, "stderr" | "env">,
  facts: Readonly<Record<string, string>> = {},
): Log {
  const isJson = (format ?? (io.stderr.isTTY === true ? "text" : "json")) === "json";
  return logTo(least, (level, message) => {
    const time = new Date().toISOString();
    // errors quote URLs
    const msg = withoutUrlSecrets(message);
    io.stderr.write(
      isJson
        ? `${JSON.stringify({ level: NUMBERS[level], time, ...facts, msg })}\n`
        : messageLine(level, msg, painter(io.stderr, io.env), time),
    );
  });
}
