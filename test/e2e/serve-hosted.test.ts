/** Runs that the user's controller holds for small clients: as those of a process of their own, and apart from each other. */
import { cpSync, linkSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { poll } from "../../src/async/poll.ts";
import { type Controller, controllersOf, programOf } from "./controllers.ts";
import { NOBODY, OTHER, Serving } from "./serving.ts";

const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const TIME = { timeout: 120_000 };
const STRANGER = fileURLToPath(new URL("./hosted-stranger.py", import.meta.url));
const TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
const ENFORCE = ["--mode", "enforce", "--fail-closed"];

let serving: Serving;

beforeAll(async () => {
  serving = new Serving();
  // a netmon of this test's own has controllers of its own
  cpSync(DIST, join(serving.directory, "dist"), { recursive: true });
  serving.netmon = [join(serving.directory, "dist/netmon")];
  await serving.start();
});
afterAll(async () => {
  await serving.remove();
});

const OWN = { NETMON_SHARE_RUNS: "0" };
const run = (uid: number, session: string, words: string[], command: string[], env: NodeJS.ProcessEnv = {}) =>
  serving.as(uid, ["run", "--session", session, ...words, "--", ...command], env);

const controllers = (uid: number): Controller[] => controllersOf(serving, uid);

const controller = (uid: number): Controller | null => controllers(uid)[0] ?? null;

/** Ends controllers that are not among these, and returns how many there were. */
async function endOthers(known: readonly Controller[]): Promise<number> {
  const others = controllers(NOBODY).filter((one) => known.every(({ pid }) => pid !== one.pid));
  for (const { pid } of others) process.kill(pid, "SIGTERM");
  await expect.poll(() => controllers(NOBODY).length).toBe(known.length);
  return others.length;
}

async function leftNothing(uid: number, session: string): Promise<void> {
  await expect.poll(() => serving.left(uid, session), { timeout: 20_000 }).toEqual([]);
}

describe("a run", () => {
  it("is a small client's, whose controller stays for the next", TIME, async () => {
    const [one, two] = [serving.name(), serving.name()];
    const first = run(NOBODY, one, ["--quiet"], ["sh", "-c", "echo up; sleep 1000"]);
    await first.says("up");
    expect(programOf(first)).toBe("netmon-shim");
    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(143);
    const known = controller(NOBODY);
    expect(known).not.toBeNull();
    const { code, stdout } = await run(NOBODY, two, [], ["sh", "-c", "echo $PWD $NETMON_SESSION; exit 7"])
      .ended;
    expect([code, stdout]).toEqual([7, `${serving.home(NOBODY)} ${two}\n`]);
    expect(controller(NOBODY)).toEqual(known);
    for (const session of [one, two]) await leftNothing(NOBODY, session);
  });

  it("ends with the report, which is read in another thread", TIME, async () => {
    const session = serving.name();
    const { code, stderr } = await run(
      NOBODY,
      session,
      [],
      ["bash", "-c", "(exec 3<>/dev/tcp/127.0.0.1/1); true"],
    ).ended;
    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(/1 connection\n.*tcp 127\.0\.0\.1:1\n/s);
    expect(stderr).toContain(`netmon report --session ${session}`);
  });

  it.each([
    ["as it ends", ["sh", "-c", "exit 42"], 42],
    ["of a signal", ["sh", "-c", "kill -KILL $$"], 137],
    ["of a program that is no program", ["/etc/passwd"], 126],
    ["of one that is not there", ["/nowhere/program"], 127],
    ["of one that is not on PATH", ["no-such-program-anywhere"], 127],
  ])("has the exit code %s", TIME, async (_, command, code) => {
    const ended = await run(NOBODY, serving.name(), ["--quiet"], command as string[]).ended;
    expect(ended.code, ended.stderr).toBe(code);
  });

  it("has the caller's streams, umask, limits and environment", TIME, async () => {
    const script = 'cat; umask; ulimit -n; echo "$GIVEN" >&2; ls /proc/self/fd | wc -l';
    const known = controllers(NOBODY);
    const own = ["sh", "-c", 'umask 027; ulimit -Sn 333; exec "$@"', "sh"];
    const started = serving.as(
      NOBODY,
      ["run", "--quiet", "--", "sh", "-c", script],
      { GIVEN: "a value\n" },
      own,
    );
    const { code, stdout, stderr } = await started.ended;
    expect([code, stdout, stderr]).toEqual([0, "0027\n333\n4\n", "a value\n\n"]);
    await endOthers(known);
  });

  it("has variables of any name", TIME, async () => {
    const given = { toString: "one", constructor: "two", ["__proto__"]: "three" };
    const words = Object.entries(given).map(([name, value]) => `${name}=${value}`);
    const own = ["env", ...words, "sh", "-c", 'exec "$@"', "sh"];
    const { stdout } = await serving.as(NOBODY, ["run", "--quiet", "--", "env"], {}, own).ended;
    for (const word of words) expect(stdout.split("\n")).toContain(word);
  });

  it("leaves its limits to no later one", TIME, async () => {
    const limited = ["sh", "-c", 'ulimit -n 17000; ulimit -c 0; exec taskset 1 "$@"', "sh"];
    const limits = ["run", "--quiet", "--", "sh", "-c", "ulimit -Hn; taskset -p $$"];
    const known = controllers(NOBODY);
    expect((await serving.as(NOBODY, limits, {}, limited).ended).stdout).toMatch(/^17000\n.*: 1\n$/s);
    expect(await endOthers(known)).toBe(1);
    const shared = await serving.as(NOBODY, limits).ended;
    const own = await serving.as(NOBODY, limits, OWN).ended;
    expect(shared.code, shared.stderr).toBe(0);
    expect(shared.stdout.replace(/\d+'s/, "")).toBe(own.stdout.replace(/\d+'s/, ""));
  });

  it("is a process of its own where there are few descriptors to share", TIME, async () => {
    const words = ["run", "--quiet", "--", "sh", "-c", "ulimit -Hn"];
    const known = controllers(NOBODY);
    const few = ["sh", "-c", 'ulimit -n 1024; exec "$@"', "sh"];
    expect((await serving.as(NOBODY, words, {}, few).ended).stdout).toBe("1024\n");
    expect(await endOthers(known)).toBe(0);
  });

  it.each([{ PATH: "bin:/usr/bin:/bin" }, { TMP: "." }, OWN])(
    "is a process of its own with %j",
    TIME,
    async (env) => {
      const script = "echo up; until [ -e own-over ]; do sleep 0.02; done";
      const started = run(NOBODY, serving.name(), ["--quiet"], ["sh", "-c", script], env);
      await started.says("up");
      expect(programOf(started)).toBe("node");
      started.child.kill("SIGTERM");
      expect((await started.ended).code).toBe(143);
    },
  );

  it("ends by a signal that came before it became a process of its own", TIME, async () => {
    const config = join(serving.home(NOBODY), "exec.yaml");
    const keys = { one: { exec: ["/bin/echo", "a-key-of-some-length"], to: [{ host: "api.example.com" }] } };
    writeFileSync(config, JSON.stringify({ credentials: keys }));
    for (let round = 0; round < 12; round++) {
      const words = ["--quiet", "--agent", "none", "--config", config];
      const started = run(NOBODY, serving.name(), words, ["sleep", "1000"]);
      await new Promise((resolve) => setTimeout(resolve, 5 + 10 * round));
      started.child.kill(round % 2 === 0 ? "SIGTERM" : "SIGINT");
      const { code, signal } = await started.ended;
      expect(code ?? signal).toBeOneOf([143, 130, "SIGTERM", "SIGINT"]);
    }
  });

  it.each(["SIGINT", "SIGTERM"] as const)("hands %s on to its agent", TIME, async (signal) => {
    const script = `trap 'echo got; exit 5' ${constants.signals[signal]}; echo up; while :; do sleep 0.05; done`;
    const started = run(NOBODY, serving.name(), ["--quiet"], ["sh", "-c", script]);
    await started.says("up");
    started.child.kill(signal);
    expect(await started.ended).toMatchObject({ code: 5, stdout: "up\ngot\n" });
  });

  it("reloads by SIGHUP, as far as there is something", TIME, async () => {
    const script = "echo up; until [ -e reloaded ]; do sleep 0.05; done; exit 6";
    const started = run(NOBODY, serving.name(), ["--quiet"], ["sh", "-c", script]);
    await started.says("up");
    started.child.kill("SIGHUP");
    await new Promise((resolve) => setTimeout(resolve, 500));
    writeFileSync(join(serving.home(NOBODY), "reloaded"), "");
    const { code, stderr } = await started.ended;
    expect(code).toBe(6);
    expect(stderr).toContain("SIGHUP reloads nothing: there is no --config to read again");
  });

  it.each([0, 30, 100, 200])(
    "ends by a signal %d ms after its start, and leaves nothing",
    TIME,
    async (ms) => {
      const session = serving.name();
      const started = run(NOBODY, session, ENFORCE, ["sleep", "1000"]);
      await poll(
        () => programOf(started),
        (name) => name === "netmon-shim",
        { timeoutMs: 10_000, intervalMs: 1 },
      );
      await new Promise((resolve) => setTimeout(resolve, ms));
      started.child.kill("SIGTERM");
      const { code, signal } = await started.ended;
      expect(code ?? signal).toBeOneOf([143, "SIGTERM"]);
      await leftNothing(NOBODY, session);
    },
  );

  it("is a process of its own where Node's settings are the caller's", TIME, async () => {
    for (const env of [{ NODE_OPTIONS: "--no-warnings" }, { TZ: "UTC" }, { NETMON_HELPER: "" }]) {
      const started = run(
        NOBODY,
        serving.name(),
        ["--quiet"],
        ["sh", "-c", "echo up; sleep 0.3; env; exit 3"],
        env,
      );
      await started.says("up");
      expect(programOf(started)).toBe("node");
      const { code, stdout } = await started.ended;
      expect(code).toBe(3);
      expect(stdout).not.toContain("NETMON_OWN_PROCESS");
    }
  });

  it("is a process of its own where it has keys, or netmon's tools", TIME, async () => {
    for (const more of [
      { credentials: { one: { env: "SECRET", to: [{ host: "api.example.com" }] } } },
      { mcp_proxy: { enable: true } },
    ]) {
      const config = join(serving.home(NOBODY), "own.yaml");
      writeFileSync(config, JSON.stringify(more));
      const words = ["--quiet", "--agent", "none", "--config", config];
      const script = ["sh", "-c", "echo up; sleep 0.3; env; exit 3"];
      const started = run(NOBODY, serving.name(), words, script, { SECRET: "a-secret-of-the-user" });
      await started.says("up");
      expect(programOf(started)).toBe("node");
      const { code, stdout } = await started.ended;
      expect(code).toBe(3);
      if ("credentials" in more) expect(stdout).not.toContain("a-secret-of-the-user");
    }
    expect(controller(NOBODY)).not.toBeNull();
  });

  it("has the caller's terminal, and leaves it as it was", TIME, async () => {
    const command = ["sh", "-c", "stty size; read line; echo got $line; exit 3"];
    const started = serving.as(
      NOBODY,
      ["run", "--session", serving.name(), "--quiet", "--", ...command],
      {},
      ["/usr/bin/python3", TERMINAL, "91", "31"],
      `${JSON.stringify({ keys: "a line\n" })}\n`,
    );
    const { stdout, stderr } = await started.ended;
    expect(stdout).toMatch(/31 91\r\n(?:.*\r\n)*got a line\r\n/);
    expect(JSON.parse(stderr.trim())).toMatchObject({ code: 3, restored: true });
  });

  it(
    "asks on its terminal whether a weaker policy is meant, and then is a process of its own",
    TIME,
    async () => {
      const config = join(serving.home(NOBODY), "asked.yaml");
      writeFileSync(config, "sandbox: { mode: enforce, fail_closed: true }\n");
      const words = ["--config", config];
      expect((await run(NOBODY, serving.name(), words, ["true"]).ended).code).toBe(0);
      writeFileSync(config, "sandbox: { mode: observe }\n");
      const session = serving.name();
      const started = serving.as(
        NOBODY,
        ["run", "--session", session, ...words, "--", "echo", "was started"],
        {},
        ["/usr/bin/python3", TERMINAL, "80", "24"],
        `${JSON.stringify({ keys: "n\n" })}\n`,
      );
      const { stdout } = await started.ended;
      expect(stdout).toContain("Run with this policy? [y/N]");
      expect(stdout).toContain("nothing was started");
      expect(stdout.split("Run with this policy?").length).toBe(2);
      await leftNothing(NOBODY, session);
    },
  );
});

describe("two runs at once", () => {
  it("have their own policies, keys, proxies and events", TIME, async () => {
    const runs = [9, 10].map((port) => {
      const session = serving.name();
      const config = join(serving.home(NOBODY), `${session}.yaml`);
      const network = { allow: [`127.0.0.1:${port}`] };
      const sandbox = { mode: "enforce", fail_closed: true, network };
      writeFileSync(config, JSON.stringify({ sandbox }));
      const script = `echo up; while [ ! -e go ]; do sleep 0.02; done
for p in 9 10; do (exec 3<>/dev/tcp/127.0.0.1/$p) 2>&1 | tail -1; done; env`;
      const env = { SECRET: `secret-of-${port}-secret` };
      const started = run(NOBODY, session, ["--config", config], ["bash", "-c", script], env);
      return { port, session, started };
    });
    for (const { started } of runs) await started.says("up");
    expect(new Set(runs.map(({ started }) => programOf(started)))).toEqual(new Set(["netmon-shim"]));
    writeFileSync(join(serving.home(NOBODY), "go"), "");
    const [ports, texts]: [string[], string[]] = [[], []];
    for (const { port, session, started } of runs) {
      const other = port === 9 ? 10 : 9;
      const { code, stdout, stderr } = await started.ended;
      expect(code, stderr).toBe(0);
      expect(stdout).toMatch(new RegExp(`/${port}: Connection refused`));
      expect(stdout).toMatch(new RegExp(`/${other}: Operation not permitted`));
      const events = await serving.as(NOBODY, ["events", "--session", session, "--format", "json"]).ended;
      ports.push(/LLM proxy at (\S+)/.exec(stderr)?.[1] ?? "");
      texts.push(stdout + stderr + events.stdout);
      await leftNothing(NOBODY, session);
    }
    expect(new Set(ports).size).toBe(2);
    for (const [at, { port, session }] of runs.entries()) {
      expect(texts[at]).toContain(session);
      expect(texts[1 - at]).not.toContain(session);
      expect(texts[at]).toContain(`secret-of-${port}`);
      expect(texts[1 - at]).not.toContain(`secret-of-${port}`);
    }
  });

  it("have different controllers if they are of two users", TIME, async () => {
    for (const uid of [NOBODY, OTHER])
      expect((await run(uid, serving.name(), ["--quiet"], ["true"]).ended).code).toBe(0);
    expect(controller(NOBODY)?.pid).not.toBe(controller(OTHER)?.pid);
  });
});

describe("the controller", () => {
  it("is killed: its clients say so, and the sessions end", TIME, async () => {
    const sessions = [ENFORCE, []].map((words) => {
      const session = serving.name();
      return {
        session,
        started: run(NOBODY, session, words, ["sh", "-c", "setsid sleep 1000 & echo up; wait"]),
      };
    });
    for (const { started } of sessions) {
      await started.says("up");
      expect(programOf(started)).toBe("netmon-shim");
    }
    process.kill(controller(NOBODY)?.pid as number, "SIGKILL");
    for (const { session, started } of sessions) {
      const { code, stderr } = await started.ended;
      expect(stderr).toContain("netmon's controller has ended, and with it the session of this run");
      expect(code).toBe(16);
      await leftNothing(NOBODY, session);
    }
  });

  it("ends on SIGTERM at once, or after its runs", TIME, async () => {
    const session = serving.name();
    const started = run(
      NOBODY,
      session,
      ["--quiet"],
      ["sh", "-c", "echo up; until [ -e ended ]; do sleep 0.05; done; exit 4"],
    );
    await started.says("up");
    const { pid } = controller(NOBODY) ?? { pid: 0 };
    process.kill(pid, "SIGTERM");
    // another one serves what comes then
    expect((await run(NOBODY, serving.name(), ["--quiet"], ["true"]).ended).code).toBe(0);
    writeFileSync(join(serving.home(NOBODY), "ended"), "");
    expect((await started.ended).code).toBe(4);
    await expect.poll(() => controller(NOBODY)?.pid).not.toBe(pid);
    const next = controller(NOBODY)?.pid ?? 0;
    process.kill(next, "SIGTERM");
    await expect.poll(() => controller(NOBODY)).toBeNull();
  });

  it(
    "serves no process of a session, a sandbox or another user, and nothing that no client sends",
    TIME,
    async () => {
      const started = run(
        NOBODY,
        serving.name(),
        ["--quiet"],
        ["sh", "-c", "echo up; until [ -e over ]; do sleep 0.05; done"],
      );
      await started.says("up");
      const { socket, pid } = controller(NOBODY) ?? { socket: "", pid: 0 };
      // stands for every way to get at it
      const link = join(serving.home(NOBODY), "link");
      linkSync(socket, link);
      const ask = (path: string, ...kinds: string[]) => [
        ...[
          "env",
          `NETMON_SERVICE=${serving.socket}`,
          `HOME=${serving.home(NOBODY)}`,
          "/usr/bin/python3",
          STRANGER,
          path,
        ],
        ...kinds,
      ];
      const inside = await run(NOBODY, serving.name(), ["--quiet"], ask(link, "hello")).ended;
      expect([inside.code, inside.stdout]).toEqual([0, "hello -\n"]);
      const covered = await run(NOBODY, serving.name(), ["--quiet"], ask(socket, "hello")).ended;
      expect(covered.stdout).toBe("hello -\n");
      const unshared = ["unshare", "--user", "--map-current-user"];
      expect((await serving.program(NOBODY, [...unshared, ...ask(link, "hello")]).ended).stdout).toBe(
        "hello -\n",
      );
      const limited = ["setpriv", "--no-new-privs"];
      expect((await serving.program(NOBODY, [...limited, ...ask(link, "hello")]).ended).stdout).toBe(
        "hello -\n",
      );
      expect((await serving.program(OTHER, ask(link, "hello")).ended).stdout).toBe("hello -\n");
      const refused = ["garbage", "long", "cut", "words", "before", "files"];
      const { stdout } = await serving.program(NOBODY, ask(link, ...refused)).ended;
      expect(stdout).toBe(refused.map((kind) => `${kind} -\n`).join(""));
      const cutOff = ["ended", "started", "unknown", "large", "signal"];
      const later = await serving.program(NOBODY, ask(link, ...cutOff)).ended;
      for (const line of later.stdout.trim().split("\n")) expect(line).toMatch(/^\w+ (?:-|am*)$/);
      expect((await serving.program(NOBODY, ask(link, "shim")).ended).stdout).toBe("shim amx\n");
      // the same as itself
      expect((await serving.program(NOBODY, ask(link, "hello")).ended).stdout).toMatch(/^hello am*l\n$/);
      expect(controller(NOBODY)?.pid).toBe(pid);
      writeFileSync(join(serving.home(NOBODY), "over"), "");
      expect((await started.ended).code).toBe(0);
    },
  );
});
