// group: programs
/** The end of a shim: the same as its server's, whoever ends first, and without leftover processes. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { ECHO, isAlive, Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { COMMAND } from "./start-netmon.ts";

const place = new ShimPlace();
afterAll(() => place.remove());

/** Says its pid, and what signals it gets. */
const PID = "say({ jsonrpc: '2.0', method: 'pid', params: process.pid });";
const TELLS_SIGNALS = `
for (const name of ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGCONT"])
  process.on(name, () => say({ jsonrpc: "2.0", method: "signal", params: name }));
process.stdin.resume().on("end", () => process.exit(0));`;

async function serverPid(shim: Shimmed): Promise<number> {
  const said = await shim.until(() => shim.messages().find(({ method }) => method === "pid"));
  return said.params as number;
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(20);
}

describe.concurrent("the exit code", () => {
  it.each([0, 1, 42, 255])("%i is the server's", async (code) => {
    const { ended } = place.start(scripted(`process.exit(${code})`));
    expect(await ended).toMatchObject({ code, signal: null });
  });

  it.each(["SIGTERM", "SIGKILL", "SIGUSR2", "SIGPIPE"] as const)(
    "shows the host that the server died of %s",
    async (signal) => {
      const { ended } = place.start(["sh", "-c", `kill -${signal.slice(3)} $$`]);
      expect(await ended).toMatchObject({ code: null, signal });
    },
  );

  it.each([
    ["of a command that is not there", ["/no/such/server"], 127, "was not found"],
    ["of a command that cannot be run", ["/etc/passwd"], 126, "cannot be started"],
    ["of a directory", ["/etc"], 126, "cannot be started"],
  ])("%s is the shells'", async (_what, command, code, words) => {
    const end = await place.start(command).ended;
    expect(end).toMatchObject({ code, stderr: expect.stringContaining(words) });
    expect(end.stdout).toHaveLength(0);
  });

  it("the exit code of a mistake in the command line or the configuration is 2", async () => {
    const server = scripted("");
    for (const args of [
      ["--config", "/no/such.yaml"],
      ["--denied", "("],
      ["--session", "a b"],
      ["--mode", "x"],
      ["--server-id", "a*"],
    ]) {
      const { code, stdout, stderr } = await place.start(server, args).ended;
      expect([code, stdout.length]).toEqual([2, 0]);
      expect(stderr).toMatch(/^netmon: /);
    }
  }, 60_000);
});

describe.concurrent("the server's end", () => {
  it("brings everything it said before, however much", async () => {
    const size = 5_000_000;
    const { ended } = place.start(
      scripted(`say({ jsonrpc: "2.0", method: "x", params: "a".repeat(${size}) });`),
    );
    const { stdout, code } = await ended;
    expect([code, stdout.length > size]).toEqual([0, true]);
  });

  it("in the middle of a call is the end of the client's waiting", async () => {
    const shim = place.start(scripted("process.stdin.once('data', () => process.exit(3))"));
    shim.asks(1, "tools/call", { name: "x" });
    expect(await shim.ended).toMatchObject({ code: 3 });
  });

  it("the server's end of its output reaches the host although it goes on running", async () => {
    const shim = place.start(scripted(`${PID} require("node:fs").closeSync(1); setInterval(() => {}, 1000)`));
    const pid = await serverPid(shim);
    await new Promise((resolve) => shim.child.stdout?.once("end", resolve));
    expect([isAlive(pid), shim.child.exitCode]).toEqual([true, null]);
    shim.child.kill("SIGTERM");
    expect(await shim.ended).toMatchObject({ signal: "SIGTERM" });
  });

  it("the server's end of its input reaches the host that writes", async () => {
    const shim = place.start(scripted(`${PID} require("node:fs").closeSync(0); setInterval(() => {}, 1000)`));
    await serverPid(shim);
    const broken = new Promise((resolve) => shim.child.stdin?.once("error", resolve));
    const writing = setInterval(() => shim.asks(1), 20);
    expect(await broken).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET/) });
    clearInterval(writing);
    shim.child.kill("SIGTERM");
    await shim.ended;
  });

  it("is not held up by others who hold its output open", async () => {
    const shim = place.start(["sh", "-c", 'sleep 60 2>/dev/null & echo "{\\"pid\\":$!}"; exit 5']);
    expect(await shim.ended).toMatchObject({ code: 5 });
    await gone(shim.messages()[0]?.pid as number);
  });
});

describe.concurrent("the client's end", () => {
  it("the client's end of its output ends the server's input at once, and answers still arrive", async () => {
    const shim = place.start(
      scripted(
        `process.stdin.resume().on("end", () => setTimeout(() => say({ jsonrpc: "2.0", method: "bye" }), 50));`,
      ),
    );
    shim.closesInput();
    const { code, stdout } = await shim.ended;
    expect([code, stdout.toString()]).toEqual([0, '{"jsonrpc":"2.0","method":"bye"}\n']);
  });

  it("the client's end of its input is EPIPE for the server", async () => {
    const shim = place.start(
      scripted(`${PID} process.stdout.on("error", ({ code }) => process.exit(code === "EPIPE" ? 9 : 1));
        setInterval(() => say({ jsonrpc: "2.0", method: "x" }), 10);`),
    );
    await serverPid(shim);
    shim.child.stdout?.destroy();
    expect(await shim.ended).toMatchObject({ code: 9 });
  });

  it("by a kill of the shim does not leave a server that ignores the end of its input", async () => {
    const shim = place.start(
      scripted(`${PID} process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`),
    );
    const pid = await serverPid(shim);
    // as the official SDKs' clients do it
    shim.closesInput();
    await sleep(500);
    shim.child.kill("SIGTERM");
    await sleep(200);
    expect(isAlive(pid)).toBe(true);
    shim.child.kill("SIGKILL");
    await shim.ended;
    await gone(pid);
  });

  it("by SIGTERM leaves nothing of a wrapper's that ignores it", async () => {
    const server = scripted(`${PID} process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`);
    const shim = place.start(["sh", "-c", '"$@" <&0 & wait', "sh", ...server]);
    const pid = await serverPid(shim);
    shim.child.kill("SIGTERM");
    expect(await shim.ended).toMatchObject({ signal: "SIGTERM" });
    await gone(pid);
  });

  it("by its own exit leaves nothing that it has detached", async () => {
    const code = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`;
    const shim = place.start(
      scripted(`const { spawn } = require("node:child_process");
        const left = spawn(process.execPath, ["-e", ${JSON.stringify(code)}], { detached: true, stdio: "ignore" });
        left.unref();
        say({ jsonrpc: "2.0", method: "pid", params: left.pid });
        process.stdin.resume().on("end", () => process.exit(3));`),
    );
    const pid = await serverPid(shim);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 3 });
    await gone(pid);
  });

  it("by the host's own death ends a server that ignores the end of its input", async () => {
    const server = scripted(`${PID} setInterval(() => {}, 1000);`);
    // a host that hands its output on to the shim, and dies
    const code = `const { spawn } = require("node:child_process");
      const [program, ...args] = process.argv.slice(1);
      spawn(program, args, { stdio: ["pipe", "inherit", "inherit"] });
      process.stdin.resume().on("end", () => process.kill(process.pid, "SIGKILL"));`;
    const shim = [...COMMAND, "shim", "--state-dir", place.state, "--", ...server];
    const host = place.keep(new Shimmed(shim, { program: [process.execPath, "-e", code] }));
    const pid = await serverPid(host);
    host.closesInput();
    await gone(pid);
  });
});

describe.concurrent("signals", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGCONT"] as const)(
    "(%s) reach the server once",
    async (signal) => {
      const shim = place.start(scripted(`${TELLS_SIGNALS}${PID}`));
      await serverPid(shim);
      shim.child.kill(signal);
      await shim.until(() => shim.messages().some(({ params }) => params === signal));
      shim.closesInput();
      const { stdout, code } = await shim.ended;
      expect(code).toBe(0);
      expect(stdout.toString().split(signal)).toHaveLength(2);
    },
  );

  it("stop and continue the shim where they stop and continue the server", async ({ expect }) => {
    const state = (pid: number): string | undefined =>
      /^State:\s+(.)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    const bare = spawn("sleep", ["60"]);
    try {
      const shim = place.start(scripted(`${ECHO}${PID}`));
      const pid = await serverPid(shim);
      shim.child.kill("SIGTSTP");
      bare.kill("SIGTSTP");
      await sleep(500);
      // nothing stops in a process group that nobody could continue
      const stopped = state(bare.pid as number) === "T";
      await expect.poll(() => [state(shim.pid) === "T", state(pid) === "T"]).toEqual([stopped, stopped]);
      shim.child.kill("SIGCONT");
      shim.asks(1);
      expect(await shim.answer(1)).toMatchObject({ result: { asked: "ping" } });
    } finally {
      bare.kill("SIGKILL");
    }
  });

  it("(SIGINT) of a terminal reach the server once", async () => {
    const heard = join(place.directory, "heard");
    const server = scripted(
      `process.on("SIGINT", () => require("node:fs").appendFileSync(${JSON.stringify(heard)}, "SIGINT "));
      process.on("SIGTERM", () => process.exit(0)); ${PID} setInterval(() => {}, 1000);`,
    );
    const words = [...COMMAND, "shim", "--state-dir", place.state, "--", ...server];
    const line = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    // script(1) gives it a terminal of its own, in which Ctrl-C is typed
    const terminal = place.keep(new Shimmed(["-qefc", line, "/dev/null"], { program: ["script"] }));
    const pid = await terminal.until(() => /"params":(\d+)/.exec(terminal.stdout)?.[1]);
    terminal.says("\u0003");
    while (!existsSync(heard)) await sleep(20);
    await sleep(200);
    expect(readFileSync(heard, "utf8")).toBe("SIGINT ");
    process.kill(Number(pid), "SIGTERM");
    await terminal.ended;
  });

  it("(SIGTERM) of a host that has lost patience ends a server that ignores its input's end", async () => {
    const shim = place.start(scripted(`${PID} setInterval(() => {}, 1000);`));
    const pid = await serverPid(shim);
    shim.closesInput();
    shim.child.kill("SIGTERM");
    expect(await shim.ended).toMatchObject({ signal: "SIGTERM" });
    expect(isAlive(pid)).toBe(false);
  });
});
