/**
 * Who listens, outside a session, where its processes can connect: on loopback and on this host's own addresses in the
 * session's network namespaces. Decided by the process that holds the socket, not by the port.
 *
 * Direction of failure: open. A process that netmon may not look into is one without a name, and no agent.
 */
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from "node:fs";
import { type NamedProcess, namedProcess } from "../../agents/agent-process.ts";
import { orElse } from "../../event/or-else.ts";
import type { Listener } from "../../kernel/helper/messages.ts";
import { addressText, endpointText } from "../../kernel/table/address.ts";
import { readArguments, readNamespace, readStatus } from "../../kernel/target/procfs.ts";
import { type NetworkRule, TCP } from "../../policy/network-rule.ts";
import { addressKey, isThisHost } from "../../registry/address.ts";
import type { EffectivePolicy } from "./policy.ts";

export interface OutsideListener extends NamedProcess {
  inode: bigint;
  addr: Uint8Array;
  port: number;
  proto: number;
  /** 0: not found. */
  pid: number;
}

/** One destination on this host. */
export interface LocalPlace {
  addr: Uint8Array;
  port: number;
  proto: number;
}

export function identified({ addr, port, proto, inode, pid }: Listener): OutsideListener {
  const at = { inode, addr: new Uint8Array(addr), port, proto, pid };
  if (pid === 0) return { ...at, program: "a process that netmon cannot look into", agent: null };
  return { ...at, ...namedProcess(readArguments(pid), readStatus(pid)?.comm ?? "") };
}

export function listenerText({ program, agent, pid, addr, port, proto }: OutsideListener): string {
  const named = agent === null || program === agent ? program : `${agent} (${program})`;
  return `${named}${pid === 0 ? "" : `[${pid}]`} at ${endpointText(addr, port)}${proto === TCP ? "" : ", UDP"}`;
}

/** Reports whether what is sent to this place arrives at the listener. */
export function reaches({ addr, port, proto }: LocalPlace, listener: OutsideListener): boolean {
  if (port !== listener.port || proto !== listener.proto) return false;
  if (isAny(listener.addr) || addressKey(addr) === addressKey(listener.addr)) return true;
  // the unspecified address leads to loopback
  return isAny(addr) && isThisHost(listener.addr);
}

function isAny(addr: Uint8Array): boolean {
  const text = addressText(addr);
  return text === "0.0.0.0" || text === "::";
}

/** Ports of this host that rules name: the person who wrote them knows what is there. */
export class NamedPorts {
  #policy: EffectivePolicy | null = null;
  #named: ReadonlySet<string> = new Set();

  /** `own`: addresses of the session's network namespace. */
  names({ port, proto }: LocalPlace, policy: EffectivePolicy, own: readonly Uint8Array[]): boolean {
    if (this.#policy !== policy) {
      this.#policy = policy;
      const local = new Set(own.map(addressKey));
      const found = new Set<string>();
      for (const rule of policy.rules.each())
        if (isOne(rule, local)) found.add(`${rule.protocol} ${rule.port}`);
      this.#named = found;
    }
    return this.#named.has(`${proto} ${port}`) || this.#named.has(`0 ${port}`);
  }
}

function isOne({ action, port, prefix, addr }: NetworkRule, local: ReadonlySet<number | string>): boolean {
  return (
    action === "allow" && port !== 0 && prefix === 128 && (isThisHost(addr) || local.has(addressKey(addr)))
  );
}

/** `  sl: LOCAL:PORT REMOTE:PORT ST tx:rx tr:when retrnsmt uid timeout inode` (net/ipv4/tcp_ipv4.c). */
const LISTENS = /^\s*\d+: [0-9A-F]+:([0-9A-F]{4}) \S+ 0A (?:\S+\s+){5}(\d+)/;
/** A line or two: the kernel fills what is asked for, and searches all other sockets for it once no listener is left. */
const CHUNK = 256;

interface TcpListener {
  inode: string;
  port: number;
}

/**
 * Returns the TCP listeners in a process's network namespace, which the kernel writes before all other sockets. Throws if
 * the process ended.
 */
function tcpListeners(pid: number): TcpListener[] {
  const net = `/proc/${pid}/net`;
  // a search for IPv6 sockets where there are none takes milliseconds
  const v6 = /^TCP6: inuse [1-9]/m.test(orElse(() => readFileSync(`${net}/sockstat6`, "latin1"), ""));
  return [...listenersIn(`${net}/tcp`), ...(v6 ? listenersIn(`${net}/tcp6`) : [])];
}

/** Returns those in the network namespaces of a cgroup's processes. Skips processes that end meanwhile. */
export function listenersAround(pids: readonly number[]): TcpListener[] {
  const spaces = new Set<bigint | null>([null]);
  return pids.flatMap((pid) => {
    const space = readNamespace(pid, "net");
    if (spaces.has(space)) return [];
    return orElse(() => {
      const found = tcpListeners(pid);
      spaces.add(space);
      return found;
    }, []);
  });
}

/** Returns the inodes of the sockets that the processes hold. */
export function socketsOf(pids: readonly number[]): Set<string> {
  const held = new Set<string>();
  for (const pid of pids)
    for (const fd of orElse(() => readdirSync(`/proc/${pid}/fd`), [])) {
      const link = orElse(() => readlinkSync(`/proc/${pid}/fd/${fd}`), "");
      if (link.startsWith("socket:[")) held.add(link.slice("socket:[".length, -1));
    }
  return held;
}

function listenersIn(path: string): TcpListener[] {
  const found: TcpListener[] = [];
  const buffer = Buffer.allocUnsafe(CHUNK);
  const fd = openSync(path, "r");
  try {
    for (let rest = "", heading = true; ; ) {
      const read = readSync(fd, buffer, 0, CHUNK, null);
      if (read === 0) return found;
      const lines = (rest + buffer.toString("latin1", 0, read)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of heading ? lines.slice(1) : lines) {
        const [, port, inode] = LISTENS.exec(line) ?? [];
        if (port === undefined || inode === undefined) return found;
        found.push({ inode, port: Number.parseInt(port, 16) });
      }
      heading = false;
    }
  } finally {
    closeSync(fd);
  }
}
