/** The servers that an agent is given: those it would start itself, and none that its user did not approve. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
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
    [["npx", "-y", "@agentclientprotocol/claude-agent-acp"], "claude", 3],
    [["codex-acp"], "codex", 1],
    [["npx", "-y", "@kilocode/cli@7.7.7", "run"], "kilo", 3],
    [["amp", "-x", "hello"], null, 1],
  ])("%j is %s", (command, kind, words) => {
    const found = agentCommand(command);
    expect([found.agent?.name ?? null, found.words]).toEqual([kind, words]);
  });

  it.each([
    [["auggie", "--print", "x"], "Auggie"],
    [["npx", "-y", "@ampcode/cli@latest"], "Amp"],
    [["/usr/bin/qodercli"], "Qoder CLI"],
  ])("%j asks only its vendor's models, which a person is told", (command, title) => {
    expect(agentCommand(command).note).toMatch(new RegExp(`^${title} asks only its vendor's models`));
    expect(agentCommand(["claude"]).note).toBeUndefined();
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
      endpoints: new Map(["web", "both"].map((id) => [id, `http://127.0.0.1:9/servers/${id}/mcp`])),
      shim: (id) => ["/n", "shim", id, "--"],
    });
    const files: Record<string, unknown> = {};
    const keep = (name: string, content: string): string => {
      files[name] = name.endsWith(".json") ? JSON.parse(content) : content;
      return `/run/${name}`;
    };
    const program = agentCommand(command).isAdapter ? agent?.adapter : agent;
    const setup = (program?.setUp ?? setUpPlainCommand)({
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
      cover: (_file, name, content) => keep(name, content) !== "",
      writeSettings: keep,
      standIn: (directory, content) => {
        files[directory] = Object.fromEntries(
          Object.entries(content).map(([name, one]) => [
            name,
            name.endsWith(".json") ? JSON.parse(one) : one,
          ]),
        );
        return `/run/in-place-of${directory}`;
      },
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

  it("codex-acp and claude-agent-acp: the same settings where they read them, and no options", () => {
    const { setup } = setUp(["codex-acp"], declared);
    expect(setup.args).toEqual([]);
    expect(JSON.parse(setup.env.CODEX_CONFIG ?? "")).toEqual({
      mcp_servers: { web: { url: "http://127.0.0.1:9/servers/web/mcp" } },
      openai_base_url: "http://127.0.0.1:8/v1",
    });
    const claude = setUp(["claude-agent-acp"], declared).setup;
    expect(claude.args).toEqual([]);
    expect(claude.env.ANTHROPIC_BASE_URL).toBe("http://127.0.0.1:8");
    expect(claude.notes).toEqual([
      expect.stringMatching(/netmon is not in front of web/),
      expect.stringMatching(/^servers that the editor names/),
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

  it("Kimi Code, pi, Cline and droid: copies of the files that name servers and models, in a directory of the run", () => {
    const shim = { command: "/n", args: ["shim", "own", "--", "npx", "-y", "some-server"] };
    const url = "http://127.0.0.1:9/servers/web/mcp";
    const base = "https://models.example/base/v1";
    const through = "http://127.0.0.1:8/own/v1";
    const mcpServers = { own: { ...stdio, timeout: 9 } };
    const given = { own: { ...shim, timeout: 9 }, web: { type: "http", url } };

    write(".pi/agent/mcp.json", { autoEnableCodemode: false, mcpServers });
    write(".pi/agent/models.json", {
      providers: { mine: { baseUrl: base, models: [{ id: "m", baseUrl: base }] } },
    });
    const pi = setUp(["pi", "-p", "x"], declared);
    const agent = join(home, ".pi/agent");
    expect(pi.setup.args).toEqual(["-p", "x"]);
    expect(pi.setup.env).toEqual({ PI_CODING_AGENT_DIR: `/run/in-place-of${agent}` });
    expect(pi.files[agent]).toEqual({
      "mcp.json": { autoEnableCodemode: false, mcpServers: given },
      "models.json": {
        providers: {
          mine: { baseUrl: through, models: [{ id: "m", baseUrl: through }] },
          anthropic: { baseUrl: "http://127.0.0.1:8" },
          openai: { baseUrl: "http://127.0.0.1:8/v1" },
          google: { baseUrl: "http://127.0.0.1:8/v1beta" },
        },
      },
    });

    write(".kimi-code/mcp.json", { mcpServers });
    write(
      ".kimi-code/config.toml",
      `[providers.mine]\nbase_url = "${base}"\n[providers.login]\nbase_url = "${base}"\noauth = {key = "k"}\n`,
    );
    const kimi = setUp(["kimi", "-p", "x"], declared);
    const files = kimi.files[join(home, ".kimi-code")] as Record<string, string>;
    expect(files["mcp.json"]).toEqual({ mcpServers: given });
    expect(files["config.toml"]).toContain(`base_url = "${through}"\n`);
    expect(files["config.toml"]).toContain(`base_url = "${base}"\n`);
    expect(kimi.setup.notes).toEqual([
      expect.stringMatching(/its login \(login\) .* not behind the LLM proxy/),
    ]);

    const data = join(home, ".cline/data");
    write(".cline/data/settings/cline_mcp_settings.json", { mcpServers });
    write(".cline/data/settings/providers.json", {
      providers: { cline: { settings: { auth: { accessToken: "t" } } } },
    });
    const cline = setUp(["cline", "x"], declared);
    // with no address to change, the file with the login stays the user's own
    expect(cline.files[data]).toEqual({
      "settings/cline_mcp_settings.json": {
        mcpServers: { ...given, web: { type: "streamableHttp", url } },
      },
    });
    expect(cline.setup.env).toEqual({
      CLINE_DATA_DIR: `/run/in-place-of${data}`,
      CLINE_SESSION_BACKEND_MODE: "local",
    });

    write(".factory/mcp.json", { mcpServers });
    write(".factory/settings.json", { customModels: [{ model: "m", baseUrl: base }, { model: "n" }] });
    const droid = setUp(["droid", "exec", "x"], declared);
    expect(droid.setup.env).toEqual({ FACTORY_HOME_OVERRIDE: `/run/in-place-of${home}` });
    expect(droid.files[home]).toEqual({
      ".factory/mcp.json": { mcpServers: given },
      ".factory/settings.json": { customModels: [{ model: "m", baseUrl: through }, { model: "n" }] },
    });
    expect(droid.setup.notes).toEqual([expect.stringContaining("droid's own models are Factory's")]);
  });

  it("Kimi Code and pi: a trusted project's entry wins over the user's, in a copy with netmon in front of it", () => {
    write("work/.pi/mcp.json", { mcpServers: { project: stdio } });
    write("work/.kimi-code/mcp.json", { mcpServers: { project: stdio, off: { ...stdio, enabled: false } } });
    expect(setUp(["pi"], declared).left).toEqual([
      { name: "project", why: "is in a project that pi does not trust", forbidden: false },
    ]);
    write(".pi/agent/trust.json", { [cwd]: true });
    write(".kimi-code/workspace-trust/1.json", { root: cwd });
    const behind = { command: "/n", args: ["shim", "project", "--", stdio.command, ...stdio.args] };
    const pi = setUp(["pi"], declared).files["project-0.json"];
    expect(pi).toMatchObject({ mcpServers: { project: behind } });
    const kimi = setUp(["kimi"], declared).files["project-1.json"];
    expect(kimi).toMatchObject({ mcpServers: { project: behind, off: { ...stdio, enabled: false } } });
  });

  it("Kimi Code, droid and pi: the user's servers stay the user's in the home directory, where a project's would be", () => {
    cwd = home;
    for (const [agent, file] of [
      ["kimi", ".kimi-code/mcp.json"],
      ["droid", ".factory/mcp.json"],
      ["pi", ".pi/agent/mcp.json"],
    ] as const) {
      write(file, { mcpServers: { mine: stdio } });
      const { left, files } = setUp([agent], declared);
      expect(left, agent).toEqual([]);
      expect(JSON.stringify(files), agent).toContain(
        JSON.stringify(["shim", "mine", "--", stdio.command]).slice(0, -1),
      );
    }
  });

  it("Gemini CLI: servers of the extensions in use, with their paths and without trust", () => {
    const script = `\${extensionPath}/x.js`;
    const manifest = (name: string) => ({
      name,
      mcpServers: { [name]: { command: "node", args: [script], trust: true } },
    });
    write(".gemini/extensions/a/gemini-extension.json", manifest("a"));
    write(".gemini/extensions/b/gemini-extension.json", manifest("b"));
    write(".gemini/extensions/extension-enablement.json", { b: { overrides: [`!${cwd}/*`] } });
    const given = (...args: string[]) => setUp(["gemini", ...args], declared).files["gemini-settings.json"];
    const path = `${home}/.gemini/extensions/a/x.js`;
    const behind = { command: "/n", args: ["shim", "a", "--", "node", path] };
    expect(given()).toHaveProperty("mcpServers.a", behind);
    expect(given()).not.toHaveProperty("mcpServers.b");
    expect(given("-e", "b")).not.toHaveProperty("mcpServers.a");
    expect(given("-e", "b")).toHaveProperty("mcpServers.b");
  });

  it("Codex and opencode: servers of the command line and the environment, over those of their files", () => {
    write(".codex/config.toml", `[mcp_servers.one]\ncommand = "npx"\nargs = ["-y", "one"]\n`);
    const { setup } = setUp(["codex", "exec", "-c", 'mcp_servers.one.args=["two"]', "x"], declared);
    const last = setup.args.filter((word) => word.startsWith("mcp_servers.one.args=")).at(-1);
    expect(last).toBe('mcp_servers.one.args=["shim","one","--","npx","two"]');
    expect(setup.args.slice(-2)).toEqual(["exec", "x"]);
  });

  it("Qwen Code: the system's settings, with servers that were approved and models through the proxy", () => {
    const entry = { command: "npx", args: ["-y", "some-server"] };
    const hash = createHash("sha256").update('{"args":["-y","some-server"],"command":"npx"}').digest("hex");
    write("work/.qwen/settings.json", { mcpServers: { yes: entry, changed: entry, no: entry } });
    write(".qwen/mcpApprovals.json", {
      [cwd]: { yes: { status: "approved", hash }, changed: { status: "approved", hash: "other" } },
    });
    const model = { id: "m", baseUrl: "https://models.example/base/v1", envKey: "KEY" };
    write(".qwen/settings.json", { modelProviders: { openai: [model] } });
    const { setup, files, left } = setUp(["qwen", "-p", "x"], declared);
    expect(setup.env).toEqual({ QWEN_CODE_SYSTEM_SETTINGS_PATH: "/run/qwen-settings.json" });
    expect(files["qwen-settings.json"]).toEqual({
      mcpServers: {
        yes: { command: "/n", args: ["shim", "yes", "--", "npx", "-y", "some-server"] },
        web: { httpUrl: "http://127.0.0.1:9/servers/web/mcp" },
      },
      modelProviders: { openai: [{ ...model, baseUrl: "http://127.0.0.1:8/own/v1" }] },
    });
    const why = expect.stringMatching(/^is not approved in Qwen Code/) as string;
    expect(left).toEqual(["changed", "no"].map((name) => ({ name, why, forbidden: false })));
  });

  interface SettingsCopy {
    file: string;
    text: string;
    copy: string;
    has: string[];
    /** Given in front of the agent's own. */
    args?: string[];
    /** Names the directory with the copy. */
    variable?: string;
  }
  const copies: Record<string, SettingsCopy> = {
    cn: {
      file: ".continue/config.yaml",
      text: "# mine\nmodels:\n  - {name: m, provider: openai, model: m, apiBase: 'https://models.example/base/v1'}\nmcpServers:\n  - {name: s, command: npx, args: [-y, some-server], env: {A: 'yes'}}\n  - {name: bad, command: x}\n",
      copy: "continue.yaml",
      has: [
        "# mine",
        "http://127.0.0.1:8/own/v1",
        '"shim"',
        "'yes'|\"yes\"",
        "http://127.0.0.1:9/servers/web/mcp",
      ],
      args: ["--config", "/run/continue.yaml"],
    },
    vibe: {
      file: ".vibe/config.toml",
      text: '[[providers]]\nname = "p"\napi_base = "https://models.example/base/v1"\n[[mcp_servers]]\nname = "s"\ntransport = "stdio"\ncommand = "npx"\nargs = ["-y", "some-server"]\n[[mcp_servers]]\nname = "bad"\ntransport = "stdio"\ncommand = "x"\n',
      copy: "config.toml",
      has: ["http://127.0.0.1:8/own/v1", '"shim"', "http://127.0.0.1:9/servers/web/mcp", "streamable-http"],
      variable: "VIBE_HOME",
    },
    gptme: {
      file: ".config/gptme/config.toml",
      text: '[mcp]\n[[mcp.servers]]\nname = "s"\ncommand = "npx"\nargs = ["-y", "some-server"]\n[[mcp.servers]]\nname = "bad"\ncommand = "x"\n',
      copy: "config.toml",
      has: ["auto_start = true", '"shim"', "http://127.0.0.1:9/servers/web/mcp"],
    },
    hermes: {
      file: ".hermes/config.yaml",
      text: "model: {provider: custom, base_url: 'https://models.example/base/v1'} # mine\nmcp_servers:\n  s: {command: npx, args: [-y, some-server]}\n  bad: {command: x}\n",
      copy: "config.yaml",
      has: ["# mine", "http://127.0.0.1:8/own/v1", '"shim"', "http://127.0.0.1:9/servers/web/mcp"],
      variable: "HERMES_HOME",
    },
    openhands: {
      file: ".openhands/mcp.json",
      text: '{"mcpServers": {"s": {"command": "npx", "args": ["-y", "some-server"]}, "bad": {"command": "x"}}}',
      copy: "mcp.json",
      has: ['"shim"', "http://127.0.0.1:9/servers/web/mcp"],
      variable: "OPENHANDS_PERSISTENCE_DIR",
    },
  };

  it.each(Object.entries(copies))(
    "%s: a copy of its settings, the file itself unchanged",
    (name, { file, text, copy, has, args = [], variable }) => {
      mkdirSync(dirname(join(home, file)), { recursive: true });
      writeFileSync(join(home, file), text);
      const policy = `${declared.slice(0, -2)}, mode: enforce, denied_servers: [{id: bad}]}}`;
      const { setup, files } = setUp([name, "x"], policy);
      const directory = join(home, dirname(file));
      expect(setup).toMatchObject({
        args: [...args, "x"],
        env: variable === undefined ? {} : { [variable]: `/run/in-place-of${directory}` },
      });
      const copied = variable === undefined ? files : (files[directory] as Record<string, unknown>);
      const given = typeof copied[copy] === "string" ? copied[copy] : JSON.stringify(copied[copy]);
      for (const part of has) expect(given).toMatch(new RegExp(part.replace(/[.[\]]/g, "\\$&")));
      expect(given).not.toMatch(/\bbad\b/);
      expect(readFileSync(join(home, file), "utf8")).toBe(text);
    },
  );

  type Entry = Record<string, unknown>;
  const inMap = (servers: Entry): string => JSON.stringify({ mcpServers: servers });
  const inToml =
    (list: string) =>
    (servers: Entry): string =>
      Object.entries(servers)
        .map(([name, entry]) =>
          [`[[${list}]]`, `name = "${name}"`]
            .concat(Object.entries(entry as Entry).map(([key, value]) => `${key} = ${JSON.stringify(value)}`))
            .join("\n"),
        )
        .join("\n");
  const bothPlaces: Record<string, [file: string, text: (servers: Entry) => string]> = {
    claude: [".claude.json", inMap],
    copilot: [".copilot/mcp-config.json", inMap],
    gemini: [".gemini/settings.json", inMap],
    qwen: [".qwen/settings.json", inMap],
    droid: [".factory/mcp.json", inMap],
    pi: [".pi/agent/mcp.json", inMap],
    kimi: [".kimi-code/mcp.json", inMap],
    cline: [".cline/data/settings/cline_mcp_settings.json", inMap],
    openhands: [".openhands/mcp.json", inMap],
    hermes: [".hermes/config.yaml", (servers) => JSON.stringify({ mcp_servers: servers })],
    cn: [
      ".continue/config.yaml",
      (servers) =>
        JSON.stringify({
          mcpServers: Object.entries(servers).map(([name, entry]) => ({ name, ...(entry as Entry) })),
        }),
    ],
    vibe: [".vibe/config.toml", inToml("mcp_servers")],
    gptme: [".config/gptme/config.toml", inToml("mcp.servers")],
    opencode: [".config/opencode/opencode.json", (servers) => JSON.stringify({ mcp: servers })],
    grok: [
      "work/.grok/settings.json",
      (servers) =>
        inMap(
          Object.fromEntries(
            Object.entries(servers).map(([name, entry]) => [name, { ...(entry as Entry), transport: entry }]),
          ),
        ),
    ],
  };

  it.each(Object.entries(bothPlaces))(
    "%s: an entry that names a command and an address leads nowhere but to netmon",
    (name, [file, text]) => {
      const place = name === "opencode" ? { type: "local" } : {};
      const command = name === "opencode" ? ["bypass"] : "bypass";
      write(
        file,
        text({
          // what an address in it, or a command, would lead to if the copy kept it
          both: {
            ...place,
            command: name === "opencode" ? ["npx"] : "npx",
            url: "https://bypass.example/mcp",
          },
          web: {
            ...(name === "opencode" ? { type: "remote" } : { type: "http", transport: "http" }),
            command,
            url: "https://web.example/mcp",
          },
        }),
      );
      const { setup, files, bare } = setUp([name, "x"], declared);
      const given = JSON.stringify([setup.args, setup.env, files]);
      expect(given).not.toContain("bypass");
      expect(given).toContain("http://127.0.0.1:9/servers/web/mcp");
      expect(given).toMatch(/shim\W+both\W+--\W+npx|servers\/both\/mcp/);
      expect(bare).toEqual([]);
    },
  );

  it.each([
    ["vibe", ".vibe/config.toml", 'a = "sesame" x'],
    ["hermes", ".hermes/config.yaml", 'a: "sesame\n b'],
    ["openhands", ".openhands/mcp.json", '{"mcpServers": {}, "a": "sesame" x}'],
  ])("%s: a file that is not valid is left to it whole, and no word of it is told", (name, file, text) => {
    write(file, text);
    const { setup, files } = setUp([name, "x"], declared);
    const told = JSON.stringify([setup, files]);
    expect(told).toMatch(/is left to the agent: it is not valid (?:TOML|YAML|JSON)/);
    expect(told).not.toContain("sesame");
  });

  it("Claude Code: what is not valid approves nothing", () => {
    write("work/.mcp.json", { mcpServers: { own: stdio } });
    write("work/.claude/settings.local.json", '{"enableAllProjectMcpServers": true, x');
    expect(found("claude").own).toMatch(/is not approved/);
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

  it("a server that netmon cannot be in front of is switched off where it enforces, and named where it observes", () => {
    write(".gemini/settings.json", { mcpServers: { socket: { url: "ws://socket.example/mcp" } } });
    const observed = setUp(["gemini"], declared);
    expect(observed.bare).toMatchObject([{ name: "socket", forbidden: false }]);
    expect(JSON.stringify(observed.files)).toContain("ws://socket.example");
    const { files, left, bare } = setUp(["gemini"], `${declared.slice(0, -2)}, mode: enforce}}`);
    const why = expect.stringMatching(/: netmon cannot be in front of it, and enforces$/) as string;
    expect({ left, bare }).toEqual({ left: [{ name: "socket", why, forbidden: true }], bare: [] });
    expect(files["gemini-settings.json"]).toMatchObject({ mcp: { excluded: ["socket"] } });
    expect(JSON.stringify(files)).not.toContain("ws://");
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
