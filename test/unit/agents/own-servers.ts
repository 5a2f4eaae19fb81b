/** The servers that a command would use on its own, and what it was asked with, for tests. */
import { agentCommand } from "../../../src/agents/agent-command.ts";
import { AgentFiles } from "../../../src/clients/servers/agent-files.ts";
import { agentOwnServers } from "../../../src/clients/servers/own-servers.ts";
import type { UserRights } from "../../../src/files/user-rights.ts";

export function ownServers(
  command: readonly string[],
  { home, cwd, account }: { home: string; cwd: string; account: UserRights },
  mcpConfigs: readonly string[] = [],
) {
  const { agent, words } = agentCommand(command);
  const around = { cwd, home, env: { HOME: home }, files: new AgentFiles(account) };
  const args = command.slice(words);
  return { agent, args, around, ...agentOwnServers(agent, args, mcpConfigs, around) };
}
