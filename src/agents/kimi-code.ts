/** Kimi Code 2.1. Its models and servers are in the directory of KIMI_CODE_HOME; four variables name one more model. */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { throughProxy } from "./base-url.ts";
import { projectRoot } from "./config-file.ts";
import { isObject, type JsonObject, objectAt, textOrNull } from "./importer.ts";
import type { NamedBaseUrl } from "./model-address.ts";
import type { ModelPlace } from "./model-places.ts";
import { noPlaceholders } from "./placeholders.ts";
import { settingsHome } from "./settings-home.ts";

const BASE_URL = "KIMI_MODEL_BASE_URL";

/** What it uses where the settings have no address, by the type of a provider. */
const USUAL: Readonly<Record<string, string>> = {
  kimi: "https://api.moonshot.ai/v1",
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
};

/** A login's provider is left: the login belongs to the address. */
const isLogin = (entry: unknown): boolean => isObject(entry) && isObject(entry.oauth);

function places(settings: JsonObject): ModelPlace[] {
  return Object.entries(objectAt(settings, "providers")).flatMap(([provider, entry]) => {
    if (isLogin(entry) || !isObject(entry)) return [];
    const url = textOrNull(entry.base_url) ?? USUAL[textOrNull(entry.type) ?? ""] ?? null;
    return url === null
      ? []
      : [{ keys: ["providers", provider, "base_url"], vendor: null, provider, url, path: "" }];
  });
}

const form = settingsHome({
  name: "kimi",
  title: "Kimi Code",
  variable: "KIMI_CODE_HOME",
  usual: ".kimi-code",
  servers: "mcp.json",
  models: "config.toml",
  placeholders: noPlaceholders,
  matches: /(^|\/)\.kimi-code\/mcp\.json$/,
  places,
  logins: (settings) =>
    Object.entries(objectAt(settings, "providers")).flatMap(([name, entry]) =>
      isLogin(entry) ? [name] : [],
    ),
  project: ({ cwd }) => [
    { file: join(projectRoot(cwd), ".mcp.json"), within: projectRoot(cwd), label: ".mcp.json" },
    { file: join(cwd, ".kimi-code/mcp.json"), within: projectRoot(cwd), label: ".kimi-code/mcp.json" },
  ],
  accepts: ({ cwd, home, env, files }) => {
    const directory = env.KIMI_CODE_HOME || join(home, ".kimi-code");
    const records = join(directory, "workspace-trust");
    const trusted = files
      .names(records)
      .some((name) => files.json(join(records, name), directory).root === cwd);
    return () => trusted || "is in a project that Kimi Code does not trust";
  },
  projectWins: true,
});

export const kimiCode: Agent = {
  name: "kimi",
  title: "Kimi Code",
  packages: ["@moonshot-ai/kimi-code"],
  wire: { userAgent: /^kimi-code-cli\//i, forms: ["field", "mcp__"], dialect: null },
  // 2.1.0
  nativeTools: wordSet(`
    Agent AgentSwarm AskUserQuestion Bash CreateGoal CronCreate CronDelete CronList Edit EnterPlanMode
    ExitPlanMode FetchURL GetGoal Glob Grep Read ReadMediaFile SetGoalBudget Skill TaskList TaskOutput TaskStop
    TodoList UpdateGoal WaitFor WebFetch WebSearch Write
  `),
  interception: null,
  ...form,
  sealed: { anywhere: [".kimi-code", ".mcp.json"], home: [] },
  credentials: ["~/.kimi-code/credentials"],
  baseUrls(args, around) {
    const { KIMI_MODEL_NAME, KIMI_MODEL_PROVIDER_TYPE, [BASE_URL]: set } = around.env;
    const url = set || USUAL[KIMI_MODEL_PROVIDER_TYPE ?? "kimi"];
    const named: NamedBaseUrl[] =
      KIMI_MODEL_NAME && url
        ? [{ vendor: null, provider: "kimi-model", url, from: BASE_URL, inFile: false }]
        : [];
    return [...named, ...form.baseUrls(args, around)];
  },
  proxied: (url) => ({ env: { [BASE_URL]: `${url}/v1` } }),
  onlyNamed: true,
  setUp(input) {
    const { proxyUrl, named, upstreams } = input;
    const setup = form.setUp(input);
    const set = named.find(({ from }) => from === BASE_URL);
    const { providers } = upstreams;
    const url =
      proxyUrl === null || set === undefined ? null : throughProxy(set.url, { proxyUrl, providers });
    return { ...setup, env: { ...setup.env, ...(url !== null && { [BASE_URL]: url }) } };
  },
};
