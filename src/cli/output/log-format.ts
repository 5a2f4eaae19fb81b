/**
 * The log of long-running commands on standard error: JSON lines for programs, netmon's messages with the
 * time for people. Times are RFC 3339 in UTC, as in events. Fails open: an unread log ends nothing.
 */
import { Option } from "commander";
import pino from "pino";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import type { GlobalOptions } from "../options/global-options.ts";
import { type MessageLevel, messageLine } from "./messages.ts";
import { type CliIo, type Painter, painter } from "./terminal.ts";

const LOG_FORMATS = ["text", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** To be given to the command. */
export function logFormatOption(): Option {
  const meaning = "of the log on stderr (default: text at a terminal, else json)";
  return new Option("--log-format <format>", meaning).choices(LOG_FORMATS);
}

/** `format` undefined: text if standard error is a terminal, else JSON. */
export function openLog(
  level: GlobalOptions["logLevel"],
  format: LogFormat | undefined,
  io: Pick<CliIo, "stderr" | "env">,
): pino.Logger {
  const timestamp = pino.stdTimeFunctions.isoTime;
  const options: pino.LoggerOptions = { level, base: null, timestamp, hooks: { logMethod: shown } };
  const chosen = format ?? (io.stderr.isTTY === true ? "text" : "json");
  if (chosen === "json") return pino(options, pino.destination({ dest: 2, sync: true }));
  const painted = painter(io.stderr, io.env);
  const write = (line: string): void => {
    io.stderr.write(textLine(line, painted));
  };
  return pino(options, { write });
}

/** Errors quote URLs. */
function shown(this: pino.Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const told = args.map((arg) => (typeof arg === "string" ? withoutUrlSecrets(arg) : arg));
  method.apply(this, told as Parameters<pino.LogFn>);
}

/** A line that pino wrote, for people. */
function textLine(line: string, painted: Painter): string {
  const { level, time, msg } = JSON.parse(line) as { level: number; time: string; msg?: string };
  const label = (pino.levels.labels[level] ?? "error") as MessageLevel;
  return messageLine(label, msg ?? "", painted, time);
}
