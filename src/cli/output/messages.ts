/**
 * netmon's messages on standard error, in one form for every command: `netmon: [TIME ][LEVEL: ]text`. Lines without a
 * level are for display; long-running commands put the time, formatted as in events, before what they log.
 */
import { type CliIo, messageLines, type Painter, painter, type Style } from "./terminal.ts";

export type MessageLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal";
export const MESSAGE_LEVELS: readonly string[] = [
  "trace",
  "debug",
  "info",
  "warn",
  "error",
  "fatal",
  "silent",
];

type Messages = Pick<CliIo, "stderr" | "env">;

const WORDS: Readonly<Record<MessageLevel, string>> = {
  trace: "trace: ",
  debug: "debug: ",
  info: "",
  warn: "warning: ",
  error: "error: ",
  fatal: "error: ",
};

const STYLES: Readonly<Record<MessageLevel, Style>> = {
  trace: "dim",
  debug: "dim",
  info: "bold",
  warn: "yellow",
  error: "red",
  fatal: "red",
};

/** Returns the message with a line break. Errors quote URLs and untrusted text: hides secrets and escapes controls. */
export function messageLine(level: MessageLevel, text: string, { paint }: Painter, time?: string): string {
  const clock = time === undefined ? "" : `${time} `;
  return `${paint(STYLES[level], `netmon: ${clock}${WORDS[level]}`.trimEnd())} ${messageLines(text)}\n`;
}

function write(io: Messages, level: MessageLevel, text: string): void {
  io.stderr.write(messageLine(level, text, painter(io.stderr, io.env)));
}

export const say = (io: Messages, text: string): void => write(io, "info", text);
export const warn = (io: Messages, text: string): void => write(io, "warn", text);
export const complain = (io: Messages, text: string): void => write(io, "error", text);
