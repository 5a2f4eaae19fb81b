/**
 * Starts each agent program without a person and without the internet: its configuration in its own home directory,
 * an MCP server in it, and the model's address.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stringify } from "smol-toml";
import { COMMAND } from "../e2e/start-netmon.ts";
import type { ScriptedCall } from "../llm/upstream/turn.ts";

/** The MCP server `weather` as the agent's configuration names it. */
export type McpServer = { url: string } | { command: string; args: readonly string[] };

export interface Launch {
  home: string;
  /** null: the agent has no server of its own. */
  mcp: McpServer | null;
  /** Base URL of the LLM proxy, without a path. */
  llmUrl: string;
}

export interface AgentProgram {
  name: "claude" | "codex" | "gemini" | "opencode" | "copilot" | "netmon";
  /** The words that start it. */
  command: readonly string[];
  /** Writes the configuration; returns arguments and environment. */
  prepare(launch: Launch): { args: string[]; env: Record<string, string> };
  /** A call of a tool of the server `weather`, as this program has the model write it. */
  call(tool: string, args?: Record<string, unknown>): ScriptedCall;
}

const PROMPT = "What is the weather like?";

function write(path: string, value: unknown): void {
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
}

const claude: AgentProgram = {
  name: "claude",
  command: [programPath("claude")],
  prepare: ({ home, mcp, llmUrl }) => {
    const config = `${home}/mcp.json`;
    const weather = mcp !== null && "url" in mcp ? { type: "http", ...mcp } : mcp;
    write(config, { mcpServers: weather === null ? {} : { weather } });
    const tools = "mcp__weather__get_weather,mcp__weather__delete_city";
    return {
      args: ["-p", PROMPT, "--mcp-config", config, "--strict-mcp-config", "--allowedTools", tools],
      env: {
        ANTHROPIC_BASE_URL: llmUrl,
        ANTHROPIC_API_KEY: "not-a-key",
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
        // It asks the model when the server has answered, and not before.
        MCP_CONNECTION_NONBLOCKING: "0",
        MCP_CONNECT_TIMEOUT_MS: "120000",
      },
    };
  },
  call: (tool, args = {}) => ({ name: `mcp__weather__${tool}`, args }),
};

const codex: AgentProgram = {
  name: "codex",
  command: [programPath("codex")],
  prepare: ({ home, mcp, llmUrl }) => {
    // Without `required` it asks the model before the server has answered.
    const weather = { ...mcp, required: true, startup_timeout_sec: 120 };
    // The built-in provider, so that its try for a WebSocket is met as well.
    write(
      `${home}/config.toml`,
      stringify({
        model: "gpt-5.1",
        openai_base_url: `${llmUrl}/v1`,
        mcp_servers: mcp === null ? {} : { weather },
      }),
    );
    write(`${home}/auth.json`, { OPENAI_API_KEY: "not-a-key" });
    const options = ["--skip-git-repo-check", "--json", "--dangerously-bypass-approvals-and-sandbox"];
    return { args: ["exec", ...options, PROMPT], env: { CODEX_HOME: home } };
  },
  call: (tool, args = {}) => ({ namespace: "mcp__weather", name: tool, args }),
};

const gemini: AgentProgram = {
  name: "gemini",
  command: [programPath("gemini")],
  prepare: ({ home, mcp, llmUrl }) => {
    mkdirSync(`${home}/.gemini`);
    write(`${home}/.gemini/settings.json`, {
      security: { auth: { selectedType: "gemini-api-key" } },
      mcpServers:
        mcp === null ? {} : { weather: { ...("url" in mcp ? { httpUrl: mcp.url } : mcp), trust: true } },
      privacy: { usageStatisticsEnabled: false },
    });
    return {
      args: ["-p", PROMPT, "--yolo", "-m", "gemini-2.5-flash"],
      env: {
        GOOGLE_GEMINI_BASE_URL: llmUrl,
        GEMINI_API_KEY: "not-a-key",
        GEMINI_CLI_TRUST_WORKSPACE: "true",
        IS_SANDBOX: "1",
      },
    };
  },
  call: (tool, args = {}) => ({ name: `mcp_weather_${tool}`, args }),
};

const opencode: AgentProgram = {
  name: "opencode",
  command: [programPath("opencode")],
  prepare: ({ home, mcp, llmUrl }) => {
    const server = (given: McpServer) =>
      "url" in given
        ? { type: "remote", ...given }
        : { type: "local", command: [given.command, ...given.args] };
    write(`${home}/opencode.json`, {
      autoupdate: false,
      share: "disabled",
      model: "scripted/model",
      small_model: "scripted/model",
      provider: {
        scripted: {
          npm: "@ai-sdk/openai-compatible",
          options: { baseURL: `${llmUrl}/v1`, apiKey: "not-a-key" },
          models: { model: { name: "model" } },
        },
      },
      mcp: mcp === null ? {} : { weather: { ...server(mcp), enabled: true } },
    });
    return { args: ["run", "--format", "json", PROMPT], env: {} };
  },
  call: (tool, args = {}) => ({ name: `weather_${tool}`, args }),
};

const copilot: AgentProgram = {
  name: "copilot",
  command: [programPath("copilot")],
  prepare: ({ home, mcp, llmUrl }) => {
    mkdirSync(`${home}/.copilot`);
    const weather = mcp !== null && { type: "url" in mcp ? "http" : "local", ...mcp };
    write(`${home}/.copilot/mcp-config.json`, { mcpServers: weather === false ? {} : { weather } });
    return {
      args: ["-p", PROMPT, "--allow-all-tools"],
      env: {
        // neither a login nor a look for a newer version
        COPILOT_OFFLINE: "true",
        COPILOT_MODEL: "gpt-5.1",
        COPILOT_PROVIDER_BASE_URL: `${llmUrl}/v1`,
        COPILOT_PROVIDER_API_KEY: "not-a-key",
      },
    };
  },
  call: (tool, args = {}) => ({ name: `weather-${tool}`, args }),
};

const netmon: AgentProgram = {
  name: "netmon",
  command: [...COMMAND, "agent"],
  prepare: ({ home, mcp, llmUrl }) => {
    write(`${home}/servers.json`, { mcpServers: { weather: mcp } });
    return {
      args: ["--model", "gpt-5.1", PROMPT],
      env: {
        OPENAI_BASE_URL: `${llmUrl}/v1`,
        OPENAI_API_KEY: "not-a-key",
        NETMON_MCP_CONFIG: `${home}/servers.json`,
      },
    };
  },
  call: (tool, args = {}) => ({ name: `mcp__weather__${tool}`, args }),
};

export const agentPrograms: readonly AgentProgram[] = [claude, codex, gemini, opencode, copilot, netmon];

/** Those whose own tools netmon can take away, or that have none. */
export const interceptedPrograms = agentPrograms.filter(({ name }) => name !== "copilot");

/** Of a program on npm: the pinned one, or that of the modules in $NETMON_AGENTS (`make outside`). */
export function programPath(name: Exclude<AgentProgram["name"], "netmon">): string {
  const modules = process.env.NETMON_AGENTS ?? fileURLToPath(new URL("./node_modules", import.meta.url));
  return `${modules}/.bin/${name}`;
}
