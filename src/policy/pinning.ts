/** What pins are about, and what takes a pin's place. */
import type { McpConfig } from "../config/config.ts";
import { isPluginTool, isToolServer, TOOL_SERVER } from "../registry/own-server.ts";

/** In place of the hash of the pinned definition: the pins cannot be read. Never a hash. */
export const PINS_UNREADABLE = "unreadable pins";

/** Reports whether a tool is compared with its pin: all but netmon's own six tools, which change with netmon. */
export function isPinned(
  { version_pinning, servers }: McpConfig,
  serverId: string,
  toolName: string,
): boolean {
  if (!version_pinning.enabled) return false;
  return isPluginTool(toolName) || serverId !== TOOL_SERVER || !servers.some(isToolServer);
}
