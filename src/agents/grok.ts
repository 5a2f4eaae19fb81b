/**
 * Grok CLI (@vibe-kit/grok-cli) 0.0.34. It reads servers from .grok/settings.json of its working directory alone, at whose
 * path a session sees netmon's copy. Without a person it asks the model before it knows its servers' tools.
 */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { throughProxy } from "./base-url.ts";
import { type AgentEnvironment, all } from "./config-file.ts";
import { optionalMember, type ServerEntry } from "./entry.ts";
import { isObject, type JsonObject, serversAt, textList, textOrNull, texts } from "./importer.ts";
import { noPlaceholders } from "./placeholders.ts";
import { coveredSettings, type SettingsPlace, WITH_VERSION } from "./settings-copy.ts";

const BASE_URL = "GROK_BASE_URL";
const BUILT_IN = "https://api.x.ai/v1";
const OWN_SETTINGS = ".grok/user-settings.json";

function entry(name: string, { command, args, env, url, sse, headers }: ServerEntry): JsonObject {
  const transport =
    command !== null
      ? { type: "stdio", command, args, ...optionalMember("env", env) }
      : { type: sse ? "sse" : "http", url, ...optionalMember("headers", headers) };
  return { name, transport };
}

function place({ cwd }: AgentEnvironment): SettingsPlace {
  return {
    file: join(cwd, ".grok/settings.json"),
    within: cwd,
    label: ".grok/settings.json",
    servers: { path: ["mcpServers"], listed: false, format: "grok", below: "transport", entry },
    models: () => [],
    usual: WITH_VERSION,
  };
}

export const grok: Agent = {
  name: "grok",
  title: "Grok CLI",
  packages: ["@vibe-kit/grok-cli"],
  wire: null,
  nativeTools: wordSet(
    "view_file create_file str_replace_editor edit_file bash search create_todo_list update_todo_list",
  ),
  interception: null,
  /** `.grok/settings.json` with `mcpServers`, whose entries have command or address in `transport`. */
  importer: {
    client: "grok",
    comments: false,
    placeholders: noPlaceholders,
    matches: (file) => /(^|\/)\.grok\/settings\.json$/.test(file),
    servers: (document) =>
      serversAt(document, "mcpServers").map((server) => {
        const { transport } = server.entry;
        if (!isObject(transport)) return server;
        return {
          ...server,
          keys: [...server.keys, "transport"],
          path: `${server.path}.transport`,
          command: textOrNull(transport.command),
          args: textList(transport.args),
          url: textOrNull(transport.url),
          env: texts(transport.env),
          headers: texts(transport.headers),
          sse: transport.type === "sse",
        };
      }),
  },
  configFiles(around) {
    const { file, within, label } = place(around);
    return [{ file, within, label, accepts: all }];
  },
  sealed: { anywhere: [".grok"], home: [] },
  credentials: ["~/.grok/user-settings.json"],
  baseUrls(_args, { home, env, files }) {
    const given = env[BASE_URL];
    const own = textOrNull(files.json(join(home, OWN_SETTINGS), home).baseURL);
    const [url, from, inFile] =
      given !== undefined
        ? [given, BASE_URL, false]
        : own !== null
          ? [own, `~/${OWN_SETTINGS}`, own !== BUILT_IN]
          : [BUILT_IN, "the agent itself", false];
    return [{ vendor: null, provider: "grok", url, from, inFile }];
  },
  proxied: (url) => ({ env: { [BASE_URL]: `${url}/v1` } }),
  onlyNamed: true,
  setUp(input) {
    const { proxyUrl, named, upstreams, around, args } = input;
    const notes: string[] = [];
    coveredSettings(place(around), input, notes);
    const set = named.find(({ provider }) => provider === "grok");
    const url =
      proxyUrl === null || set === undefined || upstreams.left.has(set)
        ? null
        : throughProxy(set.url, { proxyUrl, providers: upstreams.providers });
    return { args: [...args], env: url === null ? {} : { [BASE_URL]: url }, notes };
  },
};
