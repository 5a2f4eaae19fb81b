/** Cursor: `.cursor/mcp.json` of a project or of the user. */
import { type ClientImporter, commonServers, objectAt } from "./importer.ts";
import { editorPlaceholders } from "./placeholders.ts";

export const cursor: ClientImporter = {
  client: "cursor",
  comments: true,
  placeholders: editorPlaceholders,
  matches: (file, document) => /(^|\/)(\.cursor\/)?mcp\.json$/.test(file) && "mcpServers" in document,
  servers: (document) => commonServers(objectAt(document, "mcpServers"), ["mcpServers"]),
};
