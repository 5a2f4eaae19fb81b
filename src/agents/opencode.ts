/** opencode 1.18. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { type CodeKind, type CodePlace, MARKDOWN, places, SCRIPTS, SKILLS } from "./agent-code.ts";
import { type AgentEnvironment, ancestors } from "./config-file.ts";
import { isObject, type JsonObject, merged } from "./importer.ts";
import { opencodeForm } from "./opencode-form.ts";
import { type Interception, refuseOptions, type SetupInput, type SetupServers } from "./setup.ts";

const { content, ...form } = opencodeForm({
  name: "opencode",
  files: ["opencode"],
  settings: "opencode",
  directories: [".opencode"],
  named: "OPENCODE_CONFIG",
  content: "OPENCODE_CONFIG_CONTENT",
});

/** Variables in which it looks for keys, by its names for the vendors. */
const KEYS: Readonly<Record<string, string>> = {
  ANTHROPIC_API_KEY: "anthropic",
  OPENAI_API_KEY: "openai",
  GEMINI_API_KEY: "google",
  GOOGLE_GENERATIVE_AI_API_KEY: "google",
};

/** A project's permissions override those of a configuration, but not those of an agent that it does not know. */
const AGENT = "netmon";

function agentWithout({ injected }: SetupServers): JsonObject {
  const tools = injected.map(({ name }) => [`${name.replace(/[^\w-]/g, "_")}_*`, "allow"] as const);
  return { mode: "primary", permission: { "*": "deny", ...Object.fromEntries(tools) } };
}

const SERVING: ReadonlySet<string> = new Set(["acp", "attach", "github", "pr", "serve", "web"]);

/**
 * Finds a plugin of the project. opencode 1.18 imports these at the first tool call, despite --pure and
 * OPENCODE_DISABLE_PROJECT_CONFIG. None can be made during the session. Outside a repository it searches every
 * directory above; ~ is the user's own.
 */
function projectPlugin({ cwd, home, files }: AgentEnvironment): string | undefined {
  return ancestors(cwd)
    .filter((directory) => directory === cwd || directory !== home)
    .flatMap((directory) => {
      const inside = join(directory, ".opencode");
      const settings = [directory, inside].flatMap((parent) =>
        ["opencode.json", "opencode.jsonc"].map((name) => join(parent, name)),
      );
      return [
        ...["plugin", "plugins"].map((name) => join(inside, name)),
        ...settings.filter((file) => existsSync(file) && mayNamePlugins(() => files.text(file, directory))),
      ];
    })
    .find((path) => existsSync(path));
}

/** True also for files that netmon cannot read, and for keys that opencode expands from files and variables. */
function mayNamePlugins(text: () => string): boolean {
  const errors: ParseError[] = [];
  try {
    const settings: unknown = parseJsonc(text(), errors, { allowTrailingComma: true });
    return errors.length > 0 || !isObject(settings) || Object.keys(settings).some((key) => PLUGINS.test(key));
  } catch {
    return true;
  }
}

const PLUGINS = /^plugins?$|\{/;

/** Throws the interception's error. */
function interceptionArguments({ args, around }: SetupInput, interception: Interception): string[] {
  const plugin = projectPlugin(around);
  if (plugin !== undefined)
    throw interception.error(
      `opencode would run the project's plugins: ${plugin} contains or names some, or cannot be read`,
      "remove them, or run without netmon's tools",
    );
  refuseOptions(interception, args, /^--(?:agent|attach)(?:=|$)/);
  const [first = ""] = args;
  if (SERVING.has(first))
    throw interception.error(
      `opencode ${first} serves agents that netmon cannot choose`,
      "use opencode or opencode run, or run without netmon's tools",
    );
  const own = ["--pure", "--agent", AGENT];
  return first === "run" ? [first, ...own, ...args.slice(1)] : [...own, ...args];
}

/** Both of its directories: the user's, and that of a project or a home. */
function placesIn(kind: CodeKind, names: readonly string[], holds: CodePlace["holds"]): CodePlace[] {
  const below = (directory: string): string[] => names.map((name) => `${directory}/${name}`);
  return [
    ...places(kind, below(".config/opencode"), holds, "home"),
    ...places(kind, below(".opencode"), holds),
  ];
}

export const opencode: Agent = {
  name: "opencode",
  title: "opencode",
  packages: ["opencode-ai"],
  wire: { userAgent: /(?:^|\s)opencode\//i, forms: ["field", "server_"], dialect: null },
  // 1.18.33
  joint: /[a-z\d][_-][a-z\d]/i,
  nativeTools: wordSet(`
    apply_patch bash batch codesearch edit glob grep invalid list lsp multiedit patch plan_enter plan_exit
    question read shell skill task todoread todowrite webfetch websearch write
  `),
  interception: { version: "1.18" },
  ...form,
  code: [
    ...placesIn("plugin", ["plugin", "plugins"], SCRIPTS),
    ...placesIn("tool", ["tool", "tools"], SCRIPTS),
    ...placesIn("command", ["command", "commands"], MARKDOWN),
    ...placesIn("subagent", ["agent", "agents", "mode", "modes"], MARKDOWN),
    ...placesIn("skill", ["skill", "skills"], SKILLS),
    ...placesIn("plugin", ["opencode.json", "opencode.jsonc"], { keys: ["plugin"] }),
    ...places("plugin", ["opencode.json", "opencode.jsonc"], { keys: ["plugin"] }, "project"),
  ],
  credentials: ["~/.local/share/opencode/auth.json"],
  login(variable, { env, home, files }) {
    const vendor = KEYS[variable];
    if (vendor === undefined) return null;
    const data = env.XDG_DATA_HOME || join(home, ".local/share");
    const known = files.json(join(data, "opencode/auth.json"), env.XDG_DATA_HOME || home);
    return isObject(known[vendor]) ? "~/.local/share/opencode/auth.json" : null;
  },
  setUp(input) {
    const { servers, interception, args } = input;
    const settings = content(input);
    if (interception === null)
      return { args: [...args], env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(settings) }, notes: [] };
    // the user could select another agent
    const others = { build: { disable: true }, plan: { disable: true } };
    const agent = { ...others, [AGENT]: agentWithout(servers) };
    const only = merged(settings, { agent, default_agent: AGENT });
    return {
      args: interceptionArguments(input, interception),
      env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(only), OPENCODE_DISABLE_PROJECT_CONFIG: "1" },
      notes: ["opencode reads no settings of the project: its model comes from your own, or from --model"],
    };
  },
};
