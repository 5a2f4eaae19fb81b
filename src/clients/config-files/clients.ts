/**
 * The configuration files of MCP clients: how each is recognized, and where it lists its servers. A file's name decides
 * before its keys. They are tried in this order; the last one accepts any file with `mcpServers`.
 */

import { AGENTS } from "../../agents/agents.ts";
import {
  type ClientImporter,
  isObject,
  isSseUrl,
  objectAt,
  serversAt,
  someServer,
  textList,
  textOrNull,
  texts,
} from "../../agents/importer.ts";
import { editorPlaceholders, noPlaceholders } from "../../agents/placeholders.ts";
import { pathText } from "../../framing/path-text.ts";

/** `claude_desktop_config.json`. stdio servers, remote ones through a bridge. */
const claudeDesktop: ClientImporter = {
  client: "claude-desktop",
  comments: false,
  placeholders: noPlaceholders,
  matches: (file) => /(^|\/)claude_desktop_config\.json$/.test(file),
  servers: (document) => serversAt(document, "mcpServers"),
};

/** `~/.codeium/windsurf/mcp_config.json`. `serverUrl` is the address of a network server, like `url`. */
const windsurf: ClientImporter = {
  client: "windsurf",
  comments: false,
  placeholders: editorPlaceholders,
  matches: (file, document) =>
    /(^|\/)mcp_config\.json$/.test(file) ||
    someServer(document, "mcpServers", (entry) => "serverUrl" in entry),
  servers: (document) =>
    serversAt(document, "mcpServers").map((server) => {
      const url = textOrNull(server.entry.serverUrl);
      if (url === null) return server;
      const fields = { ...server.fields, url: "serverUrl" };
      return { ...server, fields, url, sse: server.sse || isSseUrl(url) };
    }),
};

/**
 * `settings.json` of the user or of a project (`.zed`), with `context_servers`. Older ones have the command as an
 * object: path, args and env.
 */
const zed: ClientImporter = {
  client: "zed",
  comments: true,
  placeholders: noPlaceholders,
  shell: true,
  matches: (_, document) => "context_servers" in document,
  servers: (document) =>
    serversAt(document, "context_servers").map((server) => {
      const { command } = server.entry;
      if (!isObject(command)) return server;
      const keys = [...server.keys, "command"];
      const fields = { ...server.fields, command: "path" };
      const words = {
        command: textOrNull(command.path),
        args: textList(command.args),
        env: texts(command.env),
      };
      return { ...server, keys, path: pathText(keys), fields, ...words };
    }),
};

/** `.vscode/mcp.json` with `servers` and `inputs`, or the older `mcp.servers` of `settings.json`. */
const vscode: ClientImporter = {
  client: "vscode",
  comments: true,
  placeholders: editorPlaceholders,
  matches: (file, document) =>
    "servers" in document ||
    "servers" in objectAt(document, "mcp") ||
    /(^|\/)\.vscode\/mcp\.json$/.test(file),
  servers: (document) => [...serversAt(document, "servers"), ...serversAt(document, "mcp", "servers")],
};

/** `.cursor/mcp.json` of a project or of the user. */
const cursor: ClientImporter = {
  client: "cursor",
  comments: true,
  placeholders: editorPlaceholders,
  matches: (file, document) => /(^|\/)(\.cursor\/)?mcp\.json$/.test(file) && "mcpServers" in document,
  servers: (document) => serversAt(document, "mcpServers"),
};

const ofAgents = AGENTS.map(({ importer }) => importer);

export const CLIENTS: readonly ClientImporter[] = [
  ...[claudeDesktop, windsurf, zed],
  ...ofAgents.filter((importer) => importer.fallback !== true),
  ...[vscode, cursor],
  ...ofAgents.filter((importer) => importer.fallback === true),
];
