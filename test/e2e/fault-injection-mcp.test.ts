// group: more-long
/**
 * Faults on the path of MCP messages, in enforce mode: no denied call reaches its server, the client that met the fault
 * gets an error, the next one is served, and the fault names its part.
 */
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NetmonFault } from "../../src/event/event.ts";
import { type CallingPeer, sessionPeer } from "../mcp/gateway/calling-peers.ts";
import { greet } from "./changing-server.ts";
import { EventProcess } from "./event-process.ts";
import { partsInjectedBy } from "./injected-parts.ts";
import { InjectingBuild } from "./injecting-build.ts";
import { Place } from "./place.ts";
import { Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { storedEvents } from "./stored-events.ts";

const NOBODY = "65534";
/** For a message on which netmon itself failed. */
const INTERNAL_ERROR = -32603;
const place = new Place("mcp-faults", false);
const shims = new ShimPlace();
let build: InjectingBuild;
let peer: CallingPeer;
let gateway: EventProcess | null = null;

beforeAll(async () => {
  build = new InjectingBuild(place.directory);
  peer = await sessionPeer();
});
afterAll(async () => {
  await gateway?.kill();
  await peer?.close();
  await shims.remove();
  await place.remove();
});

function stored(sessionId: string): Pick<NetmonFault, "part" | "handled">[] {
  return storedEvents(place.stateDir, sessionId)
    .filter((event) => event.type === "netmon_fault")
    .map(({ part, handled }) => ({ part, handled }));
}

/** The server of a shim: writes each call of a tool into `log`. */
function logging(log: string): string[] {
  return scripted(`
    const results = {
      initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
      "tools/list": { tools: ["add", "drop"].map((name) => ({ name, description: name, inputSchema: { type: "object" } })) },
      "tools/call": { content: [{ type: "text", text: "done" }] },
    };
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method, params } = JSON.parse(line);
      if (method === "tools/call") require("node:fs").appendFileSync(${JSON.stringify(log)}, params.name + "\\n");
      if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method] ?? {} });
    }).on("close", () => process.exit());`);
}

function called(log: string): string[] {
  return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
}

let serial = 0;

async function call(shim: Shimmed, name: string): Promise<{ error?: { code: number }; result?: object }> {
  const id = ++serial;
  shim.asks(id, "tools/call", { name, arguments: {} });
  return shim.answer(id);
}

/** Work beside the messages may meet the fault as well: a denied call is tried until one has met it. */
async function untilJudgingFails(denied: () => Promise<number | undefined>): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    build.inject("inspection", "throw");
    const code = await denied();
    expect(code).toBeDefined();
    if (code === INTERNAL_ERROR) return;
  }
  throw new Error("no call has met the fault");
}

describe("a fault in enforce", () => {
  it("a fault of a shim ends its conversation, of its inspection one message", {
    timeout: 30_000,
  }, async () => {
    const log = join(place.directory, "called-by-shim");
    const started = async (session: string): Promise<Shimmed> => {
      const own = [
        "--session",
        session,
        "--state-dir",
        place.stateDir,
        "--mode",
        "enforce",
        "--denied",
        "^drop$",
      ];
      const words = ["shim", ...own, "--", ...logging(log)];
      const shim = shims.keep(new Shimmed(words, { program: build.program, env: build.env }));
      await greet(shim);
      return shim;
    };
    const first = await started("met");
    expect(await call(first, "add")).toHaveProperty("result");
    await untilJudgingFails(async () => (await call(first, "drop")).error?.code);
    build.clear();
    expect(await call(first, "add")).toHaveProperty("result");
    expect(await call(first, "drop")).toHaveProperty("error");
    build.inject("shim", "throw");
    first.asks("lost", "tools/call", { name: "drop", arguments: {} });
    await first.ended; // a client sees its server end
    expect(first.messages().find(({ id }) => id === "lost")).toBeUndefined();
    expect(stored("met")).toEqual(
      expect.arrayContaining([
        { part: "inspection", handled: "request_ended" },
        { part: "shim", handled: "connection_ended" },
      ]),
    );

    const next = await started("next");
    expect(await call(next, "add")).toHaveProperty("result");
    expect(await call(next, "drop")).toHaveProperty("error");
    next.closesInput();
    await next.ended;
    expect(called(log)).toEqual(["add", "add", "add"]);
  });

  it("a fault of the gateway ends one request", { timeout: 30_000 }, async () => {
    const own = [
      "--session",
      "gate",
      "--state-dir",
      place.stateDir,
      "--mode",
      "enforce",
      "--denied",
      "^shell_",
    ];
    gateway = new EventProcess(
      ["gateway", "--format", "json", "--port", "0", "--upstream", peer.url, ...own],
      { program: build.program, env: build.env },
    );
    const { url } = await gateway.event("netmon_inspection_started");
    const client = async (): Promise<Client> => {
      const made = new Client({ name: "agent", version: "1.0.0" });
      await made.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
      return made;
    };
    const read = { name: "files_read", arguments: { path: "/a" } };
    const denied = { name: "shell_run", arguments: {} };
    const first = await client();
    expect(await first.callTool(read)).toHaveProperty("content");
    build.inject("gateway", "throw");
    await expect(first.callTool(denied)).rejects.toThrow();
    const told = await gateway.event("netmon_fault", ({ part }) => part === "gateway");
    expect(["connection_ended", "request_ended"]).toContain(told.handled);
    const codeOf = (error: { code?: number }): number | undefined => error.code;
    const next = await client();
    // asking for the server's tools fails: the call that waits for them does not wait for ever
    build.inject("inspection", "throw");
    await expect(next.callTool(denied)).rejects.toThrow("[netmon]");
    expect(build.taken("inspection")).toBe(true);
    await next.listTools();
    await untilJudgingFails(() => next.callTool(denied).then(() => undefined, codeOf));
    build.clear();
    await gateway.event("netmon_fault", ({ part }) => part === "inspection");
    expect(await next.callTool(read)).toHaveProperty("content");
    await expect(next.callTool(denied)).rejects.toThrow("[netmon]");
    await Promise.all([first.close(), next.close()]);
    gateway.signal("SIGTERM");
    const { code, stderr } = await gateway.ended;
    expect(code, stderr).toBe(0);
    expect(peer.ran).toEqual(["files_read", "files_read"]);
  });

  it("a fault of the shims' socket ends one connection, and its shim comes again", {
    timeout: 30_000,
  }, async () => {
    const { directory } = place;
    const [log, go] = [join(directory, "called-in-run"), join(directory, "go")];
    writeFileSync(log, "");
    chmodSync(log, 0o666);
    // starts its server when it is told to
    const agent = `#!${process.execPath}
const { existsSync, readFileSync } = require("node:fs");
const { mcpServers } = JSON.parse(readFileSync(process.argv[process.argv.indexOf("--mcp-config") + 1], "utf8"));
const { command, args } = mcpServers.sums;
const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
const start = () => require("node:child_process").spawn(command, args, { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 1));
say({ id: "up" });
const wait = setInterval(() => { if (existsSync(${JSON.stringify(go)})) { clearInterval(wait); start(); } }, 10);
`;
    writeFileSync(join(directory, "agent"), agent, { mode: 0o755 });
    const [command, ...args] = logging(log);
    const [file, servers] = [join(directory, "run.json"), join(directory, "mcp.json")];
    writeFileSync(servers, JSON.stringify({ mcpServers: { sums: { command, args } } }));
    const mcp = { denied_tools: [{ server: "sums", tool: "drop" }] };
    writeFileSync(
      file,
      JSON.stringify({ sandbox: { mcp, network: { resolvers: [] } }, proxy: { mode: "disabled" } }),
    );
    const options = ["--config", file, "--mcp-config", servers, "--mode", "enforce", "--agent", "claude"];
    const own = ["--session", `records-${process.pid}`, "--state-dir", place.stateDir, "--user", NOBODY];
    const words = ["run", ...own, ...options, "--no-kernel", "--quiet", "--", join(directory, "agent")];
    const run = shims.keep(
      new Shimmed(words, { program: build.program, env: { ...build.env, HOME: directory } }),
    );
    await run.answer("up");
    build.inject("records", "throw");
    writeFileSync(go, "");
    await greet(run);
    expect(build.taken("records")).toBe(true);
    expect(await call(run, "add")).toHaveProperty("result");
    expect(await call(run, "drop")).toHaveProperty("error");
    run.closesInput();
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(called(log)).toEqual(["add"]);
    expect(stored(`records-${process.pid}`)).toEqual([{ part: "records", handled: "connection_ended" }]);
  });

  it("is thrown in every part that this test has", () => {
    expect([...build.injected]).toEqual(expect.arrayContaining(partsInjectedBy("fault-injection-mcp")));
  });
});
