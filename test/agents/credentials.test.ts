/**
 * The real agent programs with placeholders in the place of their keys: the model gets the key with every request, and
 * the programs have it nowhere. A login stays in use.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import type { RecordedRequest, Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms } from "./agent-programs.ts";
import { startModel } from "./model.ts";

const TIME = { timeout: 180_000 };
const SESSION = `keys-${process.pid}`;

/** How the programs get their keys, and what they send them in. */
const KEYS: Partial<Record<AgentProgram["name"], { variable: string; header: string; key: string }>> = {
  claude: { variable: "ANTHROPIC_API_KEY", header: "x-api-key", key: "sk-ant-api03-the-real-one-0f4e" },
  codex: { variable: "CODEX_API_KEY", header: "authorization", key: "sk-proj-the-real-one-0f4e27b1" },
  gemini: { variable: "GEMINI_API_KEY", header: "x-goog-api-key", key: "AIzaThe-real-one-0f4e27b1c95d4aa6" },
  opencode: { variable: "SCRIPTED_KEY", header: "authorization", key: "sk-the-real-one-0f4e27b1c95d" },
  copilot: { variable: "COPILOT_PROVIDER_API_KEY", header: "authorization", key: "sk-the-real-one-0f4e27b1" },
};
const withKeys = agentPrograms.filter(({ name }) => KEYS[name] !== undefined);

let directory: string;
let upstream: Upstream;
let running: Started | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-agent-keys-"));
  upstream = await startModel(() => ({ text: "A fine day" }));
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  await running?.ended;
  running = undefined;
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  said: string;
  /** The key field of each request that reached the model. */
  sent: (string | undefined)[];
}

async function run(agent: AgentProgram, change: (home: string) => void = () => {}): Promise<Outcome> {
  const { variable, header, key } = KEYS[agent.name]!;
  const { url } = upstream;
  const config = join(directory, "netmon.yaml");
  const content = {
    sandbox: { mode: "enforce", mcp: { native_tools: ["*"] } },
    proxy: { providers: { anthropic: url, openai: url, gemini: url } },
    credentials: { model: { env: "REAL_KEY", variables: [variable], to: [{ host: new URL(url).host }] } },
  };
  writeFileSync(config, JSON.stringify(content));
  const home = join(directory, "home");
  mkdirSync(home);
  const launch = agent.prepare({ home, mcp: null, llmUrl: url });
  const env: Record<string, string> = { ...launch.env, REAL_KEY: key };
  delete env[variable];
  if (agent.name === "codex") rmSync(join(home, "auth.json"));
  if (agent.name === "opencode") {
    const file = join(home, "opencode.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("not-a-key", `{env:${variable}}`));
  }
  change(home);
  const options = ["--session", SESSION, "--config", config, "--state-dir", join(directory, "state")];
  running = startNetmon(["run", "--no-kernel", ...options, "--", ...agent.command, ...launch.args], {
    cwd: home,
    env: { HOME: home, PWD: home, TERM: "xterm-256color", ...env },
  });
  const { code, stdout, stderr } = await running.ended;
  const field = ({ headers }: RecordedRequest): string | undefined => headers[header] as string | undefined;
  return { code, said: `${stdout}\n${stderr}`, sent: upstream.requests.map(field) };
}

function filesWith(text: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

it.each(withKeys)("$name asks its model without having the key", TIME, async (agent) => {
  const { key, header } = KEYS[agent.name]!;
  const { code, said, sent } = await run(agent);
  expect(code, said).toBe(0);
  expect(sent.length, said).toBeGreaterThan(0);
  expect(new Set(sent)).toEqual(new Set([header === "authorization" ? `Bearer ${key}` : key]));
  expect(said).not.toContain(key);
  expect(filesWith(key)).toEqual([]);
});

it("claude keeps its login", TIME, async () => {
  const claude = agentPrograms.find(({ name }) => name === "claude")!;
  const token = "sk-ant-oat01-a-login";
  const { said } = await run(claude, (home) => {
    mkdirSync(join(home, ".claude"), { recursive: true });
    const claudeAiOauth = {
      accessToken: token,
      refreshToken: "sk-ant-ort01-a-login",
      expiresAt: Date.now() + 3_600_000 * 8,
      scopes: ["user:inference", "user:profile"],
      subscriptionType: "max",
    };
    writeFileSync(join(home, ".claude/.credentials.json"), JSON.stringify({ claudeAiOauth }));
  });
  expect(said).toMatch(/ANTHROPIC_API_KEY stays unset, and the login of Claude Code/);
  const fields = upstream.requests.map(({ headers }) => [headers.authorization, headers["x-api-key"]]);
  expect(fields.length, said).toBeGreaterThan(0);
  expect(new Set(fields.map(String))).toEqual(new Set([`Bearer ${token},`]));
});
