/**
 * `netmon serve`: two users without root, each with a policy of his own, through one service. It is killed under their
 * enforcing sessions: what each may not reach stays closed, and the next service takes both sessions over.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { poll } from "../../src/async/poll.ts";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { endControllers } from "../e2e/controllers.ts";
import { expect, heading, paint, place, program, say } from "./stage.ts";

/** Of nobody: setpriv(1) needs no entry in /etc/passwd. */
const USERS = { alice: 64_201, bob: 64_202 } as const;
const GROUP = 64_200;
type Name = keyof typeof USERS;
/** Tries of each user before the service is killed, and without one. */
const ENOUGH = 40;

interface Try {
  name: string;
  got: string;
}

interface Agent {
  name: Name;
  child: ChildProcess;
  tries: Try[];
  said: () => string;
}

/** Where every user gets at netmon, also if only root does where it was cloned. */
function words(directory: string, uid: number, command: readonly string[]): [string, string[]] {
  const inside = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';
  const user = ["setpriv", "--reuid", String(uid), "--regid", String(GROUP), "--clear-groups"];
  const mounted = [place("."), join(directory, "netmon"), ...user, ...command];
  return ["unshare", ["--mount", "sh", "-c", inside, "sh", ...mounted]];
}

async function service(directory: string): Promise<{ child: ChildProcess; pid: number }> {
  const ready = join(directory, "ready");
  rmSync(ready, { force: true });
  const state = ["--state-dir", join(directory, "state"), "--ready-file", ready];
  const child = spawn(program, ["serve", ...state, "--group", String(GROUP), "--log-level", "error"], {
    stdio: "ignore",
  });
  const pid = (): number =>
    existsSync(ready) ? (JSON.parse(readFileSync(ready, "utf8") || '{"pid":0}') as { pid: number }).pid : 0;
  return { child, pid: await poll(pid, (found) => found !== 0, { timeoutMs: 20_000, intervalMs: 10 }) };
}

function agent(directory: string, name: Name, allowed: number, targets: readonly string[]): Agent {
  const [uid, home, netmon] = [USERS[name], join(directory, name), join(directory, "netmon")];
  mkdirSync(home);
  chownSync(home, uid, GROUP);
  const policy = {
    sandbox: { mode: "enforce", fail_closed: true, network: { allow: [`127.0.0.1:${allowed}`] } },
  };
  writeFileSync(join(home, "netmon.yaml"), stringify(policy));
  const within = (path: string): string => path.replace(place("."), netmon);
  const inside = [within(process.execPath), join(netmon, "test/demo/trying.mjs"), ...targets];
  const run = ["run", "--session", name, "--config", join(home, "netmon.yaml"), "--quiet", "--", ...inside];
  const [first, rest] = words(directory, uid, [within(program), ...run]);
  const socket = join(directory, "state/run-service/socket");
  const env = { PATH: process.env.PATH, HOME: home, XDG_STATE_HOME: home, NETMON_SERVICE: socket };
  const child = spawn(first, rest, { cwd: home, stdio: ["pipe", "pipe", "pipe"], env });
  const [out, err]: [string[], string[]] = [[], []];
  const tries: Try[] = [];
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    const lines = `${out.pop() ?? ""}${part}`.split("\n");
    out.push(lines.pop() ?? "");
    for (const line of lines) tries.push(JSON.parse(line) as Try);
  });
  child.stderr?.setEncoding("utf8").on("data", (part: string) => err.push(part));
  return { name, child, tries, said: () => err.join("") };
}

/** Shows and checks how the tries of a while ended; `allowed`: the server that the user's policy names. */
function show(what: string, { name, tries }: Agent, from: number, allowed: string): void {
  const some = tries.slice(from);
  const parts = ["weather-api", "shadow-server"].map((server) => {
    const all = some.filter((one) => one.name === server);
    const through = all.filter(({ got }) => got === "ok").length;
    const held = server === allowed ? through === all.length : through === 0;
    expect(`users: ${what}: ${name} at ${server}`, held && all.length > 5);
    const text = `${through} of ${all.length} tries`.padEnd(18);
    return `${server} ${paint.paint(server === allowed ? "green" : "red", text)}`;
  });
  say(`  ${name.padEnd(6)} ${parts.join("  ")}`);
}

export async function users(ports: Record<"weather-api" | "shadow-server", number>): Promise<void> {
  heading("10. two users, two policies, one netmon serve: it is killed under their sessions");
  const directory = mkdtempSync(join(tmpdir(), "netmon-demo-users-"));
  chmodSync(directory, 0o755);
  mkdirSync(join(directory, "netmon"));
  mkdirSync(join(directory, "state"), { mode: 0o755 });
  const targets = Object.entries(ports).map(([name, port]) => `${name}=${port}`);
  let serving = await service(directory);
  const may = { alice: "weather-api", bob: "shadow-server" } as const;
  const agents = (["alice", "bob"] as const).map((name) => agent(directory, name, ports[may[name]], targets));
  try {
    const all = (done: (one: Agent) => boolean): Promise<boolean> =>
      poll(
        () => agents.every(done),
        (held) => held,
        { timeoutMs: 20_000, intervalMs: 20 },
      );
    const started = await all(({ tries }) => tries.length > ENOUGH);
    if (!started) for (const { said } of agents) say(said());
    expect("users: both agents run", started);
    say("what reached each server, with netmon serve:");
    for (const one of agents) show("with the service", one, 0, may[one.name]);

    const before = Object.fromEntries(agents.map(({ name, tries }) => [name, tries.length]));
    for (const pid of [serving.child.pid ?? 0, serving.pid]) process.kill(pid, "SIGKILL");
    const gone = await all(({ tries, name }) => tries.length > (before[name] ?? 0) + ENOUGH);
    expect("users: both agents go on without the service", gone);
    say("after kill -9 of it, without one:");
    for (const one of agents) show("without it", one, before[one.name] ?? 0, may[one.name]);

    const from = performance.now();
    serving = await service(directory);
    const back = await all(({ said }) => said().includes("netmon serve is back"));
    expect("users: the next service takes both sessions over", back);
    say(
      `the next netmon serve has both sessions again, ${Math.round(performance.now() - from)} ms after its start`,
    );
    for (const one of agents) show("in all", one, 0, may[one.name]);
  } finally {
    for (const { child } of agents) child.stdin?.end();
    await Promise.all(agents.map(({ child }) => child.exitCode ?? once(child, "exit")));
    for (const { name, child } of agents) {
      expect(`users: the run of ${name} ends well`, child.exitCode === 0);
      expect(`users: nothing is left of ${name}`, !existsSync(sessionCgroupPath(`u${USERS[name]}.${name}`)));
    }
    serving.child.kill("SIGTERM");
    await endControllers(directory);
    await (serving.child.exitCode ?? once(serving.child, "exit"));
    rmSync(directory, { recursive: true, force: true });
  }
}
