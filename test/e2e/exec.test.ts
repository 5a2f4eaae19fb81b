/**
 * netmon exec on the real kernel: what a command started by it cannot do any more, and that it otherwise runs as if
 * started directly.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ESCAPING_CAPABILITIES, escapingCapabilities } from "../../src/kernel/target/capabilities.ts";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import { requireCgroup2Mount } from "../../src/kernel/target/mountinfo.ts";
import { readStat } from "../../src/kernel/target/procfs.ts";
import { listSubtreePids } from "../../src/kernel/target/subtree.ts";
import { stateDirs } from "../../src/state/paths.ts";
import type { SessionRecord } from "../../src/state/record.ts";
import { SessionState } from "../../src/state/store.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { record } from "../unit/state/sample.ts";
import { netmon, type StartOptions, startNetmon } from "./start-netmon.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-exec-"));
const stateDir = join(temporary, "state");
const dirs = stateDirs(stateDir);
const scratch = new Scratch("exec");
const session = scratch.make("session");
const sibling = scratch.make("sibling");
const { mountPoint } = requireCgroup2Mount();

/** A session as a live netmon in this process would record it. */
function recordSession(id: string, changes: Partial<SessionRecord> = {}): void {
  const state = SessionState.open(dirs, id);
  state.write(
    record({
      session_id: id,
      cgroup: { path: session, id: String(cgroupId(session)), display: "/x", created_by_netmon: false },
      watcher: { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "" },
      denied_unix_paths: [],
      ...changes,
    }),
  );
  state.close();
}

beforeAll(() => {
  chmodSync(temporary, 0o755); // commands of other users start here
  recordSession("s");
});
afterAll(async () => {
  await scratch.remove();
  rmSync(temporary, { recursive: true });
});

const exec = (command: string[], options?: StartOptions, flags: string[] = []) =>
  netmon(["--state-dir", stateDir, "exec", "--session", "s", ...flags, "--", ...command], options);
const shell = (script: string, options?: StartOptions, flags?: string[]) =>
  exec(["sh", "-c", script], options, flags);

describe("netmon exec as uid 0", () => {
  it("starts the command in the cgroup, from its first instruction", async () => {
    const result = await shell("cat /proc/self/cgroup");
    expect(result.code).toBe(0);
    expect(result.stdout).toContain(`0::${session.slice(mountPoint.length)}\n`);
    expect(result.stderr).toMatch(/uid 0/);
  });

  it("does not let it leave the cgroup", async () => {
    const targets = [scratch.path, sibling, mountPoint];
    const attempts = targets.map((target) => `echo $$ > ${target}/cgroup.procs; echo "left=$?"`);
    const result = await shell(`${attempts.join("; ")}; cat /proc/self/cgroup`);
    expect(result.stdout.match(/left=[1-9]/g)).toHaveLength(targets.length);
    expect(result.stdout).toContain(`0::${session.slice(mountPoint.length)}\n`);
    // the file does take processes: the test would fail without the isolation
    const outside = execFileSync("sh", ["-c", `echo $$ > ${sibling}/cgroup.procs; echo "left=$?"`], {
      encoding: "utf8",
    });
    expect(outside).toBe("left=0\n");
  });

  it("does not let it make cgroup file systems writable again, or reach them another way", async () => {
    const attempts = [
      `mount -o remount,rw ${mountPoint}`,
      `mount -o remount,bind,rw ${mountPoint}`,
      `umount ${mountPoint}`,
      `mkdir -p ${temporary}/m && mount -t cgroup2 none ${temporary}/m`,
      `mkdir ${session}/child`,
      `nsenter --mount=/proc/${process.pid}/ns/mnt true`,
      `nsenter --cgroup=/proc/1/ns/cgroup true`,
      `sh -c 'echo $$ > /proc/${process.pid}/root${sibling}/cgroup.procs'`,
      `unshare --mount true`,
      `unshare --user --map-root-user --mount mount -o remount,bind,rw ${mountPoint}`,
    ];
    const script = attempts.map((attempt, index) => `${attempt}; echo "${index}=$?"`).join("; ");
    const { stdout } = await shell(script);
    for (const [index, attempt] of attempts.entries()) {
      expect(stdout, attempt).toMatch(new RegExp(`^${index}=[1-9]`, "m"));
    }
  });

  it("makes no file beside the mounts of cgroups", async () => {
    const mark = `/sys/fs/cgroup/netmon-exec-${process.pid}`;
    try {
      const { stdout } = await shell(`touch ${mark} && echo made || echo refused`, {}, ["--user", "0"]);
      expect([stdout, existsSync(mark)]).toEqual(["refused\n", false]);
    } finally {
      rmSync(mark, { force: true });
    }
  });

  it("opens no device but harmless ones: no disk, no console and no log of the kernel", async () => {
    // by stat(2): the directory still calls the covered ones devices
    const devices =
      "find /dev -path /dev/pts -prune -o -print0 | xargs -0 stat -c '%F %n' | sed -n 's/.* special file //p'";
    const harmless =
      /^\/dev\/(null|zero|full|u?random|tty|ptmx|net\/tun|fuse|kvm|userfaultfd|nvidia.*|kfd|dxg|(dri|accel)\/.*)$/;
    const others = (text: string) => text.split("\n").filter((path) => path !== "" && !harmless.test(path));
    const outside = execFileSync("sh", ["-c", devices], { encoding: "utf8" });
    expect(others(outside)).toContain("/dev/kmsg");
    const { stdout } = await shell(
      `${devices}; cat /dev/kmsg; echo x > /dev/kmsg || echo refused; echo on > /dev/null`,
    );
    expect(others(stdout)).toEqual(["refused"]);
    expect(stdout).toContain("/dev/null\n");
  });

  it("takes the capabilities that lead out, and the way to get them back", async () => {
    const result = await shell('grep -E "^(Cap|NoNewPrivs)" /proc/self/status');
    const field = (name: string) =>
      BigInt(`0x${result.stdout.match(new RegExp(`^${name}:\\s+(\\w+)$`, "m"))?.[1]}`);
    for (const set of ["CapEff", "CapPrm", "CapBnd", "CapInh", "CapAmb"]) {
      expect(escapingCapabilities(field(set)), set).toEqual([]);
    }
    expect(result.stdout).toMatch(/^NoNewPrivs:\s+1$/m);
    // this process has them: there was something to take away
    expect(Object.keys(ESCAPING_CAPABILITIES).length).toBeGreaterThan(5);
    const own = execFileSync("grep", ["CapEff", "/proc/self/status"], { encoding: "utf8" });
    expect(escapingCapabilities(BigInt(`0x${own.split(/\s+/)[1]}`))).toContain("NET_RAW");
  });

  it("hands down nothing but stdio", async () => {
    const secret = join(temporary, "secret");
    writeFileSync(secret, "x");
    const fd = openSync(secret, "r");
    try {
      // The shell's own descriptor of the directory is closed by the time its link is read.
      const list = "for f in /proc/$$/fd/*; do readlink $f > /dev/null && echo `basename $f`; done";
      const result = await shell(`${list}; readlink /proc/$$/fd/*`, { extraFds: [fd, fd] });
      expect(result.stdout).toMatch(/^0\n1\n2\n(?!\d)/);
      expect(result.stdout).not.toContain(secret);
    } finally {
      closeSync(fd);
    }
  });

  it("keeps no_new_privs off only when asked, and the isolation all the same", async () => {
    const result = await shell(
      `grep NoNewPrivs /proc/self/status; echo $$ > ${sibling}/cgroup.procs; echo "left=$?"`,
      {},
      ["--allow-new-privs"],
    );
    expect(result.stdout).toMatch(/NoNewPrivs:\s+0\n/);
    expect(result.stdout).not.toContain("left=0");
  });
});

describe("netmon exec as another user", () => {
  const identity = 'id -u; id -g; id -G; echo "$HOME|$USER|$LOGNAME"; grep CapEff /proc/self/status';

  it("by --user", async () => {
    const result = await shell(identity, { cwd: temporary }, ["--user", "nobody"]);
    expect(result.stdout).toBe(
      "65534\n65534\n65534\n/nonexistent|nobody|nobody\nCapEff:\t0000000000000000\n",
    );
    expect(result.stderr).toBe("");
  });

  it("by default as who called sudo", async () => {
    const result = await shell(identity, { cwd: temporary, env: { SUDO_UID: "65534", SUDO_GID: "65534" } });
    expect(result.stdout).toMatch(/^65534\n65534\n/);
  });

  it("with the groups of that user", async () => {
    const names = readFileSync("/etc/passwd", "utf8").match(/^[a-z][^:]*(?=:x?:[1-9])/gm) ?? [];
    const users = names.map((name) => [
      name,
      execFileSync("id", ["-G", name], { encoding: "utf8" }).trim().split(" ").sort(),
    ]) as [string, string[]][];
    // the one with the most: on a minimal machine nobody has more than one
    const [[user, groups] = ["nobody", []]] = users.sort((a, b) => b[1].length - a[1].length);
    const result = await shell("id -G", { cwd: temporary }, ["--user", user]);
    expect(result.stdout.trim().split(" ").sort()).toEqual(groups);
  });

  it("refuses a user there is none of, before anything is started", async () => {
    const result = await shell("echo started", {}, ["--user", "no-such-user"]);
    expect(result).toMatchObject({ code: 125, stdout: "" });
    expect(result.stderr).toMatch(/there is no user "no-such-user"/);
  });
});

describe("exit codes, signals and streams", () => {
  it.each([
    ["exit 0", 0],
    ["exit 7", 7],
    ["exit 255", 255],
    ["kill -KILL $$", 137],
    ["kill -SEGV $$", 139],
  ])("%s gives %i", async (script, code) => {
    expect((await shell(script)).code).toBe(code);
  });

  it("gives 127 for a command that is not there and 126 for one that cannot be run", async () => {
    expect(await exec(["no-such-command"])).toMatchObject({
      code: 127,
      stderr: expect.stringMatching(/not found/),
    });
    expect((await exec(["/no/such/path"])).code).toBe(127);
    expect((await exec(["/etc/passwd"])).code).toBe(126);
  });

  it.each([
    ["SIGTERM", "TERM"],
    ["SIGHUP", "HUP"],
    ["SIGINT", "INT"],
    ["SIGUSR1", "USR1"],
    ["SIGUSR2", "USR2"],
    ["SIGQUIT", "QUIT"],
  ] as const)("passes %s on", async (signal, name) => {
    const script = `trap 'echo got ${name}; exit 42' ${name}; echo ready; while :; do sleep 0.05; done`;
    const started = startNetmon([
      "--state-dir",
      stateDir,
      "exec",
      "--session",
      "s",
      "--",
      "sh",
      "-c",
      script,
    ]);
    await started.says("ready");
    started.child.kill(signal);
    expect(await started.ended).toMatchObject({ code: 42, stdout: `ready\ngot ${name}\n` });
  });

  it("gives 128 + 15 when the command dies of a signal that was passed on", async () => {
    const started = startNetmon([
      "--state-dir",
      stateDir,
      "exec",
      "--session",
      "s",
      "--",
      "sh",
      "-c",
      "echo ready; exec sleep 60",
    ]);
    await started.says("ready");
    started.child.kill("SIGTERM");
    expect((await started.ended).code).toBe(143);
    expect(listSubtreePids(session)).toEqual([]);
  });

  it("passes standard input that is not a terminal", async () => {
    expect(await exec(["cat"], { input: "one\ntwo\n" })).toMatchObject({ code: 0, stdout: "one\ntwo\n" });
  });

  it("passes arguments as they are, options of its own included", async () => {
    const words = ["--session", "x", "--help", "two words", "$HOME", "--"];
    const result = await exec(["printf", "%s\\n", ...words]);
    expect(result.stdout).toBe(`${words.join("\n")}\n`);
  });
});

describe("what guards the session", () => {
  const marker = join(temporary, "marker");
  const refused = async (id: string, flags: string[] = []) => {
    const result = await netmon([
      "--state-dir",
      stateDir,
      "exec",
      "--session",
      id,
      ...flags,
      "--",
      "touch",
      marker,
    ]);
    expect(existsSync(marker)).toBe(false);
    expect(result).toMatchObject({ code: 125, stdout: "" });
    return result.stderr;
  };

  it("refuses a session that is not there, not watched, not verified or made again", async () => {
    expect(await refused("nobody")).toMatch(/no session of this name[\s\S]*netmon watch --session nobody/);
    recordSession("dead", { watcher: { pid: process.pid, start_time: "1" } });
    expect(await refused("dead")).toMatch(/its netmon has ended and nothing was pinned/);
    recordSession("early", { verified: null });
    expect(await refused("early")).toMatch(/not verified/);
    recordSession("other", { cgroup: { path: session, id: "1", display: "/x", created_by_netmon: false } });
    expect(await refused("other")).toMatch(/made again/);
    expect(await refused("../x")).toMatch(/not a session id/);
  });

  it("waits for the watcher with --wait, and not longer", async () => {
    const started = startNetmon([
      "--state-dir",
      stateDir,
      "exec",
      "--session",
      "late",
      "--wait",
      "20",
      "--",
      "echo",
      "ran",
    ]);
    await sleep(700);
    recordSession("late");
    expect(await started.ended).toMatchObject({ code: 0, stdout: "ran\n" });
    const before = performance.now();
    await refused("never", ["--wait", "0.2"]);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it("starts without a guard only by --unwatched, and says so", async () => {
    const id = `exec-${process.pid}`;
    const path = join(mountPoint, "netmon", id);
    const { removeSessionCgroup } = await import("../../src/kernel/target/session-cgroup.ts");
    try {
      const result = await netmon([
        "--state-dir",
        stateDir,
        "exec",
        "--session",
        id,
        "--unwatched",
        "--",
        "cat",
        "/proc/self/cgroup",
      ]);
      expect(result.code).toBe(0);
      expect(result.stdout).toContain(`0::/netmon/${id}\n`);
      expect(result.stderr).toMatch(/NOT guarded/);
    } finally {
      if (existsSync(path)) removeSessionCgroup({ path, id: cgroupId(path) });
    }
  });

  it("says that an observing session refuses nothing", async () => {
    recordSession("observing", { mode: "observe" });
    const result = await netmon(["--state-dir", stateDir, "exec", "--session", "observing", "--", "true"]);
    expect(result).toMatchObject({ code: 0, stderr: expect.stringMatching(/observes only/) });
  });

  it("hides the AF_UNIX paths the policy denies", async () => {
    const directory = join(temporary, "sockets");
    mkdirSync(directory);
    const path = join(directory, "docker.sock");
    const server = createServer((socket) => socket.end("secret"));
    await new Promise<void>((resolve) => server.listen(path, resolve));
    try {
      recordSession("unix", { denied_unix_paths: [path, join(directory, "absent.sock")] });
      const connect = `require('net').connect('${path}').on('data', (d) => console.log(String(d))).on('error', (e) => console.log(e.code))`;
      const run = (id: string) =>
        netmon(["--state-dir", stateDir, "exec", "--session", id, "--", process.execPath, "-e", connect]);
      expect((await run("s")).stdout).toBe("secret\n");
      expect((await run("unix")).stdout).toMatch(/^E[A-Z]+\n$/);
    } finally {
      server.close();
    }
  });

  it("hides the secrets of webhooks that answer for a person, from root too", async () => {
    const path = join(temporary, "approvals.secret");
    writeFileSync(path, "whsec_key", { mode: 0o600 });
    recordSession("keys", { secret_files: [path] });
    const run = (id: string) => netmon(["--state-dir", stateDir, "exec", "--session", id, "--", "cat", path]);
    expect((await run("s")).stdout).toBe("whsec_key");
    expect((await run("keys")).stdout).toBe("");
  });

  it("hides the state of a session that enforces from root, who could lock the store", async () => {
    recordSession("enforces", { mode: "enforce" });
    recordSession("observes", { mode: "observe" });
    const script = `find ${stateDir} -type f; touch ${dirs.run}/x || echo refused`;
    const inside = async (id: string): Promise<string> => {
      const words = ["exec", "--session", id, "--user", "0", "--", "sh", "-c", script];
      return (await netmon(["--state-dir", stateDir, ...words])).stdout;
    };
    expect(await inside("enforces")).toBe("refused\n");
    expect(await inside("observes")).toContain(`${dirs.run}/`);
  });

  it("covers the sockets of services that start processes elsewhere, unless told not to", async () => {
    const uid = 61234;
    const directory = `/tmp/tmux-${uid}`;
    const path = join(directory, "default");
    mkdirSync(directory);
    const server = createServer((socket) => socket.end("new window"));
    await new Promise<void>((resolve) => server.listen(path, resolve));
    chmodSync(path, 0o666);
    try {
      const connect = `require('net').connect('${path}').on('data', (d) => console.log(String(d))).on('error', (e) => console.log(e.code))`;
      const run = (flags: string[]) =>
        exec([process.execPath, "-e", connect], { cwd: "/" }, ["--user", String(uid), ...flags]);
      expect((await run(["--allow-proxies"])).stdout).toBe("new window\n");
      expect((await run([])).stdout).toMatch(/^E[A-Z]+\n$/);
      // tmux does not start where it cannot make its socket
      const script = `ls -A ${directory}; stat -c '%u %a' ${directory}; touch ${directory}/own && echo made`;
      const own = await exec(["sh", "-c", script], { cwd: "/" }, ["--user", String(uid)]);
      expect(own.stdout).toBe(`${uid} 700\nmade\n`);
      expect(readdirSync(directory)).toEqual(["default"]);
    } finally {
      server.close();
      rmSync(directory, { recursive: true });
    }
  });

  it("says which build step is missing", async () => {
    const result = await shell("true", { env: { NETMON_HELPER: "/no/such/helper" } });
    expect(result).toMatchObject({ code: 125, stderr: expect.stringMatching(/\/no\/such\/helper/) });
    expect(result.stderr).not.toMatch(/\n\s+at /);
  });

  it("asks for root", async () => {
    const prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    const result = await netmon(["exec", "--session", "s", "--", "true"], { prefix });
    expect(result).toMatchObject({ code: 125, stderr: expect.stringMatching(/sudo netmon exec/) });
  });
});
