/**
 * Network rules → the exact contents of the kernel maps. Pure.
 *
 * The stricter rule wins everywhere: within one key here, between keys in the kernel (bpf/table.h). A range
 * trie returns only the longest prefix, so a denied range is also written into the allowed ranges it covers;
 * and an exact rule decides without a look at the ranges, so a denied range is written into those as well.
 *
 * An address of this host is named by its port: such a rule is written for the local class as well, so that
 * 127.0.0.1, ::1, 0.0.0.0 and the interface's own address are one.
 */
import { type NetworkRule, TCP, UDP } from "../../policy/network-rule.ts";
import { addressBytesOf } from "../../registry/address.ts";
import {
  encodeRangeKey,
  encodeRule,
  encodeRuleKey,
  encodeUnixKey,
  RangeClass,
  RuleAction,
  RuleFlag,
  SIZE,
} from "../layout.ts";
import { isLoopback, LOCAL_CLASS } from "./address.ts";
import { coverOfRange, coverOfRule, type DenialCover, denialCover, isDenial } from "./cover.ts";
import { CANARY_RULE, PAGE_RULE, type RuleNames, type ServerRef } from "./rule-names.ts";

/** The protocol of a resolver's entry (bpf/netmon.h). */
const RESOLVER = 0;

/** Map contents; keys and values are the struct bytes as latin1 strings. */
export interface TableContents {
  rules: Map<string, string>;
  ranges: Map<string, string>;
  unixRules: Map<string, string>;
  /** enum netmon_range_class bits of `ranges`. */
  rangeClasses: number;
}

export interface UnixRule {
  source: string;
  /** Abstract names start with a NUL. */
  path: string;
  /** The path is only the start of what is denied. */
  prefix: boolean;
}

/** Where the self-test connects: refused in every mode, never reported as an event. */
export interface Canary {
  /** In 127/8, 16 bytes. */
  addr: Uint8Array;
  /** Native IPv6, 16 bytes. */
  addr6: Uint8Array;
  /** Refused by connect, sendmsg and egress. */
  port: number;
  /** Refused by egress alone. */
  egressPort: number;
  /** IP protocol of a raw socket, refused by sock_create. */
  rawProtocol: number;
}

export interface TableInput {
  rules: Iterable<NetworkRule>;
  unixRules: readonly UnixRule[];
  servers: ReadonlyMap<string, ServerRef>;
  /** Addresses of the session's own network namespace, 16 bytes each. */
  localAddrs: readonly Uint8Array[];
  canary: Canary | null;
  /** TCP ports of netmon's own pages at 127.0.0.1: refused in every mode, whatever `rules` say. */
  pages?: readonly number[];
  /** Name servers whose answers netmon believes: the session sends nothing in their name. */
  resolvers?: readonly ResolverRule[];
  /** Denied ranges beside `rules`, where these are of one address alone. */
  wider?: DenialCover;
}

export interface ResolverRule {
  source: string;
  /** Canonical text. */
  address: string;
  port: number;
}

export function emptyTable(): TableContents {
  return { rules: new Map(), ranges: new Map(), unixRules: new Map(), rangeClasses: 0 };
}

export const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

/** Puts an entry in; an existing one stays unless the new one is stricter. */
function put(map: Map<string, string>, key: string, value: string): void {
  const old = map.get(key);
  if (old === undefined || (isDenial(value) && !isDenial(old))) map.set(key, value);
}

export function rangeClassOf(port: number, protocol: number): number {
  if (port !== 0) return RangeClass.protoPort;
  return protocol !== 0 ? RangeClass.proto : RangeClass.any;
}

const denial = (rule: number, flags = 0): string =>
  latin1(encodeRule({ rule, server: 0, action: RuleAction.deny, flags }));

interface RangeEntry {
  addr: Uint8Array;
  prefix: number;
  value: string;
}

export function compileTable(input: TableInput, ruleNames: RuleNames): TableContents {
  const table = emptyTable();
  const local = new Set(input.localAddrs.map(latin1));
  const ranges = new Map<number, { port: number; protocol: number; entries: RangeEntry[] }>();
  /** Denials by name, of any port of an address: they do not cover what single ports of it are allowed for. */
  const givingWay = new Set<string>();

  const scratch = Buffer.alloc(SIZE.rule);
  const ruleValue = (rule: NetworkRule): string => {
    const set: ServerRef[] = rule.servers.map((id) => input.servers.get(id) ?? { id, type: "http" });
    scratch.writeUInt32LE(ruleNames.ruleId({ source: rule.source, host: rule.host }), 0);
    scratch.writeUInt32LE(ruleNames.serverSetId(set), 4);
    scratch[8] = rule.action === "deny" ? RuleAction.deny : RuleAction.allow;
    scratch[9] = rule.report ? RuleFlag.report : 0;
    return scratch.toString("latin1");
  };

  const key = Buffer.alloc(SIZE.ruleKey);
  const place = (addr: Uint8Array, prefix: number, port: number, protocol: number, value: string): void => {
    if (prefix === 128 && port !== 0) {
      for (let i = 0; i < 16; i++) key[i] = addr[i] ?? 0;
      key[16] = port >> 8;
      key[17] = port & 0xff;
      key[18] = protocol;
      put(table.rules, key.toString("latin1"), value);
      return;
    }
    const group = port * 256 + protocol;
    const list = ranges.get(group) ?? { port, protocol, entries: [] };
    ranges.set(group, list);
    list.entries.push({ addr, prefix, value });
  };

  for (const rule of input.rules) {
    const value = ruleValue(rule);
    const protocols = rule.protocol === 0 && rule.port !== 0 ? [TCP, UDP] : [rule.protocol];
    const ownAddress =
      rule.prefix === 128 && (isLoopback(rule.addr) || (local.size > 0 && local.has(latin1(rule.addr))));
    const loopbackRange = rule.prefix < 128 && rule.prefix >= 104 && isLoopback(rule.addr);
    for (const protocol of protocols) {
      place(rule.addr, rule.prefix, rule.port, protocol, value);
      if (rule.names && rule.action === "deny" && rule.port === 0 && rule.prefix === 128)
        givingWay.add(latin1(encodeRangeKey(rule.addr, rule.prefix, 0, protocol)));
      if ((ownAddress || loopbackRange) && !rule.exact) place(LOCAL_CLASS, 128, rule.port, protocol, value);
    }
  }

  for (const { port, protocol, entries } of ranges.values()) {
    for (const [key, value] of strictestByPrefix(entries, port, protocol)) put(table.ranges, key, value);
    table.rangeClasses |= rangeClassOf(port, protocol);
  }
  denyCovered(table, givingWay, input.wider);
  for (const rule of input.unixRules) {
    const value = denial(ruleNames.ruleId({ source: rule.source, host: null }));
    put(table.unixRules, latin1(encodeUnixKey(Buffer.from(rule.path, "utf8"), rule.prefix)), value);
  }
  for (const { source, address, port } of input.resolvers ?? []) {
    const value = denial(ruleNames.ruleId({ source, host: address }));
    table.rules.set(latin1(encodeRuleKey(addressBytesOf(address), port, RESOLVER)), value);
  }
  if (input.canary) placeCanary(table, input.canary);
  for (const port of input.pages ?? []) placePage(table, port, ruleNames);
  return table;
}

/** Where a call reaches a page: at its address, and at the address that stands for all of this host. */
function placePage(table: TableContents, port: number, ruleNames: RuleNames): void {
  for (const address of ["127.0.0.1", "0.0.0.0"]) {
    const value = denial(ruleNames.ruleId({ source: PAGE_RULE, host: address }), RuleFlag.everyMode);
    table.rules.set(latin1(encodeRuleKey(addressBytesOf(address), port, TCP)), value);
  }
}

/**
 * Writes the denial of a range into the allowed exact rules it covers, in each class that covers them; those of `wider`
 * into ranges as well.
 */
function denyCovered(table: TableContents, givingWay: ReadonlySet<string>, wider?: DenialCover): void {
  if (wider) {
    for (const [key, value] of table.ranges) {
      const cover = isDenial(value) ? undefined : coverOfRange(wider, key);
      if (cover !== undefined) table.ranges.set(key, cover);
    }
  } else if (table.ranges.size === 0) return;
  const firm = givingWay.size === 0 ? table.ranges : [...table.ranges].filter(([key]) => !givingWay.has(key));
  const own = denialCover(new Map(firm));
  const coveringDenial: DenialCover = wider ? (...place) => own(...place) ?? wider(...place) : own;
  for (const [key, value] of table.rules) {
    if (isDenial(value)) continue;
    const cover = coverOfRule(coveringDenial, key);
    if (cover !== undefined) table.rules.set(key, cover);
  }
}

/** Entries of one (protocol, port): a deny covers every longer prefix below it. */
function strictestByPrefix(entries: RangeEntry[], port: number, protocol: number): Map<string, string> {
  const out = new Map<string, string>();
  for (const e of entries) put(out, latin1(encodeRangeKey(e.addr, e.prefix, port, protocol)), e.value);
  const denied = entries.filter((e) => isDenial(e.value));
  const denyLengths = [...new Set(denied.map((e) => e.prefix))].sort((a, b) => b - a);
  if (denyLengths.length === 0) return out;
  for (const e of entries) {
    if (isDenial(e.value)) continue;
    for (const length of denyLengths) {
      if (length >= e.prefix) continue;
      const cover = out.get(latin1(encodeRangeKey(e.addr, length, port, protocol)));
      if (cover !== undefined && isDenial(cover)) {
        put(out, latin1(encodeRangeKey(e.addr, e.prefix, port, protocol)), cover);
        break;
      }
    }
  }
  return out;
}

function placeCanary(table: TableContents, canary: Canary): void {
  const refused = denial(CANARY_RULE, RuleFlag.canary);
  const refusedAtEgress = denial(CANARY_RULE, RuleFlag.canary | RuleFlag.egressOnly);
  for (const addr of [canary.addr, canary.addr6])
    for (const protocol of [TCP, UDP])
      table.rules.set(latin1(encodeRuleKey(addr, canary.port, protocol)), refused);
  table.rules.set(latin1(encodeRuleKey(canary.addr, canary.egressPort, UDP)), refusedAtEgress);
}
