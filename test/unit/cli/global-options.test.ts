/** Options that mean the same everywhere: defined once, explained once, and taken before a command's name as after it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandTree } from "../../../src/cli/main.ts";
import { isGlobal } from "../../../src/cli/options/global-definitions.ts";
import { stateDirs, storePath } from "../../../src/state/paths.ts";
import { call } from "../analysis/report/sample.ts";
import { storeOf } from "../store/sample.ts";
import { runCli } from "./run-cli.ts";

const state = mkdtempSync(join(tmpdir(), "netmon-global-options-"));
beforeAll(() => storeOf([call(1000)], storePath(stateDirs(state))));
afterAll(() => rmSync(state, { recursive: true }));

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const tree = await commandTree({
  ...{ stdin: process.stdin, stdout: nowhere, stderr: nowhere, env: {}, exitCode: 0 },
});
const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];
const globals = tree.options.filter(isGlobal);

it.each([
  [
    ["--json", "status", "demo"],
    ["status", "demo", "--json"],
  ],
  [
    ["--session", "demo", "--json", "report"],
    ["report", "--session", "demo", "--json"],
  ],
  [
    ["registry", "--json", "list"],
    ["registry", "list", "--json"],
  ],
  [
    ["--log-level=warn", "--json", "events", "--calls"],
    ["events", "--calls", "--json", "--log-level=warn"],
  ],
])("%j is %j", async (before, after) => {
  const place = ["--state-dir", state];
  const one = await runCli([...place, ...before]);
  expect(one).toEqual(await runCli([...after, ...place]));
  expect(one.code).toBe(0);
});

it("is refused before a command that has no use for it", async () => {
  const { code, stdout, stderr } = await runCli(["--json", "completion", "bash"]);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/unknown option '--json'\n\(see netmon completion --help\)/);
});

it("suggests one for a slip before a command", async () => {
  expect((await runCli(["--jsn", "status"])).stderr).toContain("Did you mean --json?");
});

it("is explained by netmon help --all alone, and named by each command that takes it", async () => {
  expect(globals.length).toBeGreaterThan(5);
  const whole = (await runCli(["help", "--all"])).stdout;
  for (const { flags } of globals) expect(whole).toContain(`  ${flags} `);
  for (const command of all(tree).slice(1)) {
    const help = command.helpInformation();
    for (const option of command.options.filter(isGlobal)) {
      expect(help).toContain(option.long);
      expect(help).not.toContain(`  ${option.flags} `);
    }
  }
});

it("says the same in each command", () => {
  for (const { long, description } of globals) {
    const others = all(tree)
      .flatMap(({ options }) => options)
      .filter((option) => option.long === long && isGlobal(option));
    expect(new Set(others.map((option) => option.description))).toEqual(new Set([description]));
  }
});
