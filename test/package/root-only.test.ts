/**
 * Root runs only a netmon that nobody else can change, on copies of the built program in directories of other users, as
 * nvm makes them; and netmon install, which makes one that is root's.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changedBy, isRealRoot } from "../../src/files/root-only.ts";
import { NETMON } from "../kernel/defence.ts";

const NOBODY = 65534;
const TIME = { timeout: 60_000 };

let directory: string;
let home: string;
let program: string;
let node: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-root-only-"));
  chmodSync(directory, 0o755);
  home = join(directory, "nvm");
  program = join(home, "lib/node_modules/netmon");
  node = join(home, "bin/node");
  mkdirSync(dirname(program), { recursive: true });
  mkdirSync(dirname(node));
  cpSync(dirname(NETMON), program, {
    recursive: true,
    filter: (path) => !/compiled-|\.tgz$|\/native\/node$/.test(path),
  });
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function netmon(
  args: string[],
  with_ = process.execPath,
  at = join(program, "netmon"),
  env: NodeJS.ProcessEnv = {},
) {
  const state = ["--state-dir", join(directory, "state")];
  const { status, stdout, stderr } = spawnSync(
    with_,
    [at, ...args, ...(args[0] === "install" ? [] : state)],
    {
      encoding: "utf8",
      env: { ...process.env, ...env },
    },
  );
  return { status, stdout, stderr };
}

/** Gives a file to another user, or another mode, during a check. */
function changed(path: string, change: { owner?: number; mode?: number }, check: () => void): void {
  try {
    if (change.owner !== undefined) chownSync(path, change.owner, change.owner);
    if (change.mode !== undefined) chmodSync(path, change.mode);
    check();
  } finally {
    chownSync(path, 0, 0);
    chmodSync(path, 0o755);
  }
}

describe("netmon as root", () => {
  it("starts from files that only root can change", TIME, () => {
    expect(netmon(["status"])).toMatchObject({ status: 0 });
  });

  it.each([
    ["the package", () => program, { owner: NOBODY }],
    ["a module", () => join(program, "lib/modules"), { owner: NOBODY }],
    ["a native part", () => join(program, "native"), { mode: 0o777 }],
    ["a directory far above", () => home, { owner: NOBODY }],
    ["a directory of a group with members", () => join(home, "lib"), { mode: 0o775, owner: NOBODY }],
  ] as const)("refuses when %s is another user's, and says which", TIME, (_, path, change) => {
    changed(path(), change, () => {
      const { status, stderr } = netmon(["status"]);
      expect(status, stderr).toBe(3);
      expect(stderr).toContain(path());
      expect(stderr).toMatch(/belongs to uid 65534|can be written by everybody/);
      expect(stderr).toContain("install");
      expect(netmon(["status", "--allow-writable-program"]).status).toBe(0);
      expect(netmon(["exec", "--session", "x", "--", "true"]).status).toBe(125);
      expect(netmon(["--version"]).status).toBe(0);
    });
  });

  it("refuses an interpreter that is another user's, and one behind such a link", TIME, () => {
    changed(node, { owner: NOBODY }, () => {
      const { status, stderr } = netmon(["status"], node);
      expect([status, stderr.includes(node)]).toEqual([3, true]);
    });
    expect(netmon(["status"], node).status).toBe(0);
  });

  it(
    "minds other users only: uid 0 of a user namespace, an ordinary user and empty groups are none",
    TIME,
    () => {
      expect(isRealRoot("         0          0 4294967295\n")).toBe(true);
      expect(isRealRoot("         0       1000          1\n")).toBe(false);
      const stat = { uid: 0, gid: 0, isDirectory: () => true, isSymbolicLink: () => false };
      const as = (of: object): string | null => changedBy({ ...stat, mode: 0o755, ...of } as never);
      expect(as({ mode: 0o2775 })).toBeNull();
      expect(as({ mode: 0o1777 })).toBeNull();
      expect(as({ mode: 0o2775, gid: 0x7fff_fff0 })).toMatch(/group/); // unknown here, such as one of LDAP
      expect(as({ uid: 1000 })).toBe("belongs to uid 1000");
      changed(program, { owner: NOBODY }, () => {
        const inside = spawnSync("unshare", [
          "-Ur",
          process.execPath,
          join(program, "netmon"),
          "completion",
          "bash",
        ]);
        expect(inside.status).toBe(0);
      });
    },
  );
});

describe("netmon install", () => {
  it("copies package and Node to where only root can change them, and the copy runs", TIME, () => {
    const prefix = join(directory, "prefix");
    symlinkSync("/etc/shadow", join(program, "docs-of-the-user"));
    for (const path of [home, node, program]) chownSync(path, NOBODY, NOBODY);
    expect(netmon(["install", "--prefix", prefix], node).stderr).toContain("symbolic link");
    rmSync(join(program, "docs-of-the-user"));
    for (const _ of ["first", "again"]) {
      const { status, stderr } = netmon(["install", "--prefix", prefix], node);
      expect(status, stderr).toBe(0);
    }
    const installed = join(prefix, "bin/netmon");
    // no node on PATH
    const output = execFileSync(installed, ["status", "--state-dir", join(directory, "state")], {
      encoding: "utf8",
      env: { PATH: "/nowhere", HOME: directory },
    });
    expect(output).toBeDefined();
    expect(readFileSync(join(prefix, "lib/netmon/netmon"), "utf8")).toContain(
      join(prefix, "lib/netmon/node"),
    );
    const listed = execFileSync("find", [
      prefix,
      "!",
      "-user",
      "root",
      "-o",
      "-perm",
      "/022",
      "!",
      "-type",
      "l",
    ]);
    expect(String(listed)).toBe("");
  });
});
