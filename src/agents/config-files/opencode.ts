/** opencode: `opencode.json` or `opencode.jsonc` with `mcp.NAME`, `type` local (command as a list) or remote. */
import { type ClientImporter, commonServers, isObject, objectAt, textList } from "./importer.ts";
import { bracePlaceholders } from "./placeholders.ts";

export const opencode: ClientImporter = {
  client: "opencode",
  comments: true,
  placeholders: bracePlaceholders,
  matches: (file, document) =>
    /(^|\/)opencode\.jsonc?$/.test(file) ||
    Object.values(objectAt(document, "mcp")).some(
      (entry) => isObject(entry) && (entry.type === "local" || entry.type === "remote"),
    ),
  servers: (document) => {
    const servers = objectAt(document, "mcp");
    return commonServers(servers, ["mcp"]).map((server) => {
      const [command = null, ...args] = textList(objectAt(servers, server.name).command);
      return { ...server, command, args };
    });
  },
};
