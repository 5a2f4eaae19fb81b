/**
 * What `netmon watch` keeps on disk and who may watch what: the session's record, its lock, its history, the ready
 * file; and full disks.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { SessionOverview } from "../../src/state/overview.ts";
import { stateDirs } from "../../src/state/paths.ts";
import type { SessionRecord } from "../../src/state/record.ts";
import { readSession } from "../../src/state/store.ts";
import { attempt, run } from "../kernel/command.ts";
import type { Agent } from "./agent.ts";
import { AGENT, eventually, OTHER_PEER, PEER, Place } from "./place.ts";
import { Resolving } from "./resolving.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const place = new Place("state");
const config = place.config({ network: { mode: "enforce", fail_closed: true, resolvers: [] } });
const readyFile = join(place.directory, "ready.json");
const mounted = join(place.directory, "full");
let agent: Agent;

beforeAll(() => {
  agent = place.agent();
});
afterAll(async () => {
  if (existsSync(mounted)) attempt("umount", [mounted]);
  await place.remove();
});

const recordOf = (session: string): string => join(place.stateDir, "run", session, "session.json");

async function status(): Promise<SessionOverview[]> {
  const { stdout, code } = await netmon(["status", "--json", "--state-dir", place.stateDir]);
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { sessions: SessionOverview[] }).sessions;
}

describe("one watch", () => {
  let watch: Watching;

  beforeAll(async () => {
    watch = await place.watch(config, ["--ready-file", readyFile, "--stats"], { session: "one" });
    await eventually("the ready file", () => existsSync(readyFile));
  });

  it("writes the ready file when it is attached and verified", async () => {
    const started = await watch.started();
    const ready: unknown = JSON.parse(readFileSync(readyFile, "utf8"));
    expect(ready).toMatchObject({
      session_id: "one",
      pid: watch.pid,
      verified: true,
      hooks: started.hooks,
      cgroup: started.cgroup,
    });
  });

  it("keeps its record private: directories 0700, files 0600", () => {
    const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    const directory = join(place.stateDir, "run", "one");
    expect(mode(directory)).toBe("700");
    expect(mode(join(place.stateDir, "run"))).toBe("700");
    expect(readdirSync(directory).length).toBeGreaterThan(1);
    for (const file of readdirSync(directory))
      expect([file, mode(join(directory, file))]).toEqual([file, "600"]);
  });

  it("is shown by netmon status, with the counters of a moment ago", async () => {
    await agent.tcps(PEER, 1, 3);
    await watch.says(/netmon: 0 allowed, 3 blocked, .* 0 lost/); // --stats
    await eventually("noted counters", () => existsSync(join(place.stateDir, "run", "one", "counters.json")));
    const [session] = await status();
    expect(session).toMatchObject({
      session_id: "one",
      status: "watched",
      problem: null,
      mode: "enforce",
      fail_closed: true,
      watcher_pid: watch.pid,
      cgroup_state: "present",
      pinned: true,
      counters: expect.objectContaining({ canary: expect.any(Number) }),
    });
  });

  it("keeps a second netmon off its session: exit code 6, the holder's pid and how to stop it", async () => {
    const second = await netmon([
      "watch",
      "--session",
      "one",
      "--state-dir",
      place.stateDir,
      "--cgroup",
      place.cgroup,
    ]);
    expect(second).toMatchObject({ code: 6, stdout: "" });
    expect(second.stderr).toMatch(
      new RegExp(`already watched by another netmon \\(pid ${watch.pid}\\).*kill ${watch.pid}`),
    );
    expect(existsSync(recordOf("one"))).toBe(true);
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
  });

  it("keeps a session of another name off its cgroup: each would refuse the other's self-test", async () => {
    const words = ["watch", "--session", "two", "--state-dir", place.stateDir, "--cgroup", place.cgroup];
    const second = await netmon([...words, "--config", config]);
    expect(second).toMatchObject({ code: 6, stdout: "" });
    expect(second.stderr).toMatch(
      new RegExp(`another netmon \\(pid ${watch.pid}\\) guards the cgroup ${place.cgroup}`),
    );
    expect(existsSync(recordOf("two"))).toBe(false);
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
  });

  it("ends with a line of history, and takes record and ready file away", async () => {
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    expect(existsSync(readyFile)).toBe(false);
    expect(existsSync(join(place.stateDir, "run", "one"))).toBe(false);
    const history = readFileSync(join(place.stateDir, "lib", "one", "history.jsonl"), "utf8")
      .trim()
      .split("\n");
    expect(history).toHaveLength(1);
    expect(JSON.parse(history[0] ?? "")).toMatchObject({
      session_id: "one",
      reason: "SIGTERM",
      mode: "enforce",
      pinned: true,
      counters: summary.counters,
    });
    expect(await status()).toEqual([]);
  });
});

describe("endings", () => {
  it("--duration ends by itself", async () => {
    const watch = await place.watch(config, ["--duration", "700ms"]);
    const { code, summary } = await watch.finished();
    expect([code, summary.reason]).toEqual([0, "duration"]);
    expect(summary.duration_ms).toBeGreaterThan(600);
    expect(place.attached()).toEqual([]);
  });

  it("kill -9 leaves the session closed, is shown as pinned, and the next watch takes the links over", async () => {
    const first = await place.watch(config, [], { session: "closed" });
    expect(await first.started()).toMatchObject({ pinned: true });
    await first.kill();
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
    expect(await status()).toEqual([
      expect.objectContaining({ session_id: "closed", status: "pinned", problem: null, pinned: true }),
    ]);
    const next = await place.watch(config, [], { session: "closed" });
    expect(await next.started()).toMatchObject({ pinned: true, adopted: true, verified: true });
    expect(await next.event("netmon_gap")).toMatchObject({ cause: "netmon_died", pinned: true });
    const { code, summary, stderr } = await next.stop();
    expect([code, summary.pinned]).toEqual([0, true]);
    expect(stderr).toMatch(/the links stay pinned and go on enforcing: netmon detach --session closed/);
    expect(place.attached()).toEqual([]); // detached after the stop
    expect(await status()).toEqual([]);
  });

  it("kill -9, and the agent names another resolver: the next watch keeps the session's", async () => {
    const resolving = await Resolving.start(place);
    const cgroup = place.scratch.make("named");
    await resolving.client(cgroup);
    const args = ["--cgroup", cgroup, "--config", place.config({ network: { mode: "enforce" } })];
    const servers = (): unknown =>
      (JSON.parse(readFileSync(recordOf("named"), "utf8")) as SessionRecord).name_servers;
    for (let start = 0; start < 2; start++) {
      const named = place.start(args, { session: "named" });
      expect(await named.started()).toMatchObject({ adopted: start > 0 });
      expect(servers()).toEqual([{ address: PEER, port: 53 }]);
      await named.kill();
      writeFileSync(join(place.directory, "resolv.conf"), `nameserver ${OTHER_PEER}\n`);
    }
    place.detach("named");
    await resolving.end();
  });

  it("kill -9 leaves links that a session of another name at the cgroup tells of", async () => {
    const first = await place.watch(config, ["--pin"], { session: "closed" });
    await first.kill();
    const open = place.config({ network: { mode: "enforce", resolvers: [] } });
    const second = await place.watch(open, [], { session: "beside" });
    expect((await second.started()).warnings.join()).toMatch(
      /pinned at the same cgroup \(\S+\/closed@\w+\): both apply: a call that either one refuses is refused/,
    );
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
    await second.stop();
    place.detach("closed");
  });

  it("kill -9, and the cgroup goes: the next start, of any session, removes the dead pins and says so", async () => {
    // a bpffs that no other netmon sees, which could remove the pins first
    const script = "mount -t bpf bpf /sys/fs/bpf && echo up && exec sleep 1000";
    const holder = spawn("unshare", ["--mount", "sh", "-c", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void holder.kill("SIGKILL"));
    await once(holder.stdout, "data");
    const prefix = ["nsenter", `--mount=/proc/${holder.pid}/ns/mnt`];
    const cgroup = place.scratch.make("short-lived");
    const words = ["--cgroup", cgroup, "--config", config, "--pin"];
    const first = place.start(words, { session: "gone", prefix });
    await first.started();
    const { pin_dir: linkDir } = readSession(stateDirs(place.stateDir), "gone") ?? {};
    const isThere = (): boolean => existsSync(`/proc/${holder.pid}/root${linkDir}`);
    expect(linkDir).toMatch(/^\/sys\/fs\/bpf\//);
    expect(isThere()).toBe(true);
    await first.kill();
    rmdirSync(cgroup);
    const next = await place.watch(config, [], { session: "next", prefix });
    await vi.waitFor(() => expect(isThere()).toBe(false), { timeout: 25_000 });
    await next.stop();
    place.detach("gone");
    expect(next.stderr).toContain(`removed the pins of sessions whose cgroup is gone: ${linkDir}`);
  });

  it("kill -9 with --no-pin opens the session, which is said before, and the next watch begins anew", async () => {
    const first = await place.watch(config, ["--no-pin"], { session: "killed" });
    const { pinned, warnings } = await first.started();
    expect([pinned, warnings.join()]).toEqual([false, expect.stringMatching(/--no-pin.*nothing is refused/)]);
    await first.kill();
    expect(place.attached()).toEqual([]);
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "ECONNREFUSED" }); // reaches the peer
    expect(await status()).toEqual([
      expect.objectContaining({
        session_id: "killed",
        status: "dead",
        problem: expect.stringMatching(/nothing was pinned/),
      }),
    ]);
    const next = await place.watch(config, [], { session: "killed" });
    expect((await next.started()).adopted).toBe(false);
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
    expect((await next.stop()).code).toBe(0);
    expect(await status()).toEqual([]);
  });

  it("SIGINT ends as SIGTERM does, and a cgroup netmon made goes with it", async () => {
    const session = `made-${process.pid}`;
    const watch = place.start(["--config", config], { session });
    const { cgroup } = await watch.started();
    expect(cgroup).toBe(`/netmon/${session}`);
    watch.signal("SIGINT");
    const { code, summary } = await watch.finished();
    expect([code, summary.reason]).toEqual([0, "SIGINT"]);
    expect(existsSync(join(place.scratch.path, "..", "netmon", session))).toBe(false);
  });

  it("a ready file that cannot be written is an error that leaves nothing attached", async () => {
    const watch = place.start(
      ["--cgroup", place.cgroup, "--config", config, "--ready-file", "/proc/no/ready"],
      { session: "r" },
    );
    const { code, stderr } = await watch.ended;
    expect(stderr).toMatch(/cannot write the ready file \/proc\/no\/ready/);
    expect(code).toBe(8);
    expect(place.attached()).toEqual([]);
    expect(existsSync(join(place.stateDir, "run", "r"))).toBe(false);
  });
});

it("a state directory that is removed: enforcing goes on, and it ends in order", async () => {
  const state = join(place.stateDir, "..", "removed");
  const file = place.config({ network: { mode: "enforce", fail_closed: true, resolvers: [] } });
  const watch = place.start(["--cgroup", place.cgroup, "--config", file, "--state-dir", state, "--no-pin"]);
  await watch.started();
  rmSync(state, { recursive: true });
  expect(await agent.tcp(AGENT, 1)).toEqual({ err: "EPERM" });
  const { code, stderr } = await watch.stop();
  expect(stderr).not.toMatch(/\n {4}at /);
  expect(code).toBe(0);
  expect(place.attached()).toEqual([]);
});

describe("a state directory on a full disk", () => {
  beforeAll(() => {
    mkdirSync(mounted);
    run("mount", ["-t", "tmpfs", "-o", "size=1m,mode=0700", "netmon-full", mounted]);
  });
  const fill = (): void => {
    attempt("dd", ["if=/dev/zero", `of=${mounted}/ballast`, "bs=4k"]);
  };

  it("before the start: a clear error and nothing attached", async () => {
    fill();
    const full = await netmon([
      "watch",
      "--session",
      "f",
      "--state-dir",
      mounted,
      "--cgroup",
      place.cgroup,
      "--config",
      config,
    ]);
    expect(full.stderr).toMatch(/no space left/);
    expect(full.code).toBe(8);
    expect(place.attached()).toEqual([]);
    rmSync(join(mounted, "ballast"));
  });

  it("while running: said, enforcing goes on, policies still change", async () => {
    const file = place.config({ network: { mode: "enforce", fail_closed: true, resolvers: [] } });
    const watch = place.start(["--cgroup", place.cgroup, "--config", file, "--state-dir", mounted]);
    await watch.started();
    fill();
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("resolvers: []", `resolvers: []\n    allow: [ "tcp://${PEER}:1" ]`),
    );
    const change = await watch.event("netmon_policy_changed");
    expect(change.added).toBe(1);
    await watch.says(/no space left/);
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "ECONNREFUSED" }); // allowed now
    expect(await agent.tcp(AGENT, 1)).toEqual({ err: "EPERM" });
    expect((await watch.stop()).code).toBe(0);
    expect(place.attached()).toEqual([]);
  });
});
