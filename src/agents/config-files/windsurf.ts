/** Windsurf: `~/.codeium/windsurf/mcp_config.json`. `serverUrl` is the address of a network server, as `url` is. */
import { type ClientImporter, commonServers, isObject, isSseUrl, objectAt, textOrNull } from "./importer.ts";
import { editorPlaceholders } from "./placeholders.ts";

export const windsurf: ClientImporter = {
  client: "windsurf",
  comments: false,
  placeholders: editorPlaceholders,
  matches: (file, document) =>
    /(^|\/)mcp_config\.json$/.test(file) ||
    Object.values(objectAt(document, "mcpServers")).some((entry) => isObject(entry) && "serverUrl" in entry),
  servers: (document) => {
    const servers = objectAt(document, "mcpServers");
    return commonServers(servers, ["mcpServers"]).map((server) => {
      const url = textOrNull(objectAt(servers, server.name).serverUrl);
      if (url === null) return server;
      return {
        ...server,
        fields: { ...server.fields, url: "serverUrl" },
        url,
        sse: server.sse || isSseUrl(url),
      };
    });
  },
};
