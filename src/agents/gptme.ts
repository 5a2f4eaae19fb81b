/**
 * gptme 0.35. It reads ~/.config/gptme/config.toml alone, whatever XDG_CONFIG_HOME says, so a session sees netmon's copy at
 * that path.
 */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { type AgentEnvironment, all, projectFiles } from "./config-file.ts";
import { optionalMember, type ServerEntry } from "./entry.ts";
import { isObject, type JsonObject, listedServers, textOrNull } from "./importer.ts";
import { sdkEnvironment } from "./model-address.ts";
import { noPlaceholders } from "./placeholders.ts";
import {
  coveredProject,
  coveredSettings,
  type ModelSetting,
  type SettingsPlace,
  settingsBaseUrls,
  WITH_VERSION,
} from "./settings-copy.ts";

const PROJECT = "gptme.toml";

function models(document: JsonObject): ModelSetting[] {
  const list: unknown[] = Array.isArray(document.providers) ? document.providers : [];
  return list.flatMap((one, at): ModelSetting[] => {
    const url = isObject(one) ? textOrNull(one.base_url) : null;
    if (!isObject(one) || url === null) return [];
    return [{ keys: ["providers", String(at), "base_url"], vendor: null, provider: String(one.name), url }];
  });
}

function entry(_name: string, { command, args, env, url, headers }: ServerEntry): JsonObject {
  if (command !== null) return { enabled: true, command, args, ...optionalMember("env", env) };
  return { enabled: true, url, ...optionalMember("headers", headers) };
}

function place({ home }: AgentEnvironment): SettingsPlace {
  const besides = [
    { keys: ["mcp", "enabled"], value: true },
    { keys: ["mcp", "auto_start"], value: true },
  ];
  return {
    file: join(home, ".config/gptme/config.toml"),
    within: home,
    label: "~/.config/gptme/config.toml",
    servers: { path: ["mcp", "servers"], listed: true, format: "gptme", entry, besides },
    models,
    usual: WITH_VERSION,
  };
}

export const gptme: Agent = {
  name: "gptme",
  title: "gptme",
  packages: ["gptme"],
  wire: null,
  nativeTools: wordSet(`
    append autocommit autocompact browser chats choice clarify complete computer convert elicit form gh hashline_edit ipython
    lessons mcp memory morph patch patch_many precommit progress rag read recall request_tool_change restart save screenshot
    shell subagent tmux todo vent vision watch
  `),
  // the hash at the end of each
  joint: /_[0-9a-f]{12}$/,
  shows: {
    label: ({ server }) => `[${server}] `,
    none: () => "None",
    cut: { mark: "", least: 1024 },
    unresolvedAsText: true,
  },
  interception: null,
  /** `config.toml` with `[[mcp.servers]]`, or a project's `gptme.toml`. */
  importer: {
    client: "gptme",
    language: "toml",
    comments: true,
    placeholders: noPlaceholders,
    matches: (file, document) =>
      /(^|\/)(?:gptme\/config|gptme)\.toml$/.test(file) ||
      (isObject(document.mcp) && Array.isArray(document.mcp.servers)),
    servers: (document) =>
      listedServers(document, "mcp", "servers").map((server) => ({ ...server, sse: false })),
  },
  configFiles(around) {
    const { file, within, label } = place(around);
    return [{ file, within, label, accepts: all }, ...projectFiles(around.cwd, PROJECT)];
  },
  sealed: { anywhere: ["gptme.toml"], home: [".config/gptme"] },
  credentials: ["~/.config/gptme/config.toml", "~/.config/gptme/config.local.toml"],
  baseUrls: (_args, around) => settingsBaseUrls(place(around), around),
  proxied: (url) => ({ env: sdkEnvironment(url) }),
  setUp(input) {
    const notes = [
      "gptme's models other than local/…, openai/…, anthropic/… and those of its own [[providers]] have fixed addresses, which are not behind the LLM proxy",
    ];
    const own = place(input.around);
    coveredSettings(own, input, notes);
    const files = projectFiles(input.around.cwd, PROJECT);
    coveredProject({ ...gptme, servers: own.servers, files }, input, notes);
    return { args: [...input.args], env: {}, notes };
  },
};
