/** Continue CLI 1.5 (cn). `--config FILE` replaces its config.yaml, in which servers and models are lists. */
import { join, resolve } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import type { Vendor } from "./base-url.ts";
import { type AgentEnvironment, all } from "./config-file.ts";
import { optionalMember, type ServerEntry } from "./entry.ts";
import {
  isObject,
  isSseUrl,
  type JsonObject,
  listedServers,
  objectAt,
  textOrNull,
  texts,
} from "./importer.ts";
import { takeOption } from "./options.ts";
import type { Placeholders } from "./placeholders.ts";
import {
  type ModelSetting,
  type SettingsPlace,
  settingsBaseUrls,
  settingsCopy,
  WITH_VERSION,
} from "./settings-copy.ts";

/** `${{ secrets.NAME }}`: of its environment. */
const secrets: Placeholders = {
  pattern: /\$\{\{\s*(?:secrets\.([\w-]+)|[^}]*)\s*\}\}/g,
  value: ([name], env) => (name === undefined ? null : (env[name] ?? null)),
};

const VENDORS: Readonly<Record<string, Vendor>> = {
  openai: "openai",
  anthropic: "anthropic",
  gemini: "gemini",
};

function models(document: JsonObject): ModelSetting[] {
  const list: unknown[] = Array.isArray(document.models) ? document.models : [];
  return list.flatMap((model, at): ModelSetting[] => {
    if (!isObject(model) || typeof model.provider !== "string") return [];
    const url = textOrNull(model.apiBase);
    const own = VENDORS[model.provider];
    const keys = ["models", String(at), "apiBase"];
    if (own !== undefined) return [{ keys, vendor: own, provider: own, url }];
    return url === null ? [] : [{ keys, vendor: null, provider: model.provider, url }];
  });
}

function entry(_name: string, { command, args, cwd, env, url, sse, headers }: ServerEntry): JsonObject {
  if (command !== null)
    return { type: "stdio", command, args, ...optionalMember("cwd", cwd), ...optionalMember("env", env) };
  const requestOptions = Object.keys(headers).length > 0 ? { headers } : null;
  return { type: sse ? "sse" : "streamable-http", url, ...optionalMember("requestOptions", requestOptions) };
}

function place({ cwd, home, env }: AgentEnvironment, given: string | undefined): SettingsPlace {
  const directory = env.CONTINUE_GLOBAL_DIR ? resolve(cwd, env.CONTINUE_GLOBAL_DIR) : join(home, ".continue");
  const named = given === undefined ? null : resolve(cwd, given.replace(/^file:\/\//, ""));
  const within = env.CONTINUE_GLOBAL_DIR ? directory : home;
  return {
    file: named ?? join(directory, "config.yaml"),
    // the user named it, so links in it may lead anywhere
    within: named === null ? within : "/",
    label: named === null ? "~/.continue/config.yaml" : `--config ${given}`,
    servers: { path: ["mcpServers"], listed: true, format: "continue", entry },
    models,
    usual: WITH_VERSION,
  };
}

/** Not the name of an assistant at Continue's hub: `owner/assistant`. */
function isFile(config: string | undefined): boolean {
  return config === undefined || /^(?:file:|[./~])|\.ya?ml$/.test(config);
}

const configOf = (args: readonly string[]): string | undefined => takeOption(args, "--config").values.at(-1);

export const continueCli: Agent = {
  name: "cn",
  title: "Continue CLI",
  packages: ["@continuedev/cli"],
  wire: null,
  nativeTools: wordSet(
    "AskQuestion Bash CheckBackgroundJob Checklist Diff Edit Exit Fetch List MultiEdit Read ReportFailure Search Skills " +
      "Status Subagent UploadArtifact Write",
  ),
  joint: /^/,
  interception: null,
  /** `config.yaml` with a list `mcpServers`, which other files of it (`.continue/mcpServers`) have too. */
  importer: {
    client: "continue",
    language: "yaml",
    comments: true,
    placeholders: secrets,
    matches: (file, document) =>
      /(^|\/)\.continue\/(?:.*\/)?[^/]+\.ya?ml$/.test(file) || Array.isArray(document.mcpServers),
    servers: (document) =>
      listedServers(document, "mcpServers").map((server) => ({
        ...server,
        sse: server.entry.type === "sse" || (server.entry.type === undefined && isSseUrl(server.url ?? "")),
        headers: texts(objectAt(server.entry, "requestOptions").headers),
      })),
  },
  configFiles: (around) => {
    const { file, within, label } = place(around, undefined);
    return [{ file, within, label, accepts: all }];
  },
  givenConfigs(args) {
    const given = configOf(args);
    return { configs: given !== undefined && isFile(given) ? [given] : [], strict: given !== undefined };
  },
  sealed: { anywhere: [".continue"], home: [] },
  credentials: ["~/.continue/auth.json", "~/.continue/.env"],
  baseUrls(args, around) {
    const given = configOf(args);
    return isFile(given) ? settingsBaseUrls(place(around, given), around) : [];
  },
  proxied: (url) => ({
    env: {},
    config: `models:\n  - name: NAME\n    provider: openai\n    model: MODEL\n    apiBase: ${url}/v1`,
  }),
  proxiedIn: "~/.continue/config.yaml",
  setUp(input) {
    const notes = ["what Continue's hub and .continue/mcpServers add is not behind netmon"];
    const given = configOf(input.args);
    if (!isFile(given)) {
      notes.push(`--config ${given} names an assistant at Continue's hub, which netmon does not read`);
      return { args: [...input.args], env: {}, notes };
    }
    const text = settingsCopy(place(input.around, given), input, notes);
    if (text === null) return { args: [...input.args], env: {}, notes };
    const { others } = takeOption(input.args, "--config");
    return { args: ["--config", input.write("continue.yaml", text), ...others], env: {}, notes };
  },
};
