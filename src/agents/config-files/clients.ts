/**
 * The configuration files of MCP clients: how each is recognized, and where it lists its servers. They are tried in this
 * order; the last one accepts any file with `mcpServers`.
 */
import { pathText } from "../../config/error.ts";
import {
  type ClientImporter,
  type FoundServer,
  isObject,
  isSseUrl,
  type JsonObject,
  objectAt,
  serversAt,
  textList,
  textOrNull,
  texts,
} from "./importer.ts";
import {
  bareShellPlaceholders,
  bracePlaceholders,
  editorPlaceholders,
  noPlaceholders,
  shellPlaceholders,
} from "./placeholders.ts";

/**
 * `config.toml` with `[mcp_servers.NAME]`; a `url` is Streamable HTTP. It has no placeholders, but names variables:
 * `env_vars`, `env_http_headers`, `bearer_token_env_var`.
 */
const codex: ClientImporter = {
  client: "codex",
  comments: true,
  placeholders: noPlaceholders,
  matches: (file) => file.endsWith(".toml"),
  servers: (document) =>
    serversAt(document, "mcp_servers").map((server) => {
      const { env_vars, http_headers, env_http_headers, bearer_token_env_var } = server.entry;
      const variableHeaders = Object.fromEntries(
        Object.entries(texts(env_http_headers)).map(([name, variable]) => [name, { prefix: "", variable }]),
      );
      const token = textOrNull(bearer_token_env_var);
      if (token !== null) variableHeaders.Authorization = { prefix: "Bearer ", variable: token };
      const headers = { ...server.headers, ...texts(http_headers) };
      return { ...server, sse: false, forwarded: textList(env_vars), headers, variableHeaders };
    }),
};

/** `opencode.json` or `opencode.jsonc` with `mcp.NAME`, `type` local (command as a list) or remote. */
const opencode: ClientImporter = {
  client: "opencode",
  comments: true,
  placeholders: bracePlaceholders,
  matches: (file, document) =>
    /(^|\/)opencode\.jsonc?$/.test(file) ||
    someServer(document, "mcp", ({ type }) => type === "local" || type === "remote"),
  servers: (document) =>
    serversAt(document, "mcp").map((server) => {
      const [command = null, ...args] = textList(server.entry.command);
      return { ...server, command, args };
    }),
};

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

/**
 * `.gemini/settings.json`. `httpUrl` is Streamable HTTP, `url` is SSE unless `type` says http; `mcp.allowed` and
 * `mcp.excluded` select servers.
 */
const gemini: ClientImporter = {
  client: "gemini",
  comments: true,
  placeholders: bareShellPlaceholders,
  matches: (file, document) =>
    /(^|\/)\.gemini\/settings\.json$/.test(file) ||
    ("mcpServers" in document && /(^|\/)settings\.json$/.test(file)) ||
    someServer(document, "mcpServers", (entry) => "httpUrl" in entry),
  servers: (document) =>
    serversAt(document, "mcpServers").map((server) => {
      const http = textOrNull(server.entry.httpUrl);
      const sse = http === null && server.url !== null && server.entry.type !== "http";
      const fields = { ...server.fields, url: http === null ? "url" : "httpUrl" };
      return chosen({ ...server, fields, url: http ?? server.url, sse }, objectAt(document, "mcp"));
    }),
};

function chosen(server: FoundServer, mcp: JsonObject): FoundServer {
  if (textList(mcp.excluded).includes(server.name)) return { ...server, unused: "is in mcp.excluded" };
  const only = Array.isArray(mcp.allowed) && !textList(mcp.allowed).includes(server.name);
  return only ? { ...server, unused: "is not in mcp.allowed" } : server;
}

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

/** GitHub Copilot CLI: `~/.copilot/mcp-config.json`, `.github/mcp.json` of a project. */
const copilot: ClientImporter = {
  client: "copilot",
  comments: false,
  placeholders: shellPlaceholders,
  matches: (file, document) =>
    "mcpServers" in document && /(^|\/)(?:mcp-config|\.github\/mcp)\.json$/.test(file),
  servers: (document) => serversAt(document, "mcpServers"),
};

/**
 * `.mcp.json` of a project, and `~/.claude.json` with `mcpServers` of the user and of each project. Also the format
 * that other clients share: an object `mcpServers`.
 */
const claudeCode: ClientImporter = {
  client: "claude-code",
  comments: false,
  placeholders: shellPlaceholders,
  matches: (file, document) =>
    "mcpServers" in document || (/(^|\/)\.claude\.json$/.test(file) && "projects" in document),
  servers: (document) => [
    ...serversAt(document, "mcpServers"),
    ...Object.entries(objectAt(document, "projects")).flatMap(([project, settings]) => {
      const disabled = isObject(settings) ? textList(settings.disabledMcpServers) : [];
      return serversAt(document, "projects", project, "mcpServers").map((server) =>
        disabled.includes(server.name)
          ? { ...server, unused: `is disabled in the client for ${project}` }
          : server,
      );
    }),
  ],
};

function someServer(document: JsonObject, key: string, test: (entry: JsonObject) => boolean): boolean {
  return Object.values(objectAt(document, key)).some((entry) => isObject(entry) && test(entry));
}

export const CLIENTS: readonly ClientImporter[] = [
  ...[codex, opencode, claudeDesktop, windsurf, zed, gemini, vscode, copilot, cursor, claudeCode],
];
