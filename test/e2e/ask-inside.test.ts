/** A process inside a watched session, root like netmon itself, that tries to see and answer waiting calls. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import { readStatus } from "../../src/kernel/target/procfs.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { SessionState } from "../../src/state/store.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { record } from "../unit/state/sample.ts";
import { Approvals } from "./asking.ts";
import { greet } from "./changing-server.ts";
import { ShimPlace, scripted } from "./shimming.ts";
import { COMMAND } from "./start-netmon.ts";

const place = new ShimPlace();
const scratch = new Scratch("ask-inside");
afterAll(async () => {
  await place.remove();
  await scratch.remove();
});

const SERVER = scripted(`
  const results = { initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
    "tools/list": { tools: [{ name: "wipe", inputSchema: { type: "object" } }] } };
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method } = JSON.parse(line);
    if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method] ?? { content: [] } });
  }).on("close", () => process.exit());`);

/** What `netmon approvals ARGS` ends with, started in the cgroup; its child processes' with `shell`. */
async function inside(cgroup: string, args: readonly string[]): Promise<{ code: number; stderr: string }> {
  const words = [...COMMAND, "--state-dir", place.state, "approvals", ...args];
  const script = `echo $$ > ${cgroup}/cgroup.procs && exec "$@"`;
  const child = spawn("/bin/sh", ["-c", script, "sh", ...words], { stdio: ["ignore", "pipe", "pipe"] });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number>((resolve) => child.once("close", (ended) => resolve(ended ?? -1)));
  return { code, stderr };
}

it("can neither list nor answer, in the session's cgroup or below it", { timeout: 60_000 }, async () => {
  const session = scratch.make("session");
  const below = scratch.make("session", "command");
  const beside = scratch.make("beside");
  const cgroup = { path: session, id: String(cgroupId(session)), display: "/x", created_by_netmon: false };
  const watched = SessionState.open(stateDirs(place.state), "watched");
  watched.write(record({ session_id: "watched", cgroup }));
  const config = join(place.directory, "netmon.yaml");
  const mcp = { mode: "enforce", ask: [{ tool: "wipe" }] };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, approvals: { hold_seconds: 0 } }));
  const shim = place.start(SERVER, ["--server-id", "files", "--session", "s", "--config", config]);
  try {
    await greet(shim);
    const call = (id: string): Promise<Record<string, unknown>> => {
      shim.asks(id, "tools/call", { name: "wipe", arguments: {} });
      return shim.answer(id);
    };
    expect(await call("1")).toMatchObject({ error: { data: { reason: "approval_required" } } });
    const approvals = new Approvals(place.state);
    const { id } = await approvals.one();
    for (const where of [session, below])
      for (const args of [["list"], ["allow", id], ["reject", id], ["show", id]])
        expect(await inside(where, args)).toMatchObject({
          code: 3,
          stderr: expect.stringMatching(/process \d+ belongs to the watched session watched/),
        });
    expect(await call("2")).toMatchObject({ error: { data: { reason: "approval_required" } } });
    expect(await inside(beside, ["allow", id])).toMatchObject({ code: 0 });
    expect(await call("3")).toMatchObject({ result: { content: [] } });
  } finally {
    watched.remove();
  }
});

it("asks for the user of the session's processes", { timeout: 60_000 }, async () => {
  const path = scratch.make("users");
  const id = "users";
  const script = `echo $$ > ${path}/cgroup.procs && exec setpriv --reuid=65534 --regid=65534 --clear-groups sleep 300`;
  const agent = spawn("/bin/sh", ["-c", script], { stdio: "ignore" });
  const cgroup = { path, id: String(cgroupId(path)), display: "/x", created_by_netmon: false };
  const watched = SessionState.open(stateDirs(place.state), id);
  watched.write(record({ session_id: id, cgroup }));
  const config = join(place.directory, "users.yaml");
  const mcp = { mode: "enforce", ask: [{ tool: "wipe" }] };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, approvals: { hold_seconds: 0 } }));
  const shim = place.start(SERVER, ["--server-id", "files", "--session", id, "--config", config]);
  try {
    await expect.poll(() => readStatus(agent.pid ?? 0)?.uid, { timeout: 30_000 }).toBe(65_534);
    await greet(shim);
    shim.asks("1", "tools/call", { name: "wipe", arguments: {} });
    await shim.answer("1");
    const tickets = await new Approvals(place.state).list();
    expect(tickets.find(({ sessionId }) => sessionId === id)).toMatchObject({
      ...{ user: "nobody (uid 65534)", target: expect.any(String) },
    });
  } finally {
    agent.kill("SIGKILL");
    watched.remove();
  }
});
