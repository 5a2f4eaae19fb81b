/**
 * Everything that `netmon watch` must refuse: one message that says what, where and what to do, the documented exit
 * code (docs/exit-codes.md), and nothing left behind: no program on the cgroup, no cgroup, no record.
 */
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { requireCgroup2Mount } from "../../src/kernel/target/mountinfo.ts";
import { NOBODY, Place } from "./place.ts";
import { type Ended, netmon, type StartOptions } from "./start-netmon.ts";

const place = new Place("refusals", false);
const { mountPoint } = requireCgroup2Mount();
const session = `refused-${process.pid}`;
const HELPER = fileURLToPath(new URL("../../dist/native/netmon-bpf", import.meta.url));
const asNobody = ["setpriv", "--clear-groups", ...NOBODY];

afterAll(() => place.remove());
afterEach(() => {
  expect(place.attached()).toEqual([]);
  expect(existsSync(join(place.stateDir, "run", session))).toBe(false);
  expect(existsSync(join(mountPoint, "netmon", session))).toBe(false);
});

type Outcome = Pick<Ended, "code" | "stdout" | "stderr">;

/** The command in this process, for what depends on nothing but its arguments. */
async function inProcess(args: string[]): Promise<Outcome> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main(args, { stdin, stdout, stderr, env: {}, exitCode: 0 });
  const text = (stream: PassThrough): string => String(stream.read() ?? "");
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

/** A message for people, no stack, nothing attached. With `options`: as a process of its own. */
async function refused(
  code: number,
  message: RegExp,
  args: string[],
  options?: StartOptions,
): Promise<Outcome> {
  const state = args.includes("--state-dir") ? [] : ["--state-dir", place.stateDir];
  const command = ["watch", "--session", session, ...state, "--duration", "1ms", ...args];
  const ended = await (options ? netmon(command, options) : inProcess(command));
  expect(ended.stderr).toMatch(message);
  expect(ended.stderr).not.toMatch(/\n {4}at |ENFORCING|observing session/);
  expect(ended.stdout).not.toMatch(/netmon_started/);
  expect(ended.code).toBe(code);
  return ended;
}

const onCgroup = (...args: string[]): string[] => ["--cgroup", place.cgroup, ...args];

/** In a mount namespace of its own, after these commands. */
const unshared = (commands: string): string[] => [
  "unshare",
  "--mount",
  "sh",
  "-ec",
  `${commands}; exec "$@"`,
  "sh",
];

describe("rights", () => {
  it("the user nobody is refused the state directory of the system", async () => {
    const { stderr } = await netmon(["watch", "--session", session, ...onCgroup()], {
      prefix: asNobody,
    }).then((ended) => {
      expect(ended.code).toBe(3);
      return ended;
    });
    expect(stderr).toMatch(/run netmon as root/);
  });

  it("the user nobody, with a state directory of its own, is refused the kernel", async () => {
    const own = join(place.directory, "nobody");
    mkdirSync(own, { mode: 0o700 });
    chownSync(own, 65534, 65534);
    await refused(3, /root|CAP_BPF/, onCgroup("--state-dir", own), { prefix: asNobody });
    expect(existsSync(join(own, "run", session))).toBe(false);
  });
});

describe("targets", () => {
  it("targets that are not there are named: cgroup, process, container", async () => {
    await refused(5, /netmon-no-such/, ["--cgroup", join(mountPoint, "netmon-no-such")]);
    await refused(5, /no process 4194304/, ["--pid", "4194304"]); // PID_MAX_LIMIT, never given
    await refused(5, /netmon-no-such-container/, ["--container", "netmon-no-such-container"]);
  });

  it("the root cgroup, by path and through /proc/PID/root", async () => {
    await refused(2, /root/, ["--cgroup", mountPoint]);
    await refused(2, /root/, ["--cgroup", `/proc/${process.pid}/root${mountPoint}`]);
  });

  it("a process in the root cgroup", async () => {
    const sleeper = await place.scratch.sleeper(mountPoint);
    await refused(2, /root cgroup.*netmon exec/s, ["--pid", String(sleeper.pid)]);
  });

  it("directories that are not a cgroup v2, cgroup v1 included", async () => {
    const v1 = readFileSync("/proc/self/mountinfo", "utf8")
      .split("\n")
      .filter((line) => line.includes(" - cgroup "))
      .map((line) => line.split(" ")[4] ?? "");
    for (const path of [place.directory, ...v1.slice(0, 1)])
      await refused(2, /cgroup v2/, ["--cgroup", path]);
  });

  it("a cgroup that vanishes, or is made again, while netmon starts", async () => {
    const path = place.scratch.make("vanishing");
    const wrapper = (commands: string): string => {
      const file = join(place.directory, "helper.sh");
      writeFileSync(file, `#!/bin/sh\n${commands}\nexec ${HELPER} "$@"\n`, { mode: 0o755 });
      return file;
    };
    const gone = wrapper(`rmdir ${path} 2>/dev/null`);
    await refused(5, /vanishing/, ["--cgroup", path], { env: { NETMON_HELPER: gone } });
    mkdirSync(path);
    const again = wrapper(`rmdir ${path}; mkdir ${path}`);
    await refused(5, /vanishing/, ["--cgroup", path], { env: { NETMON_HELPER: again } });
    expect(place.attached(path)).toEqual([]);
  });
});

describe("configuration", () => {
  const config = (text: string): string[] => onCgroup("--config", place.config(text));

  it("a configuration that is not there, or no YAML, is named with the line", async () => {
    await refused(2, /no-such\.yaml/, onCgroup("--config", join(place.directory, "no-such.yaml")));
    await refused(2, /config-\d+\.yaml.*[:\s]3\b/s, config("sandbox:\n  mcp:\n\tservers: []\n"));
  });

  it("with an unknown key, and the nearest valid one", async () => {
    await refused(2, /sandbox\.mcp\.servrs[\s\S]*servers/, config("sandbox: { mcp: { servrs: [] } }\n"));
  });

  it("with values that cannot be: port 0, ring sizes, modes", async () => {
    await refused(
      2,
      /port/,
      config("sandbox: { mcp: { servers: [ { id: a, url: 'http://10.0.0.1:0/' } ] } }\n"),
    );
    await refused(2, /not a power of two.*4194304/s, config("sandbox: { network: { ring_bytes: 3MiB } }\n"));
    await refused(
      2,
      /event ring of 536870912 bytes: at most/,
      config("sandbox: { network: { ring_bytes: 512MiB } }\n"),
    );
    await refused(2, /4096 bytes to 1 GiB/, config("sandbox: { network: { ring_bytes: 2GiB } }\n"));
    const all = await refused(
      2,
      /mode/,
      config("sandbox: { network: { mode: block, ring_bytes: 1, deny_errno: EWHAT } }\n"),
    );
    for (const key of ["mode", "ring_bytes", "deny_errno"])
      expect(all.stderr).toContain(`sandbox.network.${key}`);
  });

  it("an MCP client's configuration that cannot be read is named", async () => {
    await refused(2, /no-such\.json/, onCgroup("--mcp-config", join(place.directory, "no-such.json")));
  });
});

describe("options", () => {
  it.each<[string, RegExp, string[]]>([
    ["two targets", /--pid.*--cgroup|--cgroup.*--pid/, ["--pid", "1"]],
    ["an unknown mode", /observe, enforce/, ["--mode", "block"]],
    ["a time that is none", /30s, 5m/, ["--duration", "soon"]],
    ["a session that is not a name", /not a session id/, ["--session", "../etc"]],
    ["an unknown option", /unknown option '--enforce'/, ["--enforce"]],
    ["an argument", /too many arguments|unknown command/, ["really"]],
  ])("%s", (_name, message, args) => refused(2, message, onCgroup(...args)).then(() => undefined));
});

describe("the installation", () => {
  it("without helper", async () => {
    await refused(9, /\/nonexistent/, onCgroup(), { env: { NETMON_HELPER: "/nonexistent" } });
  });

  it("with a helper of another version, and one of another layout", async () => {
    const helper = (hello: string): string => {
      const file = join(place.directory, `other-${hello.length}`);
      // A Hello frame (proto/helper.proto) on descriptor 3.
      writeFileSync(file, `#!/bin/sh\nprintf '${hello}' >&3\nexec cat <&3 >/dev/null\n`);
      chmodSync(file, 0o755);
      return file;
    };
    const version = helper("\\013\\0\\0\\0\\010\\001\\020\\001\\032\\0059.9.9");
    await refused(9, /9\.9\.9/, onCgroup(), { env: { NETMON_HELPER: version } });
    const layout = helper("\\013\\0\\0\\0\\010\\001\\020\\143\\032\\0050.1.0 ");
    await refused(9, /layout|version/, onCgroup(), { env: { NETMON_HELPER: layout } });
  });

  it("with a helper that ends at once", async () => {
    const ended = { env: { NETMON_HELPER: "/bin/true" } };
    await refused(1, /netmon-bpf .*exited with code 0 during start/, onCgroup(), ended);
  });

  it("without addon", async () => {
    await refused(9, /NETMON_ADDON.*\/nonexistent/, onCgroup(), { env: { NETMON_ADDON: "/nonexistent" } });
  });
});

const noBpffs = "awk '$3 == \"bpf\" { print $2 }' /proc/self/mounts | while read m; do umount $m; done";

describe("mounts", () => {
  // a mount of netmon's own would end with these mounts
  it("enforcing where no bpf file system outlives netmon, and where it is read-only", async () => {
    const enforce = onCgroup("--mode", "enforce");
    const without = { prefix: unshared(noBpffs) };
    await refused(4, /bpf file system.*mount -t bpf.*--no-pin/, enforce, without);
    await refused(4, /bpf file system.*mount -t bpf/, onCgroup("--pin"), without);
    const readOnly = `${noBpffs}; mkdir -p ${place.directory}/bpf; mount -t bpf -o ro bpf ${place.directory}/bpf`;
    await refused(4, /read-only/, enforce, { prefix: unshared(readOnly) });
  });

  it("no cgroup v2 mount", async () => {
    await refused(4, /cgroup v2/, [], { prefix: unshared(`umount -l ${mountPoint}`) });
  });

  it("cgroup v2 mounted read-only, where the session's own cgroup would have to be made", async () => {
    await refused(4, /read-only/, [], { prefix: unshared(`mount -o remount,bind,ro ${mountPoint}`) });
  });
});

describe("the state directory", () => {
  it("a state directory that others can write is not trusted", async () => {
    const open = join(place.directory, "open");
    mkdirSync(join(open, "run", "other"), { recursive: true });
    chmodSync(join(open, "run"), 0o777);
    await refused(8, /can be changed by others \(uid 0, mode 777\)/, onCgroup("--state-dir", open));
  });
});

describe("what can go on", () => {
  it("with a read-only cgroup v2 mount, as in a sidecar, an existing cgroup is watched all the same", async () => {
    const prefix = unshared(`mount -o remount,bind,ro ${mountPoint}`);
    const ended = await netmon(
      [
        "watch",
        "--session",
        session,
        "--state-dir",
        place.stateDir,
        ...onCgroup("--mode", "enforce", "--duration", "1ms"),
      ],
      { prefix },
    );
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringMatching(/ENFORCING/)]);
    place.detach(session);
  });

  it.each([
    ["observing", []],
    ["enforcing with --no-pin", ["--mode", "enforce", "--no-pin"]],
  ])("%s without a bpf file system", async (_, options) => {
    const args = ["--session", session, "--state-dir", place.stateDir, ...onCgroup(...options)];
    const ended = await netmon(["watch", ...args, "--duration", "1ms"], { prefix: unshared(noBpffs) });
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringMatching(/ENFORCING|observing/)]);
  });
});
