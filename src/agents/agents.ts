/**
 * How netmon points each agent at the proxy: environment variables, command line, configuration. Names as
 * Claude Code 2.1, Codex 0.169, Gemini CLI 0.61 and opencode 1.18 read them.
 */
export const AGENTS = ["claude", "codex", "gemini", "opencode"] as const;
export type Agent = (typeof AGENTS)[number];

export interface AgentSettings {
  /** Environment variables. */
  env: Record<string, string>;
  /** Codex reads no variable for it: arguments instead. */
  args?: string[];
  /** The same as lines of ~/.codex/config.toml, or as opencode.json. */
  config?: string;
}

/** `url` is the proxy's: `http://127.0.0.1:PORT`. */
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
  };
}

/** What SDKs read: for agents of one's own. */
export function sdkEnvironment(url: string): Record<string, string> {
  return { ANTHROPIC_BASE_URL: url, OPENAI_BASE_URL: `${url}/v1`, GOOGLE_GEMINI_BASE_URL: url };
}

/**
 * Where a corporate proxy is set, three of the four agents would send even loopback URLs to it. Both spellings:
 * programs differ in which one they read, and some read the small one first.
 */
const LOOPBACK = "127.0.0.1,localhost";

/** What is there stays; shell parameter expansion adds to it. */
export function noProxyLines(): string[] {
  return ["NO_PROXY", "no_proxy"].map((name) => `export ${name}="${LOOPBACK}\${${name}:+,$${name}}"`);
}

/** The same with the values of an environment. */
export function noProxy(env: NodeJS.ProcessEnv): Record<string, string> {
  const join = (value: string | undefined): string => (value ? `${LOOPBACK},${value}` : LOOPBACK);
  return { NO_PROXY: join(env.NO_PROXY), no_proxy: join(env.no_proxy) };
}
