/** Hermes Agent 0.19. HERMES_HOME is a directory whose config.yaml has the servers and the model's address. */
import { join, resolve } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { type AgentEnvironment, all } from "./config-file.ts";
import { optionalMember, type ServerEntry } from "./entry.ts";
import { isObject, type JsonObject, objectAt, serversAt, textOrNull } from "./importer.ts";
import { shellPlaceholders } from "./placeholders.ts";
import {
  type ModelSetting,
  type SettingsPlace,
  settingsBaseUrls,
  settingsCopy,
  WITH_VERSION,
} from "./settings-copy.ts";

function models(document: JsonObject): ModelSetting[] {
  const model = objectAt(document, "model");
  const provider = textOrNull(model.provider) ?? "custom";
  const url = textOrNull(model.base_url);
  const keys = ["model", "base_url"];
  const list: unknown[] = Array.isArray(document.custom_providers) ? document.custom_providers : [];
  return [
    ...(provider === "anthropic"
      ? [{ keys, vendor: "anthropic" as const, provider, url }]
      : url === null
        ? []
        : [{ keys, vendor: null, provider, url }]),
    ...list.flatMap((one, at): ModelSetting[] => {
      const base = isObject(one) ? textOrNull(one.base_url) : null;
      if (!isObject(one) || base === null) return [];
      const place = ["custom_providers", String(at), "base_url"];
      return [{ keys: place, vendor: null, provider: String(one.name), url: base }];
    }),
    ...Object.entries(objectAt(document, "providers")).flatMap(([name, one]): ModelSetting[] => {
      const base = isObject(one) ? textOrNull(one.base_url) : null;
      return base === null
        ? []
        : [{ keys: ["providers", name, "base_url"], vendor: null, provider: name, url: base }];
    }),
  ];
}

function entry(_name: string, { command, args, env, url, sse, headers }: ServerEntry): JsonObject {
  if (command !== null) return { command, args, ...optionalMember("env", env) };
  return { url, ...(sse && { transport: "sse" }), ...optionalMember("headers", headers) };
}

function homeOf({ cwd, home, env }: AgentEnvironment): string {
  return env.HERMES_HOME ? resolve(cwd, env.HERMES_HOME) : join(home, ".hermes");
}

function place(around: AgentEnvironment): SettingsPlace {
  const directory = homeOf(around);
  return {
    file: join(directory, "config.yaml"),
    within: around.env.HERMES_HOME ? directory : around.home,
    label: "~/.hermes/config.yaml",
    servers: { path: ["mcp_servers"], listed: false, format: "hermes", entry },
    models,
    usual: { ...WITH_VERSION, anthropic: "" },
  };
}

export const hermes: Agent = {
  name: "hermes",
  title: "Hermes Agent",
  packages: ["hermes-agent"],
  wire: null,
  nativeTools: wordSet(`
    browser_back browser_cdp browser_click browser_console browser_dialog browser_get_images browser_navigate browser_press
    browser_scroll browser_snapshot browser_type browser_vision clarify cronjob delegate_task execute_code memory patch process
    read_file search_files session_search skill_manage skill_view skills_list terminal text_to_speech todo tool_call
    tool_describe tool_search vision_analyze write_file
  `),
  interception: null,
  /** `config.yaml` with a map `mcp_servers`. */
  importer: {
    client: "hermes",
    language: "yaml",
    comments: true,
    placeholders: shellPlaceholders,
    matches: (file, document) => /(^|\/)\.hermes\/config\.yaml$/.test(file) || "mcp_servers" in document,
    servers: (document) =>
      serversAt(document, "mcp_servers").map((server) => ({
        ...server,
        sse: server.entry.transport === "sse",
      })),
  },
  configFiles(around) {
    const { file, within, label } = place(around);
    return [{ file, within, label, accepts: all }];
  },
  sealed: { anywhere: [], home: [".hermes"] },
  credentials: ["~/.hermes/.env", "~/.hermes/auth.json"],
  baseUrls: (_args, around) => settingsBaseUrls(place(around), around),
  proxied: (url) => ({ env: {}, config: `model:\n  provider: custom\n  base_url: ${url}/v1` }),
  proxiedIn: "~/.hermes/config.yaml",
  setUp(input) {
    const notes: string[] = [];
    const { around } = input;
    const text = settingsCopy(place(around), input, notes);
    if (text === null) return { args: [...input.args], env: {}, notes };
    if (
      input.proxyUrl !== null &&
      models(around.files.settings(place(around).file, place(around).within)).length === 0
    )
      notes.push(
        "~/.hermes/config.yaml has no model.base_url: Hermes asks its provider's own address, which is not behind the LLM proxy",
      );
    notes.push(
      "Hermes uses a copy of ~/.hermes/config.yaml: what it changes there, and what it makes new beside it, ends with the run",
    );
    return {
      args: [...input.args],
      env: { HERMES_HOME: input.standIn(homeOf(around), { "config.yaml": text }) },
      notes,
    };
  },
};
