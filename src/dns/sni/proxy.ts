/**
 * The proxy for destinations with require_sni: reads the ClientHello and, if its server name is allowed, forwards
 * the connection byte for byte; TLS stays between client and server.
 *
 * Direction of failure: in enforce mode, a connection that has no allowed name, is not TLS, hides its name (ECH) or is
 * not in time ends with a TLS alert; in observe mode it is forwarded and reported. A server that cannot be reached ends
 * the connection, and so may a rule change: forwarded connections are judged again.
 */
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { destroyAll, type Faults, type Part } from "../../event/faults.ts";
import type { NetworkNamespace } from "../../kernel/netns.ts";
import { dialTcp, listenTcp } from "../../kernel/netns-sockets.ts";
import { ClientHelloReader } from "./client-hello.ts";
import { ConnectionPool } from "./connection-pool.ts";
import type { Destination, SniDestinations } from "./destinations.ts";

export interface SniRefusal {
  destination: Destination;
  /** null: none, or unreadable. */
  name: string | null;
  why: string;
}

export interface SniPorts {
  enforce(): boolean;
  /** Returns whether a rule at a destination allows a name, by the current rules: to be called at once. */
  judge(): (name: string, destination: Destination) => boolean;
  /** Must not throw. */
  onRefused(refusal: SniRefusal): void;
  faults: Faults;
}

interface Connection {
  destination: Destination;
  /** Set once it is forwarded. */
  upstream: Socket | null;
  /** null: no trustworthy name; only observe mode forwards it. */
  name: string | null;
  /** Whether the refusal was reported; observe mode only. */
  reported: boolean;
}

const HELLO_MS = 10_000;
const DIAL_MS = 30_000;
/** Fatal alerts (RFC 8446 section 6.2): unrecognized_name, access_denied. */
const ALERT = { unrecognizedName: 112, accessDenied: 49 } as const;
const MAX_CONNECTIONS = 4096;
const NOT_ALLOWED = "not an allowed server name";
const TOO_MANY = "too many connections";
const pool = new ConnectionPool();

export class SniProxy {
  readonly #netns: NetworkNamespace;
  readonly #destinations: SniDestinations;
  readonly #ports: SniPorts;
  readonly #part: Part;
  readonly #server: Server;
  /** Keyed by the client's socket. */
  readonly #open = new Map<Socket, Connection>();

  private constructor(netns: NetworkNamespace, destinations: SniDestinations, ports: SniPorts) {
    this.#netns = netns;
    this.#destinations = destinations;
    this.#ports = ports;
    this.#part = ports.faults.part("sni");
    this.#server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (socket) =>
      this.#accept(socket),
    );
    this.#part.contain(this.#server, "connection_ended", destroyAll);
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on("drop", (dropped) => {
      const destination = destinations.at(dropped?.localAddress ?? "");
      if (destination) ports.onRefused({ destination, name: null, why: TOO_MANY });
    });
  }

  /** `netns` remains the caller's. `port` 0: any. Rejects if it is not free. */
  static async open(
    netns: NetworkNamespace,
    destinations: SniDestinations,
    ports: SniPorts,
    port: number,
  ): Promise<SniProxy> {
    const proxy = new SniProxy(netns, destinations, ports);
    // every address of 127.0.0.0/8; clients from elsewhere are refused
    listenTcp(netns, "0.0.0.0", port, proxy.#server);
    await once(proxy.#server, "listening");
    pool.add(proxy);
    proxy.#server.on("error", () => {}); // accept(2) failed: the client sees its connection end
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  /** Destination addresses of current connections. */
  live(): Set<string> {
    return new Set([...this.#open.values()].map(({ destination }) => destination.address));
  }

  /** Judges forwarded connections again after the rules of these addresses changed; null: of all addresses. */
  review(addresses: ReadonlySet<string> | null): void {
    if (this.#open.size === 0) return;
    const { enforce, judge, onRefused } = this.#ports;
    const [allows, enforces] = [judge(), enforce()];
    for (const [client, connection] of this.#open) {
      const { destination, upstream, name } = connection;
      if (upstream === null || (addresses !== null && !addresses.has(destination.address))) continue;
      if (name !== null && allows(name, destination)) {
        connection.reported = false;
        continue;
      }
      if (!connection.reported || enforces) onRefused({ destination, name, why: "no longer allowed" });
      connection.reported = true;
      if (enforces) end(client, upstream);
    }
  }

  get size(): number {
    return this.#open.size;
  }

  endOldest(): void {
    const [oldest] = this.#open;
    if (oldest === undefined) return;
    const [client, { destination, name, upstream }] = oldest;
    this.#open.delete(client);
    this.#ports.onRefused({ destination, name, why: TOO_MANY });
    client.destroy();
    upstream?.destroy();
  }

  close(): void {
    pool.delete(this);
    this.#server.close();
    for (const [client, { upstream }] of this.#open) {
      client.destroy();
      upstream?.destroy();
    }
    this.#open.clear();
  }

  #accept(client: Socket): void {
    const destination = this.#destinations.at(client.localAddress ?? "");
    if (destination === null) {
      client.destroy();
      return;
    }
    pool.makeRoom();
    this.#open.set(client, { destination, upstream: null, name: null, reported: false });
    const giveUp = (): void => {
      client.destroy();
    };
    this.#part.contain(client, "connection_ended", giveUp);
    client.on("error", () => client.destroy());
    client.on("close", () => this.#open.delete(client));
    const reader = new ClientHelloReader();
    const decide = (verdict: { name: string | null; why: string | null }): void => {
      clearTimeout(timer);
      client.off("data", onData);
      client.off("end", onEnd);
      client.pause();
      this.#decide(client, destination, reader.read, verdict);
    };
    const late = (): void => decide({ name: null, why: "no ClientHello in time" });
    const timer = setTimeout(this.#part.callback(late, "connection_ended", giveUp), HELLO_MS);
    const onEnd = (): void => decide({ name: null, why: "no ClientHello" });
    const onData = (bytes: Buffer): void => {
      const hello = reader.push(bytes);
      if (hello.kind === "invalid") decide({ name: null, why: hello.why });
      else if (hello.kind === "hello") decide({ name: hello.name, why: this.#objection(hello, destination) });
    };
    client.once("close", () => clearTimeout(timer));
    client.on("data", onData);
    client.on("end", onEnd);
    client.resume();
  }

  #objection(hello: { name: string | null; encrypted: boolean }, destination: Destination): string | null {
    if (hello.name === null) return "no server name";
    if (hello.encrypted) return "the server name may be another one (ECH)";
    return this.#ports.judge()(hello.name, destination) ? null : NOT_ALLOWED;
  }

  #decide(
    client: Socket,
    destination: Destination,
    read: Buffer,
    { name, why }: { name: string | null; why: string | null },
  ): void {
    if (why !== null) this.#ports.onRefused({ destination, name, why });
    // a refused name may be allowed later; one that hides another name cannot
    const known = why === null || why === NOT_ALLOWED ? name : null;
    if (why === null || !this.#ports.enforce())
      this.#forward(client, read, { destination, name: known, reported: why !== null });
    else {
      const alert = name === null ? ALERT.accessDenied : ALERT.unrecognizedName;
      client.end(Buffer.from([21, 3, 3, 0, 2, 2, alert]), () => client.destroySoon());
    }
  }

  #forward(client: Socket, read: Buffer, connection: Omit<Connection, "upstream">): void {
    const { destination } = connection;
    let upstream: Socket;
    try {
      upstream = dialTcp(this.#netns, destination.address, destination.port);
    } catch {
      client.resetAndDestroy();
      return;
    }
    this.#open.set(client, { ...connection, upstream });
    upstream.allowHalfOpen = true;
    upstream.setNoDelay(true);
    client.setNoDelay(true);
    const fail = (): void => end(client, upstream);
    this.#part.contain(upstream, "connection_ended", fail);
    upstream.setTimeout(DIAL_MS, fail);
    upstream.once("connect", () => {
      upstream.setTimeout(0);
      upstream.write(read);
      // the end of each side is forwarded as such: the other side may still send
      client.pipe(upstream);
      upstream.pipe(client);
    });
    upstream.on("error", fail);
    client.on("error", fail);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroySoon());
  }
}

function end(client: Socket, upstream: Socket): void {
  upstream.destroy();
  if (!client.destroyed) client.resetAndDestroy();
}
