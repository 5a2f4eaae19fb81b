/**
 * Compiles network rules to the exact contents of the kernel maps. Pure.
 *
 * The stricter rule always wins: within one key here, between keys in the kernel (bpf/judge_connection.h). A range trie returns
 * only the longest prefix, so a denied range is also written into the allowed ranges it covers. An exact rule is
 * decided without the ranges, so a denied range is written into those rules as well.
 *
 * An address of this host is identified by its port: such a rule is written for the local class as well, so that
 * 127.0.0.1, ::1, 0.0.0.0 and the interface's own address are one.
 */
import { type NetworkRule, TCP, UDP } from "../../policy/network-rule.ts";
import { addressBytesOf, addressKey, isThisHost } from "../../registry/address.ts";
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
import { LOCAL_CLASS } from "./address.ts";
import { coverOfRange, coverOfRule, type DenialCover, denialCover } from "./cover.ts";
import { type Entries, emptyEntries, isDenial, type PolicyMap } from "./entries.ts";
import { CANARY_RULE, DAEMON_RULE, PAGE_RULE, type RuleNames, type ServerRef } from "./rule-names.ts";

/** The protocol number of a resolver's entry (bpf/netmon.h). */
const RESOLVER = 0;
const BOTH = [TCP, UDP];

export interface TableContents extends Record<PolicyMap, Entries> {
  /** enum netmon_range_class bits of `ranges`. */
  rangeClasses: number;
}

export interface UnixRule {
  source: string;
  /** Abstract names start with a NUL. */
  path: string;
  /** The path is a prefix of the denied paths. */
  prefix: boolean;
}

/** Destinations of the self-test: refused in every mode, never reported as an event. */
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
  /** TCP ports of netmon's own pages at 127.0.0.1: refused in every mode, whatever `rules` permit. */
  pages?: readonly number[];
  /** Ports of this host that `rules` may permit as a whole, not by name: refused at all of its addresses. */
  refused?: readonly RefusedListener[];
  /** Name servers whose answers netmon trusts: the session sends nothing with their source address. */
  resolvers?: readonly ResolverRule[];
  /** Denied ranges besides `rules`, if `rules` are those of a single address. */
  wider?: DenialCover;
}

/** Somebody outside the session who listens on this host. */
export interface RefusedListener {
  port: number;
  proto: number;
  /** Shown as the destination's host. */
  program: string;
}

export interface ResolverRule {
  source: string;
  /** Canonical text. */
  address: string;
  port: number;
}

export function emptyTable(): TableContents {
  return { ...emptyEntries(), rangeClasses: 0 };
}

/** Adds an entry; an existing one stays unless the new one is stricter. */
function put(map: Entries, key: Uint8Array, value: Uint8Array): void {
  const at = map.add(key, value);
  if (isDenial(value) && !map.isDenial(at)) map.setValue(at, value);
}

export function rangeClassOf(port: number, protocol: number): number {
  if (port !== 0) return RangeClass.protoPort;
  return protocol !== 0 ? RangeClass.proto : RangeClass.any;
}

const denial = (rule: number, flags = 0): Buffer =>
  encodeRule({ rule, server: 0, action: RuleAction.deny, flags });

export function compileTable(input: TableInput, ruleNames: RuleNames): TableContents {
  const table = emptyTable();
  const local = new Set(input.localAddrs.map(addressKey));
  /** Denials by name for any port of an address: they do not cover single ports that are allowed. */
  const givingWay = new Set<string>();

  // one shared buffer for keys of each kind, and one for values
  const [ruleKey, rangeKey] = [Buffer.alloc(SIZE.ruleKey), Buffer.alloc(SIZE.rangeKey)];
  const value = Buffer.alloc(SIZE.rule);
  const place = (addr: Uint8Array, prefix: number, port: number, protocol: number): void => {
    if (prefix === 128 && port !== 0) {
      put(table.rules, encodeRuleKey(addr, port, protocol, ruleKey), value);
      return;
    }
    put(table.ranges, encodeRangeKey(addr, prefix, port, protocol, rangeKey), value);
    table.rangeClasses |= rangeClassOf(port, protocol);
  };

  for (const rule of input.rules) {
    const set: ServerRef[] = rule.servers.map((id) => input.servers.get(id) ?? { id, type: "http" });
    value.writeUInt32LE(ruleNames.ruleId(rule), 0);
    value.writeUInt32LE(ruleNames.serverSetId(set), 4);
    value[8] = rule.action === "deny" ? RuleAction.deny : RuleAction.allow;
    value[9] = rule.report ? RuleFlag.report : 0;
    const ownAddress =
      rule.prefix === 128 && (isThisHost(rule.addr) || (local.size > 0 && local.has(addressKey(rule.addr))));
    const loopbackRange = rule.prefix < 128 && rule.prefix >= 104 && isThisHost(rule.addr);
    for (const protocol of rule.protocol === 0 && rule.port !== 0 ? BOTH : [rule.protocol]) {
      place(rule.addr, rule.prefix, rule.port, protocol);
      if (rule.names && rule.action === "deny" && rule.port === 0 && rule.prefix === 128)
        givingWay.add(encodeRangeKey(rule.addr, rule.prefix, 0, protocol).toString("latin1"));
      if ((ownAddress || loopbackRange) && !rule.exact) place(LOCAL_CLASS, 128, rule.port, protocol);
    }
  }

  denyCovered(table, givingWay, input.wider);
  for (const rule of input.unixRules) {
    const refused = denial(ruleNames.ruleId({ source: rule.source, host: null }));
    put(table.unixRules, encodeUnixKey(Buffer.from(rule.path, "utf8"), rule.prefix), refused);
  }
  for (const { source, address, port } of input.resolvers ?? []) {
    const refused = denial(ruleNames.ruleId({ source, host: address }));
    table.rules.set(encodeRuleKey(addressBytesOf(address), port, RESOLVER), refused);
  }
  if (input.canary) placeCanary(table, input.canary);
  for (const port of input.pages ?? []) placePage(table, port, ruleNames);
  for (const { port, proto, program } of input.refused ?? []) {
    const refused = denial(ruleNames.ruleId({ source: DAEMON_RULE, host: program }));
    put(table.rules, encodeRuleKey(LOCAL_CLASS, port, proto), refused);
  }
  return table;
}

/** Denies a page at its address, and at the address that represents all of this host. */
function placePage(table: TableContents, port: number, ruleNames: RuleNames): void {
  for (const address of ["127.0.0.1", "0.0.0.0"]) {
    const refused = denial(ruleNames.ruleId({ source: PAGE_RULE, host: address }), RuleFlag.everyMode);
    table.rules.set(encodeRuleKey(addressBytesOf(address), port, TCP), refused);
  }
}

/**
 * Writes the denial of a range into the allowed ranges of its class that it covers, and into the allowed exact rules
 * that it covers in any class.
 */
function denyCovered(table: TableContents, givingWay: ReadonlySet<string>, wider?: DenialCover): void {
  const own = denialCover(table.ranges, { besides: givingWay });
  if (own === null && !wider) return;
  const covering: DenialCover = (...place) => own?.(...place) ?? wider?.(...place);
  for (const [map, coverOf] of [
    [table.ranges, coverOfRange],
    [table.rules, coverOfRule],
  ] as const) {
    for (let at = 0; at < map.size; at++) {
      const cover = map.isDenial(at) ? undefined : coverOf(covering, map.key(at));
      if (cover !== undefined) map.setValue(at, cover);
    }
  }
}

function placeCanary(table: TableContents, canary: Canary): void {
  const refused = denial(CANARY_RULE, RuleFlag.canary);
  const refusedAtEgress = denial(CANARY_RULE, RuleFlag.canary | RuleFlag.egressOnly);
  for (const addr of [canary.addr, canary.addr6])
    for (const protocol of BOTH) table.rules.set(encodeRuleKey(addr, canary.port, protocol), refused);
  table.rules.set(encodeRuleKey(canary.addr, canary.egressPort, UDP), refusedAtEgress);
}
