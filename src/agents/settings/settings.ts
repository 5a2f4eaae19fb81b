/** Sets up each agent for a run; a plain command only gets the environment that SDKs read. */
import type { Agent } from "../agents.ts";
import { mcpJson, setUpClaude } from "./claude.ts";
import { setUpCodex } from "./codex.ts";
import { setUpCopilot } from "./copilot.ts";
import { setUpGemini } from "./gemini.ts";
import { setUpOpencode } from "./opencode.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

const SET_UP: Readonly<Record<Agent, (input: SetupInput) => AgentSetup>> = {
  claude: setUpClaude,
  codex: setUpCodex,
  gemini: setUpGemini,
  opencode: setUpOpencode,
  copilot: setUpCopilot,
};

export function setUpAgent(agent: Agent | null, input: SetupInput): AgentSetup {
  if (agent !== null) return SET_UP[agent](input);
  const { args, servers, write } = input;
  if (servers.injected.length === 0) return { args: [...args], env: {}, notes: [] };
  const notes = [
    "the command finds its MCP servers in the file that NETMON_MCP_CONFIG names, in .mcp.json format",
  ];
  return { args: [...args], env: { NETMON_MCP_CONFIG: write("mcp.json", mcpJson(servers)) }, notes };
}
