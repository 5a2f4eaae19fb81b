/**
 * netmon run with a command that is not a known agent, on the real kernel: its set-up, that it cannot bypass the proxy
 * and the gateway, and what happens to its exit code, its signals and what it leaves behind.
 */

import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SessionReport } from "../../src/analysis/report/report.ts";
import type { McpNetworkConnection, NetmonEvent } from "../../src/event/event.ts";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { builtFile } from "../../src/native/built-file.ts";
import { detachSession } from "../../src/state/detach.ts";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import { startWeatherServer, type WeatherServer } from "../agents/weather-server.ts";
import { MemoryLimit } from "../kernel/memory-limit.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { called } from "../unit/analysis/report/sample.ts";
import { storeOf } from "../unit/store/sample.ts";
import { killAbruptly } from "./event-process.ts";
import { eventually } from "./place.ts";
import { filesOfRun } from "./run-leftovers.ts";
import { COMMAND, type Ended, type Started, startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const INSIDE = fileURLToPath(new URL("./bypass-inside.mjs", import.meta.url));
const FETCH = fileURLToPath(new URL("./fetch-inside.mjs", import.meta.url));
const TIME = { timeout: 60_000 };
const NOBODY = "65534";

let directory: string;
let weather: WeatherServer;
let upstream: Upstream;
let running: Started[];
let serial = 0;

beforeAll(async () => {
  weather = await startWeatherServer();
  upstream = await Upstream.start(() => ({ text: "Hello" }));
});
afterAll(async () => {
  await upstream.close();
  await weather.close();
});
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-run-test-"));
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  }
  rmSync(directory, { recursive: true, force: true });
});

interface Session {
  id: string;
  started: Started;
}

function start(command: string[], options: string[] = [], env: NodeJS.ProcessEnv = {}): Session {
  const id = `run-${process.pid}-${++serial}`;
  const state = ["--state-dir", join(directory, "state")];
  const started = startNetmon(["run", "--session", id, ...state, ...options, "--", ...command], {
    cwd: directory,
    env: { HOME: directory, ...env },
  });
  running.push(started);
  return { id, started };
}

function run(
  command: string[],
  options: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended & { id: string }> {
  const { id, started } = start(command, options, env);
  return started.ended.then((ended) => ({ ...ended, id }));
}

function config(mcp: object = {}, network: object = {}, rest: object = {}): string {
  const file = join(directory, `netmon-${++serial}.yaml`);
  const servers = [{ id: "weather", type: "http", url: weather.url }];
  const { url } = upstream;
  const content = {
    sandbox: { mcp: { servers, ...mcp }, network: { resolvers: [], ...network } },
    proxy: { providers: { anthropic: url, openai: url, gemini: url, bedrock: url } },
    ...rest,
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function events(id: string): NetmonEvent[] {
  return storedEvents(join(directory, "state"), id);
}

function refused(id: string): McpNetworkConnection[] {
  return events(id).flatMap((e) => (e.type === "mcp_network_connection" && e.action === "block" ? [e] : []));
}

const inside = (): string[] => [process.execPath, INSIDE, upstream.url, weather.url];

describe("netmon run", () => {
  it.each([["--fail-closed"], []])(
    "closes the ways around proxy and gateway in enforce %s",
    TIME,
    async (...more) => {
      const options = ["--config", config(), "--mode", "enforce", ...more.filter(Boolean)] as string[];
      const { code, stdout, stderr, id } = await run(inside(), options, {
        NO_PROXY: "*",
        MY_MODEL: upstream.url,
      });
      expect(code, stderr).toBe(0);
      expect(JSON.parse(stdout)).toEqual({
        proxy: "200",
        gateway: "200",
        model: "EPERM",
        by_name: "EPERM",
        mapped: "EPERM",
        any_address: "EPERM",
        server: "EPERM",
        server_mapped: "EPERM",
        child_without_environment: "EPERM",
        child_to_server: "EPERM",
      });
      expect(stderr).toMatch(/kernel {3}enforcing, verified by canary/);
      const reasons = refused(id).map(({ reason, rule, server_id }) => `${reason} ${rule} ${server_id}`);
      expect(new Set(reasons)).toEqual(
        new Set(["proxy_bypass proxy.bypass null", "gateway_bypass gateway.bypass weather"]),
      );
    },
  );

  it("observes with no configuration at all, and says what enforce would refuse", TIME, async () => {
    const { code, stdout, id, stderr } = await run(
      ["sh", "-c", "echo $NETMON_SESSION; echo $ANTHROPIC_BASE_URL; exit 7"],
      ["--report", join(directory, "report.json")],
    );
    expect(code, stderr).toBe(7);
    expect(stdout).toMatch(new RegExp(`^${id}\nhttp://127\\.0\\.0\\.1:\\d+\n$`));
    expect(stderr).toContain("observing, nothing is refused");
    expect(stderr).toMatch(/^not seen +no model request/m);
    const report = JSON.parse(readFileSync(join(directory, "report.json"), "utf8")) as SessionReport;
    expect(report).toMatchObject({ session_id: id, layers: { kernel: { runs: 1 }, proxy: { runs: 1 } } });
    expect(existsSync(sessionCgroupPath(id))).toBe(false);
  });

  it(
    "takes base URLs that are set already as upstreams, and reports requests that failed",
    TIME,
    async () => {
      const ask = (url: string): string => `'${process.execPath}' '${FETCH}' ${url} '{}'; echo`;
      const gateway = `${upstream.url}/company`;
      const before = upstream.requests.length;
      const { stdout, stderr } = await run(
        [
          "sh",
          "-c",
          `${ask("$ANTHROPIC_BASE_URL/v1/messages")}; ${ask("$OPENAI_BASE_URL/chat/completions")}`,
        ],
        ["--report", join(directory, "report.json")],
        { ANTHROPIC_BASE_URL: gateway, OPENAI_BASE_URL: "http://127.0.0.1:1/v1" },
      );
      expect(stdout).toMatch(/^200 .*Hello.*\n502 .*ECONNREFUSED.*\n$/s);
      expect(upstream.requests.slice(before).map(({ path }) => path)).toEqual(["/company/v1/messages"]);
      expect(stderr).toContain(`anthropic ${gateway} (ANTHROPIC_BASE_URL)`);
      expect(stderr).toMatch(
        /seen +2 model requests, 1 failed, 0 tool calls, 0 calls at servers, \d+ connections?\n/,
      );
      const report = JSON.parse(readFileSync(join(directory, "report.json"), "utf8")) as SessionReport;
      expect(report.model_requests).toMatchObject({
        total: 2,
        failed: 1,
        failures: [{ provider: "openai", status: null, error: "ECONNREFUSED", count: 1 }],
      });
    },
  );

  it("reports an explicit allowance as a hole, and honours it", TIME, async () => {
    const { port } = new URL(upstream.url);
    const file = config({}, { allow: [`127.0.0.1:${port}`] });
    const script = `node=${process.execPath}; $node ${FETCH} ${upstream.url}/v1/messages '{}'; echo; $node ${FETCH} ${weather.url}`;
    const { stdout, stderr } = await run(["sh", "-c", script], ["--config", file, "--mode", "enforce"]);
    expect(stderr).toContain(
      `HOLE     sandbox.network.allow[0] lets the agent reach 127.0.0.1:${port} around netmon`,
    );
    expect(stdout).toMatch(/^\d{3} .*\nEPERM$/s);
  });

  it(
    "runs the command as another user, who can neither read the configuration nor choose another",
    TIME,
    async () => {
      const file = config({ native_tools: [] });
      const { code, stdout, stderr } = await run(
        [
          "sh",
          "-c",
          `id -u; cat ${file} 2>&1; echo $NETMON_CONFIG; test -w $(dirname $NETMON_SHIMS) || echo fixed`,
        ],
        ["--user", NOBODY, "--config", file, "--quiet"],
      );
      expect(code, stderr).toBe(0);
      expect(stdout).toMatch(/^65534\n.*Permission denied\n\nfixed\n$/);
      expect(stderr).toBe("");
    },
  );

  it("passes signals on, and ends what the command leaves behind", TIME, async () => {
    const { id, started } = start(["sh", "-c", "sleep 1000 & echo $!; trap 'exit 9' TERM; echo ready; wait"]);
    await started.says("ready");
    const pids = readFileSync(join(sessionCgroupPath(id), "cgroup.procs"), "utf8")
      .trim()
      .split("\n");
    expect(pids.length).toBeGreaterThanOrEqual(2);
    started.child.kill("SIGTERM");
    const { code } = await started.ended;
    expect(code).toBe(9);
    await eventually("all ended", () => pids.every((pid) => !existsSync(`/proc/${pid}`)), 20_000);
    expect(existsSync(sessionCgroupPath(id))).toBe(false);
  });

  it("tells metrics and readiness of the kernel layer, too", TIME, async () => {
    const options = ["--config", config({}, {}, { audit: { prometheus: { listen: "127.0.0.1:0" } } })];
    const more = ["--mode", "enforce", "--log-level", "debug"];
    const { started } = start(["sh", "-c", "echo up; exec sleep 60"], [...options, ...more]);
    let said = "";
    started.child.stderr?.on("data", (chunk: string) => {
      said += chunk;
    });
    await started.says("up");
    const url = await eventually("the address", () => /http:\S+(?=\/metrics)/.exec(said)?.[0]);
    const ready = await fetch(`${url}/readyz`);
    const { sessions } = (await ready.json()) as { sessions: { parts: object[] }[] };
    expect(ready.status).toBe(200);
    const parts = ["kernel", "proxy", "gateway"].map((part) => ({ part, problem: null }));
    expect(sessions[0]?.parts).toEqual(parts);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^netmon_enforcement_verified\{[^}]*\} 1$/m);
    expect(metrics).toMatch(/^netmon_kernel_events_dropped_total\{[^}]*\} 0$/m);
  });

  it("writes its report over no file that a link leads to", TIME, async () => {
    chmodSync(directory, 0o755);
    const project = mkdtempSync(join(directory, "project-"));
    const secret = join(directory, "secret");
    writeFileSync(secret, "root's", { mode: 0o600 });
    chownSync(project, Number(NOBODY), Number(NOBODY));
    const report = join(project, "report.json");
    const plant = `setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups ln -sf ${secret} ${report}`;
    const options = ["--no-kernel", "--quiet", "--report", report];
    const late = await run(["sh", "-c", plant], options);
    expect(late.stderr).toContain("report.json is a symbolic link");
    expect(readFileSync(secret, "utf8")).toBe("root's");
    const early = await run(["true"], options);
    expect(early).toMatchObject({ code: 2 });
    expect(readFileSync(secret, "utf8")).toBe("root's");
    rmSync(report);
    const env = { SUDO_UID: NOBODY, SUDO_GID: NOBODY, SUDO_USER: "nobody" };
    expect(await run(["true"], options, env)).toMatchObject({ code: 0 });
    expect(statSync(report).uid).toBe(Number(NOBODY));
  });

  it(
    "says of a report that cannot be written before the run, or after it, and keeps the exit code",
    TIME,
    async () => {
      const missing = join(directory, "none", "report.json");
      const early = await run(["touch", join(directory, "ran")], ["--no-kernel", "--report", missing]);
      expect(early.code).toBe(2);
      expect(early.stderr).toContain(`netmon: error: --report ${missing} cannot be written: ENOENT`);
      expect(existsSync(join(directory, "ran"))).toBe(false);

      for (const [own, code] of [
        [0, 8],
        [3, 3],
      ]) {
        const place = mkdtempSync(join(directory, "reports-"));
        const options = ["--no-kernel", "--quiet", "--report", join(place, "report.json")];
        const late = await run(["sh", "-c", `rm -r "${place}"; exit ${own}`], options);
        expect(late.code, late.stderr).toBe(code);
        expect(late.stderr).toContain(`--report ${join(place, "report.json")} was not written: ENOENT`);
      }
    },
  );

  it(
    "ends with the command's code and its report after thousands of refused calls with long names",
    TIME,
    async () => {
      const now = new Date().toISOString();
      const id = `run-${process.pid}-${serial + 1}`;
      const refusals = Array.from({ length: 3000 }, (_, n) =>
        called(n, {
          ...{ timestamp: now, session_id: id, tool_name: `t${n}${"n".repeat(5000)}`, tool_hash: "" },
          ...{ action: "block", reason: "tool_not_allowed", outcome: "refused", latency_ms: null },
        }),
      );
      storeOf(refusals, storePath(stateDirs(join(directory, "state"))));
      const report = join(directory, "report.json");
      const options = ["--no-kernel", "--mode", "enforce", "--report", report];
      const ended = await run(["sh", "-c", "exit 7"], options);
      expect(ended).toMatchObject({ id, code: 7 });
      expect(ended.stderr).not.toContain("stood still");
      expect(ended.stderr).toContain("3000 blocked");
      expect(ended.stderr.length).toBeLessThan(2 << 20);
      const { inspection } = JSON.parse(readFileSync(report, "utf8")) as SessionReport;
      expect(inspection.calls.blocked).toBe(3000);
      const lengths = inspection.calls.by_tool.map(({ tool_name }) => tool_name.length);
      expect(Math.max(...lengths)).toBeLessThan(300);
    },
  );

  it("refuses to enforce without the kernel layer unless told so", TIME, async () => {
    const own = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    const state = mkdtempSync(join(tmpdir(), "netmon-run-user-"));
    const as = (args: string[]): Promise<Ended> => {
      const env = { HOME: state, XDG_STATE_HOME: join(state, "s"), XDG_RUNTIME_DIR: join(state, "r") };
      const started = startNetmon(["run", ...args], { prefix: own, cwd: "/", env });
      running.push(started);
      return started.ended;
    };
    try {
      const { chownSync } = await import("node:fs");
      chownSync(state, 65534, 65534);
      const refusedStart = await as(["--mode", "enforce", "--", "true"]);
      expect(refusedStart.code).toBe(3);
      expect(refusedStart.stderr).toContain("--no-kernel enforces in the other layers only");
      const observed = await as(["--", "sh", "-c", "exit 4"]);
      expect(observed.code, observed.stderr).toBe(4);
      expect(observed.stderr).toContain(
        "kernel   OFF, connections are neither seen nor refused: it needs root",
      );
      const enforced = await as(["--mode", "enforce", "--no-kernel", "--", "sh", "-c", "exit 5"]);
      expect(enforced.code, enforced.stderr).toBe(5);
      expect(enforced.stderr).toContain("ENFORCING");
    } finally {
      rmSync(state, { recursive: true, force: true });
    }
  });

  it("hides the secrets of webhooks that answer for a person, from root too", TIME, async () => {
    const secret_file = join(directory, "secret");
    writeFileSync(secret_file, `whsec_${Buffer.alloc(32, 7).toString("base64")}\n`, { mode: 0o600 });
    const webhooks = [{ url: "https://approvals.example.com/", secret_file }];
    const options = ["--config", config({}, {}, { approvals: { webhooks } }), "--mode", "enforce"];
    const { stdout, stderr } = await run(
      ["sh", "-c", `id -u; cat ${secret_file}; umount ${secret_file}`],
      options,
    );
    expect(stdout, stderr).toBe("0\n");
    expect(stderr).toMatch(/umount: .*secret: /);
    expect(readFileSync(secret_file, "utf8")).toMatch(/^whsec_/);
  });

  it("takes from the agent's user only what a shim asks", TIME, async () => {
    const shim = builtFile("netmon-shim", "dist/native/netmon-shim");
    const code = `
      const net = require("node:net");
      const { spawnSync } = require("node:child_process");
      const one = (bytes) => new Promise((done) => {
        const socket = net.connect(process.env.NETMON_SHIMS, () => socket.write(bytes));
        socket.resume();
        socket.on("close", done).on("error", () => {});
      });
      console.log("runs: " + require("node:fs").readdirSync("/run/netmon-run").length);
      // no hello, one without descriptors, one without an end
      const head = (size) => Buffer.from([0x48, size & 255, (size >> 8) & 255, 0, size >> 24]);
      const hello = Buffer.from("/\\0" + "1\\0" + "shim\\0");
      (async () => {
        for (const bytes of ["{}{}{}\\n", Buffer.concat([head(hello.length), hello]), head(0x7f000000)]) await one(bytes);
        // what a shim does not stand for, and what no run starts
        for (const args of [["shim", "--server-id", "weather", "--", "true"], ["tools", "serve"]]) {
          const { status, stderr } = spawnSync(${JSON.stringify(shim)}, [process.env.NETMON_SHIMS, ...args]);
          console.log(status + " " + stderr);
        }
      })();`;
    // another run's directory, which the session does not see
    mkdirSync("/run/netmon-run", { recursive: true, mode: 0o711 });
    const other = mkdtempSync("/run/netmon-run/netmon-run-");
    const command = [process.execPath, "-e", code];
    const {
      code: exit,
      stdout,
      stderr,
      id,
    } = await run(command, ["--config", config()]).finally(() => {
      rmSync(other, { recursive: true });
      if (readdirSync("/run/netmon-run").length === 0) rmdirSync("/run/netmon-run");
    });
    expect(exit, stderr).toBe(0);
    expect(stdout).toContain("runs: 1\n");
    expect(stdout).toContain("2 netmon: error: weather is behind the gateway of this run");
    expect(stdout).toContain("2 netmon: error: a run starts no shim with such arguments");
    expect(stderr).toContain("a process of the agent's user sent a message that no shim sends (times: 5)");
    const started = events(id).filter((e) => e.type === "netmon_inspection_started");
    expect(started.map(({ transport }) => transport)).toEqual(["gateway"]);
  });

  it(
    "tells shells' exit codes for what cannot be started, and names what is wrong in a file",
    TIME,
    async () => {
      expect((await run(["/no/such/program"])).code).toBe(127);
      const unknown = await run(["no-such-program"]);
      expect(unknown.code).toBe(127);
      // before anything is built, and so with nothing to report
      expect(unknown.stderr).toBe("netmon: error: no-such-program: no such program on PATH\n");
      const file = join(directory, "broken.yaml");
      writeFileSync(file, "sandbox: {mcp: {mod: enforce}}\n");
      const broken = await run(["true"], ["--config", file]);
      expect(broken.code).toBe(2);
      expect(broken.stderr).toContain("mod");
    },
  );
});

// as a clean-up of the machine or an upgrade does, and a CI job whose log nobody takes any more
it("ends although its state was removed meanwhile and nobody reads what it says", TIME, async () => {
  const { started } = start(["rm", "-r", join(directory, "state", "run")], ["--config", config()]);
  await started.says("");
  for (const stream of [started.child.stdout, started.child.stderr]) stream?.destroy();
  const { code, signal } = await started.ended;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});

it("says where it cannot run: in a run of root", TIME, async () => {
  const inner = ["run", "--session", "inner", "--state-dir", join(directory, "inner"), "--", "true"];
  const { code, stderr } = await run([...COMMAND, ...inner]);
  expect(code, stderr).toBe(8);
  expect(stderr).toContain("is read-only, as inside a session of netmon run: start this one outside");
  expect(stderr).not.toContain("at makeRootRunDir");
});

it("listens for nobody once it is over", TIME, async () => {
  const { stdout } = await run(["sh", "-c", "echo $ANTHROPIC_BASE_URL"]);
  const port = Number(new URL(stdout.trim()).port);
  const outcome = await new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    socket.once("connect", () => resolve("connected")).once("error", () => resolve("refused"));
  });
  expect(outcome).toBe("refused");
});

/** Tries to connect for as long as it lives; says so when it has been refused often enough. */
const HAMMER = `
import socket, sys
refused = 0
while True:
    try: socket.create_connection(("127.0.0.1", int(sys.argv[1]))).close()
    except PermissionError:
        refused += 1
        if refused == 1000: print("hammering", flush=True)
`;

/** The ways in which a run's netmon ends without a word; `file` is its configuration. */
const DEATHS: Record<string, (pid: number, file: string) => void> = {
  SIGKILL: (pid) => process.kill(pid, "SIGKILL"),
  SIGABRT: (pid) => process.kill(pid, "SIGABRT"),
  "the limit on its cgroup's memory": (pid, file) => {
    memory = new MemoryLimit(24 << 20);
    memory.take(pid);
    const allow = Array.from({ length: 60_000 }, (_, n) => `tcp://10.${n >> 8}.${n & 255}.1:1`);
    writeFileSync(file, JSON.stringify({ sandbox: { network: { resolvers: [], allow } } }));
  },
};
let memory: MemoryLimit | null = null;

it.each(Object.entries(DEATHS))(
  "ended by %s in enforce, it lets nothing through, leaves nothing running, and the session can be started again",
  TIME,
  async (what, die) => {
    let arrived = 0;
    const outside = createServer((socket) => {
      arrived++;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(outside, "listening");
    const { port } = outside.address() as AddressInfo;
    const script = `echo $PATH; sleep 300 & setsid sh -c 'trap "" TERM HUP; echo up; sleep 300' & echo up
      exec /usr/bin/python3 -c "$0" ${port}`;
    const file = config();
    const options = ["--config", file, "--mode", "enforce", "--fail-closed", "--user", NOBODY];
    const { id, started } = start(["sh", "-c", script, HAMMER], options);
    let text = "";
    started.child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk;
    });
    const [path = ""] = await eventually(
      "the command",
      () => text.split("\n").length === 5 && text.trim().split("\n"),
      30_000,
    );
    // the command knows its processes by numbers of its own pid namespace
    const pids = readFileSync(join(sessionCgroupPath(id), "cgroup.procs"), "utf8")
      .trim()
      .split("\n");
    expect(pids.length).toBeGreaterThan(3);
    const { child } = started;
    const record = readSession(stateDirs(join(directory, "state")), id);
    expect(record?.pin_dir && existsSync(record.pin_dir)).toBe(true);
    const left = filesOfRun(path);
    // what is pruned below is what was written by then
    if (what === "SIGABRT") await expect.poll(() => events(id).length).toBeGreaterThan(0);
    die(child.pid ?? 0, file);
    await eventually("netmon's end", () => child.exitCode !== null || child.signalCode !== null, 30_000);
    if (memory !== null) {
      expect(memory.kills).toBe(1);
      memory.remove();
      memory = null;
    }
    for (const pid of pids) await eventually(`the end of ${pid}`, () => !existsSync(`/proc/${pid}`), 20_000);
    await eventually(
      "an empty cgroup",
      () => readFileSync(join(sessionCgroupPath(id), "cgroup.procs"), "utf8") === "",
    );
    await eventually("no pins", () => !existsSync(record?.pin_dir ?? ""));
    outside.close();
    expect(arrived).toBe(0);
    const state = ["--state-dir", join(directory, "state")];
    const done = async (...words: string[]): Promise<void> => {
      const netmon = startNetmon([...state, ...words], { cwd: directory });
      running.push(netmon);
      const { code, stderr } = await netmon.ended;
      expect(code, stderr).toBe(0);
      expect(existsSync(sessionCgroupPath(id))).toBe(false);
    };
    if (what === "SIGABRT") await done("audit", "prune", id);
    await done("run", "--session", id, ...options, "--", "true");
    expect(left.filter((one) => existsSync(one))).toEqual([]);
  },
);

it(
  "keeps another netmon off its cgroup, whatever that one's state directory, and runs on",
  TIME,
  async () => {
    const go = join(directory, "go");
    const script = `mkfifo ${go}; echo up; read -r line < ${go}; echo $line`;
    const { id, started } = start(["sh", "-c", script], ["--config", config(), "--mode", "enforce"]);
    await started.says("up");
    const procs = join(sessionCgroupPath(id), "cgroup.procs");
    const before = readFileSync(procs, "utf8");
    const other = ["--session", id, "--state-dir", join(directory, "other-state")];
    const again = ["--config", config(), "--mode", "enforce"];
    for (const words of [
      ["run", ...other, ...again, "--", "true"],
      ["watch", ...other, ...again],
    ]) {
      const second = startNetmon(words, { cwd: directory, env: { HOME: directory } });
      running.push(second);
      const { code, stdout, stderr } = await second.ended;
      expect([code, stdout]).toEqual([6, ""]);
      expect(stderr).toContain(
        `its cgroup ${sessionCgroupPath(id)} is held by another netmon (pid ${started.child.pid})`,
      );
      expect(readFileSync(procs, "utf8")).toBe(before);
      expect(readSession(stateDirs(join(directory, "other-state")), id)).toBeNull();
    }
    writeFileSync(go, "still here\n");
    const { code, stdout, stderr } = await started.ended;
    expect(code, stderr).toBe(0);
    expect(stdout).toContain("still here");
    expect(existsSync(sessionCgroupPath(id))).toBe(false);
  },
);

it(
  "takes no cgroup in which another state directory's agent was left, with or without its pins",
  TIME,
  async () => {
    const id = `left-${process.pid}`;
    const cgroup = sessionCgroupPath(id);
    const common = ["--session", id, "--config", config()];
    const first = ["--state-dir", join(directory, "first")];
    const other = ["--state-dir", join(directory, "other")];
    const begin = (words: string[]): Started => {
      const started = startNetmon(words, { cwd: directory, env: { HOME: directory } });
      running.push(started);
      return started;
    };
    for (const mode of ["enforce", "observe"]) {
      const watch = begin(["watch", ...common, ...first, "--mode", mode]);
      const agent = begin([
        "exec",
        ...common,
        ...first,
        "--wait",
        "30",
        "--",
        "sh",
        "-c",
        "echo up; exec sleep 1000",
      ]);
      await agent.says("up");
      await killAbruptly(watch.child);
      await watch.ended;
      for (const words of [
        ["run", ...common, ...other, "--mode", mode, "--", "true"],
        ["watch", ...common, ...other, "--mode", mode],
      ]) {
        const { code, stdout, stderr } = await begin(words).ended;
        expect([code, stdout], stderr).toEqual([6, ""]);
        expect(stderr).toContain(`processes run in the cgroup ${cgroup} of another session ${id}`);
      }
      expect(agent.child.exitCode ?? agent.child.signalCode).toBeNull();
      detachSession(stateDirs(join(directory, "other")), id, { force: true });
      const next = begin(["watch", "--format", "json", ...common, ...first, "--mode", mode]);
      await next.says("netmon_started");
      agent.child.kill("SIGTERM");
      await agent.ended;
      next.child.kill("SIGTERM");
      expect((await next.ended).code).toBe(0);
      expect(existsSync(cgroup)).toBe(false);
    }
  },
);
