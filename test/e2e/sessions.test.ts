// group: programs
/** Sessions selected by name, as an argument or an option, and the latest session. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { type StateDirs, stateDirs, storePath } from "../../src/state/paths.ts";
import { claimProxy } from "../../src/state/proxy-record.ts";
import { SessionState } from "../../src/state/store.ts";
import { openDatabase } from "../../src/store/database.ts";
import { Inserter } from "../../src/store/insert.ts";
import { openEventWriter } from "../../src/store/writer.ts";
import { at, call, connection, proxyStarted, watchStarted } from "../unit/analysis/report/sample.ts";
import { type CliResult, runCli } from "../unit/cli/run-cli.ts";
import { counters } from "../unit/state/sample.ts";
import { body, OPTIONS, range } from "../unit/store/sample.ts";
import { eventShape } from "./event-shape.ts";

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

interface Place {
  state: string;
  dirs: StateDirs;
  netmon: (...args: string[]) => Promise<CliResult>;
}

async function place(...sessions: NetmonEvent[][]): Promise<Place> {
  return signedPlace(null, ...sessions);
}

async function signedPlace(key: Uint8Array | null, ...sessions: NetmonEvent[][]): Promise<Place> {
  const state = mkdtempSync(join(tmpdir(), "netmon-sessions-"));
  directories.push(state);
  const dirs = stateDirs(state);
  for (const events of sessions) {
    const chain = { sessionId: events[0]?.session_id ?? "", key };
    const writer = openEventWriter(storePath(dirs), { ...OPTIONS, chain });
    for (const event of events) writer.event(event);
    await writer.close();
  }
  return { state, dirs, netmon: (...args) => runCli([...args, "--state-dir", state]) };
}

const PROXY = { netmon_version: "1", mode: "enforce", fail_closed: true, providers: {} } as const;
const OLD = [watchStarted(0), proxyStarted(1), call(1000), connection(1010)];
const NEW = [call(60_000, { session_id: "new", tool_call_id: "toolu_new" })];

describe("a session's name", () => {
  let demo: Place;
  beforeAll(async () => {
    demo = await place(OLD, NEW, [call(90_000, { session_id: "registry" })]);
  });

  it.each([["report"], ["events", "--calls"], ["events"], ["audit", "head"], ["status", "--live"]])(
    "is a word or an option of netmon %s %s",
    async (...command) => {
      const word = await demo.netmon(...command.filter(Boolean), "demo", "--json");
      const option = await demo.netmon(...command.filter(Boolean), "--session", "demo", "--json");
      expect(word).toMatchObject({ code: 0, stderr: "" });
      expect(word.stdout).toContain(command[0] === "audit" ? "" : '"demo"');
      expect(word.stdout).toBe(option.stdout);
    },
  );

  it("is not given twice, and needed where nothing stands for it", async () => {
    const twice = await demo.netmon("report", "demo", "--session", "new");
    expect(twice).toMatchObject({ code: 2, stdout: "" });
    expect(twice.stderr).toContain("the session is given twice: demo, new");
    const none = await demo.netmon("detach");
    expect(none).toMatchObject({ code: 2, stdout: "" });
    expect(none.stderr).toContain("name the session: netmon detach SESSION");
  });

  it("stands after a call's id", async () => {
    const [found, other] = await Promise.all([
      demo.netmon("trace", "toolu_new", "new", "--json"),
      demo.netmon("trace", "toolu_new", "demo"),
    ]);
    expect(found.code).toBe(0);
    expect(other).toMatchObject({ code: 5, stderr: expect.stringContaining("in session demo") });
  });

  it("may be several of netmon learn", async () => {
    const both = await demo.netmon("learn", "demo", "new", "--json");
    expect(both).toMatchObject({ code: 0, stderr: "" });
    const options = await demo.netmon("learn", "--session", "demo", "--session", "new", "--json");
    expect(both.stdout).toBe(options.stdout);
  });
});

describe("the latest session", () => {
  it("is that of the newest event, where none is named and where it is asked for, and never the registry", async () => {
    const demo = await place(OLD, NEW, [call(90_000, { session_id: "registry" })]);
    const [report, learned, calls, heads, trace] = await Promise.all([
      demo.netmon("report", "--json"),
      demo.netmon("learn", "--json"),
      demo.netmon("events", "--calls", "latest", "--json"),
      demo.netmon("audit", "head"),
      demo.netmon("trace", "toolu_new", "latest", "--json"),
    ]);
    expect(JSON.parse(report.stdout)).toMatchObject({ session_id: "new" });
    for (const { code, stderr } of [report, learned, calls, heads, trace])
      expect([code, stderr]).toEqual([0, "netmon: session new, the latest\n"]);
    expect(JSON.parse(calls.stdout)).toMatchObject({ session_id: "new" });
  });

  it("is another where a session has that very name", async () => {
    const demo = await place(OLD, [call(1, { session_id: "latest" })]);
    const { stdout, stderr } = await demo.netmon("events", "--calls", "latest", "--json");
    expect([JSON.parse(stdout).session_id, stderr]).toEqual(["latest", ""]);
  });

  it("is an error where nothing is stored", async () => {
    const demo = await place([call(1, { session_id: "registry" })]);
    const { code, stderr } = await demo.netmon("report");
    expect([code, stderr]).toEqual([5, "netmon: error: no session is stored\n"]);
  });
});

describe("netmon audit verify", () => {
  it("takes a session, or a file, and guesses neither", async () => {
    const demo = await place(OLD);
    const verify = (...args: string[]) => demo.netmon("audit", "verify", ...args);
    const exported = await demo.netmon("audit", "export", "demo");
    const file = join(demo.state, "demo");
    writeFileSync(file, exported.stdout);
    const [session, asFile, latest] = await Promise.all([verify("demo"), verify(file), verify("latest")]);
    expect(session).toMatchObject({ code: 0, stdout: expect.stringMatching(/^verified demo: 4 events/) });
    expect(asFile).toMatchObject({ code: 0, stdout: expect.stringMatching(`verified ${file}: 4 events`) });
    expect(latest.stdout).toBe(session.stdout);

    const former = process.cwd();
    process.chdir(demo.state);
    try {
      const both = await verify("demo");
      expect(both).toMatchObject({ code: 2, stdout: "" });
      expect(both.stderr).toContain(
        "demo is a session and a file: give --session demo, or ./demo for the file",
      );
      expect(await verify("--session", "demo")).toEqual(session);
      expect(await verify("./demo")).toMatchObject({ code: 0 });
      const elsewhere = ["audit", "verify", "demo", "--state-dir", join(demo.state, "none")];
      expect(await runCli(elsewhere)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^verified demo/),
      });
    } finally {
      process.chdir(former);
    }
    expect(await verify("nobody")).toMatchObject({ code: 5 });
    expect(await verify("demo", "--session", "demo")).toMatchObject({ code: 2 });
  });
});

describe("netmon env without a session", () => {
  it("is about the one proxy there is, and of several about none", async () => {
    const { dirs, netmon } = await place();
    expect(await netmon("env")).toMatchObject({ code: 5, stdout: "" });
    const one = claimProxy(dirs, { ...PROXY, session_id: "one", url: "http://127.0.0.1:1" });
    expect(JSON.parse((await netmon("env", "--json")).stdout)).toMatchObject({ session_id: "one" });
    const two = claimProxy(dirs, { ...PROXY, session_id: "two", url: "http://127.0.0.1:2" });
    expect(await netmon("env")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("one, two"),
    });
    expect(JSON.parse((await netmon("env", "two", "--json")).stdout)).toMatchObject({ session_id: "two" });
    one.remove();
    two.remove();
  });
});

describe("netmon events", () => {
  it("names the sessions where it shows several", async () => {
    const demo = await place(OLD, NEW);
    const [all, one] = await Promise.all([demo.netmon("events"), demo.netmon("events", "demo")]);
    expect(all.stdout.split("\n")[1]).toMatch(/^demo {2}12:00:00\.000 {2}started/);
    expect(all.stdout).toMatch(/^new {3}12:01:00\.000/m);
    expect(one.stdout.split("\n")[1]).toMatch(/^12:00:00\.000 {2}started/);
    const since = await demo.netmon("events", "--json", "--since", at(60_000));
    expect(JSON.parse(since.stdout)).toMatchObject({ session_id: "new" });
  });
});

describe("netmon status --all", () => {
  it("lists those that are recorded and those that run, the latest first", async () => {
    const { dirs, netmon } = await place(OLD, NEW);
    const claim = claimProxy(dirs, { ...PROXY, session_id: "young", url: "http://127.0.0.1:1" });
    const [text, json, quiet] = await Promise.all([
      netmon("status", "--all"),
      netmon("status", "--all", "--json"),
      netmon("status", "--all", "--quiet"),
    ]);
    claim.remove();
    expect(text).toMatchObject({ code: 0, stderr: "" });
    expect(text.stdout.split("\n")).toEqual([
      "SESSION  STATUS  FIRST (UTC)          LAST                 EVENTS",
      "young    proxy   -                    -                    0",
      "new      ended   2026-11-21 12:01:00  2026-11-21 12:01:00  1",
      "demo     ended   2026-11-21 12:00:00  2026-11-21 12:00:01  4",
      "",
    ]);
    expect(
      json.stdout
        .split("\n")
        .slice(0, 3)
        .map((line) => JSON.parse(line).session_id),
    ).toEqual(["young", "new", "demo"]);
    expect(quiet.stdout).toBe("young\nnew\ndemo\n");
  });

  it("says so where there is none", async () => {
    const { netmon } = await place();
    expect(await netmon("status", "--all")).toEqual({
      ...{ code: 0, stdout: "", stderr: "netmon: no session is running, and none is recorded\n" },
    });
  });

  it("shows one, with its runs", async () => {
    const { dirs, netmon } = await place(OLD, NEW);
    const state = SessionState.open(dirs, "demo");
    expect(
      state.tryAppendHistory({
        ...{ session_id: "demo", netmon_version: "1", cgroup: "/demo", mode: "enforce", fail_closed: true },
        ...{ pinned: false, started: at(0), stopped: at(5000), reason: "SIGTERM", counters },
      }),
    ).toBeNull();
    state.remove();
    const [text, json] = await Promise.all([netmon("status", "demo"), netmon("status", "demo", "--json")]);
    expect(text.stdout).toMatch(/^demo {2}ended\n {2}first event {2}2026-11-21 12:00:00 \(UTC\)\n/);
    expect(text.stdout).toMatch(/^ {2}mcp_network_connection +1$/m);
    expect(text.stdout).toMatch(/^ {2}2026-11-21 12:00:00 {2}to 2026-11-21 12:00:05 {2}enforce .*SIGTERM$/m);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ...{ session_id: "demo", status: "ended", first: at(0) },
      events: { netmon_started: 1, mcp_tool_call_intercepted: 1 },
      runs: [{ reason: "SIGTERM" }],
    });
  });
});

describe("netmon audit prune", () => {
  it("removes what is stored, and leaves a chain that is proved by a head kept before", async () => {
    const { dirs, state, netmon } = await place(OLD, NEW);
    const db = openDatabase(storePath(dirs), { synchronous: "NORMAL" });
    new Inserter(db, storePath(dirs)).write(
      [{ kind: "body", records: 1, bytes: 2, body: body({ sessionId: "demo" }) }],
      1 << 20,
    );
    db.close();
    mkdirSync(join(dirs.lib, "demo"), { mode: 0o700 });
    const head = (await netmon("audit", "head", "demo")).stdout.trim();
    expect(await netmon("audit", "prune", "demo", "--dry-run")).toMatchObject({
      stdout: "session demo: would remove 4 events\n",
    });
    expect(await netmon("audit", "prune", "demo", "--json")).toEqual({
      ...{ code: 0, stderr: "" },
      stdout: '{"session_id":"demo","removed":true,"events":4,"bodies":1}\n',
    });
    expect((await netmon("status", "--all", "--quiet")).stdout).toBe("registry\nnew\n");
    expect(existsSync(join(dirs.lib, "demo"))).toBe(false);
    const verified = await netmon("audit", "verify", "demo", "--head", head);
    expect(verified).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^verified demo: 0 events in 1 stream; 4 removed/),
    });
    expect(await netmon("audit", "verify")).toMatchObject({ code: 0 });
    const [pruning, ...others] = (await netmon("events", "registry", "--json")).stdout.trim().split("\n");
    expect(others).toEqual([]);
    expect(eventShape.parse(JSON.parse(pruning ?? ""))).toMatchObject({
      type: "netmon_session_pruned",
      pruned_session: "demo",
      events: 4,
      decided_by: expect.stringMatching(/\(uid \d+\)/),
      uid: process.getuid?.(),
    });
    expect(await netmon("audit", "verify", "registry")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^verified registry: 1 event in 1 stream/),
    });
    expect(await netmon("audit", "prune", "registry")).toMatchObject({ code: 2 });
    expect(await netmon("audit", "prune", "demo")).toMatchObject({ code: 5 });
    // the next run of the session continues what was pruned
    const writer = openEventWriter(storePath(dirs), { ...OPTIONS, chain: { sessionId: "demo", key: null } });
    writer.event(call(70_000));
    await writer.close();
    const grown = await runCli(["audit", "verify", "demo", "--head", head, "--state-dir", state]);
    expect(grown).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/1 event in 2 streams; 4 removed/),
    });
  });

  it("removes the old ones that have ended", async () => {
    const { dirs, netmon } = await place(
      OLD,
      NEW,
      [call(1, { session_id: "running" })],
      [call(1, { session_id: "registry" })],
    );
    const claim = claimProxy(dirs, { ...PROXY, session_id: "running", url: "http://127.0.0.1:1" });
    const pruned = await netmon("audit", "prune", "--older-than", at(30_000));
    const named = await netmon("audit", "prune", "running", "new");
    claim.remove();
    expect(pruned).toMatchObject({ code: 0, stdout: "session demo: removed 4 events\n" });
    expect(named).toMatchObject({
      code: 6,
      stdout: "",
      stderr: expect.stringMatching(/running is not over/),
    });
    expect((await netmon("status", "--all", "--quiet")).stdout).toBe("registry\nnew\nrunning\n");
    expect(await netmon("audit", "prune")).toMatchObject({ code: 2 });
    expect(await netmon("audit", "prune", "latest")).toMatchObject({ code: 5 });
  });

  it("signs what stands for the events, and needs the key for it", async () => {
    const key = randomBytes(32);
    const { state, netmon } = await signedPlace(
      key,
      range(0, 2500).map((n) => call(n)),
    );
    const file = (name: string, content: string | Buffer): string => {
      writeFileSync(join(state, name), content, { mode: 0o600 });
      return join(state, name);
    };
    const config = (name: string, bytes: Buffer): string =>
      file(`${name}.yaml`, `audit: {chain: {key_file: ${file(name, bytes)}}}\n`);
    const right = config("right", key);
    const prune = (...args: string[]) => netmon("audit", "prune", "demo", ...args);
    expect(await prune()).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/is signed: give --config/),
    });
    expect(await prune("--config", config("wrong", randomBytes(32)))).toMatchObject({ code: 15 });
    expect(await prune("--config", right)).toMatchObject({
      code: 0,
      stdout: "session demo: removed 2500 events\n",
    });
    expect(await netmon("audit", "verify", "demo", "--key-file", join(state, "right"))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /0 events in 1 stream; 2500 removed by retention or pruning; heads signed/,
      ),
    });
  });

  it("leaves a broken chain as it is", async () => {
    const { dirs, netmon } = await place(OLD, NEW);
    const db = openDatabase(storePath(dirs), { synchronous: "NORMAL" });
    db.exec("DELETE FROM events WHERE session_id = 'demo' AND type = 'netmon_started'");
    db.close();
    const { code, stdout, stderr } = await netmon("audit", "prune", "new", "demo");
    expect([code, stdout]).toEqual([15, ""]);
    expect(stderr).toMatch(
      /session demo stays: its chain is broken, which pruning would hide: event 1 of stream/,
    );
    expect((await netmon("status", "--all", "--quiet")).stdout).toBe("new\ndemo\n");
  });

  it("removes nothing where who did it cannot be recorded", async () => {
    const { dirs, netmon } = await place(OLD);
    const db = openDatabase(storePath(dirs), { synchronous: "NORMAL" });
    new Inserter(db, storePath(dirs)).write(
      [{ kind: "body", records: 1, bytes: 2, body: body({ sessionId: "demo" }) }],
      1 << 20,
    );
    db.exec("CREATE TRIGGER refuse BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'refused'); END");
    const stored = () =>
      db.prepare("SELECT (SELECT count(*) FROM events), (SELECT count(*) FROM bodies)").raw().get([]);
    expect(stored()).toEqual([4, 1]);
    const { code, stdout, stderr } = await netmon("audit", "prune", "demo");
    expect([code === 0, stdout]).toEqual([false, ""]);
    expect(stderr).toMatch(/refused/);
    expect(stored()).toEqual([4, 1]);
    db.close();
  });
});
