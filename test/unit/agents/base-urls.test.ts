/** Base URLs of models that the user has set: each becomes an upstream, and every path arrives where it would have. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { AGENT_NAMES, agentNamed } from "../../../src/agents/agents.ts";
import type { Vendor } from "../../../src/agents/base-url.ts";
import { throughProxy } from "../../../src/agents/base-url.ts";
import { setUpPlainCommand } from "../../../src/agents/mcp-json.ts";
import { RunFiles } from "../../../src/app/run/run-files.ts";
import { namedBaseUrls, sdkVariables } from "../../../src/clients/model-upstreams.ts";
import { AgentFiles } from "../../../src/clients/servers/agent-files.ts";
import { routeOf } from "../../../src/llm/proxy/routes.ts";
import { originForm } from "../../../src/llm/proxy/target.ts";

const OWN = {
  uid: process.geteuid?.() ?? 0,
  gid: process.getegid?.() ?? 0,
  groups: process.getgroups?.() ?? [],
};
const PROXY = "http://127.0.0.1:8";

let home: string;
let cwd: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "netmon-base-urls-"));
  cwd = join(home, "work");
  mkdirSync(cwd);
});
afterEach(() => rmSync(home, { recursive: true }));

function write(file: string, content: unknown): void {
  const path = join(home, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
}

interface Run {
  /** What the run adds to or changes in the providers. */
  providers: Record<string, string>;
  env: Record<string, string>;
  args: string[];
  notes: string[];
  files: Record<string, unknown>;
}

function run(
  name: string | null,
  env: Record<string, string> = {},
  { args = [] as string[], config = null as string | null, failClosed = false } = {},
): Run {
  const around = { cwd, home, env: { HOME: home, ...env }, files: new AgentFiles(OWN) };
  const agent = agentNamed(name);
  const models = namedBaseUrls(agent, args, around);
  if (config !== null) write("netmon.yaml", config);
  const plain = new RunFiles({ config: null, servers: [], models: [], overrides: {}, env: {} });
  const runFiles = new RunFiles({
    config: config === null ? null : join(home, "netmon.yaml"),
    servers: [],
    models,
    overrides: failClosed ? { failClosed } : {},
    env: {},
  });
  const { providers } = runFiles.load().config.proxy;
  const usual = plain.load().config.proxy.providers;
  const { upstreams } = runFiles;
  const files: Record<string, unknown> = {};
  const keep = (name: string, text: string): string => {
    files[name] = JSON.parse(text);
    return `/run/${name}`;
  };
  const setup = (agent?.setUp ?? setUpPlainCommand)({
    servers: { injected: [], omitted: [] },
    interception: null,
    proxyUrl: PROXY,
    named: models,
    upstreams,
    around,
    args,
    write: keep,
    cover: () => true,
    writeSettings: keep,
    standIn: (directory, content) => {
      files[directory] = content;
      return directory;
    },
  });
  return {
    providers: Object.fromEntries(Object.entries(providers).filter(([name, url]) => usual[name] !== url)),
    env: { ...sdkVariables(models, upstreams, PROXY), ...setup.env },
    args: setup.args,
    notes: [...upstreams.notes, ...setup.notes],
    files,
  };
}

describe("the environment", () => {
  it("names the upstream of its vendor, for every agent and for plain commands", () => {
    const env = {
      ANTHROPIC_BASE_URL: "https://gw.example/anthropic/",
      OPENAI_BASE_URL: "http://127.0.0.1:4000",
      GOOGLE_GEMINI_BASE_URL: "https://gw.example/gemini",
    };
    for (const agent of [null, ...AGENT_NAMES]) {
      const { providers, env: set, notes } = run(agent, env);
      // some have a default of their own besides
      expect(providers).toMatchObject({
        anthropic: "https://gw.example/anthropic",
        openai: "http://127.0.0.1:4000",
        gemini: "https://gw.example/gemini",
      });
      expect(set).toMatchObject({
        ANTHROPIC_BASE_URL: PROXY,
        OPENAI_BASE_URL: `${PROXY}/openai`,
        GOOGLE_GEMINI_BASE_URL: PROXY,
      });
      // the others say what is not covered
      if ([null, "claude", "codex", "gemini", "opencode"].includes(agent)) expect(notes).toEqual([]);
    }
  });

  it("may have the names of LiteLLM and others, which are set, too", () => {
    expect(run(null).env).toEqual({
      ANTHROPIC_BASE_URL: PROXY,
      ANTHROPIC_API_BASE: PROXY,
      OPENAI_BASE_URL: `${PROXY}/v1`,
      OPENAI_API_BASE: `${PROXY}/v1`,
      GOOGLE_GEMINI_BASE_URL: PROXY,
      GEMINI_API_BASE: `${PROXY}/v1beta`,
    });
    const google = run(null, { GEMINI_API_BASE: "https://gw.example/v1beta" });
    expect(google.providers).toEqual({ gemini: "https://gw.example/v1beta" });
    expect(google.env).toMatchObject({
      GOOGLE_GEMINI_BASE_URL: PROXY,
      GEMINI_API_BASE: `${PROXY}/v1beta`,
    });
    const one = run(null, { OPENAI_API_BASE: "http://127.0.0.1:4000" });
    expect(one.providers).toEqual({ openai: "http://127.0.0.1:4000" });
    expect(one.env).toMatchObject({
      OPENAI_BASE_URL: `${PROXY}/openai`,
      OPENAI_API_BASE: `${PROXY}/openai`,
    });
    const two = run(null, {
      OPENAI_BASE_URL: "http://127.0.0.1:1/v1",
      OPENAI_API_BASE: "http://127.0.0.1:2/v1",
    });
    expect(two.providers).toEqual({ openai: "http://127.0.0.1:1/v1", "openai-2": "http://127.0.0.1:2/v1" });
    expect(two.env).toMatchObject({
      OPENAI_BASE_URL: `${PROXY}/v1`,
      OPENAI_API_BASE: `${PROXY}/openai-2/v1`,
    });
  });

  it("names the model of Copilot CLI, whose own name it gets", () => {
    const copilot = run("copilot", { COPILOT_PROVIDER_BASE_URL: "http://127.0.0.1:11434/v1" });
    expect(copilot.providers).toEqual({ copilot: "http://127.0.0.1:11434/v1" });
    expect(copilot.env.COPILOT_PROVIDER_BASE_URL).toBe(`${PROXY}/copilot/v1`);
    expect(copilot.env.OPENAI_BASE_URL).toBe(`${PROXY}/v1`);
    const known = run("copilot", {
      COPILOT_PROVIDER_BASE_URL: "https://api.anthropic.com",
      COPILOT_PROVIDER_TYPE: "anthropic",
    });
    expect(known.providers).toEqual({});
    expect(known.env.COPILOT_PROVIDER_BASE_URL).toBe(PROXY);
    expect(run("copilot").env).not.toHaveProperty("COPILOT_PROVIDER_BASE_URL");
  });

  it("changes nothing where it is empty or the vendor's own", () => {
    const env = { ANTHROPIC_BASE_URL: "", OPENAI_BASE_URL: "https://api.openai.com/v1" };
    expect(run(null, env).providers).toEqual({});
    expect(run(null, env).env).toMatchObject({ ANTHROPIC_BASE_URL: PROXY, OPENAI_BASE_URL: `${PROXY}/v1` });
  });

  it("gives way to proxy.providers, which is said", () => {
    const config = "proxy: {providers: {anthropic: 'https://ours.example'}}\n";
    const { providers, env, notes } = run("claude", { ANTHROPIC_BASE_URL: "https://gw.example" }, { config });
    expect(providers).toEqual({ anthropic: "https://ours.example" });
    expect(env.ANTHROPIC_BASE_URL).toBe(PROXY);
    expect(notes).toEqual([
      "ANTHROPIC_BASE_URL names https://gw.example for anthropic, and proxy.providers.anthropic another upstream, which is used",
    ]);
  });

  it("counts under fail_closed, too: who starts netmon sets it", () => {
    const env = { ANTHROPIC_BASE_URL: "https://gw.example" };
    expect(run("claude", env, { config: "proxy: {port: 1}\n", failClosed: true }).providers).toEqual({
      anthropic: "https://gw.example",
    });
  });

  it("a base URL that cannot be an upstream stays as it is, with a note that hides its secrets", () => {
    const { providers, env, notes } = run(null, {
      ANTHROPIC_BASE_URL: "https://me:sesame@gw.example/v1?k=sesame",
    });
    expect(providers).toEqual({});
    expect(env).not.toHaveProperty("ANTHROPIC_BASE_URL");
    expect(notes).toEqual([expect.stringMatching(/cannot be an upstream .*: not behind the LLM proxy/)]);
    expect(notes.join()).not.toContain("sesame");
  });
});

describe("Claude Code's settings", () => {
  it("win over the environment, and --settings over them", () => {
    write(".claude/settings.json", { env: { ANTHROPIC_BASE_URL: "https://gw.example" }, model: "m" });
    const { providers, args, files } = run(
      "claude",
      { ANTHROPIC_BASE_URL: "https://other.example" },
      { args: ["-p"] },
    );
    expect(providers).toEqual({ anthropic: "https://gw.example" });
    expect(args).toEqual([
      ...["--mcp-config", "/run/claude-mcp.json", "--strict-mcp-config"],
      ...["--settings", "/run/claude-settings.json", "-p"],
    ]);
    expect(files["claude-settings.json"]).toEqual({ env: { ANTHROPIC_BASE_URL: PROXY } });
  });

  it("given by --settings keep everything else", () => {
    write("work/mine.json", { env: { ANTHROPIC_BASE_URL: "https://gw.example", A: "1" }, model: "m" });
    const { providers, args, files } = run("claude", {}, { args: ["--settings", "mine.json", "-p", "x"] });
    expect(providers).toEqual({ anthropic: "https://gw.example" });
    expect(args.slice(3)).toEqual(["--settings", "/run/claude-settings.json", "-p", "x"]);
    expect(files["claude-settings.json"]).toEqual({ env: { ANTHROPIC_BASE_URL: PROXY, A: "1" }, model: "m" });
  });

  it("are no upstream under fail_closed: the agent can write them", () => {
    write(".claude/settings.json", { env: { ANTHROPIC_BASE_URL: "https://gw.example" } });
    const { providers, args, notes } = run("claude", {}, { config: "proxy: {port: 1}\n", failClosed: true });
    expect(providers).toEqual({});
    expect(args).not.toContain("--settings");
    expect(notes).toEqual([
      expect.stringMatching(/settings\.json names .*Put it into proxy\.providers\.anthropic/),
    ]);
  });
});

it("Codex: its file and its option name the upstream, its own option goes", () => {
  write(".codex/config.toml", 'openai_base_url = "https://gw.example/openai/v1"\n');
  expect(run("codex", {}, { args: ["exec"] })).toMatchObject({
    providers: { openai: "https://gw.example/openai/v1" },
    args: ["-c", `openai_base_url="${PROXY}/v1"`, "exec"],
  });
  const args = ["-c", 'openai_base_url="http://127.0.0.1:5/v1"', "exec", "-c", "model=m"];
  expect(run("codex", {}, { args })).toMatchObject({
    providers: { openai: "http://127.0.0.1:5/v1" },
    args: ["-c", `openai_base_url="${PROXY}/v1"`, "exec", "-c", "model=m"],
  });
});

it("one gateway for every vendor is the upstream of each, and of providers that the user has added", () => {
  const env = {
    ANTHROPIC_BASE_URL: "http://127.0.0.1:4000",
    OPENAI_BASE_URL: "http://127.0.0.1:4000/v1",
    GOOGLE_GEMINI_BASE_URL: "http://127.0.0.1:4000",
  };
  write("work/opencode.json", {
    provider: { lite: { options: { baseURL: "http://127.0.0.1:4000/v1", apiKey: "k" } } },
  });
  const { providers, env: set } = run("opencode", env);
  expect(providers).toMatchObject({
    ...{ anthropic: "http://127.0.0.1:4000", openai: "http://127.0.0.1:4000/v1" },
    gemini: "http://127.0.0.1:4000",
  });
  const { provider } = JSON.parse(set.OPENCODE_CONFIG_CONTENT ?? "{}") as {
    provider: { lite: { options: { baseURL: string } } };
  };
  // by its API alone the key would go to OpenAI
  const given = provider.lite.options.baseURL.slice(PROXY.length);
  const route = routeOf(
    originForm(`${given}/chat/completions`)!,
    "POST",
    {},
    {
      anthropic: "http://127.0.0.1:4000",
      openai: "https://api.openai.com",
      ...providers,
    },
  );
  expect("upstream" in route && route.upstream.origin + route.path).toBe(
    "http://127.0.0.1:4000/v1/chat/completions",
  );
});

it("a provider that leads to a vendor's upstream is named in the path", () => {
  const providers = { anthropic: "http://127.0.0.1:4000", openai: "https://api.openai.com" };
  const through = throughProxy("http://127.0.0.1:4000/v1", { proxyUrl: PROXY, providers }) ?? "";
  const route = routeOf(
    originForm(`${through.slice(PROXY.length)}/chat/completions`)!,
    "POST",
    {},
    providers,
  );
  expect("upstream" in route && route.upstream.origin + route.path).toBe(
    "http://127.0.0.1:4000/v1/chat/completions",
  );
});

it("two settings of one vendor lead to two upstreams", () => {
  write(".codex/config.toml", 'openai_base_url = "https://gw.example/v1"\n');
  const { providers, env, args } = run("codex", { OPENAI_BASE_URL: "https://other.example/v1" });
  expect(providers).toEqual({ openai: "https://gw.example/v1", "openai-2": "https://other.example/v1" });
  expect(env.OPENAI_BASE_URL).toBe(`${PROXY}/openai-2/v1`);
  expect(args).toContain(`openai_base_url="${PROXY}/v1"`);
});

it("providers that the user has added to Codex or opencode become the proxy's", () => {
  write(
    ".codex/config.toml",
    '[model_providers."My Gateway"]\nbase_url = "https://gw.example/v1"\n[model_providers.lite]\nbase_url = "http://127.0.0.1:4000"\n',
  );
  const codex = run("codex");
  expect(codex.providers).toEqual({ "my-gateway": "https://gw.example/v1", lite: "http://127.0.0.1:4000" });
  expect(codex.args).toContain(`model_providers.lite.base_url="${PROXY}/lite"`);
  write("work/opencode.json", { provider: { scripted: { options: { baseURL: "https://m.example/v1" } } } });
  const opencode = run("opencode");
  expect(opencode.providers).toEqual({ scripted: "https://m.example/v1" });
  expect(JSON.parse(opencode.env.OPENCODE_CONFIG_CONTENT ?? "{}")).toMatchObject({
    provider: { scripted: { options: { baseURL: `${PROXY}/scripted/v1` } } },
  });
  const provider = { inline: { npm: "x", options: { baseURL: "https://i.example/v1" } } };
  const inline = run("opencode", { OPENCODE_CONFIG_CONTENT: JSON.stringify({ provider }) });
  expect(inline.providers).toMatchObject({ inline: "https://i.example/v1" });
  expect(JSON.parse(inline.env.OPENCODE_CONFIG_CONTENT ?? "{}")).toMatchObject({
    provider: { inline: { npm: "x", options: { baseURL: `${PROXY}/inline/v1` } } },
  });
});

it("Gemini CLI: its .env counts where no variable is set", () => {
  write(".gemini/.env", 'A=1\nexport GOOGLE_GEMINI_BASE_URL="https://gw.example/g" # ours\n');
  expect(run("gemini").providers).toEqual({ gemini: "https://gw.example/g" });
  write("work/.env", "GOOGLE_GEMINI_BASE_URL=https://project.example\n");
  expect(run("gemini").providers).toEqual({ gemini: "https://project.example" });
  expect(run("gemini", { GOOGLE_GEMINI_BASE_URL: "https://env.example" }).providers).toEqual({
    gemini: "https://env.example",
  });
});

/** What clients of each vendor append to their base URL. */
const APPENDED: Readonly<Record<Vendor, readonly string[]>> = {
  anthropic: ["/v1/messages", "/messages", "/v1/models"],
  openai: ["/chat/completions", "/responses", "/models", "/embeddings"],
  gemini: ["/v1beta/models/m:generateContent", "/models/m:streamGenerateContent"],
};
const BASES = [
  "",
  "/v1",
  "/v1beta",
  "/base",
  "/base/v1",
  "/openai",
  "/openai/v1",
  "/v1beta/openai",
  "/a/v1/b",
];

test.each(Object.keys(APPENDED) as Vendor[])(
  "what a client of %s asks for arrives where it would have",
  (vendor) => {
    for (const base of BASES)
      for (const path of APPENDED[vendor]) {
        const url = `https://gw.example${base}`;
        const providers = {
          ...{ anthropic: "https://api.anthropic.com", openai: "https://api.openai.com" },
          [vendor]: url,
        };
        const through = throughProxy(url, { proxyUrl: PROXY, providers }, vendor) ?? "";
        const route = routeOf(
          originForm(through.slice(PROXY.length) + path)!,
          "POST",
          HINTS[vendor],
          providers,
        );
        expect("upstream" in route ? route.upstream.origin + route.path : route.text, `${base} ${path}`).toBe(
          url + path,
        );
      }
  },
);

/** Headers of requests whose path alone does not identify the vendor. */
const HINTS: Readonly<Record<Vendor, Record<string, string>>> = {
  anthropic: { "anthropic-version": "2023-06-01" },
  openai: {},
  gemini: { "x-goog-api-key": "k" },
};
