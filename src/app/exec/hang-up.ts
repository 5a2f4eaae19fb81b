/**
 * Why SIGHUP came: the terminal has closed, or somebody sent it, as `kill -HUP` does for a reload. Node does not say who
 * sent a signal. The kernel takes a closed terminal away from its processes, so its absence tells.
 */
import { closeSync, constants, openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { isatty } from "node:tty";

/** The kernel sends SIGHUP to a dead shell's processes before it takes the terminal away from them. */
const TAKEN_AWAY_MS = 250;

/** Call it at the start. Returns a function for the signal: whether this process has lost its terminal. */
export function terminalWatch(): () => Promise<boolean> {
  const had = hasTerminal();
  return async () => {
    if (!had || !hasTerminal()) return had;
    await delay(TAKEN_AWAY_MS);
    return !hasTerminal();
  };
}

function hasTerminal(): boolean {
  try {
    const fd = openSync("/dev/tty", constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
    try {
      return isatty(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    return false;
  }
}
