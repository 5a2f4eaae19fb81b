// group: machine
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs, {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { readHistory } from "../../../src/state/history.ts";
import { checkSessionId, ensurePrivateDirectory, stateDirs } from "../../../src/state/paths.ts";
import { replaceFile } from "../../../src/state/private-file.ts";
import { parseRecord } from "../../../src/state/record.ts";
import { listSessions, readCounters, readSession, SessionState } from "../../../src/state/store.ts";
import { counters, record } from "./sample.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-state-"));
const mounts: string[] = [];
const held: SessionState[] = [];
afterEach(() => {
  for (const state of held.splice(0)) state.close();
});
afterAll(() => {
  for (const mount of mounts) execFileSync("umount", [mount]);
  rmSync(temporary, { recursive: true });
});

let count = 0;
const fresh = () => stateDirs(join(temporary, `s${count++}`));
const open = (dirs: ReturnType<typeof fresh>, id = "demo") => {
  const state = SessionState.open(dirs, id);
  held.push(state);
  return state;
};
const failure = (code: string) => expect.objectContaining({ name: "StateError", code });
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Makes a directory, then changes it. */
function made(path: string, change: () => void): void {
  mkdirSync(path);
  change();
}

/** With a file in it, and a mode. */
function filled(path: string, bits: number): void {
  writeFileSync(join(path, "file"), "");
  chmodSync(path, bits);
}

/** A tmpfs of its own below the test's directory. */
function tmpfs(options: string): string {
  const path = join(temporary, `tmpfs${count++}`);
  mkdirSync(path, { mode: 0o755 });
  execFileSync("mount", ["-t", "tmpfs", "-o", `mode=755,${options}`, "tmpfs", path]);
  mounts.push(path);
  return path;
}

describe("session ids", () => {
  it.each(["a", "A.b_c-9", "0-", "x".repeat(64)])("%s is one", (id) => {
    expect(checkSessionId(id)).toBe(id);
  });
  it.each(["", ".", "..", ".x", "-x", "_", "a/b", "a b", "ä", "a\n", "x".repeat(65), "a\0"])(
    "%j is none",
    (id) => {
      expect(() => checkSessionId(id)).toThrow(failure("invalid_id"));
    },
  );
});

describe("directories", () => {
  it("are the system ones without --state-dir", () => {
    expect(stateDirs()).toEqual({ run: "/run/netmon", lib: "/var/lib/netmon" });
    expect(stateDirs("/x")).toEqual({ run: "/x/run", lib: "/x/lib" });
  });

  it("are made private, whatever the umask", () => {
    const old = process.umask(0);
    try {
      const path = join(temporary, "deep/er/est");
      ensurePrivateDirectory(path);
      expect([mode(path), mode(join(temporary, "deep"))]).toEqual(["700", "700"]);
    } finally {
      process.umask(old);
    }
  });

  it("are refused when others could change them", () => {
    const cases: [name: string, make: (path: string) => void, message: RegExp][] = [
      ["link", (path) => symlinkSync("/", path), /symbolic link/],
      ["file", (path) => writeFileSync(path, ""), /not a directory/],
      ["world", (path) => made(path, () => filled(path, 0o777)), /written by others/],
      ["group", (path) => made(path, () => filled(path, 0o770)), /written by others/],
      ["sticky", (path) => made(path, () => chmodSync(path, 0o1777)), /written by others/],
      ["foreign", (path) => made(path, () => chownSync(path, 65534, 65534)), /belongs to uid 65534/],
    ];
    for (const [name, make, message] of cases) {
      const path = join(temporary, `bad-${name}`);
      make(path);
      expect(() => ensurePrivateDirectory(path), name).toThrow(failure("insecure"));
      const before = lstatSync(path).mode;
      expect(() => ensurePrivateDirectory(path), name).toThrow(message);
      expect(lstatSync(path).mode, name).toBe(before);
    }
  });

  it("are taken from others while they are empty: a subPath of an emptyDir has mode 0777", () => {
    const path = join(temporary, "subpath");
    made(path, () => chmodSync(path, 0o777));
    ensurePrivateDirectory(path);
    expect(mode(path)).toBe("700");
    const above = join(temporary, "mounted");
    made(above, () => chmodSync(above, 0o777));
    ensurePrivateDirectory(join(above, "session"));
    expect([mode(above), mode(join(above, "session"))]).toEqual(["700", "700"]);
  });

  it("are left to others who put something in at the last moment", () => {
    const path = join(temporary, "raced");
    made(path, () => chmodSync(path, 0o777));
    const original = fs.fchmodSync;
    fs.fchmodSync = (...args) => {
      writeFileSync(join(path, "record.json"), "");
      original(...args);
    };
    syncBuiltinESMExports();
    try {
      expect(() => ensurePrivateDirectory(path)).toThrow(/written by others/);
    } finally {
      fs.fchmodSync = original;
      syncBuiltinESMExports();
    }
    expect(mode(path)).toBe("777");
  });

  it("are refused below a directory that others can change, and fine below a sticky one", () => {
    const loose = join(temporary, "loose");
    made(loose, () => filled(loose, 0o777));
    expect(() => ensurePrivateDirectory(join(loose, "state"))).toThrow(failure("insecure"));
    expect(existsSync(join(loose, "state"))).toBe(false);
    chmodSync(loose, 0o1777);
    expect(() => ensurePrivateDirectory(join(loose, "state"))).not.toThrow();
  });

  it("are reached through a symbolic link above them", () => {
    mkdirSync(join(temporary, "real"));
    symlinkSync(join(temporary, "real"), join(temporary, "alias"));
    expect(() => ensurePrivateDirectory(join(temporary, "alias/state"))).not.toThrow();
  });
});

describe("record", () => {
  it("comes back as it was written, in private files only", () => {
    const dirs = fresh();
    const state = open(dirs);
    expect(state.read()).toBeNull();
    state.write(record());
    expect(state.tryWriteCounters(counters)).toBeNull();
    expect(readSession(dirs, "demo")).toEqual(record());
    expect(readCounters(dirs, "demo")?.counters).toEqual(counters);
    const files = readdirSync(join(dirs.run, "demo")).sort();
    expect(files).toEqual(["counters.json", "lock", "session.json"]);
    for (const file of files) expect(mode(join(dirs.run, "demo", file)), file).toBe("600");
    expect(mode(join(dirs.run, "demo"))).toBe("700");
  });

  it("is not there for a session that is not there", () => {
    expect(readSession(fresh(), "demo")).toBeNull();
    expect(listSessions(fresh())).toEqual([]);
  });

  it("is refused when it is damaged, of another version or planted", () => {
    const dirs = fresh();
    const state = open(dirs);
    const path = join(dirs.run, "demo/session.json");
    const cases: [string, string][] = [
      ["{", "corrupt"],
      ["null", "corrupt"],
      [JSON.stringify({ ...record(), record_version: 2 }), "version"],
      [JSON.stringify({ ...record(), mode: "maybe" }), "corrupt"],
      [JSON.stringify({ ...record(), surprise: 1 }), "corrupt"],
      [JSON.stringify({ ...record(), cgroup: { ...record().cgroup, path: "relative" } }), "corrupt"],
    ];
    for (const [text, code] of cases) {
      replaceFile(path, text);
      expect(() => state.read(), text.slice(0, 40)).toThrow(failure(code));
    }
    rmSync(path);
    symlinkSync("/etc/passwd", path);
    expect(() => state.read()).toThrow(failure("insecure"));
    rmSync(path);
    writeFileSync(path, JSON.stringify(record()));
    chownSync(path, 65534, 65534);
    expect(() => state.read()).toThrow(failure("insecure"));
  });

  it("names the field that is wrong", () => {
    expect(() => parseRecord(JSON.stringify({ ...record(), generation: -1 }), "/x")).toThrow(/generation/);
  });
});

describe("listing and removing", () => {
  it("lists by id, with the problem of what cannot be read", () => {
    const dirs = fresh();
    for (const id of ["b", "a", "broken"]) open(dirs, id).write(record({ session_id: id }));
    writeFileSync(join(dirs.run, "broken/session.json"), "{");
    mkdirSync(join(dirs.run, "empty"), { mode: 0o700 });
    writeFileSync(join(dirs.run, ".hidden"), "");
    expect(
      listSessions(dirs).map((session) => [session.sessionId, session.record?.session_id, session.problem]),
    ).toEqual([
      ["a", "a", null],
      ["b", "b", null],
      ["broken", undefined, expect.stringMatching(/not JSON/)],
    ]);
  });

  it("removes the live state and keeps the history", () => {
    const dirs = fresh();
    const state = open(dirs);
    state.write(record());
    const entry = {
      session_id: "demo",
      netmon_version: "0.1.0",
      started: "2026-01-01T00:00:00Z",
      stopped: "2026-01-01T00:01:00Z",
      reason: "signal",
      cgroup: "/netmon/demo",
      mode: "enforce" as const,
      fail_closed: true,
      pinned: false,
      counters,
    };
    expect(state.tryAppendHistory(entry)).toBeNull();
    expect(state.tryAppendHistory({ ...entry, reason: "again" })).toBeNull();
    state.remove();
    expect(existsSync(join(dirs.run, "demo"))).toBe(false);
    const history = join(dirs.lib, "demo");
    writeFileSync(join(history, "history.jsonl"), '{"cut', { flag: "a" });
    expect(readHistory(history).map((line) => line.reason)).toEqual(["signal", "again"]);
    expect(mode(join(history, "history.jsonl"))).toBe("600");
  });

  it("starts a new history file when one is large", () => {
    const dirs = fresh();
    const state = open(dirs);
    const directory = join(dirs.lib, "demo");
    ensurePrivateDirectory(directory);
    writeFileSync(join(directory, "history.jsonl"), `${" ".repeat(4 * 1024 * 1024)}\n`, { mode: 0o600 });
    state.tryAppendHistory({ reason: "new" } as never);
    expect(readdirSync(directory).sort()).toEqual(["history.1.jsonl", "history.jsonl"]);
    expect(readHistory(directory).map((line) => line.reason)).toEqual(["new"]);
  });
});

describe("lock", () => {
  it("lets one netmon have a session, names it, and is free afterwards", () => {
    const dirs = fresh();
    const first = open(dirs);
    expect(() => open(dirs)).toThrow(failure("busy"));
    expect(() => open(dirs)).toThrow(new RegExp(`pid ${process.pid}.*kill ${process.pid}`));
    expect(() => open(dirs, "other")).not.toThrow();
    first.close();
    first.close();
    expect(() => open(dirs)).not.toThrow();
  });

  it("does not survive its holder", async () => {
    const dirs = fresh();
    const script = join(temporary, "holder.mts");
    writeFileSync(
      script,
      `import { SessionState } from '${process.cwd()}/src/state/store.ts';
       SessionState.open(${JSON.stringify(dirs)}, 'demo').write(${JSON.stringify(record())});
       console.log('held');
       setInterval(() => {}, 1000);`,
    );
    const child = spawn(process.execPath, ["--import", "tsx", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await once(child.stdout, "data");
      expect(() => open(dirs)).toThrow(new RegExp(`pid ${child.pid}`));
    } finally {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
    expect(readFileSync(join(dirs.run, "demo/lock"), "utf8")).toMatch(new RegExp(`^${child.pid} `));
    expect(open(dirs).read()).toEqual(record()); // the stale pid does not block, the record is there to adopt
  });

  it("is removed where somebody else has cleaned up, and gives the session free", () => {
    const dirs = fresh();
    const state = open(dirs, "cleaned");
    rmSync(dirs.run, { recursive: true });
    expect(state.tryRemove()).toBeNull();
    open(dirs, "cleaned").remove();
  });

  it("guards the directory that is there, not one that was removed", () => {
    const dirs = fresh();
    const first = open(dirs);
    first.remove();
    open(dirs);
    expect(() => open(dirs)).toThrow(failure("busy"));
  });
});

describe("a disk that cannot be written", () => {
  it("full: says so, keeps the old record, leaves no temporary file", () => {
    const dirs = stateDirs(tmpfs("size=64k"));
    const state = open(dirs);
    state.write(record());
    const big = record({ denied_unix_paths: ["x".repeat(200_000)] });
    expect(() => state.write(big)).toThrow(failure("disk"));
    expect(state.tryWrite(big)).toMatch(/no space left.*session record is out of date/);
    expect(state.read()).toEqual(record());
    expect(readdirSync(join(dirs.run, "demo")).sort()).toEqual(["lock", "session.json"]);
  });

  it("full: counters and history are given up with the reason", () => {
    const base = tmpfs("size=64k");
    const dirs = stateDirs(base);
    const state = open(dirs);
    expect(() => writeFileSync(join(base, "filler"), Buffer.alloc(200_000))).toThrow(/ENOSPC/);
    expect(state.tryWriteCounters(counters)).toMatch(/no space left.*old counters/);
    expect(state.tryAppendHistory(record() as never)).toMatch(/no space left.*missing in the history/);
  });

  it("read-only: says so", () => {
    const base = tmpfs("size=64k");
    const dirs = stateDirs(base);
    const state = open(dirs);
    state.write(record());
    state.close();
    execFileSync("mount", ["-o", "remount,ro", base]);
    expect(() => open(dirs)).toThrow(failure("disk"));
    expect(() => open(dirs)).toThrow(/read-only.*--state-dir/);
    expect(readSession(dirs, "demo")).toEqual(record());
  });
});
