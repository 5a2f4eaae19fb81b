/** The built netmon with each supported Node.js: addon and SQLite load, and each way to judge a tool call works. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { ask, Proxying } from "../e2e/proxying.ts";
import { Shimmed, scripted } from "../e2e/shimming.ts";
import { netmon } from "../e2e/start-netmon.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { NODE_VERSIONS, nodeProgram } from "./versions.ts";

const BUILT = fileURLToPath(new URL("../../dist/netmon", import.meta.url));
const SERVER = scripted(`
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { id } = JSON.parse(line);
    say({ jsonrpc: "2.0", id, result: { content: [] } });
  });`);

const directory = mkdtempSync(join(tmpdir(), "netmon-node-"));
const upstream = await Upstream.start(() => ({
  calls: [{ name: "mcp__notes__delete_all", args: {} }],
}));
afterAll(async () => {
  await upstream.close();
  rmSync(directory, { recursive: true });
});

const config = join(directory, "netmon.json");
const servers = [{ id: "notes", command: SERVER[0], args: SERVER.slice(1) }];
const mcp = { mode: "enforce", servers, denied_tools: [{ server: "*", tool: "delete_*" }] };
writeFileSync(
  config,
  JSON.stringify({ sandbox: { mcp }, proxy: { providers: { anthropic: upstream.url } } }),
);

describe.each(NODE_VERSIONS)("on Node %i", (version) => {
  const node = nodeProgram(version);
  const program = [node, BUILT];
  const state = ["--state-dir", join(directory, String(version))];
  const session = ["--session", "s", ...state];

  it("netmon starts, with its addon and its helper", async () => {
    expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toMatch(new RegExp(`^v${version}\\.`));
    expect(await netmon(["--version"], { program })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^netmon \d+\.\d+\.\d+\n$/),
    });
    const { stdout } = await netmon(["doctor", ...state, "--json"], { program });
    const { checks } = JSON.parse(stdout);
    expect(checks).toContainEqual(expect.objectContaining({ name: "helper", answer: "yes" }));
  });

  it("a policy judges a call", async () => {
    const options = ["--config", config, "--server", "notes", "--tool", "delete_all", ...state];
    expect(await netmon(["policy", "test", ...options], { program })).toMatchObject({ code: 10, stderr: "" });
  });

  it("a shim judges calls, and the store keeps them", async () => {
    const shim = new Shimmed(["shim", ...session, "--config", config, "--", ...SERVER], { program });
    for (const [id, name] of ["delete_all", "read"].entries()) shim.asks(id, "tools/call", { name });
    expect(await shim.answer(0)).toMatchObject({ error: expect.anything() });
    expect(await shim.answer(1)).toMatchObject({ result: { content: [] } });
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0, stderr: "" });
    const { stdout } = await netmon(["events", "--calls", ...session, "--json"], { program });
    const calls = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(calls.map((call) => [call.tool_name, call.action]).sort()).toEqual([
      ["delete_all", "block"],
      ["read", "allow"],
    ]);
  });

  it("the LLM proxy takes a call out of an answer", async () => {
    const proxy = new Proxying([...session, "--config", config], { program });
    try {
      const answer = await ask((await proxy.started()).url, "Delete all");
      expect(answer.text).not.toContain("tool_use");
      expect((await proxy.event("mcp_tool_call_intercepted")).action).toBe("block");
      expect(await proxy.stop()).toMatchObject({ code: 0 });
    } finally {
      await proxy.kill();
    }
  });
});
