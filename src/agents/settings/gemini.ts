/**
 * Gemini CLI: system settings, which override the user's and the workspace's, with the servers in them. It reads such
 * a file only if root owns it and every directory above, and nobody else can write there.
 */
import { dirname } from "node:path";
import { TOOL_SERVER } from "../../registry/own-server.ts";
import { isObject, type JsonObject, objectAt, textList } from "../config-files/importer.ts";
import type { InjectedServer } from "../servers/injected-servers.ts";
import { optionalMember, serverEntry } from "./entry.ts";
import { replacement } from "./model-upstreams.ts";
import { type AgentSetup, interceptionError, refuseOptions, type SetupInput } from "./setup.ts";

const SYSTEM_SETTINGS = "/etc/gemini-cli/settings.json";

export function setUpGemini(input: SetupInput): AgentSetup {
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
    args: [...(interception === null ? [] : interceptionArguments(input)), ...args],
    env: {
      ...(interception !== null && withoutLoading(around.env)),
      ...(file !== null && { GEMINI_CLI_SYSTEM_SETTINGS_PATH: file }),
      ...(model !== null && { GOOGLE_GEMINI_BASE_URL: model }),
    },
    notes: file === null ? [bare] : [],
  };
}

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
 * of the session's MCP servers. netmon's are allowed, others as far as the user trusts their server. Throws ConfigError.
 */
function interceptionArguments({ servers, args, writeSettings }: SetupInput): string[] {
  refuseOptions(args, /^--(?:admin-?policy|policy)(?:=|$)/i);
  const rule = (decision: string, priority: number, server: string | null): string =>
    [
      "[[rule]]",
      ...(server === null ? [] : [`mcpName = ${JSON.stringify(server)}`]),
      `toolName = "*"\ndecision = "${decision}"\npriority = ${priority}\n`,
    ].join("\n");
  const trusted = ({ name, own }: InjectedServer): boolean =>
    name === TOOL_SERVER || own?.entry.trust === true;
  const policy = writeSettings(
    "gemini-policy.toml",
    [
      rule("deny", 900, null),
      ...servers.injected.map((server) => rule(trusted(server) ? "allow" : "ask_user", 950, server.name)),
    ].join("\n"),
  );
  if (policy === null)
    throw interceptionError("Gemini CLI takes no policy from netmon without root", "use sudo netmon run");
  return ["--admin-policy", policy];
}

function entryOf(server: InjectedServer): JsonObject {
  const { own, interposer } = server;
  if (own?.client === "gemini") {
    if (interposer === null) return own.entry;
    if (interposer.kind === "shim")
      return { ...own.entry, command: interposer.command, args: interposer.args };
    return { ...own.entry, ["httpUrl" in own.entry ? "httpUrl" : "url"]: interposer.url };
  }
  const { command, args, cwd, env, url, sse, headers } = serverEntry(server);
  return command === null
    ? { [sse ? "url" : "httpUrl"]: url, ...optionalMember("headers", headers) }
    : { command, args, ...optionalMember("cwd", cwd), ...optionalMember("env", env) };
}
