/**
 * Runs a command through `netmon-bpf exec`, which enters the cgroup, isolates and drops rights before it
 * executes the command in the same process; here: stdio, signals and the exit code.
 *
 * Direction of failure: closed. If the helper cannot isolate the command it does not start it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Account } from "../../files/account.ts";

export interface LaunchPlan {
  /** The netmon-bpf executable. */
  helper: string;
  cgroupPath: string;
  account: Account;
  /** Paths to hide from the command: of AF_UNIX sockets, and of secrets. */
  maskPaths: readonly string[];
  /** A directory, beside which nothing is seen of the directory that it stands in. */
  showOnly?: string;
  allowNewPrivs: boolean;
  /** This process guards the session: when it ends, whatever the way, all in the cgroup is killed. */
  endsWithUs?: boolean;
  /** With `endsWithUs`: the session's pins, which the guard removes once all in the cgroup are dead. */
  pinDir?: string;
  /** A socket that is made for the time, at which commands of netmon's tools get cgroups of their own. */
  calls?: string;
  command: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** The helper's command line. */
export function helperArguments(plan: LaunchPlan): string[] {
  const { account } = plan;
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
    ...plan.maskPaths.flatMap((path) => ["--mask-path", path]),
    ...(plan.showOnly !== undefined ? ["--show-only", plan.showOnly] : []),
    ...(plan.allowNewPrivs ? ["--allow-new-privs"] : []),
    ...(plan.endsWithUs ? ["--end-with", String(process.pid)] : []),
    ...(plan.endsWithUs && plan.pinDir !== undefined ? ["--pin-dir", plan.pinDir] : []),
    ...(plan.calls !== undefined ? ["--calls", plan.calls] : []),
    "--",
    ...plan.command,
  ];
}

/**
 * Passed on to the helper, which passes them on to the command. SIGUSR1 is in here also because Node would
 * start its inspector.
 */
const FORWARDED = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1", "SIGUSR2"] as const;
/** A terminal sends these to the command itself, which is in the same process group. */
const FROM_TERMINAL: ReadonlySet<string> = new Set(["SIGINT", "SIGQUIT"]);

/**
 * Starts it with stdio inherited and resolves to the exit code as shells count it: the command's own, or
 * 128 + N when signal N ended it. Rejects when the helper cannot be started.
 */
export function launch(plan: LaunchPlan, onTerminal: boolean): Promise<number> {
  return ended(spawn(plan.helper, helperArguments(plan), { stdio: "inherit", env: plan.env }), onTerminal);
}

/**
 * The same without a session's cgroup and without isolation, for a run without the kernel layer: as that user where it
 * is another. Rejects with the error of spawn, whose code is ENOENT or EACCES where the command is at fault.
 */
export function launchOutside(
  { account, command, env }: Pick<LaunchPlan, "account" | "command" | "env">,
  onTerminal: boolean,
): Promise<number> {
  const [program = "", ...args] = command;
  const as = process.geteuid?.() === account.uid ? {} : { uid: account.uid, gid: account.gid };
  return ended(spawn(program, args, { stdio: "inherit", env, ...as }), onTerminal);
}

function ended(child: ChildProcess, onTerminal: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = forwardSignals(child, onTerminal);
    child.once("error", (error) => {
      stop();
      reject(error);
    });
    child.once("exit", (code, signal) => {
      stop();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

function forwardSignals(child: ChildProcess, onTerminal: boolean): () => void {
  const handlers = FORWARDED.map((name) => {
    const handler = () => {
      if (!(onTerminal && FROM_TERMINAL.has(name))) child.kill(name);
    };
    process.on(name, handler);
    return [name, handler] as const;
  });
  return () => {
    for (const [name, handler] of handlers) process.off(name, handler);
  };
}
