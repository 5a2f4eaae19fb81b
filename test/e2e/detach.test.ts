/**
 * A pinned session whose netmon was killed: how status, exec and detach handle its real links. Runs in a mount
 * namespace with its own bpffs.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import type { SessionOverview } from "../../src/state/overview.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { netmon, startNetmon } from "./start-netmon.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-pinned-"));
const stateDir = join(temporary, "state");
const ready = join(temporary, "ready");
const config = join(temporary, "netmon.yaml");
const scratch = new Scratch("pinned");
const session = `pinned-${process.pid}`;
const cgroup = scratch.make("session");
/** A test starts netmon up to ten times, each for seconds on a busy machine. */
const TIME = { timeout: 180_000 };
let holder: ChildProcess;
let prefix: string[];

beforeAll(async () => {
  writeFileSync(
    config,
    "sandbox:\n  mcp:\n    fail_closed: true\n    servers:\n      - id: a\n        type: http\n        url: http://127.0.0.1:39999/mcp\n",
  );
  // The namespace lives as long as this process, and the bpffs with it.
  const script =
    "mount -t bpf bpf /sys/fs/bpf && mkdir -m 700 /sys/fs/bpf/netmon && echo mounted && exec cat";
  holder = spawn("unshare", ["--mount", "--propagation", "private", "sh", "-c", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(holder.stdout as NodeJS.ReadableStream, "data");
  prefix = ["nsenter", `--mount=/proc/${holder.pid}/ns/mnt`, "--"];
});
afterAll(async () => {
  const ended = once(holder, "exit");
  holder.stdin?.end();
  await ended;
  await scratch.remove();
  rmSync(temporary, { recursive: true });
});

const run = (...args: string[]) => netmon(["--state-dir", stateDir, ...args], { prefix });

/** Starts a pinned, enforcing session and kills its netmon as soon as it is verified. */
async function leavePinned(): Promise<void> {
  rmSync(ready, { force: true });
  const watch = ["watch", "--session", session, "--cgroup", cgroup, "--config", config, "--mode", "enforce"];
  const started = startNetmon(["--state-dir", stateDir, ...watch, "--pin", "--ready-file", ready], {
    prefix,
  });
  const ended = started.ended.then((result) => {
    if (result.signal !== "SIGKILL") throw new Error(`watch ended: ${result.stderr}`);
  });
  while (!existsSync(ready)) await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20))]);
  started.child.kill("SIGKILL");
  await ended;
}

async function status(): Promise<SessionOverview | undefined> {
  const { stdout } = await run("status", "--json");
  return (JSON.parse(stdout) as { sessions: SessionOverview[] }).sessions[0];
}

const connect = "require('net').connect(9, '127.0.0.1').on('error', (e) => console.log(e.code))";
const exec = () =>
  run("exec", "--session", session, "--user", "nobody", "--", process.execPath, "-e", connect);

describe("a pinned session whose netmon was killed", () => {
  it("is shown as pinned, still enforces, takes commands, and is gone after detach", TIME, async () => {
    await leavePinned();
    expect(await status()).toMatchObject({
      status: "pinned",
      problem: null,
      dead_hooks: [],
      watcher_pid: null,
      hooks: expect.arrayContaining(["connect4", "egress"]),
    });
    expect(await exec()).toMatchObject({ code: 0, stdout: "EPERM\n" });
    expect((await status())?.counters?.block).toBeGreaterThan(0); // read from the pinned map

    const detached = await run("detach", "--session", session);
    expect(detached).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: [1-9]\d* links and [1-9]\d* maps/),
    });
    expect(await status()).toBeUndefined();
    expect((await exec()).code).toBe(125);
    expect((await run("detach", "--session", session)).stdout).toMatch(/nothing to detach/);
    expect(existsSync(cgroup)).toBe(true); // not netmon's: left
  });

  it("is dead once its cgroup was made again, and takes no commands", TIME, async () => {
    await leavePinned();
    const before = cgroupId(cgroup);
    rmdirSync(cgroup);
    mkdirSync(cgroup);
    expect(cgroupId(cgroup)).not.toBe(before);
    const seen = await status();
    expect(seen).toMatchObject({
      status: "dead",
      cgroup_state: "recreated",
      problem: expect.stringMatching(/removed/),
    });
    expect(seen?.dead_hooks).toEqual(expect.arrayContaining(["connect4", "egress"]));
    expect(await exec()).toMatchObject({ code: 125, stdout: "" });
    expect((await run("detach", "--session", session)).code).toBe(0);
  });
});
