/** The output of netmon env, and that a shell reads it as intended. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AGENTS } from "../../../src/agents/agents.ts";
import { ExitCode } from "../../../src/cli/exit-codes.ts";
import { stateDirs } from "../../../src/state/paths.ts";
import { claimProxy, type ProxyFacts } from "../../../src/state/proxy-record.ts";
import { runCli } from "./run-cli.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-env-"));
const dirs = stateDirs(temporary);
const URL = "http://127.0.0.1:4321";
const FACTS: ProxyFacts = {
  netmon_version: "1.2.3",
  session_id: "s",
  url: URL,
  mode: "enforce",
  fail_closed: true,
  providers: { anthropic: "https://api.anthropic.com" },
};

beforeAll(() => {
  claimProxy(dirs, FACTS);
  claimProxy(dirs, { ...FACTS, session_id: "watching", mode: "observe" });
});
afterAll(() => rmSync(temporary, { recursive: true }));

const env = (...args: string[]) => runCli(["--state-dir", temporary, "env", "--session", "s", ...args]);

/** The environment after `eval "$(netmon env …)"` in a shell that has `before`. */
async function evaluated(before: Record<string, string>, ...args: string[]): Promise<Record<string, string>> {
  const { code, stdout, stderr } = await env(...args);
  expect([code, stderr]).toEqual([0, ""]);
  const file = join(temporary, "env.sh");
  writeFileSync(file, stdout);
  const out = execFileSync("sh", ["-euc", `eval "$(cat ${file})"; env -0`], {
    env: { PATH: process.env.PATH, ...before },
    encoding: "utf8",
  });
  return Object.fromEntries(out.split("\0").map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

describe("netmon env", () => {
  it("sets what Claude Code reads, and keeps it off a corporate proxy", async () => {
    const set = await evaluated({ no_proxy: ".corp" }, "--for", "claude");
    expect(set).toMatchObject({
      ANTHROPIC_BASE_URL: URL,
      NO_PROXY: "127.0.0.1,localhost",
      no_proxy: "127.0.0.1,localhost,.corp",
    });
    expect(set).not.toHaveProperty("OPENAI_BASE_URL");
  });

  it("sets what Gemini CLI and opencode read", async () => {
    expect(await evaluated({}, "--for", "gemini")).toMatchObject({ GOOGLE_GEMINI_BASE_URL: URL });
    const { OPENCODE_CONFIG_CONTENT: content = "" } = await evaluated({}, "--for", "opencode");
    expect(JSON.parse(content)).toEqual({
      provider: {
        anthropic: { options: { baseURL: `${URL}/v1` } },
        openai: { options: { baseURL: `${URL}/v1` } },
        google: { options: { baseURL: `${URL}/v1beta` } },
      },
    });
  });

  it("says how Codex is told, which reads no variable", async () => {
    const { stdout } = await env("--for", "codex");
    expect(stdout).toContain(`# codex: codex -c 'openai_base_url="${URL}/v1"'`);
    expect(stdout).toContain(`config.toml: openai_base_url = "${URL}/v1"`);
    expect(JSON.parse((await env("--for", "codex", "--json")).stdout)).toMatchObject({
      args: ["-c", `openai_base_url="${URL}/v1"`],
    });
  });

  it("sets everything that can be set where no agent is named", async () => {
    expect(await evaluated({})).toMatchObject({
      ANTHROPIC_BASE_URL: URL,
      OPENAI_BASE_URL: `${URL}/v1`,
      GOOGLE_GEMINI_BASE_URL: URL,
      OPENCODE_CONFIG_CONTENT: expect.any(String),
    });
  });

  it("gives the same as JSON", async () => {
    const shown = JSON.parse((await env("--json")).stdout) as Record<string, unknown>;
    expect(shown).toMatchObject({
      session_id: "s",
      url: URL,
      pid: process.pid,
      mode: "enforce",
      fail_closed: true,
      env: { ANTHROPIC_BASE_URL: URL },
    });
    expect(Object.keys(shown.agents as object)).toEqual(AGENTS.map(({ name }) => name));
  });

  it("says on stderr that a proxy only observes", async () => {
    const { code, stdout, stderr } = await runCli(["--state-dir", temporary, "env", "--session", "watching"]);
    expect(code).toBe(0);
    expect(stdout).not.toContain("observes");
    expect(stderr).toMatch(/only observes: nothing is blocked/);
  });

  it("gives nothing for a session without a proxy", async () => {
    const { code, stdout, stderr } = await runCli(["--state-dir", temporary, "env", "--session", "none"]);
    expect([code, stdout]).toEqual([ExitCode.target, ""]);
    expect(stderr).toMatch(/session none has no LLM proxy .*netmon proxy --session none --state-dir/);
  });

  it("gives nothing for a proxy that is gone", async () => {
    const path = join(dirs.run, ".proxies/s.json");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, JSON.stringify({ ...JSON.parse(text), start_time: "1" }));
    const { code, stdout, stderr } = await env();
    writeFileSync(path, text);
    expect([code, stdout]).toEqual([ExitCode.target, ""]);
    expect(stderr).toMatch(/is gone: restart it with netmon proxy --session s/);
  });

  it.each([[["--for", "cursor"], /Allowed choices are claude, codex, gemini, opencode/]])(
    "%j",
    async (args, why) => {
      const { code, stderr } = await env(...args);
      expect(code).toBe(ExitCode.usage);
      expect(stderr).toMatch(why);
    },
  );
});
