/**
 * Claude Code: `--mcp-config FILE --strict-mcp-config` replaces every other source of servers, including plugins and
 * claude.ai, whose servers it then omits.
 */
import { resolve } from "node:path";
import { type JsonObject, objectAt, textOrNull } from "../config-files/importer.ts";
import type { AgentFiles } from "../servers/agent-files.ts";
import type { InjectedServer, InjectedServers } from "../servers/injected-servers.ts";
import { claudeSettings, readGiven } from "./claude-settings.ts";
import { optionalMember, serverEntry } from "./entry.ts";
import { replacement } from "./model-upstreams.ts";
import { isVariable } from "./named-base-urls.ts";
import { takeOption } from "./options.ts";
import { type AgentSetup, CLAUDE_TOOLS, refuseOptions, type SetupInput } from "./setup.ts";

/** Options that bring tools, hooks or MCP servers back, or lead out of the session. */
const CONFLICTS =
  /^(?:--(?:agents|background|bg|chrome|ide|plugin-dir|plugin-url|remote-control|setting-sources|settings|tmux|tools|worktree)(?:=|$)|-w)/;

/**
 * Disables built-in tools, and settings of user and project: their hooks are read again during a session, so a tool
 * that wrote there could run a program.
 */
const INTERCEPTION = ["--tools", "", "--setting-sources", "", "--allowedTools", CLAUDE_TOOLS];

export function setUpClaude(input: SetupInput): AgentSetup {
  const { servers, interception, proxyUrl, around, args, write } = input;
  if (interception !== null) refuseOptions(args, CONFLICTS);
  const file = write("claude-mcp.json", mcpJson(servers));
  const model = proxyUrl === null ? { args, env: {}, notes: [] } : modelSettings(input, proxyUrl);
  return {
    args: [
      ...(interception === null ? [] : INTERCEPTION),
      "--mcp-config",
      file,
      "--strict-mcp-config",
      ...claudeArguments(model.args).others,
    ],
    env: {
      ...model.env,
      // it asks the model only after the servers have answered
      ...(around.env.MCP_CONNECTION_NONBLOCKING === undefined && { MCP_CONNECTION_NONBLOCKING: "0" }),
      // its own limit is 5 s, and a server that npx downloads takes longer
      ...(around.env.MCP_CONNECT_TIMEOUT_MS === undefined && { MCP_CONNECT_TIMEOUT_MS: "30000" }),
    },
    notes: model.notes,
  };
}

/** Formats servers as .mcp.json. */
export function mcpJson({ injected }: InjectedServers): string {
  return JSON.stringify({
    mcpServers: Object.fromEntries(injected.map((server) => [server.name, entryOf(server)])),
  });
}

const BASE_URL = "ANTHROPIC_BASE_URL";

/** Sets the environment variable, or a setting if one of the user's settings would override it: --settings wins. */
function modelSettings(
  { named, upstreams, around, args, write }: SetupInput,
  proxyUrl: string,
): { args: readonly string[]; env: Record<string, string>; notes: string[] } {
  const settings = claudeSettings(args, around);
  const elsewhere = ["CLAUDE_CODE_USE_BEDROCK", "CLAUDE_CODE_USE_VERTEX"].filter(
    (name) => around.env[name] || settings.some(({ env }) => textOrNull(env[name])),
  );
  const notes = elsewhere.map((name) => `${name} is set: Claude Code does not use the LLM proxy then`);
  const managed = settings.find(({ managed, env }) => managed && textOrNull(env[BASE_URL]));
  if (managed !== undefined)
    notes.push(`${managed.label} names ${BASE_URL}: Claude Code does not use the LLM proxy`);
  const set = named.find(({ vendor }) => vendor === "anthropic");
  const url = replacement(set, "anthropic", upstreams, proxyUrl);
  if (url === null) return { args, env: {}, notes };
  const env = { [BASE_URL]: url };
  if (set === undefined || isVariable(set)) return { args, env, notes };
  const { values, others } = takeOption(args, "--settings");
  const given = readGiven(values, around);
  if (given === null) {
    notes.push(
      `the file of --settings cannot be read, and ${set.from} names ${BASE_URL}: not behind the LLM proxy`,
    );
    return { args, env, notes };
  }
  const own = write(
    "claude-settings.json",
    JSON.stringify({ ...given, env: { ...objectAt(given, "env"), ...env } }),
  );
  return { args: ["--settings", own, ...others], env, notes };
}

function entryOf(server: InjectedServer): JsonObject {
  const { own, interposer } = server;
  if (own !== null && (own.client === "claude-code" || own.client === "copilot")) {
    if (interposer === null) return own.entry;
    return interposer.kind === "shim"
      ? { ...own.entry, command: interposer.command, args: interposer.args }
      : { ...own.entry, url: interposer.url };
  }
  const { command, args, env, url, sse, headers } = serverEntry(server);
  return command === null
    ? { type: sse ? "sse" : "http", url, ...optionalMember("headers", headers) }
    : { type: "stdio", command, args, ...optionalMember("env", env) };
}

export interface ClaudeArguments {
  /** Values of --mcp-config: file names, or JSON. */
  configs: string[];
  /** Whether to use only these. */
  strict: boolean;
  others: string[];
}

/** Extracts the options for MCP configurations; --mcp-config takes all words up to the next option. */
export function claudeArguments(args: readonly string[]): ClaudeArguments {
  const found: ClaudeArguments = { configs: [], strict: false, others: [] };
  let taking = false;
  for (const [at, word] of args.entries()) {
    if (word === "--") {
      found.others.push(...args.slice(at));
      break;
    }
    if (word.startsWith("-")) taking = word === "--mcp-config";
    if (taking && word === "--mcp-config") continue;
    if (taking) found.configs.push(word);
    else if (word.startsWith("--mcp-config=")) found.configs.push(word.slice("--mcp-config=".length));
    else if (word === "--strict-mcp-config") found.strict = true;
    else found.others.push(word);
  }
  return found;
}

/** The text that a value of --mcp-config or the like refers to, and its name. Throws like `named` of AgentFiles. */
export function givenConfigText(
  value: string,
  cwd: string,
  files: AgentFiles,
): { file: string; text: string } {
  if (value.trimStart().startsWith("{")) return { file: "--mcp-config", text: value };
  const file = resolve(cwd, value);
  return { file, text: files.named(file) };
}
