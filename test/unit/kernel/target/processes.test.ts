import { chmodSync, chownSync, mkdirSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { Faults } from "../../../../src/event/faults.ts";
import { escapingCapabilities } from "../../../../src/kernel/target/capabilities.ts";
import { cgroupId, openCgroup } from "../../../../src/kernel/target/cgroup2.ts";
import { LeftProcessTracker } from "../../../../src/kernel/target/left-processes.ts";
import { type CgroupChange, CgroupWatch } from "../../../../src/kernel/target/liveness.ts";
import { requireCgroup2Mount } from "../../../../src/kernel/target/mountinfo.ts";
import { readProcesses } from "../../../../src/kernel/target/processes.ts";
import { readStatus } from "../../../../src/kernel/target/procfs.ts";
import { listPids } from "../../../../src/kernel/target/subtree.ts";
import { cgroupNames } from "../../../../src/watch/attachment/cgroup-names.ts";
import { Scratch } from "./scratch-cgroup.ts";

const scratch = new Scratch("processes");
afterAll(() => scratch.remove());

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 25_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("waited 25 s in vain");
    await sleep(5);
  }
}

const part = new Faults().part("rounds");

describe("readProcesses", () => {
  it("names what root in a session can do", async () => {
    const path = scratch.make("root");
    const child = await scratch.sleeper(path);
    const report = await readProcesses(openCgroup(path));
    const facts = report.processes[0];
    expect(facts).toMatchObject({ pid: child.pid, comm: "cat", uid: 0, canLeave: true });
    expect(facts?.capabilities).toEqual(expect.arrayContaining(["NET_RAW", "NET_ADMIN", "SYS_ADMIN", "BPF"]));
    expect(facts?.netns).not.toBeNull();
    expect(report.warnings.join("\n")).toMatch(
      /can leave the cgroup[\s\S]*packet sockets[\s\S]*CAP_SYS_ADMIN/,
    );
  });

  it("finds nothing wrong with an unprivileged process", async () => {
    const path = scratch.make("nobody");
    const child = await scratch.start(
      path,
      "setpriv",
      "--reuid=65534",
      "--regid=65534",
      "--clear-groups",
      "--inh-caps=-all",
      "cat",
    );
    await until(() => readStatus(child.pid)?.comm === "cat");
    const report = await readProcesses(openCgroup(path));
    expect(report.processes[0]).toMatchObject({ uid: 65534, capabilities: [], canLeave: false });
    expect(report.warnings).toEqual([]);
  });

  it.each([
    ["its user owns", (file: string) => chownSync(file, 65_534, 0)],
    [
      "its group may write",
      (file: string) => {
        chownSync(file, 0, 65_532);
        chmodSync(file, 0o664);
      },
    ],
    ["everybody may write", (file: string) => chmodSync(file, 0o646)],
  ])("knows that a process can leave to a cgroup beside it, in a parent that %s", async (_who, open) => {
    const path = scratch.make("delegated", "session");
    const file = join(path, "..", "cgroup.procs");
    const { uid, gid, mode } = statSync(file);
    open(file);
    const user = ["--reuid=65534", "--regid=65533", "--groups=65532", "--inh-caps=-all"];
    const child = await scratch.start(path, "setpriv", ...user, "cat");
    await until(() => readStatus(child.pid)?.comm === "cat");
    const found = (await readProcesses(openCgroup(path))).processes.find(({ pid }) => pid === child.pid);
    chownSync(file, uid, gid);
    chmodSync(file, mode);
    expect(found).toMatchObject({ uid: 65_534, canLeave: true });
  });

  it("sees processes in a cgroup whose name is not UTF-8", async () => {
    const path = scratch.make("bytes");
    const inside = Buffer.concat([Buffer.from(`${path}/`), Buffer.from([0xff, 0xfe])]);
    mkdirSync(inside);
    const child = await scratch.sleeper(path);
    writeFileSync(Buffer.concat([inside, Buffer.from("/cgroup.procs")]), String(child.pid));
    const { processes } = await readProcesses(openCgroup(path));
    expect(processes.map(({ pid }) => pid)).toEqual([child.pid]);
    const name = cgroupNames({ path, id: cgroupId(path), display: "/session" });
    expect(name(statSync(inside, { bigint: true }).ino)).toBe("/session/\ufffd\ufffd");
  });

  it("knows that uid 0 without capabilities can still leave", async () => {
    const path = scratch.make("rootless");
    const child = await scratch.start(path, "setpriv", "--bounding-set=-all", "--inh-caps=-all", "cat");
    await until(() => readStatus(child.pid)?.comm === "cat");
    const [facts] = (await readProcesses(openCgroup(path))).processes;
    expect(facts).toMatchObject({ uid: 0, capabilities: [], canLeave: true });
  });

  it("sees that a read-only cgroup file system keeps uid 0 in", async () => {
    const path = scratch.make("readonly");
    const { mountPoint } = requireCgroup2Mount();
    const script = `mount -o remount,bind,ro ${mountPoint} && exec setpriv --bounding-set=-all --inh-caps=-all cat`;
    const child = await scratch.start(
      path,
      "unshare",
      "--mount",
      "--propagation",
      "private",
      "sh",
      "-c",
      script,
    );
    await until(() => readStatus(child.pid)?.comm === "cat");
    const [facts] = (await readProcesses(openCgroup(path))).processes;
    expect(facts).toMatchObject({ uid: 0, canLeave: false });
  });

  it("gives no weight to capabilities of a user namespace of its own, and sees the namespaces", async () => {
    const path = scratch.make("userns");
    const child = await scratch.start(
      path,
      "setpriv",
      "--reuid=65534",
      "--regid=65534",
      "--clear-groups",
      "unshare",
      "--user",
      "--net",
      "--map-root-user",
      "cat",
    );
    await until(() => readStatus(child.pid)?.comm === "cat");
    const report = await readProcesses(openCgroup(path));
    expect(report.processes[0]).toMatchObject({ capabilities: [], canLeave: false });
    expect((await readProcesses(openCgroup(scratch.make("empty")))).processes).toEqual([]);
  });

  it("stops at its limit and says so", async () => {
    const path = scratch.make("many");
    for (let index = 0; index < 3; index++) await scratch.sleeper(path);
    const report = await readProcesses(openCgroup(path), 2);
    expect(report).toMatchObject({ notInspected: 1 });
    expect(report.processes).toHaveLength(2);
    expect(report.warnings.join()).toMatch(/1 processes were not checked/);
  });

  it("reads capability sets by bit", () => {
    expect(escapingCapabilities(0n)).toEqual([]);
    expect(escapingCapabilities((1n << 13n) | (1n << 39n) | 1n)).toEqual(["NET_RAW", "BPF"]);
  });
});

describe("LeftProcessTracker", () => {
  it("reports a process that left, once", async () => {
    const [inside, outside] = [scratch.make("left-in"), scratch.make("left-out")];
    const child = await scratch.sleeper(inside);
    const stays = await scratch.sleeper(inside);
    const tracker = new LeftProcessTracker({ path: inside });
    expect(tracker.poll()).toEqual({ left: [], suppressed: 0 });
    scratch.move(child.pid, outside);
    expect(tracker.poll().left).toEqual([
      { pid: child.pid, comm: "cat", uid: 0, cgroup: openCgroup(outside).display },
    ]);
    expect(tracker.poll().left).toEqual([]);
    expect(listPids(inside)).toEqual([stays.pid]);
  });

  it("does not mind moves within the session, ends and new processes", async () => {
    const inside = scratch.make("within");
    const child = await scratch.sleeper(inside);
    const ending = await scratch.sleeper(inside);
    const tracker = new LeftProcessTracker({ path: inside });
    tracker.poll();
    scratch.move(child.pid, scratch.make("within", "deeper"));
    ending.kill("SIGKILL");
    await scratch.sleeper(inside);
    await scratch.sleeper(scratch.make("unrelated"));
    await until(() => !listPids(inside).includes(ending.pid));
    expect(tracker.poll().left).toEqual([]);
  });

  it("reports children that a session process starts outside", async () => {
    const [inside, outside] = [scratch.make("fork-in"), scratch.make("fork-out")];
    // The shell starts a child that moves itself out at once; the tracker never saw that child inside.
    const shell = await scratch.start(inside, "sh");
    await until(() => readStatus(shell.pid)?.comm === "sh");
    const tracker = new LeftProcessTracker({ path: inside });
    tracker.poll();
    shell.stdin?.write(`sh -c 'echo $$ > ${outside}/cgroup.procs; exec sleep 100' &\n`);
    await until(
      () => listPids(outside).length > 0 && readStatus(listPids(outside)[0] ?? 0)?.comm === "sleep",
    );
    const pid = listPids(outside)[0];
    expect(tracker.poll().left).toEqual([expect.objectContaining({ pid, comm: "sleep" })]);
  });

  it("reports what a process that left starts afterwards", async () => {
    const [inside, outside] = [scratch.make("later-in"), scratch.make("later-out")];
    const shell = await scratch.start(inside, "sh");
    const tracker = new LeftProcessTracker({ path: inside });
    tracker.poll();
    scratch.move(shell.pid, outside);
    expect(tracker.poll().left.map((process) => process.pid)).toEqual([shell.pid]);
    shell.stdin?.write("sleep 100 &\n");
    await until(() => listPids(outside).some((pid) => readStatus(pid)?.comm === "sleep"));
    expect(tracker.poll().left.map((process) => process.comm)).toEqual(["sleep"]);
  });
});

describe("CgroupWatch", () => {
  it("reports that the cgroup vanished and came back as another one, each once and soon", async () => {
    const path = scratch.make("watched");
    const first = cgroupId(path);
    const changes: CgroupChange[] = [];
    const watch = new CgroupWatch(path, first, { part, onChange: (change) => changes.push(change) });
    watch.start();
    try {
      await sleep(50);
      const before = performance.now();
      rmdirSync(path);
      await until(() => changes.length === 1);
      mkdirSync(path);
      await until(() => changes.length === 2);
      expect(performance.now() - before).toBeLessThan(10_000);
      expect(changes).toEqual([
        { kind: "vanished", previous: first, lastSeen: expect.any(Date) },
        { kind: "recreated", previous: first, id: cgroupId(path), lastSeen: expect.any(Date) },
      ]);
      await sleep(250);
      expect(changes).toHaveLength(2);
    } finally {
      watch.stop();
    }
  });

  it("notices a re-creation between two looks, also when the parent went with it", async () => {
    const path = scratch.make("parent", "child");
    const first = cgroupId(path);
    const changes: CgroupChange[] = [];
    const watch = new CgroupWatch(path, first, {
      part,
      onChange: (change) => changes.push(change),
      intervalMs: 20,
    });
    watch.start();
    try {
      rmdirSync(path);
      rmdirSync(join(path, ".."));
      mkdirSync(path, { recursive: true });
      await until(() => changes.some((change) => change.kind === "recreated"));
      expect(changes.at(-1)).toMatchObject({ kind: "recreated", id: cgroupId(path), previous: first });
    } finally {
      watch.stop();
    }
  });

  it("tells where the target is once its cgroup is gone, until that is followed", async () => {
    const path = scratch.make("first");
    const [first, next] = [cgroupId(path), scratch.make("next")];
    const changes: CgroupChange[] = [];
    let looks = 0;
    const watch = new CgroupWatch(path, first, {
      part,
      onChange: (change) => changes.push(change),
      intervalMs: 10,
      find: () => (++looks > 1 ? cgroupId(next) : null),
    });
    watch.start();
    try {
      await sleep(50);
      expect(looks).toBe(0);
      rmdirSync(path);
      await until(() => changes.length === 3);
      const told = { kind: "recreated", previous: first, id: cgroupId(next), lastSeen: expect.any(Date) };
      expect(changes.slice(1)).toEqual([told, told]);
      watch.follow({ path: next, id: cgroupId(next) });
      rmdirSync(next);
      await until(() => changes.length > 3);
      expect(changes[3]).toMatchObject({ kind: "vanished", previous: told.id });
    } finally {
      watch.stop();
    }
  });

  it("is silent after stop()", async () => {
    const path = scratch.make("stopped");
    const changes: CgroupChange[] = [];
    const watch = new CgroupWatch(path, cgroupId(path), {
      part,
      onChange: (change) => changes.push(change),
      intervalMs: 10,
    });
    watch.start();
    watch.stop();
    rmdirSync(path);
    await sleep(50);
    expect(changes).toEqual([]);
  });
});
