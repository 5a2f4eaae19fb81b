/**
 * What the kernel and the resolver refused to the stdio servers of a session, by their processes. The resolver does not
 * know who asks: a refused name counts for each server that it may belong to, those with a request under way.
 *
 * Fails open: it explains, and decides nothing. Bounded: the first different places of each server are kept.
 */
import { destinationsOf } from "../../analysis/learn/network-evidence.ts";
import { destinationOf } from "../../analysis/report/refused.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { McpNetworkConnection, NetmonDnsRefused, NetmonEvent, RefusedPlace } from "../../event/event.ts";
import { ancestorsOf, ServerProcesses } from "./server-processes.ts";

const MOST_PLACES = 16;
const MOST_NAMES = 64;
const MOST_OWNERS = 1024;
const OWNERS_MS = 100;

/** One server's. */
export interface ServerRefusals {
  /** `since`: milliseconds ago; a name counts if it was refused after that. */
  places(since: number): RefusedPlace[];
  close(): void;
}

interface Server {
  processes: ServerProcesses;
  places: Map<string, RefusedPlace>;
}

export class SessionRefusals {
  readonly #servers = new Set<Server>();
  readonly #names = new Map<string, { place: RefusedPlace; at: number }>();
  readonly #catchUp: () => void;
  /** Keyed by process id; null: of no server. */
  readonly #owners = new Map<number, Server | null>();
  #ownersSince = 0;

  /** `catchUp`: has the kernel's events that are not read yet given to `take`. */
  constructor(catchUp: () => void) {
    this.#catchUp = catchUp;
  }

  /** `relay`: process id of the server's relay. */
  of(relay: number): ServerRefusals {
    const server = { processes: new ServerProcesses(relay), places: new Map<string, RefusedPlace>() };
    this.#servers.add(server);
    this.#owners.clear();
    return {
      places: (since) => {
        this.#catchUp();
        const from = performance.now() - since;
        const names = [...this.#names.values()].filter(({ at }) => at >= from).map(({ place }) => place);
        return [...server.places.values(), ...names].slice(0, MOST_PLACES).map((place) => ({ ...place }));
      },
      close: () => {
        server.processes.close();
        this.#servers.delete(server);
        this.#owners.clear();
      },
    };
  }

  take(event: NetmonEvent): void {
    if (event.type === "mcp_network_connection") this.#connection(event);
    else if (event.type === "netmon_dns_refused" && !event.would_block) this.#name(event);
  }

  #connection(event: McpNetworkConnection): void {
    const { action, pid, count } = event;
    if (action !== "block" || pid === 0 || sendsNothing(event)) return;
    const places = this.#ownerOf(pid)?.places;
    if (places === undefined) return;
    const place = placeOf(event);
    const key = JSON.stringify(place);
    if (places.has(key) || places.size < MOST_PLACES) getOrInsert(places, key, () => place).count += count;
  }

  /** Remembered for a moment, because one process may have thousands of connections refused. */
  #ownerOf(pid: number): Server | null {
    if (this.#servers.size === 0) return null;
    const now = performance.now();
    if (now - this.#ownersSince > OWNERS_MS || this.#owners.size >= MOST_OWNERS) {
      this.#owners.clear();
      this.#ownersSince = now;
    }
    return getOrInsert(this.#owners, pid, () => {
      const ancestors = ancestorsOf(pid);
      return [...this.#servers].find(({ processes }) => processes.has(pid, ancestors)) ?? null;
    });
  }

  #name({ name, reason }: NetmonDnsRefused): void {
    const allow = reason === "other_name" ? [name] : [];
    const place = { destination: `dns ${name}`, reason, rule: null, allow, process: "", count: 0 };
    const known = getOrInsert(this.#names, `${reason} ${name}`, () => ({ place, at: 0 }));
    known.at = performance.now();
    known.place.count++;
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES && oldest !== undefined) this.#names.delete(oldest);
  }
}

/** getaddrinfo(3) connects UDP sockets to port 0 to order addresses. */
function sendsNothing({ protocol, remote_addr }: McpNetworkConnection): boolean {
  return protocol === "udp" && remote_addr.endsWith(":0");
}

/** Without a count. */
function placeOf(event: McpNetworkConnection): RefusedPlace {
  const { reason, rule, comm } = event;
  const allow = reason === "undeclared" ? destinationsOf(event).entries : [];
  return { destination: destinationOf(event), reason, rule, allow, process: comm, count: 0 };
}
