/** The id of netmon's own tool server (docs/tools.md), and where it is declared. */
export const TOOL_SERVER = "netmon";
export const TOOL_SERVER_SOURCE = "mcp_proxy";

/** Whether netmon's own configuration declares the server, and not an MCP client's file. */
export function isOwnServer({ source }: { readonly source: string }): boolean {
  return source === TOOL_SERVER_SOURCE || source.startsWith("sandbox.mcp.servers[");
}

export function isToolServer({ source }: { readonly source: string }): boolean {
  return source === TOOL_SERVER_SOURCE;
}
