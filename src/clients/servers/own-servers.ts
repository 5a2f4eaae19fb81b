/**
 * The servers that an agent would use on its own, later files overriding earlier ones, and those that the user adds
 * with --mcp-config.
 *
 * Direction of failure: an unreadable file of the agent is named and left to the agent; one that the user gave is an
 * error.
 */
import { basename, resolve } from "node:path";
import type { Agent } from "../../agents/agent.ts";
import { type AgentEnvironment, all, type EntryFilter, isThere } from "../../agents/config-file.ts";
import type { ClientImporter } from "../../agents/importer.ts";
import { append } from "../../collections/long-lists.ts";
import { unreadable } from "../../config/input-file.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { AgentFiles } from "./agent-files.ts";
import { type AgentServer, agentServers } from "./agent-server.ts";

/** `args`: the agent's own arguments. Throws ConfigError. */
export function agentOwnServers(
  agent: Agent | null,
  args: readonly string[],
  mcpConfigs: readonly string[],
  around: AgentEnvironment & { files: AgentFiles },
): { servers: AgentServer[]; notes: string[] } {
  const { cwd, env, files } = around;
  const servers: AgentServer[] = [];
  const notes: string[] = [];
  const add = (
    label: string,
    read: () => { file: string; text: string; importer?: ClientImporter },
    accepts: EntryFilter,
  ): void => {
    try {
      append(servers, agentServers({ label, ...read() }, env, accepts));
    } catch (error) {
      const why = errorMessage(error);
      if (!/not the configuration of an MCP client/.test(why))
        notes.push(`${label} is left to the agent: ${why}`);
    }
  };
  const given = agent?.givenConfigs?.(args, around);
  if (agent !== null && given?.strict !== true) {
    const { importer } = agent;
    for (const { file, within, label, accepts, filled = (text: string) => text } of agent
      .configFiles(around, args)
      .filter(({ file }) => isThere(file)))
      add(label, () => ({ file, text: filled(files.text(file, within)), importer }), accepts);
  }
  if (agent !== null && given?.over !== undefined) {
    const { importer } = agent;
    const { label, text } = given.over;
    // its ending says the language
    const file = resolve(cwd, `${label}.${importer.language ?? "json"}`);
    add(label, () => ({ file, text, importer }), all);
  }
  for (const value of given?.configs ?? []) {
    const isText = value.trimStart().startsWith("{");
    const file = isText ? "--mcp-config" : resolve(cwd, value);
    add(basename(file), () => ({ file, text: isText ? value : files.named(file) }), all);
  }
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
