/**
 * Gemini CLI: `.gemini/settings.json`. `httpUrl` is Streamable HTTP, `url` is SSE unless `type` says http;
 * `mcp.allowed` and `mcp.excluded` choose among the servers.
 */
import {
  type ClientImporter,
  commonServers,
  type FoundServer,
  isObject,
  objectAt,
  textList,
  textOrNull,
} from "./importer.ts";
import { bareShellPlaceholders } from "./placeholders.ts";

function chosen(server: FoundServer, mcp: Readonly<Record<string, unknown>>): FoundServer {
  if (textList(mcp.excluded).includes(server.name)) return { ...server, unused: "is in mcp.excluded" };
  const only = Array.isArray(mcp.allowed) && !textList(mcp.allowed).includes(server.name);
  return only ? { ...server, unused: "is not in mcp.allowed" } : server;
}

export const gemini: ClientImporter = {
  client: "gemini",
  comments: true,
  placeholders: bareShellPlaceholders,
  matches: (file, document) =>
    /(^|\/)\.gemini\/settings\.json$/.test(file) ||
    ("mcpServers" in document && /(^|\/)settings\.json$/.test(file)) ||
    Object.values(objectAt(document, "mcpServers")).some((entry) => isObject(entry) && "httpUrl" in entry),
  servers: (document) => {
    const servers = objectAt(document, "mcpServers");
    return commonServers(servers, ["mcpServers"]).map((server) => {
      const entry = objectAt(servers, server.name);
      const http = textOrNull(entry.httpUrl);
      const sse = http === null && server.url !== null && entry.type !== "http";
      const fields = { ...server.fields, url: http === null ? "url" : "httpUrl" };
      return chosen({ ...server, fields, url: http ?? server.url, sse }, objectAt(document, "mcp"));
    });
  },
};
