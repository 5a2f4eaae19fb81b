/**
 * Codex 0.169. `-c KEY=VALUE` overrides its config.toml key by key, so that everything else in it still applies. Every user
 * of the machine can read a command line, so header values go through its environment, and those of a server's
 * environment through a file of the agent's user.
 *
 * Direction of failure: closed; a value that can go neither way is omitted, with a note.
 */
import { join } from "node:path";
import { parse as parseToml, stringify as stringifyToml } from "smol-toml";
import { wordSet } from "../collections/word-set.ts";
import { orElse } from "../errors/or-else.ts";
import { shownUrl } from "../event/shown-url.ts";
import type { Agent } from "./agent.ts";
import { MARKDOWN, places, SKILLS } from "./agent-code.ts";
import { throughProxy } from "./base-url.ts";
import { CODEX_REMAINS, codexInterception } from "./codex-interception.ts";
import { type AgentEnvironment, all, projectNames, projectRoot } from "./config-file.ts";
import { serverEntry } from "./entry.ts";
import {
  isObject,
  type JsonObject,
  merged,
  objectAt,
  overridden,
  serversAt,
  textList,
  textOrNull,
  texts,
} from "./importer.ts";
import { addedProviders, isVariable, ofVendor, replacement } from "./model-address.ts";
import { takeOption } from "./options.ts";
import { noPlaceholders } from "./placeholders.ts";
import { EDITORS_SERVERS, type SetupInput, type SetupServer } from "./setup.ts";

function codexDirectory(env: NodeJS.ProcessEnv, home: string): string {
  return env.CODEX_HOME || join(home, ".codex");
}

/** Takes the settings of these keys (`-c KEY=VALUE`) out of the arguments. */
function takeSettings(args: readonly string[], key: RegExp): { settings: string[]; others: string[] } {
  const settings: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] as string;
    if (word === "--") {
      others.push(...args.slice(at));
      break;
    }
    const apart = word === "-c" || word === "--config";
    const setting = apart ? (args[at + 1] ?? "") : (/^(?:-c|--config=)(.+)$/s.exec(word)?.[1] ?? "");
    if (!key.test(setting)) others.push(word);
    else {
      settings.push(setting);
      if (apart) at++;
    }
  }
  return { settings, others };
}

/** Returns the URL in the arguments, and the arguments without it. */
function codexBaseUrl(args: readonly string[]): { url: string | null; others: string[] } {
  const { settings, others } = takeSettings(args, /^openai_base_url\s*=/);
  const value = settings.at(-1)?.replace(/^[^=]*=/, "");
  return { url: value?.trim().replace(/^(["'])(.*)\1$/s, "$2") ?? null, others };
}

/** Whether it uses the project's settings. */
function trusts({ cwd, home, env, files }: AgentEnvironment): boolean {
  const own = files.toml(join(codexDirectory(env, home), "config.toml"), env.CODEX_HOME || home);
  const projects = objectAt(own, "projects");
  return projectNames(cwd).some((name) => objectAt(projects, name).trust_level === "trusted");
}

const SERVERS = /^mcp_servers\s*[.=]/;

/** A value that is not TOML is a text. */
function parsed(setting: string): JsonObject {
  const [, key = "", value = ""] = /^([^=]*)=(.*)$/s.exec(setting) ?? [];
  return orElse(
    () => parseToml(setting),
    orElse(() => parseToml(`${key}=${toml(value.trim())}`), {}),
  );
}

/** Valid between the dots of a key of -c, which cannot be quoted. */
const BARE_KEY = /^[\w-]+$/;

/** Options whose value is the next word (codex 0.169, `codex --help`). */
const WITH_VALUE =
  /^(?:-[acCimps]|--(?:add-dir|ask-for-approval|cd|config|disable|enable|image|local-provider|model|profile|remote|sandbox))$/;

/** The first word that is neither an option nor its value. */
function subcommand(args: readonly string[]): string | undefined {
  return args.find((word, at) => !word.startsWith("-") && !WITH_VALUE.test(args[at - 1] ?? ""));
}

/** The name of the profile in use, if it is that of a file. */
function profileOf(args: readonly string[]): string | null {
  const [profile = ""] = ["--profile", "-p"].flatMap((option) => takeOption(args, option).values).slice(-1);
  return BARE_KEY.test(profile) ? profile : null;
}

/** A JSON string or list of strings is also TOML (toml.io 1.0: basic strings, arrays). */
const toml = JSON.stringify;

/** A variable name that a shell can export. */
const VARIABLE = /^[A-Za-z_]\w*$/;

/** Values that must not appear in a command line. */
class Secrets {
  /** Environment for Codex. */
  readonly env: Record<string, string> = {};
  readonly #input: SetupInput;
  readonly #notes: string[];
  #files = 0;

  constructor(input: SetupInput, notes: string[]) {
    this.#input = input;
    this.#notes = notes;
  }

  /** Header → the variable that Codex reads it from, as a TOML inline table. */
  headers(values: Readonly<Record<string, string>>): string {
    const pairs = Object.entries(values).map(([header, value]) => {
      // Codex can be configured to hide variables with such names from the commands it runs
      const variable = `NETMON_HEADER_TOKEN_${Object.keys(this.env).length + 1}`;
      this.env[variable] = value;
      return `${toml(header)} = ${toml(variable)}`;
    });
    return `{ ${pairs.join(", ")} }`;
  }

  /** Notes that an address has a secret: Codex reads addresses from nowhere else. */
  address(server: string, url: string): void {
    if (shownUrl(url) !== url)
      this.#notes.push(
        `server ${server}: its address may contain a key and appears on the Codex command line, which every user can read`,
      );
  }

  /** The words that start a command with these variables. */
  environment(server: string, values: Readonly<Record<string, string>>): string[] {
    const all = Object.entries(values);
    const lines = all.flatMap(([name, value]) =>
      VARIABLE.test(name) && !value.includes("\0")
        ? [`export ${name}='${value.replaceAll("'", `'\\''`)}'\n`]
        : [],
    );
    if (lines.length < all.length)
      this.#notes.push(`server ${server}: variables whose names no shell accepts are not passed on`);
    if (lines.length === 0) return [];
    this.#files += 1;
    const file = this.#input.write(`codex-environment-${this.#files}.sh`, lines.join(""));
    return ["/bin/sh", "-c", '. "$0" && exec "$@"', file];
  }
}

function settingsOf(server: SetupServer, alone: boolean, secrets: Secrets): string[] {
  const { name, own, interposer } = server;
  const at = `mcp_servers.${name}`;
  const required =
    alone && interposer !== null && own?.entry.required === undefined ? [`${at}.required=true`] : [];
  if (own?.format === "codex") {
    if (interposer === null) return [];
    const transport =
      interposer.kind === "shim"
        ? [`${at}.command=${toml(interposer.command)}`, `${at}.args=${toml(interposer.args)}`]
        : [`${at}.url=${toml(interposer.url)}`];
    return [...transport, ...required];
  }
  const { command, args, cwd, env, url, headers } = serverEntry(server);
  if (command === null) {
    if (url !== null) secrets.address(name, url);
    const fields =
      Object.keys(headers).length === 0 ? [] : [`${at}.env_http_headers=${secrets.headers(headers)}`];
    return [`${at}.url=${toml(url)}`, ...fields, ...required];
  }
  const [program, ...words] = [...secrets.environment(name, env), command, ...args];
  const transport = [`${at}.command=${toml(program)}`, `${at}.args=${toml(words)}`];
  return [...transport, ...(cwd === null ? [] : [`${at}.cwd=${toml(cwd)}`]), ...required];
}

/** Codex's address for a ChatGPT login, whose tokens OpenAI's API refuses (codex 0.169, login and base URL). */
const CHATGPT = "https://chatgpt.com/backend-api/codex";

function hasChatGptLogin({ env, home, files }: SetupInput["around"]): boolean {
  const { auth_mode, OPENAI_API_KEY, tokens } = files.json(
    join(codexDirectory(env, home), "auth.json"),
    env.CODEX_HOME || home,
  );
  if (env.CODEX_API_KEY !== undefined || typeof OPENAI_API_KEY === "string") return false;
  return auth_mode === undefined ? isObject(tokens) : auth_mode === "chatgpt";
}

/**
 * Sets the built-in provider, and those of the user that lead to an upstream of the proxy. A later `-c` wins, so the
 * user's own for the built-in one is removed.
 */
function modelSettings(
  { proxyUrl, named, upstreams, around, args }: SetupInput,
  notes: string[],
): { settings: string[]; args: readonly string[] } {
  if (proxyUrl === null) return { settings: [], args };
  const { providers } = upstreams;
  const set = named.find((one) => one.vendor === "openai" && !isVariable(one));
  const login = set === undefined && hasChatGptLogin(around);
  const builtIn = login
    ? throughProxy(CHATGPT, { proxyUrl, providers })
    : replacement(set, "openai", upstreams, proxyUrl);
  if (login && builtIn === null)
    notes.push(
      `Codex has a ChatGPT login, and proxy.providers has no ${CHATGPT}: its model is not behind the LLM proxy`,
    );
  const customs = addedProviders(named, upstreams, proxyUrl)
    .filter(([name]) => BARE_KEY.test(name))
    .map(([name, url]) => `model_providers.${name}.base_url=${toml(url)}`);
  if (builtIn === null) return { settings: customs, args };
  return { settings: [`openai_base_url=${toml(builtIn)}`, ...customs], args: codexBaseUrl(args).others };
}

export const codex: Agent = {
  name: "codex",
  title: "Codex",
  packages: ["@openai/codex"],
  // its originator: codex_cli_rs, codex_exec, codex_vscode, ...
  wire: { userAgent: /^codex[a-z_-]*\//i, forms: ["field", "mcp__"], dialect: "openai" },
  // 0.169.0
  shows: { namespace: (name) => `Tools in the ${name} namespace.` },
  nativeTools: wordSet(`
    apply_patch close_agent create_goal current_time exec exec_command followup_task get_context_remaining
    get_goal grep_files image_gen interrupt_agent js_repl js_repl_reset list_agents
    list_available_plugins_to_install list_dir list_mcp_resource_templates list_mcp_resources local_shell
    new_context read_file read_mcp_resource request_permissions request_plugin_install request_user_input
    resume_agent send_input send_message send_message_to_user shell shell_command sleep spawn_agent
    tool_search tool_suggest unified_exec update_goal update_plan view_image wait wait_agent
    wait_for_environment web_search write_stdin clock/* collaboration/* functions/* image_gen/*
    multi_agent_v1/* multi_agents/*
  `),
  codeTool: "exec",
  interception: { version: "0.171", ask: ["debug", "models", "--bundled"] },
  /**
   * `config.toml` with `[mcp_servers.NAME]`; a `url` is Streamable HTTP. It has no placeholders, but names variables:
   * `env_vars`, `env_http_headers`, `bearer_token_env_var`.
   */
  importer: {
    client: "codex",
    language: "toml",
    comments: true,
    placeholders: noPlaceholders,
    fallback: true,
    matches: (file, document) =>
      /(^|\/)\.codex\/config\.toml$/.test(file) || Object.keys(document).length > 0,
    servers: (document) =>
      serversAt(document, "mcp_servers").map((server) => {
        const { env_vars, http_headers, env_http_headers, bearer_token_env_var } = server.entry;
        const variableHeaders = Object.fromEntries(
          Object.entries(texts(env_http_headers)).map(([name, variable]) => [name, { prefix: "", variable }]),
        );
        const token = textOrNull(bearer_token_env_var);
        if (token !== null) variableHeaders.Authorization = { prefix: "Bearer ", variable: token };
        const headers = { ...server.headers, ...texts(http_headers) };
        return { ...server, sse: false, forwarded: textList(env_vars), headers, variableHeaders };
      }),
  },
  configFiles(around) {
    const { cwd, home, env } = around;
    const own = join(codexDirectory(env, home), "config.toml");
    const within = env.CODEX_HOME || home;
    const isTrusted = trusts(around);
    return [
      { file: own, within, label: "~/.codex/config.toml", accepts: all },
      {
        file: join(cwd, ".codex/config.toml"),
        within: projectRoot(cwd),
        label: ".codex/config.toml",
        accepts: () => isTrusted || "is in a project that Codex does not trust",
      },
    ];
  },
  /** Those of `-c mcp_servers...`, and of the profile, which is a file over the user's. */
  givenConfigs(args, around) {
    const { env, home, files } = around;
    const directory = codexDirectory(env, home);
    const profile = profileOf(args);
    const above = [
      ...(profile === null
        ? []
        : [files.toml(join(directory, `${profile}.config.toml`), env.CODEX_HOME || home)]),
      ...takeSettings(args, SERVERS).settings.map(parsed),
    ].reduce(merged, {});
    const below = codex
      .configFiles(around)
      .slice(0, trusts(around) ? 2 : 1)
      .map(({ file, within }) => objectAt(files.toml(file, within), "mcp_servers"));
    const mcp_servers = overridden(below, objectAt(above, "mcp_servers"));
    const none = { configs: [], strict: false };
    if (Object.keys(mcp_servers).length === 0) return none;
    return { ...none, over: { label: "-c", text: stringifyToml({ mcp_servers }) } };
  },
  sealed: { anywhere: [".codex"], home: [] },
  code: [
    ...places("skill", [".codex/skills", ".agents/skills"], SKILLS),
    ...places("command", [".codex/prompts"], MARKDOWN, "home"),
    ...places("subagent", [".codex/agents"], { files: /\.toml$/ }),
    ...places(
      "plugin",
      [".codex/plugins/cache"],
      { folders: [".codex-plugin/plugin.json", ".claude-plugin/plugin.json", ".cursor-plugin/plugin.json"] },
      "home",
    ),
    ...places("hook", [".codex/hooks.json", ".codex/config.toml"], { keys: ["hooks", "notify"] }),
    ...places("plugin", [".codex/config.toml"], { keys: ["plugins", "marketplaces"] }),
  ],
  credentials: ["~/.codex/auth.json"],
  login(variable, { env, home, files }) {
    if (variable !== "OPENAI_API_KEY" && variable !== "CODEX_API_KEY") return null;
    const { OPENAI_API_KEY, tokens } = files.json(
      join(codexDirectory(env, home), "auth.json"),
      env.CODEX_HOME || home,
    );
    return isObject(tokens) || typeof OPENAI_API_KEY === "string" ? "~/.codex/auth.json" : null;
  },
  baseUrls(args, { env, home, files }) {
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
  },
  proxied: (url) => {
    const setting = `openai_base_url="${url}/v1"`;
    return { env: {}, args: ["-c", setting], config: setting.replace("=", " = ") };
  },
  proxiedIn: "~/.codex/config.toml",
  setUp(input) {
    const { servers } = input;
    const notes: string[] = [];
    const model = modelSettings(input, notes);
    const named = (name: string): boolean => {
      if (BARE_KEY.test(name)) return true;
      notes.push(
        `server ${name}: its name cannot be written in an option of Codex, so netmon leaves it unchanged`,
      );
      return false;
    };
    // without a person, Codex would ask the model before slow servers have answered
    const alone = /^e(?:xec)?$/.test(subcommand(input.args) ?? "");
    const secrets = new Secrets(input, notes);
    const settings = [
      ...servers.injected
        .filter(({ name }) => named(name))
        .flatMap((server) => settingsOf(server, alone, secrets)),
      ...servers.omitted
        .filter(({ name, forbidden }) => forbidden && named(name))
        .map(({ name }) => `mcp_servers.${name}.enabled=false`),
      ...model.settings,
      ...codexInterception(input),
    ];
    if (input.interception !== null) notes.push(CODEX_REMAINS);
    // what is said later wins
    const given = takeSettings(model.args, SERVERS);
    const all = [...given.settings, ...settings];
    return {
      args: [...all.flatMap((setting) => ["-c", setting]), ...given.others],
      env: secrets.env,
      notes,
    };
  },
  adapter: {
    name: "codex-acp",
    packages: ["@agentclientprotocol/codex-acp"],
    /** It takes settings as JSON in a variable. */
    setUp(input) {
      const { args, env, notes } = codex.setUp({ ...input, args: [] });
      const settings = parseToml(args.filter((word) => word !== "-c").join("\n"));
      const own = orElse(() => JSON.parse(input.around.env.CODEX_CONFIG || "{}") as unknown, {});
      const all = merged(isObject(own) ? own : {}, settings);
      return {
        args: [...input.args],
        env: { ...env, CODEX_CONFIG: JSON.stringify(all) },
        notes: [...notes, EDITORS_SERVERS],
      };
    },
  },
};
