/**
 * The shims of a continuing run: approvals and revocations by a person, and policy changes, take effect in them without
 * a restart, as in a shim outside a run.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Upstream } from "../llm/upstream/upstream.ts";
import { callsUntil, changing, followsDecisions, greet } from "./changing-server.ts";
import { Shimmed } from "./shimming.ts";

const TIME = { timeout: 120_000 };
const NOBODY = "65534";

/** Starts its one server as it was told to by netmon, and leaves the conversation to the test. */
const AGENT = `#!${process.execPath}
const { readFileSync } = require("node:fs");
const { mcpServers } = JSON.parse(readFileSync(process.argv[process.argv.indexOf("--mcp-config") + 1], "utf8"));
const { command, args } = mcpServers.sums;
const child = require("node:child_process").spawn(command, args, { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
`;

/** Has its server list its tools, and asks the model until netmon blocks what it answers. */
const ASKING = `#!${process.execPath}
const { readFileSync } = require("node:fs");
const { mcpServers } = JSON.parse(readFileSync(process.argv[process.argv.indexOf("--mcp-config") + 1], "utf8"));
const { command, args } = mcpServers.sums;
const child = require("node:child_process").spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
const says = (message) => child.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
says({ id: 1, method: "initialize", params });
says({ method: "notifications/initialized" });
says({ id: 2, method: "tools/list" });
const body = JSON.stringify({ model: "m", max_tokens: 9, messages: [{ role: "user", content: "add" }] });
const headers = { "content-type": "application/json", "x-api-key": "k", "anthropic-version": "2023-06-01" };
(async () => {
  for (;;) {
    const answer = await fetch(process.env.ANTHROPIC_BASE_URL + "/v1/messages", { method: "POST", headers, body });
    const text = await answer.text();
    if (text.includes("[netmon]")) return console.log(text), child.stdin.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})();
`;

let directory: string;
let shim: Shimmed | null = null;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-run-shims-")));
});
afterEach(async () => {
  shim?.closesInput();
  await shim?.ended;
  shim = null;
  rmSync(directory, { recursive: true, force: true });
});

const file = (): string => join(directory, "netmon.yaml");
const stateDir = (): string => join(directory, "state");

function writePolicy(mcp: object = {}, rest: object = { proxy: { mode: "disabled" } }): void {
  writeFileSync(file(), JSON.stringify({ sandbox: { mcp, network: { resolvers: [] } }, ...rest }));
}

/** The agent's server, behind its shim, in a run. */
async function started(server: string[], ...options: string[]): Promise<Shimmed> {
  const running = start(AGENT, server, ...options);
  await greet(running);
  return running;
}

function start(code: string, server: string[], ...options: string[]): Shimmed {
  const agent = join(directory, "agent");
  writeFileSync(agent, code, { mode: 0o755 });
  const [command, ...args] = server;
  writeFileSync(join(directory, "mcp.json"), JSON.stringify({ mcpServers: { sums: { command, args } } }));
  const all = ["--config", file(), "--mcp-config", join(directory, "mcp.json"), "--mode", "enforce"];
  const run = [
    "run",
    "--session",
    `shims-${process.pid}`,
    "--state-dir",
    stateDir(),
    ...all,
    "--agent",
    "claude",
    ...options,
  ];
  const running = new Shimmed([...run, "--quiet", "--", agent], { env: { HOME: directory } });
  shim = running;
  return running;
}

describe("a shim of a run", () => {
  it("takes up what a person approves and revokes", TIME, async () => {
    writePolicy();
    const description = join(directory, "description");
    writeFileSync(description, "Adds two numbers.");
    const running = await started(changing(description));
    await callsUntil(running, "result");
    await followsDecisions(running, description, stateDir());
    running.closesInput();
    expect(await running.ended).toMatchObject({ code: 0, signal: null });
  });

  it("tells the proxy of its tools where nothing is stored", TIME, async () => {
    const upstream = await Upstream.start(() => ({ calls: [{ name: "add", args: {} }] }));
    onTestFinished(() => upstream.close());
    const rest = { proxy: { providers: { anthropic: upstream.url } }, store: { enabled: false } };
    writePolicy({ denied_tools: [{ server: "sums", tool: "add" }] }, rest);
    writeFileSync(join(directory, "description"), "Adds two numbers.");
    const running = start(ASKING, changing(join(directory, "description")), "--no-kernel");
    const ended = await running.ended;
    expect(ended.stdout.toString(), ended.stderr).toContain("sandbox.mcp.denied_tools[0]");
    expect(ended.code).toBe(0);
  });

  it.each([
    ["with the kernel layer", []],
    ["without it", ["--no-kernel"]],
  ])("takes up a policy that changes, %s", TIME, async (_how, options) => {
    writePolicy();
    const description = join(directory, "description");
    writeFileSync(description, "Adds two numbers.");
    // the agent's user may look into it, and change nothing: it could choose its own policy else
    chmodSync(directory, 0o755);
    const running = await started(changing(description), "--user", NOBODY, ...options);
    await callsUntil(running, "result");

    writePolicy({ denied_tools: [{ server: "sums", tool: "add" }] });
    expect(await callsUntil(running, "error")).toMatchObject({ error: { data: { reason: "tool_denied" } } });
    // what cannot be read changes nothing
    writeFileSync(file(), "sandbox: {mcp: {mod: enforce}}\n");
    await running.until(() => running.stderr.includes("the new config was not applied"));
    writePolicy();
    expect(await callsUntil(running, "result")).toMatchObject({ result: { content: [{ text: "done" }] } });
    running.closesInput();
    expect(await running.ended).toMatchObject({ code: 0, signal: null });
  });
});
