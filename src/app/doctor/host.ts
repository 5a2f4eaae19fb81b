/**
 * Checks of this machine that only read files: no privilege needed, nothing changed. Whether programs really load is
 * checked by the helper (probe.ts).
 *
 * On failure: anything that cannot be read is `unknown`, with the reason.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { release } from "node:os";
import { join } from "node:path";
import { has } from "../../kernel/target/capabilities.ts";
import { errnoOf } from "../../kernel/target/error.ts";
import { type LoopbackAlias, loopbackAliases } from "../../kernel/target/loopback-aliases.ts";
import { findCgroup2Mounts } from "../../kernel/target/mountinfo.ts";
import { bpffsSources, chooseBpffs } from "../../state/bpffs-directory.ts";
import { about, type Check } from "./promise.ts";

export interface HostSources {
  release: string;
  /** Text of a file below the root, or the errno name. */
  read(path: string): { text: string } | { errno: string };
  /** Returns the output of a program, or null if it is missing or fails. */
  run(program: string, args: string[]): string | null;
  /** Helpers of network namespaces that lead to this host's loopback. */
  aliases(): LoopbackAlias[];
  /** Effective capabilities of this process. */
  capabilities: bigint;
  /** Whether this process's mounts outlive it. */
  mountsStay: boolean;
}

/** `path`: below the root. */
export function textOf(path: string): ReturnType<HostSources["read"]> {
  try {
    return { text: readFileSync(join("/", path), "utf8").trim() };
  } catch (error) {
    return { errno: errnoOf(error) || String(error) };
  }
}

export async function systemHost(): Promise<HostSources> {
  const aliases = await loopbackAliases();
  return {
    release: release(),
    read: textOf,
    run(program, args) {
      try {
        return execFileSync(program, args, {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
          timeout: 5000,
        });
      } catch {
        return null;
      }
    },
    aliases: () => aliases,
    ...bpffsSources(),
  };
}

export function hostChecks(sources: HostSources): Check[] {
  return [
    kernel(sources),
    btf(sources),
    cgroup2(),
    bpffs(sources),
    memlock(sources),
    ...capabilityChecks(sources),
    lockdown(sources),
    lsmList(sources),
    userNamespaces(sources),
    seccomp(sources),
    terminalInput(sources),
    mptcp(sources),
    loopbackAlias(sources),
  ];
}

/** Returns [major, minor], or null if the release cannot be parsed. */
export function kernelVersion(text: string): [number, number] | null {
  const [, major, minor] = text.match(/^(\d+)\.(\d+)/) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}

function atLeast(version: readonly [number, number], major: number, minor: number): boolean {
  return version[0] > major || (version[0] === major && version[1] >= minor);
}

/** The ring buffer is the newest kernel feature that netmon requires: Linux 5.8, commit 457f44363a88. */
function kernel({ release: text }: HostSources): Check {
  const is = about("system", "kernel", "kernel new enough");
  const version = kernelVersion(text);
  if (version === null) return is("unknown", `the release ${text} cannot be read`);
  if (atLeast(version, 5, 8)) return is("yes", text);
  return is("no", `${text}: needs Linux 5.8 (ring buffer, cgroup links)`);
}

function btf({ read }: HostSources): Check {
  const found = read("sys/kernel/btf/vmlinux");
  const is = about("system", "btf", "kernel type information (BTF)");
  if ("text" in found) return is("yes", "/sys/kernel/btf/vmlinux");
  if (found.errno === "ENOENT")
    return is("no", "no /sys/kernel/btf/vmlinux: needs a kernel with CONFIG_DEBUG_INFO_BTF");
  return is("unknown", `/sys/kernel/btf/vmlinux: ${found.errno}`);
}

function cgroup2(): Check {
  const is = about("system", "cgroup2", "cgroup v2 mounted");
  const mount = findCgroup2Mounts()[0];
  if (mount === undefined)
    return is(
      "no",
      "not mounted: mount -t cgroup2 none /sys/fs/cgroup/unified, or in a container -v /sys/fs/cgroup:/sys/fs/cgroup:ro",
    );
  const notes = [
    mount.kind === "hybrid" ? "beside v1 controllers" : "v2 only",
    mount.readOnly ? "read-only: sessions cannot be made here, only watched" : "writable",
    ...(mount.wholeHierarchy ? [] : ["shows only this container's part: other containers cannot be watched"]),
  ];
  return is("yes", `${mount.mountPoint} (${notes.join(", ")})`);
}

function bpffs({ read, capabilities, mountsStay }: HostSources): Check {
  const is = about("system", "bpffs", "bpf file system for pins");
  const found = read("proc/self/mountinfo");
  if (!("text" in found)) return is("unknown", `/proc/self/mountinfo: ${found.errno}`);
  const choice = chooseBpffs({ mountinfo: found.text, capabilities, mountsStay });
  if (choice.kind === "mounted") return is("yes", choice.path);
  if (choice.kind === "own") return is("yes", `none is usable: netmon mounts its own at ${choice.path}`);
  return is(
    "no",
    `${choice.why}. Until then netmon enforces only with --no-pin: if it dies, the session is unprotected`,
  );
}

/** BPF memory counts against the limit before Linux 5.11; later kernels charge it to the memory cgroup. */
function memlock({ release: text, read }: HostSources): Check {
  const is = about("system", "memlock", "locked memory limit");
  const version = kernelVersion(text);
  if (version !== null && atLeast(version, 5, 11))
    return is("yes", "not counted by this kernel (since Linux 5.11)");
  const limits = read("proc/self/limits");
  const soft = "text" in limits ? limits.text.match(/^Max locked memory\s+(\S+)/m)?.[1] : undefined;
  if (soft === undefined) return is("unknown", "/proc/self/limits cannot be read");
  // A default table (100,000 rules) and an 8 MiB ring need about 40 MiB.
  const enough = soft === "unlimited" || Number(soft) >= 64 * 1024 * 1024;
  if (enough) return is("yes", soft);
  return is("no", `${soft} bytes: ulimit -l unlimited, or CAP_SYS_RESOURCE so that netmon raises it`);
}

/** Bit numbers from include/uapi/linux/capability.h. */
const CAPABILITIES: ReadonlyArray<readonly [name: string, bit: number, purpose: string]> = [
  ["sys_admin", 21, "enough alone to load and attach; needed for netmon exec (mounts)"],
  ["bpf", 39, "loads programs and maps (with net_admin)"],
  ["net_admin", 12, "attaches to cgroups (with bpf), ends live connections"],
  ["perfmon", 38, "lets the 5.10 verifier accept the programs without sys_admin"],
  ["sys_resource", 24, "raises RLIMIT_MEMLOCK before Linux 5.11"],
  ["sys_ptrace", 19, "reads the namespaces of the session's processes"],
];

function capabilityChecks({ capabilities }: HostSources): Check[] {
  return CAPABILITIES.map(([name, bit, purpose]) => {
    const is = about("privileges", `cap:${name}`, `CAP_${name.toUpperCase()}`);
    return has(capabilities, bit)
      ? is("yes", purpose)
      : is("no", `${purpose}; run as root or add the capability`);
  });
}

function lockdown({ read }: HostSources): Check {
  const is = about("surroundings", "lockdown", "kernel lockdown leaves BPF alone");
  const found = read("sys/kernel/security/lockdown");
  if (!("text" in found)) {
    const why =
      found.errno === "ENOENT"
        ? "securityfs is not mounted or the kernel has no lockdown: mount -t securityfs none /sys/kernel/security"
        : `/sys/kernel/security/lockdown: ${found.errno}`;
    return is("unknown", why);
  }
  const mode = found.text.match(/\[(\w+)\]/)?.[1] ?? found.text;
  // LOCKDOWN_BPF_READ_KERNEL is among the confidentiality reasons, include/linux/security.h.
  return mode === "confidentiality"
    ? is("no", "confidentiality: boot with lockdown=integrity or none")
    : is("yes", mode);
}

function lsmList({ read }: HostSources): Check {
  const is = about("surroundings", "lsm_list", "bpf among the security modules");
  const found = read("sys/kernel/security/lsm");
  if (!("text" in found))
    return is("unknown", `/sys/kernel/security/lsm: ${found.errno} (securityfs not mounted?)`);
  return found.text.split(",").includes("bpf")
    ? is("yes", `${found.text}; listed is not loadable: see the probe`)
    : is("no", `${found.text}: boot with lsm=...,bpf. netmon does not need it`);
}

function userNamespaces({ read }: HostSources): Check {
  const is = about("surroundings", "userns", "unprivileged user namespaces are disabled");
  const clone = read("proc/sys/kernel/unprivileged_userns_clone");
  const max = read("proc/sys/user/max_user_namespaces");
  const covered = "netmon still covers sockets made in them";
  if ("text" in clone && clone.text === "0") return is("yes", "kernel.unprivileged_userns_clone=0");
  if (!("text" in max)) return is("unknown", `/proc/sys/user/max_user_namespaces: ${max.errno}`);
  if (max.text === "0") return is("yes", "user.max_user_namespaces=0");
  return is("no", `an agent can make them and be root inside; ${covered}`);
}

/** `run` and `exec` require seccomp. */
function seccomp({ read }: HostSources): Check {
  const is = about("surroundings", "seccomp", "run and exec can filter system calls");
  const actions = read("proc/sys/kernel/seccomp/actions_avail");
  if ("text" in actions) return is("yes", "seccomp filters");
  return actions.errno === "ENOENT"
    ? is("no", "the kernel has no CONFIG_SECCOMP_FILTER: they start nothing")
    : is("unknown", `/proc/sys/kernel/seccomp/actions_avail: ${actions.errno}`);
}

/** TIOCSTI lets a process inject input into its terminal, where a shell outside reads it. */
function terminalInput({ read }: HostSources): Check {
  const is = about("surroundings", "tiocsti", "processes cannot type into their terminal (TIOCSTI)");
  const covered = "run and exec give their command another terminal; agents started otherwise can";
  const found = read("proc/sys/dev/tty/legacy_tiocsti");
  if ("text" in found)
    return found.text === "0"
      ? is("yes", "dev.tty.legacy_tiocsti=0")
      : is("no", `sysctl dev.tty.legacy_tiocsti=0; ${covered}`);
  return found.errno === "ENOENT"
    ? is("no", `this kernel cannot forbid it (Linux 6.2); ${covered}`)
    : is("unknown", `/proc/sys/dev/tty/legacy_tiocsti: ${found.errno}`);
}

/** A kernel worker, not the agent, makes the subflows that a server announces; the hooks see them. */
function mptcp({ read, run }: HostSources): Check {
  const is = about("surroundings", "mptcp", "MPTCP accepts no addresses from servers");
  const enabled = read("proc/sys/net/mptcp/enabled");
  if (!("text" in enabled)) return is("yes", "this kernel has no MPTCP");
  if (enabled.text === "0") return is("yes", "net.mptcp.enabled=0");
  const accepted = run("ip", ["mptcp", "limits", "show"])?.match(/add_addr_accepted (\d+)/)?.[1];
  if (accepted === undefined) return is("unknown", "no ip(8) with mptcp support; the kernel default is 0");
  return accepted === "0"
    ? is("yes", "add_addr_accepted 0")
    : is(
        "no",
        `add_addr_accepted ${accepted}: such connections are judged, with a kernel worker's pid and name`,
      );
}

/** A container's agent may reach services of this host by it, whatever rules for 127.0.0.0/8 say. */
function loopbackAlias({ aliases }: HostSources): Check {
  const is = about("surroundings", "loopback_alias", "loopback has no other address (pasta, slirp4netns)");
  const found = aliases();
  if (found.length === 0) return is("yes", "none of them runs here with an alias of it");
  const all = found.map(
    ({ pid, program, address, without }) => `${program}[${pid}] as ${address} (${without})`,
  );
  const first = all.slice(0, 3).join(", ") + (all.length > 3 ? ` and ${all.length - 3} more` : "");
  return is(
    "no",
    `${first}: outside a session, rules for 127.0.0.0/8 do not hold for it. Use that option, or deny the address`,
  );
}
