// group: more-clients
/**
 * Stdio servers that a session starts without a shim: what every surface says, whatever the servers and their programs
 * are called, and that nothing is said of other programs.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { McpServerDiscovered } from "../../src/event/event.ts";
import { commandOf } from "../peers/programs.ts";
import { eventually, Place } from "./place.ts";
import { COMMAND, netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const TIME = { timeout: 120_000 };
const LONG = 60_000;
const CLIENT = fileURLToPath(new URL("./bare-servers.py", import.meta.url));
const ECHO = fileURLToPath(new URL("./echo-server.mjs", import.meta.url));

const params = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "test", version: "1" },
};
const line = (message: object): string => `${JSON.stringify({ jsonrpc: "2.0", id: 1, ...message })}\n`;
const INITIALIZE = line({ method: "initialize", params });

let place: Place;
let clients: ChildProcess[];
let watching: Watching;
let session: string;

beforeEach(() => {
  place = new Place("bare", false);
  clients = [];
});
afterEach(async () => {
  for (const client of clients) {
    const ended = client.exitCode === null && client.signalCode === null ? once(client, "exit") : null;
    client.stdin?.end();
    await ended;
  }
  // the user's controller ends some seconds after its last shim
  const procs = join(place.cgroup, "cgroup.procs");
  await eventually("an empty cgroup", () => readFileSync(procs, "utf8") === "");
  await place.remove();
});

async function watch(mcp: object = {}): Promise<void> {
  session = `bare-${process.pid}-${clients.length}`;
  const text = JSON.stringify({ sandbox: { network: { resolvers: [] } }, ...mcp });
  watching = await place.watch(place.config(text), [], { session });
}

/** Starts a client in the session, and resolves when its program has answered. */
async function client(how: "pipe" | "socket", message: string, command: string[]): Promise<string> {
  const enter = ["-c", `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`, "sh"];
  const words = ["/usr/bin/python3", CLIENT, how, message, ...command];
  const [data] = (await once(started(["sh", ...enter, ...words], "inherit").stdout!, "data")) as [Buffer];
  return data.toString();
}

/** Ends with the test. */
function started([program = "", ...args]: string[], errors: "inherit" | "pipe"): ChildProcess {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", errors] });
  clients.push(child);
  return child;
}

function found(match: (server: McpServerDiscovered) => boolean): Promise<McpServerDiscovered> {
  return watching.event("mcp_server_discovered", match, LONG);
}

describe("a server without a shim", TIME, () => {
  it("is found by its first message, through pipes and socket pairs, whatever its name is", async () => {
    await watch({ sandbox: { mcp: { denied_servers: [{ id: "two" }] }, network: { resolvers: [] } } });
    const odd = ["one", "two"].map((name) => [process.execPath, late(name)]);
    const answers = [client("pipe", INITIALIZE, odd[0]!), client("socket", INITIALIZE, odd[1]!)];
    for (const [index, answer] of answers.entries()) {
      expect(await answer).toContain('"protocolVersion"');
      const server = await found(({ command }) => command === odd[index]!.join(" "));
      const client_pid = clients[index]!.pid;
      const id = ["one", "two"][index]!;
      expect(server).toMatchObject({
        evidence: "message",
        confidence: "high",
        client: "python3",
        client_pid,
      });
      expect(server).toMatchObject({ server_id: id, would_block: id === "two" });
      expect(JSON.parse(server.declare!)).toMatchObject({
        id,
        command: odd[index]![0],
        args: [odd[index]![1]],
      });
    }
    const status = await netmon(["status", "--state-dir", place.stateDir]);
    await watching.stop();
    const report = await netmon(["report", session, "--state-dir", place.stateDir]);
    const learned = await netmon(["learn", "--session", session, "--state-dir", place.stateDir]);
    const left = learned.stdout.replace(/\n#\s+/g, " ");
    for (const command of odd) expect(left).toContain(`without a shim (${command.join(" ")}`);
    for (const { stdout } of [status, report])
      for (const command of odd)
        expect(stdout.replace(/\s+/g, " ")).toMatch(
          new RegExp(
            `\`${command.join(" ")}\` \\(\\d+\\), started by python3\\[\\d+\\], is an MCP server without a shim`,
          ),
        );
  });

  it("is found behind a wrapper, once, and by its command line if it reads at once; others are not", async () => {
    await watch();
    const served = commandOf("everything");
    const wrapper = program("wrapper", `sleep 3; ${served.join(" ")} stdio; exit`);
    const fast = program("weather-mcp-server", 'read -r line; echo "$line"; cat; exit');
    const shim = [...COMMAND, "shim", "--state-dir", place.stateDir, "--", process.execPath, ECHO];
    const answers = await Promise.all([
      client("socket", INITIALIZE, [wrapper]),
      client("pipe", line({ method: "ping" }), [fast, "--api-key", "s3cr3t"]),
      client("pipe", INITIALIZE, shim),
      client("socket", INITIALIZE, ["sh", "-c", '"$@"; exit', "sh", ...shim]),
      // a language server, an agent's own protocol, lines of JSON, text; a recording that another program reads
      client("pipe", `Content-Length: ${INITIALIZE.length}\r\n\r\n${INITIALIZE}`, SLOW),
      client("socket", line({ method: "initialize", params: { protocolVersion: 1 } }), SLOW),
      client("pipe", '{"level":"info","method":"tools/list"}\n', SLOW),
      client("socket", "tools/list\n", SLOW),
      client("pipe", "\n", ["sh", "-c", `printf %s '${INITIALIZE}' | sh -c 'sleep 4; cat'; exec cat`]),
    ]);
    expect(answers[0]).toContain('"protocolVersion"');
    expect(answers[2]).toContain('"protocolVersion"');
    expect(answers[3]).toContain('"protocolVersion"');
    await found(({ evidence }) => evidence === "command");
    const told = watching.of("mcp_server_discovered");
    expect(told.map(({ command, evidence }) => [command, evidence]).sort()).toEqual([
      [`/bin/sh ${fast} --api-key …`, "command"],
      [`/bin/sh ${wrapper}`, "message"],
    ]);
  });
});

describe("an unknown agent in netmon run", TIME, () => {
  /** What the run has said at its end, some time after netmon has found a server without a shim. */
  async function reportOf(how: string, servers: string[]): Promise<string> {
    const options = [
      "--session",
      `bare-run-${process.pid}`,
      "--state-dir",
      place.stateDir,
      "--agent",
      "none",
    ];
    const config = ["--config", place.config(JSON.stringify({ proxy: { mode: "disabled" } }))];
    const agent = ["/usr/bin/python3", CLIENT, how, INITIALIZE, ...servers];
    const words = [...COMMAND, "run", ...options, "--mode", "observe", ...config, "--", ...agent];
    const run = started(words, "pipe");
    const text = { out: "" };
    for (const stream of [run.stdout!, run.stderr!]) stream.on("data", (data: Buffer) => (text.out += data));
    const claims = (): Promise<{ stdout: string }> =>
      netmon(["status", "--json", "--state-dir", place.stateDir]);
    const deadline = performance.now() + LONG;
    while (!(await claims()).stdout.includes("is an MCP server without a shim")) {
      expect(run.exitCode).toBe(null);
      expect(performance.now(), text.out).toBeLessThan(deadline);
    }
    const ended = once(run, "exit");
    run.stdin!.end();
    await ended;
    return text.out.replace(/\s+/g, " ");
  }

  it("is reported with the server that it starts by its path, not with one behind a launcher", async () => {
    const [behind, bare] = [late("mcp-server-echo"), late("echo")];
    const report = await reportOf("pipe", ["node", behind, "++", process.execPath, bare]);
    expect(report).toContain(`\`${process.execPath} ${bare}\``);
    expect(report).not.toMatch(/mcp-server-echo.mjs` \(\d+\)/);
    expect(report.match(/"protocolVersion"/g)).toHaveLength(2);
  });

  it("is reported with a server whose first message its relay let pass", async () => {
    const report = await reportOf("slowly", ["node", late("thing")]);
    expect(report).toMatch(
      /node \S+thing.mjs` \(\d+\), started by python3\[\d+\], is an MCP server without a shim/,
    );
  });
});

/** A server that reads nothing for some seconds. */
function late(name: string): string {
  const script = join(place.directory, `${name}.mjs`);
  const text = `await new Promise((done) => setTimeout(done, 3000)); await import(${JSON.stringify(ECHO)});`;
  writeFileSync(script, text);
  return script;
}

/** Lets what is sent to it wait for some time. */
const SLOW = ["sh", "-c", "sleep 4; exec cat"];

function program(name: string, text: string): string {
  const path = join(place.directory, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return path;
}
