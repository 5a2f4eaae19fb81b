/**
 * GitHub Copilot CLI 1.0. `--additional-mcp-config @FILE`, whose servers override those of the same name in its own files.
 * Servers that netmon omits are switched off, and so are GitHub's own, which netmon cannot interpose on.
 *
 * Its models are GitHub's, which netmon does not read, unless COPILOT_PROVIDER_BASE_URL names another provider.
 */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { MARKDOWN, places, SKILLS } from "./agent-code.ts";
import { throughProxy } from "./base-url.ts";
import { ancestors, type EntryFilter, isThere, projectDirectories, projectRoot } from "./config-file.ts";
import { serversAt, textList } from "./importer.ts";
import { MCP_JSON, mcpJson } from "./mcp-json.ts";
import { takeOption } from "./options.ts";
import { bareShellPlaceholders } from "./placeholders.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

const BASE_URL = "COPILOT_PROVIDER_BASE_URL";

/** The option for MCP configurations: JSON, or `@FILE`. */
const CONFIGS = "--additional-mcp-config";

function model({ proxyUrl, named, upstreams, around }: SetupInput): Pick<AgentSetup, "env" | "notes"> {
  if (proxyUrl === null) return { env: {}, notes: [] };
  const set = named.find(({ from }) => from === BASE_URL);
  if (set === undefined) {
    const note = `${BASE_URL} is not set: Copilot CLI asks GitHub's models, which are not behind the LLM proxy`;
    return { env: {}, notes: [note] };
  }
  const vendor = around.env.COPILOT_PROVIDER_TYPE === "anthropic" ? "anthropic" : "openai";
  const { providers } = upstreams;
  const url = upstreams.left.has(set) ? null : throughProxy(set.url, { proxyUrl, providers }, vendor);
  return { env: url === null ? {} : { [BASE_URL]: url }, notes: [] };
}

const PLUGINS = { folders: ["plugin.json", ".claude-plugin/plugin.json", ".github/plugin/plugin.json"] };

export const copilotCli: Agent = {
  name: "copilot",
  title: "Copilot CLI",
  packages: ["@github/copilot"],
  wire: null,
  // 1.0.102
  shows: { constraints: true },
  joint: /[a-z\d][_-][a-z\d]/i,
  nativeTools: wordSet(`
    bash create edit fetch_copilot_cli_documentation glob grep list_agents list_bash read_agent read_bash
    session_store_sql skill sql stop_bash task view write_agent
  `),
  interception: null,
  /** GitHub Copilot CLI: `~/.copilot/mcp-config.json`, `.github/mcp.json` of a project. */
  importer: {
    client: "copilot",
    format: MCP_JSON,
    comments: false,
    placeholders: bareShellPlaceholders,
    matches: (file, document) =>
      "mcpServers" in document && /(^|\/)(?:mcp-config|\.github\/mcp)\.json$/.test(file),
    servers: (document) => serversAt(document, "mcpServers"),
  },
  /** Copilot CLI reads one file of each directory of a project: `.mcp.json`, else `.github/mcp.json`. */
  configFiles({ cwd, home, env, files }) {
    const within = env.COPILOT_HOME || home;
    const directory = env.COPILOT_HOME || join(home, ".copilot");
    const known = textList(files.json(join(directory, "config.json"), within).trustedFolders);
    const trusted = env.COPILOT_ALLOW_ALL === "true" || ancestors(cwd).some((above) => known.includes(above));
    const disabled = textList(files.json(join(directory, "settings.json"), within).disabledMcpServers);
    const enabled: EntryFilter = ({ name }) => !disabled.includes(name) || "is disabled in Copilot CLI";
    const project = projectDirectories(cwd)
      .reverse()
      .map((one) => {
        const label = isThere(join(one, ".mcp.json")) ? ".mcp.json" : ".github/mcp.json";
        const accepts: EntryFilter = (found) =>
          trusted ? enabled(found) : "is in a folder that Copilot CLI does not trust";
        return { file: join(one, label), within: projectRoot(cwd), label, accepts };
      });
    const own = join(directory, "mcp-config.json");
    return [{ file: own, within, label: "~/.copilot/mcp-config.json", accepts: enabled }, ...project];
  },
  givenConfigs(args) {
    const { values } = takeOption(args, CONFIGS);
    return { configs: values.map((value) => value.replace(/^@/, "")), strict: false };
  },
  sealed: { anywhere: [".copilot", ".github/mcp.json", ".github/hooks", ".github/copilot"], home: [] },
  code: [
    ...places("skill", [".copilot/skills"], SKILLS, "home"),
    ...places("skill", [".github/skills"], SKILLS, "project"),
    ...places("subagent", [".copilot/agents"], MARKDOWN, "home"),
    ...places("subagent", [".github/agents"], MARKDOWN, "project"),
    ...places("hook", [".copilot/hooks"], { files: /\.json$/ }, "home"),
    ...places("hook", [".github/hooks"], { files: /\.json$/ }, "project"),
    // those of a directory run from there
    ...places(
      "plugin",
      [".copilot/settings.json"],
      { keys: ["enabledPlugins", "extraKnownMarketplaces"] },
      "home",
    ),
    ...places("plugin", [".copilot/installed-plugins"], PLUGINS, "home"),
    ...places("extension", [".copilot/extensions", ".github/extensions"], { folders: ["extension.mjs"] }),
  ],
  credentials: [],
  /** Copilot CLI has no file for this, only a variable, which replaces GitHub's models. */
  baseUrls(_args, { env }) {
    const url = env[BASE_URL];
    const from = BASE_URL;
    return url === undefined ? [] : [{ vendor: null, provider: "copilot", url, from, inFile: false }];
  },
  proxied: (url) => ({ env: { [BASE_URL]: `${url}/v1` } }),
  onlyNamed: true,
  setUp(input) {
    const { servers, args, write } = input;
    const { injected, omitted } = servers;
    const given = new Set(injected.map(({ name }) => name));
    const off = omitted
      .filter(({ name }) => !given.has(name))
      .map(({ name }) => `--disable-mcp-server=${name}`);
    const file = write("copilot-mcp.json", mcpJson(servers));
    return {
      args: [CONFIGS, `@${file}`, "--disable-builtin-mcps", ...off, ...takeOption(args, CONFIGS).others],
      ...model(input),
    };
  },
};
