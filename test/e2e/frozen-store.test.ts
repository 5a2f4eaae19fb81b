/**
 * A store on a file system that hangs: messages go on in observe, and an end is bounded and says what is lost. The file
 * system is one of this test's own, in a file; it thaws after some time even if the test is killed.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ECHO, Shimmed, scripted } from "./shimming.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 180_000 };
/** Longer than any of the waits, on a busy machine. */
const LONGEST_FROZEN_S = 120;

let directory: string;
let mounted: string;
let thawing: ChildProcess | null;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-frozen-")));
  mounted = join(directory, "mounted");
  thawing = null;
  mkdirSync(mounted);
  const image = join(directory, "image");
  writeFileSync(image, "");
  truncateSync(image, 64 << 20);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  execFileSync("mount", ["-o", "loop", image, mounted]);
});
afterEach(async () => {
  thaw();
  // what was stuck in it ends now
  const unmounted = (): boolean => spawnSync("umount", [mounted]).status === 0;
  const until = Date.now() + 60_000;
  while (!unmounted() && Date.now() < until) await sleep(100);
  rmSync(directory, { recursive: true, force: true });
});

function freeze(): void {
  const later = 'sleep "$1"; exec fsfreeze -u "$2"';
  thawing = spawn("sh", ["-c", later, "sh", `${LONGEST_FROZEN_S}`, mounted], {
    detached: true,
    stdio: "ignore",
  });
  execFileSync("fsfreeze", ["-f", mounted]);
}

function thaw(): void {
  if (thawing?.pid === undefined) return;
  spawnSync("fsfreeze", ["-u", mounted]);
  process.kill(-thawing.pid, "SIGKILL");
  thawing = null;
}

function run(mode: "observe" | "enforce", command: string[]): Shimmed {
  const config = join(directory, "netmon.json");
  writeFileSync(config, JSON.stringify({ sandbox: { mcp: { mode } } }));
  const words = ["run", "--session", "frozen", "--state-dir", join(mounted, "state"), "--config", config];
  return new Shimmed([...words, "--no-kernel", "--agent", "none", "--", ...command]);
}

/** The states of a process's threads. */
function statesOf(pid: number): string[] {
  const threads = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return [readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8")];
    } catch {
      return []; // it has just ended
    }
  });
  return threads.map((stat) => stat.slice(stat.lastIndexOf(")") + 2).charAt(0));
}

it.each(["observe", "enforce"] as const)(
  "does not keep a run in %s from ending at SIGTERM",
  TIME,
  async (mode) => {
    const netmon = run(mode, ["sh", "-c", "echo started; exec cat"]);
    await netmon.until(() => netmon.stdout.includes("started"));
    freeze();
    netmon.says("passes\n");
    await netmon.until(() => netmon.stdout.includes("passes"));
    process.kill(netmon.pid, "SIGTERM");
    await netmon.until(() => netmon.stderr.includes("the store does not answer"));
    await netmon.until(() => netmon.stderr.includes("stood still for 5 s: netmon ends"));
    // a thread that waits for the disk cannot be ended before; all others are
    while (statesOf(netmon.pid).some((state) => state !== "D" && state !== "Z")) await sleep(50);
    thaw();
    expect(await netmon.ended).toMatchObject({ code: 18 });
  },
);

it(
  "does not keep messages from passing in observe, and they are recorded once it goes on",
  TIME,
  async () => {
    const words = ["--session", "frozen", "--state-dir", join(mounted, "state")];
    const shim = new Shimmed(["shim", ...words, "--", ...scripted(ECHO)]);
    shim.asks(1);
    await shim.until(() => shim.stdout.includes('"id":1'));
    freeze();
    for (let id = 2; id < 12; id++) {
      shim.asks(id, "tools/call", { name: "echo", arguments: {} });
      await shim.until(() => shim.stdout.includes(`"id":${id},`));
      await sleep(600);
    }
    thaw();
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
    const calls = storedEvents(join(mounted, "state"), "frozen").filter(
      ({ type }) => type === "mcp_tool_called",
    );
    expect(calls).toHaveLength(10);
  },
);
