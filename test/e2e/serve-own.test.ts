/** What a user sees of the sessions that netmon serve holds, and does to them: his own, and nothing of another user's. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Ticket } from "../../src/approvals/ticket.ts";
import type { NotSeen } from "../../src/event/coverage.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { NOBODY, OTHER, Serving } from "./serving.ts";
import { netmon, type Started, startNetmon } from "./start-netmon.ts";

const TIME = { timeout: 120_000 };
const ENFORCE = ["--mode", "enforce", "--fail-closed"];
/** Tries until it is not refused; 198.51.100.0/24 is nobody's (RFC 5737). */
const TRY = `import socket,time
print("started",flush=True)
while True:
  s=socket.socket(); s.settimeout(0.2)
  try: s.connect(("198.51.100.7",9)); break
  except PermissionError: pass
  except OSError: break
  s.close(); time.sleep(0.05)
print("opened",flush=True)`;

let serving: Serving;
let session: string;
let running: Started;

const told = async (uid: number, ...words: string[]) => serving.as(uid, words).ended;
const json = async <T>(uid: number, ...words: string[]): Promise<T> =>
  JSON.parse((await told(uid, ...words, "--json")).stdout) as T;
type Listed = {
  sessions: {
    session_id: string;
    status: string;
    mode: string;
    verified: string | null;
    not_seen: NotSeen | null;
  }[];
  proxies: { session_id: string; not_seen: NotSeen | null }[];
};

/** A session whose command stays. */
async function sleeping(name: string): Promise<Started> {
  const command = ["sh", "-c", "echo up; sleep 1000"];
  const started = serving.as(NOBODY, ["run", "--session", name, ...ENFORCE, "--", ...command]);
  await started.says("up");
  return started;
}

beforeAll(async () => {
  serving = new Serving();
  await serving.start();
  session = serving.name();
  const config = join(serving.home(NOBODY), "ask.yaml");
  writeFileSync(
    config,
    'sandbox: { mode: enforce, fail_closed: true, network: { ask: ["198.51.100.7:9"] } }\n',
  );
  const words = ["run", "--session", session, "--config", config, "--", "/usr/bin/python3", "-c", TRY];
  running = serving.as(NOBODY, words);
  await running.says("started");
  // so that the other one has state of his own, too
  await told(OTHER, "run", "--quiet", "--", "true");
}, 60_000);
afterAll(() => serving.remove());

describe("a session", () => {
  it("is shown to its user as it is, by his own name for it", TIME, async () => {
    const { sessions, proxies } = await json<Listed>(NOBODY, "status");
    expect(sessions).toMatchObject([{ session_id: session, status: "watched", mode: "enforce" }]);
    expect(sessions[0]?.verified).not.toBeNull();
    // the proxy runs in netmon run, and whether shims do only that knows
    expect(sessions[0]?.not_seen?.holes ?? []).toEqual([]);
    expect(proxies).toMatchObject([{ session_id: session, not_seen: null }]);
    const text = await told(NOBODY, "status");
    expect(text.stdout).toContain(session);
    expect(text.stderr).toBe("");
    const one = await json<{ status: string; now: Listed }>(NOBODY, "status", session);
    expect(one).toMatchObject({ status: "watched", now: { sessions: [{ session_id: session }] } });
    const all = await told(NOBODY, "status", "--all");
    expect(all.stdout).toMatch(new RegExp(`^${session} +watched`, "m"));
    const live = await json<Listed>(NOBODY, "status", "--live", "--once");
    expect(live.sessions).toMatchObject([{ session_id: session, status: "watched" }]);
    expect((await told(NOBODY, "report", session)).stderr).toBe("");
  });

  it(
    "is not shown to an agent of its user's that another netmon watches, and asks it nothing",
    TIME,
    async () => {
      const scratch = new Scratch("serve-own");
      const words = ["watch", "--session", "elsewhere", "--cgroup", scratch.path, "--format", "json"];
      const watch = startNetmon([...words, "--state-dir", serving.stateDir]);
      try {
        await watch.says("netmon_started");
        for (const ask of ["look", "question", "detach"]) {
          const { stdout } = await serving.strangerIn(scratch.path, NOBODY, ask, session).ended;
          expect(stdout, ask).toMatch(/refusal.*it is in the watched session elsewhere/);
          expect(stdout).not.toMatch(/^(looked|reply|done)/m);
        }
      } finally {
        watch.child.kill("SIGTERM");
        await watch.ended;
        await scratch.remove();
      }
    },
  );

  it("is not shown to another user, in the group or not", TIME, async () => {
    for (const words of [
      ["status", "--json"],
      ["status", "--all"],
      ["status", "--live", "--once"],
    ]) {
      const { stdout, stderr } = await told(OTHER, ...words);
      expect(stdout + stderr).not.toContain(session);
    }
    for (const words of [
      ["status", session],
      ["report", session],
      ["events", session],
    ])
      expect((await told(OTHER, ...words)).code, words.join(" ")).toBe(5);
    const prefix = ["setpriv", "--reuid", String(OTHER), "--regid", String(OTHER), "--clear-groups"];
    const env = { HOME: "/", XDG_STATE_HOME: serving.home(OTHER), NETMON_SERVICE: serving.socket };
    const { stdout, stderr } = await netmon(["status"], { prefix, env });
    expect(stdout + stderr).not.toContain(session);
  });

  it("is shown to root, as its user's", TIME, async () => {
    const { stdout } = await netmon(["status", "--state-dir", serving.stateDir, "--json"]);
    expect((JSON.parse(stdout) as Listed).sessions.map((one) => one.session_id)).toContain(
      `u${NOBODY}.${session}`,
    );
  });

  it("has connections that its user alone answers, and not for others", TIME, async () => {
    const listed = async (uid: number): Promise<Ticket[]> => {
      const { stdout } = await told(uid, "approvals", "list", "--json");
      return stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Ticket]));
    };
    await expect.poll(() => listed(NOBODY), { timeout: 30_000, interval: 500 }).toHaveLength(1);
    const [ticket] = await listed(NOBODY);
    expect(ticket).toMatchObject({ sessionId: session, layer: "network" });
    const id = ticket?.id ?? "";
    expect(await listed(OTHER)).toEqual([]);
    for (const verb of ["allow", "reject"]) expect((await told(OTHER, "approvals", verb, id)).code).toBe(5);
    const always = await told(NOBODY, "approvals", "allow", id, "--always");
    expect([always.code, always.stderr]).toEqual([
      3,
      expect.stringContaining("only root allows connections"),
    ]);
    const allowed = await told(NOBODY, "approvals", "allow", id);
    expect([allowed.code, allowed.stdout], allowed.stderr).toEqual([0, expect.stringContaining("approved")]);
    await running.says("opened");
    expect((await running.ended).code).toBe(0);
  });

  it("is not its agent's to see, answer or remove", TIME, async () => {
    const name = serving.name();
    const words = ["look", "detach", "question"].map((ask) => serving.strangerWords(ask, name).join(" "));
    const script = words.map((line) => `${line} | head -1`).join("; ");
    const { stdout } = await serving.as(NOBODY, [
      "run",
      "--session",
      name,
      ...ENFORCE,
      "--",
      "sh",
      "-c",
      script,
    ]).ended;
    expect(stdout.trim().split("\n")).toEqual(
      [1, 2, 3].map(() => expect.stringMatching(/^refusal privilege /)),
    );
  });
});

describe("detach of a user", () => {
  it("names the run that has the session, and leaves it", TIME, async () => {
    const name = serving.name();
    const started = await sleeping(name);
    const own = await told(NOBODY, "detach", name);
    expect([own.code, own.stderr]).toEqual([6, expect.stringContaining("ends its netmon run")]);
    const pid = /kill (\d+)/.exec(own.stderr)?.[1];
    const other = await told(OTHER, "detach", name);
    expect([other.code, other.stderr]).toEqual([
      5,
      expect.stringContaining(`no session ${name} of uid ${OTHER}`),
    ]);
    process.kill(Number(pid), "SIGTERM");
    await started.ended;
    await expect.poll(() => serving.left(NOBODY, name)).toEqual([]);
  });

  it("removes a session that could not be taken over, and kills what is in it", TIME, async () => {
    const name = serving.name();
    const started = await sleeping(name);
    writeFileSync(join(serving.stateDir, `run-service/sessions/u${NOBODY}.${name}.json`), "{");
    await serving.killed();
    await expect
      .poll(async () => (await json<Listed>(NOBODY, "status")).sessions, { timeout: 30_000, interval: 500 })
      .toMatchObject([{ session_id: name, status: "pinned" }]);
    expect(readFileSync(join(serving.cgroup(NOBODY, name), "cgroup.procs"), "utf8")).not.toBe("");
    expect((await told(OTHER, "detach", name)).code).toBe(5);
    const { code, stderr } = await told(NOBODY, "detach", name);
    expect(code, stderr).toBe(0);
    expect((await started.ended).code).not.toBe(0);
    expect(serving.left(NOBODY, name)).toEqual([]);
    expect(existsSync(serving.cgroup(NOBODY, name))).toBe(false);
  });
});

describe("questions", () => {
  it.each([
    ["look", /^looked /],
    ["question", /^refusal usage no question/],
    ["detach", /^refusal target there is no session/],
  ])("are answered to a stranger who asks to %s", TIME, async (ask, expected) => {
    expect((await serving.stranger(OTHER, ask, "no-such").ended).stdout).toMatch(expected);
  });

  it("are not asked on a session's own connection, which has one answer each", TIME, async () => {
    const { stdout } = await serving.stranger(OTHER, "openlook", serving.name()).ended;
    expect(stdout).toMatch(/^opened .*\nrefusal usage a session's connection/);
    expect((await serving.stranger(OTHER, "lookagain", "x").ended).stdout).toMatch(/^looked .*\nended\n/);
  });

  it("are bounded for each user", TIME, async () => {
    const { stdout } = await serving.stranger(OTHER, "looks", "x").ended;
    expect(stdout).toMatch(/refusal limit a user asks about sessions/);
    expect((await serving.stranger(NOBODY, "look", "x").ended).stdout).toMatch(/^looked /);
  });
});

describe("doctor", () => {
  interface Outlook {
    run: { way: string; why: string; problem: string | null; better: string | null };
  }
  const outlook = async (uid: number, env: NodeJS.ProcessEnv = {}): Promise<Outlook["run"]> =>
    (JSON.parse((await serving.as(uid, ["doctor", "--json"], env).ended).stdout) as Outlook).run;

  it("says that a member's run goes through the service, and what one that is gone does", TIME, async () => {
    expect(await outlook(OTHER)).toMatchObject({ way: "service", problem: null, better: null });
    await serving.stop();
    expect(await outlook(OTHER)).toMatchObject({
      way: "no_kernel",
      better: expect.stringContaining("service install"),
    });
    const bind = "socket.socket(socket.AF_UNIX).bind(sys.argv[1]); os.chmod(sys.argv[1], 0o666)";
    execFileSync("/usr/bin/python3", ["-c", `import os, socket, sys; ${bind}`, serving.socket]);
    try {
      expect(await outlook(OTHER)).toMatchObject({
        way: "service",
        problem: expect.stringContaining("netmon serve does not answer"),
        better: expect.stringContaining("systemctl restart netmon"),
      });
    } finally {
      await serving.start();
    }
  });

  it("says what keeps others from it", TIME, async () => {
    expect(await outlook(OTHER, { NETMON_SERVICE: "" })).toMatchObject({
      way: "no_kernel",
      better: "unset NETMON_SERVICE, which switches netmon serve off",
    });
    const prefix = ["setpriv", "--reuid", String(OTHER), "--regid", String(OTHER), "--clear-groups"];
    const env = { HOME: "/", NETMON_SERVICE: serving.socket };
    const { stdout } = await netmon(["doctor", "--json"], { prefix, env });
    expect((JSON.parse(stdout) as Outlook).run).toMatchObject({
      way: "no_kernel",
      better: expect.stringMatching(/^an administrator lets you use netmon serve: sudo usermod -aG \S+ USER/),
    });
    const text = await netmon(["doctor"], { prefix, env });
    expect(text.stdout).toMatch(
      /\nnetmon run is without the kernel layer here: .*\nTo do: an administrator/s,
    );
  });
});
