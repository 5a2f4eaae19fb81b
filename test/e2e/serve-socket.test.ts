/** netmon serve with a listening socket that systemd holds (netmon.socket): clients wait while it starts again. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NOBODY, Serving } from "./serving.ts";
import { COMMAND, netmon } from "./start-netmon.ts";

const TIME = { timeout: 120_000 };
const SOCKET = fileURLToPath(new URL("./listening-socket.py", import.meta.url));
const ENFORCE = ["--mode", "enforce", "--fail-closed"];

let serving: Serving;
let holder: ChildProcess;
let descriptor: string;

async function hold(path: string, mode = "660", group = "65534"): Promise<void> {
  holder = spawn("/usr/bin/python3", [SOCKET, "hold", path, group, mode], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [text] = (await once(holder.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  descriptor = text.toString().trim();
}

/** Words that start a program with the socket, announced as this. */
const given = (count = "1", whom = "self"): string[] => [
  ...["/usr/bin/python3", SOCKET, "give", String(holder.pid), descriptor, count, whom],
];

beforeEach(() => {
  serving = new Serving();
  mkdirSync(dirname(serving.socket), { recursive: true, mode: 0o755 });
});
afterEach(async () => {
  await serving.remove();
  holder.stdin?.end();
  if (holder.exitCode === null) await once(holder, "exit");
});

it("serves there, and a client that comes while it is gone waits for the next", TIME, async () => {
  await hold(serving.socket);
  const { ino } = statSync(serving.socket);
  await serving.start(given());
  const session = serving.name();
  const script = `echo up; until [ -e ${join(serving.directory, session)} ]; do sleep 0.1; done`;
  const run = serving.as(NOBODY, ["run", "--session", session, ...ENFORCE, "--", "sh", "-c", script]);
  await run.says("up");
  await serving.gone();
  const waiting = serving.stranger(NOBODY, "open", `${session}-2`);
  const other = serving.as(NOBODY, ["run", "--session", `${session}-3`, ...ENFORCE, "--", "true"]);
  // both are connected, and nobody accepts
  await expect.poll(() => queued(serving.socket), { timeout: 30_000 }).toBe(3);
  expect([waiting.child.exitCode, other.child.exitCode]).toEqual([null, null]);
  // as its unit starts it: Node closes what it hands on, unless it is told
  await serving.start([...given(), ...(COMMAND.length === 1 ? [process.execPath] : [])]);
  expect((await waiting.ended).stdout).toMatch(/^opened /);
  expect((await other.ended).code).toBe(0);
  await serving.killed(); // its supervisor passes the socket on
  expect((await serving.stranger(NOBODY, "look").ended).stdout).toMatch(/^looked/);
  writeFileSync(join(serving.directory, session), "");
  const { code, stderr } = await run.ended;
  expect([code, stderr]).toEqual([0, expect.stringContaining("netmon serve is back")]);
  expect((await serving.stop()).code).toBe(0);
  expect(statSync(serving.socket).ino).toBe(ino);
});

/** Connections at the socket that were not accepted: ss(8) shows them as Recv-Q of who listens. */
function queued(path: string): number {
  const lines = execFileSync("ss", ["-xlH"], { encoding: "utf8" }).split("\n");
  return Number(
    lines
      .find((line) => line.includes(path))
      ?.trim()
      .split(/\s+/)[2] ?? -1,
  );
}

describe("a socket that is announced", () => {
  const serve = (prefix: string[]) => {
    const words = ["serve", "--state-dir", serving.stateDir, "--group", "65534"];
    return netmon(words, { prefix: [...prefix], program: COMMAND, env: {} });
  };

  it.each([
    ["2", "self", /LISTEN_FDS is "2", and there must be one/],
    ["0", "self", /LISTEN_FDS is "0"/],
    ["1 ", "self", /LISTEN_FDS is "1 "/],
    ["1", "0", /LISTEN_PID is "0", and no process id/],
    ["1", "self1", /LISTEN_PID is "self1"/],
  ])("must be one, and for it: %j for %s", TIME, async (count, whom, expected) => {
    await hold(serving.socket);
    const { code, stderr } = await serve(given(count, whom));
    expect([code, stderr]).toEqual([2, expect.stringMatching(expected)]);
  });

  it("must be at the service's place, and its group's alone", TIME, async () => {
    await hold(join(serving.directory, "elsewhere"));
    expect((await serve(given())).stderr).toMatch(/descriptor 3 does not listen at .*run-service\/socket/);
    holder.stdin?.end();
    await once(holder, "exit");
    await hold(serving.socket, "666");
    expect((await serve(given())).stderr).toMatch(/open to everybody/);
    holder.stdin?.end();
    await once(holder, "exit");
    rmSync(serving.socket);
    await hold(serving.socket, "660", "12345");
    expect((await serve(given())).stderr).toMatch(/open to group 12345, and not to 65534/);
  });

  it("must be a socket that listens", TIME, async () => {
    await hold(serving.socket);
    const announced = (open: string): string[] => [
      "bash",
      "-c",
      `${open} LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"`,
      "bash",
    ];
    expect((await serve(announced("exec 3</dev/null;"))).stderr).toMatch(/descriptor 3 is no socket/);
    expect((await serve(announced("exec 3<&-;"))).stderr).toMatch(/descriptor 3 is no socket/);
  });

  it("for another process is not taken", TIME, async () => {
    await hold(join(serving.directory, "elsewhere"));
    await serving.start(given("1", "1"));
    expect((await serving.stranger(NOBODY, "look").ended).stdout).toMatch(/^looked/);
    expect(existsSync(serving.socket)).toBe(true);
  });
});
