/**
 * A run's policy that is not that of its last run: the diff, and a question if it is weaker and somebody can answer.
 *
 * Fails open without a terminal: the run starts, and the event and the report say so.
 */
import { closeSync, openSync, readSync } from "node:fs";
import type { RunHost } from "../../app/exec/run-host.ts";
import type { PolicyFileChange } from "../../app/run/last-policy.ts";
import { policyFileText } from "../../config/posture.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import type { RunLog } from "./run-log.ts";
import { type CliIo, printableLines } from "./terminal.ts";

/** Throws CliError if the person declines. */
export function confirmPolicy(
  change: PolicyFileChange,
  { stdin, stderr }: CliIo,
  host: RunHost,
  log: RunLog,
): void {
  const asks = change.weaker && stdin.isTTY === true && stderr.isTTY === true;
  if (asks) host.needsOwnProcess("it asks whether a weaker policy is meant");
  log[change.weaker ? "warn" : "info"](policyFileText(change));
  stderr.write(printableLines(change.diff));
  if (!asks) return;
  stderr.write("netmon: Run with this policy? [y/N] ");
  if (/^\s*y(?:es)?\s*$/i.test(answerOnTerminal())) return;
  throw new CliError(
    ExitCode.differs,
    `nothing was started: restore ${change.file}, or start again and answer y`,
  );
}

/** One line typed at the terminal. This process reads nothing else from it: the rest is the agent's. */
function answerOnTerminal(): string {
  const terminal = openSync("/dev/tty", "r");
  try {
    const line = Buffer.alloc(256);
    return line.toString("utf8", 0, readSync(terminal, line));
  } finally {
    closeSync(terminal);
  }
}
