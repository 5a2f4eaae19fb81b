/** Ids that rules speak of without wildcards: servers known by name although nothing need declare them. */
import type { McpConfig } from "../config/config.ts";
import { hasWildcard } from "./glob.ts";

export function namedServers(mcp: McpConfig): Set<string> {
  const servers = [...mcp.allowed_servers, ...mcp.denied_servers].map((rule) => rule.id);
  const tools = [...mcp.allowed_tools, ...mcp.denied_tools, ...mcp.denied_arguments].map((r) => r.server);
  const limits = Object.keys(mcp.rate_limits.per_server);
  return new Set([...servers, ...tools, ...limits].filter((id) => !hasWildcard(id)));
}
