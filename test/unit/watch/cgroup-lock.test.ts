/** Only one netmon for a session's cgroup, whatever its state directory: on a real cgroup, with real processes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cgroupId } from "../../../src/kernel/target/cgroup2.ts";
import { requireCgroup2Mount } from "../../../src/kernel/target/mountinfo.ts";
import { removeSessionCgroup, sessionCgroupPath } from "../../../src/kernel/target/session-cgroup.ts";
import { isPopulated } from "../../../src/kernel/target/subtree.ts";
import { holdersOf, lockCgroup, takeCgroup } from "../../../src/watch/attachment/cgroup-lock.ts";
import { eventually } from "../../e2e/place.ts";

let cgroup: string;
let children: ChildProcess[];
beforeEach(() => {
  cgroup = join(requireCgroup2Mount().mountPoint, `netmon-test-lock-${process.pid}`);
  mkdirSync(cgroup);
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    const gone = once(child, "close");
    child.stdin?.end();
    await gone;
  }
  rmdirSync(cgroup);
});

/** A process that has the cgroup's directory locked. */
async function locker({ uid = 0, inside = false }): Promise<number> {
  const code = `import fcntl, os, sys
sys.stdin.readline()
fcntl.flock(os.open("${cgroup}", os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
print("held", flush=True)
sys.stdin.readline()`;
  const child = spawn("python3", ["-c", code], { uid, gid: uid, stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  if (inside) writeFileSync(join(cgroup, "cgroup.procs"), String(child.pid));
  child.stdin?.write("\n");
  const [said] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  expect(said.toString().trim()).toBe("held");
  return child.pid ?? 0;
}

describe("a session's cgroup", () => {
  it("is one netmon's, who is named to another", async () => {
    const first = lockCgroup(cgroup, "work");
    expect(() => lockCgroup(cgroup, "work")).toThrow(
      new RegExp(`session work already runs.*${cgroup}.*pid ${process.pid}\\).*choose another --session`),
    );
    first.release();
    first.release();
    const pid = await locker({});
    expect(() => lockCgroup(cgroup, "work")).toThrow(new RegExp(`pid ${pid}\\)`));
  });

  it("is held by nobody who has ended, though the descriptor lives on", async () => {
    const held = `exec 9<"${cgroup}"; flock -n 9 && echo held; read _`;
    const child = spawn("sh", ["-c", held], { stdio: ["pipe", "pipe", "inherit"] });
    children.push(child);
    await once(child.stdout as NodeJS.ReadableStream, "data");
    lockCgroup(cgroup, "work").release();
  });

  it("is not kept from netmon by the agent, as uid 0 or another, nor by another user", async () => {
    for (const who of [{ inside: true }, { uid: 65534, inside: true }, { uid: 65534 }]) {
      await locker(who);
      lockCgroup(cgroup, "work").release();
      const child = children.pop();
      const gone = once(child as ChildProcess, "close");
      child?.stdin?.end();
      await gone;
    }
  });
});

describe("a session's own cgroup", () => {
  const id = `take-${process.pid}`;
  const path = sessionCgroupPath(id);
  afterEach(() => {
    if (existsSync(path)) removeSessionCgroup({ path, id: cgroupId(path) });
  });

  it("is taken over by who has its id, with what runs in it", async () => {
    const first = takeCgroup(id, null);
    first.lock.release();
    const agent = spawn("sleep", ["1000"]);
    try {
      writeFileSync(join(path, "cgroup.procs"), String(agent.pid));
      const second = takeCgroup(id, first.cgroup.id);
      expect(second.cgroup.id).toBe(first.cgroup.id);
      second.lock.release();
      for (const recorded of [null, first.cgroup.id - 1n]) {
        expect(() => takeCgroup(id, recorded)).toThrow(
          /processes run in the cgroup .* Give its --state-dir .* or choose another --session/,
        );
        expect(cgroupId(path)).toBe(first.cgroup.id);
        expect(readFileSync(join(path, "cgroup.procs"), "utf8").trim()).toBe(String(agent.pid));
        lockCgroup(path, id).release(); // let go
      }
    } finally {
      const gone = once(agent, "exit");
      agent.kill("SIGKILL");
      await gone;
      await eventually("an empty cgroup", () => !isPopulated(path));
    }
  });

  it("is made anew for anybody else, so that the other's record and pins are about nothing", () => {
    const first = takeCgroup(id, null);
    mkdirSync(join(path, "left"));
    expect(() => takeCgroup(id, null)).toThrow(/is held by another netmon/);
    expect(cgroupId(path)).toBe(first.cgroup.id);
    first.lock.release();
    const second = takeCgroup(id, null);
    expect(second.cgroup.id).not.toBe(first.cgroup.id);
    expect(second.cgroup.id).toBe(cgroupId(path));
    expect(existsSync(join(path, "left"))).toBe(false);
    expect(() => lockCgroup(path, id)).toThrow(/is held by/);
    second.lock.release();
  });
});

it("reads the locks of one file", () => {
  const { dev, ino } = statSync("/");
  const [major, minor] = [(dev >> 8) & 0xfff, (dev & 0xff) | ((dev >> 12) & 0xfff00)].map((n) =>
    n.toString(16).padStart(2, "0"),
  );
  const line = (inode: number, pid: number, kind = "FLOCK"): string =>
    `1: ${kind}  ADVISORY  WRITE ${pid} ${major}:${minor}:${inode} 0 EOF`;
  const text = [line(ino, 5), line(ino + 1, 6), line(ino, 7, "POSIX"), line(ino, -1), ""].join("\n");
  expect(holdersOf(text, dev, ino)).toEqual([5, -1]);
});
