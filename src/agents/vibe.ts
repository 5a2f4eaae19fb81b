/** Mistral Vibe 3.0. VIBE_HOME is a directory whose config.toml has servers and providers as lists. */
import { join, resolve } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { type AgentEnvironment, all, projectFiles } from "./config-file.ts";
import { optionalMember, type ServerEntry } from "./entry.ts";
import {
  isObject,
  type JsonObject,
  listedServers,
  objectAt,
  textList,
  textOrNull,
  texts,
} from "./importer.ts";
import { noPlaceholders } from "./placeholders.ts";
import {
  coveredProject,
  type ModelSetting,
  type SettingsPlace,
  settingsBaseUrls,
  settingsCopy,
  WITH_VERSION,
} from "./settings-copy.ts";

/** Its own provider, which a file need not name. */
const BUILT_IN = "https://api.mistral.ai/v1";

const builtIn = (api_base: string): JsonObject => ({
  name: "mistral",
  api_base,
  api_key_env_var: "MISTRAL_API_KEY",
  backend: "mistral",
});

function models(document: JsonObject): ModelSetting[] {
  const list: unknown[] = Array.isArray(document.providers) ? document.providers : [];
  const named = list.flatMap((one, at): ModelSetting[] => {
    const url = isObject(one) ? textOrNull(one.api_base) : null;
    if (!isObject(one) || url === null) return [];
    return [{ keys: ["providers", String(at), "api_base"], vendor: null, provider: String(one.name), url }];
  });
  if (named.some(({ provider }) => provider === "mistral")) return named;
  const keys = ["providers", String(list.length)];
  return [...named, { keys, vendor: null, provider: "mistral", url: BUILT_IN, whole: builtIn }];
}

function entry(_name: string, { command, args, cwd, env, url, headers }: ServerEntry): JsonObject {
  if (command !== null)
    return {
      transport: "stdio",
      command,
      args,
      ...optionalMember("cwd", cwd),
      ...optionalMember("env", env),
    };
  const auth = Object.keys(headers).length > 0 ? { type: "static", headers } : null;
  return { transport: "streamable-http", url, ...optionalMember("auth", auth) };
}

const PROJECT = ".vibe/config.toml";

function homeOf({ cwd, home, env }: AgentEnvironment): string {
  return env.VIBE_HOME ? resolve(cwd, env.VIBE_HOME.replace(/^~(?=\/|$)/, home)) : join(home, ".vibe");
}

function place(around: AgentEnvironment): SettingsPlace {
  const directory = homeOf(around);
  return {
    file: join(directory, "config.toml"),
    within: around.env.VIBE_HOME ? directory : around.home,
    label: "~/.vibe/config.toml",
    servers: { path: ["mcp_servers"], listed: true, format: "vibe", entry },
    models,
    usual: WITH_VERSION,
  };
}

export const vibe: Agent = {
  name: "vibe",
  title: "Mistral Vibe",
  packages: ["mistral-vibe"],
  wire: null,
  nativeTools: wordSet(`
    ask_user_question bash bash_log_file bash_output bash_sessions bash_stdin edit grep read_file run_typescript
    search_tool_functions skill task todo unified_harness_scratchpad wait web_fetch web_search write_file
  `),
  codeTool: "run_typescript",
  interception: null,
  /** `config.toml` with `[[mcp_servers]]`. */
  importer: {
    client: "vibe",
    language: "toml",
    comments: true,
    placeholders: noPlaceholders,
    matches: (file, document) =>
      /(^|\/)\.vibe\/config\.toml$/.test(file) || Array.isArray(document.mcp_servers),
    servers: (document) =>
      listedServers(document, "mcp_servers").map((server) => {
        const { command, auth, headers } = server.entry;
        const [program = null, ...words] = textList(command);
        return {
          ...server,
          ...(Array.isArray(command) && { command: program, args: [...words, ...server.args] }),
          sse: false,
          headers: { ...texts(headers), ...texts(objectAt({ auth }, "auth").headers) },
        };
      }),
  },
  /** Servers of a project's file win over the user's of the same name. */
  configFiles(around) {
    const { file, within, label } = place(around);
    return [{ file, within, label, accepts: all }, ...projectFiles(around.cwd, PROJECT)];
  },
  sealed: { anywhere: [".vibe"], home: [] },
  credentials: ["~/.vibe/.env"],
  baseUrls: (_args, around) => settingsBaseUrls(place(around), around),
  proxied: (url) => ({
    env: {},
    config: `[[providers]]\nname = "mistral"\napi_base = "${url}/mistral/v1"`,
  }),
  proxiedIn: "~/.vibe/config.toml",
  setUp(input) {
    const notes: string[] = [];
    const own = place(input.around);
    const files = projectFiles(input.around.cwd, PROJECT);
    coveredProject({ ...vibe, servers: own.servers, files }, input, notes);
    const text = settingsCopy(own, input, notes);
    if (text === null) return { args: [...input.args], env: {}, notes };
    notes.push(
      "Vibe uses a copy of ~/.vibe/config.toml: what it changes there, and what it makes new beside it, ends with the run",
    );
    return {
      args: [...input.args],
      env: { VIBE_HOME: input.standIn(homeOf(input.around), { "config.toml": text }) },
      notes,
    };
  },
};
