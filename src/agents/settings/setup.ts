/** Changes that a run makes to an agent's start, so that it uses netmon's proxy, gateway and shims. */
import { ConfigError } from "../../config/error.ts";
import { TOOL_SERVER } from "../../registry/own-server.ts";
import type { AgentEnvironment } from "../servers/agent-config-files.ts";
import type { InjectedServers } from "../servers/injected-servers.ts";
import type { ModelUpstreams } from "./model-upstreams.ts";
import type { NamedBaseUrl } from "./named-base-urls.ts";

export interface SetupInput {
  servers: InjectedServers;
  /** null: the agent keeps its own tools. */
  interception: Interception | null;
  /** null: no LLM proxy. */
  proxyUrl: string | null;
  /** Base URLs that the user has already set; the one that the agent uses comes first. */
  named: readonly NamedBaseUrl[];
  upstreams: ModelUpstreams;
  around: AgentEnvironment;
  /** The agent's own arguments. */
  args: readonly string[];
  /** Writes a file that only the agent's user can read; returns its path. */
  write(name: string, text: string): string;
  /** Like write, but the file is root's; null: not possible. */
  writeSettings(name: string, text: string): string | null;
}

export interface AgentSetup {
  /** Replaces the agent's own arguments. */
  args: string[];
  env: Record<string, string>;
  /** Sentences about what the user may not expect. */
  notes: string[];
}

/**
 * Removes the agent's own tools, so that netmon's replace them (docs/tools.md). Fails closed: an option that would bring
 * a tool or a hook back is an error before the agent starts.
 */
export interface Interception {
  /** Output of `codex debug models`; null for other agents. */
  codexModels: string | null;
}

/** Claude Code's name for the tools of netmon's server. */
export const CLAUDE_TOOLS = `mcp__${TOOL_SERVER}`;

/** Throws ConfigError. */
export function refuseOptions(words: readonly string[], refused: RegExp): void {
  const found = words.slice(0, words.includes("--") ? words.indexOf("--") : words.length);
  const bad = found.filter((word) => refused.test(word)).map((word) => word.replace(/=.*/s, ""));
  if (bad.length === 0) return;
  throw interceptionError(
    `the agent's option ${[...new Set(bad)].join(", ")} may bring back tools or hooks of its own`,
    "leave it out, or run without netmon's tools",
  );
}

export function interceptionError(message: string, hint: string, code?: string): ConfigError {
  return new ConfigError("netmon's tools in place of the agent's", [
    { path: "mcp_proxy", line: 0, column: 0, message, hint, ...(code !== undefined && { code }) },
  ]);
}
