/** Exit codes: the only place that defines their meaning; docs/exit-codes.md and `netmon --help` repeat the table. */
export const ExitCode = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  privilege: 3,
  unsupported: 4,
  target: 5,
  busy: 6,
  enforcement: 7,
  state: 8,
  installation: 9,
  blocked: 10,
  detected: 11,
  detectedCritical: 12,
  differs: 13,
  notReady: 14,
  broken: 15,
  fault: 16,
  noAnswer: 17,
  execFailed: 125,
  execNotExecutable: 126,
  execNotFound: 127,
} as const;

export const EXIT_CODE_TABLE: ReadonlyArray<readonly [code: string, meaning: string]> = [
  ["0", "success, or stopped cleanly"],
  ["1", "unexpected failure: a bug, please report it"],
  ["2", "wrong usage or configuration; refused target"],
  ["3", "not enough privileges"],
  ["4", "this kernel or container does not support it; doctor: cannot enforce here"],
  ["5", "session, process, container or cgroup not found, or gone"],
  ["6", "in use: another netmon has the session, or processes are left in it"],
  ["7", "enforcement failed: the canary got through, or links were lost"],
  ["8", "state directory or output: disk full, read-only, not private, or a record that cannot be read"],
  ["9", "incomplete installation: helper or addon missing, or of another version"],
  ["10", "policy test: the policy blocks the call; shim: it does not let the server start"],
  ["11", "mcp inspect: poisoned definitions found"],
  ["12", "mcp inspect: critical definitions found; mcp registry approve: in the one to approve"],
  [
    "13",
    "mcp registry: not the pinned or given definition; wrap-config --check: servers are not behind netmon",
  ],
  ["14", "wait-ready: the session was not ready in time"],
  ["15", "audit verify, sessions prune: events were changed, removed or inserted"],
  ["16", "an uncaught error ended netmon (a bug, please report it); start it again"],
  ["17", "agent: no whole answer of the model, or the same calls again and again"],
  ["125", "exec: netmon failed before the command started"],
  ["126", "exec, run, shim: the command was found but cannot be run"],
  ["127", "exec, run, shim: the command was not found"],
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

const PORT = { port_in_use: ExitCode.busy, port_not_allowed: ExitCode.privilege };

/** Error class name -> its `code` -> exit code; '' stands for all other codes of that class. */
const BY_CODE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  TargetError: {
    "": ExitCode.target,
    invalid: ExitCode.usage,
    ambiguous: ExitCode.usage,
    root_cgroup: ExitCode.usage,
    kernel_thread: ExitCode.usage,
    not_cgroup2: ExitCode.usage,
    no_cgroup2: ExitCode.unsupported,
    read_only: ExitCode.unsupported,
    privilege: ExitCode.privilege,
    busy: ExitCode.busy,
  },
  StateError: {
    "": ExitCode.state,
    invalid_id: ExitCode.usage,
    not_found: ExitCode.target,
    privilege: ExitCode.privilege,
    busy: ExitCode.busy,
  },
  KernelError: {
    "": ExitCode.unexpected,
    EPERM: ExitCode.privilege,
    EACCES: ExitCode.privilege,
    ENOSYS: ExitCode.unsupported,
    ENOTSUP: ExitCode.unsupported,
    EOPNOTSUPP: ExitCode.unsupported,
    ENOLINK: ExitCode.target,
  },
  // Codes: the client's own are in src/kernel/helper/error.ts, all others are the helper's.
  HelperError: {
    "": ExitCode.unexpected,
    EPERM: ExitCode.privilege,
    EACCES: ExitCode.privilege,
    ENOENT: ExitCode.target,
    ENODEV: ExitCode.target,
    cgroup_changed: ExitCode.target,
    root_cgroup: ExitCode.usage,
    not_cgroup2: ExitCode.usage,
    size: ExitCode.usage,
    hook_missing: ExitCode.unsupported,
    memlock: ExitCode.unsupported,
    bpffs: ExitCode.unsupported,
    load: ExitCode.unsupported,
    pin_exists: ExitCode.busy,
    incomplete: ExitCode.state,
    no_links: ExitCode.state,
    layout: ExitCode.installation,
    helper_missing: ExitCode.installation,
    helper_version: ExitCode.installation,
    protocol: ExitCode.installation,
  },
  StoreError: {
    "": ExitCode.state,
    not_found: ExitCode.target,
    privilege: ExitCode.privilege,
    busy: ExitCode.busy,
  },
  ApprovalError: {
    "": ExitCode.usage,
    gone: ExitCode.target,
    refused: ExitCode.privilege,
    failed: ExitCode.state,
  },
  AccountError: { "": ExitCode.usage },
  NotGuardedError: { "": ExitCode.execFailed },
  ShimDirectoryError: { "": ExitCode.usage },
  ProxyError: { "": ExitCode.usage, ...PORT, listen: ExitCode.unsupported },
  ClientFileError: {
    "": ExitCode.usage,
    not_found: ExitCode.target,
    privilege: ExitCode.privilege,
    changed: ExitCode.busy,
    disk: ExitCode.state,
  },
  GatewayError: { "": ExitCode.usage, ...PORT },
  UiError: { "": ExitCode.unsupported, ...PORT },
  ServiceError: {
    "": ExitCode.unsupported,
    not_found: ExitCode.target,
    privilege: ExitCode.privilege,
    disk: ExitCode.state,
  },
  EnforcementError: { "": ExitCode.enforcement },
  ShimRefusal: { "": ExitCode.usage },
  ConfigError: { "": ExitCode.usage },
  LoopError: { "": ExitCode.noAnswer, server: ExitCode.target },
  LaunchError: { "": ExitCode.execNotExecutable, not_found: ExitCode.execNotFound },
  CapacityError: { "": ExitCode.usage },
  BpffsError: { "": ExitCode.unsupported },
  InstallationError: { "": ExitCode.installation },
};

/** Returns the exit code for an error that reached the top. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  if (!(error instanceof Error)) return ExitCode.unexpected;
  const codes = BY_CODE[error.name];
  const code = (error as { code?: unknown }).code;
  return (typeof code === "string" ? codes?.[code] : undefined) ?? codes?.[""] ?? ExitCode.unexpected;
}

/** Whether the message is meant for the user; otherwise it is a bug and the stack is worth showing. */
export function isExpected(error: unknown): boolean {
  return error instanceof CliError || (error instanceof Error && error.name in BY_CODE);
}

/** Converts a ValueError to a usage error: the command line had a value that commander could not check. */
export function usageError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "ValueError") return error;
  const hint = "hint" in error && typeof error.hint === "string" ? ` (${error.hint})` : "";
  return new CliError(ExitCode.usage, `${error.message}${hint}`, { cause: error });
}
