/**
 * A stdio server that netmon starts as its own client. It runs below a process of netmon (native/shim/keeper.cc), which ends
 * it when its input is closed, also by netmon's death: by SIGTERM, then SIGKILL, with all that a wrapper has left.
 */
import {
  getDefaultEnvironment,
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/client/stdio";
import { shimProgram } from "../../native/shim-program.ts";

export interface ServerProcess {
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Missing or null: this process's. */
  cwd?: string | null | undefined;
  /** The environment to which `env` is added; default: the few variables that a program needs to start. */
  inherited?: Readonly<Record<string, string>>;
}

/** Throws InstallationError. */
export function serverTransport(
  { command, args, env, cwd, inherited }: ServerProcess,
  stderr: NonNullable<StdioServerParameters["stderr"]>,
): StdioClientTransport {
  return new StdioClientTransport({
    command: shimProgram(),
    args: ["--keep", command, ...args],
    env: { ...(inherited ?? getDefaultEnvironment()), ...env },
    stderr,
    ...(cwd == null ? {} : { cwd }),
  });
}
