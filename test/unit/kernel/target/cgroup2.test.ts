import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  cgroupId,
  cgroupIdIfPresent,
  openCgroup,
  refuseRoot,
} from "../../../../src/kernel/target/cgroup2.ts";
import { requireCgroup2Mount } from "../../../../src/kernel/target/mountinfo.ts";
import {
  createSessionCgroup,
  removeSessionCgroup,
  sessionCgroupPath,
} from "../../../../src/kernel/target/session-cgroup.ts";
import {
  isPopulated,
  listPids,
  listSubtree,
  listSubtreePids,
} from "../../../../src/kernel/target/subtree.ts";
import { resolveTarget } from "../../../../src/kernel/target/target.ts";
import { Scratch } from "./scratch-cgroup.ts";

const scratch = new Scratch("cgroup2");
const temporary = mkdtempSync(join(tmpdir(), "netmon-cgroup2-"));
const mount = requireCgroup2Mount();
afterAll(async () => {
  await scratch.remove();
  rmSync(temporary, { recursive: true });
});

const failsWith = (code: string, message: RegExp) => (action: () => unknown) => {
  expect(action).toThrow(expect.objectContaining({ name: "TargetError", code }));
  expect(action).toThrow(message);
};

describe("openCgroup", () => {
  it("gives path, id and the name below the mount", () => {
    const path = scratch.make("a", "b");
    const cgroup = openCgroup(path);
    expect(cgroup).toMatchObject({ path, id: cgroupId(path), isRoot: false });
    expect(cgroup.display).toBe(path.slice(mount.mountPoint.length));
  });

  it("takes the name below the mount and a symbolic link too", () => {
    const path = scratch.make("c");
    const link = join(temporary, "link");
    symlinkSync(path, link);
    expect(openCgroup(path.slice(mount.mountPoint.length)).path).toBe(path);
    expect(openCgroup(link).path).toBe(path);
  });

  it("knows the root, which is refused with the way out", () => {
    const root = openCgroup(mount.mountPoint);
    expect(root).toMatchObject({ isRoot: true, display: "/" });
    failsWith("root_cgroup", /--allow-root-cgroup/)(() => refuseRoot(root));
    expect(() => refuseRoot(openCgroup(scratch.path))).not.toThrow();
  });

  it("refuses every way through another process", () => {
    const below = scratch.path;
    for (const via of [
      "/proc/1/root",
      `/proc/${process.pid}/root`,
      "/proc/self/cwd",
      "/proc/self/task/1/root",
      "/proc/self/fd/3",
    ]) {
      failsWith("invalid", /Use --pid/)(() => openCgroup(via + below));
    }
    failsWith("invalid", /Use --pid/)(() => openCgroup(`/proc/1/../1/root${mount.mountPoint}`));
  });

  it("tells v1 and other file systems from v2", () => {
    failsWith("not_cgroup2", /not on a cgroup v2 file system/)(() => openCgroup(temporary));
    failsWith("not_found", /find .* -type d/)(() => openCgroup("/no/such/cgroup"));
    failsWith("invalid", /empty/)(() => openCgroup(""));
  });

  it("names a cgroup v1 directory as such where v1 is mounted", () => {
    if (mount.kind !== "hybrid") return;
    failsWith("not_cgroup2", /cgroup v1/)(() => openCgroup("/sys/fs/cgroup/memory"));
  });
});

describe("ids", () => {
  it("differ after re-creation and are absent in between", () => {
    const path = scratch.make("again");
    const before = cgroupId(path);
    rmdirSync(path);
    expect(cgroupIdIfPresent(path)).toBeNull();
    mkdirSync(path);
    expect(cgroupId(path)).not.toBe(before);
  });
});

describe("subtree", () => {
  it("lists descendants and processes, each once", async () => {
    const top = scratch.make("tree");
    const inner = scratch.make("tree", "x", "y");
    const one = await scratch.sleeper(top);
    const two = await scratch.sleeper(inner);
    expect(listSubtree(top)).toEqual([top, join(top, "x"), inner]);
    expect(listPids(top)).toEqual([one.pid]);
    expect(listSubtreePids(top).sort()).toEqual([one.pid, two.pid].sort());
    expect(isPopulated(top)).toBe(true);
    expect(isPopulated(join(top, "x"))).toBe(true);
    expect(isPopulated(scratch.make("nobody"))).toBe(false);
  });

  it("names the processes of a threaded cgroup by their threads", async () => {
    const domain = scratch.make("domain");
    const threaded = scratch.make("domain", "threaded");
    writeFileSync(join(threaded, "cgroup.type"), "threaded");
    const child = await scratch.sleeper(domain);
    writeFileSync(join(threaded, "cgroup.threads"), String(child.pid));
    expect(listPids(threaded)).toEqual([child.pid]);
    expect(listSubtreePids(domain)).toEqual([child.pid]);
    const { warnings } = resolveTarget({ kind: "cgroup", path: threaded });
    expect(warnings.join()).toMatch(/threaded/);
    // --pid covers the other threads as well
    expect(resolveTarget({ kind: "pid", pid: child.pid }).cgroup.path).toBe(domain);
  });

  it("is empty for a cgroup that is gone", () => {
    expect(listSubtreePids(join(scratch.path, "never"))).toEqual([]);
    expect(isPopulated(join(scratch.path, "never"))).toBe(false);
  });
});

describe("session cgroup", () => {
  const id = `unit-${process.pid}`;

  it("is made once, found again and removed with what is below it", async () => {
    const first = createSessionCgroup(id);
    try {
      expect(first.created).toBe(true);
      expect(first.cgroup.path).toBe(sessionCgroupPath(id));
      expect(first.cgroup.display).toBe(`/netmon/${id}`);
      const second = createSessionCgroup(id);
      expect(second).toMatchObject({ created: false, cgroup: { id: first.cgroup.id } });
      mkdirSync(join(first.cgroup.path, "nested/deep"), { recursive: true });
      const child = await scratch.sleeper(join(first.cgroup.path, "nested"));
      failsWith("busy", new RegExp(String(child.pid)))(() => removeSessionCgroup(first.cgroup));
      scratch.move(child.pid, scratch.path);
    } finally {
      expect(removeSessionCgroup(first.cgroup)).toBe(true);
    }
    expect(removeSessionCgroup(first.cgroup)).toBe(false);
    const again = createSessionCgroup(id);
    expect(removeSessionCgroup(first.cgroup)).toBe(false);
    expect(removeSessionCgroup(again.cgroup)).toBe(true);
  });

  it("is made while the end of another session removes the common parent", async () => {
    const elsewhere = { ...mount, mountPoint: scratch.make("elsewhere") };
    const parent = join(elsewhere.mountPoint, "netmon");
    const remove = `import os, time
print("ready", flush=True)
while True:
    time.sleep(0.001)
    try: os.rmdir(${JSON.stringify(parent)})
    except OSError: pass`;
    const remover = spawn("python3", ["-c", remove], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      await once(remover.stdout, "data");
      for (let i = 0; i < 2000; i++) {
        const { cgroup, created } = createSessionCgroup(`race-${i}`, elsewhere);
        expect(created).toBe(true);
        rmdirSync(cgroup.path);
      }
    } finally {
      remover.kill("SIGKILL");
      await once(remover, "exit");
    }
  });

  it("leaves foreign cgroups alone", () => {
    const foreign = scratch.make("foreign");
    failsWith("invalid", /left alone/)(() => removeSessionCgroup({ path: foreign, id: cgroupId(foreign) }));
    expect(cgroupIdIfPresent(foreign)).not.toBeNull();
  });

  it("says what to do on a read-only mount", async () => {
    const { execFileSync } = await import("node:child_process");
    const script = `mount -o remount,bind,ro ${mount.mountPoint} && '${process.execPath}' --import tsx -e "
      import('${process.cwd()}/src/kernel/target/session-cgroup.ts').then((m) => {
        try { m.createSessionCgroup('${id}-ro'); console.log('made') } catch (e) { console.log(e.code, e.message) }
      })"`;
    const output = execFileSync("unshare", ["--mount", "--propagation", "private", "sh", "-c", script], {
      encoding: "utf8",
    });
    expect(output).toMatch(/^read_only .*mounted read-only.*netmon watch --cgroup/);
  });
});
