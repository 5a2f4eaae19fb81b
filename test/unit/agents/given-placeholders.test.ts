import { describe, expect, it } from "vitest";
import { AGENTS, agentNamed } from "../../../src/agents/agents.ts";
import type { SettingsReader } from "../../../src/agents/config-file.ts";
import { placeholderVariables } from "../../../src/agents/given-placeholders.ts";
import type { JsonObject } from "../../../src/agents/importer.ts";

const HOME = "/home/ada";

function around(files: Record<string, JsonObject>, env: NodeJS.ProcessEnv = {}) {
  const json = (file: string): JsonObject => files[file] ?? {};
  const missing = (): never => {
    throw new Error("no such file");
  };
  const reader: SettingsReader = {
    json,
    toml: () => ({}),
    names: () => [],
    settings: json,
    text: missing,
    named: missing,
  };
  return { cwd: HOME, home: HOME, env, files: reader };
}

const given = (variable: string) => [
  { credential: "model", variables: [variable], placeholder: "the-placeholder" },
];

const LOGINS: [agent: string, variable: string, file: string, content: JsonObject][] = [
  [
    "claude",
    "ANTHROPIC_API_KEY",
    `${HOME}/.claude/.credentials.json`,
    { claudeAiOauth: { accessToken: "a" } },
  ],
  ["codex", "CODEX_API_KEY", `${HOME}/.codex/auth.json`, { tokens: { access_token: "a" } }],
  ["gemini", "GEMINI_API_KEY", `${HOME}/.gemini/oauth_creds.json`, { refresh_token: "a" }],
  [
    "opencode",
    "ANTHROPIC_API_KEY",
    `${HOME}/.local/share/opencode/auth.json`,
    { anthropic: { type: "oauth", refresh: "a" } },
  ],
];

describe.each(LOGINS)("%s", (name, variable, file, content) => {
  const agents = [agentNamed(name)!];

  it("gets a placeholder where it has no login", () => {
    const { env, notes } = placeholderVariables(given(variable), agents, around({}));
    expect([env, notes]).toEqual([{ [variable]: "the-placeholder" }, []]);
  });

  it("keeps its login, under any command that may start it", () => {
    for (const some of [agents, AGENTS]) {
      const { env, notes } = placeholderVariables(given(variable), some, around({ [file]: content }));
      expect(env).toEqual({});
      expect(notes).toEqual([expect.stringContaining(`${variable} stays unset, and the login of`)]);
    }
  });

  it("has used the variable, not its login, if that was set: it gets the placeholder", () => {
    const set = around({ [file]: content }, { [variable]: "sk-its-own" });
    expect(placeholderVariables(given(variable), agents, set).env).toEqual({ [variable]: "the-placeholder" });
  });
});

it("no variable keeps a key, alone or among other text", () => {
  const env = { A: "sk-key", B: "x-api-key: sk-key\n", C: "other" };
  const set = placeholderVariables(given("V"), [], around({}, env), (text) =>
    text.replaceAll("sk-key", "the-placeholder"),
  );
  expect(set.env).toEqual({ A: "the-placeholder", B: "x-api-key: the-placeholder\n", V: "the-placeholder" });
});
