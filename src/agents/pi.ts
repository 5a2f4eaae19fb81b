/**
 * pi 1.6. Its models and servers are in the directory of PI_CODING_AGENT_DIR. By default it offers no tool of a server to
 * the model, which writes programs that call them (`codemode`): the shim and the gateway judge those calls.
 */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import type { Vendor } from "./base-url.ts";
import { ancestors } from "./config-file.ts";
import { isObject, type JsonObject, objectAt, textOrNull } from "./importer.ts";
import type { ModelPlace } from "./model-places.ts";
import { shellPlaceholders } from "./placeholders.ts";
import { settingsHome } from "./settings-home.ts";
import { indirectCalls } from "./setup.ts";

/** Its providers of the vendors, and the path that each expects in a base URL. */
const VENDORS: Readonly<Record<string, { vendor: Vendor; path: string }>> = {
  anthropic: { vendor: "anthropic", path: "" },
  openai: { vendor: "openai", path: "/v1" },
  google: { vendor: "gemini", path: "/v1beta" },
};

function places(settings: JsonObject): ModelPlace[] {
  const providers = objectAt(settings, "providers");
  const urls = Object.entries(providers).flatMap(([provider, entry]): ModelPlace[] => {
    if (Object.hasOwn(VENDORS, provider)) return [];
    const models = isObject(entry) && Array.isArray(entry.models) ? (entry.models as unknown[]) : [];
    const own = models.map((model, at) => [["models", at, "baseUrl"], isObject(model) ? model : {}] as const);
    return [[["baseUrl"], isObject(entry) ? entry : {}] as const, ...own].flatMap(([keys, at]) => {
      const url = textOrNull(at.baseUrl);
      return url === null
        ? []
        : [{ keys: ["providers", provider, ...keys], vendor: null, provider, url, path: "" }];
    });
  });
  const vendors = Object.entries(VENDORS).map(([provider, one]) => ({
    ...one,
    keys: ["providers", provider, "baseUrl"],
    provider,
    url: textOrNull(objectAt(providers, provider).baseUrl),
  }));
  return [...vendors, ...urls];
}

const form = settingsHome({
  name: "pi",
  title: "pi",
  variable: "PI_CODING_AGENT_DIR",
  usual: ".pi/agent",
  servers: "mcp.json",
  models: "models.json",
  placeholders: shellPlaceholders,
  matches: /(^|\/)\.pi\/(?:agent\/)?mcp\.json$/,
  places,
  project: ({ cwd }) => [{ file: join(cwd, ".pi/mcp.json"), within: cwd, label: ".pi/mcp.json" }],
  accepts: ({ cwd, home, env, files }) => {
    const directory = env.PI_CODING_AGENT_DIR || join(home, ".pi/agent");
    const known = files.json(join(directory, "trust.json"), directory);
    const decided = ancestors(cwd).find((one) => typeof known[one] === "boolean");
    return () =>
      (decided !== undefined && known[decided] === true) || "is in a project that pi does not trust";
  },
  projectWins: true,
});

export const pi: Agent = {
  name: "pi",
  title: "pi",
  packages: ["@earendil-works/pi-coding-agent"],
  wire: { userAgent: /^pi(?:-coding-agent)?\//i, forms: ["field", "mcp__"], dialect: null },
  // 1.6.0
  nativeTools: wordSet(`
    bash codemode edit find grep list_mcp_resource_templates list_mcp_resources ls powershell read
    read_mcp_resource tool_search write
  `),
  interception: null,
  ...form,
  sealed: { anywhere: [".pi"], home: [] },
  credentials: ["~/.pi/agent/auth.json", "~/.pi/agent/mcp-auth.json"],
  proxied: (url) => {
    const all = Object.entries(VENDORS).map(([name, { path }]) => [name, { baseUrl: url + path }]);
    return { env: {}, config: JSON.stringify({ providers: Object.fromEntries(all) }) };
  },
  proxiedIn: "~/.pi/agent/models.json",
  setUp(input) {
    const setup = form.setUp(input);
    const notes = [
      ...(input.proxyUrl === null
        ? []
        : [
            "pi's other built-in providers, and its logins, are not behind the LLM proxy: name them with a baseUrl in models.json",
          ]),
      ...indirectCalls(input, "pi", "codemode"),
    ];
    return { ...setup, notes: [...setup.notes, ...notes] };
  },
};
