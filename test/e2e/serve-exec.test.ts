/**
 * netmon exec of an ordinary user: a further command in the session of his own run, through netmon serve. It has what the
 * run's command has, and nobody else gets it or changes what it is.
 */
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { poll } from "../../src/async/poll.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { controllersOf, programOf } from "./controllers.ts";
import { ENFORCE, NOBODY, OTHER, Serving } from "./serving.ts";
import { type Ended, type Started, startNetmon } from "./start-netmon.ts";

const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const TIME = { timeout: 120_000 };
const TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
const BORDER = fileURLToPath(new URL("./shim-border.py", import.meta.url));
/** What a command sees of itself and its file systems, but for numbers of processes and mounts. */
const SELF = `cut -d' ' -f4- /proc/self/mountinfo | sed 's/ master:[0-9]*//'
grep -E '^(Uid|Gid|Groups|Cap|NoNewPrivs|Seccomp)' /proc/self/status
cat /proc/self/cgroup; env | grep -vE '^(_|SHLVL|PWD|NETMON_SHIM_PIPES)=' | sort`;

let serving: Serving;
let scratch: Scratch;

beforeAll(async () => {
  scratch = new Scratch("serve-exec");
  serving = new Serving();
  // a netmon of this test's own has controllers of its own
  cpSync(DIST, join(serving.directory, "dist"), { recursive: true });
  serving.netmon = [join(serving.directory, "dist/netmon")];
  await serving.start();
}, 60_000);
beforeEach(() => serving.running()); // the service, which a test ends
afterAll(async () => {
  for (const { pid } of controllersOf(serving, NOBODY)) process.kill(pid, "SIGTERM");
  await serving.remove();
  await scratch.remove();
});

const exec = (session: string, command: string[], words: string[] = [], uid = NOBODY): Started =>
  serving.as(uid, ["exec", "--session", session, ...words, "--", ...command]);

/** Words before netmon's that put it into a cgroup first, as root. */
function from(cgroup: string, session: string, command: string[]): Promise<Ended> {
  const enter = ["sh", "-c", `echo $$ > ${cgroup}/cgroup.procs; exec "$@"`, "sh"];
  const user = ["setpriv", "--reuid", String(NOBODY), "--regid", String(NOBODY), "--clear-groups"];
  const env = { NETMON_SERVICE: serving.socket, HOME: serving.home(NOBODY), NETMON_STATE_DIR: undefined };
  const words = ["exec", "--session", session, "--", ...command];
  return startNetmon(words, { prefix: [...enter, ...user], program: serving.netmon, env, cwd: "/" }).ended;
}

/** A session whose command stays, and what it sees of itself. */
async function up(words: string[] = ENFORCE, env: NodeJS.ProcessEnv = {}): Promise<Up> {
  const session = serving.name();
  const started = serving.as(
    NOBODY,
    [
      "run",
      "--session",
      session,
      ...words,
      "--",
      "sh",
      "-c",
      `(${SELF}) > ${session}.self; echo up; sleep 1000`,
    ],
    env,
  );
  await started.says("up");
  return { session, started, self: readFileSync(join(serving.home(NOBODY), `${session}.self`), "utf8") };
}

/** The lines but for those about mounts that the other has not: other tests make and remove some meanwhile. */
function inBoth(self: string, other: string): string[] {
  const mountOf = (line: string): string | undefined => /^\S+ (\/\S*) \S+ (?:\S+ )?- /.exec(line)?.[1];
  const others = new Set(other.split("\n").map(mountOf));
  return self.split("\n").filter((line) => mountOf(line) === undefined || others.has(mountOf(line)));
}

interface Up {
  session: string;
  started: Started;
  self: string;
}

async function end({ session, started }: Up): Promise<void> {
  started.child.kill("SIGTERM");
  await started.ended;
  await leftNothing(session);
}

async function leftNothing(session: string): Promise<void> {
  const left = (): string[] => serving.left(NOBODY, session);
  expect(await poll(left, ({ length }) => length === 0, { timeoutMs: 30_000, intervalMs: 50 })).toEqual([]);
}

describe.each([
  ["of its own process", { NETMON_SHARE_RUNS: "0" }, "node"],
  ["that shares one", {}, "netmon-shim"],
])("a command in the session of a run %s", (_, env, program) => {
  let one: Up;
  beforeAll(async () => {
    one = await up(ENFORCE, env);
    expect(programOf(one.started)).toBe(program);
  }, 60_000);
  afterAll(() => end(one));

  it("is started by a program of the same kind, which passes signals on", TIME, async () => {
    const words = ["exec", "--session", one.session, "--", "sh", "-c", "echo up; sleep 1000"];
    const started = serving.as(NOBODY, words, env);
    await started.says("up");
    expect(programOf(started)).toBe(program);
    started.child.kill("SIGTERM");
    expect((await started.ended).code).toBe(143);
  });

  it("has the cgroup, mounts, rights and settings of the run's, from another cgroup too", TIME, async () => {
    for (const { code, stdout, stderr } of [
      await exec(one.session, ["sh", "-c", SELF]).ended,
      await from(scratch.make("elsewhere"), one.session, ["sh", "-c", SELF]),
    ]) {
      expect([code, stderr]).toEqual([0, ""]);
      expect(inBoth(stdout, one.self)).toEqual(inBoth(one.self, stdout));
      expect(stdout).toContain(`0::/netmon/u${NOBODY}.${one.session}\n`);
      expect(stdout).toContain(`NETMON_SESSION=${one.session}\n`);
    }
    const { stdout } = await from(scratch.path, one.session, ["printenv", "PWD"]);
    expect(stdout).toBe("/\n");
  });

  it("is refused what the session is", TIME, async () => {
    const { stdout } = await exec(one.session, ["bash", "-c", "(exec 3<>/dev/tcp/198.51.100.7/9) 2>&1"])
      .ended;
    expect(stdout).toContain("Operation not permitted");
    const events = ["events", "--session", one.session, "--format", "json"];
    await expect
      .poll(async () => (await serving.as(NOBODY, events).ended).stdout, { timeout: 20_000, interval: 500 })
      .toContain("198.51.100.7");
  });

  it(
    "has its caller's streams and directory, no variable of his, and its exit code is told",
    TIME,
    async () => {
      const script = 'cat; pwd; echo "$GIVEN$TERM" >&2; exit 7';
      const words = ["exec", "--session", one.session, "--", "sh", "-c", script];
      const { code, stdout, stderr } = await serving.as(
        NOBODY,
        words,
        { GIVEN: "a key", TERM: "vt100" },
        [],
        "in\n",
      ).ended;
      expect([code, stdout, stderr]).toEqual([7, `in\n${serving.home(NOBODY)}\n`, "vt100\n"]);
      for (const [command, expected] of [
        [["sh", "-c", "kill -KILL $$"], 137],
        [["/etc/passwd"], 126],
        [["no-such-program-anywhere"], 127],
      ] as const)
        expect((await exec(one.session, [...command]).ended).code).toBe(expected);
    },
  );

  it("has a terminal of its own, and gets signals", TIME, async () => {
    const words = [
      "exec",
      "--session",
      one.session,
      "--",
      "sh",
      "-c",
      "stty size; tty; read x; echo got $x; exit 3",
    ];
    const on = ["/usr/bin/python3", TERMINAL, "81", "25"];
    const { stdout, stderr } = await serving.as(
      NOBODY,
      words,
      {},
      on,
      `${JSON.stringify({ keys: "typed\n" })}\n`,
    ).ended;
    // the echo may come at any time
    const lines = stdout.split("\r\n").filter((line) => line !== "typed");
    expect(lines).toEqual(["25 81", "/dev/pts/0", "got typed", ""]);
    expect(JSON.parse(stderr)).toEqual({ code: 3, restored: true });
    const sleeping = exec(one.session, [
      "sh",
      "-c",
      "trap 'echo ended; exit 5' TERM; echo up; sleep 1000 & wait",
    ]);
    await sleeping.says("up");
    sleeping.child.kill("SIGTERM");
    expect(await sleeping.ended).toMatchObject({ code: 5, stdout: "up\nended\n" });
  });

  it("may use the run's shims, and a sandbox in it may not", TIME, async () => {
    const reach = '/usr/bin/python3 -Bc "$0" reach "$NETMON_SHIMS"';
    const script = `${reach}; unshare --user --map-current-user ${reach}; unshare --user --map-current-user --pid --fork ${reach}`;
    const { stdout, stderr } = await exec(one.session, ["sh", "-c", script, readFileSync(BORDER, "utf8")])
      .ended;
    const reached = stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line).reached]));
    expect(reached, stderr).toEqual(["served", "refused", "refused"]);
  });

  it("gets no session from inside", TIME, async () => {
    const inside = [...serving.netmon, "exec", "--session", one.session, "--", "true"];
    const { code, stderr } = await exec(one.session, inside).ended;
    expect([code, stderr]).toEqual([
      125,
      expect.stringMatching(/from inside a session cannot be told|needs root/),
    ]);
  });
});

describe("netmon exec without root", () => {
  it("says which session it cannot enter, and why", TIME, async () => {
    const one = await up([]);
    const words = ["watch", "--session", "roots", "--cgroup", scratch.make("roots"), "--format", "json"];
    const roots = startNetmon([...words, "--state-dir", serving.stateDir]);
    try {
      await roots.says("netmon_started");
      for (const [session, uid] of [
        ["no-such", NOBODY],
        ["roots", NOBODY],
        [one.session, OTHER],
      ] as const) {
        const { code, stderr } = await exec(session, ["true"], [], uid).ended;
        expect([code, stderr]).toEqual([
          125,
          expect.stringContaining(`there is no session ${session} of uid ${uid}`),
        ]);
        expect(stderr).toContain("sudo netmon exec");
      }
      const bad = await exec("a/b", ["true"]).ended;
      expect([bad.code, bad.stderr]).toEqual([125, expect.stringContaining("is not a session id")]);
      for (const option of [["--user", "root"], ["--unwatched"], ["--allow-proxies"], ["--shim-servers"]]) {
        const { code, stderr } = await exec(one.session, ["true"], option).ended;
        expect([code, stderr], option[0]).toEqual([125, expect.stringContaining("needs root")]);
      }
    } finally {
      roots.child.kill("SIGTERM");
      await roots.ended;
      await end(one);
    }
  });

  it("says that the run has too much to tell the service, and so does the run", TIME, async () => {
    const one = await up([], { ONE: "x".repeat(70_000), OTHER: "x".repeat(70_000) });
    const { code, stderr } = await exec(one.session, ["true"]).ended;
    expect([code, stderr]).toEqual([125, expect.stringContaining("its netmon run says why")]);
    await end(one);
    expect((await one.started.ended).stderr).toMatch(
      /netmon exec cannot enter this session: .*the limit is 131072/,
    );
  });

  it("waits for a session that is about to start", TIME, async () => {
    const session = serving.name();
    const waiting = exec(session, ["echo", "inside"], ["--wait", "60"]);
    const started = serving.run(NOBODY, session, ENFORCE, ["sleep", "1000"]);
    expect(await waiting.ended).toMatchObject({ code: 0, stdout: "inside\n" });
    await end({ session, started, self: "" });
  });

  it("says that a session is left without a run", TIME, async () => {
    const one = await up();
    writeFileSync(join(serving.stateDir, `run-service/sessions/u${NOBODY}.${one.session}.json`), "{");
    await serving.killed();
    const { code, stderr } = await exec(one.session, ["true"]).ended;
    expect([code, stderr]).toEqual([125, expect.stringContaining(`netmon detach ${one.session} removes it`)]);
    expect((await serving.as(NOBODY, ["detach", one.session]).ended).code).toBe(0);
    await one.started.ended;
    await leftNothing(one.session);
  });

  it("says that the service is away, and enters again when it is back", TIME, async () => {
    const one = await up();
    await serving.stop();
    const { code, stderr } = await exec(one.session, ["true"]).ended;
    expect([code, stderr]).toEqual([125, expect.stringContaining(serving.socket)]);
    await serving.start();
    expect((await exec(one.session, ["true"], ["--wait", "20"]).ended).code).toBe(0);
    await end(one);
  });
});

describe("a command in a session ends", () => {
  it.each([["SIGTERM"], ["SIGKILL"]] as const)(
    "when its run gets %s, with all that it started",
    TIME,
    async (signal) => {
      const one = await up();
      const running = exec(one.session, ["sh", "-c", "setsid sleep 1000 & echo up; sleep 1000"]);
      await running.says("up");
      one.started.child.kill(signal);
      const { code, stderr } = await running.ended;
      expect([code, stderr]).toEqual([137, expect.stringContaining(`session ${one.session} has ended`)]);
      await leftNothing(one.session);
    },
  );

  it.each([50, 120, 200, 300, 450])(
    "with its run that is killed %d ms after it was asked for",
    TIME,
    async (ms) => {
      const one = await up();
      const running = exec(one.session, ["sh", "-c", "setsid sleep 1000 & sleep 1000"]);
      await new Promise((resolve) => setTimeout(resolve, ms));
      one.started.child.kill("SIGKILL");
      expect([125, 137]).toContain((await running.ended).code);
      await leftNothing(one.session);
    },
  );

  it("not with the service, whose next lets others in", TIME, async () => {
    const one = await up();
    const running = exec(one.session, ["sh", "-c", "echo up; until [ -e over ]; do sleep 0.1; done; exit 9"]);
    await running.says("up");
    await serving.killed();
    expect((await exec(one.session, ["true"], ["--wait", "20"]).ended).code).toBe(0);
    writeFileSync(join(serving.home(NOBODY), "over"), "");
    expect((await running.ended).code).toBe(9);
    await end(one);
  });
});

it("lets a hundred commands in, many at a time", TIME, async () => {
  const one = await up();
  const codes: (number | null)[] = [];
  const next = async (): Promise<void> => {
    while (codes.length < 100) {
      const at = codes.push(null) - 1;
      codes[at] = (await exec(one.session, ["sh", "-c", `exit ${at}`]).ended).code;
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  expect(codes).toEqual(Array.from({ length: 100 }, (_, at) => at));
  await end(one);
});

describe("a session lets in", () => {
  let one: Up;
  beforeAll(async () => {
    one = await up();
  }, 60_000);
  afterAll(() => end(one));

  it.each([["observe"], ["enforce"]])("no agent, whose session is its own (%s)", TIME, async (mode) => {
    for (const ask of ["join", "enter"]) {
      const words = serving.strangerWords(ask, one.session);
      const { stdout } = await serving.run(NOBODY, serving.name(), ["--mode", mode, "--quiet"], words).ended;
      expect(stdout, ask).toMatch(/^refusal privilege .*(in a session already|namespace is another one)/);
    }
  });

  it("no other user", TIME, async () => {
    for (const ask of ["join", "enter"])
      expect((await serving.stranger(OTHER, ask, one.session).ended).stdout).toMatch(
        /^refusal target there is no/,
      );
  });

  it("nobody from another cgroup or namespace, but what one who has joined starts", TIME, async () => {
    const there = scratch.make("stranger");
    const inThere = async (ask: string): Promise<string> =>
      (await serving.strangerIn(there, NOBODY, ask, one.session).ended).stdout;
    expect(await inThere("enter")).toMatch(/^refusal privilege .*another cgroup/);
    const refused = "enters refusal privilege .*another cgroup.*";
    const asked = `^joined .*\nenters done\n(${refused}\n){3}cgroup`;
    expect(await inThere("admits")).toMatch(new RegExp(asked));
    for (const [kind, why] of [
      ["--pid", "its pid namespace is another one"],
      ["--mount", "another mount namespace"],
      ["--net", "its net namespace is another one"],
    ] as const) {
      const user = ["setpriv", "--reuid", String(NOBODY), "--regid", String(NOBODY), "--clear-groups"];
      const [program = "", ...words] = serving.strangerWords("join", one.session);
      const prefix = ["unshare", "--fork", kind, ...user];
      const { stdout } = await startNetmon(words, { prefix, program: [program], cwd: "/" }).ended;
      expect(stdout, kind).toMatch(new RegExp(`^refusal privilege .*${why}`));
    }
  });

  it("nobody whom another netmon watches", TIME, async () => {
    const watched = scratch.make("watched");
    const words = ["watch", "--session", "watched", "--cgroup", watched, "--format", "json"];
    const watch = startNetmon([...words, "--state-dir", serving.stateDir]);
    try {
      await watch.says("netmon_started");
      const { stdout } = await serving.strangerIn(watched, NOBODY, "join", one.session).ended;
      expect(stdout).toMatch(/^refusal privilege .*it is in the watched session watched/);
    } finally {
      watch.child.kill("SIGTERM");
      await watch.ended;
    }
  });

  it("nobody by what another than its run says of it", TIME, async () => {
    const { stdout } = await serving.stranger(NOBODY, "share", one.session, "{}").ended;
    expect(stdout).toMatch(/^refusal usage this connection has no session/);
    // its own session's, which says what no run says
    const session = serving.name();
    const forged = serving.stranger(NOBODY, "toolong", session);
    const told = await forged.ended;
    expect(told.stdout).toMatch(/^opened .*\ndone\nrefusal limit .*takes 131073 bytes; the limit is 131072/);
    expect((await exec(one.session, ["sh", "-c", SELF]).ended).stdout).toBe(one.self);
  });

  it("as many of a user's at once as it says", TIME, async () => {
    const { stdout } = await serving.stranger(OTHER, "joins", "x").ended;
    expect(stdout).toMatch(/refusal limit a user starts 64 commands in sessions at once/);
    expect((await exec(one.session, ["true"]).ended).code).toBe(0);
  });

  it("nobody through what is no service of root's", TIME, async () => {
    const there = join(serving.home(NOBODY), "service");
    const listens = `import socket,os,sys; s=socket.socket(socket.AF_UNIX); s.bind(sys.argv[1]); s.listen(); print("up",flush=True); s.accept()[0].recv(1)`;
    const forged = serving.program(NOBODY, ["/usr/bin/python3", "-c", listens, there]);
    await forged.says("up");
    const entered = (socket: string): Promise<Ended> =>
      serving.as(NOBODY, ["exec", "--session", one.session, "--", "true"], { NETMON_SERVICE: socket }).ended;
    const { code, stderr } = await entered(there);
    expect([code, stderr]).toEqual([125, expect.stringContaining("is not root's netmon serve")]);
    forged.child.kill("SIGKILL");
    await forged.ended;
    expect((await serving.program(NOBODY, ["mkfifo", `${there}.fifo`]).ended).code).toBe(0);
    expect((await serving.program(NOBODY, ["ln", "-s", `${there}.fifo`, `${there}.link`]).ended).code).toBe(
      0,
    );
    for (const refused of await Promise.all([there, `${there}.fifo`, `${there}.link`].map(entered)))
      expect([refused.code, refused.stderr]).toEqual([
        125,
        expect.stringContaining("netmon serve does not answer"),
      ]);
  });
});

describe("what the run hides is hidden from", () => {
  it.each([[[]], [ENFORCE]])("a command that comes after its agent has moved it (%j)", TIME, async (mode) => {
    const home = serving.home(NOBODY);
    const session = serving.name();
    const place = join(home, session);
    expect((await serving.program(NOBODY, ["mkdir", place]).ended).code).toBe(0);
    const secret = join(place, "engine.sock");
    writeFileSync(secret, "behind the cover", { mode: 0o644 });
    const moves = `cat ${secret}; echo up; until [ -e ${session}.go ]; do sleep 0.05; done
mv ${place} ${place}.away; mkdir ${place}; echo decoy > ${secret}; echo moved; cat ${place}.away/*; sleep 1000`;
    const words = ["run", "--session", session, ...mode, "--", "sh", "-c", moves];
    const started = serving.as(NOBODY, words, { DOCKER_HOST: `unix://${secret}` });
    await started.says("up");
    const read = async (): Promise<Ended> =>
      exec(session, ["sh", "-c", `cat ${place}*/engine.sock; echo read`]).ended;
    expect(await read()).toMatchObject({ code: 0, stdout: "read\n" });
    writeFileSync(join(home, `${session}.go`), "");
    await started.says("moved");
    const { code, stdout, stderr } = await read();
    expect([code, stdout, stderr]).toEqual([
      125,
      "",
      expect.stringContaining(`${secret} is not what it was`),
    ]);
    renameSync(place, `${place}.decoy`);
    expect(await read()).toMatchObject({ code: 125, stdout: "" });
    renameSync(`${place}.away`, place);
    expect(await read()).toMatchObject({ code: 0, stdout: "decoy\nread\n" });
    started.child.kill("SIGTERM");
    expect((await started.ended).stdout).not.toContain("behind the cover");
    await leftNothing(session);
  });
});
