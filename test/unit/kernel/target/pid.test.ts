import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { requireCgroup2Mount } from "../../../../src/kernel/target/mountinfo.ts";
import { cgroupOfPid } from "../../../../src/kernel/target/pid.ts";
import { isAlive, readStat } from "../../../../src/kernel/target/procfs.ts";
import { resolveTarget } from "../../../../src/kernel/target/target.ts";
import { Scratch } from "./scratch-cgroup.ts";

const scratch = new Scratch("pid");
const temporary = mkdtempSync(join(tmpdir(), "netmon-pid-"));
afterAll(async () => {
  await scratch.remove();
  rmSync(temporary, { recursive: true });
});

const error = (code: string) => expect.objectContaining({ name: "TargetError", code });

describe("cgroupOfPid", () => {
  it("finds the cgroup of a process, nested ones too", async () => {
    const path = scratch.make("nested", "deeper");
    const child = await scratch.sleeper(path);
    expect(cgroupOfPid(child.pid).path).toBe(path);
  });

  it("refuses a process in the root cgroup with the way out", async () => {
    const { mountPoint } = requireCgroup2Mount();
    const child = await scratch.sleeper(mountPoint);
    const resolve = () => resolveTarget({ kind: "pid", pid: child.pid });
    expect(resolve).toThrow(error("root_cgroup"));
    expect(resolve).toThrow(/netmon exec/);
    expect(resolveTarget({ kind: "pid", pid: child.pid }, { allowRootCgroup: true }).cgroup.isRoot).toBe(
      true,
    );
  });

  it("refuses kernel threads, numbers that are none and processes that are none", () => {
    expect(() => cgroupOfPid(2)).toThrow(error("kernel_thread"));
    for (const pid of [0, -1, 1.5, Number.NaN]) expect(() => cgroupOfPid(pid)).toThrow(error("invalid"));
    expect(() => cgroupOfPid(4_194_305)).toThrow(error("not_found")); // above PID_MAX_LIMIT, include/linux/threads.h
  });

  it("refuses a zombie", async () => {
    const path = scratch.make("zombie");
    // its child ends only when sh is sh no more: nobody waits for it
    const child = '(until [ "$(cat /proc/$$/comm)" = sleep ]; do :; done)';
    const parent = await scratch.start(path, "sh", "-c", `${child} & echo $!; exec sleep 100`);
    const [chunk] = await once(parent.stdout as NodeJS.ReadableStream, "data");
    const pid = Number(String(chunk));
    while (readStat(pid)?.state !== "Z") await new Promise((resolve) => setTimeout(resolve, 5));
    expect(() => cgroupOfPid(pid)).toThrow(error("vanished"));
  });

  it("returns nothing that is not proved by cgroup.procs, and tells processes by start time", () => {
    const fsRoot = join(temporary, "recycled");
    mkdirSync(join(fsRoot, "proc/self"), { recursive: true });
    mkdirSync(join(fsRoot, "proc/77"));
    writeFileSync(join(fsRoot, "proc/self/mountinfo"), readFileSync("/proc/self/mountinfo"));
    writeFileSync(join(fsRoot, "proc/77/stat"), "77 (a) b) S 1 1 1 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 500 0 0");
    expect(isAlive(77, "500", fsRoot)).toBe(true);
    expect(isAlive(77, "499", fsRoot)).toBe(false);
    expect(readStat(77, fsRoot)).toMatchObject({ comm: "a) b", parent: 1, kernelThread: false });
    // no cgroup file: nothing is proved, nothing is returned
    expect(() => cgroupOfPid(77, { fsRoot })).toThrow(error("not_found"));
    // a line that names a real cgroup which does not hold the process
    writeFileSync(join(fsRoot, "proc/77/cgroup"), `0::/${scratch.path.split("/").at(-1)}\n`);
    expect(() => cgroupOfPid(77, { fsRoot })).toThrow(error("not_found"));
  });

  it("sees through a private cgroup namespace whose mount shows the host", async () => {
    // As in a sidecar with -v /sys/fs/cgroup: netmon in its own namespace, the agent a sibling of its root.
    const agent = scratch.make("pods", "docker-agent.scope", "inner");
    const sidecar = scratch.make("pods", "docker-sidecar.scope");
    const decoy = scratch.make("other", "docker-agent.scope", "inner");
    const child = await scratch.sleeper(agent);
    await scratch.sleeper(decoy);
    const script = join(temporary, "resolve.mts");
    writeFileSync(
      script,
      `import { cgroupOfPid } from '${process.cwd()}/src/kernel/target/pid.ts';
       import { readFileSync } from 'node:fs';
       const line = readFileSync('/proc/${child.pid}/cgroup', 'utf8').split('\\n').find((l) => l.startsWith('0::'));
       console.log(JSON.stringify({ line, path: cgroupOfPid(${child.pid}).path }));`,
    );
    const command = `echo $$ > ${sidecar}/cgroup.procs && exec unshare --cgroup '${process.execPath}' --import tsx '${script}'`;
    const output = JSON.parse(execFileSync("sh", ["-c", command], { encoding: "utf8" })) as object;
    expect(output).toEqual({ line: "0::/../docker-agent.scope/inner", path: agent });
  });

  it("says what to mount when its own part of the hierarchy does not hold the process", async () => {
    const agent = scratch.make("outside");
    const own = scratch.make("own-part");
    const child = await scratch.sleeper(agent);
    const script = join(temporary, "part.mts");
    writeFileSync(
      script,
      `import { cgroupOfPid } from '${process.cwd()}/src/kernel/target/pid.ts';
       try { console.log(cgroupOfPid(${child.pid}).path) } catch (e) { console.log(e.code, e.message) }`,
    );
    // The mount shows own-part only, as in a container with a private namespace.
    const { mountPoint } = requireCgroup2Mount();
    const command = `echo $$ > ${own}/cgroup.procs && exec unshare --cgroup --mount --propagation private \\
      sh -c 'umount ${mountPoint} && mount -t cgroup2 none ${mountPoint} && exec ${process.execPath} --import tsx ${script}'`;
    const output = execFileSync("sh", ["-c", command], { encoding: "utf8" });
    expect(output).toMatch(/^not_found .*\/\.\.\/outside.*-v \/sys\/fs\/cgroup/);
  });
});

describe("target warnings", () => {
  it("warns when netmon itself would be in the session", async () => {
    const own = scratch.make("own");
    const script = join(temporary, "own.mts");
    writeFileSync(
      script,
      `import { resolveTarget } from '${process.cwd()}/src/kernel/target/target.ts';
       console.log(resolveTarget({ kind: 'cgroup', path: '${own}' }).warnings.join());`,
    );
    const child = spawn("sh", [
      "-c",
      `echo $$ > ${own}/cgroup.procs && exec '${process.execPath}' --import tsx '${script}'`,
    ]);
    const [[output]] = await Promise.all([once(child.stdout, "data"), once(child, "exit")]);
    expect(String(output)).toMatch(/netmon itself runs in/);
  });
});
