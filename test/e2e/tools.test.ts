// group: programs
/** netmon tools serve with the official SDK's client: what the tools do, what they must not do, and what is reported. */

import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { findCgroup2Mounts } from "../../src/kernel/target/mountinfo.ts";
import { random } from "../llm/wire/random.ts";
import { userOf } from "../setup/test-run.ts";
import { Approvals } from "./asking.ts";
import { processesWith } from "./processes.ts";
import { COMMAND, startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 120_000 };
const SIX = ["Bash", "Edit", "Glob", "Grep", "Read", "Write"];

let directory: string;
let project: string;
let home: string;
let temporary: string;
let client: Client | null;
let transport: StdioClientTransport;

beforeEach(() => {
  client = null;
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-tools-test-")));
  [project, home, temporary] = ["project", "home", "tmp"].map((name) => {
    mkdirSync(join(directory, name));
    return join(directory, name);
  }) as [string, string, string];
});
afterEach(async () => {
  await client?.close();
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(directory, { recursive: true, force: true });
});

async function serve(config: object = {}, within: readonly string[] = [], env: object = {}): Promise<void> {
  const file = join(directory, "netmon.yaml");
  writeFileSync(file, JSON.stringify(config));
  const [command = "", ...args] = [...within, ...COMMAND];
  transport = new StdioClientTransport({
    command,
    args: [
      ...args,
      "tools",
      "serve",
      "--config",
      file,
      "--session",
      "tools",
      "--state-dir",
      `${directory}/state`,
    ],
    cwd: project,
    env: {
      ...getDefaultEnvironment(),
      ...{ HOME: home, TMPDIR: temporary, MODEL_API_KEY: "not-for-commands", ...env },
    },
    stderr: "inherit",
  });
  client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
}

async function call(name: string, args: Record<string, unknown>): Promise<{ text: string; failed: boolean }> {
  const { content, isError } = await (client as Client).callTool(
    { name, arguments: args },
    { timeout: 60_000 },
  );
  const text = (content as { text?: string }[]).map((part) => part.text ?? "").join("");
  return { text, failed: isError === true };
}

function events(): NetmonEvent[] {
  return storedEvents(`${directory}/state`, "tools");
}

it("offers the six tools, which work as agents know them", TIME, async () => {
  await serve();
  const { tools } = await (client as Client).listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(SIX);
  expect((await call("Write", { file_path: "a/notes.txt", content: "one\ntwo\n" })).failed).toBe(false);
  expect((await call("Read", { file_path: "a/notes.txt" })).text).toMatch(/^1\tone\n2\ttwo\n/);
  const edit = { file_path: "a/notes.txt", old_string: "two", new_string: "three" };
  expect((await call("Edit", edit)).failed).toBe(false);
  expect(readFileSync(join(project, "a/notes.txt"), "utf8")).toBe("one\nthree\n");
  expect((await call("Glob", { pattern: "**/*.txt" })).text).toContain("a/notes.txt");
  expect((await call("Grep", { pattern: "^thr", output_mode: "content" })).text).toContain(
    "a/notes.txt:2:three",
  );
  expect((await call("Bash", { command: "cat a/notes.txt; exit 3" })).text).toBe("Exit code 3\none\nthree\n");
});

it("keeps commands and files inside of what the configuration gives them", TIME, async () => {
  mkdirSync(join(home, ".ssh"));
  writeFileSync(join(home, ".ssh/id"), "a secret");
  writeFileSync(join(directory, "outside"), "as it was");
  await serve();
  const outside = join(directory, "outside");
  expect(await call("Write", { file_path: "../outside", content: "changed" })).toMatchObject({
    failed: true,
  });
  expect(await call("Bash", { command: `echo changed > ${outside}` })).toMatchObject({ failed: true });
  expect(readFileSync(outside, "utf8")).toBe("as it was");
  expect(await call("Read", { file_path: "~/.ssh/id" })).toMatchObject({ failed: true });
  expect((await call("Bash", { command: "cat ~/.ssh/id" })).text).not.toContain("a secret");
  expect((await call("Bash", { command: "env" })).text).not.toContain("not-for-commands");
  expect((await call("Bash", { command: 'file=$(mktemp) && echo "made $file"' })).text).toMatch(/^made /);
});

it("keeps commands from services that start processes elsewhere", TIME, async () => {
  const socket = join(directory, "docker.sock");
  const engine = createServer().listen(socket);
  try {
    await once(engine, "listening");
    await serve({}, ["env", `DOCKER_HOST=unix://${socket}`]);
    const connect = `import socket; socket.socket(socket.AF_UNIX).connect("${socket}")`;
    const refused = { failed: true, text: expect.stringContaining("ConnectionRefusedError") };
    expect(await call("Bash", { command: `python3 -c '${connect}'` })).toMatchObject(refused);
  } finally {
    engine.close();
  }
});

it("changes none of its own files, and so no rule that binds it", TIME, async () => {
  const denied = {
    sandbox: { mcp: { mode: "enforce", denied_tools: [{ server: "netmon", tool: "Glob" }] } },
  };
  const tree = directory;
  await serve({ ...denied, mcp_proxy: { sandbox: { writable: [tree] } } });
  const file = join(directory, "netmon.yaml");
  const before = readFileSync(file, "utf8");
  await call("Read", { file_path: file });
  expect((await call("Write", { file_path: file, content: "{}" })).text).toMatch(/netmon.yaml is read-only/);
  for (const command of [`echo > ${file}`, `rm ${file}`, `touch x && mv x ${file}`, `rm -r ${tree}/state/*`])
    expect(await call("Bash", { command })).toMatchObject({ failed: true });
  await call("Write", { file_path: join(directory, "beside"), content: "{}" });
  expect(readFileSync(file, "utf8")).toBe(before);
  await expect(call("Glob", { pattern: "*" })).rejects.toThrow(/denied/);
});

it("writes no settings that start programs", TIME, async () => {
  mkdirSync(join(project, ".git/hooks"), { recursive: true });
  await serve();
  for (const path of [
    ".claude/settings.json",
    ".mcp.json",
    ".git/hooks/post-commit",
    "~/.codex/config.toml",
  ]) {
    const { text, failed } = await call("Write", { file_path: path, content: "{}" });
    expect([path, failed]).toEqual([path, true]);
    expect(text).toContain("holds settings that start programs");
  }
  const hook = await call("Bash", { command: "echo true > .git/hooks/post-commit" });
  expect(hook.failed).toBe(true);
  expect(readdirSync(join(project, ".git/hooks"))).toEqual([]);
});

it(
  "serves HTTP on loopback to those who have the token, through a gateway that judges each call",
  TIME,
  async () => {
    const [config, token, ready] = ["netmon.yaml", "token", "ready"].map((name) => join(directory, name)) as [
      ...[string, string, string],
    ];
    writeFileSync(
      config,
      JSON.stringify({
        sandbox: { mcp: { mode: "enforce", denied_tools: [{ server: "netmon", tool: "Bash" }] } },
        gateway: { bind: "0.0.0.0" },
      }),
    );
    const state = ["--session", "tools", "--state-dir", `${directory}/state`];
    const options = ["--http", "--token-file", token, "--ready-file", ready, "--config", config, ...state];
    const env = { HOME: home, TMPDIR: temporary };
    const started = startNetmon(["tools", "serve", ...options], { cwd: project, env });
    const { endpoints } = await expect
      .poll(() => JSON.parse(readFileSync(ready, "utf8")), { timeout: 60_000 })
      .toMatchObject({ endpoints: [{ server_id: "netmon" }] })
      .then(() => JSON.parse(readFileSync(ready, "utf8")));
    const [{ url, upstream }] = endpoints as [{ url: string; upstream: string }];
    expect(new URL(url).hostname).toBe("127.0.0.1");
    expect(statSync(token).mode & 0o777).toBe(0o600);
    const authorization = `Bearer ${readFileSync(token, "utf8").trim()}`;
    const status = async (at: string, headers: Record<string, string>): Promise<number> => {
      const all = {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      };
      const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
      return (await fetch(at, { method: "POST", headers: all, body })).status;
    };
    expect(await status(url, {})).toBe(401);
    expect(await status(url, { authorization: `${authorization}x` })).toBe(401);
    expect(await status(url, { authorization, origin: "https://evil.example" })).toBe(403);
    // past the gateway
    expect(await status(`${upstream}/mcp`, { authorization })).toBe(403);
    client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization } } }),
    );
    const { tools } = await (client as Client).listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(SIX.filter((name) => name !== "Bash"));
    await call("Write", { file_path: "notes", content: "by HTTP" });
    expect((await call("Read", { file_path: "notes" })).text).toBe("1\tby HTTP\n");
    await expect(call("Bash", { command: "true" })).rejects.toThrow(/denied/);
    started.child.kill("SIGTERM");
    expect(await started.ended).toMatchObject({ code: 0 });
    const did = events().flatMap((e) =>
      e.type === "mcp_tool_called" ? [[e.tool_name, e.action, e.own_tool?.path]] : [],
    );
    expect(did).toEqual([
      ["Write", "allow", join(project, "notes")],
      ["Read", "allow", join(project, "notes")],
      ["Bash", "block", undefined],
    ]);
    await expect(fetch(`${upstream}/mcp`)).rejects.toThrow();
  },
);

it.each([
  [["--http"], /--http needs --token-file/],
  [["--token-file", "x"], /options of --http/],
  [["--http", "--token-file", "short"], /short holds no token/],
])("serves nothing with %j, and says why", async (options, why) => {
  writeFileSync(join(project, "short"), "secret\n");
  const { code, stderr } = await startNetmon(["tools", "serve", ...options], {
    ...{ cwd: project, env: { HOME: home, TMPDIR: temporary } },
  }).ended;
  expect([code, stderr]).toEqual([2, expect.stringMatching(why)]);
});

it("is judged and recorded like every server, and hides what policy denies", TIME, async () => {
  await serve({
    sandbox: { mcp: { mode: "enforce", denied_tools: [{ server: "netmon", tool: "Bash" }] } },
    mcp_proxy: { sandbox: { commands: "off" } },
  });
  const { tools } = await (client as Client).listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(SIX.filter((name) => name !== "Bash"));
  await expect(call("Bash", { command: "true" })).rejects.toThrow(/denied/);
  await call("Read", { file_path: "missing" });
  await client?.close();
  const called = events().flatMap((e) =>
    e.type === "mcp_tool_called" ? [`${e.server_id} ${e.tool_name} ${e.action} ${e.outcome}`] : [],
  );
  expect(called).toEqual(["netmon Bash block refused", "netmon Read allow tool_error"]);
});

it("refuses by rules on what a call would do, with the rule in event and report", TIME, async () => {
  writeFileSync(join(project, "package.lock"), "{}");
  symlinkSync("package.lock", join(project, "innocent"));
  await serve({
    sandbox: {
      mcp: {
        mode: "enforce",
        denied_arguments: [{ server: "netmon", tool: "Bash", path: "$.command", pattern: "forbidden" }],
        rate_limits: { enabled: true, per_server: { netmon: { calls_per_minute: 1, burst: 4 } } },
      },
    },
    mcp_proxy: {
      denied_commands: ["curl"],
      sandbox: { commands: "off", read_only: ["**/*.lock"], readable: ["."] },
    },
  });
  expect((await call("Write", { file_path: "innocent", content: "x" })).text).toMatch(
    /^netmon: .*package.lock may not be written: .*\*\*\/\*.lock is read-only/,
  );
  expect((await call("Bash", { command: "sh -c 'curl x'" })).text).toMatch(/curl is denied/);
  expect((await call("Read", { file_path: "/etc/passwd" })).text).toMatch(/may not be read/);
  await expect(call("Bash", { command: "echo forbidden" })).rejects.toThrow(/argument/);
  expect((await call("Bash", { command: "echo 4" })).text).toBe("4\n");
  await expect(call("Bash", { command: "echo 5" })).rejects.toThrow(/rate limit/);
  await client?.close();
  const refused = events().flatMap((e) =>
    e.type === "mcp_tool_called" && e.action === "block" ? [`${e.tool_name} ${e.reason} ${e.rule}`] : [],
  );
  expect(refused).toEqual([
    "Write sandbox mcp_proxy.sandbox.read_only",
    "Bash sandbox mcp_proxy.denied_commands",
    "Read sandbox mcp_proxy.sandbox.readable",
    "Bash argument_denied sandbox.mcp.denied_arguments[0]",
    "Bash rate_limited sandbox.mcp.rate_limits.per_server.netmon",
  ]);
  const report = await startNetmon(["report", "tools", "--state-dir", `${directory}/state`]).ended;
  expect(report.stdout).toMatch(/Write .*\n.*mcp_proxy\.sandbox\.read_only/);
});

it("asks a person about a command, and runs it once the answer is yes", TIME, async () => {
  await serve({
    sandbox: {
      mcp: {
        mode: "enforce",
        ask: [{ server: "netmon", tool: "Bash", path: "$.command", pattern: "^touch" }],
      },
    },
    mcp_proxy: { sandbox: { commands: "off" } },
    approvals: { hold_seconds: 100 },
  });
  const approvals = new Approvals(`${directory}/state`);
  expect((await call("Bash", { command: "echo free" })).text).toBe("free\n");
  for (const [answer, made] of [
    ["reject", false],
    ["allow", true],
  ] as const) {
    const waiting = call("Bash", { command: `touch ${answer}` }).catch((error: Error) => error.message);
    const { id, arguments: shown } = await approvals.one();
    expect(JSON.parse(shown)).toEqual({ command: `touch ${answer}` });
    expect(existsSync(join(project, answer))).toBe(false);
    await approvals.run(answer, id);
    expect(JSON.stringify(await waiting)).toMatch(made ? /"text":/ : /and refused it/);
    expect(existsSync(join(project, answer))).toBe(made);
  }
});

it("redacts what the model would read, counted in event and totals", TIME, async () => {
  const text = "alice@example.org\ngit@example.org\n4111 1111 1111 1111\n";
  writeFileSync(join(project, "people"), text);
  await serve({
    dlp: { mode: "redact", patterns: ["email", "card"] },
    mcp_proxy: { sandbox: { commands: "off" } },
  });
  expect((await call("Bash", { command: "cat people" })).text).toBe(
    "[REDACTED:email]\ngit@example.org\n[REDACTED:card]\n",
  );
  const { text: missing } = await call("Read", { file_path: "/bob@example.org" });
  expect(missing).toContain("[REDACTED:email]");
  expect(readFileSync(join(project, "people"), "utf8")).toBe(text);
  await client?.close();
  await expect
    .poll(() =>
      events().flatMap((e) => (e.type === "netmon_inspection_stopped" ? [e.counters.redactions] : [])),
    )
    .toEqual([3]);
  const did = events().flatMap((e) => (e.type === "mcp_tool_called" ? [e.own_tool?.redactions] : []));
  expect(did[0]).toBe(2);
});

it("records what a call did, by the path of the file and the command's end", TIME, async () => {
  writeFileSync(join(project, "file"), "content");
  symlinkSync("file", join(project, "link"));
  await serve();
  await call("Read", { file_path: "link" });
  await call("Bash", { command: "echo abc; exit 4" });
  await client?.close();
  const did = events().flatMap((e) => (e.type === "mcp_tool_called" ? [e.own_tool] : []));
  expect(did).toEqual([
    { source: "builtin", path: join(project, "file"), bytes: 10 },
    { source: "builtin", command: "echo abc; exit 4", exit_code: 4, bytes: 4 },
  ]);
});

it("runs commands again after some that fill the limit of processes", TIME, async () => {
  const uid = userOf(process.pid);
  onTestFinished(() => rmSync(`/tmp/netmon-shims-${uid}`, { recursive: true, force: true }));
  for (const path of [directory, project, home, temporary]) chownSync(path, uid, uid);
  const user = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"];
  await serve({}, [...user, ...["prlimit", "--nproc=200:200"]]);
  await call("Bash", {
    command: "for i in $(seq 300); do sleep 1000 & done 2>/dev/null; true",
    timeout: 2000,
  });
  await expect
    .poll(() => call("Bash", { command: "echo on" }), { timeout: 60_000 })
    .toMatchObject({ failed: true, text: expect.stringContaining("run it again") });
  expect(await call("Bash", { command: "echo on" })).toEqual({ failed: false, text: "on\n" });
});

it.each(["an ordinary user", "root"])(
  "as %s, moves away settings made in the background, and nothing that a command's links lead to",
  TIME,
  async (who) => {
    mkdirSync(join(home, ".kube"));
    writeFileSync(join(home, ".kube/config"), "a secret\n");
    const runtime = join(directory, "runtime");
    mkdirSync(runtime, { mode: 0o700 });
    let user: string[] = [];
    if (who !== "root") {
      const uid = userOf(process.pid);
      for (const path of [
        directory,
        project,
        home,
        temporary,
        runtime,
        join(home, ".kube"),
        join(home, ".kube/config"),
      ])
        chownSync(path, uid, uid);
      user = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"];
    }
    await serve({}, user, { XDG_RUNTIME_DIR: runtime });
    const makes = [
      "mkdir -p .claude sub/objects sub/refs sub/hooks",
      "echo '{}' > .claude/settings.json; echo '{}' > .mcp.json",
      "echo 'ref: refs/heads/x' > sub/HEAD; printf '[core]\\nfsmonitor = x\\n' > sub/config",
      `ln -s ${home}/.kube .git; ln -s ${home}/.kube .github`,
    ].join("; ");
    await call("Bash", { command: `${makes}; touch made; sleep 1000`, run_in_background: true });
    await expect.poll(() => existsSync(join(project, "made")), { timeout: 60_000 }).toBe(true);
    const { text } = await call("Bash", { command: "echo on; cat .git/* .netmon-*/* 2>/dev/null; true" });
    for (const name of [".claude", ".mcp.json", ".git", ".github/mcp.json", "sub/config"])
      expect(text).toContain(`${join(project, name)} holds settings that start programs`);
    expect(text).not.toContain("a secret");
    await call("Bash", {
      command: "mkdir .gemini; echo '{}' > .gemini/settings.json; touch last; sleep 1000",
      run_in_background: true,
    });
    await expect.poll(() => existsSync(join(project, "last")), { timeout: 60_000 }).toBe(true);
    await client?.close();
    for (const name of [".claude", ".mcp.json", ".git", ".github", ".gemini", "sub/config"])
      expect(existsSync(join(project, name)), name).toBe(false);
    expect(readdirSync(join(home, ".kube"))).toEqual(["config"]);
  },
);

it("AC-5: leaves no process of a command when netmon is killed in the middle of it", TIME, async () => {
  await serve();
  const mark = `netmon-left-${process.pid}`;
  const stubborn = `trap '' TERM INT HUP; echo > ready; while :; do sleep 1; done; : ${mark}`;
  const command = `(setsid bash -c "${stubborn}" &) ; setsid bash -c "${stubborn}"`;
  const call = (client as Client).callTool({ name: "Bash", arguments: { command } }, { timeout: 60_000 });
  call.catch(() => {});
  await expect.poll(() => readdirSync(project), { timeout: 60_000 }).toEqual(["ready"]);
  expect(processesWith(mark).length).toBeGreaterThan(1);
  process.kill(transport.pid as number, "SIGKILL");
  await expect.poll(() => processesWith(mark), { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => readdirSync(temporary), { timeout: 60_000 }).toEqual([]);
});

/** What an agent asks for again and again: calls that are short, long, in the background, and that write and search. */
async function work(mark: string): Promise<void> {
  const stubborn = `trap '' TERM INT HUP; while :; do sleep 1; done; : ${mark}`;
  for (let n = 0; ; n++) {
    await Promise.all([
      call("Write", { file_path: `new/${n}`, content: "x".repeat(1 << 20) }),
      call("Bash", { command: `(setsid bash -c "${stubborn}" &) ; true` }),
      call("Bash", { command: stubborn, run_in_background: true }),
      call("Grep", { pattern: "nowhere", path: "/usr/lib" }),
      call("Glob", { pattern: "**/*" }),
    ]);
  }
}

it("AC-5: leaves nothing, whatever signal it gets at whatever moment", TIME, async () => {
  const next = random(5);
  const below = (n: number): number => Math.floor(next() * n);
  const cgroup = join(findCgroup2Mounts()[0]?.mountPoint ?? "", `netmon-tools-${process.pid}`);
  mkdirSync(cgroup);
  try {
    for (let n = 0; n < 3; n++) {
      const signal = (["SIGKILL", "SIGTERM", "SIGINT"] as const)[n % 3] ?? "SIGKILL";
      const victim = below(2) === 0 ? "netmon" : "server";
      const moment = `${signal} to ${victim}, ${n}`;
      const working = serve({}, ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', cgroup])
        .then(() => work(`netmon-moment-${n}`))
        .catch(() => {}); // when the server ends
      await setTimeout(below(2000));
      const server = (): number[] => processesWith("netmon-tools\0--settings", project);
      if (victim === "server") await expect.poll(server, { timeout: 60_000 }).not.toEqual([]);
      process.kill(victim === "server" ? (server()[0] ?? 0) : (transport.pid ?? 0), signal);
      const left = (): string => readFileSync(join(cgroup, "cgroup.procs"), "utf8");
      await expect.poll(() => [moment, left()], { timeout: 60_000 }).toEqual([moment, ""]);
      await client?.close();
      await working;
      const made = readdirSync(project, { recursive: true, encoding: "utf8" });
      expect([moment, made.filter((name) => name.includes(".netmon-"))]).toEqual([moment, []]);
    }
  } finally {
    // a process that is ending is no longer listed, and still there
    await vi.waitFor(() => rmdirSync(cgroup), { timeout: 10_000 });
  }
  // of those that were killed
  await serve();
});
