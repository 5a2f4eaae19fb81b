/** Who could change what a path refers to, on real files. Needs root, to give them to other users. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { canChange } from "../../../src/files/changeable.ts";

const AGENT = 65534;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "netmon-changeable-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function directory(name: string, owner = 0, mode = 0o755): string {
  const path = join(root, name);
  mkdirSync(path);
  chmodSync(path, mode);
  chownSync(path, owner, owner);
  return path;
}

function file(at: string, owner = 0, mode = 0o644): string {
  const path = join(at, "netmon.yaml");
  writeFileSync(path, "");
  chmodSync(path, mode);
  chownSync(path, owner, owner);
  return path;
}

describe("a file that a user can change", () => {
  it("is its own, or one that others may write", () => {
    expect(canChange(file(directory("plain")), AGENT)).toBe(false);
    expect(canChange(file(directory("own"), AGENT, 0o400), AGENT)).toBe(true);
    expect(canChange(file(directory("group"), 0, 0o664), AGENT)).toBe(true);
    expect(canChange(join(root, "absent"), AGENT)).toBe(true);
    expect(canChange(file(directory("for-root")), 0)).toBe(true);
  });

  it("is one of root's in a directory of the user's, however far above", () => {
    const own = directory("project", AGENT);
    expect(canChange(file(own), AGENT)).toBe(true);
    const below = join(own, "of-root");
    mkdirSync(below);
    expect(canChange(file(below), AGENT)).toBe(true);
    expect(canChange(file(directory("shared", 0, 0o777)), AGENT)).toBe(true);
  });

  it("is not one of another's in a sticky directory", () => {
    const sticky = directory("sticky", 0, 0o1777);
    expect(canChange(file(sticky), AGENT)).toBe(false);
    chownSync(sticky, AGENT, AGENT);
    expect(canChange(join(sticky, "netmon.yaml"), AGENT)).toBe(true);
  });

  it("is one behind a symbolic link of the user's, also in the middle of a chain", () => {
    const target = file(directory("target"));
    const own = directory("own", AGENT);
    symlinkSync(target, join(own, "middle"));
    const plain = directory("plain");
    symlinkSync("../own/middle", join(plain, "netmon.yaml"));
    expect(canChange(join(plain, "netmon.yaml"), AGENT)).toBe(true);
    symlinkSync("../target/./netmon.yaml", join(plain, "direct"));
    expect(canChange(join(plain, "direct"), AGENT)).toBe(false);
    symlinkSync("loop", join(plain, "loop"));
    expect(canChange(join(plain, "loop"), AGENT)).toBe(true);
  });

  it("is not one beyond the parent of a user's directory, unless the user can put a link in its place", () => {
    file(directory("target"));
    const own = directory("own", AGENT);
    mkdirSync(join(own, "of-root"));
    const plain = directory("plain");
    symlinkSync("../own/../target/netmon.yaml", join(plain, "through"));
    expect(canChange(join(plain, "through"), AGENT)).toBe(false);
    symlinkSync("../own/of-root/../../target/netmon.yaml", join(plain, "through-below"));
    expect(canChange(join(plain, "through-below"), AGENT)).toBe(true);
  });
});
