/** One listing of the machine's processes for many sessions, on a made-up /proc. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LeftProcessTracker } from "../../../../src/kernel/target/left-processes.ts";
import { ProcessList } from "../../../../src/kernel/target/process-list.ts";

const SESSION = 100;
let root: string;
let session: string;
/** Age that is taken, milliseconds. */
let age: number;
let list: ProcessList;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "netmon-processes-"));
  session = join(root, "session");
  mkdirSync(session);
  writeFileSync(join(session, "cgroup.procs"), `${SESSION}\n`);
  make(SESSION, 1, "10");
  age = 0;
  list = new ProcessList(() => age, root);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A process outside, or another one with the same pid. */
function make(pid: number, parent: number, startTime: string): void {
  const directory = join(root, "proc", String(pid));
  mkdirSync(directory, { recursive: true });
  // state, parent, 17 fields, starttime: proc(5)
  const stat = `${pid} (sh) S ${parent} ${"0 ".repeat(17)}${startTime} 0`;
  writeFileSync(join(directory, "stat"), stat);
  writeFileSync(join(directory, "status"), "Name:\tsh\nUid:\t0\t0\t0\t0\nCapEff:\t0\nNoNewPrivs:\t0\n");
  writeFileSync(join(directory, "cgroup"), "0::/elsewhere\n");
}

const tracker = (): LeftProcessTracker => {
  const made = new LeftProcessTracker({ path: session }, root, list);
  made.poll();
  return made;
};

describe("the list of processes", () => {
  it("is read anew when it is older than is taken", () => {
    expect([...list.running()]).toEqual([SESSION]);
    make(200, SESSION, "20");
    age = 60_000;
    expect([...list.running()]).toEqual([SESSION]);
    age = 0;
    expect([...list.running()].sort()).toEqual([SESSION, 200]);
    expect(list.stat(200)).toMatchObject({ parent: SESSION, startTime: "20" });
  });

  it("tells each session of who left it", () => {
    const [one, other] = [tracker(), tracker()];
    make(200, SESSION, "20");
    list.running();
    age = 60_000;
    for (const each of [one, other]) {
      expect(each.poll().left.map(({ pid }) => pid)).toEqual([200]);
      expect(each.poll().left).toEqual([]);
    }
  });

  it("accuses no process of what the one before it with its pid was", () => {
    const one = tracker();
    make(200, SESSION, "20");
    list.running();
    expect(list.stat(200)?.startTime).toBe("20");
    make(200, 1, "30");
    age = 60_000;
    expect(one.poll()).toEqual({ left: [], suppressed: 0 });
  });
});
