/**
 * Writes of root where another user can move files: uid 65534 makes each attack at the most harmful moment, which
 * `check` provides (right before the new file is renamed). Needs root.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OwnDirectory, removeTree } from "../../../src/files/directory.ts";
import { OutputFile } from "../../../src/files/output-file.ts";
import { withPathRights } from "../../../src/files/path-rights.ts";
import { withUserRights } from "../../../src/files/user-rights.ts";
import { replaceFile } from "../../../src/files/write.ts";

const AGENT = 65534;
const ROOT = { euid: 0, env: {} };
const SUDO = { euid: 0, env: { SUDO_UID: String(AGENT) } };

let base: string;
let secret: string;
let project: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "netmon-root-writes-"));
  chmodSync(base, 0o755);
  secret = join(base, "secret");
  writeFileSync(secret, "root's", { mode: 0o600 });
  project = join(base, "project");
  mkdirSync(project);
  chownSync(project, AGENT, AGENT);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** What the agent does, with no rights but its own. */
function asAgent(work: () => void): void {
  withUserRights({ uid: AGENT, gid: AGENT, groups: [] }, work);
}

const secretIs = (text: string): void => expect(readFileSync(secret, "utf8")).toBe(text);

describe("the rights of another user", () => {
  it("hold for files, and end with the call, also where it throws", () => {
    asAgent(() => {
      expect(() => readFileSync(secret)).toThrow(/EACCES/);
      writeFileSync(join(project, "own"), "");
    });
    expect(statSync(join(project, "own")).uid).toBe(AGENT);
    expect(() =>
      asAgent(() => {
        throw new Error("stop");
      }),
    ).toThrow("stop");
    expect(readFileSync(secret, "utf8")).toBe("root's");
    expect(process.getgroups?.()).toContain(0);
    writeFileSync(join(base, "after"), "");
    expect(statSync(join(base, "after")).uid).toBe(0);
  });
});

describe("a report", () => {
  it("goes into a project with the rights of who called sudo", () => {
    const file = join(project, "out.json");
    new OutputFile(file, { mode: 0o600, caller: SUDO }).write("{}");
    expect(statSync(file)).toMatchObject({ uid: AGENT, mode: 0o100600 });
    new OutputFile(file, { mode: 0o600, caller: SUDO }).write("{1}");
    expect(readFileSync(file, "utf8")).toBe("{1}");
    expect(readdirSync(project)).toEqual(["out.json"]);
  });

  it("goes there with the owner's rights without sudo, and nowhere by another's", () => {
    new OutputFile(join(project, "out.json"), { mode: 0o600, caller: ROOT }).write("{}");
    expect(statSync(join(project, "out.json")).uid).toBe(AGENT);
    const others = join(base, "others");
    mkdirSync(others, { mode: 0o755 });
    chownSync(others, 12345, 12345);
    expect(() => new OutputFile(join(others, "x"), { mode: 0o600, caller: SUDO }).write("{}")).toThrow(
      /EACCES/,
    );
    expect(readdirSync(others)).toEqual([]);
  });

  it("does not follow a link that has its name", () => {
    const file = join(project, "out.json");
    asAgent(() => symlinkSync(secret, file));
    for (const caller of [SUDO, ROOT]) {
      const report = new OutputFile(file, { mode: 0o600, caller });
      expect(() => report.prepare()).toThrow(/out\.json is a symbolic link/);
      expect(() => report.write("{}")).toThrow(/out\.json is a symbolic link/);
    }
    secretIs("root's");
    expect(readdirSync(project)).toEqual(["out.json"]);
  });

  it("does not go through a directory that is a link by then", () => {
    const sub = join(project, "sub");
    asAgent(() => mkdirSync(sub));
    const away = join(base, "of-root");
    mkdirSync(away);
    const report = new OutputFile(join(sub, "secret"), { mode: 0o600, caller: SUDO });
    report.prepare();
    asAgent(() => {
      rmSync(sub, { recursive: true });
      symlinkSync(away, sub);
    });
    expect(() => report.write("{}")).toThrow(/EACCES/);
    expect(readdirSync(away)).toEqual([]);
  });

  it("is not swapped, nor moved elsewhere, between its making and its name", () => {
    const sub = join(project, "sub");
    asAgent(() => mkdirSync(sub));
    const file = join(sub, "out.json");
    withPathRights(file, { to: "write", caller: SUDO }, () =>
      replaceFile(file, "{}", {
        mode: 0o600,
        check: () => {
          const [made = ""] = readdirSync(sub);
          renameSync(sub, `${sub}-old`);
          mkdirSync(sub);
          symlinkSync(secret, file);
          symlinkSync(secret, join(sub, made));
        },
      }),
    );
    secretIs("root's");
    expect(readFileSync(join(`${sub}-old`, "out.json"), "utf8")).toBe("{}");
  });

  it("takes the place of no device, FIFO or directory", () => {
    for (const path of ["/dev/null", "/dev/stdout", "/proc/self/fd/1", project])
      expect(() => new OutputFile(path, { mode: 0o600, caller: ROOT }).prepare(), path).toThrow(
        /is a (?:device|symbolic link|directory)|EACCES|ENOENT|EISDIR/,
      );
    const fifo = join(base, "fifo");
    execFileSync("mkfifo", [fifo]);
    expect(() => new OutputFile(fifo, { mode: 0o600, caller: ROOT }).write("{}")).toThrow(/is a FIFO/);
    expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
  });

  it("is root's own in a sticky directory, where another's file stays what it is", () => {
    const sticky = join(base, "tmp");
    mkdirSync(sticky);
    chmodSync(sticky, 0o1777);
    new OutputFile(join(sticky, "out.json"), { mode: 0o600, caller: ROOT }).write("{}");
    expect(statSync(join(sticky, "out.json"))).toMatchObject({ uid: 0, mode: 0o100600 });
    asAgent(() => expect(() => unlinkSync(join(sticky, "out.json"))).toThrow(/EPERM/));
    asAgent(() => writeFileSync(join(sticky, "theirs"), "mine"));
    expect(() => new OutputFile(join(sticky, "theirs"), { mode: 0o600, caller: ROOT }).write("{}")).toThrow(
      /uid 65534/,
    );
    new OutputFile(join(sticky, "theirs"), { mode: 0o600, caller: SUDO }).write("{}");
    asAgent(() => symlinkSync(base, join(sticky, "way")));
    expect(() => new OutputFile(join(sticky, "way/new"), { mode: 0o600, caller: ROOT }).write("{}")).toThrow(
      /EACCES/,
    );
    expect(existsSync(join(base, "new"))).toBe(false);
  });

  it("is refused in a directory of root's that others may write", () => {
    const shared = join(base, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o777);
    expect(() => new OutputFile(join(shared, "x"), { mode: 0o600, caller: ROOT }).prepare()).toThrow(
      /shared can be written by others \(mode 777\)/,
    );
    new OutputFile(join(shared, "x"), { mode: 0o600, caller: SUDO }).write("{}");
    expect(statSync(join(shared, "x")).uid).toBe(AGENT);
    mkdirSync(join(shared, "below"));
    const ready = (path: string): OutputFile =>
      new OutputFile(join(shared, path), { mode: 0o644, to: "share", caller: ROOT });
    expect(() => ready("below/ready").prepare()).toThrow(/shared can be written by others/);
    ready("ready").write("{}");
    expect(statSync(join(shared, "ready"))).toMatchObject({ uid: 0, mode: 0o100644 });
    asAgent(() => {
      unlinkSync(join(shared, "ready"));
      symlinkSync(secret, join(shared, "ready"));
    });
    expect(() => ready("ready").write("{}")).toThrow(/symbolic link/);
    secretIs("root's");
  });
});

describe("a directory of netmon's own", () => {
  it("is filled and removed where it was made, whoever has its name by then", () => {
    const made = OwnDirectory.make(project, "netmon-shims-", 0o755);
    const away = join(base, "bin");
    mkdirSync(away);
    writeFileSync(join(away, "npx"), "root's");
    asAgent(() => {
      renameSync(made.path, join(project, "moved"));
      symlinkSync(away, made.path);
    });
    made.write("npx", "launcher", 0o755);
    expect(readFileSync(join(away, "npx"), "utf8")).toBe("root's");
    expect(readFileSync(join(project, "moved", "npx"), "utf8")).toBe("launcher");
    expect(() => made.removeAll()).toThrow(/ENOTDIR/);
    expect(readdirSync(join(project, "moved"))).toEqual([]);
    expect(readdirSync(away)).toEqual(["npx"]);
  });

  it("is removed with the agent's files, and not through the agent's links", () => {
    const away = join(base, "away");
    mkdirSync(join(away, "deep"), { recursive: true });
    writeFileSync(join(away, "deep", "file"), "root's");
    const own = join(base, "run");
    mkdirSync(join(own, "agent/a/b"), { recursive: true });
    symlinkSync(away, join(own, "agent/a/link"));
    symlinkSync("/", join(own, "agent/root"));
    removeTree(own);
    expect(existsSync(own)).toBe(false);
    expect(readFileSync(join(away, "deep", "file"), "utf8")).toBe("root's");
  });
});
