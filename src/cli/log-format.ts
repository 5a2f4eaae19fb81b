/**
 * Lines of the log on standard error, of commands that run until told otherwise: for programs JSON, one object a line,
 * for people `HH:MM:SS level text`. Direction of failure: open; a log that nobody reads ends nothing.
 */
import { Option } from "commander";
import pino from "pino";
import type { GlobalOptions } from "./global-options.ts";
import { type CliIo, type Painter, painter, printableLines, type Style } from "./terminal.ts";

const LOG_FORMATS = ["text", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** To be given to the command. */
export function logFormatOption(): Option {
  const meaning = "of the log on stderr (default: text at a terminal, else json)";
  return new Option("--log-format <format>", meaning).choices(LOG_FORMATS);
}

/** `format` undefined: as standard error is a terminal or not. */
export function openLog(
  level: GlobalOptions["logLevel"],
  format: LogFormat | undefined,
  io: Pick<CliIo, "stderr" | "env">,
): pino.Logger {
  const options = { level, base: null };
  const chosen = format ?? (io.stderr.isTTY === true ? "text" : "json");
  if (chosen === "json") return pino(options, pino.destination({ dest: 2, sync: true }));
  const painted = painter(io.stderr, io.env);
  return pino(options, { write: (line: string) => void io.stderr.write(`${textLine(line, painted)}\n`) });
}

const STYLES: Readonly<Record<string, Style>> = { warn: "yellow", error: "red", fatal: "red" };

/** Of a line that pino wrote; the time is this machine's. */
function textLine(line: string, { paint }: Painter): string {
  const { level, time, msg } = JSON.parse(line) as { level: number; time: number; msg?: string };
  const label = pino.levels.labels[level] ?? String(level);
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${paint("dim", clock)} ${paint(STYLES[label] ?? "dim", label.padEnd(5))} ${printableLines(msg ?? "")}`;
}
