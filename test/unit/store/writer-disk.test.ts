// group: machine
/** The writer and a full disk, on a real file system of 16 MiB, some ten times what the tests store. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { StoreError } from "../../../src/store/error.ts";
import { openToolStore } from "../../../src/store/tools.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { numbered, OPTIONS, range, stored } from "./sample.ts";

const mount = mkdtempSync(join(tmpdir(), "netmon-store-disk-"));
beforeAll(() => {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", mount]);
});
afterAll(() => {
  execFileSync("umount", [mount]);
  rmSync(mount, { recursive: true });
});

/** Takes all the room that is left. */
function fill(): string {
  const path = join(mount, "filler");
  for (let size = 1 << 20; size >= 4096; size /= 2) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
    }
  }
  return path;
}

it("waits for room on a full disk, says so once, and loses nothing the queue holds", async () => {
  const path = join(mount, "lib", "netmon.db");
  const problems: string[] = [];
  const writer = openEventWriter(path, {
    ...OPTIONS,
    maxQueue: 4000,
    onProblem: (text) => problems.push(text),
  });
  writer.event(numbered(0));
  await writer.flush();
  const filler = fill();
  for (const n of range(1, 5000)) writer.event(numbered(n));
  await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 20_000 });
  expect(problems[0]).toMatch(/events are not stored: .*(full|disk I\/O error).*Free some space/);
  expect(stored(path)).toEqual([0]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  rmSync(filler);
  await writer.flush();
  expect(problems.slice(1)).toEqual(["events are being stored again"]);
  await writer.close();
  // what the queue could not take
  expect(writer.dropped).toBe(999);
  expect(stored(path)).toEqual(range(0, 4001));
});

it("begins on a full disk, and stores as soon as there is room", async () => {
  const path = join(mount, "other", "netmon.db");
  const filler = fill();
  const problems: string[] = [];
  const writer = openEventWriter(path, { ...OPTIONS, onProblem: (text) => problems.push(text) });
  writer.event(numbered(1));
  await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 20_000 });
  expect(problems[0]).toMatch(/events are not stored: .*Free some space/);
  rmSync(filler);
  await writer.close();
  expect([problems.slice(1), writer.dropped]).toEqual([["events are being stored again"], 0]);
  expect(stored(path)).toEqual([1]);
});

it("lets no tool store be opened on a full disk", () => {
  const filler = fill();
  expect(() => openToolStore(join(mount, "third", "netmon.db"))).toThrow(StoreError);
  expect(() => openToolStore(join(mount, "third", "netmon.db"))).toThrow(/Free some space/);
  rmSync(filler);
});
