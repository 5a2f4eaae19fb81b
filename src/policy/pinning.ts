/** Reports whether a tool is compared with its pin: all but netmon's own six tools, which change with netmon. */
import type { McpConfig } from "../config/config.ts";
import { isPluginTool, isToolServer, TOOL_SERVER } from "../registry/own-server.ts";

export function isPinned(
  { version_pinning, servers }: McpConfig,
  serverId: string,
  toolName: string,
): boolean {
  if (!version_pinning.enabled) return false;
  return isPluginTool(toolName) || serverId !== TOOL_SERVER || !servers.some(isToolServer);
}
