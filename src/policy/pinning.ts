/** Whose tools are compared with their pins: every server's but netmon's own, whose tools change with netmon. */
import type { McpConfig } from "../config/config.ts";
import { isToolServer, TOOL_SERVER } from "../registry/own-server.ts";

export function isPinned({ version_pinning, servers }: McpConfig, serverId: string): boolean {
  return version_pinning.enabled && !(serverId === TOOL_SERVER && servers.some(isToolServer));
}
