/**
 * The proxy for destinations with require_sni: reads the ClientHello, and where its server name is allowed hands
 * the connection on, byte by byte as it came; TLS stays between client and server.
 *
 * Direction of failure: enforce ends what has no allowed name, is not TLS, hides its name (ECH), or does not come in
 * time, with a TLS alert; observe hands it on and says so. A server that cannot be reached ends the connection.
 */
import { createServer, type Server, type Socket } from "node:net";
import type { SocketPlace } from "../dns/socket-place.ts";
import { ClientHelloReader } from "./client-hello.ts";
import type { Destination, SniDestinations } from "./destinations.ts";

export interface SniRefusal {
  destination: Destination;
  /** null: none, or it cannot be read. */
  name: string | null;
  why: string;
}

export interface SniPorts {
  enforce(): boolean;
  /** A rule at the destination allows this name. */
  allows(name: string, destination: Destination): boolean;
  /** Must not throw. */
  onRefused(refusal: SniRefusal): void;
}

const HELLO_MS = 10_000;
const DIAL_MS = 30_000;
/** Fatal alerts (RFC 8446 section 6.2): unrecognized_name, access_denied. */
const ALERT = { unrecognizedName: 112, accessDenied: 49 } as const;
const MAX_CONNECTIONS = 4096;

export class SniProxy {
  readonly #place: SocketPlace;
  readonly #destinations: SniDestinations;
  readonly #ports: SniPorts;
  readonly #server: Server;
  /** Both sides of each connection, and where it goes. */
  readonly #open = new Map<Socket, { destination: Destination; upstream: Socket | null }>();

  private constructor(place: SocketPlace, destinations: SniDestinations, ports: SniPorts) {
    this.#place = place;
    this.#destinations = destinations;
    this.#ports = ports;
    this.#server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (socket) =>
      this.#accept(socket),
    );
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on("drop", (dropped) => {
      const destination = destinations.at(dropped?.localAddress ?? "");
      if (destination) ports.onRefused({ destination, name: null, why: "too many connections" });
    });
  }

  /** `port` 0: any. Rejects where it cannot be had. */
  static async open(
    place: SocketPlace,
    destinations: SniDestinations,
    ports: SniPorts,
    port: number,
  ): Promise<SniProxy> {
    const proxy = new SniProxy(place, destinations, ports);
    await new Promise<void>((resolve, reject) => {
      proxy.#server.once("listening", resolve);
      proxy.#server.once("error", reject);
      // every address of 127.0.0.0/8; who comes from elsewhere is turned away
      place.listenTcp("0.0.0.0", port, proxy.#server);
    });
    proxy.#server.on("error", () => {}); // accept(2) failed: the client sees its connection end
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  /** Addresses that connections lead to now. */
  live(): Set<string> {
    return new Set([...this.#open.values()].map(({ destination }) => destination.address));
  }

  close(): void {
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
    this.#open.set(client, { destination, upstream: null });
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
    const timer = setTimeout(() => decide({ name: null, why: "no ClientHello in time" }), HELLO_MS);
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
    return this.#ports.allows(hello.name, destination) ? null : "not an allowed server name";
  }

  #decide(
    client: Socket,
    destination: Destination,
    read: Buffer,
    { name, why }: { name: string | null; why: string | null },
  ): void {
    if (why !== null) this.#ports.onRefused({ destination, name, why });
    if (why === null || !this.#ports.enforce()) this.#handOn(client, destination, read);
    else {
      const alert = name === null ? ALERT.accessDenied : ALERT.unrecognizedName;
      client.end(Buffer.from([21, 3, 3, 0, 2, 2, alert]), () => client.destroySoon());
    }
  }

  #handOn(client: Socket, destination: Destination, read: Buffer): void {
    let upstream: Socket;
    try {
      upstream = this.#place.dialTcp(destination.address, destination.port);
    } catch {
      client.resetAndDestroy();
      return;
    }
    this.#open.set(client, { destination, upstream });
    upstream.allowHalfOpen = true;
    upstream.setNoDelay(true);
    client.setNoDelay(true);
    const end = (): void => {
      upstream.destroy();
      if (!client.destroyed) client.resetAndDestroy();
    };
    upstream.setTimeout(DIAL_MS, end);
    upstream.once("connect", () => {
      upstream.setTimeout(0);
      upstream.write(read);
      // each side's end is handed on as such: the other may still speak
      client.pipe(upstream);
      upstream.pipe(client);
    });
    upstream.on("error", end);
    client.on("error", end);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroySoon());
  }
}
