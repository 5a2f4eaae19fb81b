// group: machine
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOOKS } from "../../../src/event/hooks.ts";
import { SIZE } from "../../../src/kernel/layout.ts";
import { readStat } from "../../../src/kernel/target/procfs.ts";
import { createSessionCgroup, removeSessionCgroup } from "../../../src/kernel/target/session-cgroup.ts";
import { addon } from "../../../src/native/addon.ts";
import { Descriptor } from "../../../src/native/descriptor.ts";
import { linkDirOn, makeLinkParent } from "../../../src/state/bpffs-directory.ts";
import {
  linksAreComplete,
  pinnedCounters,
  pinnedLinks,
  removeLinks,
  replaceLinks,
} from "../../../src/state/bpffs-links.ts";
import { detachSession } from "../../../src/state/detach.ts";
import { overview } from "../../../src/state/overview.ts";
import { stateDirs } from "../../../src/state/paths.ts";
import { SessionState } from "../../../src/state/store.ts";
import { record } from "./sample.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-detach-"));
const bpffs = join(temporary, "bpf");
const dirs = stateDirs(join(temporary, "state"));
const id = `detach-${process.pid}`;

beforeAll(() => {
  mkdirSync(bpffs);
  execFileSync("mount", ["-t", "bpf", "bpf", bpffs]);
});
afterAll(() => {
  execFileSync("umount", [bpffs]);
  rmSync(temporary, { recursive: true });
});

const PERCPU_ARRAY = 6;

/** Pins a counters map with `value` in field `allow` of every CPU and hook. */
function pinCounters(sessionId: string, value: number): string {
  const directory = linkDirOn(bpffs, dirs, sessionId);
  makeLinkParent(directory);
  mkdirSync(directory, { mode: 0o700 });
  const map = new Descriptor(addon().mapCreate(PERCPU_ARRAY, 4, SIZE.counters, HOOKS.length, 0), "counters");
  const cpus = addon().possibleCpus();
  const values = Buffer.alloc(SIZE.counters * cpus);
  for (let cpu = 0; cpu < cpus; cpu++) values.writeBigUInt64LE(BigInt(value), cpu * SIZE.counters);
  const key = Buffer.alloc(4);
  for (let hook = 0; hook < HOOKS.length; hook++) {
    key.writeUInt32LE(hook);
    addon().mapUpdate(map.fd, key, values, 0);
  }
  addon().objPin(map.fd, join(directory, "map_counters"));
  map.close();
  return directory;
}

function write(changes: Parameters<typeof record>[0]): void {
  const state = SessionState.open(dirs, id);
  state.write(record({ session_id: id, ...changes }));
  state.close();
}

describe("pins", () => {
  it("give their exact counters", () => {
    const directory = pinCounters(`${id}-counters`, 3);
    expect(pinnedCounters(directory)?.allow).toBe(3 * addon().possibleCpus() * HOOKS.length);
    expect([...pinnedLinks(directory)]).toEqual([]);
    expect(removeLinks(directory)).toEqual({ links: 0, maps: 1 });
    expect(pinnedCounters(directory)).toBeNull();
    expect(removeLinks(directory)).toEqual({ links: 0, maps: 0 });
  });

  it("are removed on a bpffs only", () => {
    const directory = join(temporary, "not-bpf");
    mkdirSync(directory);
    writeFileSync(join(directory, "map_counters"), "precious");
    expect(() => removeLinks(directory)).toThrow(/left alone/);
    expect(existsSync(join(directory, "map_counters"))).toBe(true);
  });
});

describe("detachSession", () => {
  it("removes pins, the cgroup netmon made and the record, and may be repeated", () => {
    const { cgroup } = createSessionCgroup(id);
    try {
      const pin_dir = pinCounters(id, 1);
      write({
        pin_dir,
        cgroup: {
          path: cgroup.path,
          id: String(cgroup.id),
          display: cgroup.display,
          created_by_netmon: true,
        },
      });
      const [listed] = overview(dirs);
      expect(listed).toMatchObject({ session_id: id, status: "dead", pinned: true, cgroup_state: "present" });
      expect(listed?.counters?.allow).toBeGreaterThan(0);
      expect(detachSession(dirs, id, { force: false })).toEqual({
        found: true,
        links: 0,
        maps: 1,
        cgroupRemoved: true,
        notes: [],
      });
      expect([existsSync(pin_dir), existsSync(cgroup.path), existsSync(join(dirs.run, id))]).toEqual([
        false,
        false,
        false,
      ]);
      expect(detachSession(dirs, id, { force: false }).found).toBe(false);
    } finally {
      if (existsSync(cgroup.path)) removeSessionCgroup(cgroup);
    }
  });

  it("removes the directory of a netmon that was killed before it wrote a record", () => {
    SessionState.open(dirs, id).close();
    expect(existsSync(join(dirs.run, id))).toBe(true);
    expect(detachSession(dirs, id, { force: false }).found).toBe(true);
    expect(existsSync(join(dirs.run, id))).toBe(false);
  });

  it("leaves a cgroup that another state directory's netmon made under the same name", () => {
    const { cgroup } = createSessionCgroup(id);
    try {
      const { path, display } = cgroup;
      const former = { path, display, id: String(cgroup.id + 1n), created_by_netmon: true };
      write({ cgroup: former });
      expect(detachSession(dirs, id, { force: false })).toMatchObject({ found: true, cgroupRemoved: false });
      expect(existsSync(path)).toBe(true);
    } finally {
      removeSessionCgroup(cgroup);
    }
  });

  it("refuses while a netmon has the session, and touches nothing", () => {
    const pin_dir = pinCounters(id, 1);
    const watcher = { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "" };
    write({ pin_dir, watcher });
    expect(() => detachSession(dirs, id, { force: true })).toThrow(new RegExp(`kill ${process.pid}`));
    write({ pin_dir, watcher: null });
    const holder = SessionState.open(dirs, id); // one that has not written its record yet
    expect(() => detachSession(dirs, id, { force: true })).toThrow(expect.objectContaining({ code: "busy" }));
    expect(existsSync(join(pin_dir, "map_counters"))).toBe(true);
    holder.close();
    expect(detachSession(dirs, id, { force: false })).toMatchObject({ found: true, maps: 1 });
  });

  it("drops a damaged record only by force, with the pins in the usual place", () => {
    write({});
    const pin_dir = pinCounters(id, 1);
    writeFileSync(join(dirs.run, id, "session.json"), "{");
    expect(() => detachSession(dirs, id, { force: false })).toThrow(
      expect.objectContaining({ code: "corrupt" }),
    );
    const done = detachSession(dirs, id, { force: true });
    expect(done).toMatchObject({ found: true, maps: 1 });
    expect(done.notes.join()).toMatch(/dropped because of --force/);
    expect(existsSync(pin_dir)).toBe(false);
  });

  it("pins sessions whose names have dots, and those of other state directories elsewhere", () => {
    const dotted = "default.first-00000001";
    const pin_dir = pinCounters(dotted, 1);
    expect(detachSession(stateDirs(join(temporary, "other")), dotted, { force: false }).found).toBe(false);
    expect(detachSession(dirs, dotted, { force: false })).toMatchObject({ found: true, maps: 1 });
    expect(existsSync(pin_dir)).toBe(false);
  });

  it("keeps former pins until new ones are whole", async () => {
    const pin_dir = pinCounters(id, 1);
    const failing = replaceLinks(pin_dir, () => Promise.reject(new Error("no room")));
    await expect(failing).rejects.toThrow("no room");
    expect(pinnedCounters(pin_dir)?.allow).toBeGreaterThan(0);
    await replaceLinks(pin_dir, async () => pinCounters(id, 0));
    expect(pinnedCounters(pin_dir)?.allow).toBe(0);
    // killed before it was whole
    renameSync(pin_dir, `${pin_dir}-former`);
    expect(linksAreComplete(pin_dir)).toBe(true);
    expect(detachSession(dirs, id, { force: false })).toMatchObject({ found: true, maps: 1 });
    expect(linksAreComplete(pin_dir)).toBe(false);
  });

  it("finds pins without a record", () => {
    const pin_dir = pinCounters(id, 1);
    expect(detachSession(dirs, id, { force: false })).toMatchObject({ found: true, maps: 1 });
    expect(existsSync(pin_dir)).toBe(false);
  });
});
