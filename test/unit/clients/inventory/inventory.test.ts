/** What clients and agents have in a home, read from one that its user made to harm whoever reads it. */
import { execFileSync, spawn } from "node:child_process";
import {
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
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { homesOf } from "../../../../src/clients/inventory/homes.ts";
import { type Inventory, inventoryOf } from "../../../../src/clients/inventory/inventory.ts";

const SECRET = "outside-secret";
const USER = 65_534;
const isRoot = process.geteuid?.() === 0;

let directory: string;
let home: string;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-inventory-")));
  execFileSync("chmod", ["755", directory]);
  home = join(directory, "home");
  mkdirSync(home);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function put(path: string, content: unknown): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const servers = (name: string): object => ({ mcpServers: { [name]: { command: "node", args: ["s.js"] } } });
const namesOf = ({ servers }: Inventory): string[] => servers.map(({ client, name }) => `${client} ${name}`);

it("servers of agents, editors and plugins are listed, each file once", () => {
  put(".claude.json", { ...servers("mine"), projects: { "/x": servers("of-project") } });
  put(".codex/config.toml", '[mcp_servers.toml]\nurl = "https://a.example/mcp"\n');
  put(".cursor/mcp.json", servers("editor"));
  put(".qwen/settings.json", servers("qwens"));
  put(".continue/config.yaml", "mcpServers:\n  - {name: yaml, command: node}\n");
  put(".vibe/config.toml", '[[mcp_servers]]\nname = "listed"\ntransport = "stdio"\ncommand = "node"\n');
  put(".config/zed/settings.json", { theme: "dark" });
  put(".claude/plugins/cache/m/p/1/.claude-plugin/plugin.json", { name: "p" });
  put(".claude/plugins/cache/m/p/1/.mcp.json", { plain: { command: "node" } });
  put(".gemini/extensions/e/gemini-extension.json", { name: "e", ...servers("extension") });
  const found = inventoryOf("home", home);
  expect(namesOf(found).sort()).toEqual([
    "claude mine",
    "claude of-project",
    "claude plain",
    "cn yaml",
    "codex toml",
    "cursor editor",
    "gemini extension",
    "qwen qwens",
    "vibe listed",
  ]);
  expect(found.unread).toEqual([]);
});

it("a project's servers are those of its files, as far as the home's settings let agents use them", () => {
  const project = join(home, "work");
  put("work/.mcp.json", { mcpServers: { yes: { command: "a" }, no: { command: "b" } } });
  put("work/.vscode/mcp.json", { servers: { editor: { command: "c" } } });
  put(".claude.json", { ...servers("of-home"), projects: { [project]: { enabledMcpjsonServers: ["yes"] } } });
  const found = inventoryOf("project", project, home);
  expect(found.servers.map(({ name, why }) => [name, why === null])).toEqual([
    ["yes", true],
    ["no", false],
    ["editor", true],
  ]);
  expect(found.unread).toEqual([]);
});

it("skills, hooks, plugins and commands are listed with hashes that change with any file of them", () => {
  put(".claude/skills/a/SKILL.md", "do it");
  const script = put(".claude/skills/a/run.sh", "one");
  put(".claude/commands/deep/er.md", "x");
  put(".claude/settings.json", { hooks: { PreToolUse: [{ hooks: [{ type: "command", command: "x" }] }] } });
  put(".config/opencode/plugin/p.ts", "export {}");
  put(".codex/config.toml", 'notify = ["x"]\n');
  const code = (): Record<string, string | null> =>
    Object.fromEntries(
      inventoryOf("home", home).code.map(({ client, kind, name, sha256 }) => [
        `${client} ${kind} ${name}`,
        sha256,
      ]),
    );
  const before = code();
  expect(Object.keys(before)).toEqual([
    "claude skill a",
    "claude command deep/er",
    "claude hook hooks.PreToolUse",
    "codex hook notify",
    "opencode plugin p",
  ]);
  for (const hash of Object.values(before)) expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
  writeFileSync(script, "two");
  const after = code();
  expect(after["claude skill a"]).not.toBe(before["claude skill a"]);
  expect({ ...after, "claude skill a": "" }).toEqual({ ...before, "claude skill a": "" });
});

it("an entry that does not tell what is started or reached is neither declared nor behind netmon", () => {
  const good = "https://good.example/mcp";
  const netmon = join(directory, "netmon");
  writeFileSync(netmon, "");
  put(".cursor/mcp.json", {
    mcpServers: {
      both: { command: netmon, args: ["shim", "--", "good"], url: "https://other.example/mcp" },
      elsewhere: { url: `https://other.example/servers/x/mcp#${good}` },
      relative: { command: "./netmon", args: ["shim", "--", "good"] },
      named: { command: "sh", args: ["-c", "other", "mcp-remote", good] },
      told: { command: "npx", args: ["other", "mcp-remote", good] },
      bridge: { command: "npx", args: ["-y", "--registry", "https://r.example", "mcp-remote@1.2.3", good] },
      here: { url: `http://127.0.0.1:8485/servers/x/mcp#${good}` },
      shim: { command: netmon, args: ["shim", "--", "good"] },
      missing: { command: `${directory}/none/netmon`, args: ["shim", "--", "good"] },
    },
  });
  const found = inventoryOf("home", home).servers;
  expect(
    found.map(({ name, wrapped, declared }) => [
      name,
      wrapped,
      declared && (declared.url ?? [declared.command, ...declared.args].join(" ")),
    ]),
  ).toEqual([
    ["both", false, null],
    ["elsewhere", false, null],
    ["relative", false, "./netmon shim -- good"],
    ["named", false, `sh -c other mcp-remote ${good}`],
    ["told", false, `npx other mcp-remote ${good}`],
    ["bridge", false, good],
    ["here", true, good],
    ["shim", true, "good"],
    ["missing", false, "good"],
  ]);
  expect(found[0]?.why).toMatch(/only its client knows/);
  expect(found[1]?.why).toMatch(/on another machine/);
});

it("a file that takes long to parse, or names very many servers, does not keep the others waiting", () => {
  put(".continue/config.yaml", `mcpServers:\n${"- {name: a, command: b}\n".repeat(100_000)}`);
  put(".codex/config.toml", "[mcp_servers.a]\n".repeat(100_000));
  const many = Array.from({ length: 20_000 }, (_, at) => [`a${at}`, { command: "b" }]);
  put(".cursor/mcp.json", { mcpServers: Object.fromEntries(many) });
  put(".qwen/settings.json", servers("qwens"));
  const found = inventoryOf("home", home);
  const why = new Map(found.unread.map(({ path, why }) => [path.slice(home.length + 1), why]));
  expect(why.get(".continue/config.yaml")).toMatch(/larger than the limit/);
  expect(why.get(".codex/config.toml")).toMatch(/larger than the limit/);
  expect(why.get(".cursor/mcp.json")).toBe("has 20000 servers, more than are looked at (1000)");
  expect(found.servers).toHaveLength(1001);
}, 60_000);

it("what is wrong with a file is told without a word of it", () => {
  put(".codex/config.toml", `[a]\nkey = "${SECRET}" x\n`);
  put(".continue/config.yaml", `a: "${SECRET}\n b`);
  put(".gemini/settings.json", `{"hooks": {"a": 1}, "key": "${SECRET}" x}`);
  for (const kind of ["home", "project"] as const) {
    const found = inventoryOf(kind, home);
    expect(found.unread.map(({ path }) => path)).toContain(join(home, ".codex/config.toml"));
    expect(JSON.stringify(found)).not.toContain(SECRET);
  }
});

it("a link within the home is followed, and one out of it is named and not read", () => {
  put("dotfiles/mcp.json", servers("linked"));
  mkdirSync(join(home, ".cursor"));
  symlinkSync("../dotfiles/mcp.json", join(home, ".cursor/mcp.json"));
  const outside = join(directory, "outside.json");
  writeFileSync(outside, JSON.stringify(servers(SECRET)));
  symlinkSync(outside, join(home, ".claude.json"));
  mkdirSync(join(home, ".claude"));
  symlinkSync("/etc", join(home, ".claude/commands"));
  symlinkSync("/etc/shadow", join(home, ".mcp.json"));
  const found = inventoryOf("home", home);
  expect(namesOf(found)).toEqual(["cursor linked"]);
  expect(found.code).toEqual([]);
  const unread = found.unread.map(({ path }) => path.slice(home.length + 1));
  expect(unread.sort()).toEqual([".claude.json", ".claude/commands", ".mcp.json"]);
  expect(JSON.stringify(found)).not.toContain(SECRET);
});

it("FIFOs, devices' like, huge files and depth end nothing and cost little", () => {
  mkdirSync(join(home, ".cursor"));
  execFileSync("mkfifo", [join(home, ".cursor/mcp.json"), join(home, ".claude.json")]);
  const huge = put(".copilot/mcp-config.json", "{}");
  truncateSync(huge, 1 << 30);
  mkdirSync(join(home, `.claude/skills/${"d/".repeat(200)}`), { recursive: true });
  mkdirSync(join(home, ".codex/skills/s"), { recursive: true });
  put(".codex/skills/s/SKILL.md", "x");
  symlinkSync("..", join(home, ".codex/skills/s/loop"));
  put(".openhands/mcp.json", "[".repeat(1 << 20));
  put(".codex/config.toml", `a = ${"[".repeat(1 << 17)}`);
  put(".factory/mcp.json", '{"mcpServers": 1, "mcpServers": {"\u001b[2J": null, "x": {"command": {}}}}');
  put(".vibe/config.toml", `[[mcp_servers]]\na = ${"[".repeat(1 << 17)}`);
  put(".continue/config.yaml", `mcpServers: ${"[".repeat(1 << 17)}`);
  const tenfold = [..."bcdefghij"].map(
    (name, i) => `${name}: &${name} [${`*${"abcdefghi"[i]},`.repeat(10)}]`,
  );
  put(".hermes/config.yaml", `a: &a [x]\n${tenfold.join("\n")}\nmcp_servers: {a: *j}\n`);
  // of this process alone: others may keep the machine busy
  const before = process.cpuUsage();
  const found = inventoryOf("home", home);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(10);
  const why = new Map(found.unread.map(({ path, why }) => [path.slice(home.length + 1), why]));
  expect(why.get(".cursor/mcp.json")).toMatch(/is a FIFO/);
  expect(why.get(".claude.json")).toMatch(/is a FIFO/);
  expect(why.get(".copilot/mcp-config.json")).toMatch(/larger than the limit/);
  expect(why.get(".openhands/mcp.json")).toBeDefined();
  expect(why.get(".codex/config.toml")).toBeDefined();
  for (const file of [".vibe/config.toml", ".continue/config.yaml", ".hermes/config.yaml"])
    expect(why.get(file), file).toBeDefined();
  expect([...why.values()].some((text) => /nested more deeply/.test(text))).toBe(true);
  expect(found.code.map(({ name }) => name)).toContain("s");
});

it("a directory with more entries than are read is named", () => {
  for (let at = 0; at < 2005; at++) put(`.claude/commands/${at}.md`, "");
  const found = inventoryOf("home", home);
  expect(found.code).toHaveLength(2000);
  expect(found.unread).toEqual([
    { path: join(home, ".claude/commands"), why: expect.stringMatching(/more entries/) as string },
  ]);
});

it("a directory that is swapped for a link while it is read gives nothing of what is outside", async () => {
  const outside = join(directory, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "mcp.json"), JSON.stringify(servers(SECRET)));
  put(".cursor/mcp.json", servers("inside"));
  symlinkSync(outside, join(home, "link"));
  const swap = `cd ${home}; while :; do mv -T .cursor d; mv -T link .cursor; mv -T .cursor link; mv -T d .cursor; done`;
  const swapping = spawn("sh", ["-c", swap], { stdio: "ignore" });
  try {
    const seen = new Set<string>();
    const begun = performance.now();
    const passed = (ms: number): boolean => performance.now() - begun >= ms;
    // on a busy machine, the other process has its turn late
    while (!passed(3000) || !(passed(40_000) || (seen.has("read") && seen.has("refused")))) {
      const found = inventoryOf("home", home);
      expect(JSON.stringify(found)).not.toContain(SECRET);
      seen.add(found.unread.length > 0 ? "refused" : found.servers.length > 0 ? "read" : "absent");
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([...seen]).toContain("read");
    expect([...seen]).toContain("refused");
  } finally {
    swapping.kill("SIGKILL");
  }
});

it.skipIf(!isRoot)("root reads a user's directory with that user's rights in a home that is root's", () => {
  const secret = put("private/mcp.json", servers(SECRET));
  execFileSync("chmod", ["600", secret]);
  put(".claude/commands/a.md", "a");
  mkdirSync(join(home, ".cursor"));
  symlinkSync(secret, join(home, ".cursor/mcp.json"));
  chownSync(join(home, ".cursor"), USER, USER);
  const found = inventoryOf("home", home);
  expect(JSON.stringify(found)).not.toContain(SECRET);
  expect(found.unread).toMatchObject([
    { path: join(home, ".cursor/mcp.json"), why: expect.stringMatching(/EACCES/) },
  ]);
  expect(found.code).toHaveLength(1);
});

it.runIf(isRoot)("root reads a user's home with that user's rights", () => {
  const secret = join(home, ".cursor/mcp.json");
  put(".cursor/mcp.json", servers(SECRET)); // root's own, which the user cannot read
  execFileSync("chmod", ["600", secret]);
  chownSync(home, USER, USER);
  const found = inventoryOf("home", home);
  expect(found.uid).toBe(USER);
  expect(found.servers).toEqual([]);
  expect(found.unread).toEqual([{ path: secret, why: expect.stringMatching(/EACCES/) as string }]);
});

it("homes are those of the user database that are directories, and none of the system's", () => {
  const passwd = `a:x:1:1::${home}:/bin/sh\nb:x:2:2::/:/bin/sh\nc:x:3:3::/proc:/x\nd:x:4:4::${home}/none:/x\nbad\n`;
  const homes = homesOf(passwd);
  expect(homes).toContain(home);
  for (const none of ["/", "/proc", `${home}/none`]) expect(homes).not.toContain(none);
});
