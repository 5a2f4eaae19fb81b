// group: programs
/** The controller behind all shims of a user: shared by many, killed, and contacted by programs that are not shims. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { CONTROLLERS, ECHO, isAlive, residentBytes, type Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { storedEvents } from "./stored-events.ts";

const place = new ShimPlace();
afterAll(() => place.remove());

const TIME = { timeout: 120_000 };
const STRANGER = fileURLToPath(new URL("./shim-stranger.py", import.meta.url));
const PID = "say({ jsonrpc: '2.0', method: 'pid', params: process.pid });";

async function serverPid(shim: Shimmed): Promise<number> {
  const said = await shim.until(() => shim.messages().find(({ method }) => method === "pid"));
  return said.params as number;
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(20);
}

/** What is where the controllers of `place.alone` have their sockets. */
function sockets(name: string): string[] {
  const [program = "", ...inside] = place.inside(name);
  return execFileSync(program, [...inside, "ls", CONTROLLERS], { encoding: "utf8" })
    .split("\n")
    .slice(0, -1);
}

function events(session: string): NetmonEvent[] {
  return storedEvents(place.state, session);
}

describe("a controller", () => {
  it("is one for 200 shims that start at once, which are small", TIME, async () => {
    const shims = Array.from({ length: 200 }, () => place.alone("many", ["cat"]));
    await Promise.all(
      shims.map(async (shim) => {
        shim.asks(1);
        await shim.answer(1); // cat says it again
      }),
    );
    const some = [0, 1, 99, 199].map((at) => place.controller(shims[at] as Shimmed));
    expect(new Set(some).size).toBe(1);
    expect(Math.max(...shims.map(({ pid }) => residentBytes(pid)))).toBeLessThan(6 << 20);
    for (const shim of shims) shim.closesInput();
    for (const shim of shims) expect(await shim.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("ends by itself when its shims have ended, with its files", TIME, async () => {
    const shim = place.alone("idle", scripted(ECHO));
    shim.asks(1);
    await shim.answer(1);
    const controller = place.controller(shim);
    shim.closesInput();
    await shim.ended;
    await gone(controller);
    expect(sockets("idle")).toEqual([]);
  });

  it("keeps sessions and their configurations apart", TIME, async () => {
    const start = (session: string, ...args: string[]): Shimmed =>
      place.alone("two", scripted(ECHO), ["--session", session, "--server-id", session, ...args]);
    const [strict, open] = [start("strict", "--mode", "enforce", "--denied", "^drop$"), start("open")];
    for (const shim of [strict, open]) shim.asks(1, "tools/call", { name: "drop", arguments: {} });
    expect(await strict.answer(1)).toHaveProperty("error");
    expect(await open.answer(1)).toMatchObject({ result: { asked: "tools/call" } });
    expect(place.controller(strict)).toBe(place.controller(open));
    strict.closesInput();
    expect(await strict.ended).toMatchObject({ code: 0 });
    // the other goes on
    open.asks(2);
    await open.answer(2);
    open.closesInput();
    expect(await open.ended).toMatchObject({ code: 0 });
    for (const session of ["strict", "open"]) {
      const told = events(session);
      expect(told.find(({ type }) => type === "netmon_inspection_started")).toMatchObject({
        mode: session === "strict" ? "enforce" : "observe",
        servers: [session],
      });
      expect(told.at(-1)).toMatchObject({ type: "netmon_inspection_stopped", counters: { tool_calls: 1 } });
    }
  });

  it.each(["observe", "enforce"])(
    "a controller that is killed ends client and server, %s",
    TIME,
    async (mode) => {
      const start = (): Shimmed => place.alone(`killed-${mode}`, scripted(ECHO + PID), ["--mode", mode]);
      const shim = start();
      const server = await serverPid(shim);
      const controller = place.controller(shim);
      process.kill(controller, "SIGKILL");
      expect(await shim.ended).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("netmon's controller has ended"),
      });
      await gone(server);
      const next = start();
      next.asks(1);
      expect(await next.answer(1)).toMatchObject({ result: { asked: "ping" } });
      expect(place.controller(next)).not.toBe(controller);
      next.closesInput();
      expect(await next.ended).toMatchObject({ code: 0 });
    },
  );

  it("outlives a shim that is killed, whose server dies with it, and tells of its calls", TIME, async () => {
    const start = (session: string): Shimmed =>
      place.alone(
        "relay",
        scripted(`${PID} process.stdin.on("end", () => {}); setInterval(() => {}, 1000)`),
        ["--session", session],
      );
    const [killed, other] = [start("relay-killed"), start("relay-other")];
    const [server, otherServer] = await Promise.all([serverPid(killed), serverPid(other)]);
    killed.asks(7, "tools/call", { name: "wipe", arguments: {} });
    const types = (): string[] => events("relay-killed").map(({ type }) => type);
    await expect.poll(types).toContain("mcp_tool_call_started");
    killed.child.kill("SIGKILL");
    await killed.ended;
    await gone(server);
    const found = async (): Promise<NetmonEvent | undefined> => {
      await sleep(50);
      return events("relay-killed").find(({ type }) => type === "netmon_inspection_stopped") ?? found();
    };
    expect(await found()).toMatchObject({ reason: "the server got SIGKILL" });
    expect(events("relay-killed").find(({ type }) => type === "mcp_tool_called")).toMatchObject({
      tool_name: "wipe",
    });
    expect(isAlive(otherServer)).toBe(true);
    other.child.kill("SIGTERM");
    expect(await other.ended).toMatchObject({ signal: "SIGTERM" });
  });

  it("outlives strangers, and hands them nothing", TIME, async () => {
    const shim = place.alone("strangers", scripted(ECHO), ["--session", "strangers"]);
    shim.asks(1);
    await shim.answer(1);
    while (events("strangers").length === 0) await sleep(50); // the store's thread has started
    const controller = place.controller(shim);
    const socket = sockets("strangers").find((name) => !name.includes(".")) ?? "";
    const open = (): number => readdirSync(`/proc/${controller}/fd`).length;
    const before = open();
    const [program = "", ...inside] = place.inside("strangers");
    const words = [...inside, "python3", "-B", STRANGER, join(CONTROLLERS, socket)];
    const said = execFileSync(program, words, { encoding: "utf8" });
    expect(said.trim().split("\n").at(-1)).toBe("all were turned away");
    shim.asks(2);
    expect(await shim.answer(2)).toMatchObject({ result: { asked: "ping" } });
    expect(place.controller(shim)).toBe(controller);
    while (open() > before + 4) await sleep(50); // the store may have opened files
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("a host that gives a shim no pipes", () => {
  it("serves a client with a file and a terminal instead of pipes", TIME, async () => {
    const asked = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const words = ["sh", "-c", `printf '%s\\n' '${asked}' > "$0" && exec script -qefc "$1 < '$0'" /dev/null`];
    const [program = "", ...rest] = words;
    const { COMMAND } = await import("./start-netmon.ts");
    const shim = [...COMMAND, "shim", "--state-dir", place.state, "--", "cat"];
    const line = shim.map((word) => `'${word}'`).join(" ");
    const said = execFileSync(program, [...rest, join(place.directory, "asked"), line], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 60_000,
    });
    expect(said).toContain(asked);
  });
});
