/**
 * The known MCP servers, their tools and their addresses. Shared by all layers, in memory, without I/O. Tools are keyed
 * by (server, tool), since several servers may offer tools with the same name.
 *
 * Declared servers come from the configuration and stay until the next declareServers; others are registered while
 * running. Host names get their addresses from the resolver through setAddresses.
 */

import { getOrInsert } from "../collections/get-or-insert.ts";
import type { DeclaredServer } from "../config/config.ts";
import type { ServerType } from "../event/event.ts";
import { processFaults } from "../event/faults.ts";
import { canonicalAddress } from "./address.ts";
import { hostPort, hostText } from "./host.ts";
import { isOwnServer } from "./own-server.ts";

export interface Tool {
  name: string;
  hash: string;
}

interface ToolEntry {
  /** `host:port`; '' for stdio. */
  serverAddr: string;
  toolHash: string;
}

export interface Endpoint {
  serverId: string;
  type: ServerType;
  /** Host name in ASCII, or an address in canonical text without brackets. */
  host: string;
  port: number;
  /** Whether `host` is an address. */
  isLiteral: boolean;
  /** Whether the scheme is https, so that HTTP/3 over UDP is possible. */
  secure: boolean;
  /** Set if TLS must name the host (require_sni). */
  requireSni?: true;
  /** Declared only by a user under a ceiling: no denial yields to it. */
  bounded?: true;
  /** Source of the declaration; `registered` for undeclared servers. */
  source: string;
}

export interface KnownServer {
  id: string;
  type: ServerType;
  declared: boolean;
}

/** Changes in one tick. */
export interface RegistryChange {
  /** Whether servers or their endpoints changed. */
  readonly servers: boolean;
  /** Addresses that a host name gained or lost. */
  readonly addresses: ReadonlySet<string>;
}

interface ServerState extends KnownServer {
  /** Whether it is declared in netmon's own configuration. */
  own: boolean;
  endpoints: Endpoint[];
  tools: Map<string, ToolEntry>;
}

export class Registry {
  readonly #servers = new Map<string, ServerState>();
  readonly #addresses = new Map<string, readonly string[]>();
  readonly #hosts = new Map<string, Set<string>>();
  readonly #listeners = new Set<(change: RegistryChange) => void>();
  /** The change that listeners have not been told yet; null: none. */
  #change: { servers: boolean; addresses: Set<string> } | null = null;
  readonly #toolListeners = new Set<(serverId: string) => void>();
  #generation = 0;

  /** A different number after each change of servers and their tools. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Replaces all declarations. Several with the same id (one client configuration per project) add their endpoints to
   * one server, but not to a server of netmon's own file, which comes first. Tools of servers that stay are kept.
   */
  declareServers(declarations: readonly DeclaredServer[]): void {
    this.#generation++;
    const before = this.#fingerprint();
    const tools = new Map([...this.#servers].map(([id, server]) => [id, server.tools]));
    for (const [id, server] of this.#servers) if (server.declared) this.#servers.delete(id);
    for (const declaration of declarations)
      this.#declare(declaration, tools.get(declaration.id) ?? new Map());
    for (const id of this.#servers.keys()) if (!tools.has(id)) this.#noteTools(id);
    for (const id of tools.keys()) if (!this.#servers.has(id)) this.#noteTools(id);
    if (this.#fingerprint() !== before) this.#noteServers();
  }

  #declare(declaration: DeclaredServer, tools: Map<string, ToolEntry>): void {
    const { id, type, endpoint } = declaration;
    const known = this.#servers.get(id);
    // A client's file, which the agent may be able to write, must not move a server of netmon's own file.
    if (known?.declared && known.own && !isOwnServer(declaration)) return;
    const server: ServerState = known?.declared
      ? known
      : { id, type, declared: true, own: isOwnServer(declaration), endpoints: [], tools };
    if (server.endpoints.length === 0) server.type = type;
    this.#servers.set(id, server);
    if (!endpoint) return;
    const host = hostText(endpoint.host);
    const same = server.endpoints.some(
      (e) => e.host === host && e.port === endpoint.port && e.secure === endpoint.secure,
    );
    if (same) return;
    server.endpoints.push({
      serverId: id,
      type,
      host,
      port: endpoint.port,
      isLiteral: endpoint.host.kind === "address",
      secure: endpoint.secure,
      ...(declaration.require_sni ? { requireSni: true as const } : {}),
      ...(declaration.bounded ? { bounded: true as const } : {}),
      source: declaration.source,
    });
  }

  /**
   * Adds or updates tools of a server, from its tools/list. `addr`: `host:port`; '' for stdio. A declared server keeps
   * its declared type and addresses: a server's own claims open nothing.
   */
  register(serverId: string, type: ServerType, addr: string, tools: readonly Tool[]): void {
    this.#generation++;
    const server: ServerState = this.#servers.get(serverId) ?? {
      id: serverId,
      type,
      declared: false,
      own: false,
      endpoints: [],
      tools: new Map(),
    };
    const isNew = !this.#servers.has(serverId);
    const moved =
      !server.declared && addr !== "" && !server.endpoints.some((e) => hostPort(e.host, e.port) === addr);
    if (moved) server.endpoints.push(registeredEndpoint(serverId, type, addr));
    this.#servers.set(serverId, server);
    for (const { name, hash } of tools) server.tools.set(name, { serverAddr: addr, toolHash: hash });
    if (isNew || moved) this.#noteServers();
    if (isNew || tools.length > 0) this.#noteTools(serverId);
  }

  /** Forgets a registered server, or the tools of a declared one. */
  unregister(serverId: string): void {
    const server = this.#servers.get(serverId);
    if (!server) return;
    this.#generation++;
    server.tools.clear();
    if (!server.declared) {
      this.#servers.delete(serverId);
      this.#noteServers();
    }
    this.#noteTools(serverId);
  }

  /** Returns the server's tool with exactly this name; null: unknown. */
  tool(serverId: string, toolName: string): ToolEntry | null {
    return this.#servers.get(serverId)?.tools.get(toolName) ?? null;
  }

  /** Returns the names of a server's tools; empty if none are known. */
  toolNames(serverId: string): string[] {
    return [...(this.#servers.get(serverId)?.tools.keys() ?? [])];
  }

  /** Reports whether any tool of the server is known. */
  hasTools(serverId: string): boolean {
    return (this.#servers.get(serverId)?.tools.size ?? 0) > 0;
  }

  /** Returns `host:port` of the server's first endpoint, as configured; '' for stdio and unknown servers. */
  serverAddr(serverId: string): string {
    const endpoint = this.#servers.get(serverId)?.endpoints[0];
    return endpoint ? hostPort(endpoint.host, endpoint.port) : "";
  }

  server(id: string): KnownServer | null {
    const server = this.#servers.get(id);
    return server ? { id: server.id, type: server.type, declared: server.declared } : null;
  }

  servers(): KnownServer[] {
    return [...this.#servers.values()].map(({ id, type, declared }) => ({ id, type, declared }));
  }

  declaredIds(): string[] {
    return this.servers().flatMap((s) => (s.declared ? [s.id] : []));
  }

  /** Returns all endpoints, in order of declaration. */
  endpoints(): Endpoint[] {
    return [...this.#servers.values()].flatMap((server) => server.endpoints.map((e) => ({ ...e })));
  }

  /** Sets the addresses of a host name, in canonical text; replaces the known ones. Order does not matter. */
  setAddresses(host: string, addresses: readonly string[]): void {
    const sorted = [...new Set(addresses)].sort();
    const old = this.#addresses.get(host) ?? [];
    if (sorted.length === old.length && sorted.every((a, i) => a === old[i])) return;
    if (sorted.length === 0) this.#addresses.delete(host);
    else this.#addresses.set(host, sorted);
    const change = this.#noteChange();
    const [before, after] = [new Set(old), new Set(sorted)];
    for (const address of old) {
      if (after.has(address)) continue;
      change.addresses.add(address);
      const hosts = this.#hosts.get(address);
      hosts?.delete(host);
      if (hosts?.size === 0) this.#hosts.delete(address);
    }
    for (const address of sorted) {
      if (before.has(address)) continue;
      change.addresses.add(address);
      getOrInsert(this.#hosts, address, () => new Set()).add(host);
    }
  }

  /** Returns the known addresses of a host name; for an address, the address itself. */
  addressesOfHost(host: string): readonly string[] {
    const literal = canonicalAddress(host);
    return literal === null ? (this.#addresses.get(host) ?? []) : [literal];
  }

  /** Returns the host names that have this address. */
  hostsOfAddress(address: string): Iterable<string> {
    return this.#hosts.get(address) ?? [];
  }

  /**
   * Subscribes to changes of servers, their endpoints and addresses. The listener is called once for all changes in one
   * tick, after it, so that a reload of a thousand servers is one reconciliation. Returns a function that unsubscribes.
   */
  onChange(listener: (change: RegistryChange) => void): () => void {
    const guarded = processFaults.part("names").callback(listener, "kept");
    this.#listeners.add(guarded);
    return () => this.#listeners.delete(guarded);
  }

  /**
   * Subscribes to changes of tools, for indexes that must always be current. The listener is called immediately with
   * the id of each server that is added or removed, or whose tools change; it must be quick and not throw. Returns a
   * function that unsubscribes.
   */
  onTools(listener: (serverId: string) => void): () => void {
    this.#toolListeners.add(listener);
    return () => this.#toolListeners.delete(listener);
  }

  /** Returns the pending change, of which listeners are told later. */
  #noteChange(): { servers: boolean; addresses: Set<string> } {
    if (this.#change) return this.#change;
    const change = { servers: false, addresses: new Set<string>() };
    this.#change = change;
    // After the I/O callbacks of this tick, so that DNS answers that arrive together count as one change.
    setImmediate(() => {
      this.#change = null;
      for (const listener of [...this.#listeners]) listener(change);
    });
    return change;
  }

  #noteServers(): void {
    this.#noteChange().servers = true;
  }

  #noteTools(serverId: string): void {
    for (const listener of this.#toolListeners) listener(serverId);
  }

  #fingerprint(): string {
    return JSON.stringify([...this.#servers.values()].map((s) => [s.id, s.type, s.declared, s.endpoints]));
  }
}

function registeredEndpoint(serverId: string, type: ServerType, addr: string): Endpoint {
  const match = /^\[?(.*?)\]?:(\d+)$/.exec(addr);
  const port = Number(match?.[2]);
  if (!match?.[1] || !(port >= 1 && port <= 65535))
    throw new RangeError(
      `server ${JSON.stringify(serverId)}: address ${JSON.stringify(addr)} is not host:port`,
    );
  const literal = canonicalAddress(match[1]);
  const host = literal ?? match[1].toLowerCase();
  return {
    serverId,
    type,
    host,
    port,
    isLiteral: literal !== null,
    secure: port === 443,
    source: "registered",
  };
}
