/**
 * Starts that fail: whichever step does, the process ends with an exit code and an error, and nothing listens. Each file
 * operation and each listening socket of a start is a step; a preload lets the chosen one succeed, and then throws.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { orElse } from "../../src/errors/or-else.ts";
import { type Started, startNetmon } from "./start-netmon.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-start-"));
afterAll(() => rmSync(directory, { recursive: true }));

const preload = join(directory, "fail.cjs");
writeFileSync(
  preload,
  `const fs = require("node:fs");
const net = require("node:net");
let left = Number(process.env.FAIL_AT);
const step = (what) => {
  if (--left === 0) throw Object.assign(new Error("injected after " + what), { code: "EIO" });
};
for (const name of ["openSync", "mkdirSync", "renameSync", "linkSync", "writeFileSync", "writeSync"]) {
  const real = fs[name];
  fs[name] = function (...args) {
    const result = real.apply(this, args);
    if (name === "writeSync" ? args[0] > 2 : String(args[0]).startsWith(${JSON.stringify(directory)}))
      step(name + " " + args[0]);
    return result;
  };
}
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...args) {
  const server = listen.apply(this, args);
  step("listen");
  return server;
};`,
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

/** Command lines that name a text. */
function processesWith(text: string): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids
    .map((pid) => orElse(() => readFileSync(`/proc/${pid}/cmdline`, "latin1"), ""))
    .filter((line) => line.includes(text));
}

/** How a start ends whose step `failing` fails: "ready" if it does without. */
async function outcome(args: readonly string[], port: number, failing: number): Promise<string> {
  const state = mkdtempSync(join(directory, "state-"));
  const started: Started = startNetmon(
    [...args, "--port", String(port), "--state-dir", state, "--ready-file", join(state, "ready")],
    { env: { NODE_OPTIONS: `--require ${preload}`, FAIL_AT: String(failing) } },
  );
  const ready = started.says(`http://127.0.0.1:${port}`).then(
    () => "ready",
    () => "not ready",
  );
  const first = await Promise.race([ready, started.ended.then(() => "ended")]);
  if (first === "ready") {
    started.child.kill("SIGKILL");
    await started.ended;
    return "ready";
  }
  const { code, signal, stderr } = await started.ended;
  expect(signal, stderr).toBeNull();
  expect(code, stderr).toBeGreaterThan(0);
  expect(stderr).toMatch(/netmon: error: |stops after an uncaught error/);
  expect(await accepts(port), stderr).toBe(false);
  return `${code} ${/injected after \S+/.exec(stderr)?.[0] ?? stderr}`;
}

describe.concurrent("whichever step of its start fails", () => {
  it.each([
    ["proxy", ["proxy", "--session", "t"]],
    ["gateway", ["gateway", "--session", "t", "--upstream", "http://127.0.0.1:1/mcp"]],
  ] as const)(
    "netmon %s ends, and nothing listens",
    async (_name, args) => {
      const port = await freePort();
      const seen: string[] = [];
      // a start without a failing step is the end of the list; some steps are ones that it does without
      for (let failing = 1, ready = 0; ready < 3 && failing < 60; failing++) {
        const how = await outcome(args, port, failing);
        seen.push(how);
        ready = how === "ready" ? ready + 1 : 0;
      }
      expect(seen.filter((how) => how.includes("injected after listen"))).not.toEqual([]);
      expect(seen.filter((how) => how.includes("injected after writeSync"))).not.toEqual([]);
      expect(seen.slice(-3)).toEqual(["ready", "ready", "ready"]);
    },
    180_000,
  );

  it("netmon run ends without its agent, and none of its processes stays", async () => {
    const config = join(directory, "run.yaml");
    const sandbox = { network: { resolvers: [], deny: ["192.0.2.1"] } };
    writeFileSync(config, JSON.stringify({ sandbox }));
    const seen: string[] = [];
    for (let failing = 1, started = 0; started < 2 && failing < 90; failing += failing < 16 ? 1 : 6) {
      const state = mkdtempSync(join(directory, "state-"));
      const session = `failed-start-${process.pid}-${failing}`;
      const own = ["--session", session, "--state-dir", state, "--config", config, "--mode", "enforce"];
      const { code, signal, stdout, stderr } = await startNetmon(
        ["run", ...own, "--", "sh", "-c", "echo here"],
        { env: { NODE_OPTIONS: `--require ${preload}`, FAIL_AT: String(failing) } },
      ).ended;
      expect(signal, stderr).toBeNull();
      expect(processesWith(state), stderr).toEqual([]);
      const ran = stdout.includes("here");
      expect(code === 0, stderr).toBe(ran);
      if (!ran) expect(stderr).toMatch(/netmon: error: |stops after an uncaught error/);
      started = ran ? started + 1 : 0;
      // a step that comes after the agent's start may be reported, too
      seen.push(ran ? "started" : (/injected after \w+|EIO/.exec(stderr)?.[0] ?? stderr));
    }
    expect(seen.filter((how) => how === "injected after listen").length).toBeGreaterThan(1);
    expect(seen.filter((how) => how === "EIO")).not.toEqual([]);
    expect(seen.slice(-2)).toEqual(["started", "started"]);
  }, 240_000);

  it.each([
    ["proxy", ["proxy", "--session", "t"]],
    ["gateway", ["gateway", "--session", "t", "--upstream", "https://h.example/mcp"]],
  ])("netmon %s names a variable that is no proxy, without its password", async (_name, args) => {
    const state = mkdtempSync(join(directory, "state-"));
    const { code, stderr } = await startNetmon([...args, "--state-dir", state], {
      env: { https_proxy: "http://ann:sesame@h.example:99999" },
    }).ended;
    expect(code, stderr).toBe(2);
    expect(stderr).toMatch(/^netmon: error: https_proxy: its port is none: .*\n$/);
    expect(stderr).not.toContain("sesame");
  });
});
