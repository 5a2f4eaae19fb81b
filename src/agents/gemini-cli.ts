/**
 * Gemini CLI 0.61. System settings, which override the user's and the workspace's, with the servers in them. It reads such
 * a file only if root owns it and every directory above, and nobody else can write there.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import { TOOL_SERVER } from "../registry/own-server.ts";
import type { Agent } from "./agent.ts";
import { all, ancestors, projectRoot } from "./config-file.ts";
import { optionalMember, ownEntry, serverEntry } from "./entry.ts";
import {
  type FoundServer,
  isObject,
  type JsonObject,
  objectAt,
  serversAt,
  someServer,
  textList,
  textOrNull,
} from "./importer.ts";
import { ofVendor, replacement } from "./model-address.ts";
import { bareShellPlaceholders } from "./placeholders.ts";
import { type Interception, refuseOptions, type SetupInput, type SetupServer } from "./setup.ts";

const SYSTEM_SETTINGS = "/etc/gemini-cli/settings.json";

/** Disables a workspace's hooks, and its command that lists tools, which run despite any policy. */
const withoutCommands = (system: JsonObject): JsonObject => ({
  hooksConfig: { ...objectAt(system, "hooksConfig"), enabled: false },
  tools: { ...objectAt(system, "tools"), discoveryCommand: "", callCommand: "" },
});

/**
 * Variables that make programs load code. Gemini CLI passes on those of a project's `.env`, unless they are
 * set already; an empty one loads nothing.
 */
const LOADING = ["NODE_OPTIONS", "NODE_PATH", "LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH", "BASH_ENV"];

const withoutLoading = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(LOADING.map((name) => [name, env[name] ?? ""]));

/**
 * Writes an admin policy, which workspace settings and user policies cannot override: it removes every tool but those
 * of the session's MCP servers. netmon's are allowed, others as far as the user trusts their server. Throws the interception's error.
 */
function interceptionArguments(
  { servers, args, writeSettings }: SetupInput,
  interception: Interception,
): string[] {
  refuseOptions(interception, args, /^--(?:admin-?policy|policy)(?:=|$)/i);
  const rule = (decision: string, priority: number, server: string | null): string =>
    [
      "[[rule]]",
      ...(server === null ? [] : [`mcpName = ${JSON.stringify(server)}`]),
      `toolName = "*"\ndecision = "${decision}"\npriority = ${priority}\n`,
    ].join("\n");
  const trusted = ({ name, own }: SetupServer): boolean => name === TOOL_SERVER || own?.entry.trust === true;
  const policy = writeSettings(
    "gemini-policy.toml",
    [
      rule("deny", 900, null),
      ...servers.injected.map((server) => rule(trusted(server) ? "allow" : "ask_user", 950, server.name)),
    ].join("\n"),
  );
  if (policy === null)
    throw interception.error("Gemini CLI takes no policy from netmon without root", "use sudo netmon run");
  return ["--admin-policy", policy];
}

function entryOf(server: SetupServer): JsonObject {
  const { command, args, cwd, env, url, sse, headers } = serverEntry(server);
  const own = ownEntry(server, "gemini", { url: "httpUrl" in (server.own?.entry ?? {}) ? "httpUrl" : "url" });
  if (own !== null) return own;
  return command === null
    ? { [sse ? "url" : "httpUrl"]: url, ...optionalMember("headers", headers) }
    : { command, args, ...optionalMember("cwd", cwd), ...optionalMember("env", env) };
}

function chosen(server: FoundServer, mcp: JsonObject): FoundServer {
  if (textList(mcp.excluded).includes(server.name)) return { ...server, unused: "is in mcp.excluded" };
  const only = Array.isArray(mcp.allowed) && !textList(mcp.allowed).includes(server.name);
  return only ? { ...server, unused: "is not in mcp.allowed" } : server;
}

export const geminiCli: Agent = {
  name: "gemini",
  title: "Gemini CLI",
  packages: ["@google/gemini-cli"],
  wire: { userAgent: /^(?:GeminiCLI|gemini-cli)[/-]/i, forms: ["field", "mcp_"], dialect: "gemini" },
  // 0.61.0
  nativeTools: wordSet(`
    activate_skill ask_user cli_help codebase_investigator complete_task discovered_tool_* enter_plan_mode
    exit_plan_mode generalist get_internal_docs glob google_web_search grep_search invoke_agent
    list_directory list_mcp_resources read_file read_many_files read_mcp_resource replace run_shell_command
    save_memory search_file_content tracker_add_dependency tracker_create_task tracker_get_task
    tracker_list_tasks tracker_update_task tracker_visualize update_topic web_fetch write_file write_todos
  `),
  interception: { version: "0.61" },
  /**
   * `.gemini/settings.json`. `httpUrl` is Streamable HTTP, `url` is SSE unless `type` says http; `mcp.allowed` and
   * `mcp.excluded` select servers.
   */
  importer: {
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
  },
  configFiles({ cwd, home, env, files }) {
    const within = env.GEMINI_CLI_HOME || home;
    const directory = join(within, ".gemini");
    const own = join(directory, "settings.json");
    const folders = files.json(join(directory, "trustedFolders.json"), within);
    const security = objectAt(objectAt(files.json(own, within), "security"), "folderTrust");
    const trusted =
      env.GEMINI_CLI_TRUST_WORKSPACE === "true" ||
      security.enabled === false ||
      Object.entries(folders).some(([path, how]) =>
        how === "TRUST_FOLDER" || how === "TRUST_PARENT"
          ? ancestors(cwd).includes(how === "TRUST_PARENT" ? dirname(path) : path)
          : false,
      );
    const system = env.GEMINI_CLI_SYSTEM_SETTINGS_PATH || SYSTEM_SETTINGS;
    return [
      { file: own, within, label: "~/.gemini/settings.json", accepts: all },
      {
        file: join(cwd, ".gemini/settings.json"),
        within: projectRoot(cwd),
        label: ".gemini/settings.json",
        accepts: () => trusted || "is in a folder that Gemini CLI does not trust",
      },
      { file: system, within: dirname(system), label: system, accepts: all },
    ];
  },
  sealed: { anywhere: [".gemini"], home: [] },
  credentials: ["~/.gemini/oauth_creds.json"],
  /** Its environment file is the first one from the working directory up, or the user's; variables override it. */
  baseUrls(_args, { cwd, home, env, files }) {
    if (env.GOOGLE_GEMINI_BASE_URL !== undefined) return [];
    const own = env.GEMINI_CLI_HOME || home;
    const places: { file: string; within: string }[] = [];
    for (let at = cwd; ; at = dirname(at)) {
      for (const name of [".gemini/.env", ".env"]) places.push({ file: join(at, name), within: at });
      if (at === dirname(at)) break;
    }
    for (const name of [".gemini/.env", ".env"]) places.push({ file: join(own, name), within: own });
    const found = places.find(({ file }) => existsSync(file));
    if (found === undefined) return [];
    let text: string;
    try {
      text = files.text(found.file, found.within);
    } catch {
      return [];
    }
    const value =
      /^[ \t]*(?:export[ \t]+)?GOOGLE_GEMINI_BASE_URL[ \t]*=[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s#]*)/m.exec(
        text,
      )?.[1];
    if (value === undefined) return [];
    return [ofVendor("gemini", value.replace(/^(["'])(.*)\1$/, "$2"), found.file, true)];
  },
  proxied: (url) => ({ env: { GOOGLE_GEMINI_BASE_URL: url } }),
  setUp(input) {
    const { servers, interception, proxyUrl, named, upstreams, around, args, writeSettings } = input;
    const path = around.env.GEMINI_CLI_SYSTEM_SETTINGS_PATH || SYSTEM_SETTINGS;
    const system = around.files.json(path, dirname(path));
    const forbidden = servers.omitted.filter((server) => server.forbidden).map(({ name }) => name);
    const mcp = objectAt(system, "mcp");
    const settings = {
      ...system,
      mcpServers: {
        ...(isObject(system.mcpServers) && system.mcpServers),
        ...Object.fromEntries(servers.injected.map((server) => [server.name, entryOf(server)])),
      },
      ...(interception !== null && withoutCommands(system)),
      ...((interception !== null || forbidden.length > 0) && {
        mcp: {
          ...mcp,
          ...(interception !== null && { serverCommand: "" }),
          ...(forbidden.length > 0 && { excluded: [...textList(mcp.excluded), ...forbidden] }),
        },
      }),
    };
    const file = writeSettings("gemini-settings.json", JSON.stringify(settings));
    const set = named.find(({ vendor }) => vendor === "gemini");
    const model = proxyUrl === null ? null : replacement(set, "gemini", upstreams, proxyUrl);
    const bare =
      "without root Gemini CLI takes no settings from netmon: its MCP servers stay as in its own settings, not wrapped";
    return {
      args: [...(interception === null ? [] : interceptionArguments(input, interception)), ...args],
      env: {
        ...(interception !== null && withoutLoading(around.env)),
        ...(file !== null && { GEMINI_CLI_SYSTEM_SETTINGS_PATH: file }),
        ...(model !== null && { GOOGLE_GEMINI_BASE_URL: model }),
      },
      notes: file === null ? [bare] : [],
    };
  },
};
