/** Servers that netmon starts as their client end with it, and with all that they have started, whatever they ignore. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ToolServers } from "../../src/loop/tool-servers.ts";
import { listStdioTools } from "../../src/mcp/client/list-stdio.ts";
import type { ServerProcess } from "../../src/mcp/client/server-process.ts";

let directory: string;
let pids: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-ends-"));
  pids = join(directory, "pids");
  writeFileSync(join(directory, "server.cjs"), SERVER);
  writeFileSync(join(directory, "wrapper.cjs"), WRAPPER);
});
afterEach(() => {
  for (const pid of started()) if (runs(pid)) process.kill(pid, "SIGKILL");
  rmSync(directory, { recursive: true });
});

/** Its last words are its number, which it says in a file, and whether it ignores the end of its input and SIGTERM. */
const SERVER = `
const { appendFileSync } = require("node:fs");
const [pids, stubborn] = process.argv.slice(2);
appendFileSync(pids, process.pid + "\\n");
const answers = {
  initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
  "tools/list": { tools: [{ name: "add", description: "Adds.", inputSchema: { type: "object" } }] },
};
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const result = answers[method];
  const error = { code: -32601, message: "no" };
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...(result ? { result } : { error }) }) + "\\n");
});
if (stubborn) {
  setInterval(() => {}, 1000);
  process.on("SIGTERM", () => {});
} else lines.on("close", () => process.exit());
`;

/** Starts the server with its own streams, and ends at once with its own input's end or SIGTERM. */
const WRAPPER = `
const { spawn } = require("node:child_process");
const { appendFileSync } = require("node:fs");
appendFileSync(process.argv[2], process.pid + "\\n");
const server = spawn(process.execPath, [__dirname + "/server.cjs", ...process.argv.slice(2)], { stdio: ["pipe", "inherit", "inherit"] });
process.stdin.pipe(server.stdin);
process.stdin.on("end", () => process.exit());
process.on("SIGTERM", () => process.exit());
`;

function started(): number[] {
  if (!existsSync(pids)) return [];
  return readFileSync(pids, "utf8").trim().split("\n").map(Number);
}

function runs(pid: number): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, "latin1").replace(/.*\) /s, "")[0];
    return state !== "Z";
  } catch {
    return false;
  }
}

const server = (script: string, ...more: string[]): ServerProcess => ({
  command: process.execPath,
  args: [join(directory, script), pids, ...more],
  env: {},
});

const LISTS = { timeoutMs: 60_000, maxTools: 10, maxBytes: 1_000_000, version: "0.0.0" };

async function listed(process: ServerProcess): Promise<number> {
  return (await listStdioTools(process, LISTS)).tools.length;
}

async function looped({ command, args, env }: ServerProcess): Promise<number> {
  const { signal } = new AbortController();
  const servers = await ToolServers.start({ s: { command, args, env } }, { version: "0.0.0", signal });
  const tools = await servers.offered(signal);
  await servers.end();
  return tools.length;
}

const CASES = [
  { what: "a server that ends with its input", script: "server.cjs", more: [], processes: 1 },
  {
    what: "a server that ignores its input's end and SIGTERM",
    script: "server.cjs",
    more: ["1"],
    processes: 1,
  },
  { what: "a server whose wrapper has left it", script: "wrapper.cjs", more: ["1"], processes: 2 },
].flatMap((one) => [
  { ...one, by: "an inspection", use: listed },
  { ...one, by: "netmon's own agent", use: looped },
]);

it.each(CASES)("$what ends with $by", { timeout: 120_000 }, async ({ script, more, processes, use }) => {
  expect(await use(server(script, ...more))).toBe(1);
  expect(started().length).toBe(processes);
  await expect.poll(() => started().filter(runs), { timeout: 30_000 }).toEqual([]);
});
