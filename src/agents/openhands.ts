/**
 * OpenHands CLI 1.16. OPENHANDS_PERSISTENCE_DIR is a directory with mcp.json and, unless `--override-with-envs` has it
 * read variables, the model's address in agent_settings.json.
 */
import { join, resolve } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { throughProxy } from "./base-url.ts";
import { type AgentEnvironment, all } from "./config-file.ts";
import { optionalMember, type ServerEntry } from "./entry.ts";
import { type JsonObject, objectAt, serversAt, textOrNull } from "./importer.ts";
import { noPlaceholders } from "./placeholders.ts";
import {
  type ModelSetting,
  type SettingsPlace,
  settingsBaseUrls,
  settingsCopy,
  WITH_VERSION,
} from "./settings-copy.ts";

const BASE_URL = "LLM_BASE_URL";
const FROM_VARIABLES = "--override-with-envs";

function models(document: JsonObject): ModelSetting[] {
  return [["llm"], ["condenser", "llm"]].flatMap((path): ModelSetting[] => {
    const url = textOrNull(path.reduce(objectAt, document).base_url);
    return url === null ? [] : [{ keys: [...path, "base_url"], vendor: null, provider: "openhands", url }];
  });
}

function entry(_name: string, { command, args, cwd, env, url, sse, headers }: ServerEntry): JsonObject {
  if (command !== null)
    return {
      transport: "stdio",
      command,
      args,
      ...optionalMember("cwd", cwd),
      ...optionalMember("env", env),
    };
  return { transport: sse ? "sse" : "http", url, ...optionalMember("headers", headers) };
}

function homeOf({ cwd, home, env }: AgentEnvironment): string {
  return env.OPENHANDS_PERSISTENCE_DIR
    ? resolve(cwd, env.OPENHANDS_PERSISTENCE_DIR)
    : join(home, ".openhands");
}

function places(around: AgentEnvironment): { servers: SettingsPlace; model: SettingsPlace } {
  const directory = homeOf(around);
  const within = around.env.OPENHANDS_PERSISTENCE_DIR ? directory : around.home;
  const common = { within, usual: WITH_VERSION };
  return {
    servers: {
      ...common,
      file: join(directory, "mcp.json"),
      label: "~/.openhands/mcp.json",
      servers: { path: ["mcpServers"], listed: false, format: "openhands", entry },
      models: () => [],
    },
    model: {
      ...common,
      file: join(directory, "agent_settings.json"),
      label: "~/.openhands/agent_settings.json",
      servers: null,
      models,
    },
  };
}

export const openhands: Agent = {
  name: "openhands",
  title: "OpenHands",
  packages: ["openhands", "openhands-ai"],
  wire: null,
  nativeTools: wordSet(`
    apply_patch delegate edit file_editor finish glob grep invoke_skill list_directory planning_file_editor read_file
    sleeptime_compute task task_tracker terminal think tom_consult write_file
  `),
  // with one server the bare names of its tools
  joint: /^/,
  // 1.16.0
  shows: {
    none: () => "No description provided",
    parameters: {
      security_risk: {
        description:
          "Security risk levels for actions.\n\nBased on OpenHands security risk levels but adapted for agent-sdk.\nInteger values allow for easy comparison and ordering.",
        enum: ["UNKNOWN", "LOW", "MEDIUM", "HIGH"],
      },
      summary: {
        description:
          "A concise summary (approximately 10 words) describing what this specific action does. Focus on the key operation and target. Example: 'List all Python files in current directory'",
      },
      data: { description: "Dynamic data fields from the tool call" },
    },
    standIn: "data",
  },
  interception: null,
  /** `mcp.json` with a map `mcpServers`; a `transport` says SSE. */
  importer: {
    client: "openhands",
    comments: false,
    placeholders: noPlaceholders,
    matches: (file) => /(^|\/)\.openhands\/mcp\.json$/.test(file),
    servers: (document) =>
      serversAt(document, "mcpServers").map((server) => ({
        ...server,
        sse: server.entry.transport === "sse" || (server.entry.transport === undefined && server.sse),
      })),
  },
  configFiles(around) {
    const { file, within, label } = places(around).servers;
    return [{ file, within, label, accepts: all }];
  },
  sealed: { anywhere: [".openhands"], home: [] },
  credentials: ["~/.openhands/agent_settings.json", "~/.openhands/cloud"],
  baseUrls(args, around) {
    const url = args.includes(FROM_VARIABLES) ? around.env[BASE_URL] : undefined;
    if (url !== undefined)
      return [{ vendor: null, provider: "openhands", url, from: BASE_URL, inFile: false }];
    return settingsBaseUrls(places(around).model, around);
  },
  proxied: (url) => ({ env: { [BASE_URL]: `${url}/v1` }, args: [FROM_VARIABLES] }),
  onlyNamed: true,
  setUp(input) {
    const notes: string[] = [];
    const { servers, model } = places(input.around);
    const given: Record<string, string> = {};
    for (const [name, place] of [
      ["mcp.json", servers],
      ["agent_settings.json", model],
    ] as const) {
      // without settings of its own, it asks for them
      if (place === model && models(input.around.files.settings(model.file, model.within)).length === 0)
        continue;
      const text = settingsCopy(place, input, notes);
      if (text !== null) given[name] = text;
    }
    notes.push(
      "OpenHands uses copies of ~/.openhands/mcp.json and agent_settings.json: what it changes there, and what it makes new beside them, ends with the run",
    );
    const set = input.named.find(({ from }) => from === BASE_URL);
    const url =
      set === undefined || input.upstreams.left.has(set) || input.proxyUrl === null
        ? null
        : throughProxy(set.url, { proxyUrl: input.proxyUrl, providers: input.upstreams.providers });
    return {
      args: [...input.args],
      env: {
        OPENHANDS_PERSISTENCE_DIR: input.standIn(homeOf(input.around), given),
        ...(url !== null && { [BASE_URL]: url }),
      },
      notes,
    };
  },
};
