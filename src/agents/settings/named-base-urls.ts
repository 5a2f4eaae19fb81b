/**
 * The base URLs of models that the user has already set, in the environment and in the agent's own files, as Claude
 * Code 2.1, Codex 0.169, Gemini CLI 0.61, opencode 1.18 and Copilot CLI 1.0 read them. A run would replace them, so they have to
 * become the proxy's upstreams.
 *
 * Direction of failure: open; a file that cannot be read sets nothing, as for the agent.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse as parseJsonc } from "jsonc-parser";
import { type Agent, BASE_URL_VARIABLES, type Vendor } from "../agents.ts";
import { isObject, type JsonObject, objectAt, textOrNull } from "../config-files/importer.ts";
import { type AgentEnvironment, agentConfigFiles } from "../servers/agent-config-files.ts";
import { claudeSettings } from "./claude-settings.ts";
import { codexBaseUrl, codexDirectory } from "./codex-base-url.ts";

export const COPILOT_BASE_URL = "COPILOT_PROVIDER_BASE_URL";

export interface NamedBaseUrl {
  /** The vendor whose API the client uses; null: a provider that the user added under another name. */
  vendor: Vendor | null;
  /** The user's name for it; for a vendor, the vendor. */
  provider: string;
  url: string;
  /** For people: `ANTHROPIC_BASE_URL`, `~/.codex/config.toml`. */
  from: string;
  /** Set in a file that the agent's user, and so the agent, can write. */
  inFile: boolean;
}

/** The one the agent uses comes first; `args`: its own arguments. */
export function namedBaseUrls(
  agent: Agent | null,
  args: readonly string[],
  around: AgentEnvironment,
): NamedBaseUrl[] {
  const named = ({ url }: NamedBaseUrl): boolean => url.trim() !== "";
  const inFiles = agent === null ? [] : IN_FILES[agent](args, around).filter(named);
  const first = inFiles.filter(
    (one, at) => inFiles.findIndex(({ provider }) => provider === one.provider) === at,
  );
  const inVariables = inEnvironment(around.env).filter(named);
  // Claude Code's settings are variables, which the programs it starts also get
  const hidden = agent === "claude" && first.length > 0;
  return [...first, ...inVariables.filter(({ vendor }) => !hidden || vendor !== "anthropic")];
}

function ofVendor(vendor: Vendor, url: string, from: string, inFile: boolean): NamedBaseUrl {
  return { vendor, provider: vendor, url, from, inFile };
}

function inEnvironment(env: NodeJS.ProcessEnv): NamedBaseUrl[] {
  return BASE_URL_VARIABLES.flatMap(({ name, vendor }) => {
    const url = env[name];
    return url === undefined ? [] : [ofVendor(vendor, url, name, false)];
  });
}

/** Whether a setting is one of the variables that SDKs read. */
export function isVariable({ from }: NamedBaseUrl): boolean {
  return BASE_URL_VARIABLES.some(({ name }) => name === from);
}

const IN_FILES: Readonly<
  Record<Agent, (args: readonly string[], around: AgentEnvironment) => NamedBaseUrl[]>
> = { claude: ofClaude, codex: ofCodex, gemini: ofGemini, opencode: ofOpencode, copilot: ofCopilot };

/** Copilot CLI has no file for this, only a variable, which replaces GitHub's models. */
function ofCopilot(_args: readonly string[], { env }: AgentEnvironment): NamedBaseUrl[] {
  const url = env[COPILOT_BASE_URL];
  const from = COPILOT_BASE_URL;
  return url === undefined ? [] : [{ vendor: null, provider: "copilot", url, from, inFile: false }];
}

function ofClaude(args: readonly string[], around: AgentEnvironment): NamedBaseUrl[] {
  // a setting that only an administrator can change cannot be replaced (claude.ts)
  return claudeSettings(args, around).flatMap(({ label, env, inFile, managed }) => {
    const url = managed ? null : textOrNull(env.ANTHROPIC_BASE_URL);
    return url === null ? [] : [ofVendor("anthropic", url, label, inFile)];
  });
}

function ofCodex(args: readonly string[], { env, home, files }: AgentEnvironment): NamedBaseUrl[] {
  const { url: given } = codexBaseUrl(args);
  const file = join(codexDirectory(env, home), "config.toml");
  const written = files.toml(file, env.CODEX_HOME || home);
  const from = "~/.codex/config.toml";
  const own = textOrNull(written.openai_base_url);
  const custom = objectAt(written, "model_providers");
  return [
    ...(given === null ? [] : [ofVendor("openai", given, "-c openai_base_url", false)]),
    ...(own === null ? [] : [ofVendor("openai", own, from, true)]),
    ...Object.keys(custom).flatMap((provider) => {
      const url = textOrNull(objectAt(custom, provider).base_url);
      return url === null ? [] : [{ vendor: null, provider, url, from, inFile: true }];
    }),
  ];
}

/** Its environment file is the first one from the working directory up, or the user's; variables override it. */
function ofGemini(_args: readonly string[], { cwd, home, env, files }: AgentEnvironment): NamedBaseUrl[] {
  if (env.GOOGLE_GEMINI_BASE_URL !== undefined) return [];
  const own = env.GEMINI_CLI_HOME || home;
  const places: { file: string; within: string }[] = [];
  for (let at = cwd; ; at = dirname(at)) {
    for (const name of [".gemini/.env", ".env"]) places.push({ file: join(at, name), within: at });
    if (at === dirname(at)) break;
  }
  for (const name of [".gemini/.env", ".env"]) places.push({ file: join(own, name), within: own });
  const found = places.find(({ file }) => existsSync(file));
  if (found === undefined) return [];
  let text: string;
  try {
    text = files.text(found.file, found.within);
  } catch {
    return [];
  }
  const value =
    /^[ \t]*(?:export[ \t]+)?GOOGLE_GEMINI_BASE_URL[ \t]*=[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s#]*)/m.exec(
      text,
    )?.[1];
  if (value === undefined) return [];
  return [ofVendor("gemini", value.replace(/^(["'])(.*)\1$/, "$2"), found.file, true)];
}

/** opencode's names for the vendors. */
export const OPENCODE_PROVIDERS: Readonly<Record<string, Vendor>> = {
  anthropic: "anthropic",
  openai: "openai",
  google: "gemini",
};

function ofOpencode(_args: readonly string[], around: AgentEnvironment): NamedBaseUrl[] {
  const content = parseJsonc(around.env.OPENCODE_CONFIG_CONTENT || "{}") as unknown;
  const configs: { config: JsonObject; from: string; inFile: boolean }[] = [
    { config: isObject(content) ? content : {}, from: "OPENCODE_CONFIG_CONTENT", inFile: false },
    ...agentConfigFiles("opencode", around)
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
      const vendor = Object.hasOwn(OPENCODE_PROVIDERS, name) ? (OPENCODE_PROVIDERS[name] ?? null) : null;
      return [{ vendor, provider: vendor ?? name, url, from, inFile }];
    }),
  );
}
