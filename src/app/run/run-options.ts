/** What a run is told, and where what it says goes. */
import type { Agent } from "../../agents/agents.ts";
import type { EventSink } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { Account } from "../../files/account.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";
import type { Pinning } from "../watch/session-attachment.ts";
import type { ServeShims } from "./run-shims.ts";

export interface RunOptions {
  sessionId: string;
  dirs: StateDirs;
  command: readonly string[];
  /** What the command is; undefined: told by its name. */
  agent: Agent | "none" | undefined;
  config: string | null;
  /** Configurations of MCP clients, added to the agent's own. */
  mcpConfigs: readonly string[];
  overrides: PolicyOverrides;
  /** netmon's own tools in place of the agent's, whatever the configuration says. */
  tools: boolean;
  account: Account;
  callerUid: number;
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Why there is to be no kernel layer; null: there is to be one. */
  withoutKernel: string | null;
  pinning: Pinning;
  /** The netmon-bpf executable. */
  helper: string;
  /** The program of its shims, absolute. */
  shim: string;
}

export interface RunPorts {
  /** Every event of the session, as it is recorded. */
  output: EventSink;
  serveShims: ServeShims;
  /** One that may load programs already. */
  loader: ProgramLoader;
  log: Log;
}
