/**
 * Forwards signals that the host sends to the shim, since they are meant for the server.
 *
 * Direction of failure: a signal that a terminal may have sent to the whole process group is not sent again. A host
 * that sent it itself goes on to SIGTERM, which no terminal sends.
 */
import { readFileSync } from "node:fs";

/** SIGUSR1 is also here because Node would start its inspector. */
const FORWARDED = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGCONT"] as const;
/** A terminal sends these to its foreground process group, which includes the server. */
const FROM_TERMINAL: ReadonlySet<string> = new Set(["SIGINT", "SIGQUIT", "SIGTSTP"]);

/** Returns a function that stops forwarding. */
export function forwardSignals(kill: (signal: NodeJS.Signals) => void): () => void {
  const forward = (signal: NodeJS.Signals): void => {
    if (!(FROM_TERMINAL.has(signal) && inForeground())) kill(signal);
  };
  // without a listener the kernel decides as for the server: it stops only what somebody can continue
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
