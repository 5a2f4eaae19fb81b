/**
 * The border between netmon's shims outside of a session and what runs inside one, or in the sandbox of netmon's tools:
 * no process inside uses a controller outside, and none outside talks to one inside. As an ordinary user and as uid 0.
 * Inside, the sockets are not to be seen; a hard link to one stands for every other way to get at it.
 */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { userOf } from "../setup/test-run.ts";
import { ECHO, Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";

const TIME = { timeout: 240_000 };
const BORDER = readFileSync(fileURLToPath(new URL("./shim-border.py", import.meta.url)), "utf8");
const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const ORDINARY = userOf(process.pid);

const place = new ShimPlace();
// a netmon of this test's own has controllers of its own; not every clone can be entered by every user
const base = mkdtempSync("/var/tmp/netmon-border-");
chmodSync(base, 0o755);
cpSync(DIST, join(base, "dist"), { recursive: true });
const program = [join(base, "dist/netmon")];
writeFileSync(
  join(base, "netmon.yaml"),
  JSON.stringify({ sandbox: { network: { resolvers: [] } }, proxy: { mode: "disabled" } }),
);
afterAll(async () => {
  await place.remove(); // what it ends may still write there
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  rmSync(base, { recursive: true, force: true });
  rmSync(`/tmp/netmon-shims-${ORDINARY}`, { recursive: true, force: true });
});

const as = (user: number): string[] =>
  user === 0 ? [] : ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"];
let serial = 0;
const directories: string[] = [];

/** A directory that this user and its sessions see, on the file system of the user's sockets. */
function shared(user: number): string {
  const directory = join(user === 0 ? "/run" : "/tmp", `netmon-border-${process.pid}-${++serial}`);
  mkdirSync(directory, { mode: 0o700 });
  chownSync(directory, user, user);
  directories.push(directory);
  return directory;
}

/** A shim outside of every session. */
function outside(user: number, directory: string): Shimmed {
  const words = ["shim", "--state-dir", join(directory, "state"), "--", ...scripted(ECHO)];
  return place.keep(new Shimmed(words, { program: [...as(user), ...program] }));
}

/** The path of its controller's socket. */
function socketOf(shim: Shimmed): string {
  const words = readFileSync(`/proc/${place.controller(shim)}/cmdline`, "utf8").split("\0");
  return words[words.indexOf("shim-controller") + 1] ?? "";
}

/** Words of a run that starts this in its session. */
function inSession(user: number, command: string[]): string[] {
  const session = ["--session", `border-${process.pid}-${++serial}`, "--quiet", "--agent", "none"];
  const policy = ["--config", join(base, "netmon.yaml"), "--mode", "enforce", "--fail-closed"];
  const words = [...session, ...policy, "--user", String(user), "--state-dir", join(base, "runs")];
  return ["run", ...words, "--", ...command];
}

const python = (...args: string[]): string[] => ["python3", "-Bc", BORDER, ...args];

describe.each([
  ["an ordinary user", ORDINARY],
  ["uid 0", 0],
])("a shim of %s", (_who, user) => {
  it("hides a controller outside from a session, and it serves nobody there", TIME, async () => {
    const directory = shared(user);
    const shim = outside(user, directory);
    shim.asks(1);
    await shim.answer(1);
    const socket = socketOf(shim);
    linkSync(socket, join(directory, "socket"));
    const reach = python("reach", join(directory, "socket"));
    const { stdout, stderr } = await netmon(inSession(user, reach), { program });
    const { seen, reached } = JSON.parse(stdout || JSON.stringify({ stderr }));
    expect(reached).toBe("refused");
    // the run's own is for its agent; launchers of other runs are no sockets
    const known = /^\/run\/netmon-run\/|^\/tmp\/netmon-shims-[0-9a-f]{12}\//;
    expect(seen.filter((one: string) => !known.test(one))).toEqual([]);
    // the same from outside, so that the attempt proves something
    const control = await netmon(["x"], {
      program: [...as(user), ...python("reach", join(directory, "socket"))],
    });
    expect(JSON.parse(control.stdout)).toMatchObject({
      seen: expect.arrayContaining([socket]),
      reached: "served",
    });
    shim.asks(2);
    await shim.answer(2);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  });

  it("takes back a name at which a process of a session listens, and tells it nothing", TIME, async () => {
    const directory = shared(user);
    const first = outside(user, directory);
    first.asks(1);
    await first.answer(1);
    const socket = socketOf(first);
    const words = inSession(user, python("stand-in", join(directory, "stand-in")));
    const inside = place.keep(new Shimmed(words, { program }));
    await inside.until(() => inside.stdout.includes("listens"));
    rmSync(socket);
    linkSync(join(directory, "stand-in"), socket);
    rmSync(`${socket}.lock`); // as if the controller had ended
    const second = outside(user, directory);
    second.asks(1);
    expect(await second.answer(1)).toMatchObject({ result: { asked: "ping" } });
    inside.closesInput();
    const stdout = (await inside.ended).stdout.toString();
    expect(stdout).toContain("listens\n[");
    expect(new Set(JSON.parse(stdout.split("\n")[1] ?? ""))).toEqual(new Set([""]));
    for (const shim of [first, second]) shim.closesInput();
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  it("refuses a run's socket that a process of another session listens at", TIME, async () => {
    const directory = shared(user);
    const socket = join(directory, "stand-in");
    const inside = place.keep(new Shimmed(inSession(user, python("stand-in", socket)), { program }));
    await inside.until(() => inside.stdout.includes("listens"));
    const shim = new Shimmed(["shim", "--", "true"], {
      program: [...as(user), ...program],
      env: { NETMON_SHIMS: socket },
    });
    expect(await shim.ended).toMatchObject({
      code: 5,
      stderr: expect.stringContaining("is inside a session"),
    });
    inside.closesInput();
    const stdout = (await inside.ended).stdout.toString();
    expect(stdout).toContain('\n[""]');
  });
});

it(
  "leaves uid 0 in a session the launchers of its own run, whose directory has a similar name",
  TIME,
  async () => {
    const command = [
      "sh",
      "-c",
      'command -v python3; test -x "$(command -v python3)" && python3 -c "print(1)"',
    ];
    const { stdout } = await netmon(inSession(0, command), { program, env: { TMPDIR: "/tmp" } });
    expect(stdout).toMatch(/^\/tmp\/netmon-shims-[0-9a-f]{12}\/python3\n1\n$/);
  },
);

it("lets a session use its own run's socket, and no sandbox in the session", TIME, async () => {
  const reach = 'python3 -Bc "$0" reach "$NETMON_SHIMS"';
  const script = `${reach}; unshare --user --map-current-user ${reach}`;
  const { stdout, stderr } = await netmon(inSession(ORDINARY, ["sh", "-c", script, BORDER]), { program });
  const [session = "", sandbox = ""] = stdout.split("\n");
  expect(JSON.parse(session || JSON.stringify({ stderr })).reached).toBe("served");
  expect(JSON.parse(sandbox).reached).toBe("refused");
});

it("uses no directory that another user has made in its place, and says so", TIME, async () => {
  const user = ORDINARY + 5000; // nobody else's
  const directory = `/tmp/netmon-shims-${user}`;
  mkdirSync(directory, { mode: 0o777 });
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const { code, stderr } = await netmon(["shim", "--", "true"], { program: [...as(user), ...program] });
  expect([code, stderr]).toEqual([
    8,
    expect.stringContaining(`${directory}: it must be a directory of this user`),
  ]);
});

describe("the sandbox of netmon's tools", () => {
  it("sees no socket of shims, and no controller outside serves it", TIME, async () => {
    const directory = shared(ORDINARY);
    const shim = outside(ORDINARY, directory);
    shim.asks(1);
    await shim.answer(1);
    linkSync(socketOf(shim), join(directory, "socket"));
    const words = ["tools", "serve", "--state-dir", join(directory, "tools")];
    const env = { TMPDIR: directory, HOME: directory };
    const tools = place.keep(
      new Shimmed(words, { env, program: ["env", "-C", directory, ...as(ORDINARY), ...program] }),
    );
    const clientInfo = { name: "test", version: "1" };
    tools.asks(1, "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
    await tools.answer(1);
    tools.says({ jsonrpc: "2.0", method: "notifications/initialized" });
    writeFileSync(join(directory, "border.py"), BORDER, { mode: 0o644 });
    const command = `python3 -B border.py reach ${join(directory, "socket")}`;
    tools.asks(2, "tools/call", { name: "Bash", arguments: { command } });
    const { result } = (await tools.answer(2)) as { result: { content: { text: string }[] } };
    expect(JSON.parse(result.content[0]?.text ?? "")).toEqual({ seen: [], reached: "refused" });
    tools.closesInput();
    await tools.ended;
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
    expect(existsSync(directory)).toBe(true);
  });
});
