/** Exit codes: the only place that defines their meaning; docs/exit-codes.md and `netmon --help` repeat the table. */
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
  detected: [11, "mcp inspect: poisoned definitions found"],
  detectedCritical: [
    12,
    "mcp inspect: critical definitions found; mcp registry approve: in the one to approve",
  ],
  differs: [
    13,
    "mcp registry: not the pinned or given definition; wrap-config --check: servers are not behind netmon; run: a weaker policy was declined",
  ],
  notReady: [14, "wait-ready: the session was not ready in time"],
  broken: [15, "audit verify, sessions prune: events were changed, removed or inserted"],
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
  InstallError: { "": ExitCode.usage, insecure: ExitCode.state },
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
  OutgoingError: { "": ExitCode.usage },
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
