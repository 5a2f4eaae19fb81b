/** The servers that an agent is given: those it would start itself, and none that its user did not approve. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agentCommand } from "../../../src/agents/agent-command.ts";
import { claudeArguments } from "../../../src/agents/claude-code.ts";
import { setUpPlainCommand } from "../../../src/agents/mcp-json.ts";
import type { AgentSetup } from "../../../src/agents/setup.ts";
import { RunFiles } from "../../../src/app/run/run-files.ts";
import { namedBaseUrls } from "../../../src/clients/model-upstreams.ts";
import { injectedServers } from "../../../src/clients/servers/injected-servers.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { ownServers } from "./own-servers.ts";

const OWN = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0, groups: [] };

let home: string;
let cwd: string;

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "netmon-own-")));
  cwd = join(home, "work");
  mkdirSync(cwd);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  const path = join(home, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
}

function found(...command: string[]): Record<string, string | null> {
  const { servers } = ownServers(command, { home, cwd, account: OWN });
  return Object.fromEntries(
    servers.map(({ name, why, declared }) => [name, why ?? declared?.url ?? "stdio"]),
  );
}

const stdio = { command: "npx", args: ["-y", "some-server"] };

// reading it would wait for ever, before any signal is heard
it("does not wait at a FIFO in the place of a configuration", () => {
  for (const name of [".claude.json", "work/.mcp.json", ".codex/config.toml"]) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    execFileSync("mkfifo", [join(home, name)]);
  }
  expect(found("claude")).toEqual({});
  expect(found("codex")).toEqual({});
});

describe("agentCommand", () => {
  it.each([
    [["claude", "-p", "x"], "claude", 1],
    [["/usr/bin/codex", "exec"], "codex", 1],
    [["npx", "-y", "@google/gemini-cli@0.61.0", "-p"], "gemini", 3],
    [["node", "/opt/opencode.js", "run"], "opencode", 2],
    [["npx", "@github/copilot", "-p", "x"], "copilot", 2],
    [["env", "A=1", "claude"], "claude", 3],
    [["env", "-u", "claude", "sh"], null, 1],
    [["npx", "-y", "-p", "@anthropic-ai/claude-code", "claude", "-p", "x"], "claude", 5],
    [["node", "agent.js", "claude"], null, 1],
    [["sh", "-c", "claude"], null, 1],
  ])("%j is %s", (command, kind, words) => {
    const found = agentCommand(command);
    expect([found.agent?.name ?? null, found.words]).toEqual([kind, words]);
  });
});

describe("Claude Code", () => {
  it("takes the user's and this project's servers, and what was approved of .mcp.json", () => {
    write("work/.mcp.json", { mcpServers: { yes: stdio, no: stdio, rejected: stdio } });
    write("work/.claude/settings.local.json", { enabledMcpjsonServers: ["yes", "rejected"] });
    write(".claude/settings.json", { disabledMcpjsonServers: ["rejected"] });
    write(".claude.json", {
      mcpServers: { user: { type: "http", url: "https://a.example/mcp?k=1" } },
      projects: { [cwd]: { mcpServers: { local: stdio } }, "/elsewhere": { mcpServers: { other: stdio } } },
    });
    expect(found("claude")).toEqual({
      user: "https://a.example/mcp?k=1",
      yes: "stdio",
      no: expect.stringMatching(/^is not approved in Claude Code/),
      rejected: "is rejected in Claude Code",
      local: "stdio",
    });
  });

  it("takes --mcp-config of its own command line, and nothing else with --strict-mcp-config", () => {
    write(".claude.json", { mcpServers: { user: stdio } });
    write("work/own.json", { mcpServers: { given: stdio } });
    const inline = JSON.stringify({ mcpServers: { inline: stdio } });
    expect(found("claude", "--mcp-config", "own.json", inline, "-p", "x")).toEqual({
      user: "stdio",
      given: "stdio",
      inline: "stdio",
    });
    expect(found("claude", "--strict-mcp-config", "--mcp-config=own.json")).toEqual({ given: "stdio" });
    expect(
      claudeArguments(["-p", "x", "--mcp-config", "a", "b", "--model", "m", "--", "--mcp-config"]),
    ).toEqual({
      configs: ["a", "b"],
      strict: false,
      others: ["-p", "x", "--model", "m", "--", "--mcp-config"],
    });
  });
});

it("a project's servers count for Codex and Gemini CLI only where it is trusted", () => {
  write("work/.codex/config.toml", '[mcp_servers.project]\ncommand = "npx"\n');
  write(".codex/config.toml", '[mcp_servers.user]\ncommand = "npx"\n');
  expect(found("codex")).toEqual({
    user: "stdio",
    project: "is in a project that Codex does not trust",
  });
  write(".codex/config.toml", `[projects."${cwd}"]\ntrust_level = "trusted"\n`);
  expect(found("codex")).toEqual({ project: "stdio" });
  write("work/.gemini/settings.json", { mcpServers: { project: stdio } });
  expect(found("gemini")).toEqual({ project: "is in a folder that Gemini CLI does not trust" });
  write(".gemini/trustedFolders.json", { [home]: "TRUST_FOLDER" });
  expect(found("gemini")).toEqual({ project: "stdio" });
});

it("a project's servers count for Copilot CLI only where it is trusted", () => {
  const inner = join(cwd, "inner");
  mkdirSync(join(cwd, ".git"));
  mkdirSync(inner);
  write("work/.mcp.json", { mcpServers: { project: stdio } });
  write("work/.github/mcp.json", { mcpServers: { hidden: stdio } });
  write("work/inner/.github/mcp.json", { mcpServers: { nearer: stdio } });
  write(".copilot/mcp-config.json", { mcpServers: { user: { type: "local", ...stdio }, off: stdio } });
  write(".copilot/settings.json", { disabledMcpServers: ["off"] });
  cwd = inner;
  const off = "is disabled in Copilot CLI";
  const why = "is in a folder that Copilot CLI does not trust";
  expect(found("copilot")).toEqual({ user: "stdio", off, project: why, nearer: why });
  write(".copilot/config.json", `// managed\n${JSON.stringify({ trustedFolders: [dirname(inner)] })}`);
  expect(found("copilot")).toEqual({ user: "stdio", off, project: "stdio", nearer: "stdio" });
});

it("opencode's project file wins over the user's", () => {
  write(".config/opencode/opencode.json", {
    mcp: { a: { type: "remote", url: "https://user.example/mcp" } },
  });
  write("work/opencode.jsonc", '{"mcp": {"a": {"type": "remote", "url": "https://project.example/mcp"},},}');
  expect(found("opencode")).toEqual({ a: "https://project.example/mcp" });
});

it.each([
  [
    "claude",
    ".claude.json",
    { servers: {}, mcp: { servers: {} }, context_servers: {}, mcpServers: { a: stdio } },
  ],
  ["claude", ".claude.json", { mcpServers: { a: stdio, b: { serverUrl: "https://b.example" } } }],
  ["codex", ".codex/config.toml", '[context_servers.b]\n[mcp_servers.a]\ncommand = "npx"\n'],
  ["gemini", ".gemini/settings.json", { context_servers: {}, servers: {}, mcpServers: { a: stdio } }],
  [
    "opencode",
    ".config/opencode/config.json",
    { mcpServers: { b: { httpUrl: "https://b.example" } }, mcp: { a: { command: ["npx"] } } },
  ],
  ["copilot", ".copilot/mcp-config.json", { servers: {}, context_servers: {}, mcpServers: { a: stdio } }],
])("%s reads its own keys in %s, whatever keys of others it has", (agent, file, content) => {
  write(file, content);
  const { servers } = ownServers([agent], { home, cwd, account: OWN });
  const format = ["claude", "copilot"].includes(agent) ? ".mcp.json" : agent;
  expect(servers.find(({ name }) => name === "a")).toMatchObject({ format, own: { command: "npx" } });
});

describe("what each agent is given", () => {
  const yaml = (text: string): ReturnType<typeof parseConfig> => parseConfig("netmon.yaml", text);

  function setUp(
    command: string[],
    text: string,
    providers: Record<string, string> = {},
    mcpConfigs: string[] = [],
  ): { setup: AgentSetup; files: Record<string, unknown>; left: unknown; bare: unknown } {
    const own = { home, cwd, account: OWN };
    const { agent, args, around, servers } = ownServers(command, own, mcpConfigs);
    const config = yaml(text);
    const given = injectedServers(servers, {
      config,
      endpoints: new Map([["web", "http://127.0.0.1:9/servers/web/mcp"]]),
      shim: (id) => ["/n", "shim", id, "--"],
    });
    const files: Record<string, unknown> = {};
    const keep = (name: string, content: string): string => {
      files[name] = name.endsWith(".json") ? JSON.parse(content) : content;
      return `/run/${name}`;
    };
    const setup = (agent?.setUp ?? setUpPlainCommand)({
      servers: given,
      interception: null,
      proxyUrl: "http://127.0.0.1:8",
      named: namedBaseUrls(agent, args, around),
      upstreams: {
        providers: { openai: "https://api.openai.com", own: "https://models.example/base", ...providers },
        from: {},
        left: new Set(),
        notes: [],
      },
      around,
      args,
      write: keep,
      writeSettings: keep,
    });
    return { setup, files, left: given.omitted, bare: given.direct };
  }

  const declared =
    "sandbox: {mcp: {servers: [{id: web, type: http, url: 'https://web.example/mcp', headers: {A: secret}}]}}";

  it("Claude Code: entries keep their keys, headers of netmon's stay with netmon", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the client
    write(".claude.json", { mcpServers: { own: { ...stdio, env: { A: "${B}" }, timeout: 9 } } });
    const { setup, files } = setUp(["claude", "-p", "x", "--mcp-config", "{}"], declared);
    expect(setup.args).toEqual(["--mcp-config", "/run/claude-mcp.json", "--strict-mcp-config", "-p", "x"]);
    expect(setup.env).toEqual({
      ANTHROPIC_BASE_URL: "http://127.0.0.1:8",
      MCP_CONNECTION_NONBLOCKING: "0",
      MCP_CONNECT_TIMEOUT_MS: "30000",
    });
    expect(files["claude-mcp.json"]).toEqual({
      mcpServers: {
        own: {
          command: "/n",
          args: ["shim", "own", "--", "npx", "-y", "some-server"],
          // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the client
          env: { A: "${B}" },
          timeout: 9,
        },
        web: { type: "http", url: "http://127.0.0.1:9/servers/web/mcp" },
      },
    });
  });

  it("Codex: options over its file, and its own models through the proxy", () => {
    write(
      ".codex/config.toml",
      '[mcp_servers.web]\nurl = "https://web.example/mcp"\n[model_providers.m]\nbase_url = "https://models.example/base/v1"\n',
    );
    const required = (...args: string[]) =>
      setUp(["codex", ...args], declared)
        .setup.args.join()
        .includes("required");
    expect(required("--model", "m", "e", "x")).toBe(true);
    expect(required("-m", "exec")).toBe(false);
    const { setup } = setUp(["codex", "exec", "x"], declared);
    expect(setup.args.filter((word) => word !== "-c")).toEqual([
      'mcp_servers.web.url="http://127.0.0.1:9/servers/web/mcp"',
      "mcp_servers.web.required=true",
      'openai_base_url="http://127.0.0.1:8/v1"',
      'model_providers.m.base_url="http://127.0.0.1:8/own/v1"',
      "exec",
      "x",
    ]);
  });

  it("Codex: no value of a header or of an environment stands in its command line", () => {
    const notes = '{id: notes, type: stdio, command: notes, env: {KEY: "it\'s a sesame", a.b: sesame}}';
    const text = `sandbox: {mcp: {servers: [${notes}]}}`;
    const headers = { Authorization: "Bearer sesame", "X.Y": "sesame" };
    const given = join(home, "mcp.json");
    write("mcp.json", {
      mcpServers: {
        web: { type: "http", url: "https://web.example/mcp", headers },
        own: { ...stdio, env: { A: "sesame" } },
      },
    });
    const { setup, files } = setUp(["codex", "exec", "x"], text, {}, [given]);
    expect(setup.args.join("\n")).not.toContain("sesame");
    expect(setup.env).toEqual({ NETMON_HEADER_TOKEN_1: "Bearer sesame", NETMON_HEADER_TOKEN_2: "sesame" });
    expect(setup.args).toContain(
      'mcp_servers.web.env_http_headers={ "Authorization" = "NETMON_HEADER_TOKEN_1", "X.Y" = "NETMON_HEADER_TOKEN_2" }',
    );
    expect(files).toEqual({
      "codex-environment-1.sh": "export A='sesame'\n",
      "codex-environment-2.sh": "export KEY='it'\\''s a sesame'\n",
    });
    expect(setup.notes).toEqual([expect.stringContaining("server notes: variables whose names")]);
    const args = setup.args.find((word) => word.startsWith("mcp_servers.notes.args=")) ?? "";
    const words = JSON.parse(args.replace(/^[^=]*=/, "")) as string[];
    const script = join(home, "env.sh");
    write("env.sh", files["codex-environment-2.sh"] as string);
    const shown = execFileSync("/bin/sh", [...words.slice(0, 2), script, "/bin/sh", "-c", 'echo "$KEY"']);
    expect(shown.toString()).toBe("it's a sesame\n");
  });

  it("Codex: a key in an address, which only its command line can hold, is told of", () => {
    const text =
      "sandbox: {mcp: {servers: [{id: own, type: http, url: 'https://own.example/mcp?k=sesame'}]}}\n" +
      "mcp: {inspection: {enabled: false}}";
    expect(setUp(["codex"], text).setup.notes).toEqual([
      expect.stringMatching(/^server own: its address may/),
    ]);
    expect(setUp(["codex"], text.replace("?k=sesame", "")).setup.notes).toEqual([]);
  });

  it("Codex: the model of a ChatGPT login goes to its own upstream, or is left alone with a note", () => {
    write(".codex/auth.json", { auth_mode: "chatgpt", OPENAI_API_KEY: null, tokens: { access_token: "t" } });
    const chatgpt = { chatgpt: "https://chatgpt.com/backend-api/codex" };
    expect(setUp(["codex"], declared, chatgpt).setup.args).toContain(
      'openai_base_url="http://127.0.0.1:8/chatgpt"',
    );
    const { args, notes } = setUp(["codex"], declared).setup;
    expect(args.join()).not.toContain("openai_base_url");
    expect(notes.join()).toMatch(/not behind the LLM proxy/);
    write(".codex/auth.json", { OPENAI_API_KEY: "not-a-key" });
    expect(setUp(["codex"], declared, chatgpt).setup.args).toContain(
      'openai_base_url="http://127.0.0.1:8/v1"',
    );
  });

  it("Copilot CLI: its entries keep their keys, what is omitted is switched off, and files of its own count", () => {
    const text = `${declared.slice(0, -2)}, mode: enforce, denied_servers: [{id: bad}]}}`;
    write(".copilot/mcp-config.json", {
      mcpServers: { own: { type: "local", ...stdio, tools: ["a"] }, bad: stdio },
    });
    write("more.json", { mcpServers: { more: stdio } });
    const given = JSON.stringify({ mcpServers: { last: stdio } });
    const { setup, files } = setUp(
      [
        ...["copilot", "--additional-mcp-config", `@${join(home, "more.json")}`, "-p", "x"],
        `--additional-mcp-config=${given}`,
      ],
      text,
    );
    expect(setup.args).toEqual([
      ...["--additional-mcp-config", "@/run/copilot-mcp.json", "--disable-builtin-mcps"],
      ...["--disable-mcp-server=bad", "-p", "x"],
    ]);
    const shim = (id: string) => ({ command: "/n", args: ["shim", id, "--", "npx", "-y", "some-server"] });
    expect(files["copilot-mcp.json"]).toEqual({
      mcpServers: {
        own: { type: "local", tools: ["a"], ...shim("own") },
        more: shim("more"),
        last: shim("last"),
        web: { type: "http", url: "http://127.0.0.1:9/servers/web/mcp" },
      },
    });
    expect(setup.notes).toEqual([expect.stringContaining("COPILOT_PROVIDER_BASE_URL is not set")]);
  });

  it("Gemini CLI and opencode: a denied server is switched off", () => {
    const text = `${declared.slice(0, -2)}, mode: enforce, denied_servers: [{id: bad}]}}`;
    write(".gemini/settings.json", { mcpServers: { bad: stdio } });
    const gemini = setUp(["gemini"], text);
    expect(gemini.left).toEqual([{ name: "bad", why: "is denied by policy", forbidden: true }]);
    expect(gemini.files["gemini-settings.json"]).toEqual({
      mcpServers: { web: { httpUrl: "http://127.0.0.1:9/servers/web/mcp" } },
      mcp: { excluded: ["bad"] },
    });
    write("work/opencode.json", {
      mcp: { bad: { type: "local", command: ["npx", "x"] } },
      provider: { mine: { options: { baseURL: "https://models.example/base/v1" } } },
    });
    const { setup } = setUp(["opencode"], text);
    const content = JSON.parse(setup.env.OPENCODE_CONFIG_CONTENT ?? "{}") as Record<string, unknown>;
    expect(content.mcp).toEqual({
      web: { type: "remote", url: "http://127.0.0.1:9/servers/web/mcp", enabled: true },
      bad: { enabled: false },
    });
    expect(content.provider).toMatchObject({ mine: { options: { baseURL: "http://127.0.0.1:8/own/v1" } } });
  });

  it("a server that netmon declares elsewhere is not moved by the agent's file", () => {
    write(".claude.json", { mcpServers: { web: { type: "http", url: "https://evil.example/mcp" } } });
    const { files, left, bare } = setUp(["claude"], declared);
    expect(JSON.stringify(files)).not.toContain("evil");
    expect(files["claude-mcp.json"]).toMatchObject({ mcpServers: { web: { type: "http" } } });
    const why =
      "has another address in ~/.claude.json:mcpServers.web than in sandbox.mcp.servers[0]; netmon uses the latter";
    expect({ left, bare }).toEqual({ left: [{ name: "web", why, forbidden: false }], bare: [] });
  });

  it("a server that netmon is not in front of is named, with the reason", () => {
    write(".claude.json", { mcpServers: { own: stdio } });
    const servers = "{servers: [{id: notes, type: stdio, command: notes}]}";
    const { bare } = setUp(["claude"], `sandbox: {mcp: ${servers}}\nmcp: {inspection: {enabled: false}}`);
    const why = "is used with mcp.inspection.enabled: false: netmon is not in front of it";
    expect(bare).toEqual(["own", "notes"].map((name) => ({ name, why, forbidden: false })));
  });
});

describe("what a run declares", () => {
  function ids(text: string | null, overrides: { failClosed?: boolean } = {}): string[] {
    write(".claude.json", { mcpServers: { own: { type: "http", url: "https://own.example/a/mcp" } } });
    if (text !== null) write("netmon.yaml", text);
    const { servers } = ownServers(["claude"], { home, cwd, account: OWN });
    const config = text === null ? null : join(home, "netmon.yaml");
    const files = new RunFiles({ config, servers, models: [], overrides, env: {} });
    return files.load().config.sandbox.mcp.servers.map(({ id, url }) => `${id} ${url}`);
  }

  it("the agent's servers, whole, unless a configuration of netmon's fails closed", () => {
    expect(ids(null, { failClosed: true })).toEqual(["own https://own.example/a/mcp"]);
    expect(ids("proxy: {port: 1}\n")).toEqual(["own https://own.example/a/mcp"]);
    expect(ids("proxy: {port: 1}\n", { failClosed: true })).toEqual([]);
  });

  it("the LLM proxy, unless the file says otherwise", () => {
    const mode = (text: string): string => {
      write("netmon.yaml", text);
      const files = new RunFiles({
        config: join(home, "netmon.yaml"),
        servers: [],
        models: [],
        overrides: {},
        env: {},
      });
      return files.load().config.proxy.mode;
    };
    expect(mode("sandbox: {}\n")).toBe("embedded");
    expect(mode("proxy: {mode: disabled}\n")).toBe("disabled");
    expect(mode("proxy: {mode: mcp-only}\n")).toBe("mcp-only");
  });
});
