/**
 * How netmon points each agent at the proxy: environment variables, command line, configuration. Names as read by
 * Claude Code 2.1, Codex 0.169, Gemini CLI 0.61, opencode 1.18 and GitHub Copilot CLI 1.0.
 */
export const AGENTS = ["claude", "codex", "gemini", "opencode", "copilot"] as const;
export type Agent = (typeof AGENTS)[number];

export interface AgentSettings {
  /** Environment variables. */
  env: Record<string, string>;
  /** Arguments, for Codex, which reads no variable for it. */
  args?: string[];
  /** The same settings as lines of ~/.codex/config.toml, or as opencode.json. */
  config?: string;
}

/** `url`: the proxy's, `http://127.0.0.1:PORT`. */
export function agentSettings(url: string): Record<Agent, AgentSettings> {
  const opencode = JSON.stringify({
    provider: {
      anthropic: { options: { baseURL: `${url}/v1` } },
      openai: { options: { baseURL: `${url}/v1` } },
      google: { options: { baseURL: `${url}/v1beta` } },
    },
  });
  const codex = `openai_base_url="${url}/v1"`;
  return {
    claude: { env: { ANTHROPIC_BASE_URL: url } },
    codex: { env: {}, args: ["-c", codex], config: codex.replace("=", " = ") },
    gemini: { env: { GOOGLE_GEMINI_BASE_URL: url } },
    opencode: { env: { OPENCODE_CONFIG_CONTENT: opencode }, config: opencode },
    copilot: { env: { COPILOT_PROVIDER_BASE_URL: `${url}/v1` } },
  };
}

/** The vendor whose API the client uses. */
export type Vendor = "anthropic" | "openai" | "gemini";

export interface BaseUrlVariable {
  name: string;
  vendor: Vendor;
  /** The usual path of the URL. */
  path: string;
}

/**
 * The variables in which clients look for a vendor's base URL: the one of the vendor's own SDK, and that of LiteLLM
 * (aider, CrewAI, mini-swe-agent), LlamaIndex and older LangChain.
 */
export const BASE_URL_VARIABLES: readonly BaseUrlVariable[] = [
  { name: "ANTHROPIC_BASE_URL", vendor: "anthropic", path: "" },
  { name: "ANTHROPIC_API_BASE", vendor: "anthropic", path: "" },
  { name: "OPENAI_BASE_URL", vendor: "openai", path: "/v1" },
  { name: "OPENAI_API_BASE", vendor: "openai", path: "/v1" },
  { name: "GOOGLE_GEMINI_BASE_URL", vendor: "gemini", path: "" },
  // LiteLLM adds no version
  { name: "GEMINI_API_BASE", vendor: "gemini", path: "/v1beta" },
];

/** The variables that SDKs read, for agents of the user's own. */
export function sdkEnvironment(url: string): Record<string, string> {
  return Object.fromEntries(BASE_URL_VARIABLES.map(({ name, path }) => [name, url + path]));
}

/**
 * Behind a corporate proxy, three of the four agents would send even loopback URLs to it. Both spellings: programs
 * differ in which one they read, and some prefer the lower-case one.
 */
const LOOPBACK = "127.0.0.1,localhost";

/** Keeps existing values: shell parameter expansion appends them. */
export function noProxyLines(): string[] {
  return ["NO_PROXY", "no_proxy"].map((name) => `export ${name}="${LOOPBACK}\${${name}:+,$${name}}"`);
}

/** Like noProxyLines, with the values of an environment. */
export function noProxy(env: NodeJS.ProcessEnv): Record<string, string> {
  const join = (value: string | undefined): string => (value ? `${LOOPBACK},${value}` : LOOPBACK);
  return { NO_PROXY: join(env.NO_PROXY), no_proxy: join(env.no_proxy) };
}
