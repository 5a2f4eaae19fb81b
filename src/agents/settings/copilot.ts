/**
 * GitHub Copilot CLI: `--additional-mcp-config @FILE`, whose servers override those of the same name in its own files.
 * Servers that netmon omits are switched off, and so are GitHub's own, which netmon cannot interpose on.
 *
 * Its models are GitHub's, which netmon does not read, unless COPILOT_PROVIDER_BASE_URL names another provider.
 */
import { throughProxy } from "./base-url.ts";
import { mcpJson } from "./claude.ts";
import { COPILOT_BASE_URL } from "./named-base-urls.ts";
import { takeOption } from "./options.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

/** The option for MCP configurations: JSON, or `@FILE`. */
export const COPILOT_CONFIGS = "--additional-mcp-config";

export function setUpCopilot(input: SetupInput): AgentSetup {
  const { servers, args, write } = input;
  const { injected, omitted } = servers;
  const given = new Set(injected.map(({ name }) => name));
  const off = omitted
    .filter(({ name }) => !given.has(name))
    .map(({ name }) => `--disable-mcp-server=${name}`);
  const file = write("copilot-mcp.json", mcpJson(servers));
  return {
    args: [
      COPILOT_CONFIGS,
      `@${file}`,
      "--disable-builtin-mcps",
      ...off,
      ...takeOption(args, COPILOT_CONFIGS).others,
    ],
    ...model(input),
  };
}

function model({ proxyUrl, named, upstreams, around }: SetupInput): Pick<AgentSetup, "env" | "notes"> {
  if (proxyUrl === null) return { env: {}, notes: [] };
  const set = named.find(({ from }) => from === COPILOT_BASE_URL);
  if (set === undefined) {
    const note = `${COPILOT_BASE_URL} is not set: Copilot CLI asks GitHub's models, which are not behind the LLM proxy`;
    return { env: {}, notes: [note] };
  }
  const vendor = around.env.COPILOT_PROVIDER_TYPE === "anthropic" ? "anthropic" : "openai";
  const { providers } = upstreams;
  const url = upstreams.left.has(set) ? null : throughProxy(set.url, { proxyUrl, providers }, vendor);
  return { env: url === null ? {} : { [COPILOT_BASE_URL]: url }, notes: [] };
}
