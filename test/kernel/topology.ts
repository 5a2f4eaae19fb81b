/**
 * The network of the kernel tests: an agent namespace and a server namespace joined by a veth pair, a session cgroup
 * with a child and a threaded child, and a sibling cgroup outside it. Names contain the process id, so that runs do not
 * collide.
 *
 *   agent 10.99.0.1 fd99::1 fe80::99:1 ── 10.99.0.2 fd99::2 fe80::99:2 (target), 10.99.0.3 fd99::3 (decoy)
 *
 * On failure: what create() had made is removed again; remove() continues after an error and throws at the end, so that
 * a leak fails the run.
 */
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireCgroup2Mount } from "../../src/kernel/target/mountinfo.ts";
import { detachAll } from "../e2e/place.ts";
import { removeNetworkNamespace } from "../setup/network-namespace.ts";
import { attempt, run } from "./command.ts";

export const AGENT = { v4: "10.99.0.1", v6: "fd99::1", mac: "02:00:00:99:00:01" };
export const TARGET = {
  v4: "10.99.0.2",
  v6: "fd99::2",
  link: "fe80::99:2",
  mac: "02:00:00:99:00:02",
  port: 7000,
};
export const DECOY = { v4: "10.99.0.3", v6: "fd99::3", port: 7001 };
/** MPTCP: the decoy announces the target's address for connections to this port. */
export const JOIN_PORT = 7002;
/** DNAT: the agent translates decoy:7101 to target:7000. */
export const TRANSLATE_PORT = 7101;
/** The unprivileged agent. */
export const NOBODY = 65534;

/** Per namespace, below /proc/sys/net. Files the kernel does not have are left out. */
const COMMON_SYSCTLS: Record<string, string> = {
  "ipv4/tcp_fastopen": "1543", // client, server, data without a cookie: Documentation/networking/ip-sysctl.rst
  "ipv4/conf/all/accept_source_route": "1",
  "ipv4/conf/default/accept_source_route": "1",
  "ipv4/conf/all/rp_filter": "0",
  "ipv4/conf/default/rp_filter": "0",
  "ipv6/conf/all/accept_source_route": "1",
  "ipv6/conf/default/accept_source_route": "1",
  "ipv6/conf/all/seg6_enabled": "1",
  "ipv6/conf/default/seg6_enabled": "1",
  "ipv6/conf/all/accept_dad": "0",
  "ipv6/conf/default/accept_dad": "0",
  "ipv6/conf/default/addr_gen_mode": "1", // none: link-local addresses are set below
  "ipv4/icmp_ratelimit": "0",
  "mptcp/enabled": "1",
};
const AGENT_SYSCTLS: Record<string, string> = { "ipv4/ping_group_range": "0 2147483647" };
const SERVER_SYSCTLS: Record<string, string> = { "ipv4/ip_forward": "1", "ipv6/conf/all/forwarding": "1" };

let serial = 0;

export class Topology {
  readonly name = `netmon-kernel-${process.pid}-${++serial}`;
  readonly agentNetns = `${this.name}-agent`;
  readonly serverNetns = `${this.name}-server`;
  /** Interface names have 15 characters: the agent's and the server's side. */
  readonly agentInterface = `nma${process.pid}`;
  readonly serverInterface = `nms${process.pid}`;
  readonly cgroupParent = join(requireCgroup2Mount().mountPoint, this.name);
  readonly session = join(this.cgroupParent, "session");
  readonly sibling = join(this.cgroupParent, "outside");
  /** Sockets, the table of nonces, configuration, state. World-accessible: the agent may be nobody. */
  readonly dir = mkdtempSync(join(tmpdir(), "netmon-kernel-"));

  /** Also removed when this process ends without remove(), for instance by SIGINT. */
  readonly #atExit = (): void => this.#abandon();

  static create(): Topology {
    const topology = new Topology();
    process.once("exit", topology.#atExit);
    try {
      topology.#makeNetwork();
      topology.#makeCgroups();
      return topology;
    } catch (error) {
      topology.#removeAll();
      throw error;
    }
  }

  /** Arguments that run a program in one of the namespaces. */
  inAgent(program: string, args: readonly string[]): [string, string[]] {
    return ["nsenter", [`--net=/run/netns/${this.agentNetns}`, program, ...args]];
  }

  inServer(program: string, args: readonly string[]): [string, string[]] {
    return ["nsenter", [`--net=/run/netns/${this.serverNetns}`, program, ...args]];
  }

  #makeNetwork(): void {
    run("chmod", ["0755", this.dir]);
    run("ip", ["netns", "add", this.agentNetns]);
    run("ip", ["netns", "add", this.serverNetns]);
    this.#sysctls(this.agentNetns, { ...COMMON_SYSCTLS, ...AGENT_SYSCTLS });
    this.#sysctls(this.serverNetns, { ...COMMON_SYSCTLS, ...SERVER_SYSCTLS });
    run("ip", [
      ...["link", "add", this.agentInterface, "netns", this.agentNetns, "address", AGENT.mac, "type", "veth"],
      ...["peer", "name", this.serverInterface, "netns", this.serverNetns, "address", TARGET.mac],
    ]);
    const batch = (interfaceName: string, addresses: string[]): string =>
      [
        "link set lo up",
        ...addresses.map((a) => `addr add ${a} dev ${interfaceName}${a.includes(":") ? " nodad" : ""}`),
        `link set ${interfaceName} up`,
      ].join("\n");
    run(
      "ip",
      ["-n", this.agentNetns, "-batch", "-"],
      batch(this.agentInterface, [`${AGENT.v4}/24`, `${AGENT.v6}/64`, "fe80::99:1/64"]),
    );
    run(
      "ip",
      ["-n", this.serverNetns, "-batch", "-"],
      batch(this.serverInterface, [
        `${TARGET.v4}/24`,
        `${DECOY.v4}/24`,
        `${TARGET.v6}/64`,
        `${DECOY.v6}/64`,
        `${TARGET.link}/64`,
      ]),
    );
    this.#sysctls(this.agentNetns, { [`ipv6/conf/${this.agentInterface}/seg6_enabled`]: "1" });
    this.#sysctls(this.serverNetns, { [`ipv6/conf/${this.serverInterface}/seg6_enabled`]: "1" });
    this.#awaitCarrier();
    // Without MPTCP in the kernel these do nothing; the vectors then say unsupported.
    attempt("ip", [
      "-n",
      this.agentNetns,
      "mptcp",
      "limits",
      "set",
      "add_addr_accepted",
      "4",
      "subflows",
      "4",
    ]);
    attempt("ip", ["-n", this.serverNetns, "mptcp", "limits", "set", "subflows", "4"]);
    attempt("ip", ["-n", this.serverNetns, "mptcp", "endpoint", "add", TARGET.v4, "signal"]);
  }

  /** Addresses get their routes when the carrier is there (linkwatch, up to a second). */
  #awaitCarrier(): void {
    for (let tries = 0; ; tries++) {
      const states = [this.agentNetns, this.serverNetns].map((n) =>
        run("ip", ["-n", n, "-o", "link", "show", "type", "veth"]),
      );
      const routes = [this.agentNetns, this.serverNetns].map((n) =>
        run("ip", ["-n", n, "-6", "route", "show", "fd99::/64"]),
      );
      if (
        states.every((s) => s.includes("state UP")) &&
        routes.every((r) => r !== "" && !r.includes("linkdown"))
      )
        return;
      if (tries === 100) throw new Error(`the veth pair did not come up: ${states.join("; ")}`);
      sleep(20);
    }
  }

  #sysctls(netns: string, values: Record<string, string>): void {
    const script = Object.entries(values)
      .map(([key, value]) => `f=/proc/sys/net/${key}; if [ -e $f ]; then echo '${value}' > $f || exit 1; fi`)
      .join("\n");
    run("nsenter", [`--net=/run/netns/${netns}`, "sh", "-c", script]);
  }

  #makeCgroups(): void {
    const threads = join(this.session, "threads");
    for (const dir of [
      this.cgroupParent,
      this.session,
      this.sibling,
      join(this.session, "child"),
      threads,
      join(threads, "inner"),
    ]) {
      mkdirSync(dir);
    }
    writeFileSync(join(threads, "inner", "cgroup.type"), "threaded");
    // Delegation to the unprivileged agent, of this subtree alone (Documentation/admin-guide/cgroup-v2.rst).
    for (const file of ["cgroup.procs", "cgroup.threads"]) chownSync(join(threads, file), NOBODY, NOBODY);
    chownSync(join(threads, "inner", "cgroup.threads"), NOBODY, NOBODY);
  }

  /** Throws when something is left. */
  remove(): void {
    const left = this.#removeAll();
    if (left.length > 0) throw new Error(`the kernel tests left behind:\n  ${left.join("\n  ")}`);
  }

  /** Everything in its namespaces and cgroups was started by these tests. */
  #abandon(): void {
    for (const netns of [this.agentNetns, this.serverNetns]) {
      if (existsSync(`/run/netns/${netns}`)) for (const pid of pidsOf(netns)) killQuietly(pid);
    }
    this.#removeAll();
  }

  #removeAll(): string[] {
    process.off("exit", this.#atExit);
    const left: string[] = [];
    for (const netns of [this.agentNetns, this.serverNetns]) {
      if (!existsSync(`/run/netns/${netns}`)) continue;
      const pids = pidsOf(netns);
      if (pids.length > 0)
        left.push(`processes in network namespace ${netns}: ${pids.map(describe).join(", ")}`);
      const error = removeNetworkNamespace(netns);
      if (error !== null) left.push(error);
    }
    detachAll(join(this.dir, "state"));
    left.push(...removeCgroup(this.cgroupParent));
    rmSync(this.dir, { recursive: true, force: true });
    return left;
  }
}

function pidsOf(netns: string): string[] {
  return run("ip", ["netns", "pids", netns]).split("\n").filter(Boolean);
}

function killQuietly(pid: string): void {
  try {
    process.kill(Number(pid), "SIGKILL");
  } catch {
    // ended meanwhile
  }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function describe(pid: string): string {
  try {
    return `${pid} (${readFileSync(`/proc/${pid}/comm`, "utf8").trim()})`;
  } catch {
    return pid;
  }
}

/** Children first. A process still in it is a leak: it is named and killed, and the cgroup removed. */
function removeCgroup(path: string): string[] {
  if (!existsSync(path)) return [];
  const left = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => removeCgroup(join(path, entry.name)));
  const pids = readFileSync(join(path, readThreaded(path) ? "cgroup.threads" : "cgroup.procs"), "utf8")
    .split("\n")
    .filter(Boolean);
  for (const pid of pids) {
    left.push(`process ${describe(pid)} in cgroup ${path}`);
    killQuietly(pid);
  }
  for (let tries = 0; ; tries++) {
    try {
      rmdirSync(path);
      return left;
    } catch (error) {
      // a killed process leaves its cgroup a moment later
      if (tries === 50) return [...left, `cgroup ${path}: ${(error as Error).message}`];
      sleep(20);
    }
  }
}

function readThreaded(path: string): boolean {
  return readFileSync(join(path, "cgroup.type"), "utf8").startsWith("threaded");
}
