/**
 * netmon's messages on standard error, in one form for every command: `netmon: [TIME ][LEVEL: ]text`. Lines without a
 * level are for display; long-running commands put the time, formatted as in events, before what they log.
 */
import type { Log } from "../../event/log.ts";
import { type CliIo, messageLines, type Painter, painter } from "./terminal.ts";

/** Values of --log-level. No message has the level trace, fatal or silent. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Messages = Pick<CliIo, "stderr" | "env">;

const LEVELS = {
  debug: { word: "debug: ", style: "dim" },
  info: { word: "", style: "bold" },
  warn: { word: "warning: ", style: "yellow" },
  error: { word: "error: ", style: "red" },
} as const;

/** Returns the message with a line break. Errors quote URLs and untrusted text: hides secrets and escapes controls. */
export function messageLine(level: keyof Log, text: string, { paint }: Painter, time?: string): string {
  const { word, style } = LEVELS[level];
  const clock = time === undefined ? "" : `${time} `;
  return `${paint(style, `netmon: ${clock}${word}`.trimEnd())} ${messageLines(text)}\n`;
}

/** Passes messages of the level `least` or above to `write`. */
export function logTo(least: LogLevel, write: (level: keyof Log, message: string) => void): Log {
  const at = (level: keyof Log) => (message: string) => {
    if (LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least)) write(level, message);
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function write(io: Messages, level: keyof Log, text: string): void {
  io.stderr.write(messageLine(level, text, painter(io.stderr, io.env)));
}

export const say = (io: Messages, text: string): void => write(io, "info", text);
export const warn = (io: Messages, text: string): void => write(io, "warn", text);
export const complain = (io: Messages, text: string): void => write(io, "error", text);
