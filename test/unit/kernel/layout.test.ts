// group: machine
/**
 * Compares TypeScript's layout with the BTF of the compiled kernel programs.
 */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import * as layout from "../../../src/kernel/layout.ts";

const OBJECTS = [
  "object/netmon_bpfel.o",
  "object/netmon_unix_bpfel.o",
  "plainhttp/netmon_plain_http_bpfel.o",
].map((name) => new URL(`../../../native/helper/internal/${name}`, import.meta.url).pathname);

interface BtfType {
  id: number;
  kind: string;
  name: string;
  size?: number;
  members?: { name: string; type_id: number; bits_offset: number }[];
  values?: { name: string; val: number }[];
}

function btf(): BtfType[] {
  return OBJECTS.flatMap((file) => {
    const out = execFileSync("bpftool", ["-j", "btf", "dump", "file", file], { encoding: "utf8" });
    return (JSON.parse(out) as { types: BtfType[] }).types;
  });
}

const types = btf();

function struct(name: string): BtfType {
  const found = types.find((t) => t.kind === "STRUCT" && t.name === name);
  if (!found) throw new Error(`no struct ${name} in the compiled objects`);
  return found;
}

/** Byte offsets of the members by name. */
function offsets(name: string): Record<string, number> {
  return Object.fromEntries((struct(name).members ?? []).map((m) => [m.name, m.bits_offset / 8]));
}

/** Offset at which the only non-zero byte run of an encoded struct starts. */
function firstSet(bytes: Uint8Array): number {
  return bytes.findIndex((b) => b !== 0);
}

const NO_SETTINGS: layout.KernelSettings = {
  generation: 0,
  mode: 0,
  rangeClasses: 0,
  socketClasses: 0,
  canaryProtocol: 0,
  flags: 0,
  denyErrno: 0,
  cgroupLevel: 0,
  foldNs: 0n,
  cgroupId: 0n,
};

describe("layout", () => {
  it.each([
    ["netmon_settings", layout.SIZE.settings],
    ["netmon_rule_key", layout.SIZE.ruleKey],
    ["netmon_range_key", layout.SIZE.rangeKey],
    ["netmon_rule", layout.SIZE.rule],
    ["netmon_unix_key", layout.SIZE.unixKey],
    ["netmon_flow_key", layout.SIZE.flowKey],
    ["netmon_counters", layout.SIZE.counters],
    ["netmon_server_counters", layout.SIZE.serverCounters],
    ["netmon_event", layout.SIZE.event],
    ["netmon_unix_event", layout.SIZE.unixEvent],
    ["netmon_redirect", layout.SIZE.redirect],
    ["netmon_original", layout.SIZE.original],
    ["netmon_redirect_counters", layout.SIZE.redirectCounters],
    ["netmon_quiet_counters", layout.SIZE.quietCounters],
    ["netmon_request", layout.SIZE.request],
  ])("%s has %i bytes", (name, size) => {
    expect(struct(name).size).toBe(size);
  });

  it("writes each setting where the kernel reads it", () => {
    const at = offsets("netmon_settings");
    const member: Record<keyof layout.KernelSettings, string> = {
      generation: "generation",
      mode: "mode",
      rangeClasses: "range_classes",
      socketClasses: "socket_classes",
      canaryProtocol: "canary_protocol",
      flags: "flags",
      denyErrno: "deny_errno",
      cgroupLevel: "cgroup_level",
      foldNs: "fold_ns",
      cgroupId: "cgroup_id",
    };
    for (const [field, name] of Object.entries(member)) {
      const value = typeof NO_SETTINGS[field as keyof layout.KernelSettings] === "bigint" ? 1n : 1;
      const bytes = layout.encodeSettings({ ...NO_SETTINGS, [field]: value });
      expect(bytes.readUInt32LE(0)).toBe(layout.LAYOUT_VERSION);
      bytes.writeUInt32LE(0, 0);
      expect(firstSet(bytes), field).toBe(at[name]);
    }
  });

  it("reads a request where the kernel writes it", () => {
    const at = offsets("netmon_request");
    const record = Buffer.alloc(layout.SIZE.request);
    record.fill(7, at.addr, (at.addr ?? 0) + 16);
    record.writeUInt16BE(8080, at.port);
    record.writeUInt16LE(3, at.len);
    record.write("POST", at.bytes ?? 0);
    const { addr, port, bytes } = layout.decodeRequest(record);
    expect([[...addr], port, Buffer.from(bytes).toString()]).toEqual([Array(16).fill(7), 8080, "POS"]);
    record.writeUInt16LE(0xffff, at.len);
    expect(layout.decodeRequest(record).bytes.length).toBe(layout.SIZE.request - (at.bytes ?? 0));
  });

  it("reads back the settings it writes", () => {
    const settings = {
      ...NO_SETTINGS,
      generation: 7,
      mode: 1,
      flags: 5,
      denyErrno: 111,
      foldNs: 9n,
      cgroupId: 1n << 40n,
    };
    expect(layout.decodeSettings(layout.encodeSettings(settings))).toEqual(settings);
  });

  it("writes rules and keys where the kernel reads them", () => {
    const rule = { rule: 0, server: 0, action: 0, flags: 0 };
    const ruleAt = offsets("netmon_rule");
    for (const field of ["rule", "server", "action", "flags"] as const) {
      expect(firstSet(layout.encodeRule({ ...rule, [field]: 1 })), field).toBe(ruleAt[field]);
    }
    const zero = new Uint8Array(16);
    const one = new Uint8Array(16).fill(1);
    const key = offsets("netmon_rule_key");
    expect(firstSet(layout.encodeRuleKey(one, 0, 0))).toBe(key.addr);
    expect(firstSet(layout.encodeRuleKey(zero, 0x0100, 0))).toBe(key.port);
    expect(firstSet(layout.encodeRuleKey(zero, 0, 1))).toBe(key.proto);
    const redirect = offsets("netmon_redirect");
    expect(firstSet(layout.encodeRedirect(one, 0, 0))).toBe(redirect.addr);
    expect(firstSet(layout.encodeRedirect(zero, 0x0100, 0))).toBe(redirect.port);
    expect(firstSet(layout.encodeRedirect(zero, 0, 1))).toBe(redirect.flags);
    const original = offsets("netmon_original");
    expect(firstSet(layout.encodeOriginal(one, 0))).toBe(original.addr);
    expect(firstSet(layout.encodeOriginal(zero, 0x0100))).toBe(original.port);
    const range = offsets("netmon_range_key");
    const body = (bytes: Buffer): Buffer => bytes.fill(0, 0, 4);
    expect(layout.encodeRangeKey(zero, 5, 0, 0).readUInt32LE(range.prefixlen)).toBe(37);
    expect(firstSet(body(layout.encodeRangeKey(one, 128, 0, 0)))).toBe(range.addr);
    expect(firstSet(body(layout.encodeRangeKey(zero, 0, 0x0100, 0)))).toBe(range.port);
    expect(firstSet(body(layout.encodeRangeKey(zero, 0, 0, 1)))).toBe(range.proto);
    const flow = offsets("netmon_flow_key");
    expect(firstSet(layout.encodeFlowKey(zero, 0x0100, 0))).toBe(flow.remote_port);
    expect(firstSet(layout.encodeFlowKey(zero, 0, 0x0100))).toBe(flow.local_port);
  });

  it("decodes events at the kernel's offsets", () => {
    const at = offsets("netmon_event");
    expect([at.hook, at.verdict, at.reason, at.proto, at.flags, at.port, at.addr]).toEqual([
      1, 2, 3, 4, 5, 6, 8,
    ]);
    expect([at.time_ns, at.cgroup_id, at.generation, at.rule, at.server, at.count]).toEqual([
      24, 32, 40, 44, 48, 52,
    ]);
    expect([at.pid, at.uid, at.err, at.comm]).toEqual([56, 64, 68, 72]);
    expect(offsets("netmon_unix_event")).toMatchObject({
      path_len: layout.SIZE.event,
      path: layout.SIZE.event + 4,
    });
  });

  it("has the counters in the kernel's order", () => {
    expect(Object.keys(offsets("netmon_counters"))).toEqual([
      "allow",
      "block",
      "would_block",
      "undeclared",
      "emitted",
      "folded",
      "dropped",
      "unparsed",
      "canary",
      "passed_over",
    ]);
  });
});
