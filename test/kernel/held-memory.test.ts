// group: apart
/**
 * A process that holds the lock of its memory, with a file system of its own, holds whoever reads its command line. netmon
 * reads it beside other work, and leaves the read behind.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { ProcessArguments } from "../../src/kernel/target/process-arguments.ts";
import { readStat, readStatus } from "../../src/kernel/target/procfs.ts";

it.skipIf(!existsSync("/dev/fuse"))(
  "does not keep netmon waiting, nor others' arguments from it",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "netmon-held-"));
    const script = join(import.meta.dirname, "held_memory.py");
    const holder = spawn("python3", [script, directory], { stdio: ["pipe", "pipe", "inherit"] });
    const ended = once(holder, "exit");
    try {
      const [line] = (await once(createInterface(holder.stdout), "line")) as [string];
      const pid = Number(line);
      const processes = new ProcessArguments();
      const before = performance.now();
      const found = processes.of(pid);
      await sleep(10);
      expect(performance.now() - before).toBeLessThan(400); // the event loop runs
      expect(await found).toEqual([]);
      expect(await processes.of(pid)).toEqual([]);
      expect((await processes.of(process.pid))[0]).toContain("node");
      // what netmon reads of it between other work
      expect([readStat(pid)?.comm, readStatus(pid)?.uid]).toEqual(["python3", 0]);
    } finally {
      holder.stdin.end();
      await ended;
      rmSync(directory, { recursive: true });
    }
  },
);
