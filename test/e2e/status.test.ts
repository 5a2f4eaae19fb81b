/** netmon status and detach as commands: what they report about sessions recorded by other netmons. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zeroDnsCounters } from "../../src/event/counters.ts";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import { readStat } from "../../src/kernel/target/procfs.ts";
import type { SessionOverview } from "../../src/state/overview.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { claimProxy, readProxy } from "../../src/state/proxy-record.ts";
import { SessionState } from "../../src/state/store.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { counters, record } from "../unit/state/sample.ts";
import { netmon } from "./start-netmon.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-status-"));
const dirs = stateDirs(temporary);
const scratch = new Scratch("status");
const dns = {
  ...zeroDnsCounters(),
  queries: 9,
  answers: 8,
  other_names: 3,
  refused: 2,
  unreported: 1,
  names: 4,
};
let watched: SessionState;

beforeAll(() => {
  const cgroup = {
    path: scratch.path,
    id: String(cgroupId(scratch.path)),
    display: "/evil\x1b[2J",
    created_by_netmon: false,
  };
  watched = SessionState.open(dirs, "watched");
  const watcher = { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "" };
  watched.write(
    record({ session_id: "watched", watcher, cgroup, started: new Date(Date.now() - 65_000).toISOString() }),
  );
  watched.tryWriteCounters(counters, dns);
  const dead = SessionState.open(dirs, "dead");
  dead.write(record({ session_id: "dead" }));
  dead.tryWriteCounters(counters, dns);
  dead.close();
});
afterAll(async () => {
  watched.close();
  await scratch.remove();
  rmSync(temporary, { recursive: true });
});

describe("netmon status", () => {
  it("tells watched from dead", async () => {
    const { code, stdout, stderr } = await netmon(["status", "--state-dir", temporary, "--json"]);
    expect([code, stderr]).toEqual([0, ""]);
    const { sessions } = JSON.parse(stdout) as { sessions: SessionOverview[] };
    expect(sessions).toEqual([
      expect.objectContaining({
        session_id: "dead",
        status: "dead",
        cgroup_state: "gone",
        watcher_pid: null,
        dns: null,
        problem: expect.stringMatching(/netmon detach --session dead/),
      }),
      expect.objectContaining({
        session_id: "watched",
        status: "watched",
        cgroup_state: "present",
        watcher_pid: process.pid,
        mode: "enforce",
        fail_closed: true,
        hooks: ["connect4", "egress"],
        generation: 3,
        pinned: false,
        problem: null,
        counters,
        dns,
      }),
    ]);
  });

  it("shows the LLM proxies that run, and no others", async () => {
    const facts = {
      netmon_version: "0.1.0",
      session_id: "work",
      url: "http://127.0.0.1:8484",
      mode: "enforce" as const,
      fail_closed: true,
      providers: {},
    };
    const claim = claimProxy(dirs, facts);
    const gone = join(dirs.run, ".proxies", "gone.json");
    const record = { ...readProxy(dirs, "work"), session_id: "gone", start_time: "1" };
    writeFileSync(gone, JSON.stringify(record), { mode: 0o600 });
    const shown = await netmon(["status", "--state-dir", temporary]);
    const { stdout } = await netmon(["status", "--state-dir", temporary, "--json"]);
    claim.remove();
    rmSync(gone);
    expect(shown.stdout).toMatch(/^work {2}LLM proxy$\n {2}url +http:\/\/127\.0\.0\.1:8484$/m);
    const { proxies } = JSON.parse(stdout) as { proxies: { session_id: string; pid: number }[] };
    expect(proxies.map((p) => [p.session_id, p.pid])).toEqual([["work", process.pid]]);
  });

  it("shows nothing that a terminal would obey", async () => {
    const { stdout } = await netmon(["status", "--state-dir", temporary]);
    expect(stdout).toMatch(/^watched {2}watched$/m);
    expect(stdout).toContain("/evil\\x1b[2J");
    expect(stdout).toMatch(/since +1 min .*by pid/);
    expect(stdout).toMatch(/^ {2}names +9 asked, 8 answered, 3 without a rule$/m);
    expect(stdout).toMatch(/^ {2}dns +2 queries refused, or would be, 1 refusals without an event$/m);
    expect(stdout).not.toContain("\x1b");
  });

  it("ends cleanly when its reader goes away", async () => {
    const { fileURLToPath } = await import("node:url");
    const entry = fileURLToPath(new URL("./netmon.ts", import.meta.url));
    const command = `"$0" --import tsx ${entry} status --state-dir ${temporary} | exec true; echo "\${PIPESTATUS[0]}"`;
    const child = spawn("bash", ["-c", command, process.execPath]);
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk) => (stdout += String(chunk)));
    child.stderr.on("data", (chunk) => (stderr += String(chunk)));
    await new Promise((resolve) => child.once("close", resolve));
    expect([stdout, stderr]).toEqual(["0\n", ""]);
  });
});

describe("netmon detach", () => {
  it("refuses what is watched, removes what is dead, and may be repeated", async () => {
    const args = (session: string) => ["--state-dir", temporary, "detach", "--session", session];
    const refused = await netmon(args("watched"));
    expect(refused).toMatchObject({
      code: 6,
      stderr: expect.stringMatching(new RegExp(`pid ${process.pid}`)),
    });
    expect(await netmon(args("dead"))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/0 links and 0 maps/),
    });
    expect(await netmon(args("dead"))).toMatchObject({
      code: 0,
      stdout: "session dead: nothing to detach\n",
    });
  });
});
