/** Inputs and outputs of a run. */
import type { Log } from "../../event/log.ts";
import type { Account } from "../../files/account.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { ThreadStarter } from "../../store/writer.ts";
import type { Pinning } from "../../watch/attachment/session-attachment.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import type { RunHost } from "../exec/run-host.ts";
import type { PolicyFileChange } from "./last-policy.ts";
import type { ServeShims } from "./run-shims.ts";

export interface RunOptions {
  sessionId: string;
  dirs: StateDirs;
  command: readonly string[];
  /** Name of the agent, or `none`; undefined: detected by the command. */
  agent: string | undefined;
  config: string | null;
  /** Configurations of MCP clients, in addition to the agent's own. */
  mcpConfigs: readonly string[];
  overrides: PolicyOverrides;
  /** Whether netmon's own tools replace the agent's, overriding the configuration. */
  tools: boolean;
  account: Account;
  callerUid: number;
  env: NodeJS.ProcessEnv;
  host: RunHost;
  /** Socket of the service that has the kernel layer; null: this process has it, or none. */
  service: string | null;
  /** Why the run has no kernel layer; null: it has one. */
  withoutKernel: string | null;
  pinning: Pinning;
  /** Path of the netmon-bpf executable. */
  helper: string;
  /** Program of its shims, as an absolute path. */
  shim: string;
}

export interface RunPorts {
  serveShims: ServeShims;
  /** Loader that may have loaded programs already. */
  loader: ProgramLoader;
  /** Called before anything starts if the policy differs from the last run's; throws if the run must not start. */
  onPolicyChange(change: PolicyFileChange): void;
  /** Starter of the store's thread that runs of a controller share. */
  startThread?: ThreadStarter;
  log: Log;
}
