/**
 * Servers that fail, or list nothing, because the kernel refused them a host: the client, the event, the report and
 * netmon learn name the server, the host and the entry that would allow it.
 */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { McpServerHindered } from "../../src/event/event.ts";
import { netmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const AGENT = fileURLToPath(new URL("./hindered-agent.mjs", import.meta.url));
const SERVER = fileURLToPath(new URL("./hindered-server.mjs", import.meta.url));
const TIME = { timeout: 120_000 };

let directory: string;
let documents: Server;
let port: number;
let serial = 0;

beforeAll(async () => {
  documents = createServer((socket) => {
    socket.on("error", () => {}).resume();
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  port = await new Promise<number>((resolve) =>
    documents.listen(0, "127.0.0.1", () => resolve((documents.address() as { port: number }).port)),
  );
});
afterAll(() => new Promise((resolve) => documents.close(resolve)));
beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-hindered-")));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Ran {
  id: string;
  tools?: string[];
  error?: string;
  stderr: string;
  logged: { level: string; logger: string; data: string }[];
  hindered: McpServerHindered[];
}

const state = (): string => join(directory, "state");

/** A run in which the agent starts the server, which fetches from the port of this test. */
async function ran(
  how: string,
  { network = {}, mode = "enforce" }: { network?: object; mode?: string } = {},
): Promise<Ran> {
  const id = `hindered-${process.pid}-${++serial}`;
  const policy = { resolvers: [], fail_closed: true, ...network };
  const config = join(directory, `netmon-${serial}.yaml`);
  const server = { command: process.execPath, args: [SERVER, `http://127.0.0.1:${port}/`, how] };
  const mcp = { servers: [{ id: "docs", type: "stdio", ...server }] };
  writeFileSync(config, JSON.stringify({ sandbox: { network: policy, mcp }, proxy: { mode: "disabled" } }));
  const clients = join(directory, "mcp.json");
  writeFileSync(clients, JSON.stringify({ mcpServers: { docs: server } }));
  const agent = join(directory, "agent");
  writeFileSync(agent, `#!/bin/sh\nexec "${process.execPath}" "${AGENT}" "$@"\n`, { mode: 0o755 });
  const own = ["--session", id, "--state-dir", state(), "--config", config, "--mcp-config", clients];
  const options = ["--mode", mode, "--agent", "claude", "--quiet"];
  const ended = await netmon(["run", ...own, ...options, "--", agent], { env: { HOME: directory } });
  expect(ended.code, ended.stderr).toBe(0);
  const hindered = storedEvents(state(), id).flatMap((e) => (e.type === "mcp_server_hindered" ? [e] : []));
  return { id, hindered, ...(JSON.parse(ended.stdout) as Omit<Ran, "id" | "hindered">) };
}

const entry = (): string => `127.0.0.1:${port}/tcp`;
const way = (): string => `add "${entry()}" to sandbox.network.allow`;

async function text(command: "report" | "learn", id: string, ...options: string[]): Promise<string> {
  const all = [command, "--session", id, "--state-dir", state(), ...options];
  const { code, stdout, stderr } = await netmon(all);
  expect(code, stderr).toBe(0);
  return stdout;
}

describe("a server that the kernel refuses a host", () => {
  it("a refused host is named where the server answers tools/list with an error", TIME, async () => {
    const { id, error, hindered } = await ran("error");
    expect(error).toContain(`fetch failed [netmon] netmon has refused this server's processes`);
    expect(error).toContain(`"tcp 127.0.0.1:${port}" (${way()})`);
    expect(hindered).toMatchObject([
      {
        server_id: "docs",
        method: "tools/list",
        outcome: "error",
        refused: [{ allow: [entry()] }],
      },
    ]);
    expect(await text("report", id)).toMatch(
      /tools\/list of docs failed, 1 time: .*sandbox\.network\.allow/s,
    );
    const learned = await text("learn", id);
    expect(learned.replaceAll(/\n\s*#\s*/g, " ")).toContain(
      `of server docs: its tools/list failed while tcp 127.0.0.1:${port} was refused: ${way()}`,
    );
    expect(await text("learn", id, "--include-blocked")).not.toContain("of server docs");
  });

  it("a refused host is named where the server answers with an empty list", TIME, async () => {
    const { id, tools, stderr, logged, hindered } = await ran("empty");
    expect(tools).toEqual([]);
    expect(stderr).toContain(way());
    expect(logged).toEqual([{ level: "error", logger: "netmon", data: expect.stringContaining(way()) }]);
    expect(logged[0]?.data).toMatch(/^\[netmon\] /);
    expect(hindered).toMatchObject([{ server_id: "docs", method: "tools/list", outcome: "empty" }]);
    expect(await text("report", id)).toContain("tools/list of docs came back empty, 1 time");
  });

  it.each(["exit", "start"])(
    "a refused host is named where the server ends without an answer: %s",
    TIME,
    async (how) => {
      const { error, stderr, hindered } = await ran(how);
      expect(error).toMatch(/closed/i);
      expect(stderr).toContain(way());
      const method = how === "exit" ? "tools/list" : "initialize";
      expect(hindered).toMatchObject([{ server_id: "docs", method, outcome: "unanswered" }]);
    },
  );

  it("by a rule, which is named", TIME, async () => {
    const { error } = await ran("error", { network: { fail_closed: false, deny: ["127.0.0.0/8"] } });
    expect(error).toContain(`"tcp 127.0.0.1:${port}" (by sandbox.network.deny[0])`);
  });

  it("not: nothing is said of a list that is right, or in observe", TIME, async () => {
    const allowed = await ran("empty", { network: { allow: [entry()] } });
    expect(allowed).toMatchObject({ tools: ["search_docs"], hindered: [], stderr: "", logged: [] });
    const observed = await ran("empty", { mode: "observe" });
    expect(observed).toMatchObject({ tools: ["search_docs"], hindered: [], logged: [] });
  });
});
