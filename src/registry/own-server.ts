/** Whether netmon's own configuration declares the server, and not an MCP client's file. */
export function isOwnServer({ source }: { readonly source: string }): boolean {
  return source.startsWith("sandbox.mcp.servers[");
}
