/**
 * The servers that an agent would use by itself, later files over earlier ones, and those that the user adds with
 * --mcp-config.
 *
 * Direction of failure: a file of the agent's that cannot be read is named and left to the agent; one that the user
 * gave is an error.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { ConfigError } from "../../config/error.ts";
import type { AgentCommand } from "./agent-kind.ts";
import { agentPlaces } from "./agent-places.ts";
import { type AgentServer, agentServers, type Choice } from "./agent-server.ts";
import { claudeArguments, claudeConfigText } from "./clients/claude.ts";

export interface OwnServersOptions {
  command: readonly string[];
  mcpConfigs: readonly string[];
  cwd: string;
}

const all: Choice = () => true;

/** Throws ConfigError. */
export function ownServers(
  { command, mcpConfigs, cwd }: OwnServersOptions,
  { kind, words }: AgentCommand,
  env: NodeJS.ProcessEnv,
): { servers: AgentServer[]; notes: string[] } {
  const servers: AgentServer[] = [];
  const notes: string[] = [];
  const add = (label: string, read: () => { file: string; text: string }, choose: Choice): void => {
    try {
      servers.push(...agentServers({ label, ...read() }, env, choose));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!/not the configuration of an MCP client/.test(why))
        notes.push(`${label} is left to the agent: ${why}`);
    }
  };
  const given = kind === "claude" ? claudeArguments(command.slice(words)) : { configs: [], strict: false };
  if (kind !== null && !given.strict)
    for (const { file, label, choose } of agentPlaces(kind, { cwd, home: env.HOME ?? "/", env }))
      add(label, () => ({ file, text: readFileSync(file, "utf8") }), choose);
  for (const value of given.configs) add(shown(value), () => claudeConfigText(value, cwd), all);
  for (const file of mcpConfigs) {
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch (error) {
      const message = `cannot be read: ${(error as Error).message}`;
      throw new ConfigError(file, [{ path: "", line: 0, column: 0, message, hint: null }]);
    }
    servers.push(...agentServers({ label: basename(file), file, text }, env, all));
  }
  return { servers, notes };
}

function shown(value: string): string {
  return value.trimStart().startsWith("{") ? "--mcp-config" : basename(value);
}
