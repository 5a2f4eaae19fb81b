/** The versions of agents that netmon lists as tested: those of the tests, found without starting the agent. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AGENTS, agentNamed } from "../../../../src/agents/agents.ts";
import { untestedVersion } from "../../../../src/app/run/agent-version.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-version-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A program in a package of this version, linked into PATH as npm does. */
function install(kind: string, version: string | null): void {
  mkdirSync(join(directory, "package/bin"), { recursive: true });
  const program = join(directory, "package/bin/program");
  writeFileSync(program, "#!/bin/false\n");
  chmodSync(program, 0o755);
  if (version !== null)
    writeFileSync(join(directory, "package/package.json"), JSON.stringify({ name: "a", version }));
  symlinkSync(program, join(directory, kind));
}

async function told(kind: string, says = ""): Promise<string | null> {
  return untestedVersion(
    { agent: agentNamed(kind), words: 1 },
    [kind, "-p", "x"],
    directory,
    async ([program, ...args]) => {
      expect([program, args]).toEqual([kind, ["--version"]]);
      return says;
    },
  );
}

it("AC-6: warns of a version that netmon has not been tried with", async () => {
  install("claude", "2.9.9");
  expect(await told("claude")).toMatch(
    /^Claude Code 2\.9\.9: netmon has not been tried with it, but with 2\.1/,
  );
  install("codex", "0.171.4");
  expect(await told("codex")).toBeNull();
});

it("asks the program where no package says it, and says when it does not tell", async () => {
  install("gemini", null);
  expect(await told("gemini", "0.61.3\n")).toBeNull();
  expect(await told("gemini", "gemini 0.611.0")).toMatch(/0\.611\.0: netmon has not been tried/);
  expect(await told("gemini", "Usage: ...")).toMatch(/version unknown/);
});

it("was tried with the versions that the tests install", () => {
  const { dependencies } = JSON.parse(readFileSync("test/agents/package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const { packages, interception } of AGENTS)
    if (interception !== null)
      expect(dependencies[packages[0] as string]).toMatch(new RegExp(`^${interception.version}\\.`));
});
