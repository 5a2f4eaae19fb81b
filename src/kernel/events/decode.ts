/**
 * Ring records (struct netmon_event, bpf/netmon.h) → `mcp_network_connection` events.
 *
 * Direction of failure: a record of unknown kind or length is skipped and counted in `undecoded`.
 *
 * An agent can cause more than half a million events a second, and records that are not read in time are lost. So
 * texts are reused from one record to the next while the bytes are the same.
 */
import { constants } from "node:os";
import type { McpNetworkConnection, Mode, Protocol, Reason } from "../../event/event.ts";
import { HOOKS } from "../../event/hooks.ts";
import { EventFlag, EventKind, ReasonCode, SIZE, Verdict } from "../layout.ts";
import { endpointText } from "../table/address.ts";
import { PAGE_RULE, type RuleNames } from "../table/rule-names.ts";
import type { Parents } from "./parents.ts";
import { TimestampText } from "./timestamp.ts";

const PROTOCOLS = new Map<number, Protocol>([
  [1, "icmp"],
  [6, "tcp"],
  [17, "udp"],
  [58, "icmpv6"],
  [132, "sctp"],
  [136, "udplite"],
]);

const ERRNO = new Map(Object.entries(constants.errno).map(([name, number]) => [number, name]));

const FIXED_REASONS = new Map<number, Reason>([
  [ReasonCode.undeclared, "undeclared"],
  [ReasonCode.socketType, "socket_type"],
  [ReasonCode.sourceRoute, "source_route"],
  [ReasonCode.fragment, "fragment"],
  [ReasonCode.malformed, "malformed"],
  [ReasonCode.unixPath, "unix_path"],
  [ReasonCode.translated, "translated"],
  [ReasonCode.unredirected, "unredirected"],
  [ReasonCode.resolverSource, "resolver_source"],
  [ReasonCode.internal, "internal"],
  [ReasonCode.ownListener, "own_listener"],
]);

const CACHE_MAX = 16384;

export interface DecodeContext {
  sessionId: string;
  ruleNames: RuleNames;
  /** Mode that was in force at this generation. */
  modeAt(generation: number): Mode;
  /** Path below the cgroup2 mount, or the id in decimal if no path is known. */
  cgroupPath(id: bigint): string;
  parents: Pick<Parents, "of">;
  /** Nanoseconds to add to CLOCK_MONOTONIC to get Unix time; read for each batch. */
  wallClockOffsetNs(): bigint;
}

export class EventDecoder {
  readonly #context: DecodeContext;
  readonly #timestamps = new TimestampText();
  /** Keyed by IPv4 address and port as a number, or by the bytes of both. */
  readonly #endpoints = new Map<number | string, string>();
  /** The last comm, by its four words. */
  #comm = { w0: 0, w1: 0, w2: 0, w3: 0, text: "" };
  #cgroup = { low: 0, high: 0, text: null as string | null };
  undecoded = 0;

  constructor(context: DecodeContext) {
    this.#context = context;
  }

  /** `batch`: [u32 length, data padded to 8]…, as the ring reader returns it, of which `bytes` are used. */
  decode(batch: Buffer, bytes: number, onEvent: (event: McpNetworkConnection, flags: number) => void): void {
    this.#timestamps.setOffset(this.#context.wallClockOffsetNs());
    this.#cgroup.text = null; // a path may have become known
    let at = 0;
    while (at + 8 <= bytes) {
      const length = batch.readUInt32LE(at);
      const event = this.#record(batch, at + 8, length);
      if (event) onEvent(event, batch[at + 8 + 5] ?? 0);
      else this.undecoded++;
      at += 8 + ((length + 7) & ~7);
    }
  }

  #record(b: Buffer, at: number, length: number): McpNetworkConnection | null {
    const kind = b[at];
    const unix = kind === EventKind.unix && length === SIZE.unixEvent;
    if (!unix && !(kind === EventKind.connection && length === SIZE.event)) return null;
    const verdict = b[at + 2] ?? 0;
    const flags = b[at + 5] ?? 0;
    const proto = b[at + 4] ?? 0;
    const generation = b.readUInt32LE(at + 40);
    const rule = this.#context.ruleNames.rule(b.readUInt32LE(at + 44));
    const servers = this.#context.ruleNames.serverSet(b.readUInt32LE(at + 48));
    const err = b.readUInt32LE(at + 68);
    const hook = HOOKS[b[at + 1] ?? 0] ?? "none";
    const foreign = (flags & EventFlag.foreignTask) !== 0;
    const event: McpNetworkConnection = {
      type: "mcp_network_connection",
      timestamp: this.#timestamps.text(b.readUInt32LE(at + 28), b.readUInt32LE(at + 24)),
      session_id: this.#context.sessionId,
      remote_addr: unix ? pathText(b, at) : hook === "sock_create" ? "" : this.#endpoint(b, at),
      server_id: servers[0]?.id ?? null,
      server_type: servers[0]?.type ?? null,
      action: verdict === Verdict.block ? "block" : "allow",
      protocol: unix ? "unix" : (PROTOCOLS.get(proto) ?? `ip-${proto}`),
      reason: reasonOf(b[at + 3] ?? 0, verdict, servers.length > 0, rule?.source),
      rule: rule?.source ?? null,
      mode:
        verdict === Verdict.block && rule?.source !== PAGE_RULE
          ? "enforce"
          : verdict === Verdict.wouldBlock
            ? "observe"
            : this.#context.modeAt(generation),
      would_block: verdict === Verdict.wouldBlock,
      // a task outside the session did not do it: it is not named
      pid: foreign ? 0 : b.readUInt32LE(at + 56),
      comm: foreign ? "" : this.#commText(b, at + 72),
      uid: b.readUInt32LE(at + 64),
      cgroup: this.#cgroupText(b, at + 32),
      host: rule?.host ?? null,
      // at egress the caller may see nothing at all (TCP), whatever the program returned
      errno: err === 0 || hook === "egress" ? null : (ERRNO.get(err) ?? String(err)),
      count: b.readUInt32LE(at + 52),
      generation,
      hook,
    };
    if (servers.length > 1) event.server_ids = servers.map((s) => s.id);
    if (foreign) event.foreign_task = true;
    else if (event.pid > 0) {
      const parents = this.#context.parents.of(event.pid, event.comm, b.readUInt32LE(at + 60));
      if (parents.length > 0) event.parents = parents;
    }
    if (event.reason === "internal" || event.reason === "own_listener") event.internal = true;
    else if (flags & EventFlag.ownNamespace) event.own_namespace = true;
    return event;
  }

  #endpoint(b: Buffer, at: number): string {
    const mapped =
      b.readUInt32LE(at + 8) === 0 && b.readUInt32LE(at + 12) === 0 && b.readUInt32BE(at + 16) === 0xffff;
    const key = mapped
      ? b.readUInt32BE(at + 20) * 0x10000 + b.readUInt16BE(at + 6)
      : b.toString("latin1", at + 6, at + 24);
    let text = this.#endpoints.get(key);
    if (text === undefined) {
      if (this.#endpoints.size >= CACHE_MAX) this.#endpoints.clear();
      text = endpointText(b.subarray(at + 8, at + 24), b.readUInt16BE(at + 6));
      this.#endpoints.set(key, text);
    }
    return text;
  }

  #commText(b: Buffer, at: number): string {
    const last = this.#comm;
    const w0 = b.readUInt32LE(at);
    const w1 = b.readUInt32LE(at + 4);
    const w2 = b.readUInt32LE(at + 8);
    const w3 = b.readUInt32LE(at + 12);
    if (last.w0 === w0 && last.w1 === w1 && last.w2 === w2 && last.w3 === w3) return last.text;
    let end = at;
    while (end < at + 16 && b[end] !== 0) end++;
    this.#comm = { w0, w1, w2, w3, text: b.toString("utf8", at, end) };
    return this.#comm.text;
  }

  #cgroupText(b: Buffer, at: number): string {
    const last = this.#cgroup;
    const low = b.readUInt32LE(at);
    const high = b.readUInt32LE(at + 4);
    if (last.text !== null && last.low === low && last.high === high) return last.text;
    const text = this.#context.cgroupPath(b.readBigUInt64LE(at));
    this.#cgroup = { low, high, text };
    return text;
  }
}

/** Reasons of the rules that prevent bypassing netmon's proxy and gateway, keyed by source (src/policy/bypass.ts). */
const BYPASS_REASONS = new Map<string | undefined, Reason>([
  ["proxy.bypass", "proxy_bypass"],
  ["gateway.bypass", "gateway_bypass"],
]);

function reasonOf(code: number, verdict: number, server: boolean, source: string | undefined): Reason {
  const fixed = FIXED_REASONS.get(code);
  if (fixed) return fixed;
  if (verdict === Verdict.allow) return server ? "declared" : "allowed_destination";
  const bypass = BYPASS_REASONS.get(source);
  if (bypass) return bypass;
  return server ? "server_denied" : "denied_destination";
}

/** Abstract names are shown with a leading '@', as ss(8) does. */
function pathText(b: Buffer, at: number): string {
  const length = Math.min(b.readUInt32LE(at + SIZE.event), 108);
  const start = at + SIZE.event + 4;
  if (length === 0) return "";
  return b[start] === 0
    ? `@${b.toString("utf8", start + 1, start + length)}`
    : b.toString("utf8", start, start + length);
}
