/**
 * Claude Code 2.1. `--mcp-config FILE --strict-mcp-config` replaces every other source of servers, including plugins and
 * claude.ai, whose servers it then omits.
 */
import { dirname, join, resolve } from "node:path";
import { parse as parseJsonc } from "jsonc-parser";
import { wordSet } from "../collections/word-set.ts";
import { TOOL_SERVER } from "../registry/own-server.ts";
import type { Agent, GivenConfigs } from "./agent.ts";
import { MARKDOWN, places, SKILLS } from "./agent-code.ts";
import { type AgentEnvironment, projectNames, projectRoot } from "./config-file.ts";
import { isObject, type JsonObject, objectAt, serversAt, textList, textOrNull } from "./importer.ts";
import { MCP_JSON, mcpJson } from "./mcp-json.ts";
import { isVariable, ofVendor, replacement } from "./model-address.ts";
import { takeOption } from "./options.ts";
import { shellPlaceholders } from "./placeholders.ts";
import { EDITORS_SERVERS, refuseOptions, type SetupInput } from "./setup.ts";

/** Options that bring tools, hooks or MCP servers back, or lead out of the session. */
const CONFLICTS =
  /^(?:--(?:agents|background|bg|chrome|ide|plugin-dir|plugin-url|remote-control|setting-sources|settings|tmux|tools|worktree)(?:=|$)|-w)/;

/**
 * Disables built-in tools, and settings of user and project: their hooks are read again during a session, so a tool
 * that wrote there could run a program.
 */
const INTERCEPTION = ["--tools", "", "--setting-sources", "", "--allowedTools", `mcp__${TOOL_SERVER}`];

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
  const notes = elsewhere.map((name) => `${name} is set, so Claude Code does not use the LLM proxy`);
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

/** Extracts the options for MCP configurations; --mcp-config takes all words up to the next option. */
export function claudeArguments(args: readonly string[]): GivenConfigs & { others: string[] } {
  const found = { configs: [] as string[], strict: false, others: [] as string[] };
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

const INPUT_CONSTRAINT =
  /^Input constraint: Provide parameters for (?:at least|exactly) one of: \([\w-]+(?:, [\w-]+)*\)(?:,? or \([\w-]+(?:, [\w-]+)*\)|, \([\w-]+(?:, [\w-]+)*\))*\.\n\n/;

export const claudeCode: Agent = {
  name: "claude",
  title: "Claude Code",
  packages: ["@anthropic-ai/claude-code"],
  wire: { userAgent: /^claude-(?:cli|code)\//i, forms: ["field", "mcp__"], dialect: "anthropic" },
  // 2.1.197, 2.1.328 and 2.1.332
  shows: { cut: { mark: "… [truncated]", least: 2000 }, prefix: INPUT_CONSTRAINT },
  nativeTools: wordSet(`
    Agent Artifact AskUserQuestion Bash BashOutput Brief Config CronCreate CronDelete CronList DeferredToolPlaceholder DesignSync
    Edit EnterPlanMode EnterWorktree ExitPlanMode ExitWorktree Glob Grep KillBash KillShell LS LSP
    ListAgents ListMcpResourcesTool Monitor MultiEdit NotebookEdit NotebookRead PowerShell PushNotification
    REPL Read ReadMcpResourceDirTool ReadMcpResourceTool RemoteTrigger ReportFindings ScheduleWakeup
    SendMessage Skill Sleep SlashCommand StructuredOutput Task TaskCreate TaskGet TaskList TaskOutput
    TaskStop TaskUpdate TeamCreate TeamDelete TodoRead TodoWrite ToolSearch WaitForMcpServers WebFetch
    WebSearch Workflow Write advisor bash bash_code_execution code_execution computer memory
    str_replace_based_edit_tool str_replace_editor text_editor_code_execution tool_search_tool_bm25
    tool_search_tool_regex web_fetch web_search
  `),
  interception: { version: "2.1" },
  /**
   * `.mcp.json` of a project, and `~/.claude.json` with `mcpServers` of the user and of each project. Also the format
   * that other clients share: an object `mcpServers`.
   */
  importer: {
    client: "claude-code",
    format: MCP_JSON,
    fallback: true,
    comments: false,
    placeholders: shellPlaceholders,
    matches: (file, document) =>
      "mcpServers" in document || (/(^|\/)\.claude\.json$/.test(file) && "projects" in document),
    servers: (document) => [
      ...serversAt(document, "mcpServers"),
      ...Object.entries(objectAt(document, "projects")).flatMap(([project, settings]) => {
        const disabled = isObject(settings) ? textList(settings.disabledMcpServers) : [];
        return serversAt(document, "projects", project, "mcpServers").map((server) =>
          disabled.includes(server.name)
            ? { ...server, unused: `is disabled in the client for ${project}` }
            : server,
        );
      }),
    ],
  },
  configFiles({ cwd, home, env, files }) {
    const directory = env.CLAUDE_CONFIG_DIR || null;
    const within = directory ?? home;
    const own = join(within, ".claude.json");
    const projects = projectNames(cwd);
    const root = projectRoot(cwd);
    const settings = [
      files.json(join(directory ?? join(home, ".claude"), "settings.json"), within),
      files.json(join(cwd, ".claude/settings.local.json"), root),
    ];
    const known = objectAt(files.json(own, within), "projects");
    const entries = projects.map((project) => objectAt(known, project));
    const sources = [...settings, ...entries];
    const approved = ({ name }: { name: string }): true | string => {
      if (sources.some((one) => textList(one.disabledMcpjsonServers).includes(name)))
        return "is rejected in Claude Code";
      const yes = sources.some(
        (one) =>
          one.enableAllProjectMcpServers === true || textList(one.enabledMcpjsonServers).includes(name),
      );
      return (
        yes ||
        "is not approved in Claude Code: start claude once here and approve it, or give --mcp-config .mcp.json"
      );
    };
    return [
      {
        file: own,
        within,
        label: "~/.claude.json",
        keepsState: true,
        accepts: ({ keys }) => keys[0] === "mcpServers",
      },
      { file: join(cwd, ".mcp.json"), within: root, label: ".mcp.json", accepts: approved },
      {
        file: own,
        within,
        label: "~/.claude.json",
        keepsState: true,
        accepts: ({ keys }) => keys[0] === "projects" && projects.includes(keys[1] ?? ""),
      },
    ];
  },
  givenConfigs: claudeArguments,
  sealed: { anywhere: [".claude", ".mcp.json"], home: [".claude.json"] },
  code: [
    ...places("skill", [".claude/skills"], SKILLS),
    ...places("command", [".claude/commands"], MARKDOWN),
    ...places("subagent", [".claude/agents"], MARKDOWN),
    ...places("plugin", [".claude/plugins/cache"], { folders: [".claude-plugin/plugin.json"] }, "home"),
    ...places("plugin", [".claude/settings.json", ".claude/settings.local.json"], {
      keys: ["enabledPlugins", "extraKnownMarketplaces"],
    }),
    ...places("hook", [".claude/settings.json", ".claude/settings.local.json"], {
      keys: [
        ...["hooks", "statusLine", "subagentStatusLine", "fileSuggestion", "apiKeyHelper"],
        ...["awsAuthRefresh", "awsCredentialExport", "gcpAuthRefresh", "otelHeadersHelper"],
      ],
    }),
  ],
  credentials: ["~/.claude/.credentials.json"],
  login(variable, around) {
    const { env, home, files } = around;
    if (variable !== "ANTHROPIC_API_KEY" && variable !== "ANTHROPIC_AUTH_TOKEN") return null;
    if (env.CLAUDE_CODE_OAUTH_TOKEN) return "CLAUDE_CODE_OAUTH_TOKEN";
    const directory = env.CLAUDE_CONFIG_DIR || null;
    const file = join(directory ?? join(home, ".claude"), ".credentials.json");
    return isObject(files.json(file, directory ?? home).claudeAiOauth) ? "~/.claude/.credentials.json" : null;
  },
  baseUrls(args, around) {
    // a setting that only an administrator can change cannot be replaced (claude.ts)
    return claudeSettings(args, around).flatMap(({ label, env, inFile, managed }) => {
      const url = managed ? null : textOrNull(env.ANTHROPIC_BASE_URL);
      return url === null ? [] : [ofVendor("anthropic", url, label, inFile)];
    });
  },
  // its settings are variables, which the programs it starts also get
  overrides: "anthropic",
  proxied: (url) => ({ env: { ANTHROPIC_BASE_URL: url } }),
  setUp(input) {
    const { servers, interception, proxyUrl, around, args, write } = input;
    if (interception !== null) refuseOptions(interception, args, CONFLICTS);
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
  },
  adapter: {
    name: "claude-agent-acp",
    packages: ["@agentclientprotocol/claude-agent-acp", "@zed-industries/claude-agent-acp"],
    /** It starts its own Claude Code, to which it hands no options. */
    setUp(input) {
      const { env, notes } = claudeCode.setUp({ ...input, args: [] });
      const own = input.servers.injected.map(({ name }) => name).join(", ");
      const left =
        own === ""
          ? []
          : [
              `claude-agent-acp reads servers from Claude Code's files by itself: netmon is not in front of ${own} (netmon wrap-config FILE)`,
            ];
      return { args: [...input.args], env, notes: [...notes, ...left, EDITORS_SERVERS] };
    },
  },
};

interface ClaudeSettings {
  /** For people. */
  label: string;
  env: JsonObject;
  inFile: boolean;
  /** Whether these are the system's settings, which nothing overrides. */
  managed: boolean;
}

const MANAGED = "/etc/claude-code/managed-settings.json";

/**
 * Returns the settings by precedence, the winning ones first: the managed ones, those of --settings, then the project's and the
 * user's (Claude Code 2.1). Their `env` overrides the process's environment. What cannot be read is ignored, as in Claude Code.
 */
function claudeSettings(args: readonly string[], around: AgentEnvironment): ClaudeSettings[] {
  const { cwd, home, env, files } = around;
  const directory = env.CLAUDE_CONFIG_DIR || null;
  const user = directory ?? join(home, ".claude");
  const ofFile = (file: string, within: string, label: string): ClaudeSettings => ({
    label,
    env: objectAt(files.json(file, within), "env"),
    inFile: true,
    managed: false,
  });
  const given = readGiven(takeOption(args, "--settings").values, around);
  return [
    { ...ofFile(MANAGED, dirname(MANAGED), MANAGED), inFile: false, managed: true },
    { label: "--settings", env: objectAt(given ?? {}, "env"), inFile: false, managed: false },
    ofFile(join(cwd, ".claude/settings.local.json"), cwd, ".claude/settings.local.json"),
    ofFile(join(cwd, ".claude/settings.json"), cwd, ".claude/settings.json"),
    ofFile(join(user, "settings.json"), directory ?? home, "~/.claude/settings.json"),
  ];
}

/** Reads the last value of --settings, a file name or JSON; null: it cannot be read. */
function readGiven(values: readonly string[], { cwd, files }: AgentEnvironment): JsonObject | null {
  const value = values.at(-1);
  if (value === undefined) return {};
  try {
    const text = value.trimStart().startsWith("{") ? value : files.named(resolve(cwd, value));
    const read = parseJsonc(text) as unknown;
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}
