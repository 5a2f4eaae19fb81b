/** The id of netmon's own tool server (docs/tools.md), and the source of its declaration. */
export const TOOL_SERVER = "netmon";
export const TOOL_SERVER_SOURCE = "mcp_proxy";
/** The source if the agent keeps its own tools (`intercept_builtins: false`). */
export const ADDED_TOOLS_SOURCE = "mcp_proxy.plugin_tools";

/** Reports whether the server is declared in netmon's own configuration instead of an MCP client's file. */
export function isOwnServer({ source }: { readonly source: string }): boolean {
  return isToolServer({ source }) || source.startsWith("sandbox.mcp.servers[");
}

export function isToolServer({ source }: { readonly source: string }): boolean {
  return source === TOOL_SERVER_SOURCE || source === ADDED_TOOLS_SOURCE;
}

/** Reports whether a tool of the tool server is a plugin's, named PLUGIN_OPERATION. netmon's six have no underscore. */
export function isPluginTool(toolName: string): boolean {
  return toolName.includes("_");
}

/** Reports whether the server's tools replace the agent's own. */
export function interceptsBuiltins({ source }: { readonly source: string }): boolean {
  return source === TOOL_SERVER_SOURCE;
}
