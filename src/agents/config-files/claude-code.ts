/**
 * Claude Code: `.mcp.json` of a project, and `~/.claude.json` with `mcpServers` of the user and of each
 * project. Also the form that other clients share: an object `mcpServers`.
 */
import { type ClientImporter, commonServers, objectAt, textList } from "./importer.ts";
import { shellPlaceholders } from "./placeholders.ts";

export const claudeCode: ClientImporter = {
  client: "claude-code",
  comments: false,
  placeholders: shellPlaceholders,
  matches: (file, document) =>
    "mcpServers" in document || (/(^|\/)\.claude\.json$/.test(file) && "projects" in document),
  servers: (document) => [
    ...commonServers(objectAt(document, "mcpServers"), ["mcpServers"]),
    ...Object.entries(objectAt(document, "projects")).flatMap(([project, settings]) => {
      const disabled = new Set(textList(objectAt({ settings }, "settings").disabledMcpServers));
      return commonServers(objectAt(settings, "mcpServers"), ["projects", project, "mcpServers"]).map(
        (server) =>
          disabled.has(server.name)
            ? { ...server, unused: `is disabled in the client for ${project}` }
            : server,
      );
    }),
  ],
};
