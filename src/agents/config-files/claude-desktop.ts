/** Claude Desktop: `claude_desktop_config.json`. stdio servers, remote ones through a bridge. */
import { type ClientImporter, commonServers, objectAt } from "./importer.ts";
import { noPlaceholders } from "./placeholders.ts";

export const claudeDesktop: ClientImporter = {
  client: "claude-desktop",
  comments: false,
  placeholders: noPlaceholders,
  matches: (file) => /(^|\/)claude_desktop_config\.json$/.test(file),
  servers: (document) => commonServers(objectAt(document, "mcpServers"), ["mcpServers"]),
};
