/**
 * The configuration of opencode and of its forks: files of the user and of each directory of a project, and a variable
 * with settings that override all of them, in which netmon gives servers and base URLs.
 */
import { dirname, join } from "node:path";
import { parse as parseJsonc } from "jsonc-parser";
import type { Agent } from "./agent.ts";
import type { Vendor } from "./base-url.ts";
import {
  type AgentConfigFile,
  type AgentEnvironment,
  all,
  isThere,
  projectDirectories,
  projectRoot,
} from "./config-file.ts";
import { optionalMember, ownEntry, serverEntry } from "./entry.ts";
import {
  isObject,
  type JsonObject,
  merged,
  objectAt,
  overridden,
  serversAt,
  someServer,
  textList,
  textOrNull,
} from "./importer.ts";
import { addedProviders, replacement } from "./model-address.ts";
import { bracePlaceholders } from "./placeholders.ts";
import type { SetupInput, SetupServer } from "./setup.ts";

interface Fork {
  /** The client's name in its entries. */
  name: string;
  /** Names of its files, without the ending, the overridden ones first. */
  files: readonly string[];
  /** The user's directory below ~/.config. */
  settings: string;
  /** Names of its directory in a project and at home, the overridden ones first. */
  directories: readonly string[];
  /** The variable that names another file. */
  named: string;
  /** The variable with settings that override all files. */
  content: string;
}

export interface OpencodeForm
  extends Pick<Agent, "importer" | "configFiles" | "givenConfigs" | "sealed" | "baseUrls" | "proxied"> {
  /** The settings with servers and base URLs for `content`, over those that the user has put there. */
  content(input: SetupInput): JsonObject;
}

/** Their names for the vendors. */
const PROVIDERS: Readonly<Record<string, Vendor>> = {
  anthropic: "anthropic",
  openai: "openai",
  google: "gemini",
};

/** Their AI SDK expects the version in each base URL. */
const USUAL: Readonly<Record<Vendor, string>> = { anthropic: "/v1", openai: "/v1", gemini: "/v1beta" };

export function opencodeForm(fork: Fork): OpencodeForm {
  const { name, content, directories } = fork;
  const fileNames = fork.files.flatMap((file) => [`${file}.json`, `${file}.jsonc`]);
  const filePath = new RegExp(`(^|/)(?:${fork.files.join("|")})\\.jsonc?$`);

  function configFiles({ cwd, home, env }: AgentEnvironment): AgentConfigFile[] {
    const global = join(env.XDG_CONFIG_HOME || join(home, ".config"), fork.settings);
    const user = env.XDG_CONFIG_HOME || home;
    const root = projectRoot(cwd);
    const inside = (directory: string, within: string, shown: string): AgentConfigFile[] =>
      fileNames.map((file) => ({
        file: join(directory, file),
        within,
        label: shown === "." ? file : `${shown}/${file}`,
        accepts: all,
      }));
    const named = env[fork.named];
    const project = projectDirectories(cwd).reverse();
    const shown = `~/.config/${fork.settings}`;
    return [
      { file: join(global, "config.json"), within: user, label: `${shown}/config.json`, accepts: all },
      ...inside(global, user, shown),
      ...(named ? [{ file: named, within: dirname(named), label: named, accepts: all }] : []),
      ...project.flatMap((directory) => inside(directory, root, directory === cwd ? "." : directory)),
      ...directories.flatMap((own) => inside(join(home, own), home, `~/${own}`)),
      ...project.flatMap((directory) =>
        directories.flatMap((own) => inside(join(directory, own), root, own)),
      ),
    ];
  }

  const inVariable = ({ env }: AgentEnvironment): JsonObject => {
    const value = parseJsonc(env[content] || "{}") as unknown;
    return isObject(value) ? value : {};
  };

  return {
    /** `mcp.NAME`, `type` local (command as a list) or remote. */
    importer: {
      client: name,
      comments: true,
      placeholders: bracePlaceholders,
      matches: (file, document) =>
        filePath.test(file) ||
        someServer(document, "mcp", ({ type }) => type === "local" || type === "remote"),
      servers: (document) =>
        serversAt(document, "mcp").map((server) => {
          const [command = null, ...args] = textList(server.entry.command);
          return { ...server, command, args };
        }),
    },
    configFiles,
    givenConfigs(_args, around) {
      const own = objectAt(inVariable(around), "mcp");
      const none = { configs: [], strict: false };
      if (Object.keys(own).length === 0) return none;
      const files = configFiles(around).filter(({ file }) => isThere(file));
      const below = files.map(({ file, within }) => objectAt(around.files.json(file, within), "mcp"));
      const text = JSON.stringify({ mcp: overridden(below, own) });
      return { ...none, over: { label: content, text } };
    },
    sealed: { anywhere: [...directories, ...fileNames], home: [`.config/${fork.settings}`] },
    baseUrls(_args, around) {
      const configs = [
        { config: inVariable(around), from: content, inFile: false },
        ...configFiles(around)
          .filter(({ file }) => isThere(file))
          .reverse()
          .map(({ file, within, label }) => ({
            config: around.files.json(file, within),
            from: label,
            inFile: true,
          })),
      ];
      return configs.flatMap(({ config, from, inFile }) =>
        Object.entries(objectAt(config, "provider")).flatMap(([provider, settings]) => {
          const url = textOrNull(objectAt(settings, "options").baseURL);
          if (url === null) return [];
          const vendor = Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? null) : null;
          return [{ vendor, provider: vendor ?? provider, url, from, inFile }];
        }),
      );
    },
    proxied: (url) => {
      const provider = Object.fromEntries(
        Object.entries(PROVIDERS).map(([one, vendor]) => [
          one,
          { options: { baseURL: url + USUAL[vendor] } },
        ]),
      );
      const config = JSON.stringify({ provider });
      return { env: { [content]: config }, config };
    },
    content(input) {
      const { injected, omitted } = input.servers;
      const forbidden = omitted.filter((server) => server.forbidden);
      const mcp = {
        ...Object.fromEntries(injected.map((server) => [server.name, entryOf(server, name)])),
        ...Object.fromEntries(forbidden.map((server) => [server.name, { enabled: false }])),
      };
      return merged(merged(inVariable(input.around), { provider: providers(input) }), { mcp });
    },
  };
}

function entryOf(server: SetupServer, format: string): JsonObject {
  const { command, args, env, url, headers } = serverEntry(server);
  const own = ownEntry(server, format, { list: true });
  if (own !== null) return own;
  return command === null
    ? { type: "remote", url, enabled: true, ...optionalMember("headers", headers) }
    : { type: "local", command: [command, ...args], enabled: true, ...optionalMember("environment", env) };
}

/** The vendors' providers, and those of the user that lead to an upstream of the proxy. */
function providers({ proxyUrl, named, upstreams }: SetupInput): JsonObject {
  if (proxyUrl === null) return {};
  const vendors = Object.entries(PROVIDERS).flatMap(([name, vendor]) => {
    const set = named.find((one) => one.vendor === vendor);
    const url = replacement(set, vendor, upstreams, proxyUrl, USUAL[vendor]);
    return url === null ? [] : [[name, url] as const];
  });
  const urls = [...vendors, ...addedProviders(named, upstreams, proxyUrl)];
  return Object.fromEntries(urls.map(([name, baseURL]) => [name, { options: { baseURL } }]));
}
