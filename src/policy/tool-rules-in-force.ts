import type { McpConfig } from "../config/config.ts";

/** Reports whether enforcing depends on seeing the calls: the configuration has rules about servers or tools. */
export function hasToolRules(mcp: McpConfig): boolean {
  if (mcp.mode !== "enforce" || !mcp.enforce_policy) return false;
  const listed = [mcp.denied_tools, mcp.denied_arguments, mcp.ask, mcp.denied_servers, mcp.allowed_servers];
  return (
    mcp.tool_policy !== "none" ||
    mcp.rate_limits.enabled ||
    listed.some((rules) => rules.length > 0) ||
    mcp.servers.some((server) => server.allowed_tools_regex.length + server.denied_tools_regex.length > 0)
  );
}
