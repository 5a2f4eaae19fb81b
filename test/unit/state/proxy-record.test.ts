/** Which proxy serves a session: one at a time, and none that is gone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { StateError } from "../../../src/state/error.ts";
import { isServing } from "../../../src/state/listener-record.ts";
import { stateDirs, userStateDirs } from "../../../src/state/paths.ts";
import { claimProxy, type ProxyFacts, readProxy } from "../../../src/state/proxy-record.ts";
import { showAs } from "../../../src/state/shown-pid.ts";
import { listSessions } from "../../../src/state/store.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-proxy-record-"));
afterAll(() => rmSync(temporary, { recursive: true }));
let count = 0;
const fresh = () => stateDirs(join(temporary, `s${count++}`));

const FACTS: ProxyFacts = {
  netmon_version: "1.2.3",
  session_id: "a",
  url: "http://127.0.0.1:4321",
  mode: "observe",
  fail_closed: false,
  providers: { anthropic: "https://api.anthropic.com" },
};

function failure(code: string): unknown {
  return expect.objectContaining({ name: "StateError", code });
}

describe("the record of a session's proxy", () => {
  it("is there from claim to removal, private, and not a session", () => {
    const dirs = fresh();
    expect(readProxy(dirs, "a")).toBeNull();
    const claim = claimProxy(dirs, FACTS);
    const record = readProxy(dirs, "a");
    expect(record).toMatchObject({ ...FACTS, pid: process.pid });
    expect(record && isServing(record)).toBe(true);
    expect(statSync(join(dirs.run, ".proxies/a.json")).mode & 0o777).toBe(0o600);
    expect(listSessions(dirs)).toEqual([]);
    claim.write({ ...FACTS, mode: "enforce" });
    expect(readProxy(dirs, "a")).toMatchObject({ mode: "enforce", started: record?.started });
    claim.remove();
    expect(readProxy(dirs, "a")).toBeNull();
    expect(readdirSync(join(dirs.run, ".proxies"))).toEqual([]);
  });

  it("names what its user can end, where a run shares a process", () => {
    const dirs = fresh();
    showAs(4711);
    onTestFinished(() => showAs(process.pid));
    const claim = claimProxy(dirs, FACTS);
    const record = readProxy(dirs, "a");
    expect(record).toMatchObject({ pid: process.pid, shown_pid: 4711 });
    expect(record && isServing(record)).toBe(true);
    expect(() => claimProxy(dirs, FACTS)).toThrow(/\(pid 4711\): stop it with kill 4711,/);
    claim.remove();
  });

  it("is one for a session, and another for another", () => {
    const dirs = fresh();
    claimProxy(dirs, FACTS);
    expect(() => claimProxy(dirs, FACTS)).toThrow(failure("busy") as Error);
    expect(() => claimProxy(dirs, FACTS)).toThrow(new RegExp(`4321 \\(pid ${process.pid}\\).*kill`));
    claimProxy(dirs, { ...FACTS, session_id: "b" });
    expect(readdirSync(join(dirs.run, ".proxies")).sort()).toEqual(["a.json", "b.json"]);
  });

  it("the record of a process that is gone serves nobody and is replaced", async () => {
    const dirs = fresh();
    claimProxy(dirs, FACTS);
    const path = join(dirs.run, ".proxies/a.json");
    const child = spawn("true");
    await once(child, "exit");
    const stale = { ...JSON.parse(readFileSync(path, "utf8")), pid: child.pid };
    writeFileSync(path, JSON.stringify(stale));
    const record = readProxy(dirs, "a");
    expect(record && isServing(record)).toBe(false);
    claimProxy(dirs, FACTS);
    expect(readProxy(dirs, "a")).toMatchObject({ pid: process.pid });
  });

  it("the record of a later process with the same pid serves nobody", () => {
    const dirs = fresh();
    claimProxy(dirs, FACTS);
    const path = join(dirs.run, ".proxies/a.json");
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), start_time: "1" }));
    const record = readProxy(dirs, "a");
    expect(record && isServing(record)).toBe(false);
  });

  it.each(["", "{", "{}", '{"record_version":2}'])(
    "a record that is %j is said to be damaged, and replaced",
    (text) => {
      const dirs = fresh();
      claimProxy(dirs, FACTS);
      writeFileSync(join(dirs.run, ".proxies/a.json"), text);
      expect(() => readProxy(dirs, "a")).toThrow(failure("corrupt") as Error);
      claimProxy(dirs, FACTS);
      expect(readProxy(dirs, "a")).toMatchObject(FACTS);
    },
  );

  it("the record of an id that is not a session's is refused", () => {
    const dirs = fresh();
    expect(() => claimProxy(dirs, { ...FACTS, session_id: "../x" })).toThrow(StateError);
    expect(() => readProxy(dirs, "../x")).toThrow(failure("invalid_id") as Error);
  });
});

describe("directories of commands that need no root", () => {
  const user = (env: NodeJS.ProcessEnv, uid = 1000) => ({ uid, home: "/home/jo", env });

  it.each([
    [{}, "/home/jo/.local/state/netmon/run", "/home/jo/.local/state/netmon"],
    [{ XDG_RUNTIME_DIR: "/run/user/1000" }, "/run/user/1000/netmon", "/home/jo/.local/state/netmon"],
    [{ XDG_STATE_HOME: "/s", XDG_RUNTIME_DIR: "relative" }, "/s/netmon/run", "/s/netmon"],
    [{ XDG_STATE_HOME: "relative" }, "/home/jo/.local/state/netmon/run", "/home/jo/.local/state/netmon"],
  ])("are the user's own with %j", (env, run, lib) => {
    expect(userStateDirs(undefined, user(env))).toEqual({ run, lib });
  });

  it("are the system's for root, and --state-dir for everybody", () => {
    const env = { XDG_RUNTIME_DIR: "/run/user/0" };
    expect(userStateDirs(undefined, user(env, 0))).toEqual({ run: "/run/netmon", lib: "/var/lib/netmon" });
    expect(userStateDirs("/x", user(env))).toEqual({ run: "/x/run", lib: "/x/lib" });
  });
});
