/** One netmon for a session's cgroup, whatever its state directory: on a real cgroup, against real processes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdersOf, lockCgroup } from "../../../../src/app/watch/cgroup-lock.ts";
import { requireCgroup2Mount } from "../../../../src/kernel/target/mountinfo.ts";

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
