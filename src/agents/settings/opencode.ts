/**
 * opencode: OPENCODE_CONFIG_CONTENT, which is merged over all its files, with servers and base URLs.
 */
import { parse as parseJsonc } from "jsonc-parser";
import { isObject, type JsonObject, objectAt, textOrNull } from "../config-files/importer.ts";
import { agentConfigFiles } from "../servers/agent-config-files.ts";
import type { InjectedServer } from "../servers/injected-servers.ts";
import { throughProxy, type Vendor } from "./base-url.ts";
import { optionalMember, serverEntry } from "./entry.ts";
import { replacement } from "./model-upstreams.ts";
import { OPENCODE_PROVIDERS } from "./named-base-urls.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

export function setUpOpencode(input: SetupInput): AgentSetup {
  const { servers, around, args } = input;
  const own = parseJsonc(around.env.OPENCODE_CONFIG_CONTENT || "{}") as unknown;
  const mcp = {
    ...Object.fromEntries(servers.injected.map((server) => [server.name, entryOf(server)])),
    ...Object.fromEntries(
      servers.omitted.filter(({ forbidden }) => forbidden).map(({ name }) => [name, { enabled: false }]),
    ),
  };
  const content = merged(merged(isObject(own) ? own : {}, { provider: providers(input) }), { mcp });
  return { args: [...args], env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(content) }, notes: [] };
}

function entryOf(server: InjectedServer): JsonObject {
  const { own, front } = server;
  if (own?.client === "opencode") {
    if (front === null) return own.entry;
    return front.kind === "shim"
      ? { ...own.entry, command: [front.command, ...front.args] }
      : { ...own.entry, url: front.url };
  }
  const { command, args, env, url, headers } = serverEntry(server);
  return command === null
    ? { type: "remote", url, enabled: true, ...optionalMember("headers", headers) }
    : { type: "local", command: [command, ...args], enabled: true, ...optionalMember("environment", env) };
}

/** opencode's AI SDK expects the version in each base URL. */
const USUAL: Readonly<Record<Vendor, string>> = { anthropic: "/v1", openai: "/v1", gemini: "/v1beta" };

/** The vendors', and those of the user's that lead to an upstream of the proxy. */
function providers({ proxyUrl, named, upstreams, around }: SetupInput): JsonObject {
  if (proxyUrl === null) return {};
  const vendors = Object.entries(OPENCODE_PROVIDERS).flatMap(([name, vendor]) => {
    const set = named.find((one) => one.vendor === vendor);
    const url = replacement(set, vendor, upstreams, proxyUrl, USUAL[vendor]);
    return url === null ? [] : [[name, { options: { baseURL: url } }] as const];
  });
  const places = new Map(agentConfigFiles("opencode", around).map(({ file, within }) => [file, within]));
  const files = [...places].map(([file, within]) => around.files.json(file, within));
  const custom = files.flatMap((file) =>
    Object.entries(objectAt(file, "provider")).flatMap(([name, provider]) => {
      const url = Object.hasOwn(OPENCODE_PROVIDERS, name)
        ? null
        : textOrNull(objectAt(provider, "options").baseURL);
      const through = url === null ? null : throughProxy(url, { proxyUrl, providers: upstreams.providers });
      return through === null ? [] : [[name, { options: { baseURL: through } }] as const];
    }),
  );
  return Object.fromEntries([...vendors, ...custom]);
}

function merged(below: JsonObject, above: JsonObject): JsonObject {
  const both = Object.entries(above).map(([key, value]) => {
    const there = below[key];
    return [key, isObject(there) && isObject(value) ? merged(there, value) : value] as const;
  });
  return { ...below, ...Object.fromEntries(both) };
}
