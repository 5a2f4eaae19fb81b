/**
 * Shims that are not written by hand: a client's configuration wrapped by netmon wrap-config, and servers that a
 * session starts through PATH. Real servers, real hosts, and the registry's record of the tools afterwards.
 */
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readClientFile } from "../../src/clients/config-files/client-file.ts";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import { readStat } from "../../src/kernel/target/procfs.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { SessionState } from "../../src/state/store.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { record } from "../unit/state/sample.ts";
import { COMMAND, netmon } from "./start-netmon.ts";

const SERVER = fileURLToPath(new URL("./echo-server.mjs", import.meta.url));
const HOST = fileURLToPath(new URL("./host.mjs", import.meta.url));

const base = mkdtempSync(join(tmpdir(), "netmon-wrapped-"));
const state = join(base, "state");
/** netmon as one word, as clients want it. */
const program = join(base, "netmon");
const scratch = new Scratch("wrapped");

beforeAll(() => {
  chmodSync(base, 0o755);
  const words = COMMAND.map((word) => `'${word}'`).join(" ");
  writeFileSync(program, `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 });
});
afterAll(async () => {
  await scratch.remove();
  rmSync(base, { recursive: true, force: true });
});

interface Heard {
  tools: string[];
  result: { content?: { text: string }[]; isError?: boolean; error?: string };
}

async function host(command: readonly string[]): Promise<Heard> {
  const { stdout } = await promisify(execFile)(process.execPath, [HOST, ...command]);
  return JSON.parse(stdout) as Heard;
}

/** The only server of a client's file, as its client starts it. */
async function commandIn(file: string): Promise<string[]> {
  const { importer, document } = readClientFile(file, await readFile(file, "utf8"));
  const [server] = importer.servers(document);
  return [server?.command ?? "", ...(server?.args ?? [])];
}

const run = (...args: string[]) => runCli(["--state-dir", state, ...args]);
const ANSWER = { tools: ["echo"], result: { content: [{ type: "text", text: "echo hello" }] } };

describe("netmon wrap-config", () => {
  const node = JSON.stringify(process.execPath);
  const server = JSON.stringify(SERVER);
  const files: [client: string, file: string, text: string][] = [
    ["Claude Code", ".mcp.json", `{"mcpServers": {"one": {"command": ${node}, "args": [${server}]}}}`],
    [
      "VS Code",
      ".vscode/mcp.json",
      `{\r\n\t// mine\r\n\t"servers": {"two": {"type": "stdio", "command": ${node}, "args": [\r\n\t\t${server},\r\n\t]}}\r\n}`,
    ],
    ["Codex", "config.toml", `[mcp_servers.three]\ncommand = ${node} # node\nargs = [${server}]\n`],
    ["opencode", "opencode.jsonc", `{"mcp": {"four": {"type": "local", "command": [${node}, ${server}]}}}`],
  ];

  it("writes configurations from which every client starts its server through a shim, and undoes them", async () => {
    const paths = files.map(([, name, text]) => {
      const path = join(base, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    });
    const options = ["--session", "wrapped", "--state-dir", state, "--netmon", program];
    expect(await runCli(["wrap-config", ...options, ...paths])).toMatchObject({ code: 0, stderr: "" });
    expect(await runCli(["wrap-config", "--check", ...paths])).toMatchObject({ code: 0 });

    const heard = await Promise.all(paths.map(async (path) => host(await commandIn(path))));
    expect(heard).toEqual(files.map(() => ANSWER));
    const { stdout } = await run("events", "--calls", "--session", "wrapped", "--json");
    const calls = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(calls.map((call) => [call.type, call.server_id, call.tool_name, call.outcome]).sort()).toEqual(
      ["four", "one", "three", "two"].map((id) => ["mcp_tool_called", id, "echo", "answered"]),
    );

    expect(await runCli(["wrap-config", "--undo", ...paths])).toMatchObject({ code: 0 });
    const restored = await Promise.all(paths.map((path) => readFile(path, "utf8")));
    expect(restored).toEqual(files.map(([, , text]) => text));
    expect(await host(await commandIn(paths[0]!))).toEqual(ANSWER);
  });

  it("puts what the registry approves and revokes into force", async () => {
    const [file, config, description] = ["rug/.mcp.json", "rug/netmon.yaml", "rug/description"].map((name) =>
      join(base, name),
    ) as [string, string, string];
    mkdirSync(dirname(file));
    writeFileSync(config, "sandbox: { mcp: { mode: enforce } }");
    writeFileSync(description, "Says what it is told.");
    const entry = { command: process.execPath, args: [SERVER, description] };
    writeFileSync(file, JSON.stringify({ mcpServers: { echo: entry } }));
    const options = ["--session", "rug", "--state-dir", state, "--netmon", program, "--config", config];
    await runCli(["wrap-config", ...options, file]);
    const command = await commandIn(file);
    const hidden = { tools: [], result: { error: expect.stringContaining("[netmon]") } };

    expect(await host(command)).toEqual(ANSWER);
    expect((await run("registry", "list", "--server", "echo", "--json")).stdout).toContain(
      '"status":"pinned"',
    );

    writeFileSync(description, "Says what it is told, twice.");
    expect(await host(command)).toEqual(hidden);
    const diff = await run("registry", "diff", "echo:echo");
    expect(diff.code).toBe(13);
    expect(diff.stdout).toContain("Says what it is told{+, twice+}.");

    await run("registry", "approve", "echo:echo");
    expect(await host(command)).toEqual(ANSWER);
    await run("registry", "revoke", "echo:echo");
    expect(await host(command)).toEqual(hidden);
    expect((await run("events", "--calls", "--session", "rug", "--action", "block")).stdout).toContain(
      "version_changed",
    );
    const report = await runCli(["--state-dir", state, "report", "--session", "rug"]);
    expect(report.stdout).toContain("Calls at servers: 4: 2 allowed, 2 blocked");
    expect(report.stdout).toContain("MCP servers: 1, 1 tool seen, 1 changed");
  });
});

describe("netmon exec --shim-servers", () => {
  it("puts a shim before a server that the command starts by name, for the time of the session", async () => {
    const cgroup = scratch.make("session");
    const session = SessionState.open(stateDirs(state), "launched");
    session.write(
      record({
        session_id: "launched",
        cgroup: { path: cgroup, id: String(cgroupId(cgroup)), display: "/x", created_by_netmon: false },
        watcher: { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "" },
        denied_unix_paths: [],
      }),
    );
    session.close();
    const bin = join(base, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "echo-mcp-server"), `#!/bin/sh\nexec '${process.execPath}' '${SERVER}' "$@"\n`, {
      mode: 0o755,
    });
    const temporary = join(base, "tmp"); // where no other test has such directories
    mkdirSync(temporary);
    const exec = (...command: string[]) =>
      netmon(["--state-dir", state, "exec", "--session", "launched", "--shim-servers", "--", ...command], {
        env: { PATH: `${bin}:${process.env.PATH}`, NETMON_STATE_DIR: state, TMPDIR: temporary },
      });
    const { stdout, stderr } = await exec(process.execPath, HOST, "echo-mcp-server", "a b");
    expect(stderr).not.toContain("error");
    expect(JSON.parse(stdout)).toEqual(ANSWER);
    const { stdout: calls } = await run("events", "--calls", "--session", "launched", "--json");
    expect(JSON.parse(calls)).toMatchObject({ server_id: "echo-mcp-server", tool_name: "echo" });
    // a name that says nothing: its client's first message tells
    expect(JSON.parse((await exec(process.execPath, HOST, "node", SERVER, "a b")).stdout)).toEqual(ANSWER);
    const { stdout: all } = await run("events", "--calls", "--session", "launched", "--json");
    expect(
      all
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { server_id: string }).server_id),
    ).toEqual(["echo-mcp-server", "echo-server"]);
    // node is a program that starts servers: its exit code is that of the program
    expect(await exec("node", "-e", "process.exit(42)")).toMatchObject({ code: 42 });
    expect(await exec("sh", "-c", "command -v node")).toMatchObject({
      stdout: expect.stringMatching(/netmon-shims-\w+\/node\n$/),
    });
    expect(readdirSync(temporary).filter((name) => name.startsWith("netmon-shims-"))).toEqual([]);
  });

  it("refuses a configuration with mistakes before anything is started", async () => {
    const config = join(base, "broken.yaml");
    writeFileSync(config, "mcp: { inspection: { custom_server: [] } }");
    const { code, stderr } = await netmon([
      ...["--state-dir", state, "exec", "--session", "launched", "--shim-servers", "--config", config],
      ...["--", "true"],
    ]);
    expect(code).toBe(125);
    expect(stderr).toContain("custom_servers");
  });
});
