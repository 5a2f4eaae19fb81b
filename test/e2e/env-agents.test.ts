// group: more-clients
/**
 * The settings that `netmon env` prints, given to the real agent programs without anything else that names the
 * proxy: each program's first request arrives there.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { agentNamed } from "../../src/agents/agents.ts";
import { noProxy } from "../../src/agents/no-proxy.ts";
import { programPath } from "../agents/agent-programs.ts";
import { startAgent } from "../agents/start-agent.ts";
import { Upstream } from "../llm/upstream/upstream.ts";

let directory: string;
let upstream: Upstream;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-env-agents-"));
  upstream = await Upstream.start(() => ({ text: "Hello from the model." }));
});
afterAll(async () => {
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Program {
  name: "claude" | "codex" | "gemini" | "opencode";
  args: (settings: readonly string[]) => string[];
  env: (home: string) => Record<string, string>;
  files: Record<string, unknown>;
  path: RegExp;
}

const PROGRAMS: readonly Program[] = [
  {
    name: "claude",
    args: () => ["-p", "Hello"],
    env: () => ({ ANTHROPIC_API_KEY: "not-a-key", CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1" }),
    files: {},
    path: /^\/v1\/messages/,
  },
  {
    name: "codex",
    args: (settings) => [...settings, "exec", "--skip-git-repo-check", "--json", "Hello"],
    env: (home) => ({ CODEX_HOME: home }),
    files: { "auth.json": { OPENAI_API_KEY: "not-a-key" } },
    path: /^\/v1\/responses/,
  },
  {
    name: "gemini",
    args: () => ["-p", "Hello", "-m", "gemini-2.5-flash"],
    env: () => ({ GEMINI_API_KEY: "not-a-key", GEMINI_CLI_TRUST_WORKSPACE: "true", IS_SANDBOX: "1" }),
    files: {
      ".gemini/settings.json": {
        security: { auth: { selectedType: "gemini-api-key" } },
        privacy: { usageStatisticsEnabled: false },
      },
    },
    path: /^\/v1beta\/models\//,
  },
  {
    name: "opencode",
    args: () => ["run", "--format", "json", "-m", "anthropic/scripted", "Hello"],
    env: () => ({ ANTHROPIC_API_KEY: "not-a-key" }),
    // a model of its own, so that the list of models on the internet is not needed
    files: {
      "opencode.json": {
        autoupdate: false,
        share: "disabled",
        small_model: "anthropic/scripted",
        provider: { anthropic: { models: { scripted: { name: "scripted" } } } },
      },
    },
    path: /^\/v1\/messages/,
  },
];

describe.each(PROGRAMS)("$name", ({ name, args, env, files, path }) => {
  it("finds the proxy by what netmon env prints", { timeout: 180_000 }, async () => {
    const home = join(directory, name);
    mkdirSync(join(home, ".gemini"), { recursive: true });
    for (const [file, content] of Object.entries(files))
      writeFileSync(join(home, file), JSON.stringify(content));
    const settings = agentNamed(name)!.proxied(upstream.url);
    const before = upstream.requests.length;
    const command = [programPath(name), ...args(settings.args ?? [])];
    const started = startAgent(command, home, { ...env(home), ...settings.env, ...noProxy({}) });
    onTestFinished(() => started.kill());
    const { code, said } = await started.ended;
    expect(code, said).toBe(0);
    expect(said).toContain("Hello from the model.");
    const paths = upstream.requests.slice(before).map((r) => r.path);
    expect(paths.length).toBeGreaterThan(0);
    for (const each of paths) expect(each).toMatch(path);
  });
});
