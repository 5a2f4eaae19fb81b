/**
 * netmon's messages while an agent runs, on standard error: immediately to a file or pipe, but after the agent on a
 * shared terminal, which the agent may be drawing on. Fails open: lines beyond a limit are dropped and counted.
 */
import type { Log } from "../../event/log.ts";
import { type LogLevel, logTo, messageLine } from "./messages.ts";
import { type CliIo, painter } from "./terminal.ts";

const MAX_HELD = 200;

export type RunLog = ReturnType<typeof runLog>;

export function runLog({ stderr, env }: CliIo, least: LogLevel) {
  let held: string[] | null = null;
  let omitted = 0;
  const write = (level: keyof Log, message: string): void => {
    const line = messageLine(level, message, painter(stderr, env));
    if (held === null) stderr.write(line);
    else if (held.length < MAX_HELD) held.push(line);
    else omitted++;
  };
  const say = (text: string): void => write("info", text);
  return {
    ...logTo(least, write),
    /** Writes a line of the status or the report. */
    say,
    /** Leaves the terminal to the agent until `release`. */
    hold: () => {
      if (stderr.isTTY === true) held = [];
    },
    release: () => {
      for (const line of held ?? []) stderr.write(line);
      held = null;
      if (omitted > 0) say(`and ${omitted} more messages`);
      omitted = 0;
    },
  };
}
