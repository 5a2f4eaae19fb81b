/**
 * Who listens, outside a session, where its processes can connect: on loopback and on this host's own addresses in the
 * session's network namespaces. Decided by the process that holds the socket, not by the port.
 *
 * Direction of failure: open. A process that netmon may not look into is one without a name, and no agent.
 */
import { readFileSync } from "node:fs";
import { type NamedProcess, namedProcess } from "../../agents/agent-process.ts";
import { type Walked, walk } from "../../async/steps.ts";
import { orElse } from "../../errors/or-else.ts";
import { addressText, endpointText } from "../../kernel/table/address.ts";
import { linesOf, type OpenFile, openFiles, socketInode } from "../../kernel/target/open-files.ts";
import { processArguments } from "../../kernel/target/process-arguments.ts";
import { readNamespace, readStatus } from "../../kernel/target/procfs.ts";
import { type NetworkRule, TCP } from "../../policy/network-rule.ts";
import { addressKey, isThisHost } from "../../registry/address.ts";
import type { EffectivePolicy } from "../policy/policy.ts";
import type { HeldListener } from "./known-listeners.ts";

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

export async function identified({ addr, port, proto, inode, pid }: HeldListener): Promise<OutsideListener> {
  const at = { inode, addr, port, proto, pid };
  if (pid === 0) return { ...at, program: "a process that netmon cannot examine", agent: null };
  return { ...at, ...namedProcess(await processArguments.of(pid), readStatus(pid)?.comm ?? "") };
}

export function listenerText({ program, agent, pid, addr, port, proto }: OutsideListener): string {
  const named = agent === null || program === agent ? program : `${agent} (${program})`;
  return `${named}${pid === 0 ? "" : `[${pid}]`} at ${endpointText(addr, port)}${proto === TCP ? "" : ", UDP"}`;
}

/** Reports whether what is sent to this place arrives at the listener. */
export function reaches({ addr, port, proto }: LocalPlace, listener: LocalPlace): boolean {
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
/** Listeners, and sockets of the session, that are looked at altogether. */
const MOST = 50_000;

interface TcpListener {
  inode: string;
  port: number;
}

export interface Listeners extends Walked {
  found: TcpListener[];
}

/** Returns the TCP listeners in the network namespaces of a cgroup's processes. Skips processes that end meanwhile. */
export async function listenersAround(pids: readonly number[], most = MOST): Promise<Listeners> {
  const found: TcpListener[] = [];
  const walked = await walk(listeners(pids), most, (one) => {
    if (one !== null) found.push(one);
  });
  return { found, ...walked };
}

function* listeners(pids: readonly number[]): Generator<TcpListener | null> {
  const spaces = new Set<bigint | null>([null]);
  for (const pid of pids) {
    const space = readNamespace(pid, "net");
    yield null;
    if (spaces.has(space)) continue;
    spaces.add(space);
    try {
      yield* tcpListeners(pid);
    } catch {
      spaces.delete(space); // it ended; another process is asked
    }
  }
}

function* tcpListeners(pid: number): Generator<TcpListener> {
  const net = `/proc/${pid}/net`;
  // a search for IPv6 sockets where there are none takes milliseconds
  const v6 = /^TCP6: inuse [1-9]/m.test(orElse(() => readFileSync(`${net}/sockstat6`, "latin1"), ""));
  yield* listenersIn(`${net}/tcp`);
  if (v6) yield* listenersIn(`${net}/tcp6`);
}

/** Those that the kernel writes before all other sockets. */
function* listenersIn(path: string): Generator<TcpListener> {
  const lines = linesOf(path, CHUNK);
  lines.next(); // the heading
  for (const line of lines) {
    const [, port, inode] = LISTENS.exec(line) ?? [];
    if (port === undefined || inode === undefined) return;
    yield { inode, port: Number.parseInt(port, 16) };
  }
}

/** Returns the sockets that the processes hold of these, among the first `most` files that they hold open. */
export async function heldOf(
  pids: readonly number[],
  inodes: readonly string[],
  most = MOST,
): Promise<Walked & { held: ReadonlySet<string> }> {
  const wanted = new Set(inodes);
  const held = new Set<string>();
  if (wanted.size === 0) return { held, complete: true, workMs: 0 };
  const walked = await walk(filesOf(pids), most, (file) => {
    const inode = socketInode(file);
    if (inode !== null && wanted.has(inode)) held.add(inode);
  });
  return { held, ...walked };
}

function* filesOf(pids: readonly number[]): Generator<OpenFile> {
  for (const pid of pids) yield* openFiles(pid);
}
