/** `netmon discover --configs` as a user runs it: what it prints, its exit codes, and its usage errors. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

let home: string;

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "netmon-discover-")));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function put(name: string, value: unknown): string {
  const file = join(home, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

function discover(...more: string[]): ReturnType<typeof runCli> {
  return runCli(["discover", "--configs", "--home", home, ...more]);
}

it("lists servers with what declares them; --check ends with 13 until they are declared", async () => {
  const entry = { command: "npx", args: ["-y", "weather-mcp"] };
  put(".claude.json", { mcpServers: { weather: entry } });
  const { code, stdout } = await discover();
  expect(code).toBe(0);
  expect(stdout).toContain("not declared");
  const line = stdout.split("\n").find((text) => text.startsWith("  - "));
  expect((await discover("--check")).code).toBe(13);
  const servers = [JSON.parse(line?.slice(4) ?? "") as object];
  const config = put("netmon.json", { sandbox: { mcp: { servers } } });
  const declared = await discover("--check", "--config", config);
  expect([declared.code, declared.stdout]).toEqual([0, expect.stringContaining("1 server, 0 not declared")]);
});

it("names that a terminal would obey are escaped, in text and JSON", async () => {
  const evil = "\u001b]0;owned\u0007\u202e\nx";
  put(".claude.json", { mcpServers: { [evil]: { command: `a${evil}`, args: [evil] } } });
  mkdirSync(join(home, ".claude/commands"), { recursive: true });
  writeFileSync(join(home, ".claude/commands", `${evil}.md`), "");
  symlinkSync("/etc/shadow", join(home, ".claude/commands", `${evil}2.md`));
  for (const more of [[], ["--json"]]) {
    const { stdout } = await discover(...more);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(stdout).toContain("owned");
  }
});

it("what could not be read fails --check, and is in the output", async () => {
  symlinkSync("/etc/passwd", join(home, ".claude.json"));
  const { code, stdout } = await discover("--check");
  expect(code).toBe(13);
  expect(stdout).toMatch(/not read: .*\.claude\.json: leads out of/);
});

it.each([
  [["discover", "--home", "/tmp"], /options of --configs/],
  [["discover", "x", "--configs"], /reads no session/],
  [["discover", "--configs", "--home", "/none"], /is not a directory/],
])("usage: %j", async (args, message) => {
  const { code, stderr } = await runCli(args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
