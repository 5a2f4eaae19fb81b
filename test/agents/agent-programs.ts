/**
 * Starts each agent program without a person and without the internet: its configuration in its own home directory,
 * an MCP server in it, and the model's address.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stringify } from "smol-toml";
import { COMMAND } from "../e2e/start-netmon.ts";
import type { ScriptedCall, Turn } from "../llm/upstream/turn.ts";

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
  name:
    | ("claude" | "codex" | "gemini" | "opencode" | "copilot" | "netmon")
    | ("qwen" | "kilo" | "cline" | "kimi" | "pi" | "droid");
  /** The words that start it. */
  command: readonly string[];
  /** Writes the configuration; returns arguments and environment. */
  prepare(launch: Launch): {
    args: string[];
    env: Record<string, string>;
    /** Its working directory, if not the home. */
    cwd?: string;
  };
  /** A call of a tool of the server `weather`, as this program has the model write it. */
  call(tool: string, args?: Record<string, unknown>): ScriptedCall;
  /** What the model says to make such calls, if it is shown no tools of servers; missing: the calls themselves. */
  deferred?(calls: readonly ScriptedCall[]): Turn;
  /** Milliseconds until it knows its servers' tools, if it asks the model before. */
  settles?: number;
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

/** Kilo Code without what it fetches from its vendor, for which it would wait. */
const WITHOUT_KILO = {
  KILO_API_URL: "http://127.0.0.1:1",
  KILO_DISABLE_AUTOUPDATE: "1",
  KILO_DISABLE_DEFAULT_PLUGINS: "1",
  KILO_DISABLE_MODELS_FETCH: "1",
  KILO_DISABLE_PRESENCE: "1",
  KILO_DISABLE_SESSION_INGEST: "1",
  KILO_MODELS_URL: "http://127.0.0.1:1",
  KILO_SESSION_INGEST_URL: "http://127.0.0.1:1",
  KILO_TELEMETRY_LEVEL: "off",
};

/** opencode, and its fork. */
const opencodeForm = (name: "opencode" | "kilo"): AgentProgram => ({
  name,
  command: [programPath(name)],
  prepare: ({ home, mcp, llmUrl }) => {
    const server = (given: McpServer) =>
      "url" in given
        ? { type: "remote", ...given }
        : { type: "local", command: [given.command, ...given.args] };
    write(`${home}/${name}.json`, {
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
    return { args: ["run", "--format", "json", PROMPT], env: name === "kilo" ? WITHOUT_KILO : {} };
  },
  call: (tool, args = {}) => ({ name: `weather_${tool}`, args }),
});

const opencode = opencodeForm("opencode");
const kilo = opencodeForm("kilo");

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

const qwen: AgentProgram = {
  name: "qwen",
  command: [programPath("qwen")],
  prepare: ({ home, mcp, llmUrl }) => {
    mkdirSync(`${home}/.qwen`);
    const weather = mcp !== null && "url" in mcp ? { httpUrl: mcp.url } : mcp;
    write(`${home}/.qwen/settings.json`, {
      mcpServers: weather === null ? {} : { weather },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
    });
    return {
      args: ["-p", PROMPT, "--yolo", "--auth-type", "openai"],
      env: { OPENAI_BASE_URL: `${llmUrl}/v1`, OPENAI_API_KEY: "not-a-key", OPENAI_MODEL: "model" },
    };
  },
  call: (tool, args = {}) => ({ name: `mcp__weather__${tool}`, args }),
  deferred: (calls) => ({
    text: "I search.",
    calls: [{ name: "tool_search", args: { query: `select:${calls.map(({ name }) => name).join(",")}` } }],
    next: {
      text: "I call.",
      calls: calls.map(({ name, args }) => ({ name: "tool_call", args: { name, arguments: args } })),
    },
  }),
};

const cline: AgentProgram = {
  name: "cline",
  command: [programPath("cline")],
  prepare: ({ home, mcp, llmUrl }) => {
    const settings = `${home}/.cline/data/settings`;
    mkdirSync(settings, { recursive: true });
    const weather = mcp !== null && { type: "url" in mcp ? "streamableHttp" : "stdio", ...mcp };
    write(`${settings}/cline_mcp_settings.json`, { mcpServers: weather === false ? {} : { weather } });
    const provider = { provider: "openai-compatible", model: "model", baseUrl: `${llmUrl}/v1` };
    const updatedAt = "2026-11-01T00:00:00.000Z";
    write(`${settings}/providers.json`, {
      version: 1,
      lastUsedProvider: "openai-compatible",
      providers: {
        "openai-compatible": {
          settings: { ...provider, apiKey: "not-a-key" },
          updatedAt,
          tokenSource: "manual",
        },
      },
    });
    return { args: ["--json", PROMPT], env: {} };
  },
  call: (tool, args = {}) => ({ name: `weather__${tool}`, args }),
};

const kimi: AgentProgram = {
  name: "kimi",
  command: [programPath("kimi")],
  prepare: ({ home, mcp, llmUrl }) => {
    mkdirSync(`${home}/.kimi-code`);
    write(`${home}/.kimi-code/mcp.json`, { mcpServers: mcp === null ? {} : { weather: mcp } });
    write(
      `${home}/.kimi-code/config.toml`,
      stringify({
        default_model: "scripted",
        telemetry: false,
        providers: { scripted: { type: "openai", base_url: `${llmUrl}/v1`, api_key: "not-a-key" } },
        models: { scripted: { provider: "scripted", model: "model", max_context_size: 100_000 } },
      }),
    );
    return { args: ["-p", PROMPT], env: { KIMI_CODE_NO_AUTO_UPDATE: "1" } };
  },
  call: (tool, args = {}) => ({ name: `mcp__weather__${tool}`, args }),
};

const pi: AgentProgram = {
  name: "pi",
  command: [programPath("pi")],
  prepare: ({ home, mcp, llmUrl }) => {
    mkdirSync(`${home}/.pi/agent`, { recursive: true });
    write(`${home}/.pi/agent/mcp.json`, { mcpServers: mcp === null ? {} : { weather: mcp } });
    write(`${home}/.pi/agent/models.json`, {
      providers: {
        scripted: {
          baseUrl: `${llmUrl}/v1`,
          api: "openai-completions",
          apiKey: "not-a-key",
          models: [{ id: "model" }],
        },
      },
    });
    return {
      args: ["-p", "--model", "scripted/model", PROMPT],
      env: { PI_OFFLINE: "1", PI_TELEMETRY: "0" },
    };
  },
  call: (tool, args = {}) => ({ name: `mcp__weather__${tool}`, args }),
  deferred: (calls) => {
    const each = calls.map(({ name, args }) => `(async () => tools.${name}(${JSON.stringify(args)}))()`);
    const code = `return Promise.all([${each.join(", ")}].map((one) => one.catch(String)))`;
    return { text: "I write a program.", calls: [{ name: "codemode", args: { code } }] };
  },
};

const droid: AgentProgram = {
  name: "droid",
  command: [programPath("droid")],
  prepare: ({ home, mcp, llmUrl }) => {
    mkdirSync(`${home}/.factory`);
    // what is in its working directory is a project's, which it prefers
    mkdirSync(`${home}/work`);
    const weather = mcp !== null && { type: "url" in mcp ? "http" : "stdio", ...mcp };
    write(`${home}/.factory/mcp.json`, { mcpServers: weather === false ? {} : { weather } });
    const model = { model: "model", baseUrl: `${llmUrl}/v1`, apiKey: "not-a-key", displayName: "Scripted" };
    write(`${home}/.factory/settings.json`, {
      customModels: [{ ...model, id: "custom:model", provider: "generic-chat-completion-api" }],
      cloudSessionSync: false,
    });
    return {
      args: ["exec", "--skip-permissions-unsafe", "-m", "custom:model", PROMPT],
      env: { FACTORY_API_KEY: "not-a-key", FACTORY_DROID_AUTO_UPDATE_ENABLED: "false" },
      cwd: `${home}/work`,
    };
  },
  call: (tool, args = {}) => ({ name: `weather___${tool}`, args }),
  settles: 20_000,
  deferred: (calls) => ({
    text: "I search.",
    calls: [{ name: "ToolSearch", args: { query: `select:${calls.map(({ name }) => name).join(",")}` } }],
    next: { text: "I call.", calls },
  }),
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

/**
 * Those that run under `netmon run` alone. They take 0.9 GB, so `make outside` alone installs them (`others` in
 * package.json, with the versions that were tried).
 */
export const otherPrograms = [qwen, kilo, cline, kimi, pi, droid].filter(({ command: [program = ""] }) =>
  existsSync(program),
);

/** Those whose own tools netmon can take away, or that have none. */
export const interceptedPrograms = [claude, codex, gemini, opencode, netmon];

/** Of a program on npm: the pinned one, or that of the modules in $NETMON_AGENTS (`make outside`). */
export function programPath(name: Exclude<AgentProgram["name"], "netmon">): string {
  const modules = process.env.NETMON_AGENTS ?? fileURLToPath(new URL("./node_modules", import.meta.url));
  return `${modules}/.bin/${name}`;
}
