/** What a run changes about an agent's start, so that it uses netmon's proxy, gateway and shims. */
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
  /** What the user has set already, what the agent uses first. */
  named: readonly NamedBaseUrl[];
  upstreams: ModelUpstreams;
  around: AgentEnvironment;
  /** The agent's own arguments. */
  args: readonly string[];
  /** Writes a file that the agent can read, and only its user; the path. */
  write(name: string, text: string): string;
  /** The same, root's own; null: that cannot be. */
  writeSettings(name: string, text: string): string | null;
}

export interface AgentSetup {
  /** In place of the agent's own arguments. */
  args: string[];
  env: Record<string, string>;
  /** What is not as the user may think, one sentence each. */
  notes: string[];
}

/**
 * The agent's own tools are taken away, so that netmon's stand in their place (docs/tools.md). Fails closed: an
 * option that would bring a tool or a hook back is an error before the agent starts.
 */
export interface Interception {
  /** What `codex debug models` says; null for other agents. */
  codexModels: string | null;
}

/** How Claude Code calls the tools of netmon's server. */
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
