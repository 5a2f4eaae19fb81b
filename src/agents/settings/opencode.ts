/** opencode: OPENCODE_CONFIG_CONTENT, which overrides all its files, with servers and base URLs. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import type { Vendor } from "../agents.ts";
import { isObject, type JsonObject } from "../config-files/importer.ts";
import { type AgentEnvironment, ancestors } from "../servers/agent-config-files.ts";
import type { InjectedServer, InjectedServers } from "../servers/injected-servers.ts";
import { optionalMember, serverEntry } from "./entry.ts";
import { addedProviders, replacement } from "./model-upstreams.ts";
import { OPENCODE_PROVIDERS } from "./named-base-urls.ts";
import { type AgentSetup, interceptionError, refuseOptions, type SetupInput } from "./setup.ts";

export function setUpOpencode(input: SetupInput): AgentSetup {
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
    args: interceptionArguments(input),
    env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(only), OPENCODE_DISABLE_PROJECT_CONFIG: "1" },
    notes: ["opencode reads no settings of the project: its model comes from your own, or from --model"],
  };
}

/** A project's permissions override those of a configuration, but not those of an agent that it does not know. */
const AGENT = "netmon";

function agentWithout({ injected }: InjectedServers): JsonObject {
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

/** Throws ConfigError. */
function interceptionArguments({ args, around }: SetupInput): string[] {
  const plugin = projectPlugin(around);
  if (plugin !== undefined)
    throw interceptionError(
      `opencode would run the project's plugins: ${plugin} contains or names some, or cannot be read`,
      "remove them, or run without netmon's tools",
    );
  refuseOptions(args, /^--(?:agent|attach)(?:=|$)/);
  const [first = ""] = args;
  if (SERVING.has(first))
    throw interceptionError(
      `opencode ${first} serves agents that netmon cannot choose`,
      "use opencode or opencode run, or run without netmon's tools",
    );
  const own = ["--pure", "--agent", AGENT];
  return first === "run" ? [first, ...own, ...args.slice(1)] : [...own, ...args];
}

function entryOf(server: InjectedServer): JsonObject {
  const { own, interposer } = server;
  if (own?.client === "opencode") {
    if (interposer === null) return own.entry;
    return interposer.kind === "shim"
      ? { ...own.entry, command: [interposer.command, ...interposer.args] }
      : { ...own.entry, url: interposer.url };
  }
  const { command, args, env, url, headers } = serverEntry(server);
  return command === null
    ? { type: "remote", url, enabled: true, ...optionalMember("headers", headers) }
    : { type: "local", command: [command, ...args], enabled: true, ...optionalMember("environment", env) };
}

/** opencode's AI SDK expects the version in each base URL. */
const USUAL: Readonly<Record<Vendor, string>> = { anthropic: "/v1", openai: "/v1", gemini: "/v1beta" };

/** The vendors' providers, and those of the user that lead to an upstream of the proxy. */
function providers({ proxyUrl, named, upstreams }: SetupInput): JsonObject {
  if (proxyUrl === null) return {};
  const vendors = Object.entries(OPENCODE_PROVIDERS).flatMap(([name, vendor]) => {
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
