import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  findCgroup2Mounts,
  parseMountinfo,
  requireCgroup2Mount,
} from "../../../../src/kernel/target/mountinfo.ts";

const root = mkdtempSync(join(tmpdir(), "netmon-mountinfo-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A file system root whose /proc/self/mountinfo is this text. */
function withMountinfo(name: string, text: string): { fsRoot: string } {
  const fsRoot = join(root, name);
  mkdirSync(join(fsRoot, "proc/self"), { recursive: true });
  writeFileSync(join(fsRoot, "proc/self/mountinfo"), text);
  return { fsRoot };
}

const real = requireCgroup2Mount().mountPoint;
const line = (mountPoint: string, { root: shown = "/", options = "rw", superOptions = "rw" } = {}) =>
  `41 31 0:38 ${shown} ${mountPoint} ${options},relatime shared:1 master:2 - cgroup2 cgroup2 ${superOptions}\n`;

describe("parseMountinfo", () => {
  it("reads optional fields of any number and unescapes names", () => {
    const text =
      "36 35 98:0 /mnt1 /mnt\\040two\\134x rw,noatime master:1 shared:9 - ext3 /dev/root rw,errors=continue\n" +
      "37 35 0:5 / /proc ro - proc proc rw\n";
    expect(parseMountinfo(text)).toEqual([
      { root: "/mnt1", mountPoint: "/mnt two\\x", fsType: "ext3", readOnly: false },
      { root: "/", mountPoint: "/proc", fsType: "proc", readOnly: true },
    ]);
  });

  it("counts a read-only file system as read-only, whatever the mount says", () => {
    expect(parseMountinfo(line("/c", { superOptions: "ro" }))[0]?.readOnly).toBe(true);
  });

  it("passes over lines of another form", () => {
    expect(parseMountinfo("garbage\n\n1 2 3\n")).toEqual([]);
  });
});

describe("findCgroup2Mounts", () => {
  it("finds the one of this machine", () => {
    const [mount] = findCgroup2Mounts();
    const wholeHierarchy = !existsSync(join(real, "cgroup.type")); // not in a cgroup namespace
    expect(mount).toMatchObject({ mountPoint: real, wholeHierarchy, readOnly: false });
  });

  it("calls a system with v1 controllers hybrid and one without unified", () => {
    const v1 = "40 31 0:37 / /sys/fs/cgroup/systemd rw - cgroup cgroup rw,name=systemd\n";
    expect(findCgroup2Mounts(withMountinfo("hybrid", v1 + line(real)))[0]?.kind).toBe("hybrid");
    expect(findCgroup2Mounts(withMountinfo("unified", line(real)))[0]?.kind).toBe("unified");
  });

  it("leaves out a mount point that shows another file system now", () => {
    const hidden = withMountinfo("hidden", line("/tmp") + line(real));
    expect(findCgroup2Mounts(hidden).map((mount) => mount.mountPoint)).toEqual([real]);
    const over = withMountinfo("over", `${line(real)}50 41 0:99 / ${real} rw - tmpfs tmpfs rw\n`);
    expect(findCgroup2Mounts(over)).toEqual([]);
  });

  it("prefers a writable mount", () => {
    const slash = `${real}/.`; // the same directory by a longer name
    const mounts = findCgroup2Mounts(withMountinfo("several", line(real, { options: "ro" }) + line(slash)));
    expect(mounts.map((mount) => [mount.mountPoint, mount.readOnly])).toEqual([
      [slash, false],
      [real, true],
    ]);
  });

  it("says how to mount one when there is none", () => {
    const none = withMountinfo("none", "37 35 0:5 / /proc rw - proc proc rw\n");
    expect(() => requireCgroup2Mount(none)).toThrow(/mount -t cgroup2/);
    expect(() => requireCgroup2Mount(none)).toThrow(expect.objectContaining({ code: "no_cgroup2" }));
  });
});
