/**
 * The shared layout of bpf/netmon.h in TypeScript: numbers, sizes, encoders and decoders. A test compares it
 * with the BTF of the compiled object. Little-endian hosts only (x64, arm64); `port` fields are big endian.
 */

export const LAYOUT_VERSION = 1;
export const UNIX_PATH_MAX = 108;

export const KernelMode = { observe: 0, enforce: 1 } as const;
export const RuleAction = { none: 0, allow: 1, deny: 2 } as const;
export const RuleFlag = { egressOnly: 1, canary: 2, report: 4, everyMode: 8 } as const;
export const Verdict = { allow: 1, block: 2, wouldBlock: 3 } as const;
export const ReasonCode = {
  none: 0,
  rule: 1,
  undeclared: 2,
  socketType: 3,
  sourceRoute: 4,
  fragment: 5,
  malformed: 6,
  unixPath: 7,
  translated: 8,
  unredirected: 9,
  resolverSource: 10,
  internal: 11,
  ownListener: 12,
} as const;
export const SettingFlag = {
  failClosed: 1,
  eventsAll: 2,
  inboundByRule: 4,
  noEvents: 8,
  redirect: 16,
  eventsUndeclared: 32,
  resolversAt53: 64,
  eventsLocal: 128,
} as const;
export const RangeClass = { protoPort: 1, proto: 2, any: 4 } as const;
export const SocketClass = { ping: 1, udplite: 2, sctp: 4, raw: 8 } as const;
export const RedirectFlag = { required: 1 } as const;
export const EventKind = { connection: 1, unix: 2 } as const;
export const EventFlag = { local: 1, foreignTask: 2, ownNamespace: 4, quiet: 8 } as const;

/** Bytes of each struct; the encoders below have the offsets. */
export const SIZE = {
  settings: 40,
  ruleKey: 20,
  rangeKey: 24,
  rule: 12,
  unixKey: 112,
  flowKey: 20,
  counters: 80,
  serverCounters: 24,
  event: 88,
  unixEvent: 200,
  redirect: 20,
  original: 20,
  redirectCounters: 16,
  quietCounters: 32,
  request: 2072,
} as const;

export interface KernelSettings {
  generation: number;
  mode: number;
  rangeClasses: number;
  socketClasses: number;
  /** IP protocol of the self-test's raw socket; 0: none. */
  canaryProtocol: number;
  flags: number;
  denyErrno: number;
  cgroupLevel: number;
  foldNs: bigint;
  cgroupId: bigint;
}

export function encodeSettings(s: KernelSettings): Buffer {
  const b = Buffer.alloc(SIZE.settings);
  b.writeUInt32LE(LAYOUT_VERSION, 0);
  b.writeUInt32LE(s.generation, 4);
  b.writeUInt8(s.mode, 8);
  b.writeUInt8(s.rangeClasses, 9);
  b.writeUInt8(s.socketClasses, 10);
  b.writeUInt8(s.canaryProtocol, 11);
  b.writeUInt32LE(s.flags, 12);
  b.writeUInt32LE(s.denyErrno, 16);
  b.writeUInt32LE(s.cgroupLevel, 20);
  b.writeBigUInt64LE(s.foldNs, 24);
  b.writeBigUInt64LE(s.cgroupId, 32);
  return b;
}

/** Returns null if the slot was never filled or has another layout version. */
export function decodeSettings(b: Buffer): KernelSettings | null {
  if (b.readUInt32LE(0) !== LAYOUT_VERSION) return null;
  return {
    generation: b.readUInt32LE(4),
    mode: b.readUInt8(8),
    rangeClasses: b.readUInt8(9),
    socketClasses: b.readUInt8(10),
    canaryProtocol: b.readUInt8(11),
    flags: b.readUInt32LE(12),
    denyErrno: b.readUInt32LE(16),
    cgroupLevel: b.readUInt32LE(20),
    foldNs: b.readBigUInt64LE(24),
    cgroupId: b.readBigUInt64LE(32),
  };
}

export interface KernelRule {
  /** Id of the rule (table/rule-names.ts). */
  rule: number;
  /** Id of the server set; 0: no server. */
  server: number;
  action: number;
  flags: number;
}

export function encodeRule(r: KernelRule): Buffer {
  const b = Buffer.alloc(SIZE.rule);
  b.writeUInt32LE(r.rule, 0);
  b.writeUInt32LE(r.server, 4);
  b.writeUInt8(r.action, 8);
  b.writeUInt8(r.flags, 9);
  return b;
}

export function decodeRule(b: Buffer): KernelRule {
  return {
    rule: b.readUInt32LE(0),
    server: b.readUInt32LE(4),
    action: b.readUInt8(8),
    flags: b.readUInt8(9),
  };
}

/** Writes the address (16 bytes, IPv4 as v4-mapped), port and byte that begin several structs. */
function encodeEndpoint(b: Buffer, addr: Uint8Array, port: number, byte: number): Buffer {
  for (let i = 0; i < 16; i++) b[i] = addr[i] ?? 0;
  b.writeUInt16BE(port, 16);
  b.writeUInt8(byte, 18);
  return b;
}

/** `into`: zeros or another key of this kind. */
export function encodeRuleKey(
  addr: Uint8Array,
  port: number,
  protocol: number,
  into = Buffer.alloc(SIZE.ruleKey),
): Buffer {
  return encodeEndpoint(into, addr, port, protocol);
}

/** `prefix`: bits of the 16-byte address, 0..128; protocol and port (32 bits) are always part of the prefix. */
export function encodeRangeKey(
  addr: Uint8Array,
  prefix: number,
  port: number,
  protocol: number,
  into = Buffer.alloc(SIZE.rangeKey),
): Buffer {
  into.writeUInt32LE(32 + prefix, 0);
  into.writeUInt8(protocol, 4);
  into.writeUInt16BE(port, 6);
  for (let i = 0; i < 16; i++) {
    const bits = Math.min(8, Math.max(0, prefix - i * 8));
    into[8 + i] = (addr[i] ?? 0) & (0xff << (8 - bits));
  }
  return into;
}

/** `prefix` true: `path` is a prefix of the denied paths; false: the whole path, including its NUL. */
export function encodeUnixKey(path: Uint8Array, prefix: boolean): Buffer {
  const b = Buffer.alloc(SIZE.unixKey);
  const bytes = Math.min(path.length + (prefix ? 0 : 1), UNIX_PATH_MAX);
  b.writeUInt32LE(bytes * 8, 0);
  b.set(path.subarray(0, UNIX_PATH_MAX), 4);
  return b;
}

export function encodeFlowKey(remote: Uint8Array, remotePort: number, localPort: number): Buffer {
  const b = Buffer.alloc(SIZE.flowKey);
  b.set(remote, 0);
  b.writeUInt16BE(remotePort, 16);
  b.writeUInt16BE(localPort, 18);
  return b;
}

/** Returns a struct netmon_redirect. */
export function encodeRedirect(addr: Uint8Array, port: number, flags: number): Buffer {
  return encodeEndpoint(Buffer.alloc(SIZE.redirect), addr, port, flags);
}

/** Returns a struct netmon_original. */
export function encodeOriginal(addr: Uint8Array, port: number): Buffer {
  return encodeEndpoint(Buffer.alloc(SIZE.original), addr, port, 0);
}

/** A struct netmon_request. `bytes`: a view of what its segment carries, at most 2,048. */
export function decodeRequest(record: Buffer): { addr: Uint8Array; port: number; bytes: Uint8Array } {
  const length = Math.min(record.readUInt16LE(18), SIZE.request - REQUEST_BYTES);
  return {
    addr: new Uint8Array(record.subarray(0, 16)),
    port: record.readUInt16BE(16),
    bytes: record.subarray(REQUEST_BYTES, REQUEST_BYTES + length),
  };
}

const REQUEST_BYTES = 24;
