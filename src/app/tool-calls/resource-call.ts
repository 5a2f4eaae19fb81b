/**
 * Tools of the agents' own that read resources of an MCP server, which they name in their arguments: Claude
 * Code 2.1 and Codex 0.169 (`server`), Gemini CLI 0.61 (`serverName`). They are no tools of that server, but
 * the server's rules are about them.
 *
 * Direction of failure: open to what names no server; such a call asks all servers, or finds the server by a
 * URI that only the agent can tell.
 */
const RESOURCE_TOOLS: ReadonlySet<string> = new Set([
  "ListMcpResourcesTool",
  "ReadMcpResourceDirTool",
  "ReadMcpResourceTool",
  "list_mcp_resource_templates",
  "list_mcp_resources",
  "read_mcp_resource",
]);

const SERVER_KEYS = ["server", "serverName", "server_name"];

/** Names of servers in the arguments of such a call; none of any other. */
export function resourceServers(toolName: string, args: unknown): string[] {
  if (!RESOURCE_TOOLS.has(toolName) || typeof args !== "object" || args === null) return [];
  return SERVER_KEYS.flatMap((key) => {
    const name: unknown = Object.hasOwn(args, key) ? (args as Record<string, unknown>)[key] : undefined;
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}
