/**
 * Files are made, changed and removed only in src/files, so that everything root writes takes one path. Checked by the
 * names that modules import from node:fs, and by imports that would hide a name.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = new URL("../../../src", import.meta.url).pathname;

const CHANGES =
  /^(?:l?f?chmod|l?f?chown|f?truncate|l?f?utimes|appendFile|copyFile|cp|createWriteStream|link|mkdir|mkdtemp|rename|rm|rmdir|symlink|unlink|write|writeFile|writev)(?:Sync)?$/;

/** Modules that may, and why. */
const ELSEWHERE: Record<string, string> = {
  "kernel/target/session-cgroup.ts": "cgroupfs: root's, without symbolic links",
  "state/bpffs-links.ts": "bpffs: root's, without symbolic links",
  "state/bpffs-directory.ts": "bpffs: root's, without symbolic links",
  "config/write-json-schema.ts": "a tool of the build",
  "event/injected-faults.ts": "tests only: faults that they ask for",
};

/** Modules that open a file by path, to read it; a name says nothing of its flags. */
const OPEN: Record<string, string> = {
  "kernel/netns.ts": "/proc/PID/ns/net",
  "kernel/target/procfs.ts": "the beginning of /proc/PID/cmdline and environ",
  "kernel/target/open-files.ts": "/proc/net/tcp and the like",
  "cli/output/policy-question.ts": "reads an answer from /dev/tty",
  "state/key-file.ts": "reads the key",
  "state/private-file.ts": "reads netmon's own state",
  "cli/options/audit-file.ts": "reads an exported chain",
  "cli/output/own-output.ts": "a pipe that is open already",
  "cli/lost-terminal.ts": "/dev/null",
  "kernel/helper/program.ts": "netmon's own helper, held open",
  "kernel/target/kept-file.ts": "a short file of procfs or cgroupfs, again and again",
  "kernel/target/process-arguments.ts": "reads /proc/PID/cmdline, on a thread",
  "app/exec/hang-up.ts": "/dev/tty, to see whether there is one",
};

function objections(file: string, text: string): string[] {
  const imports = [...text.matchAll(/import\s+(?:type\s+)?([^;]*?)\s+from\s+"(?:node:)?fs(?:\/promises)?"/g)];
  const hidden = /\b(?:require|import)\(\s*["'](?:node:)?fs/.test(text) ? ["loads node:fs by a call"] : [];
  const found = imports.flatMap(([, names = ""]) => {
    if (!names.startsWith("{")) return [`imports all of node:fs (${names})`];
    return names
      .slice(1, -1)
      .split(",")
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
      .filter((name) => CHANGES.test(name) || (/^open(?:Sync)?$/.test(name) && OPEN[file] === undefined))
      .map((name) => `imports ${name}`);
  });
  return [...hidden, ...found].map((what) => `${file} ${what}`);
}

describe("files are changed", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((f) => /\.(?:ts|js)$/.test(f));

  it("in src/files alone", () => {
    const others = files.filter((file) => !file.startsWith("files/") && ELSEWHERE[file] === undefined);
    expect(others.length).toBeGreaterThan(400);
    expect(others.flatMap((file) => objections(file, readFileSync(join(SRC, file), "utf8")))).toEqual([]);
  });

  it("by none that is excused for nothing", () => {
    for (const file of Object.keys(ELSEWHERE))
      expect(objections(file, readFileSync(join(SRC, file), "utf8")), file).not.toEqual([]);
    for (const file of Object.keys(OPEN))
      expect(readFileSync(join(SRC, file), "utf8"), file).toMatch(/\bopen(?:Sync)?\b/);
  });

  it("nowhere unseen", () => {
    for (const text of [
      'import { writeFileSync } from "node:fs";',
      'import {\n  readFileSync,\n  type Stats,\n  renameSync as move,\n} from "node:fs";',
      'import * as fs from "node:fs";',
      'import fs from "fs";',
      'import { mkdir } from "node:fs/promises";',
      'import { openSync } from "node:fs";',
      'const fs = await import("node:fs");',
    ])
      expect(objections("x.ts", text), text).toHaveLength(1);
    expect(objections("x.ts", 'import { readFileSync, type Stats } from "node:fs";')).toEqual([]);
  });
});
