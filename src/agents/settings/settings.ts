/** How each agent is set up for a run; a plain command is given the environment that SDKs read, and no more. */
import type { Agent } from "../agents.ts";
import { setUpClaude } from "./claude.ts";
import { setUpCodex } from "./codex.ts";
import { setUpGemini } from "./gemini.ts";
import { setUpOpencode } from "./opencode.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

const SET_UP: Readonly<Record<Agent, (input: SetupInput) => AgentSetup>> = {
  claude: setUpClaude,
  codex: setUpCodex,
  gemini: setUpGemini,
  opencode: setUpOpencode,
};

export function setUpAgent(agent: Agent | null, input: SetupInput): AgentSetup {
  if (agent !== null) return SET_UP[agent](input);
  const behind = input.servers.injected.some(({ front }) => front?.kind === "gateway");
  const notes = behind
    ? ["the command finds its MCP servers' addresses in NETMON_MCP_SERVERS, a JSON object"]
    : [];
  return { args: [...input.args], env: {}, notes };
}
