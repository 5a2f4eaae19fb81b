/** Sessions of netmon serve for users without root: what they have, what they cannot reach, and what outlives whom. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ExitCode } from "../../src/cli/exit-codes.ts";
import { ENFORCE, NOBODY, OTHER, Serving } from "./serving.ts";
import { COMMAND, netmon } from "./start-netmon.ts";

const TIME = { timeout: 120_000 };
/** Has its server list its tools, as it was told to start it. */
const AGENT = `#!${process.execPath}
const { readFileSync } = require("node:fs");
const { mcpServers } = JSON.parse(readFileSync(process.argv[process.argv.indexOf("--mcp-config") + 1], "utf8"));
const { command, args } = mcpServers.echo;
const child = require("node:child_process").spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
const says = (message) => child.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
says({ id: 1, method: "initialize", params });
says({ method: "notifications/initialized" });
says({ id: 2, method: "tools/list" });
child.stdout.on("data", (text) => {
  process.stdout.write(text);
  if (String(text).includes('"id":2')) child.stdin.end();
});
child.on("exit", (code) => process.exit(code ?? 1));
`;

let serving: Serving;

beforeAll(async () => {
  serving = new Serving();
  await serving.start();
});
afterAll(() => serving.remove());

const run: Serving["run"] = (...words) => serving.run(...words);

async function leftNothing(uid: number, session: string): Promise<void> {
  await expect.poll(() => serving.left(uid, session)).toEqual([]);
}

describe("a run of an ordinary user", () => {
  it("observes in a session, with the user's own rights, and reports its connections", TIME, async () => {
    const session = serving.name();
    const script = `grep ^0: /proc/self/cgroup; id -u; grep -c . /proc/self/uid_map; (exec 3<>/dev/tcp/127.0.0.1/1); exit 7`;
    const { code, stdout, stderr } = await run(NOBODY, session, [], ["bash", "-c", script]).ended;
    expect(code, stderr).toBe(7);
    expect(stdout).toContain(`0::/netmon/u${NOBODY}.${session}\n${NOBODY}\n`);
    expect(stderr).toMatch(/kernel {3}observing, verified by canary/);
    await leftNothing(NOBODY, session);
    const events = await serving.as(NOBODY, ["events", "--session", session, "--format", "json"]).ended;
    expect(events.stdout).toMatch(/"type":"netmon_started"/);
    expect(events.stdout).not.toContain(`"session_id":"u${NOBODY}.`);
  });

  it("refuses what no rule allows, and lets a rule's address pass", TIME, async () => {
    const session = serving.name();
    const config = join(serving.home(NOBODY), `${session}.yaml`);
    writeFileSync(
      config,
      'sandbox: { mode: enforce, fail_closed: true, network: { allow: ["127.0.0.1:9"] } }\n',
    );
    const script = "for p in 9 10; do (exec 3<>/dev/tcp/127.0.0.1/$p) 2>&1 | tail -1; done";
    const { stdout, stderr } = await run(NOBODY, session, ["--config", config], ["bash", "-c", script]).ended;
    expect(stderr).toContain("ENFORCING");
    expect(stdout).toMatch(/9: Connection refused\n.*10: Operation not permitted\n/);
    await leftNothing(NOBODY, session);
  });

  it("does not see its user's store, which others use too", TIME, async () => {
    const config = join(serving.home(NOBODY), `${serving.name()}.yaml`);
    writeFileSync(config, "sandbox: { mode: enforce, fail_closed: true }\n");
    const cut = `for f in db-shm db-wal db; do : > "$XDG_STATE_HOME/netmon/netmon.$f"; done 2>/dev/null`;
    const script = `ls -A "$XDG_STATE_HOME/netmon"; cat "$XDG_STATE_HOME/netmon/netmon.db" | wc -c; ${cut}`;
    const enforces = ["--config", config];
    const over = join(serving.home(NOBODY), serving.name());
    const beside = run(
      NOBODY,
      serving.name(),
      ["--quiet"],
      ["sh", "-c", `echo up; until [ -e ${over} ]; do sleep 0.05; done; exit 5`],
    );
    await beside.says("up");
    // one that shares a process does not when it observes, either: it could end the others by the store's files
    for (const [words, env] of [
      [enforces, {}],
      [enforces, { NETMON_SHARE_RUNS: "0" }],
      [[], {}],
    ] as const) {
      const session = serving.name();
      const given = ["run", "--session", session, ...words, "--", "sh", "-c", script];
      const { stdout, stderr } = await serving.as(NOBODY, given, env).ended;
      expect(stdout, stderr).toBe("0\n");
      await leftNothing(NOBODY, session);
    }
    writeFileSync(over, "");
    expect((await beside.ended).code).toBe(5);
    expect(existsSync(join(serving.home(NOBODY), "netmon/netmon.db"))).toBe(true);
  });

  it("says that its policy is too long for the service", TIME, async () => {
    const session = serving.name();
    const config = join(serving.home(NOBODY), `${session}.yaml`);
    const hosts = Array.from({ length: 12_000 }, (_, at) => `"host${at}.example.com:443"`);
    writeFileSync(config, `sandbox: { mode: enforce, network: { allow: [${hosts.join(", ")}] } }\n`);
    const { code, stderr } = await run(NOBODY, session, ["--config", config], ["true"]).ended;
    expect({ code, stderr }).toEqual({ code: ExitCode.busy, stderr: expect.stringContaining(config) });
    expect(stderr).toMatch(/bytes of network policy; the limit for a user's session is 131072/);
    await leftNothing(NOBODY, session);
  });

  it("has its own shims, which only the session's processes use", TIME, async () => {
    const session = serving.name();
    const agent = join(serving.directory, "agent");
    writeFileSync(agent, AGENT, { mode: 0o755 });
    const servers = join(serving.directory, "mcp.json");
    const echo = fileURLToPath(new URL("./echo-server.mjs", import.meta.url));
    writeFileSync(
      servers,
      JSON.stringify({ mcpServers: { echo: { command: process.execPath, args: [echo] } } }),
    );
    const words = ["--mcp-config", servers, "--agent", "claude", ...ENFORCE, "--quiet"];
    const { code, stdout, stderr } = await run(NOBODY, session, words, [agent]).ended;
    expect(code, stderr).toBe(0);
    expect(stdout).toContain(`"result":{"tools":[{"name":"echo"`);
    const events = await serving.as(NOBODY, ["events", "--session", session, "--format", "json"]).ended;
    expect(events.stdout).toMatch(/"server_id":"echo"/);
  });

  it("ends with everything in it when netmon run is killed, and leaves nothing", TIME, async () => {
    const session = serving.name();
    const started = run(NOBODY, session, ENFORCE, ["sh", "-c", "setsid sleep 1000 & echo up; sleep 1000"]);
    await started.says("up");
    started.child.kill("SIGKILL");
    await leftNothing(NOBODY, session);
  });

  it.each([50, 400, 700, 1000, 1300])("leaves nothing when it is killed after %d ms", TIME, async (ms) => {
    const session = serving.name();
    const started = run(NOBODY, session, ENFORCE, ["sleep", "1000"]);
    await new Promise((resolve) => setTimeout(resolve, ms));
    started.child.kill("SIGKILL");
    await started.ended;
    await leftNothing(NOBODY, session);
    // the user's account has it back, as soon as what had begun has ended
    const again = async (): Promise<string> => (await serving.stranger(NOBODY, "open", session).ended).stdout;
    await expect.poll(again, { timeout: 10_000, interval: 200 }).toMatch(/^opened /);
    await leftNothing(NOBODY, session);
  });
});

describe("a stranger", () => {
  it("gets nothing of another user's session, whose name is no obstacle to its own", TIME, async () => {
    const session = serving.name();
    const started = run(NOBODY, session, ENFORCE, ["sh", "-c", "echo up; sleep 1000"]);
    await started.says("up");
    for (const ask of ["resume", "enter"])
      expect((await serving.stranger(OTHER, ask, session).ended).stdout).toMatch(
        new RegExp(`^refusal target there is no session ${session} of uid ${OTHER}`),
      );
    expect((await serving.stranger(OTHER, "end").ended).stdout).toMatch(/^refusal usage/);
    expect((await serving.stranger(OTHER, "open", session).ended).stdout).toMatch(/^opened /);
    expect((await serving.stranger(NOBODY, "resume", session).ended).stdout).toMatch(/has a client/);
    expect((await serving.stranger(NOBODY, "open", session).ended).stdout).toMatch(/already runs/);
    expect(existsSync(serving.cgroup(NOBODY, session))).toBe(true);
    started.child.kill("SIGTERM");
    await started.ended;
    for (const uid of [NOBODY, OTHER]) await leftNothing(uid, session);
  });

  it("has one session of a connection, so that none outlives it", TIME, async () => {
    const session = serving.name();
    const { stdout } = await serving.stranger(OTHER, "twice", session).ended;
    expect(stdout).toMatch(/^opened .*\nrefusal usage this connection has a session already\n/);
    for (const one of [session, `${session}-2`]) await leftNothing(OTHER, one);
  });

  it.each([["open"], ["resume"], ["enter"]])(
    "is a session's agent, which gets nothing by %s",
    TIME,
    async (ask) => {
      const session = serving.name();
      const words = serving.strangerWords(ask, ask === "open" ? `${session}-2` : session);
      const { stdout, stderr } = await run(NOBODY, session, ENFORCE, words).ended;
      expect(stdout, stderr).toMatch(/^refusal privilege .*(it is in a session already|namespace)/);
      await leftNothing(NOBODY, `${session}-2`);
    },
  );

  it.each([
    ["../x", "{}", /refusal usage .*session id/],
    ["a", "[]", /refusal usage .*no section/],
    ["a", '{"credentials":{"k":{"exec":["/bin/sh"]}}}', /credentials is not for netmon serve/],
    ["a", '{"sandbox":{"network":{"max_rules":16777216}}}', /max_rules is not for netmon serve/],
    ["a", '{"sandbox":{"mcp":{"servers":[{"id":"x","command":"sh"}]}}}', /has more than/],
    ["a", '{"sandbox":{"network":{"allow":["a.example:1-9000"]}}}', /are listed/],
    ["a", "{", /not JSON/],
  ])("is told what is wrong with %s %s", TIME, async (session, document, expected) => {
    expect((await serving.stranger(OTHER, "open", session, document).ended).stdout).toMatch(expected);
  });

  it.each([
    ["garbage", /^ended/],
    ["version", /^refusal usage .*version 1/],
    ["empty", /^refusal usage/],
    ["silence", /^ended/],
  ])("sends %s", TIME, async (ask, expected) => {
    expect((await serving.stranger(OTHER, ask).ended).stdout).toMatch(expected);
  });

  it("is not let in without the group", TIME, async () => {
    const prefix = ["setpriv", "--reuid", String(OTHER), "--regid", String(OTHER), "--clear-groups"];
    const [program = "", ...words] = serving.strangerWords("open", "x");
    const { stdout } = await netmon(words, { prefix, program: [program] });
    expect(stdout).toBe("refused Permission denied\n");
    const env = { HOME: "/", XDG_STATE_HOME: serving.home(OTHER), NETMON_SERVICE: serving.socket };
    const { code, stderr } = await netmon(["run", ...ENFORCE, "--", "true"], { prefix, env });
    expect([code, stderr]).toEqual([3, expect.stringContaining("the group of netmon serve")]);
  });

  it("floods, and another user's session starts nevertheless", TIME, async () => {
    const session = serving.name();
    const flood = serving.stranger(OTHER, "flood", join(serving.directory, session));
    await flood.says("flooding");
    const { code, stderr } = await run(NOBODY, session, [], ["true"]).ended;
    expect(code, stderr).toBe(0);
    serving.enough(session);
    expect((await flood.ended).stdout).toContain("flooded\n");
  });
});

it("is flooded by an agent, whose user starts another one nevertheless", TIME, async () => {
  const session = serving.name();
  const words = serving.strangerWords("flood", join(serving.directory, session));
  const flood = run(NOBODY, session, ENFORCE, words);
  await flood.says("flooding");
  const { code, stderr } = await run(NOBODY, `${session}-2`, [], ["true"]).ended;
  expect(code, stderr).toBe(0);
  serving.enough(session);
  expect((await flood.ended).stdout).toContain("flooded\n");
  await leftNothing(NOBODY, session);
});

describe("netmon serve", () => {
  it("is root's, has one socket, and wants its group", TIME, async () => {
    const user = await serving.as(NOBODY, ["serve", "--group", "0"]).ended;
    expect([user.code, user.stderr]).toEqual([3, expect.stringContaining("needs root")]);
    const place = ["--state-dir", serving.stateDir];
    const second = await netmon(["serve", ...place, "--group", "65534"]);
    expect([second.code, second.stderr]).toEqual([6, expect.stringContaining("another netmon serve")]);
    const none = await netmon(["serve", ...place, "--group", "no-such-group"]);
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("sudo groupadd no-such-group")]);
  });
});

it("is not asked by a run that wants no kernel layer", TIME, async () => {
  const words = ["run", "--no-kernel", "--", ...COMMAND, "version"];
  const { code, stderr } = await serving.as(NOBODY, words).ended;
  expect(code, stderr).toBe(0);
  expect(stderr).toContain("--no-kernel was given");
});
