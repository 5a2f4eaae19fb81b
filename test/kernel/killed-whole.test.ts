// group: more-long
/**
 * Every process of netmon killed at the same moment (supervisor, controller, guard, the command's parent), for each way
 * to start a session: no process is left to refuse or to kill, and nothing gets through. The next netmon takes over the
 * session, and one with another state directory is refused.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { isPopulated, listSubtreePids } from "../../src/kernel/target/subtree.ts";
import { CountingServer } from "../e2e/counting-server.ts";
import { EventProcess } from "../e2e/event-process.ts";
import { NOBODY, OTHER_PEER, PEER, Place } from "../e2e/place.ts";
import { removeFilesOfRun } from "../e2e/run-leftovers.ts";
import { netmon, type Started, startNetmon } from "../e2e/start-netmon.ts";
import { ApiServer } from "../unit/app/kubernetes/api-server.ts";

const TIME = { timeout: 180_000 };
const POD = "00000001-4b5a-6978-8796-a5b4c3d2e1f0";
const place = new Place("whole");
const common = (stateDir = place.stateDir): string[] => ["--state-dir", stateDir, "--config", config];
const started: Started[] = [];
const watches: EventProcess[] = [];
let config: string;
let api: ApiServer;
let open: number;

beforeAll(async () => {
  open = await place.peer().listen(PEER);
  const servers = [{ id: "one", type: "http", url: `http://${PEER}:${open}/mcp` }];
  config = place.config({ mcp: { servers, fail_closed: true }, network: { mode: "enforce", resolvers: [] } });
  api = await ApiServer.start();
});
afterAll(async () => {
  await Promise.all(watches.map((watch) => watch.kill()));
  await killTogether(
    started.map(({ child }) => child.pid ?? 0),
    [],
  );
  await api?.close();
  await place.remove();
});

/** What runs of a session: netmon's processes are below `roots`, outside of `cgroups`. */
interface Session {
  cgroups: string[];
  roots: number[];
  ended: Promise<unknown>[];
}

interface Way {
  start(): Promise<Session>;
  /** A start that must be refused; `other`: a state directory that knows nothing of the session. */
  refused?(other: string): string[];
  again(session: Session): Promise<void>;
  /** The next one ends what it finds in the cgroup. */
  ends: boolean;
  /** The least number of netmon's processes. */
  processes: number;
}

async function watch(words: string[], sessions: number): Promise<EventProcess> {
  const program = new EventProcess(["watch", "--format", "json", ...common(), ...words]);
  watches.push(program);
  await program.eventually(() => program.of("netmon_started").length === sessions, 60_000, "its start");
  return program;
}

function command(words: string[]): Started {
  const program = startNetmon(words, { cwd: place.directory, env: { HOME: place.directory } });
  started.push(program);
  return program;
}

/** A watch of these sessions, and its next one. */
function watched(words: () => string[], cgroups: () => string[], before?: () => void): Way {
  return {
    ends: false,
    processes: 2,
    async start() {
      before?.();
      const program = await watch(words(), cgroups().length);
      return { cgroups: cgroups(), roots: [program.startedPid], ended: [program.ended] };
    },
    async again({ cgroups }) {
      const next = await watch(words(), cgroups.length);
      for (const event of next.of("netmon_started"))
        expect(event).toMatchObject({ adopted: true, verified: true, mode: "enforce" });
      const client = place.agent({ cgroup: cgroups[0] ?? "", setpriv: NOBODY });
      expect(await client.tcp(PEER, open)).toEqual({ ok: true });
      await client.end();
    },
  };
}

const own = (name: string): string => `whole-${name}-${process.pid}`;
const pod = (): string[] => [place.scratch.make("kubepods", "burstable", `pod${POD}`)];
const [podCgroup, many] = [pod(), [place.scratch.make("a"), place.scratch.make("b")]];
const execWatch = watched(
  () => ["--session", own("exec")],
  () => [sessionCgroupPath(own("exec"))],
);

const WAYS: Record<string, Way> = {
  watch: watched(
    () => ["--session", own("watch"), "--cgroup", place.cgroup],
    () => [place.cgroup],
  ),
  "many sessions": watched(
    () => many.flatMap((cgroup, n) => ["--session", own(`many-${n}`), "--cgroup", cgroup]),
    () => many,
  ),
  pods: watched(
    () => [
      "--pods",
      "--node",
      "node-1",
      "--kubernetes",
      api.url,
      "--service-account",
      api.serviceAccount,
      "--cgroup-root",
      place.scratch.path,
    ],
    () => podCgroup,
    () => api.put({ uid: POD, name: "first", annotations: { "netmon.dev/session": "" } }),
  ),
  exec: {
    ...execWatch,
    processes: 4,
    refused: (other) => ["watch", "--session", own("exec"), ...common(other)],
    async start() {
      const { cgroups, roots, ended } = await execWatch.start();
      const state = ["--state-dir", place.stateDir];
      const exec = command([
        "exec",
        "--session",
        own("exec"),
        ...state,
        "--",
        "sh",
        "-c",
        "echo up; exec sleep 1000",
      ]);
      await exec.says("up");
      return { cgroups, roots: [...roots, exec.child.pid ?? 0], ended: [...ended, exec.ended] };
    },
  },
  run: {
    ends: true,
    processes: 3,
    refused: (other) => ["run", "--session", own("run"), ...common(other), "--", "true"],
    async start() {
      const run = command([
        "run",
        "--session",
        own("run"),
        ...common(),
        "--",
        "sh",
        "-c",
        "echo $PATH; echo up; exec sleep 1000",
      ]);
      await run.says("up");
      const ended = run.ended.then(({ stdout }) =>
        removeFilesOfRun(/^.*netmon-shims-.*$/m.exec(stdout)?.[0] ?? ""),
      );
      return { cgroups: [sessionCgroupPath(own("run"))], roots: [run.child.pid ?? 0], ended: [ended] };
    },
    async again({ cgroups }) {
      const { code, stderr } = await command(["run", "--session", own("run"), ...common(), "--", "true"])
        .ended;
      expect(code, stderr).toBe(0);
      expect(isPopulated(cgroups[0] ?? "")).toBe(false);
    },
  },
};

function children(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return []; // it has ended
  }
}

/** Stopped first, so that none sees the end of another. Resolves to how many there were. */
async function killTogether(roots: readonly number[], cgroups: readonly string[]): Promise<number> {
  const inside = new Set(cgroups.flatMap((cgroup) => listSubtreePids(cgroup)));
  const found = new Set<number>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const pid of roots) found.add(pid);
    for (const pid of found) {
      signal(pid, "SIGSTOP");
      for (const child of children(pid)) if (!inside.has(child)) found.add(child);
    }
  }
  for (const pid of found) signal(pid, "SIGKILL");
  return found.size;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended
  }
}

it.each(Object.entries(WAYS))(
  "nothing gets through after netmon was killed whole, and the next has the session: %s",
  TIME,
  async (name, way) => {
    const denied = await CountingServer.start(place, OTHER_PEER);
    try {
      const session = await way.start();
      const clients = session.cgroups.map((cgroup) => place.agent({ cgroup, setpriv: NOBODY }));
      const hammer = () =>
        Promise.all(clients.map((one) => one.hammer("denied", OTHER_PEER, denied.port, 0.0005)));
      const tried = async (): Promise<void> => {
        for (const one of clients) {
          expect(await one.tcps(OTHER_PEER, denied.port, 50)).toEqual({ EPERM: 50 });
          const { ok, errors } = await one.unhammer("denied");
          expect([ok, Object.keys(errors)]).toEqual([0, ["EPERM"]]);
        }
      };
      await hammer();
      expect(await killTogether(session.roots, session.cgroups)).toBeGreaterThanOrEqual(way.processes);
      await Promise.all(session.ended);
      if (way.refused) {
        const { code, stderr } = await netmon(way.refused(join(place.directory, `other-${name}`)));
        expect(code, stderr).toBe(6);
        expect(stderr).toContain("processes run in the cgroup");
      }
      await tried();
      await hammer();
      await way.again(session);
      if (!way.ends) await tried();
      expect(await denied.count()).toBe(0);
    } finally {
      denied.end();
    }
  },
);
