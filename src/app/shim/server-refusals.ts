/**
 * What the kernel and the resolver refused to the stdio servers of a session, by their processes. Who asks the resolver is
 * not known, nor whose process it was that ended before netmon looked: such a refusal counts for each server that it may
 * belong to, those with a request under way.
 *
 * Fails open: it explains, and decides nothing. Bounded: the first different places of each server are kept.
 */
import { destinationsOf } from "../../analysis/learn/network-evidence.ts";
import { destinationOf } from "../../analysis/report/refused.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { McpNetworkConnection, NetmonDnsRefused, NetmonEvent, RefusedPlace } from "../../event/event.ts";
import { ancestorsOf, ServerProcesses } from "./server-processes.ts";

const MOST_PLACES = 16;
const MOST_UNOWNED = 64;
const MOST_OWNERS = 1024;
const OWNERS_MS = 100;

/** One server's. */
export interface ServerRefusals {
  /** `since`: milliseconds ago; what may be another's counts if it was refused after that. */
  places(since: number): RefusedPlace[];
  /** The server's process has been made. */
  started(): void;
  close(): void;
}

interface Server {
  processes: ServerProcesses;
  places: Map<string, RefusedPlace>;
}

export class SessionRefusals {
  readonly #servers = new Set<Server>();
  readonly #unowned = new Map<string, { place: RefusedPlace; at: number }>();
  readonly #catchUp: () => void;
  /** Keyed by process id; null: of no server; undefined: not known. */
  readonly #owners = new Map<number, Server | null | undefined>();
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
      started: () => server.processes.look(),
      places: (since) => {
        this.#catchUp();
        const from = performance.now() - since;
        const unowned = [...this.#unowned.values()].filter(({ at }) => at >= from).map(({ place }) => place);
        return [...server.places.values(), ...unowned].slice(0, MOST_PLACES).map((place) => ({ ...place }));
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
    const owner = this.#ownerOf(pid);
    if (owner === null) return;
    const place = placeOf(event, owner === undefined ? "session" : "server");
    const key = JSON.stringify(place);
    if (owner === undefined) {
      this.#noteUnowned(key, place, count);
      return;
    }
    const { places } = owner;
    if (places.has(key) || places.size < MOST_PLACES) getOrInsert(places, key, () => place).count += count;
  }

  /** Remembered for a moment, because one process may have thousands of connections refused. */
  #ownerOf(pid: number): Server | null | undefined {
    if (this.#servers.size === 0) return null;
    const now = performance.now();
    if (now - this.#ownersSince > OWNERS_MS || this.#owners.size >= MOST_OWNERS) {
      this.#owners.clear();
      this.#ownersSince = now;
    }
    if (!this.#owners.has(pid)) {
      const ancestors = ancestorsOf(pid);
      const owner = [...this.#servers].find(({ processes }) => processes.has(pid, ancestors));
      this.#owners.set(pid, owner ?? (ancestors === null ? undefined : null));
    }
    return this.#owners.get(pid);
  }

  #name({ name, reason }: NetmonDnsRefused): void {
    const allow = reason === "other_name" ? [name] : [];
    const unsure = { process: "", owner: "session", count: 0 } as const;
    this.#noteUnowned(
      `${reason} ${name}`,
      { destination: `dns ${name}`, reason, rule: null, allow, ...unsure },
      1,
    );
  }

  #noteUnowned(key: string, place: RefusedPlace, count: number): void {
    const known = getOrInsert(this.#unowned, key, () => ({ place, at: 0 }));
    known.at = performance.now();
    known.place.count += count;
    const [oldest] = this.#unowned.keys();
    if (this.#unowned.size > MOST_UNOWNED && oldest !== undefined) this.#unowned.delete(oldest);
  }
}

/** getaddrinfo(3) connects UDP sockets to port 0 to order addresses. */
function sendsNothing({ protocol, remote_addr }: McpNetworkConnection): boolean {
  return protocol === "udp" && remote_addr.endsWith(":0");
}

/** Without a count. */
function placeOf(event: McpNetworkConnection, owner: RefusedPlace["owner"]): RefusedPlace {
  const { reason, rule, comm } = event;
  const allow = reason === "undeclared" ? destinationsOf(event).entries : [];
  return { destination: destinationOf(event), reason, rule, allow, process: comm, owner, count: 0 };
}
