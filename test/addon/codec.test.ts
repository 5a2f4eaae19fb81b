import protobuf from "protobufjs";
import { describe, expect, it } from "vitest";
import { decodeHello, decodeReply, encodeRequest, messageType } from "../../src/kernel/helper/codec.ts";
import { HelperError } from "../../src/kernel/helper/error.ts";
import type { CallName, Calls } from "../../src/kernel/helper/messages.ts";

/** A message of the protocol from plain values, made with protobufjs alone. */
function bytes(name: string, value: Record<string, unknown>): Uint8Array {
  const type = messageType(name);
  return type.encode(type.fromObject(value)).finish();
}

describe("encodeRequest", () => {
  it("keeps every value, 64 bits included", () => {
    const request = {
      cgroup: "/sys/fs/cgroup/x",
      cgroupId: 2n ** 64n - 1n,
      pinDir: "",
      allowRootCgroup: true,
      session: 0,
    };
    const type = messageType("Request");
    expect(type.toObject(type.decode(encodeRequest("attach", request)), { longs: String })).toEqual({
      attach: { cgroup: "/sys/fs/cgroup/x", cgroupId: "18446744073709551615", allowRootCgroup: true },
    });
  });

  it("encodes lists of messages and bytes", () => {
    const addr = Buffer.alloc(16, 7);
    const frame = encodeRequest("destroy", {
      cgroup: "c",
      destinations: [{ addr, port: 65535, proto: 6 }],
      inbound: false,
    });
    const type = messageType("Request");
    expect(type.toObject(type.decode(frame))).toEqual({
      destroy: { cgroup: "c", destinations: [{ addr, port: 65535, proto: 6 }] },
    });
  });

  const wrong: [string, CallName, unknown][] = [
    ["a string for a number", "load", { maxRules: "1" }],
    ["a negative number", "load", { maxRules: -1 }],
    ["a fraction", "load", { maxRules: 1.5 }],
    ["a number over 32 bits", "load", { maxRules: 2 ** 32 }],
    ["a number for 64 bits", "attach", { cgroupId: 5 }],
    ["64 bits and one more", "attach", { cgroupId: 2n ** 64n }],
    ["a member nobody knows", "adopt", { pindir: "/x" }],
    ["text for bytes", "canary", { addr: "127.0.0.1" }],
    ["a list that is none", "destroy", { destinations: {} }],
    ["a wrong member inside a list", "destroy", { destinations: [{ port: 1 }, { port: "x" }] }],
    ["null", "adopt", null],
  ];
  it.each(wrong)("refuses %s", (_what, call, request) => {
    expect(() => encodeRequest(call, request as Calls[CallName]["request"])).toThrow(TypeError);
  });
});

describe("decoding", () => {
  it("fills in the defaults of absent fields", () => {
    expect(decodeHello(new Uint8Array())).toEqual({
      protocolVersion: 0,
      layoutVersion: 0,
      helperVersion: "",
    });
    expect(decodeReply("sockets", bytes("Reply", { sockets: { sockets: [{ family: "inet" }] } }))).toEqual({
      error: null,
      fds: [],
      result: {
        sockets: [
          {
            family: "inet",
            proto: 0,
            state: "",
            localAddr: Buffer.alloc(0),
            localPort: 0,
            remoteAddr: Buffer.alloc(0),
            remotePort: 0,
            inode: 0n,
            cgroupId: 0n,
            pid: 0,
            foreign: false,
          },
        ],
        localAddrs: [],
        cgroupIds: false,
        outside: [],
        omitted: 0,
      },
    });
  });

  it("keeps 64 bits, enums as words and the names of descriptors", () => {
    const attach = bytes("Reply", {
      attach: { cgroupId: "18446744073709551615", hooks: ["egress"] },
      fds: ["link:egress"],
    });
    expect(decodeReply("attach", attach)).toEqual({
      error: null,
      result: { cgroupId: 2n ** 64n - 1n, hooks: ["egress"] },
      fds: ["link:egress"],
    });
    const probe = bytes("Reply", { probe: { features: [{ name: "btf", answer: 1 }, { answer: 2 }, {}] } });
    expect(decodeReply("probe", probe).result?.features.map((f) => f.answer)).toEqual([
      "yes",
      "no",
      "unknown",
    ]);
  });

  it("passes over fields of a later version", () => {
    const writer = protobuf.Writer.create().raw(bytes("Hello", { helperVersion: "x" }));
    writer
      .uint32((100 << 3) | 2)
      .string("new")
      .uint32((101 << 3) | 0)
      .uint32(7);
    expect(decodeHello(writer.finish()).helperVersion).toBe("x");
  });

  const broken: [string, () => unknown][] = [
    ["a field of the wrong type", () => decodeHello(Buffer.from([0x0a, 0x01, 0x61]))],
    ["a wrong type deep inside", () => decodeReply("detach", Buffer.from([0x32, 0x03, 0x0a, 0x01, 0x61]))],
    ["a cut message", () => decodeHello(Buffer.from([0x1a, 0x05, 0x61]))],
    ["text that is not UTF-8", () => decodeHello(Buffer.from([0x1a, 0x02, 0xff, 0xfe]))],
    [
      "an enum value without a name",
      () => decodeReply("probe", bytes("Reply", { probe: { features: [{ answer: 9 }] } })),
    ],
    ["a reply to another call", () => decodeReply("load", bytes("Reply", { detach: {} }))],
    ["a reply without a result", () => decodeReply("load", new Uint8Array())],
    ["random bytes", () => decodeHello(Buffer.alloc(64, 0xff))],
  ];
  it.each(broken)("refuses %s", (_what, decode) => {
    expect(decode).toThrow(HelperError);
    expect(decode).toThrow(/protocol.*make build/);
  });
});
