/**
 * Signals that the host sends to the shim are meant for the server.
 *
 * Direction of failure: in doubt a signal that a terminal may have sent to the whole process group is not sent a
 * second time; hosts that send one themselves go on to SIGTERM, which no terminal sends.
 */
import { readFileSync } from "node:fs";

/** SIGUSR1 also because Node would start its inspector. */
const FORWARDED = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGCONT"] as const;
/** A terminal sends these to its foreground process group, in which the server is, too. */
const FROM_TERMINAL: ReadonlySet<string> = new Set(["SIGINT", "SIGQUIT", "SIGTSTP"]);

/** Returns the way back. */
export function forwardSignals(kill: (signal: NodeJS.Signals) => void): () => void {
  const forward = (signal: NodeJS.Signals): void => {
    if (!(FROM_TERMINAL.has(signal) && inForeground())) kill(signal);
  };
  // without a listener the kernel decides as for the server: it stops no process that nobody could continue
  const stop = (signal: NodeJS.Signals): void => {
    forward(signal);
    process.off(signal, stop);
    process.kill(process.pid, signal);
    process.on(signal, stop);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  process.on("SIGTSTP", stop);
  return () => {
    for (const signal of FORWARDED) process.off(signal, forward);
    process.off("SIGTSTP", stop);
  };
}

/** Whether this process is in the foreground process group of its terminal; false without a terminal. */
function inForeground(): boolean {
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    // proc_pid_stat(5): after the name in parentheses state, ppid, pgrp, session, tty_nr, tpgid
    const [, , group, , , foreground] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return group === foreground;
  } catch {
    return false;
  }
}
