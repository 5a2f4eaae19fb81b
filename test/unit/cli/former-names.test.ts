/** Former names of commands do what the present ones do, and say so. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { presentNames } from "../../../src/cli/former-names.ts";
import { stateDirs, storePath } from "../../../src/state/paths.ts";
import { call, connection, watchStarted } from "../analysis/report/sample.ts";
import { storeOf } from "../store/sample.ts";
import { runCli } from "./run-cli.ts";

const state = mkdtempSync(join(tmpdir(), "netmon-former-names-"));
beforeAll(() => {
  const EVENTS = [watchStarted(0), call(1000), connection(1000), call(2000, { action: "block" })];
  storeOf(EVENTS, storePath(stateDirs(state)));
});
afterAll(() => rmSync(state, { recursive: true }));

const words = (line: string): string[] => line.split(" ");

/** Also that of other positions of a word and of options before it. */
const LINES: readonly [former: string, present: string][] = [
  ["mcp calls", "events --calls"],
  ["mcp calls demo --json --action block", "events --calls demo --json --action block"],
  ["mcp events --session demo --json", "events --session demo --json"],
  ["mcp --log-level info events demo --format json", "events --log-level info demo --format jsonl"],
  ["mcp events demo --format ocsf", "events demo --format ocsf"],
  ["mcp trace toolu_1000 --json", "trace toolu_1000 --json"],
  ["mcp registry list --json", "registry list --json"],
  ["mcp registry show weather:none", "registry show weather:none"],
  ["mcp approve weather:none", "registry approve weather:none"],
  ["mcp revoke weather:none", "registry revoke weather:none"],
  ["mcp inspect none.json", "inspect none.json"],
  ["top --once --json", "status --live --once --json"],
  ["top demo", "status --live demo"],
  ["sessions", "status --all"],
  ["sessions --json", "status --all --json"],
  ["sessions list --quiet", "status --all --quiet"],
  ["sessions show --json", "status --json latest"],
  ["sessions show demo", "status demo"],
  ["sessions show --session demo --json", "status --session demo --json"],
  ["sessions prune demo --dry-run", "audit prune demo --dry-run"],
  ["mcp calls --help", "events --help"],
];

describe("a former name", () => {
  it.each(LINES)("%s prints and ends as %s, and says that once on stderr", async (former, present) => {
    const place = ["--state-dir", state];
    const now = await runCli([...place, ...words(present)]);
    const before = await runCli([...place, ...words(former)]);
    const [notice = "", ...messages] = before.stderr.split("\n");
    // the calls of a live session get older between the two
    expect([before.code, before.stdout, messages.join("\n")]).toEqual([now.code, now.stdout, now.stderr]);
    expect(notice).toMatch(/^netmon: warning: netmon (mcp \w+|top|sessions.*) is now netmon \S/);
    expect(now.stderr).not.toContain("is now");
  });

  it("is silent for who wants errors alone", async () => {
    const args = ["mcp", "calls", "--state-dir", state, "--json"];
    expect(await runCli([...args, "--log-level", "error"])).toMatchObject({ code: 0, stderr: "" });
    expect((await runCli([...args, "--log-level=warn"])).stderr).toContain("is now netmon events --calls");
  });

  it("is in no list of commands", async () => {
    const { stdout } = await runCli(["help", "--all"]);
    expect(stdout).not.toMatch(/^ {2}(mcp|top|sessions)\b/m);
    expect(stdout).toMatch(/^ {2}events\b/m);
  });
});

it.each([
  [["run", "--", "mcp", "calls"]],
  [["exec", "--session", "s", "--", "top"]],
  [["status", "top"]],
  [["report", "sessions"]],
  [["--state-dir", "top", "status"]],
])("leaves %j as it is", (args) => {
  expect(presentNames(args)).toEqual({ args, names: null });
});

it.each([
  [["mcp", "evnts"], "events"],
  [["mcp", "cals", "--json"], "events --calls"],
  [["tpo"], "status --live"],
  [["approve", "files:read"], "registry approve"],
  [["calls"], "events --calls"],
  [["prune", "demo"], "audit prune"],
])("suggests for %j the present name", async (args, meant) => {
  const { code, stdout, stderr } = await runCli(args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(`did you mean netmon ${meant}?`);
});

it("takes an option's value after a group's name for no command", async () => {
  const { code, stderr } = await runCli(["registry", "--server", "nobody", "--state-dir", state]);
  expect([code, stderr]).toEqual([5, expect.not.stringContaining("unknown command")]);
});

it.each([
  [["evnts"], "events"],
  [["registry", "aprove"], "approve"],
  [["audit", "verfy"], "verify"],
  [["events", "--flolow"], "--follow"],
  [["mcp", "calls", "--flolow"], "--follow"],
  [["registry", "list", "--servr", "x"], "--server"],
])("suggests for %j the nearest", async (args, meant) => {
  expect((await runCli(args)).stderr).toContain(`Did you mean ${meant}?`);
});
