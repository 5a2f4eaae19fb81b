/** opencode 1.18. OPENCODE_CONFIG_CONTENT overrides all its files, with servers and base URLs. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import type { Vendor } from "./base-url.ts";
import {
  type AgentConfigFile,
  type AgentEnvironment,
  all,
  ancestors,
  isThere,
  projectDirectories,
  projectRoot,
} from "./config-file.ts";
import { optionalMember, ownEntry, serverEntry } from "./entry.ts";
import {
  isObject,
  type JsonObject,
  objectAt,
  serversAt,
  someServer,
  textList,
  textOrNull,
} from "./importer.ts";
import { addedProviders, replacement } from "./model-address.ts";
import { bracePlaceholders } from "./placeholders.ts";
import {
  type Interception,
  refuseOptions,
  type SetupInput,
  type SetupServer,
  type SetupServers,
} from "./setup.ts";

/** opencode's names for the vendors. */
const PROVIDERS: Readonly<Record<string, Vendor>> = {
  anthropic: "anthropic",
  openai: "openai",
  google: "gemini",
};

/** A project's permissions override those of a configuration, but not those of an agent that it does not know. */
const AGENT = "netmon";

function agentWithout({ injected }: SetupServers): JsonObject {
  const tools = injected.map(({ name }) => [`${name.replace(/[^\w-]/g, "_")}_*`, "allow"] as const);
  return { mode: "primary", permission: { "*": "deny", ...Object.fromEntries(tools) } };
}

const SERVING: ReadonlySet<string> = new Set(["acp", "attach", "github", "pr", "serve", "web"]);

/**
 * Finds a plugin of the project. opencode 1.18 imports these at the first tool call, despite --pure and
 * OPENCODE_DISABLE_PROJECT_CONFIG. None can be made during the session. Outside a repository it searches every
 * directory above; ~ is the user's own.
 */
function projectPlugin({ cwd, home, files }: AgentEnvironment): string | undefined {
  return ancestors(cwd)
    .filter((directory) => directory === cwd || directory !== home)
    .flatMap((directory) => {
      const inside = join(directory, ".opencode");
      const settings = [directory, inside].flatMap((parent) =>
        ["opencode.json", "opencode.jsonc"].map((name) => join(parent, name)),
      );
      return [
        ...["plugin", "plugins"].map((name) => join(inside, name)),
        ...settings.filter((file) => existsSync(file) && mayNamePlugins(() => files.text(file, directory))),
      ];
    })
    .find((path) => existsSync(path));
}

/** True also for files that netmon cannot read, and for keys that opencode expands from files and variables. */
function mayNamePlugins(text: () => string): boolean {
  const errors: ParseError[] = [];
  try {
    const settings: unknown = parseJsonc(text(), errors, { allowTrailingComma: true });
    return errors.length > 0 || !isObject(settings) || Object.keys(settings).some((key) => PLUGINS.test(key));
  } catch {
    return true;
  }
}

const PLUGINS = /^plugins?$|\{/;

/** Throws the interception's error. */
function interceptionArguments({ args, around }: SetupInput, interception: Interception): string[] {
  const plugin = projectPlugin(around);
  if (plugin !== undefined)
    throw interception.error(
      `opencode would run the project's plugins: ${plugin} contains or names some, or cannot be read`,
      "remove them, or run without netmon's tools",
    );
  refuseOptions(interception, args, /^--(?:agent|attach)(?:=|$)/);
  const [first = ""] = args;
  if (SERVING.has(first))
    throw interception.error(
      `opencode ${first} serves agents that netmon cannot choose`,
      "use opencode or opencode run, or run without netmon's tools",
    );
  const own = ["--pure", "--agent", AGENT];
  return first === "run" ? [first, ...own, ...args.slice(1)] : [...own, ...args];
}

function entryOf(server: SetupServer): JsonObject {
  const { command, args, env, url, headers } = serverEntry(server);
  const own = ownEntry(server, "opencode", { list: true });
  if (own !== null) return own;
  return command === null
    ? { type: "remote", url, enabled: true, ...optionalMember("headers", headers) }
    : { type: "local", command: [command, ...args], enabled: true, ...optionalMember("environment", env) };
}

/** opencode's AI SDK expects the version in each base URL. */
const USUAL: Readonly<Record<Vendor, string>> = { anthropic: "/v1", openai: "/v1", gemini: "/v1beta" };

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

function merged(below: JsonObject, above: JsonObject): JsonObject {
  const both = Object.entries(above).map(([key, value]) => {
    const there = below[key];
    return [key, isObject(there) && isObject(value) ? merged(there, value) : value] as const;
  });
  return { ...below, ...Object.fromEntries(both) };
}

export const opencode: Agent = {
  name: "opencode",
  title: "opencode",
  packages: ["opencode-ai"],
  wire: { userAgent: /(?:^|\s)opencode\//i, forms: ["field", "server_"], dialect: null },
  // 1.18.33
  nativeTools: wordSet(`
    apply_patch bash batch codesearch edit glob grep invalid list lsp multiedit patch plan_enter plan_exit
    question read shell skill task todoread todowrite webfetch websearch write
  `),
  interception: { version: "1.18" },
  /** `opencode.json` or `opencode.jsonc` with `mcp.NAME`, `type` local (command as a list) or remote. */
  importer: {
    client: "opencode",
    comments: true,
    placeholders: bracePlaceholders,
    matches: (file, document) =>
      /(^|\/)opencode\.jsonc?$/.test(file) ||
      someServer(document, "mcp", ({ type }) => type === "local" || type === "remote"),
    servers: (document) =>
      serversAt(document, "mcp").map((server) => {
        const [command = null, ...args] = textList(server.entry.command);
        return { ...server, command, args };
      }),
  },
  configFiles({ cwd, home, env }) {
    const settings = env.XDG_CONFIG_HOME || join(home, ".config");
    const global = join(settings, "opencode");
    const user = env.XDG_CONFIG_HOME || home;
    const root = projectRoot(cwd);
    const names = ["opencode.json", "opencode.jsonc"];
    const inside = (directory: string, within: string, shown: string): AgentConfigFile[] =>
      names.map((name) => ({ file: join(directory, name), within, label: `${shown}/${name}`, accepts: all }));
    const named = env.OPENCODE_CONFIG;
    const project = projectDirectories(cwd).reverse();
    return [
      {
        file: join(global, "config.json"),
        within: user,
        label: "~/.config/opencode/config.json",
        accepts: all,
      },
      ...inside(global, user, "~/.config/opencode"),
      ...(named ? [{ file: named, within: dirname(named), label: named, accepts: all }] : []),
      ...project.flatMap((directory) => inside(directory, root, directory === cwd ? "." : directory)),
      ...inside(join(home, ".opencode"), home, "~/.opencode"),
      ...project.flatMap((directory) => inside(join(directory, ".opencode"), root, ".opencode")),
    ].map((place) => ({ ...place, label: place.label.replace(/^\.\/(?=opencode)/, "") }));
  },
  sealed: { anywhere: [".opencode", "opencode.json", "opencode.jsonc"], home: [".config/opencode"] },
  credentials: ["~/.local/share/opencode/auth.json"],
  baseUrls(_args, around) {
    const content = parseJsonc(around.env.OPENCODE_CONFIG_CONTENT || "{}") as unknown;
    const configs: { config: JsonObject; from: string; inFile: boolean }[] = [
      { config: isObject(content) ? content : {}, from: "OPENCODE_CONFIG_CONTENT", inFile: false },
      ...opencode
        .configFiles(around)
        .filter(({ file }) => isThere(file))
        .reverse()
        .map(({ file, within, label }) => ({
          config: around.files.json(file, within),
          from: label,
          inFile: true,
        })),
    ];
    return configs.flatMap(({ config, from, inFile }) =>
      Object.entries(objectAt(config, "provider")).flatMap(([name, provider]) => {
        const url = textOrNull(objectAt(provider, "options").baseURL);
        if (url === null) return [];
        const vendor = Object.hasOwn(PROVIDERS, name) ? (PROVIDERS[name] ?? null) : null;
        return [{ vendor, provider: vendor ?? name, url, from, inFile }];
      }),
    );
  },
  proxied: (url) => {
    const provider = Object.fromEntries(
      Object.entries(PROVIDERS).map(([name, vendor]) => [
        name,
        { options: { baseURL: url + USUAL[vendor] } },
      ]),
    );
    const config = JSON.stringify({ provider });
    return { env: { OPENCODE_CONFIG_CONTENT: config }, config };
  },
  setUp(input) {
    const { servers, interception, around, args } = input;
    const own = parseJsonc(around.env.OPENCODE_CONFIG_CONTENT || "{}") as unknown;
    const mcp = {
      ...Object.fromEntries(servers.injected.map((server) => [server.name, entryOf(server)])),
      ...Object.fromEntries(
        servers.omitted.filter(({ forbidden }) => forbidden).map(({ name }) => [name, { enabled: false }]),
      ),
    };
    const content = merged(merged(isObject(own) ? own : {}, { provider: providers(input) }), { mcp });
    if (interception === null)
      return { args: [...args], env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(content) }, notes: [] };
    // the user could select another agent
    const others = { build: { disable: true }, plan: { disable: true } };
    const agent = { ...others, [AGENT]: agentWithout(servers) };
    const only = merged(content, { agent, default_agent: AGENT });
    return {
      args: interceptionArguments(input, interception),
      env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(only), OPENCODE_DISABLE_PROJECT_CONFIG: "1" },
      notes: ["opencode reads no settings of the project: its model comes from your own, or from --model"],
    };
  },
};
