/** The form of `.mcp.json`, in which several agents read servers. */
import { optionalMember, serverEntry } from "./entry.ts";
import type { JsonObject } from "./importer.ts";
import type { SetupServer, SetupServers } from "./setup.ts";

/** The name of this format. */
export const MCP_JSON = ".mcp.json";

/** Formats servers as .mcp.json. */
export function mcpJson({ injected }: SetupServers): string {
  return JSON.stringify({
    mcpServers: Object.fromEntries(injected.map((server) => [server.name, entryOf(server)])),
  });
}

function entryOf(server: SetupServer): JsonObject {
  const { own, interposer } = server;
  if (own?.format === MCP_JSON) {
    if (interposer === null) return own.entry;
    return interposer.kind === "shim"
      ? { ...own.entry, command: interposer.command, args: interposer.args }
      : { ...own.entry, url: interposer.url };
  }
  const { command, args, env, url, sse, headers } = serverEntry(server);
  return command === null
    ? { type: sse ? "sse" : "http", url, ...optionalMember("headers", headers) }
    : { type: "stdio", command, args, ...optionalMember("env", env) };
}
