/**
 * What netmon says on standard error, in one form for every command: `netmon: [TIME ][LEVEL: ]text`. Lines without a
 * level are for people; long-running commands put the time before what they log, in the form that events have.
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

/** With its line break. Errors quote URLs and text of strangers: secrets are hidden and controls escaped. */
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
