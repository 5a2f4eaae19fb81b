/**
 * The agent programs whose servers and model are in a settings file, with one MCP server `weather` in it.
 * $NETMON_AGENTS has those of npm, $NETMON_PYTHON_AGENTS a virtual environment for each of the others.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stringify as toml } from "smol-toml";
import { stringify as yaml } from "yaml";
import type { ScriptedCall } from "../llm/upstream/turn.ts";
import type { Launch } from "./agent-programs.ts";

export interface SettingsProgram {
  name: "cn" | "vibe" | "gptme" | "hermes" | "openhands" | "grok";
  command: readonly string[];
  /** Writes the settings; returns arguments, environment and the file. */
  prepare(launch: Launch): {
    args: string[];
    env: Record<string, string>;
    file: string;
    /** Its working directory, if not the home. */
    cwd?: string;
  };
  /** A call of a tool of the server, as this program has the model write it. */
  call(tool: string): ScriptedCall;
  /** A tool of its own that the model calls first, so that it knows its servers' tools before the next request. */
  first?: ScriptedCall;
  /** What the model calls when it has done its work; missing: it says so. */
  last?: ScriptedCall;
  /** Whether it goes on when the model has done its work. */
  stays?: true;
  /** Transports over which it speaks to no server, by its own fault. */
  without?: "http";
}

const PROMPT = "What is the weather like?";

const PYTHON = process.env.NETMON_PYTHON_AGENTS ?? fileURLToPath(new URL("./python", import.meta.url));
const NPM = process.env.NETMON_AGENTS ?? fileURLToPath(new URL("./node_modules", import.meta.url));
const python = (name: string): string => `${PYTHON}/${name}/bin/${name}`;

function write(directory: string, name: string, text: string): string {
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}/${name}`, text);
  return `${directory}/${name}`;
}

const cn: SettingsProgram = {
  name: "cn",
  command: [`${NPM}/.bin/cn`],
  prepare: ({ home, mcp, llmUrl }) => {
    const server = mcp !== null && "url" in mcp ? { type: "streamable-http", ...mcp } : { ...mcp };
    const file = write(
      `${home}/.continue`,
      "config.yaml",
      yaml({
        name: "Local",
        version: "1.0.0",
        schema: "v1",
        models: [
          {
            name: "m",
            provider: "openai",
            model: "gpt-5.1",
            apiBase: `${llmUrl}/v1`,
            apiKey: "not-a-key",
            roles: ["chat"],
          },
        ],
        mcpServers: [{ name: "weather", ...server }],
      }),
    );
    return { args: ["-p", PROMPT, "--auto"], env: { CONTINUE_TELEMETRY_ENABLED: "0" }, file };
  },
  call: (tool) => ({ name: tool, args: {} }),
};

const vibe: SettingsProgram = {
  name: "vibe",
  command: [python("vibe")],
  prepare: ({ home, mcp, llmUrl }) => {
    const transport = mcp !== null && "url" in mcp ? "streamable-http" : "stdio";
    const file = write(
      `${home}/.vibe`,
      "config.toml",
      toml({
        active_model: "scripted",
        enable_update_checks: false,
        enable_telemetry: false,
        providers: [{ name: "scripted", api_base: `${llmUrl}/v1`, api_key_env_var: "SCRIPTED_KEY" }],
        models: [{ name: "model", provider: "scripted", alias: "scripted" }],
        mcp_servers: [{ name: "weather", transport, ...mcp }],
      }),
    );
    // in its home it would take the user's own file for the project's
    const cwd = `${home}/work`;
    mkdirSync(cwd);
    return {
      args: ["-p", PROMPT, "--auto-approve", "--trust"],
      env: { SCRIPTED_KEY: "not-a-key" },
      file,
      cwd,
    };
  },
  call: (tool) => ({ name: "run_typescript", args: { code: `await tools.mcp_weather.${tool}({})` } }),
};

const gptme: SettingsProgram = {
  name: "gptme",
  command: [python("gptme")],
  prepare: ({ home, mcp, llmUrl }) => {
    const file = write(
      `${home}/.config/gptme`,
      "config.toml",
      toml({
        env: { MODEL: "local/model" },
        mcp: { enabled: true, auto_start: true, servers: [{ name: "weather", enabled: true, ...mcp }] },
      }),
    );
    return {
      args: ["-n", "--tool-format", "tool", "-m", "local/model", PROMPT],
      env: { OPENAI_BASE_URL: `${llmUrl}/v1`, OPENAI_API_KEY: "not-a-key" },
      file,
    };
  },
  call: (tool) => ({ name: `weather_${tool}`, args: {} }),
  last: { name: "complete", args: {} },
};

const hermes: SettingsProgram = {
  name: "hermes",
  command: [python("hermes")],
  prepare: ({ home, mcp, llmUrl }) => {
    const file = write(
      `${home}/.hermes`,
      "config.yaml",
      yaml({
        model: { default: "model", provider: "custom", base_url: `${llmUrl}/v1`, api_key: "not-a-key" },
        mcp_servers: { weather: { ...mcp } },
      }),
    );
    return { args: ["chat", "-q", PROMPT, "--yolo"], env: {}, file };
  },
  call: (tool) => ({ name: `mcp__weather__${tool}`, args: {} }),
};

const openhands: SettingsProgram = {
  name: "openhands",
  command: [python("openhands")],
  prepare: ({ home, mcp, llmUrl }) => {
    const server =
      mcp !== null && "url" in mcp ? { transport: "http", ...mcp } : { transport: "stdio", ...mcp };
    const file = write(`${home}/.openhands`, "mcp.json", JSON.stringify({ mcpServers: { weather: server } }));
    return {
      args: ["--headless", "--override-with-envs", "-t", PROMPT],
      env: {
        LLM_BASE_URL: `${llmUrl}/v1`,
        LLM_API_KEY: "not-a-key",
        LLM_MODEL: "openai/gpt-4o",
        LITELLM_LOCAL_MODEL_COST_MAP: "True",
        OPENHANDS_SUPPRESS_BANNER: "1",
      },
      file,
    };
  },
  // with one server alone, its tools have bare names
  call: (tool) => ({ name: tool, args: { security_risk: "LOW" } }),
};

const grok: SettingsProgram = {
  name: "grok",
  command: [`${NPM}/.bin/grok`],
  prepare: ({ home, mcp, llmUrl }) => {
    const transport = mcp !== null && "url" in mcp ? { type: "http", ...mcp } : { type: "stdio", ...mcp };
    const file = write(
      `${home}/.grok`,
      "settings.json",
      JSON.stringify({ model: "grok-4-latest", mcpServers: { weather: { name: "weather", transport } } }),
    );
    return { args: ["-p", PROMPT], env: { GROK_BASE_URL: `${llmUrl}/v1`, GROK_API_KEY: "not-a-key" }, file };
  },
  call: (tool) => ({ name: `mcp__weather__${tool}`, args: {} }),
  // without a person it does not wait for its servers
  first: { name: "bash", args: { command: "sleep 20" } },
  stays: true,
  // it posts to /rpc below the server's address
  without: "http",
};

export const settingsPrograms: readonly SettingsProgram[] = [cn, vibe, gptme, hermes, openhands, grok];
