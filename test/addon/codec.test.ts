import { readFileSync } from "node:fs";
import protobuf from "protobufjs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import {
  decodeHello,
  decodeReply,
  encodeRequest,
  enumWords,
  messageType,
} from "../../src/kernel/helper/codec.ts";
import { HelperError } from "../../src/kernel/helper/error.ts";
import type { CallName, Calls } from "../../src/kernel/helper/messages.ts";

/** A message of the protocol from plain values, made with protobufjs alone. */
function bytes(name: string, value: Record<string, unknown>): Uint8Array {
  const type = messageType(name);
  return type.encode(type.fromObject(value)).finish();
}

describe("messages.ts", () => {
  const file = new URL("../../src/kernel/helper/messages.ts", import.meta.url);
  const source = ts.createSourceFile("messages.ts", readFileSync(file, "utf8"), ts.ScriptTarget.ES2023, true);
  const membersOf = (node: ts.InterfaceDeclaration | ts.TypeLiteralNode): Map<string, ts.TypeNode> =>
    new Map(
      node.members.filter(ts.isPropertySignature).map((m) => [m.name.getText(), m.type as ts.TypeNode]),
    );
  const interfaces = new Map<string, Map<string, ts.TypeNode>>();
  ts.forEachChild(source, (node) => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, membersOf(node));
  });
  /** The members of a request or a reply in Calls: an interface, or written there. */
  const inCalls = (call: string, part: "request" | "reply"): Map<string, ts.TypeNode> | undefined => {
    const type = membersOf(interfaces.get("Calls")?.get(call) as ts.TypeLiteralNode).get(part);
    return type && ts.isTypeLiteralNode(type) ? membersOf(type) : interfaces.get(type?.getText() ?? "");
  };
  const answer = source.statements.find((s) => ts.isTypeAliasDeclaration(s) && s.name.text === "Answer");

  /** The TypeScript type a field of the .proto has. */
  function expected(field: protobuf.Field, request: boolean): string {
    const scalars: Record<string, string> = {
      string: "string",
      bool: "boolean",
      uint32: "number",
      uint64: "bigint",
      bytes: request ? "Uint8Array" : "Buffer",
    };
    const type = field.resolvedType?.name ?? scalars[field.type] ?? `no type for ${field.type}`;
    return field.repeated ? `${type}[]` : type;
  }

  const fieldsOf = (type: protobuf.Type, request: boolean) =>
    Object.fromEntries(type.fieldsArray.map((field) => [field.name, expected(field.resolve(), request)]));
  const texts = (members: Map<string, ts.TypeNode> | undefined) =>
    Object.fromEntries([...(members ?? [])].map(([name, type]) => [name, type.getText()]));

  const root = messageType("Hello").parent;
  const types = (root?.nestedArray ?? []).filter((nested) => nested instanceof protobuf.Type);
  const parts = types.filter((type) => !/(?:Request|Reply)$/.test(type.name));

  it("there are messages to compare", () => expect(types.length).toBeGreaterThan(20));

  it.each(parts.map((type) => type.name))("%s has the fields of the .proto", (name) => {
    const members = interfaces.get(name === "Error" ? "ErrorMessage" : name);
    expect(texts(members)).toEqual(fieldsOf(messageType(name), name === "Destination"));
  });

  const calls = messageType("Request").fieldsArray.map(({ name }) => name);

  it("every call is in Calls", () => {
    expect([...(interfaces.get("Calls")?.keys() ?? [])].sort()).toEqual([...calls].sort());
  });

  it.each(calls)("%s has the request and the reply of the .proto", (call) => {
    for (const part of ["request", "reply"] as const) {
      const message = messageType(part === "request" ? "Request" : "Reply").fields[call]?.resolve();
      const type = message?.resolvedType as protobuf.Type;
      expect(texts(inCalls(call, part))).toEqual(fieldsOf(type, part === "request"));
    }
  });

  it("Answer has the words of the enum", () => {
    const words = enumWords(messageType("Hello").root.lookupEnum("netmon.helper.v1.Answer"));
    expect(answer?.getText()).toContain([...words.values()].map((word) => `"${word}"`).join(" | "));
  });
});

describe("encodeRequest", () => {
  it("keeps every value, 64 bits included", () => {
    const request = {
      cgroup: "/sys/fs/cgroup/x",
      cgroupId: 2n ** 64n - 1n,
      pinDir: "",
      allowRootCgroup: true,
    };
    const type = messageType("Request");
    expect(type.toObject(type.decode(encodeRequest("attach", request)), { longs: String })).toEqual({
      attach: { cgroup: "/sys/fs/cgroup/x", cgroupId: "18446744073709551615", allowRootCgroup: true },
    });
  });

  it("encodes lists of messages and bytes", () => {
    const addr = Buffer.alloc(16, 7);
    const frame = encodeRequest("destroy", { cgroup: "c", destinations: [{ addr, port: 65535, proto: 6 }] });
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
