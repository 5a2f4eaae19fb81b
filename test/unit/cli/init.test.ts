/** netmon init without a terminal: what it proposes for a home, what it never writes, and that it takes no file's place. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agentNamed } from "../../../src/agents/agents.ts";
import { likelyPresets } from "../../../src/app/init/found-agents.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { type CliResult, runCli } from "./run-cli.ts";

let directory: string;
let home: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-init-"));
  home = join(directory, "home");
  mkdirSync(home);
  file = join(directory, "netmon.yaml");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const init = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<CliResult> =>
  runCli(["init", file, ...args], { HOME: home, PATH: join(directory, "bin"), ...env });

function program(name: string): void {
  mkdirSync(join(directory, "bin"), { recursive: true });
  writeFileSync(join(directory, "bin", name), "#!/bin/sh\n");
  chmodSync(join(directory, "bin", name), 0o755);
}

const KEY = "sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789";
const SERVERS = {
  files: { command: "npx", args: ["-y", "@modelcontextprotocol/server-filesystem", "/tmp"] },
  search: { command: "uvx", args: ["search", "--api-key", KEY], env: { TOKEN: KEY } },
  web: { type: "http", url: `https://mcp.example.com/a/mcp?token=${KEY}`, headers: { Authorization: KEY } },
  "bad\u001b[31m": { command: "x" },
};

describe("netmon init", () => {
  it("declares the agent's servers and model, without anything that may be secret", async () => {
    writeFileSync(join(home, ".claude.json"), JSON.stringify({ mcpServers: SERVERS }));
    const env = {
      ANTHROPIC_BASE_URL: "https://llm.company.example",
      OPENAI_BASE_URL: `https://x.example/?k=${KEY}`,
    };
    const { code, stdout, stderr } = await init(["--agent", "claude", "--preset", "claude,npm"], env);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Claude Code, 3 MCP servers, claude, npm");
    expect(stdout).toContain("left out: server bad\\x1b[31m cannot be declared");
    const text = readFileSync(file, "utf8");
    expect(text + stdout).not.toContain(KEY);
    const { sandbox, proxy } = parseConfig(file, text);
    const { mode, fail_closed, presets } = sandbox.network;
    expect({ mode, fail_closed, presets }).toEqual({
      mode: "enforce",
      fail_closed: true,
      presets: ["claude", "npm"],
    });
    expect([sandbox.mcp.mode, sandbox.mcp.fail_closed]).toEqual(["enforce", true]);
    expect(sandbox.mcp.servers.map(({ id, args, url }) => [id, args, url])).toEqual([
      ["files", SERVERS.files.args, null],
      ["search", [], null],
      ["web", [], "https://mcp.example.com/a/mcp"],
    ]);
    expect(proxy.providers).toMatchObject({
      anthropic: "https://llm.company.example",
      openai: "https://api.openai.com",
    });
    expect((await runCli(["config", "check", file])).code).toBe(0);
  });

  it("has the agent that is on PATH before those that have files", async () => {
    mkdirSync(join(home, ".codex"));
    writeFileSync(join(home, ".codex/config.toml"), "");
    expect((await init(["--json"])).stdout).toContain('"agent": "codex"');
    program("claude");
    const several = await init(["--force"]);
    expect(several.code).toBe(2);
    expect(several.stderr).toContain("several agents were found (claude, codex): choose one by --agent");
  });

  it("asks for an agent in an empty home, and needs none", async () => {
    const { code, stderr } = await init([]);
    expect(code).toBe(2);
    expect(stderr).toContain("no agent was found");
    expect(existsSync(file)).toBe(false);
    const { stdout } = await init(["--agent", "none", "--preset", "none", "--stdout"]);
    expect(parseConfig("any", stdout).sandbox.network.allow).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it("leaves a file that exists, and a link, unless --force", async () => {
    writeFileSync(file, "{}");
    const args = ["--agent", "claude", "--preset", "none"];
    const kept = await init(args);
    expect([kept.code, readFileSync(file, "utf8")]).toEqual([2, "{}"]);
    expect(kept.stderr).toContain("exists and stays as it is");
    expect((await init([...args, "--force"])).code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("Written by netmon init");
    rmSync(file);
    symlinkSync(join(directory, "elsewhere"), file);
    expect((await init(args)).code).toBe(2);
    expect((await init([...args, "--force"])).code).toBe(2);
    expect(existsSync(join(directory, "elsewhere"))).toBe(false);
  });

  it("names files of the agent's that it cannot read, and writes the rest", async () => {
    mkdirSync(join(home, ".gemini/settings.json"), { recursive: true });
    const { code, stdout } = await init(["--agent", "gemini", "--preset", "gemini"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/left out: ~?.*settings\.json is left to the agent/);
    expect(parseConfig(file, readFileSync(file)).sandbox.mcp.servers).toEqual([]);
  });

  it("proposes presets by the project's files and the servers' commands", () => {
    writeFileSync(join(directory, "go.mod"), "");
    const servers = [{ command: "/usr/bin/uvx" }, { command: "docker" }, { command: null }];
    expect(likelyPresets(agentNamed("claude"), servers, directory)).toEqual(["claude", "go", "pypi"]);
    expect(likelyPresets(agentNamed("opencode"), [], home)).toEqual([]);
    expect(likelyPresets(null, [], home)).toEqual([]);
  });
});
