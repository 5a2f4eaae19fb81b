/** The id of netmon's own tool server (docs/tools.md), and where it is declared. */
export const TOOL_SERVER = "netmon";
export const TOOL_SERVER_SOURCE = "mcp_proxy";
/** The same where the agent keeps its own tools (`intercept_builtins: false`). */
export const ADDED_TOOLS_SOURCE = "mcp_proxy.plugin_tools";

/** Whether netmon's own configuration declares the server, and not an MCP client's file. */
export function isOwnServer({ source }: { readonly source: string }): boolean {
  return isToolServer({ source }) || source.startsWith("sandbox.mcp.servers[");
}

export function isToolServer({ source }: { readonly source: string }): boolean {
  return source === TOOL_SERVER_SOURCE || source === ADDED_TOOLS_SOURCE;
}

/** Whether a tool of the tool server is a plugin's: PLUGIN_OPERATION. The six have no underscore. */
export function isPluginTool(toolName: string): boolean {
  return toolName.includes("_");
}

/** Whether its tools stand in place of the agent's own. */
export function interceptsBuiltins({ source }: { readonly source: string }): boolean {
  return source === TOOL_SERVER_SOURCE;
}
