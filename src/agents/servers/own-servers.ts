/**
 * The servers that an agent would use on its own, later files overriding earlier ones, and those that the user adds
 * with --mcp-config.
 *
 * Direction of failure: an unreadable file of the agent is named and left to the agent; one that the user gave is an
 * error.
 */
import { basename } from "node:path";
import { unreadable } from "../../config/input-file.ts";
import { errorMessage } from "../../event/error-message.ts";
import type { UserRights } from "../../files/user-rights.ts";
import { append } from "../../framing/long-lists.ts";
import type { AgentCommand } from "../agent-command.ts";
import type { Agent } from "../agents.ts";
import { claudeArguments, givenConfigText } from "../settings/claude.ts";
import { COPILOT_CONFIGS } from "../settings/copilot.ts";
import { takeOption } from "../settings/options.ts";
import { agentConfigFiles } from "./agent-config-files.ts";
import { AgentFiles } from "./agent-files.ts";
import { type AgentServer, agentServers, type EntryFilter } from "./agent-server.ts";

export interface OwnServersOptions {
  command: readonly string[];
  mcpConfigs: readonly string[];
  cwd: string;
  /** The agent's user. */
  account: UserRights;
}

const all: EntryFilter = () => true;

/** Throws ConfigError. */
export function agentOwnServers(
  { command, mcpConfigs, cwd, account }: OwnServersOptions,
  { kind, words }: AgentCommand,
  env: NodeJS.ProcessEnv,
): { servers: AgentServer[]; notes: string[] } {
  const files = new AgentFiles(account);
  const servers: AgentServer[] = [];
  const notes: string[] = [];
  const add = (label: string, read: () => { file: string; text: string }, accepts: EntryFilter): void => {
    try {
      append(servers, agentServers({ label, ...read() }, env, accepts));
    } catch (error) {
      const why = errorMessage(error);
      if (!/not the configuration of an MCP client/.test(why))
        notes.push(`${label} is left to the agent: ${why}`);
    }
  };
  const given = givenConfigs(kind, command.slice(words));
  if (kind !== null && !given.strict)
    for (const { file, within, label, accepts } of agentConfigFiles(kind, {
      cwd,
      home: env.HOME ?? "/",
      env,
      files,
    }))
      add(label, () => ({ file, text: files.text(file, within) }), accepts);
  for (const value of given.configs) add(shown(value), () => givenConfigText(value, cwd, files), all);
  for (const file of mcpConfigs) {
    let text: string;
    try {
      text = files.given(file);
    } catch (error) {
      throw unreadable(file, error);
    }
    append(servers, agentServers({ label: basename(file), file, text }, env, all));
  }
  return { servers, notes };
}

/** MCP configurations on the agent's own command line, file names or JSON; `strict`: it reads no others. */
function givenConfigs(kind: Agent | null, args: readonly string[]): { configs: string[]; strict: boolean } {
  if (kind === "claude") return claudeArguments(args);
  if (kind !== "copilot") return { configs: [], strict: false };
  const { values } = takeOption(args, COPILOT_CONFIGS);
  return { configs: values.map((value) => value.replace(/^@/, "")), strict: false };
}

function shown(value: string): string {
  return value.trimStart().startsWith("{") ? "--mcp-config" : basename(value);
}
