/** Leftovers of a test run are found, and nothing of another netmon or another run. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { ROOT_RUN_DIR } from "../../../src/app/run/run-directory.ts";
import { parseMountinfo, requireCgroup2Mount } from "../../../src/kernel/target/mountinfo.ts";
import { linkDirOn } from "../../../src/state/bpffs-directory.ts";
import { SYSTEM_DIRS, stateDirs } from "../../../src/state/paths.ts";
import { Place } from "../../e2e/place.ts";
import { run as command } from "../../kernel/command.ts";
import { Topology } from "../../kernel/topology.ts";
import { removeDeadRuns } from "../../setup/dead-runs.ts";
import { leftovers } from "../../setup/leftovers.ts";
import { StoreWriters } from "../../setup/store-writers.ts";
import { TestRun, userOf } from "../../setup/test-run.ts";

/** A test process that has ended: no process has this id (PID_MAX_LIMIT is 2^22), and no other run's test. */
const ENDED = 4_194_304 + 2 * process.pid;
const ANOTHER = ENDED + 1;

/** For what a busy machine does late. */
const PATIENCE = { timeout: 20_000 };

/** A run of its own beside the one that this test is in. */
function makeRun(owner?: number): TestRun {
  const run = TestRun.make(owner);
  onTestFinished(() => run.remove());
  run.note(ENDED);
  return run;
}

function namespace(name: string): void {
  command("ip", ["netns", "add", name]);
  onTestFinished(() => void command("ip", ["netns", "delete", name]));
}

const mountPoint = (type: string): string | undefined =>
  parseMountinfo(readFileSync("/proc/self/mountinfo", "utf8")).find(({ fsType }) => fsType === type)
    ?.mountPoint;

function cgroup(name: string, below = requireCgroup2Mount().mountPoint): string {
  const path = join(below, name);
  mkdirSync(path);
  onTestFinished(() => rmdirSync(path));
  return path;
}

function mount(path: string): void {
  mkdirSync(path);
  command("mount", ["-t", "tmpfs", "tmpfs", path]);
  onTestFinished(() => void command("umount", [path]));
}

/** A process and a child of it, which outlives it. */
async function sleeper(environment: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; orphan: number }> {
  const child = spawn("sh", ["-c", "sleep 60 >&- & echo $!; read _"], {
    env: { ...environment, PATH: process.env.PATH },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  const orphan = Number(output);
  onTestFinished(() => {
    if (existsSync(`/proc/${orphan}`)) process.kill(orphan, "SIGKILL");
  });
  // until then it is a copy of the shell
  await vi.waitFor(() => expect(readFileSync(`/proc/${orphan}/cmdline`, "utf8")).toMatch(/^sleep/), PATIENCE);
  return { child, orphan };
}

const texts = (run: TestRun): string[] => leftovers(run).map(({ text }) => text);

function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, "utf8"));
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.stdin?.end();
  await exited;
}

it("finds what names a test process of the run, and not what names another", () => {
  const run = makeRun();
  namespace(`netmon-setup-${ENDED}-agent`);
  namespace(`netmon-setup-${ANOTHER}-agent`);
  const own = cgroup(`netmon-setup-${ENDED}-0`);
  cgroup(`netmon-setup-${ANOTHER}-0`);
  cgroup(`netmon-setup-f${ENDED}-0`); // within a hash
  mount(join(run.temporary, "mounted"));
  mount(join(makeRun().temporary, "mounted"));
  expect(texts(run)).toEqual([
    `mount ${run.temporary}/mounted`,
    `network namespace netmon-setup-${ENDED}-agent`,
    `cgroup ${own}`,
  ]);
});

it("finds processes that outlived their parents by their environment, and no foreign ones", async () => {
  const run = makeRun();
  const [mine, foreign] = [await sleeper(run.environment), await sleeper({})];
  await end(mine.child);
  await end(foreign.child);
  expect(texts(run)).toEqual([`process ${mine.orphan}: sleep 60`]);
});

it("counts neither a process that runs tests nor one that vitest itself started", async () => {
  const run = makeRun();
  const { child, orphan } = await sleeper(run.environment); // child is this process's, as a worker is of vitest's first
  run.note(orphan);
  expect(texts(run)).toEqual([]);
  await end(child);
});

it("finds pins of the run's sessions and of its state directories", () => {
  const run = makeRun();
  const bpffs = join(makeRun().directory, "bpf");
  mkdirSync(bpffs);
  command("mount", ["-t", "bpf", "netmon-test", bpffs]);
  onTestFinished(() => void command("umount", [bpffs]));
  const state = stateDirs(join(run.temporary, "state"));
  mkdirSync(state.run, { recursive: true });
  const mine = [linkDirOn(bpffs, SYSTEM_DIRS, `run-${ENDED}`), linkDirOn(bpffs, state, "work")];
  const foreign = [
    linkDirOn(bpffs, SYSTEM_DIRS, "work"),
    linkDirOn(bpffs, stateDirs("/var/lib/another"), "work"),
  ];
  for (const path of [...mine, ...foreign]) mkdirSync(path, { recursive: true });
  const found = texts(run).filter((text) => text.startsWith("pins "));
  expect(found.sort()).toEqual(mine.map((path) => `pins ${path}`).sort());
});

it("finds files of its sessions, runs and users where netmon has them by default", () => {
  const run = makeRun();
  const made = (path: string, uid = 0): string => {
    const first = mkdirSync(path, { recursive: true, mode: 0o711 }) ?? path;
    if (first !== path)
      onTestFinished(() => {
        if (readdirSync(first).length === 0) rmdirSync(first);
      });
    onTestFinished(() => rmSync(path, { recursive: true })); // before the other
    chownSync(path, uid, uid);
    return path;
  };
  const ofRun = (name: string, session: string): string => {
    const path = made(join(ROOT_RUN_DIR, name));
    writeFileSync(join(path, "owner"), JSON.stringify({ cgroup: `/sys/fs/cgroup/netmon/${session}` }));
    return path;
  };
  const limits = mountPoint("cgroup");
  const mine = [
    ...(limits ? [`cgroup ${cgroup(`netmon-memory-${ENDED}-0`, limits)}`] : []),
    ...[made(join(SYSTEM_DIRS.run, `setup-${ENDED}`)), ofRun("netmon-run-mine", `setup-${ENDED}`)],
    made(`/tmp/netmon-shims-${userOf(ENDED)}`, userOf(ENDED)),
  ];
  made(join(SYSTEM_DIRS.run, `setup-${ANOTHER}`));
  ofRun("netmon-run-foreign", `setup-${ANOTHER}`);
  made(`/tmp/netmon-shims-${userOf(ANOTHER)}`, userOf(ANOTHER));
  expect(texts(run)).toEqual(mine.map((path) => path.replace(/^\//, "files /")));
});

it("finds who of the run writes root's own store, and no other netmon", async () => {
  const run = makeRun();
  const store = join(makeRun().temporary, "lib/netmon");
  mkdirSync(dirname(store));
  const writers = new StoreWriters(run, store);
  onTestFinished(() => writers.close());
  const script = 'mkdir -p "$0" && exec 3>>"$0/netmon.db" && echo >&3 && exec cat';
  const write = (environment: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn("sh", ["-c", script, store], {
      env: { ...environment, PATH: process.env.PATH },
      stdio: ["pipe", "ignore", "inherit"],
    });
    onTestFinished(() => end(child));
    return child;
  };
  write({});
  const { pid } = write(run.environment);
  await vi.waitFor(
    () => expect(writers.found).toEqual([expect.stringMatching(`^process ${pid}: `)]),
    PATIENCE,
  );
});

it("finds nothing of a place that could not be made whole", () => {
  const programs = mkdtempSync(join(tmpdir(), "netmon-setup-"));
  onTestFinished(() => rmSync(programs, { recursive: true }));
  const ip = realpathSync(join(TestRun.current().programs, "ip"));
  writeFileSync(join(programs, "ip"), `#!/bin/sh\ncase "$*" in *link*) exit 1 ;; esac\nexec ${ip} "$@"\n`);
  chmodSync(join(programs, "ip"), 0o755);
  vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => new Place("unmade")).toThrow(/^ip link add/);
  expect(() => Topology.create()).toThrow(/^ip link add/);
  const name = new RegExp(`-(?:unmade|kernel)-${process.pid}`);
  expect(texts(TestRun.current()).filter((text) => name.test(text))).toEqual([]);
});

it("removes what a killed run left, and nothing of one that goes on", async () => {
  // all test processes of both have ended, as between two files of a run that goes on
  const [killed, living, elsewhere] = [makeRun(ENDED), makeRun(), makeRun(ENDED)];
  const owner = join(elsewhere.directory, "owner");
  writeFileSync(owner, readFileSync(owner, "utf8").replace(/\d+$/, "1")); // another pid namespace
  const dead = TestRun.dead().map(({ id }) => id);
  expect([killed, living, elsewhere].map(({ id }) => dead.includes(id))).toEqual([true, false, false]);

  const left = (id: number): string[] => {
    const path = join(requireCgroup2Mount().mountPoint, `netmon-killed-${id}-0`);
    const netns = `netmon-killed-${id}-agent`;
    mkdirSync(join(path, "below"), { recursive: true });
    command("ip", ["netns", "add", netns]);
    onTestFinished(() => {
      for (const directory of [join(path, "below"), path]) if (existsSync(directory)) rmdirSync(directory);
      if (existsSync(`/run/netns/${netns}`)) command("ip", ["netns", "delete", netns]);
    });
    return [path, `/run/netns/${netns}`];
  };
  const [mine, others] = [left(ENDED), left(process.pid)];
  const mounted = join(killed.temporary, "mounted");
  mkdirSync(mounted);
  command("mount", ["-t", "tmpfs", "tmpfs", mounted]);
  const { child, orphan } = await sleeper(killed.environment);
  await end(child);
  mine.push(killed.directory);

  await vi.waitFor(() => {
    removeDeadRuns([killed]);
    expect(mine.filter((path) => existsSync(path))).toEqual([]);
    // its new parent may be late to wait for it
    expect(isRunning(orphan)).toBe(false);
  }, PATIENCE);
  expect([...others, living.directory].filter((path) => !existsSync(path))).toEqual([]);
});
