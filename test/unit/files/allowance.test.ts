/** What a run that shares its process reads at its start is counted before it is read, whatever it is. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AGENTS } from "../../../src/agents/agents.ts";
import { changedSettings } from "../../../src/agents/settings-text.ts";
import { launchedPrograms } from "../../../src/app/exec/shim-directory.ts";
import type { namedBaseUrls } from "../../../src/clients/model-upstreams.ts";
import { AgentFiles } from "../../../src/clients/servers/agent-files.ts";
import { agentOwnServers } from "../../../src/clients/servers/own-servers.ts";
import { defaultConfig, loadConfig, parseConfig } from "../../../src/config/parse.ts";
import { orElse } from "../../../src/errors/or-else.ts";
import { inScope } from "../../../src/event/scope.ts";
import { Allowance, COST, withAllowance } from "../../../src/files/allowance.ts";
import { namesIn } from "../../../src/files/names.ts";
import { readRegularFile } from "../../../src/files/read.ts";
import { readPrivateFile } from "../../../src/state/private-file.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "netmon-allowance-"));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Calls `work` in a run; returns what was too much, and the bytes that were read. */
function counted(work: () => unknown, most?: number): { exceeded: string | null; read: number } {
  const allowance = new Allowance(most);
  const before = bytesRead();
  inScope({ pid: 1, allowance, failed() {}, say() {} }, () => orElse(work, null));
  return { exceeded: allowance.exceeded, read: bytesRead() - before };
}

const bytesRead = (): number => Number(/^rchar: (\d+)/m.exec(readFileSync("/proc/self/io", "utf8"))?.[1]);

/** A file of nothing but zeros, on which no disk space is spent. */
function large(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  truncateSync(file, 100 << 20);
  return file;
}

const around = (): Parameters<typeof namedBaseUrls>[2] & { files: AgentFiles } => ({
  cwd: join(home, "project"),
  home,
  env: { HOME: home, PATH: "/usr/bin" },
  files: new AgentFiles({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, groups: [] }),
});

const LITTLE = 256 << 10;

describe("a start", () => {
  it.each(AGENTS.map((agent) => [agent.name, agent] as const))(
    "does not read a large file of %s",
    (_, agent) => {
      mkdirSync(join(home, "project/.git"), { recursive: true });
      const files = agent.configFiles(around(), []);
      expect(files.length).toBeGreaterThan(0);
      for (const { file } of files.filter((one) => one.file.startsWith(home))) {
        large(file);
        const { exceeded, read } = counted(() => agentOwnServers(agent, [], [], around()));
        expect([file, exceeded !== null]).toEqual([file, true]);
        expect(read).toBeLessThan(LITTLE);
        rmSync(file);
      }
      expect(counted(() => agentOwnServers(agent, [], [], around())).exceeded).toBeNull();
    },
  );

  it("does not read large files that options name", () => {
    const file = large(join(home, "servers.json"));
    for (const work of [
      () => agentOwnServers(null, [], [file], around()),
      () => readRegularFile(file, { maxBytes: 1 << 30 }),
      () => readPrivateFile(file),
    ]) {
      const { exceeded, read } = counted(work);
      expect(exceeded).toBe(file);
      expect(read).toBeLessThan(LITTLE);
    }
  });

  it("does not read a large configuration", () => {
    const file = large(join(home, "netmon.yaml"));
    truncateSync(file, 15 << 20);
    const { exceeded, read } = counted(() => loadConfig(file));
    expect(exceeded).toBe(file);
    expect(read).toBeLessThan(LITTLE);
  });

  it("reads no directory to its end that has too many names, and makes no more launchers than that", () => {
    const directory = join(home, "bin");
    mkdirSync(directory);
    for (let n = 0; n < 1000; n++) writeFileSync(join(directory, `mcp-server-${n}`), "", { mode: 0o755 });
    expect(counted(() => namesIn(directory), 500 * COST.name).exceeded).toBe(directory);
    expect(counted(() => namesIn(directory)).exceeded).toBeNull();
    const { inspection } = defaultConfig().mcp;
    const path = directory;
    expect(counted(() => launchedPrograms({ inspection, servers: [], path })).exceeded).toBe(directory);
  });

  it("counts what is parsed, servers, and the way to a file", () => {
    const servers = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`s${n}`, { command: "x" }]));
    writeFileSync(join(home, "many.json"), JSON.stringify({ mcpServers: servers }));
    expect(
      counted(() => agentOwnServers(null, [], [join(home, "many.json")], around())).exceeded,
    ).not.toBeNull();
    const hosts = `sandbox: { network: { allow: [${Array.from({ length: 20_000 }, (_, n) => `h${n}.example.com`)}] } }`;
    expect(counted(() => parseConfig("netmon.yaml", hosts)).exceeded).toBe("netmon.yaml");
    expect(counted(() => parseConfig("netmon.yaml", "sandbox: { mode: observe }")).exceeded).toBeNull();
    for (const format of ["json", "toml", "yaml"] as const) {
      const text = `${" ".repeat(2 << 20)}`;
      expect(counted(() => changedSettings(format, text, [])).exceeded).not.toBeNull();
    }
    const steps = "x/../".repeat(700);
    mkdirSync(join(home, "x"));
    let last = home;
    for (let n = 0; n < 30; n++) {
      const link = join(home, `link${n}`);
      symlinkSync(n === 0 ? `${steps}file` : `${steps}link${n - 1}`, link);
      last = link;
    }
    writeFileSync(join(home, "file"), "{}");
    const walked = () => readRegularFile(last, { maxBytes: 10, follow: true });
    expect(walked().bytes.toString()).toBe("{}");
    expect(counted(walked).exceeded).not.toBeNull();
  });

  it("reads nothing more after what was too much, even where that counts as empty", () => {
    const file = join(home, "small.json");
    writeFileSync(file, "{}");
    const files = around().files;
    const { exceeded } = counted(() => {
      files.json(large(join(home, "large.json")), home);
      expect(files.json(file, home)).toEqual({});
      expect(() => readRegularFile(file, { maxBytes: 10 })).toThrow(/large\.json: more than/);
    });
    expect(exceeded).toBe(join(home, "large.json"));
  });
});

it("is not counted outside of runs, nor after a start; a reload has an allowance of its own", () => {
  const file = large(join(home, "file"));
  expect(readRegularFile(file, { maxBytes: 1 << 30 }).bytes.length).toBe(100 << 20);
  const scope = { pid: 1, allowance: null, failed() {}, say() {} };
  inScope(scope, () => {
    const read = () => orElse(() => readRegularFile(file, { maxBytes: 1 << 30 }).bytes.length, 0);
    expect(withAllowance(read)).toEqual({ result: 0, exceeded: file });
    expect(read()).toBe(100 << 20);
  });
});
