/** A command that is no known agent: it only gets the environment that SDKs read, and a file of its servers. */
import { mcpJson } from "./mcp-json.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

export function setUpPlainCommand({ args, servers, write }: SetupInput): AgentSetup {
  if (servers.injected.length === 0) return { args: [...args], env: {}, notes: [] };
  const notes = [
    "the command finds its MCP servers in the file that NETMON_MCP_CONFIG names, in .mcp.json format",
  ];
  return { args: [...args], env: { NETMON_MCP_CONFIG: write("mcp.json", mcpJson(servers)) }, notes };
}
