/** What a run makes read-only for its agent: everything that the next run will trust and the agent could change. */
import type { Agent } from "../../agents/agent.ts";
import { type AgentEnvironment, isThere } from "../../agents/config-file.ts";
import type { Config } from "../../config/config.ts";
import { POLICY_LAYERS, postureOf } from "../../config/posture.ts";
import { canChange } from "../../files/changeable.ts";
import {
  NOTHING_SEALED,
  namedFiles,
  ownProgram,
  type Sealing,
  sealing,
  type TrustedPath,
} from "../exec/sealed-paths.ts";
import type { RunOptions } from "./run-options.ts";

/** Throws ConfigError if a file that the user named cannot be made read-only. Observing, nothing is sealed. */
export function runSealing(
  { config: file, mcpConfigs, dirs, account, withoutKernel, host }: RunOptions,
  config: Config,
  agent: Agent | null,
  around: AgentEnvironment,
): Sealing {
  if (POLICY_LAYERS.every((layer) => postureOf(config, layer).mode === "observe")) return NOTHING_SEALED;
  const named = namedFiles(file, mcpConfigs);
  if (withoutKernel !== null) return unsealed(named, account.uid);
  const state = [dirs.lib, dirs.run].map((path) => ({ path, what: "netmon's state", required: false }));
  return sealing([...named, ...agentFiles(agent, around), ...state, ...ownProgram(host.env)], account.uid);
}

/** Without the kernel layer the agent is not isolated, so that nothing is read-only for it. */
function unsealed(named: readonly TrustedPath[], uid: number): Sealing {
  const open = named.filter(({ path }) => canChange(path, uid));
  const notes = open.map(
    ({ path, what }) => `the agent can change ${what} (${path}): without the kernel layer it is not isolated`,
  );
  return { paths: [], notes };
}

/** Files that decide which of the agent's servers netmon wraps, but for those in which the agent keeps its own state. */
function agentFiles(agent: Agent | null, around: AgentEnvironment): TrustedPath[] {
  return (agent?.configFiles(around) ?? [])
    .filter(({ file, keepsState }) => keepsState !== true && isThere(file))
    .map(({ file, label }) => ({ path: file, what: label, required: false }));
}
