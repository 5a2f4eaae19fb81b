// group: more-long
/**
 * Nobody who hands over descriptors to a shims' controller can make it wait: not by flags of an open file that both
 * hold, not by a kind of file, and not by what happens when one is closed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Shimmed, ShimPlace } from "./shimming.ts";
import { COMMAND } from "./start-netmon.ts";

const TIME = { timeout: 300_000 };
const FREEZER = fileURLToPath(new URL("./shim-freezer.py", import.meta.url));
const OUTPUT_FREEZER = fileURLToPath(new URL("./output-freezer.py", import.meta.url));
const NOBODY = "65534";
const HELD = [
  ...["full-pipes", "full-sockets", "exact-pipes", "exact-sockets", "stolen-pipes", "stolen-sockets"],
  ...["linger-in-hello", "linger-later", "linger-in-stream", "descriptors"],
  ...["no-right", "terminal", "signals", "other-kinds", "linger-in-files"],
];

const NAMED = 'exec 3<"$0.fifo"; while [ ! -e "$0" ]; do sleep 0.1; done; cat <&3 >/dev/null';

let directory: string;
let serial = 0;

beforeAll(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-freezer-")));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("a shims' controller is never made to wait", () => {
  it.each([
    ["a run, by uid 0", []],
    ["a run, by an ordinary user", ["--user", NOBODY]],
  ])("in %s", TIME, async (_who, user) => {
    const state = ["--state-dir", join(directory, "state"), "--session", `freezer-${process.pid}`];
    const options = ["--no-kernel", "--mode", "observe", "--agent", "none", "--quiet", ...user];
    const agent = ["sh", "-c", `exec python3 -B ${FREEZER} "$NETMON_SHIMS"`];
    const ended = await new Shimmed(["run", ...state, ...options, "--", ...agent]).ended;
    expect([ended.stdout.toString().trim().split("\n"), ended.stderr, ended.code]).toEqual([
      HELD,
      expect.stringContaining("a message that no shim sends"),
      0,
    ]);
  });

  it("outside of a run", TIME, async () => {
    const place = new ShimPlace();
    onTestFinished(() => place.remove());
    const shim = place.alone("freezer", ["cat"]);
    shim.asks(1);
    await shim.answer(1);
    const words = readFileSync(`/proc/${place.controller(shim)}/cmdline`, "utf8").split("\0");
    const socket = words[words.indexOf("shim-controller") + 1] ?? "";
    const program = [...place.inside("freezer"), "python3"];
    const ended = await new Shimmed(["-B", FREEZER, socket], { program }).ended;
    expect([ended.stdout.toString().trim().split("\n"), ended.stderr]).toEqual([HELD, ""]);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  });

  it("takes no more descriptors when too many wait to be closed", TIME, async () => {
    const state = ["--state-dir", join(directory, "state"), "--session", `many-${process.pid}`];
    const options = ["--no-kernel", "--mode", "observe", "--agent", "none", "--quiet"];
    const agent = ["sh", "-c", `python3 -B ${FREEZER} "$NETMON_SHIMS" too-many; ls /proc/$PPID/fd | wc -l`];
    const program = ["prlimit", "--nofile=4000:4000", ...COMMAND];
    const ended = await new Shimmed(["run", ...state, ...options, "--", ...agent], { program }).ended;
    const [held, open = ""] = ended.stdout.toString().split("\n");
    expect([held, ended.stderr]).toEqual([
      "too-many",
      expect.stringContaining("a message that no shim sends"),
    ]);
    expect(Number(open)).toBeLessThan(2000);
  });

  /** Nobody reads its standard error, which the agent shares, until the file is there. */
  it.each([
    [
      "a pipe",
      ["sh", "-c", 'done=$0; exec 4>&1; "$@" 2>&1 >&4 | while [ ! -e "$done" ]; do sleep 0.1; done'],
    ],
    ["a FIFO with a name", ["sh", "-c", `mkfifo "$0.fifo"; (${NAMED}) & exec "$@" 2>"$0.fifo"`]],
    ["a socket", ["sh", "-c", 'exec "$@"']],
  ])("by its own standard error, %s", TIME, async (_kind, [program = "", ...words]) => {
    const done = join(directory, `done-${serial++}`);
    const state = ["--state-dir", join(directory, "state"), "--session", `output-${process.pid}`];
    const options = ["--no-kernel", "--mode", "observe", "--agent", "none", "--quiet"];
    const agent = ["sh", "-c", `exec python3 -B ${OUTPUT_FREEZER} "$NETMON_SHIMS"`];
    const child = spawn(program, [...words, done, ...COMMAND, "run", ...state, ...options, "--", ...agent], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const closed = once(child.stdout, "close");
    while (said.split("answers").length < 4 && child.exitCode === null) await sleep(50);
    writeFileSync(done, "");
    child.stderr.resume();
    await closed;
    expect(said).toBe("answers\n".repeat(3));
  });
});
