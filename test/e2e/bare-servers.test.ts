/**
 * Stdio servers that a session starts without a shim: what every surface says, whatever the servers and their programs
 * are called, and that nothing is said of other programs.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BareServer } from "../../src/event/coverage.ts";
import { commandOf } from "../peers/programs.ts";
import { Place } from "./place.ts";
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
    const ended = client.exitCode === null ? once(client, "exit") : null;
    client.stdin?.end();
    await ended;
  }
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
  const started = spawn("sh", [...enter, ...words], { stdio: ["pipe", "pipe", "inherit"] });
  clients.push(started);
  const [data] = (await once(started.stdout!, "data")) as [Buffer];
  return data.toString();
}

async function found(match: (server: BareServer) => boolean): Promise<BareServer> {
  const { bare_servers = [] } = await watching.event(
    "netmon_coverage_changed",
    ({ bare_servers: some = [] }) => some.some(match),
    LONG,
  );
  return bare_servers.find(match)!;
}

describe("a server without a shim", TIME, () => {
  it.each(["pipe", "socket"] as const)("is found by its first message through a %s", async (how) => {
    await watch();
    const odd = join(place.directory, "node_modules.mjs");
    writeFileSync(odd, `import ${JSON.stringify(ECHO)};`);
    expect(await client(how, INITIALIZE, [process.execPath, odd])).toContain('"protocolVersion"');
    const server = await found(({ command }) => command === `${process.execPath} ${odd}`);
    expect(server).toMatchObject({ evidence: "message", client: "python3", client_pid: clients[0]!.pid });
    const status = await netmon(["status", session, "--state-dir", place.stateDir]);
    expect(status.stdout.replace(/\s+/g, " ")).toContain(`no shim \`${process.execPath} ${odd}\``);
    await watching.stop();
    const report = await netmon(["report", session, "--state-dir", place.stateDir]);
    expect(report.stdout.replace(/\s+/g, " ")).toContain(
      "an MCP server without a shim, by what its client sends",
    );
  });

  it("is found behind a wrapper, once, and by its command line if it reads at once; others are not", async () => {
    await watch();
    const served = commandOf("everything");
    const wrapper = program("wrapper", `${served.join(" ")} stdio; exit`);
    const fast = program("weather-mcp-server", 'read -r line; echo "$line"; cat; exit');
    const shim = [...COMMAND, "shim", "--state-dir", place.stateDir, "--", process.execPath, ECHO];
    const answers = await Promise.all([
      client("socket", INITIALIZE, [wrapper]),
      client("pipe", INITIALIZE, [fast, "--api-key", "s3cr3t"]),
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
    const told = watching.of("netmon_coverage_changed").flatMap(({ bare_servers = [] }) => bare_servers);
    expect(told.map(({ command, evidence }) => [command, evidence])).toEqual([
      [`/bin/sh ${wrapper}`, "message"],
      [`/bin/sh ${fast} --api-key …`, "command"],
    ]);
  });
});

/** Lets what is sent to it wait for some time. */
const SLOW = ["sh", "-c", "sleep 4; exec cat"];

function program(name: string, text: string): string {
  const path = join(place.directory, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return path;
}
