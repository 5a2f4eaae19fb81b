/**
 * Nobody who hands over descriptors to a shims' controller can make it wait: not by flags of an open file that both
 * hold, not by a kind of file, and not by what happens when one is closed.
 */
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Shimmed } from "./shimming.ts";

const TIME = { timeout: 300_000 };
const FREEZER = fileURLToPath(new URL("./shim-freezer.py", import.meta.url));
const NOBODY = "65534";
const HELD = [
  ...["full-pipes", "full-sockets", "exact-pipes", "exact-sockets", "stolen-pipes", "stolen-sockets"],
  ...["linger-in-hello", "linger-later", "linger-in-stream", "descriptors"],
  ...["no-right", "terminal", "signals", "other-kinds"],
];

let directory: string;

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
    const runtime = join(directory, "runtime");
    mkdirSync(runtime, { mode: 0o700 });
    const options = ["--state-dir", join(directory, "state"), "--session", "freezer"];
    const shim = new Shimmed(["shim", ...options, "--", "cat"], { env: { XDG_RUNTIME_DIR: runtime } });
    shim.asks(1);
    await shim.answer(1); // the controller listens
    const [name = ""] = readdirSync(runtime);
    const socket = readdirSync(join(runtime, name)).find((file) => !file.includes(".")) ?? "";
    const agent = ["-B", FREEZER, join(runtime, name, socket)];
    const ended = await new Shimmed(agent, { program: ["python3"] }).ended;
    expect([ended.stdout.toString().trim().split("\n"), ended.stderr]).toEqual([HELD, ""]);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  });
});
