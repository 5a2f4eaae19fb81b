/**
 * Runs a command through `netmon-bpf exec`, which enters the cgroup, isolates the process, drops its rights and
 * executes the command in it. This module handles stdio, signals and the exit code.
 *
 * Fails closed. If the helper cannot isolate the command, it does not start it.
 */
import { constants } from "node:os";
import type { Account } from "../../files/account.ts";
import type { RunHost, StartedCommand } from "./run-host.ts";

export interface LaunchPlan {
  /** Path of the netmon-bpf executable. */
  helper: string;
  cgroupPath: string;
  account: Account;
  /** Paths to hide from the command: AF_UNIX sockets and secrets. */
  maskPaths: readonly string[];
  /** Directories in place of which the command has empty ones of its own. */
  ownDirs?: readonly string[];
  /** Files that the command sees in place of others. */
  covers?: readonly { path: string; with: string }[];
  /** Paths that are read-only for the command (sealed-paths.ts). */
  seal?: readonly string[];
  /** Files that the paths of covers must lead to (isolation.ts). */
  same?: readonly { path: string; dev: string; ino: string }[];
  /** Directory whose siblings are hidden: of its parent, only this directory is visible. */
  showOnly?: string;
  allowNewPrivs: boolean;
  /** The process that guards the session: when it ends for any reason, everything in the cgroup is killed. */
  endsWith?: number;
  /** With `endsWith`: the session's pins, which the guard removes once everything in the cgroup is dead. */
  linkDir?: string;
  /** Path of a temporary socket through which commands of netmon's tools get cgroups of their own. */
  calls?: string;
  /** The service that has the session: the caller is not root, and the command's process asks it to be let in. */
  service?: { socket: string; session: string };
  command: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Ranges of ids that users may map with setuid programs (newuidmap), which gain no rights in a session: rootless engines
 * fail over them. Without a range they map the user's own id, as they do for users that have none.
 */
const SUBORDINATE_IDS = ["/etc/subuid", "/etc/subgid"];

export function helperArguments(plan: LaunchPlan): string[] {
  const { account } = plan;
  const unusable = plan.allowNewPrivs || account.uid === 0 ? [] : SUBORDINATE_IDS;
  return [
    "exec",
    "--cgroup",
    plan.cgroupPath,
    "--uid",
    String(account.uid),
    "--gid",
    String(account.gid),
    "--groups",
    account.groups.join(","),
    ...[...plan.maskPaths, ...unusable].flatMap((path) => ["--mask-path", path]),
    ...(plan.ownDirs ?? []).flatMap((path) => ["--own-dir", path]),
    ...(plan.covers ?? []).flatMap((one) => ["--cover", one.path, "--with", one.with]),
    ...(plan.seal ?? []).flatMap((path) => ["--seal", path]),
    ...(plan.same ?? []).flatMap(({ path, dev, ino }) => ["--same", `${dev}:${ino}:${path}`]),
    ...(plan.showOnly !== undefined ? ["--show-only", plan.showOnly] : []),
    ...(plan.allowNewPrivs ? ["--allow-new-privs"] : []),
    ...(plan.endsWith !== undefined ? ["--end-with", String(plan.endsWith)] : []),
    ...(plan.endsWith !== undefined && plan.linkDir !== undefined ? ["--pin-dir", plan.linkDir] : []),
    ...(plan.service ? ["--service", plan.service.socket, "--session", plan.service.session] : []),
    ...(plan.calls !== undefined ? ["--calls", plan.calls] : []),
    "--",
    ...plan.command,
  ];
}

/**
 * The helper's environment, from the command's. The helper runs as root, and its runtime must not obey variables that a
 * user chose: it takes the prefix (native/helper/internal/isolate/environment.go) off when it becomes the command.
 */
export function helperEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`NETMON_COMMAND_${name}`, value] as const),
  );
}

/**
 * Signals passed on to the helper, which passes them on to the command. SIGUSR1 is included also because it would start
 * Node's inspector.
 */
const FORWARDED = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1", "SIGUSR2"] as const;
/** Signals that a terminal sends to the command itself, which is in the same process group. */
const FROM_TERMINAL: ReadonlySet<string> = new Set(["SIGINT", "SIGQUIT"]);

export interface Terminal {
  /** Whether the command's stdio is a terminal. */
  isUsed: boolean;
  /** Takes SIGHUP in place of the command, and calls the function if it is the command's after all. */
  hungUp?: (passOn: () => void) => void;
}

/**
 * Starts the command with inherited stdio. Resolves to the exit code in shell convention: the command's own, or 128 + N
 * if signal N ended it. Rejects if the helper cannot be started.
 */
export function launch(plan: LaunchPlan, terminal: Terminal, host: RunHost): Promise<number> {
  const env = helperEnvironment(plan.env);
  return ended(host.start(plan.helper, helperArguments(plan), env), terminal, host);
}

/**
 * Starts the command without cgroup and isolation, for a run without the kernel layer; sets uid and gid if the account
 * is another. Rejects with the error of spawn: code ENOENT or EACCES if the command is at fault.
 */
export function launchOutside(
  { account, command, env }: Pick<LaunchPlan, "account" | "command" | "env">,
  terminal: Terminal,
  host: RunHost,
): Promise<number> {
  const [program = "", ...args] = command;
  const as = process.geteuid?.() === account.uid ? {} : { uid: account.uid, gid: account.gid };
  return ended(host.start(program, args, env, as), terminal, host);
}

async function ended(command: StartedCommand, terminal: Terminal, host: RunHost): Promise<number> {
  const stop = forwardSignals(command, terminal, host);
  try {
    const [code, signal] = await command.ended;
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } finally {
    stop();
  }
}

function forwardSignals(command: StartedCommand, { isUsed, hungUp }: Terminal, host: RunHost): () => void {
  return host.listen(FORWARDED, (name) => {
    if (name === "SIGHUP" && hungUp) hungUp(() => command.kill(name));
    else if (!(isUsed && FROM_TERMINAL.has(name))) command.kill(name);
  });
}
