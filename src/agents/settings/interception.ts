/**
 * Agents whose own tools are taken away, so that netmon's stand in their place (docs/tools.md).
 *
 * Direction of failure: closed; an option that would bring a tool or a hook back is an error before the agent starts.
 */
import { ConfigError } from "../../config/error.ts";
import { TOOL_SERVER } from "../../registry/own-server.ts";

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
