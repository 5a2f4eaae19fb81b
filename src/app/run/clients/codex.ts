/**
 * Codex: `-c KEY=VALUE` over its config.toml, key by key, so that everything else in it stays.
 */
import { join } from "node:path";
import { isObject, objectAt, textOrNull } from "../../../config/clients/importer.ts";
import { readJson, readToml } from "../agent-places.ts";
import type { GivenServer } from "../given-servers.ts";
import { throughProxy } from "./base-url.ts";
import { serverEntry } from "./entry.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

/** What can stand between the dots of a key of -c, which has no quotes. */
const BARE_KEY = /^[\w-]+$/;

/** Options whose value is the next word (codex 0.169, `codex --help`). */
const WITH_VALUE =
  /^(?:-[acCimps]|--(?:add-dir|ask-for-approval|cd|config|disable|enable|image|local-provider|model|profile|remote|sandbox))$/;

/** The first word that is neither an option nor its value. */
function subcommand(args: readonly string[]): string | undefined {
  return args.find((word, at) => !word.startsWith("-") && !WITH_VALUE.test(args[at - 1] ?? ""));
}

export function setUpCodex(input: SetupInput): AgentSetup {
  const { servers, args } = input;
  const notes: string[] = [];
  const named = (name: string): boolean => {
    if (BARE_KEY.test(name)) return true;
    notes.push(`server ${name}: its name cannot stand in an option of Codex, it is not changed`);
    return false;
  };
  // without a person Codex would ask the model before slow servers have answered
  const alone = /^e(?:xec)?$/.test(subcommand(args) ?? "");
  const settings = [
    ...servers.given.filter(({ name }) => named(name)).flatMap((server) => settingsOf(server, alone)),
    ...servers.left
      .filter(({ name, forbidden }) => forbidden && named(name))
      .map(({ name }) => `mcp_servers.${name}.enabled=false`),
    ...modelSettings(input, notes),
  ];
  return { args: [...settings.flatMap((setting) => ["-c", setting]), ...args], env: {}, notes };
}

/** A JSON text or list of texts is TOML, too (toml.io 1.0: basic strings, arrays). */
const toml = JSON.stringify;

function settingsOf(server: GivenServer, alone: boolean): string[] {
  const { name, own, front } = server;
  const at = `mcp_servers.${name}`;
  const required =
    alone && front !== null && own?.entry.required === undefined ? [`${at}.required=true`] : [];
  if (own?.client === "codex") {
    if (front === null) return [];
    const place =
      front.kind === "shim"
        ? [`${at}.command=${toml(front.command)}`, `${at}.args=${toml(front.args)}`]
        : [`${at}.url=${toml(front.url)}`];
    return [...place, ...required];
  }
  const { command, args, cwd, env, url, headers } = serverEntry(server);
  const table = (key: string, values: Readonly<Record<string, string>>): string[] =>
    Object.entries(values).map(([field, value]) => `${at}.${key}.${field}=${toml(value)}`);
  if (command === null) return [`${at}.url=${toml(url)}`, ...table("http_headers", headers), ...required];
  const place = [`${at}.command=${toml(command)}`, `${at}.args=${toml(args)}`];
  return [...place, ...(cwd === null ? [] : [`${at}.cwd=${toml(cwd)}`]), ...table("env", env), ...required];
}

/** Where Codex takes the model of a ChatGPT login, whose tokens OpenAI's API refuses (codex 0.169, login and base URL). */
const CHATGPT = "https://chatgpt.com/backend-api/codex";

function hasChatGptLogin(directory: string, env: SetupInput["around"]["env"]): boolean {
  const { auth_mode, OPENAI_API_KEY, tokens } = readJson(join(directory, "auth.json"));
  if (env.CODEX_API_KEY !== undefined || typeof OPENAI_API_KEY === "string") return false;
  return auth_mode === undefined ? isObject(tokens) : auth_mode === "chatgpt";
}

/** The built-in provider, and those of the user's that lead to an upstream of the proxy. */
function modelSettings({ proxyUrl, providers, around }: SetupInput, notes: string[]): string[] {
  if (proxyUrl === null) return [];
  const directory = around.env.CODEX_HOME || join(around.home, ".codex");
  const custom = objectAt(readToml(join(directory, "config.toml")), "model_providers");
  const login = hasChatGptLogin(directory, around.env);
  const builtIn = login ? throughProxy(CHATGPT, proxyUrl, providers) : `${proxyUrl}/v1`;
  if (builtIn === null)
    notes.push(
      `Codex is logged in with ChatGPT, and proxy.providers has no ${CHATGPT}: its model is not behind the LLM proxy`,
    );
  return [
    ...(builtIn === null ? [] : [`openai_base_url=${toml(builtIn)}`]),
    ...Object.keys(custom).flatMap((name) => {
      const url = textOrNull(objectAt(custom, name).base_url);
      const through = url === null ? null : throughProxy(url, proxyUrl, providers);
      return through === null || !BARE_KEY.test(name)
        ? []
        : [`model_providers.${name}.base_url=${toml(through)}`];
    }),
  ];
}
