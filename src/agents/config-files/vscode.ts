/** VS Code: `.vscode/mcp.json` with `servers` and `inputs`, or the older `mcp.servers` of `settings.json`. */
import { type ClientImporter, commonServers, objectAt } from "./importer.ts";
import { editorPlaceholders } from "./placeholders.ts";

export const vscode: ClientImporter = {
  client: "vscode",
  comments: true,
  placeholders: editorPlaceholders,
  matches: (file, document) =>
    "servers" in document ||
    "servers" in objectAt(document, "mcp") ||
    /(^|\/)\.vscode\/mcp\.json$/.test(file),
  servers: (document) => [
    ...commonServers(objectAt(document, "servers"), ["servers"]),
    ...commonServers(objectAt(objectAt(document, "mcp"), "servers"), ["mcp", "servers"]),
  ],
};
