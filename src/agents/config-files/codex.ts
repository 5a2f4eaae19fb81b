/** Codex: `config.toml` with `[mcp_servers.NAME]`; a `url` is Streamable HTTP. */
import { type ClientImporter, commonServers, objectAt } from "./importer.ts";
import { noPlaceholders } from "./placeholders.ts";

export const codex: ClientImporter = {
  client: "codex",
  comments: true,
  placeholders: noPlaceholders,
  matches: (file) => file.endsWith(".toml"),
  servers: (document) => commonServers(objectAt(document, "mcp_servers"), ["mcp_servers"]),
};
