/** A user who may not read what root's netmon recorded gets an error, and never an empty result. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMAND, type Ended, netmon } from "./start-netmon.ts";

const NOBODY = 65534;
const AS_NOBODY = ["setpriv", "--reuid", `${NOBODY}`, "--regid", `${NOBODY}`, "--clear-groups"];
const TIME = { timeout: 60_000 };

let home: string;
/** Has a /var/lib and a /run of its own, in which root's netmon recorded a session. */
let machine: ChildProcessWithoutNullStreams;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "netmon-other-user-"));
  chownSync(home, NOBODY, NOBODY);
  const mounts = "mount -t tmpfs tmpfs /var/lib && mount -t tmpfs tmpfs /run && echo ready && exec cat";
  machine = spawn("unshare", ["--mount", "sh", "-c", mounts]);
  await once(machine.stdout, "data");
  const ran = await there(["run", "--session", "roots", "--no-kernel", "--quiet", "--", "true"], []);
  expect(ran.code, ran.stderr).toBe(0);
});
afterAll(async () => {
  machine.stdin.end();
  if (machine.exitCode === null) await once(machine, "exit");
  rmSync(home, { recursive: true });
});

function there(args: string[], as: readonly string[] = AS_NOBODY): Promise<Ended> {
  const prefix = ["nsenter", `--mount=/proc/${machine.pid}/ns/mnt`, ...as];
  const env = { HOME: home, XDG_RUNTIME_DIR: "", XDG_STATE_HOME: "", NETMON_STATE_DIR: undefined };
  return netmon(args, { prefix, env });
}

describe("a user who has no sessions", () => {
  it.each([
    [["report", "--session", "roots"]],
    [["events", "--calls"]],
    [["registry", "list"]],
    [["audit", "verify"]],
    [["status", "--live", "--once"]],
    [["env", "--session", "roots"]],
    [["status"]],
  ])("is told that root's may not be read: %j", TIME, async (args) => {
    const { code, stdout, stderr } = await there(args);
    expect([code, stdout]).toEqual([3, ""]);
    expect(stderr).toMatch(/^netmon: error: cannot \w+( at)? \/(?:var\/lib|run)\/netmon.*EACCES/);
    expect(stderr).not.toContain("    at ");
  });

  it("is told that nothing is known of tools, and why", TIME, async () => {
    const config = join(home, "netmon.yaml");
    writeFileSync(config, "sandbox: {}\n");
    const call = ["--server", "weather", "--tool", "get"];
    const { stdout } = await there(["policy", "test", ...call, "--config", config]);
    expect(stdout).toMatch(/cannot inspect \/var\/lib\/netmon\/netmon\.db: EACCES/);
  });
});

describe("a user who has some", () => {
  beforeAll(async () => {
    const ran = await there(["run", "--session", "own", "--no-kernel", "--quiet", "--", "true"]);
    expect(ran.code, ran.stderr).toBe(0);
  });

  it("reads those", TIME, async () => {
    expect(await there(["report", "--session", "own"])).toMatchObject({ code: 0 });
  });

  it("sees what their own netmon runs, and that root's may not be read", TIME, async () => {
    const status = ["run", "--session", "seen", "--no-kernel", "--quiet", "--", ...COMMAND, "status"];
    const { code, stdout, stderr } = await there(status);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^seen {2}LLM proxy\n {2}url +http:/);
    expect(stderr).toMatch(/warning: what is there is not shown: cannot \w+ \/run\/netmon.*EACCES/);
  });

  it.each([[["report", "--session", "roots"]], [["events", "--calls"]], [["status", "--live", "--once"]]])(
    "is told where root's are, where nothing is found: %j",
    TIME,
    async (args) => {
      const { stderr } = await there(args);
      expect(stderr).toContain("what root's netmon recorded is in /var/lib/netmon: use sudo");
    },
  );
});

it("root by sudo is told of its user's own store, where nothing is found", TIME, async () => {
  const bySudo = ["env", `SUDO_UID=${NOBODY}`];
  const own = "what netmon recorded without root's rights is in its user's own store: try without sudo";
  const { code, stdout, stderr } = await there(["learn", "--session", "users"], bySudo);
  expect([code, stdout]).toEqual([5, ""]);
  expect(stderr).toContain(own);
  expect((await there(["learn", "--session", "users"], [])).stderr).not.toContain(own);
});

it("root reads its own, and is told of no other", TIME, async () => {
  expect(await there(["report", "--session", "roots"], [])).toMatchObject({ code: 0 });
  const { stderr } = await there(["events", "--calls"], []);
  expect(stderr).toBe("netmon: no tool calls match\n");
});
