/**
 * MCP servers to which a session speaks plain HTTP without netmon in front. A program of the kernel copies the beginnings
 * of a few requests to each destination (bpf/netmon_plain_http.bpf.c); nothing of them is kept but a server's address
 * and path.
 *
 * Fails open: it decides nothing. Without it, which is a fault, such servers are found as those behind TLS are.
 */
import type { BareServer } from "../../event/coverage.ts";
import type { McpNetworkConnection } from "../../event/event.ts";
import { type Part, repeatedly } from "../../event/faults.ts";
import { alignedDelay } from "../../kernel/aligned-delay.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import { HelperError } from "../../kernel/helper/error.ts";
import { decodeRequest, SIZE } from "../../kernel/layout.ts";
import { endpointText } from "../../kernel/table/address.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import { type FirstRequest, firstRequest } from "../../mcp/first-request.ts";
import { closeAll, type Descriptor, linksAreAt } from "../../native/descriptor.ts";
import { KernelMap, RingReader } from "../../native/map.ts";

/** One that was found: the destination of a request, the request's path, and the last connection's event, if known. */
export interface SpokenTo {
  addr: Uint8Array;
  port: number;
  path: string | null;
  connection: McpNetworkConnection | null;
}

export interface PlainHttpPorts {
  cgroup(): Cgroup;
  calls: HelperCalls;
  enabled(): boolean;
  /** Returns the factor by which all intervals are stretched. */
  pace(): number;
  part: Part;
  /** Takes how many requests came too fast to be looked at, since it was last called and in all. */
  dropped(dropped: number, total: number): void;
  /** Returns what is known of a destination that was spoken to; null: it is declared, or netmon's own. */
  describe(to: SpokenTo): BareServer | null;
  found(server: BareServer): void;
}

/** The cgroup's next one comes with the next container. */
const GONE: ReadonlySet<string> = new Set(["cgroup_changed", "ENOENT"]);
const ROUND_MS = 1000;
/** A listener of netmon's own is known by then. */
const SETTLE_MS = 3000;
const MOST_SERVERS = 64;
/** Destinations of which more is known. */
const MOST_KNOWN = 256;

/** Shared by all sessions of this thread: what is read is looked at before anything else can run. */
let shared: Buffer | null = null;
const RECORDS_AT_ONCE = 32;
/** Those of a full ring; a session that sends faster than netmon reads does not hold it up. */
const MOST_A_ROUND = 128;

interface Attached {
  cgroupId: bigint;
  ring: RingReader;
  link: Descriptor;
  descriptors: Descriptor[];
  unread: KernelMap;
  /** Part of `unread` that was told. */
  told: number;
}

export class PlainHttp {
  readonly #ports: PlainHttpPorts;
  readonly #found = new Map<string, BareServer>();
  readonly #settling = new Map<string, Pick<SpokenTo, "addr" | "port"> & { since: number }>();
  /** The path of the last request to a destination: its message may come in a segment of its own. */
  readonly #paths = new Map<string, string>();
  readonly #connections = new Map<string, McpNetworkConnection>();
  #attached: Attached | null = null;
  #impossible = false;
  #dropped = 0;
  #looking: Promise<void> | null = null;
  #end: (() => void) | null = null;

  constructor(ports: PlainHttpPorts) {
    this.#ports = ports;
  }

  /** Those found so far. */
  get servers(): BareServer[] {
    return [...this.#found.values()];
  }

  start(): void {
    const { part, pace } = this.#ports;
    part.background(() => this.look(), "tried_again");
    this.#end ??= repeatedly(
      part,
      () => alignedDelay(ROUND_MS * pace()),
      () => this.look(),
    );
  }

  async stop(): Promise<void> {
    this.#end?.();
    this.#end = null;
    this.#impossible = true;
    await this.#looking?.catch(() => {});
    this.#detach();
  }

  /** Takes who connects where. */
  connected(event: McpNetworkConnection): void {
    if (event.protocol === "tcp" && event.action === "allow")
      put(this.#connections, event.remote_addr, event);
  }

  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { part } = this.#ports;
    const cgroup = this.#ports.cgroup();
    const wanted = this.#ports.enabled() && !this.#impossible;
    if (this.#attached !== null && (!wanted || this.#attached.cgroupId !== cgroup.id)) this.#detach();
    if (!wanted) return;
    if (this.#attached !== null && !isAttached(this.#attached)) {
      this.#detach();
      part.fault(new Error("the program that reads plain HTTP requests was detached"), "restarted");
    }
    if (this.#attached === null) await this.#attach(cgroup);
    if (this.#attached === null) return;
    this.#read(this.#attached);
    this.#settle();
  }

  async #attach({ path, id }: Cgroup): Promise<void> {
    const { calls, part } = this.#ports;
    try {
      const { descriptors } = await calls.request("plainHttp", { cgroup: path, cgroupId: id });
      this.#attached = attached(id, descriptors);
      // it was stopped meanwhile
      if (this.#impossible) this.#detach();
    } catch (error) {
      const isGone = error instanceof HelperError && GONE.has(error.code);
      if (this.#impossible || isGone) return;
      this.#impossible = true;
      part.fault(new Error("MCP servers over plain HTTP are not looked for", { cause: error }), "kept");
    }
  }

  #detach(): void {
    const was = this.#attached;
    this.#attached = null;
    if (was === null) return;
    was.ring.close();
    was.unread.close();
    closeAll(was.descriptors);
  }

  #read(attached: Attached): void {
    const { ring } = attached;
    shared ??= Buffer.alloc(RECORDS_AT_ONCE * (SIZE.request + 8));
    let records = 0;
    for (let more = true; more && records < MOST_A_ROUND; ) {
      const read = ring.read(shared);
      more = read.more;
      records += read.records;
      for (let at = 0; at + 8 <= read.bytes; ) {
        const length = shared.readUInt32LE(at);
        if (length === SIZE.request) this.#take(shared.subarray(at + 8, at + 8 + length));
        at += 8 + ((length + 7) & ~7);
      }
      shared.fill(0, 0, read.bytes); // it may hold a token
    }
    if (records > 0) this.#tellDropped(attached);
  }

  #tellDropped(attached: Attached): void {
    const unread = Number(attached.unread.lookup(Buffer.alloc(4))?.readBigUInt64LE() ?? 0n);
    const dropped = unread - attached.told;
    if (dropped === 0) return;
    attached.told = unread;
    this.#dropped += dropped;
    this.#ports.dropped(dropped, this.#dropped);
  }

  #take(record: Buffer): void {
    const { addr, port, bytes } = decodeRequest(record);
    const key = endpointText(addr, port);
    const { mcp, path }: FirstRequest = firstRequest(bytes);
    if (path !== null) put(this.#paths, key, path);
    if (!mcp || this.#found.has(key) || this.#settling.has(key)) return;
    if (this.#found.size + this.#settling.size >= MOST_SERVERS) return;
    this.#settling.set(key, { addr, port, since: performance.now() });
  }

  #settle(): void {
    const now = performance.now();
    for (const [key, { since, ...to }] of this.#settling) {
      if (now - since < SETTLE_MS) break;
      this.#settling.delete(key);
      const known = { path: this.#paths.get(key) ?? null, connection: this.#connections.get(key) ?? null };
      const server = this.#ports.describe({ ...to, ...known });
      if (server === null) continue;
      this.#found.set(key, server);
      this.#ports.found(server);
    }
  }
}

/** The oldest makes room. */
function put<T>(known: Map<string, T>, key: string, value: T): void {
  known.delete(key);
  const [oldest] = known.size >= MOST_KNOWN ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}

function isAttached({ link, cgroupId }: Attached): boolean {
  return linksAreAt([link], cgroupId)[0] === true;
}

/** Takes ownership of the descriptors. */
function attached(cgroupId: bigint, given: ReadonlyMap<string, Descriptor>): Attached {
  const { "map:requests": ring, "map:unread": unread, "link:plain_http": link } = Object.fromEntries(given);
  try {
    if (ring === undefined || unread === undefined || link === undefined)
      throw new Error("netmon-bpf sent no maps or link");
    const counter = new KernelMap(unread);
    const descriptors = [ring, link];
    return { cgroupId, ring: new RingReader(ring), link, unread: counter, told: 0, descriptors };
  } catch (error) {
    closeAll(given.values());
    throw error;
  }
}
