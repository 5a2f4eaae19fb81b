/**
 * Gemini CLI 0.61. System settings, which override the user's and the workspace's, with the servers in them. It reads such
 * a file only if root owns it and every directory above, and nobody else can write there.
 */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import { TOOL_SERVER } from "../registry/own-server.ts";
import type { Agent } from "./agent.ts";
import { MARKDOWN, places, SKILLS } from "./agent-code.ts";
import { geminiForm, inTrustedFolders } from "./gemini-form.ts";
import { type JsonObject, objectAt } from "./importer.ts";
import { LOADING_VARIABLES } from "./loading-variables.ts";
import { replacement } from "./model-address.ts";
import { type Interception, refuseOptions, type SetupInput, type SetupServer } from "./setup.ts";

const { inEnvironmentFiles, systemSettings, importer, configFiles } = geminiForm({
  name: "gemini",
  untrusted: "is in a folder that Gemini CLI does not trust",
  directory: ".gemini",
  own: ({ home, env }) => {
    const within = env.GEMINI_CLI_HOME || home;
    return { directory: join(within, ".gemini"), within };
  },
  system: { variable: "GEMINI_CLI_SYSTEM_SETTINGS_PATH", usual: "/etc/gemini-cli/settings.json" },
  trusts: ({ cwd, home, env, files }, user) => {
    const within = env.GEMINI_CLI_HOME || home;
    return (
      env.GEMINI_CLI_TRUST_WORKSPACE === "true" ||
      objectAt(objectAt(user, "security"), "folderTrust").enabled === false ||
      inTrustedFolders(files.json(join(within, ".gemini/trustedFolders.json"), within), cwd)
    );
  },
  extensions: {
    manifest: "gemini-extension.json",
    installed: ".gemini-extension-install.json",
    preferences: null,
  },
  variables: ["GOOGLE_GEMINI_BASE_URL"],
});

/** Disables a workspace's hooks, and its command that lists tools, which run despite any policy. */
const withoutCommands = (system: JsonObject): JsonObject => ({
  hooksConfig: { ...objectAt(system, "hooksConfig"), enabled: false },
  tools: { ...objectAt(system, "tools"), discoveryCommand: "", callCommand: "" },
});

/** Gemini CLI passes on variables of a project's `.env`, unless they are set already; an empty one loads nothing. */
const withoutLoading = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(LOADING_VARIABLES.map((name) => [name, env[name] ?? ""]));

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

export const geminiCli: Agent = {
  name: "gemini",
  title: "Gemini CLI",
  packages: ["@google/gemini-cli"],
  wire: { userAgent: /^(?:GeminiCLI|gemini-cli)[/-]/i, forms: ["field", "mcp_"], dialect: "gemini" },
  // 0.61.0
  shows: {
    parameters: {
      wait_for_previous: {
        description:
          "Set to true to wait for all previously requested tools in this turn to complete before " +
          "starting. Set to false (or omit) to run in parallel. Use true when this tool depends on the " +
          "output of previous tools.",
      },
    },
  },
  nativeTools: wordSet(`
    activate_skill ask_user cli_help codebase_investigator complete_task discovered_tool_* enter_plan_mode
    exit_plan_mode generalist get_internal_docs glob google_web_search grep_search invoke_agent
    list_background_processes list_directory list_mcp_resources read_background_output read_file read_many_files read_mcp_resource replace run_shell_command
    save_memory search_file_content tracker_add_dependency tracker_create_task tracker_get_task
    tracker_list_tasks tracker_update_task tracker_visualize update_topic web_fetch write_file write_todos
  `),
  interception: { version: "0.61" },
  importer,
  configFiles,
  sealed: { anywhere: [".gemini"], home: [] },
  code: [
    ...places("plugin", [".gemini/extensions"], { folders: ["gemini-extension.json"] }),
    ...places("skill", [".gemini/skills"], SKILLS),
    ...places("command", [".gemini/commands"], { files: /\.toml$/ }),
    ...places("subagent", [".gemini/agents"], MARKDOWN),
    ...places("hook", [".gemini/settings.json"], {
      keys: ["hooks", "tools.discoveryCommand", "tools.callCommand", "mcp.serverCommand"],
    }),
  ],
  credentials: ["~/.gemini/oauth_creds.json"],
  login(variable, { env, home, files }) {
    if (variable !== "GEMINI_API_KEY" && variable !== "GOOGLE_API_KEY") return null;
    const own = env.GEMINI_CLI_HOME || home;
    const { refresh_token } = files.json(join(own, ".gemini/oauth_creds.json"), own);
    const security = objectAt(files.json(join(own, ".gemini/settings.json"), own), "security");
    const selected = objectAt(security, "auth").selectedType;
    const isUsed = typeof refresh_token === "string" && selected !== "gemini-api-key";
    return isUsed ? "~/.gemini/oauth_creds.json" : null;
  },
  baseUrls: (_args, around) => inEnvironmentFiles(around),
  proxied: (url) => ({ env: { GOOGLE_GEMINI_BASE_URL: url } }),
  setUp(input) {
    const { interception, proxyUrl, named, upstreams, around, args, writeSettings } = input;
    const own = systemSettings(input);
    const settings =
      interception === null
        ? own
        : { ...own, ...withoutCommands(own), mcp: { ...objectAt(own, "mcp"), serverCommand: "" } };
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
