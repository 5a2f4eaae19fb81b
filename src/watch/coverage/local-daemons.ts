/**
 * Programs outside a session that its processes reach on this host. A daemon that an agent has left there asks models and
 * calls tools in its stead, where no layer looks: each that the session reaches is named, and the setting `local_daemons`
 * decides whose ports the kernel closes.
 *
 * A connection that is open when netmon looks is found by its socket, a shorter one by the event of its call. Direction of
 * failure: open; a listener that ended before netmon looked is not named.
 */
import type { Walked } from "../../async/steps.ts";
import type { Daemon, McpNetworkConnection } from "../../event/event.ts";
import type { OpenSocket, SocketsReply } from "../../kernel/helper/messages.ts";
import { ownListeners } from "../../kernel/own-listeners.ts";
import { endpointText } from "../../kernel/table/address.ts";
import type { RefusedListener } from "../../kernel/table/compile.ts";
import { TCP, UDP } from "../../policy/network-rule.ts";
import { addressBytesOf, canonicalAddress } from "../../registry/address.ts";
import type { EffectivePolicy } from "../policy/policy.ts";
import type { Reached } from "./coverage-check.ts";
import { type HeldListener, KnownListeners } from "./known-listeners.ts";
import {
  heldOf,
  identified,
  type LocalPlace,
  listenersAround,
  listenerText,
  NamedPorts,
  type OutsideListener,
  reaches,
} from "./outside-listeners.ts";

export interface LocalDaemonsPorts {
  policy(): EffectivePolicy;
  /** Processes of netmon that sessions may reach: proxies, gateways, pages. */
  own(): ReadonlySet<number>;
}

export interface ListenersGlance extends Walked {
  others: boolean;
}

interface Call extends LocalPlace {
  client: string;
}

/** Listeners that any session of this process has found. */
const known = new KnownListeners();

/** Calls that wait for the next look. */
const MAX_CALLS = 256;

export class LocalDaemons {
  readonly #ports: LocalDaemonsPorts;
  readonly #named = new NamedPorts();
  /** All outside, those of other netmons too. */
  #all: readonly HeldListener[] = [];
  #listeners = new Map<bigint, OutsideListener>();
  /** Listeners that the session has reached, and by whom. */
  readonly #used = new Map<bigint, string>();
  /** Where the session itself listened at the last look, by protocol and port. */
  #inside: ReadonlySet<string> = new Set();
  #localAddrs: readonly Uint8Array[] = [];
  #calls = new Map<string, Call>();
  /** Inodes of all TCP listeners at the last glance; null: none yet. */
  #seen: ReadonlySet<string> | null = null;

  constructor(ports: LocalDaemonsPorts) {
    this.#ports = ports;
  }

  /** Listeners whose process need not be searched for again. */
  get known(): bigint[] {
    return known.inodes;
  }

  /** Reports whether a place is netmon's own, as last looked for. */
  isOwn(place: LocalPlace): boolean {
    const own = this.#ports.own();
    return this.#all.some((one) => own.has(one.pid) && reaches(place, one));
  }

  /** Notes a call to this host; reports whether only a look can tell who was reached. */
  seen({ action, remote_addr, protocol, pid, comm }: McpNetworkConnection): boolean {
    const place = action === "allow" ? placeOf(remote_addr, protocol) : null;
    if (place === null || this.#calls.size >= MAX_CALLS) return false;
    const reached = [...this.#listeners.values()].filter((one) => reaches(place, one));
    if (reached.every(({ inode }) => this.#used.has(inode)) && reached.length > 0) return false;
    if (reached.length === 0 && this.#inside.has(portKey(place))) return false;
    this.#calls.set(remote_addr, { ...place, client: `${comm || "a process"}[${pid}]` });
    return true;
  }

  /**
   * Tells whether others listen outside than at the last look: cheap, and no more than a hint. `pids`: the session's. A
   * listener that the session may hold beyond the limit counts as another's: a look tells.
   */
  async glance(pids: readonly number[]): Promise<ListenersGlance> {
    const { found, complete, workMs } = await listenersAround(pids);
    const mine = ownListeners();
    // netmon's own come and go with other sessions
    const now = new Set(found.map(({ inode }) => inode).filter((inode) => !mine.has(BigInt(inode))));
    const before = this.#seen;
    this.#seen = now;
    if (before === null) return { others: false, complete, workMs };
    const gone = this.#all.some(({ inode }) => before.has(String(inode)) && !now.has(String(inode)));
    const added = [...now].filter((inode) => !before.has(inode));
    const own = await heldOf(pids, gone ? [] : added);
    return {
      others: gone || added.some((inode) => !own.held.has(inode)),
      complete: complete && own.complete,
      workMs: workMs + own.workMs,
    };
  }

  /** Forgets calls to ports at which nobody listens now; resolves to whether others wait for a look. `pids`: the session's. */
  async worthALook(pids: readonly number[]): Promise<boolean> {
    const before = [...this.#calls];
    const { found, complete } = await listenersAround(pids);
    const ports = new Set(found.map(({ port }) => port));
    for (const [key, call] of complete ? before : [])
      if (call.proto === TCP && !ports.has(call.port) && this.#calls.get(key) === call)
        this.#calls.delete(key);
    return this.#calls.size > 0;
  }

  /** Takes what a look has found. */
  async update({ outside, sockets, localAddrs }: SocketsReply): Promise<void> {
    const own = this.#ports.own();
    this.#all = known.complete(outside);
    const others = this.#all.filter(({ pid }) => !own.has(pid));
    const now = new Map<bigint, OutsideListener>();
    for (const one of others) now.set(one.inode, this.#listeners.get(one.inode) ?? (await identified(one)));
    this.#listeners = now;
    this.#localAddrs = localAddrs;
    for (const inode of this.#used.keys()) if (!now.has(inode)) this.#used.delete(inode);
    const listening = sockets.filter(isListening);
    this.#inside = new Set(listening.map(({ localPort: port, proto }) => portKey({ port, proto })));
    for (const call of [...connectionsOf(sockets), ...this.#calls.values()])
      for (const listener of now.values())
        if (reaches(call, listener) && !this.#used.has(listener.inode))
          this.#used.set(listener.inode, call.client);
    this.#calls.clear();
  }

  /**
   * Whom the session has reached without a rule that names the place. With rules about tools they are holes where the
   * policy enforces, unless it closes their ports by now.
   */
  reached(toolRules: boolean): Reached {
    const { mode, refused } = this.#ports.policy();
    const closed = new Set(refused.map(portKey));
    const found: Reached = { daemons: [], holes: [] };
    for (const [inode, client] of this.#used) {
      const listener = this.#listeners.get(inode);
      if (listener === undefined || this.#isNamed(listener)) continue;
      const open = toolRules && mode === "enforce" && !closed.has(portKey(listener));
      found[open ? "holes" : "daemons"].push(daemonOf(listener, client));
    }
    return found;
  }

  /** Whose ports the policy closes. */
  get refused(): RefusedListener[] {
    const { local_daemons } = this.#ports.policy().network;
    if (local_daemons === "report") return [];
    return [...this.#listeners.values()]
      .filter((one) => (local_daemons === "refuse" || one.agent !== null) && !this.#isNamed(one))
      .map(({ port, proto, agent, program }) => ({ port, proto, program: agent ?? program }))
      .sort((a, b) => a.port - b.port || a.proto - b.proto);
  }

  #isNamed(listener: OutsideListener): boolean {
    return this.#named.names(listener, this.#ports.policy(), this.#localAddrs);
  }
}

function daemonOf(listener: OutsideListener, client: string): Daemon {
  const { pid, program, agent, addr, port, proto } = listener;
  return {
    pid,
    program,
    agent,
    address: endpointText(addr, port),
    protocol: proto === TCP ? "tcp" : "udp",
    text: `${listenerText(listener)}, outside the session, was reached by ${client}`,
  };
}

function portKey({ port, proto }: Pick<LocalPlace, "port" | "proto">): string {
  return `${proto} ${port}`;
}

function placeOf(remote: string, protocol: string): LocalPlace | null {
  const proto = { tcp: TCP, udp: UDP }[protocol];
  const [, host = "", digits] = /^\[?(.*?)\]?:(\d+)$/.exec(remote) ?? [];
  const address = canonicalAddress(host);
  if (address === null || proto === undefined) return null;
  return { addr: addressBytesOf(address), port: Number(digits), proto };
}

function isListening({ proto, state, remotePort, localPort }: OpenSocket): boolean {
  return proto === TCP ? state === "listen" : remotePort === 0 && localPort !== 0;
}

/** Connections that the session has made, not those that it has accepted. */
function connectionsOf(sockets: readonly OpenSocket[]): Call[] {
  const accepting = new Set(sockets.filter(isListening).map(({ localPort }) => localPort));
  return sockets
    .filter(
      ({ remotePort, localPort, state }) =>
        remotePort !== 0 && state !== "time_wait" && !accepting.has(localPort),
    )
    .map(({ remoteAddr, remotePort, proto, pid }) => ({
      addr: new Uint8Array(remoteAddr),
      port: remotePort,
      proto,
      client: `process ${pid}`,
    }));
}
