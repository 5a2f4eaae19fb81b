/** The form of `.mcp.json`, in which several agents read servers. */
import { optionalMember, ownEntry, type ServerEntry, serverEntry } from "./entry.ts";
import type { JsonObject } from "./importer.ts";
import type { AgentSetup, SetupInput, SetupServer, SetupServers } from "./setup.ts";

/** The name of this format. */
export const MCP_JSON = ".mcp.json";

interface McpJsonForm {
  /** The format of entries that are kept. */
  format?: string;
  /** The word for Streamable HTTP. */
  http?: string | undefined;
}

/** Formats servers as .mcp.json. */
export function mcpJson({ injected }: SetupServers, form: McpJsonForm = {}): string {
  return JSON.stringify({
    mcpServers: Object.fromEntries(injected.map((server) => [server.name, entryOf(server, form)])),
  });
}

function entryOf(server: SetupServer, { format = MCP_JSON, http = "http" }: McpJsonForm): JsonObject {
  return ownEntry(server, format) ?? mcpJsonEntry(serverEntry(server), http);
}

/** `http`: the word for Streamable HTTP. */
export function mcpJsonEntry(
  { command, args, env, url, sse, headers }: ServerEntry,
  http = "http",
): JsonObject {
  return command === null
    ? { type: sse ? "sse" : http, url, ...optionalMember("headers", headers) }
    : { type: "stdio", command, args, ...optionalMember("env", env) };
}

/** A command that is no known agent: it only gets the environment that SDKs read, and a file of its servers. */
export function setUpPlainCommand({ args, servers, write }: SetupInput): AgentSetup {
  if (servers.injected.length === 0) return { args: [...args], env: {}, notes: [] };
  const notes = [
    "the command finds its MCP servers in the file that NETMON_MCP_CONFIG names, in .mcp.json format",
  ];
  return { args: [...args], env: { NETMON_MCP_CONFIG: write("mcp.json", mcpJson(servers)) }, notes };
}
