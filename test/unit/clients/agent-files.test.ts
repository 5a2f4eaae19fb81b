/** Files that an agent may have written, read by root for the agent's next run: no content of root's files leaks. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AgentFiles } from "../../../src/clients/servers/agent-files.ts";
import { loadConfig } from "../../../src/config/parse.ts";
import { ownServers } from "../agents/own-servers.ts";

const AGENT = { uid: 65534, gid: 65534, groups: [] };
const SERVERS = JSON.stringify({ mcpServers: { stolen: { command: "npx", env: { KEY: "root's" } } } });

let home: string;
let project: string;
let secret: string;
beforeEach(() => {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "netmon-agent-files-")));
  chmodSync(base, 0o755);
  home = join(base, "home");
  project = join(home, "project");
  mkdirSync(join(project, ".git"), { recursive: true });
  for (const path of [home, project]) chownSync(path, AGENT.uid, AGENT.gid);
  secret = join(base, "secret.json");
  writeFileSync(secret, SERVERS, { mode: 0o600 });
});
afterEach(() => rmSync(join(home, ".."), { recursive: true, force: true }));

const PLACES: [string[], string][] = [
  [["claude"], ".claude.json"],
  [["codex"], ".codex/config.toml"],
  [["gemini"], ".gemini/settings.json"],
  [["opencode"], ".config/opencode/opencode.json"],
  [["opencode"], "project/opencode.json"],
  [["claude", "--mcp-config", "given.json"], "project/given.json"],
];

function found(command: string[], mcpConfigs: string[] = []) {
  return ownServers(command, { home, cwd: project, account: AGENT }, mcpConfigs);
}

function expectLeft({ servers, notes }: ReturnType<typeof found>, why: RegExp): void {
  expect(servers).toEqual([]);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toMatch(why);
}

function place(name: string): string {
  const path = join(home, name);
  mkdirSync(join(path, ".."), { recursive: true });
  return path;
}

describe("an agent's file", () => {
  it.each(PLACES)("an agent's file of %s at %s gives nothing that its user may not read", (command, name) => {
    symlinkSync(secret, place(name));
    const { servers, notes } = found(command);
    expect(servers).toEqual([]);
    expect(notes.join()).toMatch(/is left to the agent: .*(?:EACCES|leads out of)/);
    expect(notes.join()).not.toContain("root's");
  });

  it.each(PLACES)(
    "an agent's file of %s at %s that is a FIFO or a device is not waited for",
    (command, name) => {
      const path = place(name);
      execFileSync("mkfifo", [path]);
      expectLeft(found(command), /is a FIFO/);
      rmSync(path);
      symlinkSync("/dev/zero", path);
      expectLeft(found(command), /is a device/);
    },
  );

  it("is not what netmon's own process has, nor what lies elsewhere", () => {
    const files = new AgentFiles(AGENT);
    const path = join(project, ".mcp.json");
    for (const target of ["/proc/self/environ", "/proc/thread-self/environ", "/proc/self/status"]) {
      symlinkSync(target, path);
      expect(() => files.text(path, project), target).toThrow(/leads out of|EACCES/);
      expect(() => files.named(path), target).toThrow(/not a file on disk|EACCES/);
      rmSync(path);
    }
    const elsewhere = join(home, "elsewhere.json");
    writeFileSync(elsewhere, "{}");
    chownSync(elsewhere, AGENT.uid, AGENT.gid);
    symlinkSync(elsewhere, path);
    expect(() => files.text(path, project)).toThrow(/leads out of .*project/);
    expect(files.text(path, home)).toBe("{}");
  });

  it("may be one that a system manages, and that the user cannot change", () => {
    chmodSync(secret, 0o644);
    symlinkSync(secret, join(home, ".claude.json"));
    expect(found(["claude"]).servers.map(({ name }) => name)).toEqual(["stolen"]);
  });

  it("is bounded", () => {
    const path = join(home, ".claude.json");
    writeFileSync(path, "");
    truncateSync(path, 200 << 20);
    expect(found(["claude"]).notes.join()).toMatch(/larger than the limit/);
  });
});

describe("a file that the user gives for the agent", () => {
  it("is read with the agent's rights where the agent can change it, else as its place asks for", () => {
    symlinkSync(secret, join(project, ".mcp.json"));
    expect(() => found(["sh"], [join(project, ".mcp.json")])).toThrow(/cannot be read: EACCES/);
    expect(found(["sh"], [secret]).servers.map(({ name }) => name)).toEqual(["stolen"]);
  });
});

it("waits at no FIFO for a configuration, and quotes nothing of a file that is none", () => {
  const fifo = join(project, "netmon.yaml");
  execFileSync("mkfifo", [fifo]);
  expect(() => loadConfig(fifo)).toThrow(/is a FIFO, not a regular file/);
});
