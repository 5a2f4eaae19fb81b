/** Exit codes: the only place that defines their meaning; docs/exit-codes.md and `netmon help --all` repeat the table. */
import type { UserError } from "../errors/user-error.ts";

const CODES = {
  ok: [0, "success, or stopped cleanly"],
  unexpected: [1, "unexpected failure: a bug, please report it"],
  usage: [2, "wrong usage or configuration; refused target"],
  privilege: [3, "not enough privileges"],
  unsupported: [4, "this kernel or container does not support it; doctor: cannot enforce here"],
  target: [5, "session, process, container or cgroup not found, or gone"],
  busy: [6, "in use: another netmon has the session, or processes are left in it"],
  enforcement: [
    7,
    "enforcement failed: the canary got through, links were lost, or something bypassed every hook",
  ],
  state: [8, "state directory or output: disk full, read-only, not private, or a record that cannot be read"],
  installation: [9, "incomplete installation: helper or addon missing, or of another version"],
  blocked: [10, "policy test: the policy blocks the call; shim: it does not let the server start"],
  detected: [11, "inspect: poisoned definitions found"],
  detectedCritical: [12, "inspect: critical definitions found; registry approve: in the one to approve"],
  differs: [
    13,
    "registry: not the pinned or given definition; wrap-config --check: servers are not behind netmon; discover --check: servers are not declared; run: a weaker policy was declined",
  ],
  notReady: [14, "wait-ready: the session was not ready in time"],
  broken: [15, "audit verify, audit prune: events were changed, removed or inserted"],
  fault: [16, "an uncaught error ended netmon (a bug, please report it); start it again"],
  noAnswer: [
    17,
    "agent: the model gave no complete answer, or the same calls again and again; learn: the model never answered",
  ],
  standstill: [18, "netmon stood still for 5 s while it enforced, and was ended; start it again"],
  execFailed: [125, "exec: netmon failed before the command started"],
  execNotExecutable: [126, "exec, run, shim: the command was found but cannot be run"],
  execNotFound: [127, "exec, run, shim: the command was not found"],
} as const;

export const ExitCode = Object.fromEntries(
  Object.entries(CODES).map(([name, [code]]) => [name, code]),
) as Readonly<Record<keyof typeof CODES, number>>;

export const EXIT_CODE_TABLE: ReadonlyArray<readonly [code: string, meaning: string]> = [
  ...Object.values(CODES).map(([code, meaning]) => [String(code), meaning] as const),
  ["128+N", "exec, run: the command was ended by signal N"],
];

/** An error with an exit code of its own. The message is for users: what, where, and what to do. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: number;

  constructor(exitCode: number, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Returns the exit code for an error that reached the top. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  return isUserError(error) ? ExitCode[error.failure] : ExitCode.unexpected;
}

/** Whether the message is meant for the user; otherwise it is a bug and the stack is worth showing. */
export function isExpected(error: unknown): boolean {
  return error instanceof CliError || isUserError(error);
}

function isUserError(error: unknown): error is UserError {
  return error instanceof Error && "failure" in error;
}

/** Converts a ValueError to a usage error: the command line had a value that commander could not check. */
export function usageError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "ValueError") return error;
  const hint = "hint" in error && typeof error.hint === "string" ? ` (${error.hint})` : "";
  return new CliError(ExitCode.usage, `${error.message}${hint}`, { cause: error });
}
