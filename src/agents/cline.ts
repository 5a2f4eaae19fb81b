/**
 * Cline CLI 3. Its models and servers are in the directory of CLINE_DATA_DIR. It would hand its work to a hub, a process
 * that may run since before the session and outside it: here it works without.
 */
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import type { Vendor } from "./base-url.ts";
import { isObject, type JsonObject, objectAt, textOrNull } from "./importer.ts";
import type { ModelPlace } from "./model-places.ts";
import { noPlaceholders } from "./placeholders.ts";
import { settingsHome } from "./settings-home.ts";

/** Its providers of the vendors. */
const VENDORS: Readonly<Record<string, { vendor: Vendor; path: string }>> = {
  anthropic: { vendor: "anthropic", path: "/v1" },
  "openai-native": { vendor: "openai", path: "/v1" },
  gemini: { vendor: "gemini", path: "/v1beta" },
};

/** A login's provider is left: its address is the vendor's, and its keys change. */
const isLogin = (settings: JsonObject): boolean => isObject(settings.auth);

function places(settings: JsonObject): ModelPlace[] {
  return Object.entries(objectAt(settings, "providers")).flatMap(([provider, entry]): ModelPlace[] => {
    const own = objectAt(entry, "settings");
    const url = textOrNull(own.baseUrl);
    const known = Object.hasOwn(VENDORS, provider) ? VENDORS[provider] : undefined;
    if (isLogin(own) || (url === null && known === undefined)) return [];
    const keys = ["providers", provider, "settings", "baseUrl"];
    return [{ vendor: null, path: "", ...known, keys, provider, url }];
  });
}

const form = settingsHome({
  name: "cline",
  title: "Cline CLI",
  variable: "CLINE_DATA_DIR",
  usual: ".cline/data",
  servers: "settings/cline_mcp_settings.json",
  models: "settings/providers.json",
  http: "streamableHttp",
  placeholders: noPlaceholders,
  matches: /(^|\/)cline_mcp_settings\.json$/,
  places,
  logins: (settings) =>
    Object.entries(objectAt(settings, "providers")).flatMap(([name, entry]) =>
      isLogin(objectAt(entry, "settings")) ? [name] : [],
    ),
});

export const cline: Agent = {
  name: "cline",
  title: "Cline CLI",
  packages: [],
  wire: null,
  // 3.0.65
  nativeTools: wordSet(`
    apply_patch ask_question editor fetch_web_content read_files run_commands search_codebase skills
    spawn_agent team_*
  `),
  // 3.0.65
  joint: /[a-z\d]__[a-z\d]/i,
  shows: { none: ({ server, tool }) => `Execute MCP tool "${tool}" from server "${server}".` },
  interception: null,
  ...form,
  sealed: { anywhere: [".cline"], home: [] },
  credentials: ["~/.cline/data/settings/providers.json"],
  proxied: (url) => {
    const settings = { provider: "openai-compatible", baseUrl: `${url}/v1` };
    return { env: {}, config: JSON.stringify({ providers: { "openai-compatible": { settings } } }) };
  },
  proxiedIn: "~/.cline/data/settings/providers.json",
  setUp(input) {
    const setup = form.setUp(input);
    return { ...setup, env: { ...setup.env, CLINE_SESSION_BACKEND_MODE: "local" } };
  },
};
