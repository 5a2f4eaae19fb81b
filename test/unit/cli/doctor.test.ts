// group: machine
import { describe, expect, it } from "vitest";
import { type HostSources, hostChecks, kernelVersion } from "../../../src/app/doctor/host.ts";
import { type KeySources, keyChecks } from "../../../src/app/doctor/keys.ts";
import { type Answer, type Check, promiseOf } from "../../../src/app/doctor/promise.ts";

const ALL = [
  "privileges",
  "helper",
  "kernel",
  "cgroup2",
  "bpffs",
  "set_retval",
  "hook:connect4",
  "hook:connect6",
  "hook:sendmsg4",
  "hook:sendmsg6",
  "hook:sock_create",
  "hook:egress",
  "hook:connect_unix",
];

function checks(changes: Record<string, Answer>): Check[] {
  return ALL.map((name) => ({
    name,
    group: "system",
    label: name,
    answer: changes[name] ?? "yes",
    why: `why ${name}`,
  }));
}

describe("promiseOf", () => {
  it.each<[Record<string, Answer>, string, RegExp]>([
    [{}, "enforce", /^netmon can see and refuse .* go on enforcing .* it cannot stop packet sockets/],
    [{ bpffs: "no" }, "enforce", /cannot .*go on enforcing after it is killed/],
    [{ "hook:connect_unix": "no" }, "enforce", /cannot .*AF_UNIX/],
    [{ "hook:egress": "no" }, "observe", /cannot promise to refuse.*hook:egress \(why hook:egress\)/],
    [{ "hook:sock_create": "unknown" }, "unknown", /could not tell.*sock_create.*sudo netmon doctor/],
    [{ cgroup2: "no", "hook:egress": "unknown" }, "nothing", /can do nothing here: cgroup2 \(why cgroup2\)/],
    [{ "hook:connect4": "no", "hook:connect6": "no" }, "nothing", /can do nothing/],
    [{ helper: "no" }, "nothing", /helper/],
    [
      { privileges: "no", "hook:connect4": "no", "hook:connect6": "no" },
      "unknown",
      /rights.*sudo netmon doctor/,
    ],
  ])("%j: %s", (changes, ability, sentence) => {
    const promise = promiseOf(checks(changes));
    expect(promise.ability).toBe(ability);
    expect(promise.sentence).toMatch(sentence);
    expect(promise.sentence.match(/\.$/)).not.toBeNull();
  });

  it("frightens nobody whose rights are netmon serve's", () => {
    const { ability, sentence } = promiseOf(checks({ privileges: "no" }), true);
    expect(ability).toBe("unknown");
    expect(sentence).toMatch(
      /^netmon has no rights of its own here, and netmon run needs none;.*sudo netmon doctor/,
    );
  });

  it("promises nothing that was not looked at", () => {
    expect(promiseOf([]).ability).toBe("unknown");
  });
});

describe("hostChecks", () => {
  const MOUNTS = "40 1 0:38 / /sys/fs/bpf rw - bpf bpf rw\n";
  function look(files: Record<string, string>, changes: Partial<HostSources> = {}): Map<string, Check> {
    const found = hostChecks({
      release: "6.1.0-18-amd64",
      read: (path) => (files[path] === undefined ? { errno: "ENOENT" } : { text: files[path] }),
      run: () => null,
      aliases: () => [],
      capabilities: 0n,
      mountsStay: false,
      ...changes,
    });
    return new Map(found.map((check) => [check.name, check]));
  }
  const answer = (name: string, files: Record<string, string>, changes?: Partial<HostSources>) =>
    look(files, changes).get(name)?.answer;

  it.each<[string, Record<string, string>, Partial<HostSources>, Answer]>([
    ["kernel", {}, {}, "yes"],
    ["kernel", {}, { release: "5.7.19" }, "no"],
    ["kernel", {}, { release: "weird" }, "unknown"],
    ["btf", { "sys/kernel/btf/vmlinux": "" }, {}, "yes"],
    ["btf", {}, {}, "no"],
    ["btf", {}, { read: () => ({ errno: "EACCES" }) }, "unknown"],
    ["bpffs", { "proc/self/mountinfo": MOUNTS }, {}, "yes"],
    ["bpffs", { "proc/self/mountinfo": MOUNTS.replace(" rw -", " ro -") }, {}, "no"],
    ["bpffs", { "proc/self/mountinfo": "" }, {}, "no"],
    ["bpffs", { "proc/self/mountinfo": "" }, { capabilities: 1n << 21n, mountsStay: true }, "yes"],
    ["bpffs", { "proc/self/mountinfo": "" }, { capabilities: 1n << 21n }, "no"],
    ["bpffs", { "proc/self/mountinfo": "" }, { mountsStay: true }, "no"],
    ["memlock", {}, {}, "yes"],
    [
      "memlock",
      { "proc/self/limits": "Max locked memory         65536                65536                bytes" },
      { release: "5.10.0" },
      "no",
    ],
    [
      "memlock",
      { "proc/self/limits": "Max locked memory         unlimited            unlimited            bytes" },
      { release: "5.10.0" },
      "yes",
    ],
    ["memlock", {}, { release: "5.10.0" }, "unknown"],
    ["cap:bpf", {}, { capabilities: 1n << 39n }, "yes"],
    ["cap:bpf", {}, {}, "no"],
    ["lockdown", { "sys/kernel/security/lockdown": "none [integrity] confidentiality" }, {}, "yes"],
    ["lockdown", { "sys/kernel/security/lockdown": "none integrity [confidentiality]" }, {}, "no"],
    ["lockdown", {}, {}, "unknown"],
    ["lsm_list", { "sys/kernel/security/lsm": "lockdown,capability,bpf" }, {}, "yes"],
    ["lsm_list", { "sys/kernel/security/lsm": "lockdown,capability" }, {}, "no"],
    ["userns", { "proc/sys/user/max_user_namespaces": "0" }, {}, "yes"],
    ["userns", { "proc/sys/user/max_user_namespaces": "1000" }, {}, "no"],
    [
      "userns",
      { "proc/sys/kernel/unprivileged_userns_clone": "0", "proc/sys/user/max_user_namespaces": "1000" },
      {},
      "yes",
    ],
    ["userns", {}, {}, "unknown"],
    ["seccomp", { "proc/sys/kernel/seccomp/actions_avail": "kill_process errno allow" }, {}, "yes"],
    ["seccomp", {}, {}, "no"],
    ["seccomp", {}, { read: () => ({ errno: "EACCES" }) }, "unknown"],
    ["tiocsti", { "proc/sys/dev/tty/legacy_tiocsti": "0" }, {}, "yes"],
    ["tiocsti", { "proc/sys/dev/tty/legacy_tiocsti": "1" }, {}, "no"],
    ["tiocsti", {}, {}, "no"],
    ["tiocsti", {}, { read: () => ({ errno: "EACCES" }) }, "unknown"],
    ["loopback_alias", {}, {}, "yes"],
    [
      "loopback_alias",
      {},
      { aliases: () => [{ pid: 7, program: "pasta", address: "x", without: "y", forwards: true }] },
      "no",
    ],
    ["mptcp", {}, {}, "yes"],
    ["mptcp", { "proc/sys/net/mptcp/enabled": "0" }, {}, "yes"],
    ["mptcp", { "proc/sys/net/mptcp/enabled": "1" }, {}, "unknown"],
    ["mptcp", { "proc/sys/net/mptcp/enabled": "1" }, { run: () => "add_addr_accepted 4 subflows 2 " }, "no"],
    ["mptcp", { "proc/sys/net/mptcp/enabled": "1" }, { run: () => "add_addr_accepted 0 subflows 2 " }, "yes"],
  ])("%s %j", (name, files, changes, expected) => {
    expect(answer(name, files, changes)).toBe(expected);
  });

  it("says for every no and every unknown what would change it or what was in the way", () => {
    for (const check of look({}, { release: "5.4.0" }).values())
      expect(check.why.length, check.name).toBeGreaterThan(5);
  });

  it("reads releases", () => {
    expect(kernelVersion("6.18.44-fc-v657")).toEqual([6, 18]);
    expect(kernelVersion("x")).toBeNull();
  });
});

describe("keyChecks", () => {
  const look = (changes: Partial<KeySources>, files: Record<string, string> = {}) => {
    const read = (path: string) => (path in files ? { text: files[path] as string } : { errno: "ENOENT" });
    const sources = { uid: 1000, env: {}, read, entries: () => 2, protect: () => 0, ...changes };
    return new Map(keyChecks(sources).map((check) => [check.name, check]));
  };
  const SCOPE = "proc/sys/kernel/yama/ptrace_scope";
  const failing = () => {
    throw new Error("prctl: EPERM");
  };

  it.each<[string, Partial<KeySources>, Record<string, string>, Answer]>([
    ["keys:sources", { uid: 0 }, {}, "yes"],
    ["keys:sources", {}, {}, "no"],
    ["keys:systemd", {}, {}, "no"],
    ["keys:systemd", { env: { CREDENTIALS_DIRECTORY: "/run/credentials/x" } }, {}, "yes"],
    ["keys:systemd", { env: { CREDENTIALS_DIRECTORY: "/x" }, entries: failing }, {}, "no"],
    ["keys:memory", {}, {}, "yes"],
    ["keys:memory", { uid: 0 }, {}, "yes"],
    ["keys:memory", { protect: () => 65534 }, {}, "yes"],
    ["keys:memory", { protect: () => 1000 }, {}, "no"],
    ["keys:memory", { uid: 0, protect: failing }, {}, "no"],
    ["keys:ptrace_scope", {}, { [SCOPE]: "1" }, "yes"],
    ["keys:ptrace_scope", {}, { [SCOPE]: "0" }, "no"],
    ["keys:ptrace_scope", {}, {}, "no"],
    ["keys:ptrace_scope", { read: () => ({ errno: "EACCES" }) }, {}, "unknown"],
  ])("%s %j %j: %s", (name, changes, files, expected) => {
    const found = look(changes, files).get(name);
    expect(found).toMatchObject({ group: "keys", answer: expected });
    expect(found?.why.length).toBeGreaterThan(5);
  });

  it("names the settings of this machine", () => {
    const files = {
      "proc/sys/kernel/core_pattern": "|/lib/systemd-coredump",
      "proc/sys/fs/suid_dumpable": "2",
    };
    expect(look({}, files).get("keys:memory")?.why).toMatch(
      /core_pattern=\|\/lib\/systemd-coredump, fs\.suid_dumpable=2/,
    );
  });
});
