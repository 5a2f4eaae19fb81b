import { mkdirSync, openSync, readFileSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addon } from "../../src/native/addon.ts";
import { builtFile } from "../../src/native/built-file.ts";
import { closeAll, Descriptor, linkInfo, lockFile } from "../../src/native/descriptor.ts";
import { KernelMap } from "../../src/native/map.ts";
import {
  codeOf,
  MAP_TYPE,
  newDescriptors,
  newMap,
  openDescriptors,
  Peer,
  PinnedPrograms,
  removeDirectory,
  temporaryDirectory,
  testRun,
} from "./fixture.ts";

let programs: PinnedPrograms;

beforeAll(() => {
  programs = new PinnedPrograms();
});

afterAll(() => programs?.close());

/** The cgroup2 mount, which is not /sys/fs/cgroup on hybrid systems. */
function cgroup2(): string {
  const line = readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .find((text) => text.includes(" - cgroup2 "));
  const path = line?.split(" ")[4];
  if (path === undefined) throw new Error("no cgroup2 mount: mount one to run these tests");
  return path;
}

describe("pins", () => {
  it("open the same map again", () => {
    const map = newMap(MAP_TYPE.HASH, 4, 4, 1);
    const path = programs.path("again");
    addon().objPin(map.fd, path);
    const again = new KernelMap(Descriptor.fromPin(path));
    expect(again.info).toEqual(map.info);
    expect(again.fd).not.toBe(map.fd);
    map.update(Buffer.alloc(4), Buffer.from("same"));
    expect(again.lookup(Buffer.alloc(4))?.toString()).toBe("same");
    closeAll([map, again]);
    const third = new KernelMap(Descriptor.fromPin(path));
    expect(third.lookup(Buffer.alloc(4))?.toString()).toBe("same");
    third.close();
  });

  it("pins that are not there, or not on a bpffs, are errors with the path", async () => {
    expect(() => Descriptor.fromPin(programs.path("nothing"))).toThrow(/ENOENT.*nothing.*Nothing is pinned/);
    const map = new Descriptor(addon().mapCreate(MAP_TYPE.HASH, 4, 4, 1, 0), "map:pinned");
    const pin = (path: string) => addon().objPin(map.fd, path);
    expect(await codeOf(() => pin(`/tmp/netmon-no-bpffs-${process.pid}`))).toBe("EPERM");
    pin(programs.path("taken"));
    expect(await codeOf(() => pin(programs.path("taken")))).toBe("EEXIST");
    map.close();
    expect(() => Descriptor.fromPin("nul\0byte")).toThrow(TypeError);
    expect(() => Descriptor.fromPin("x".repeat(5000))).toThrow(TypeError);
  });
});

describe("links", () => {
  it("tell their cgroup, and that it is gone", async () => {
    const cgroup = join(cgroup2(), `netmon-addon-${process.pid}`);
    mkdirSync(cgroup);
    const link = { program: programs.program("pass"), cgroup };
    const peer = new Peer([{ frame: "6f6b", link }, { sleep: 20_000 }]);
    let removed = false;
    try {
      const { fds } = await addon().receive(peer.socket.fd, 5000);
      expect(fds).toHaveLength(1);
      const held = new Descriptor(fds[0] ?? -1, "link:egress");
      const info = linkInfo(held);
      expect(info).toMatchObject({ type: 3, attachType: 1 });
      expect(info.cgroupId).toBe(BigInt(statSync(cgroup, { bigint: true }).ino));
      const program = new Descriptor(addon().progGetById(info.progId), "program");
      expect(addon().progInfo(program.fd)).toMatchObject({ id: info.progId, name: "pass" });
      program.close();
      rmdirSync(cgroup);
      removed = true;
      // The kernel detaches from a worker after the removal.
      for (let i = 0; i < 100 && linkInfo(held).cgroupId !== 0n; i++)
        await new Promise((r) => setTimeout(r, 20));
      expect(linkInfo(held).cgroupId).toBe(0n);
      held.close();
    } finally {
      await peer.close();
      if (!removed) rmdirSync(cgroup);
    }
  });

  it("are told from maps and programs", async () => {
    const map = new Descriptor(addon().mapCreate(MAP_TYPE.HASH, 4, 4, 1, 0), "map:hash");
    const program = Descriptor.fromPin(programs.program("pass"));
    expect(() => linkInfo(map)).toThrow(/EINVAL.*another kind/);
    expect(await codeOf(() => linkInfo(program))).toBe("EINVAL");
    expect(await codeOf(() => addon().progInfo(map.fd))).toBe("EINVAL");
    expect(await codeOf(() => addon().mapInfo(program.fd))).toBe("EINVAL");
    closeAll([map, program]);
    expect(await codeOf(() => linkInfo(map))).toBe("EBADF");
  });
});

describe("programs", () => {
  it("run on a packet", () => {
    const program = Descriptor.fromPin(programs.program("pass"));
    const { retval, durationNs } = testRun(program, Buffer.alloc(64), 10);
    expect(retval).toBe(1);
    expect(durationNs).toBeLessThan(1_000_000);
    program.close();
  });
});

describe("file locks", () => {
  it("exclude others, never wait, and end with the file", () => {
    const directory = temporaryDirectory("lock");
    const path = join(directory, "lock");
    writeFileSync(path, "");
    const [first, second] = [0, 1].map((i) => new Descriptor(openSync(path, "r+"), `lock ${i}`));
    if (first === undefined || second === undefined) throw new Error("two files were opened");
    expect(lockFile(first.fd, "exclusive", path)).toBe(true);
    expect(lockFile(second.fd, "exclusive", path)).toBe(false);
    expect(lockFile(second.fd, "shared", path)).toBe(false);
    expect(lockFile(first.fd, "unlock", path)).toBe(true);
    expect(lockFile(second.fd, "exclusive", path)).toBe(true);
    second.close();
    expect(lockFile(first.fd, "exclusive", path)).toBe(true);
    first.close();
    expect(() => addon().flock(0, "both" as "shared")).toThrow(TypeError);
    removeDirectory(directory);
  });
});

describe("the addon in worker threads", () => {
  const script = `
    const { parentPort, workerData } = require('node:worker_threads');
    const addon = require(workerData.path);
    (async () => {
      const map = addon.mapCreate(1, 4, 4, 10000, 0);
      const keys = Buffer.alloc(40000);
      for (let i = 0; i < 10000; i++) keys.writeUInt32LE(i, i * 4);
      const ring = addon.mapCreate(27, 0, 0, 4096, 0);
      const handle = addon.ringOpen(ring);
      const { applied } = await addon.mapUpdateBatch(map, keys, keys, 0);
      const size = addon.ringSize(handle);
      addon.closeFd(map);
      addon.closeFd(ring);
      if (workerData.socket >= 0) addon.receive(workerData.socket, 5000);
      parentPort.postMessage({ applied, size });
      if (workerData.socket >= 0) process.exit(0);
    })();`;
  const path = (): string => builtFile("netmon_addon.node", "dist/native/netmon_addon.node", "NETMON_ADDON");

  /** `socket`: the worker waits for a frame on it and ends meanwhile. */
  function work(socket = -1): Promise<{ applied: number; size: number }> {
    return new Promise((resolve, reject) => {
      let message: { applied: number; size: number } | undefined;
      const worker = new Worker(script, { eval: true, workerData: { path: path(), socket } });
      worker.on("message", (value) => {
        message = value;
      });
      worker.on("error", reject);
      worker.on("exit", () => (message ? resolve(message) : reject(new Error("no message"))));
    });
  }

  it("is loaded several times at once", async () => {
    addon();
    await work(); // the first worker opens descriptors of Node's own
    const before = openDescriptors();
    const results = await Promise.all([work(), work(), work()]);
    expect(results).toEqual(Array.from({ length: 3 }, () => ({ applied: 10_000, size: 4096 })));
    expect(newDescriptors(before)).toEqual([]);
  });

  it("may end while a call is under way: what arrives then is closed", async () => {
    const peer = new Peer([{ sleep: 400 }, { frame: "6f6b", fds: 5 }, { sleep: 20_000 }]);
    const before = openDescriptors();
    expect(await work(peer.socket.fd)).toEqual({ applied: 10_000, size: 4096 });
    expect(newDescriptors(before)).toEqual([]);
    // The frame was taken, by the worker: nothing is left on the socket.
    expect(await codeOf(() => addon().receive(peer.socket.fd, 600))).toBe("ETIMEDOUT");
    await peer.close();
  });
});
