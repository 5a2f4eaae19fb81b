/** Server names in real ClientHellos, split in every way, and none in malformed ones. */

import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";
import { describe, expect, it } from "vitest";
import { ClientHelloReader, type HelloReading, MAX_HELLO } from "../../../../src/dns/sni/client-hello.ts";

const readClientHello = (bytes: Buffer): HelloReading => new ClientHelloReader().push(bytes);

/** The first flight of Node's own client. */
async function realHello(servername: string | undefined): Promise<Buffer> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = tlsConnect({
    port,
    host: "127.0.0.1",
    ...(servername ? { servername } : {}),
    rejectUnauthorized: false,
  });
  client.on("error", () => {});
  const [socket] = (await once(server, "connection")) as [Socket];
  const [bytes] = (await once(socket, "data")) as [Buffer];
  client.destroy();
  socket.destroy();
  server.close();
  return bytes;
}

/** One record's content in several records. */
function recordsOf(hello: Buffer, size: number): Buffer {
  const content = hello.subarray(5);
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += size) {
    const part = content.subarray(at, at + size);
    parts.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(parts);
}

/** A hello with these extensions, [type, data]. */
function made(extensions: [number, Buffer][], session = 32): Buffer {
  const u16 = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);
  const list = Buffer.concat(
    extensions.map(([type, data]) => Buffer.concat([u16(type), u16(data.length), data])),
  );
  const body = Buffer.concat([
    Buffer.alloc(34, 3),
    Buffer.of(session),
    Buffer.alloc(session),
    u16(2),
    u16(0x1301),
    Buffer.of(1, 0),
    u16(list.length),
    list,
  ]);
  const message = Buffer.concat([Buffer.from([1, 0, body.length >> 8, body.length & 255]), body]);
  return Buffer.concat([Buffer.from([22, 3, 1]), u16(message.length), message]);
}

function serverName(name: string, type = 0): Buffer {
  const text = Buffer.from(name, "latin1");
  return Buffer.from([
    (text.length + 3) >> 8,
    (text.length + 3) & 255,
    type,
    text.length >> 8,
    text.length & 255,
    ...text,
  ]);
}

describe("a ClientHello", () => {
  it("a ClientHello of Node names the server, however it is cut into segments and records", async () => {
    const hello = await realHello("API.Example.com");
    expect(readClientHello(hello)).toEqual({ kind: "hello", name: "api.example.com", encrypted: false });
    for (let length = 0; length < hello.length; length++)
      expect(readClientHello(hello.subarray(0, length))).toEqual({ kind: "more" });
    for (const size of [1, 2, 3, 100]) {
      const cut = recordsOf(hello, size);
      expect(readClientHello(cut)).toMatchObject({ name: "api.example.com" });
      for (let length = 0; length < cut.length; length += 7)
        expect(readClientHello(cut.subarray(0, length))).toEqual({ kind: "more" });
    }
    // what follows is not looked at
    expect(readClientHello(Buffer.concat([hello, Buffer.from("early data")]))).toMatchObject({
      kind: "hello",
    });
  });

  it("is the same byte by byte, in records of one byte, and handed on as it came", async () => {
    const hello = recordsOf(await realHello("api.example.com"), 1);
    const reader = new ClientHelloReader();
    const last = hello.length - 1;
    for (let at = 0; at < last; at++)
      expect(reader.push(hello.subarray(at, at + 1))).toEqual({ kind: "more" });
    expect(reader.push(hello.subarray(last))).toMatchObject({ name: "api.example.com" });
    expect(reader.read.equals(hello)).toBe(true);
  });

  // an agent may send this on every connection: reading all of it again at each byte would take hours
  it("as long as allowed is given up at its end, however small the pieces", () => {
    const head = Buffer.concat([Buffer.alloc(5), Buffer.from([1, 0, 255, 0]), Buffer.alloc(MAX_HELLO / 4)]);
    const hello = recordsOf(head, 1);
    const reader = new ClientHelloReader();
    let at = 0;
    while (reader.push(hello.subarray(at, at + 1)).kind === "more") at++;
    expect(at).toBe(MAX_HELLO - 1);
  });

  it("without a name says so", async () => {
    expect(readClientHello(await realHello(undefined))).toEqual({
      kind: "hello",
      name: null,
      encrypted: false,
    });
    expect(readClientHello(made([]))).toMatchObject({ name: null });
  });

  it("with another hello inside is told from one without", () => {
    const sni: [number, Buffer] = [0, serverName("a.test")];
    expect(readClientHello(made([sni, [0xfe0d, Buffer.alloc(8)]]))).toEqual({
      kind: "hello",
      name: "a.test",
      encrypted: true,
    });
    expect(readClientHello(made([[0xffce, Buffer.alloc(8)], sni]))).toMatchObject({ encrypted: true });
  });

  it.each([
    ["two names", made([[0, Buffer.concat([serverName("a.test"), serverName("b.test").subarray(2)])]])],
    [
      "the extension twice",
      made([
        [0, serverName("a.test")],
        [0, serverName("b.test")],
      ]),
    ],
    ["a name of another kind", made([[0, serverName("a.test", 1)]])],
    ["a NUL in the name", made([[0, serverName("a.test\0.evil.test")]])],
    ["an empty name", made([[0, serverName("")]])],
    ["an empty label", made([[0, serverName("a..test")]])],
    ["bytes behind the extension", made([[0, Buffer.concat([serverName("a.test"), Buffer.of(0)])]])],
    ["plain HTTP", Buffer.from("GET / HTTP/1.1\r\n\r\n")],
    ["SSLv2", Buffer.from([0x80, 0x2e, 1, 3, 1])],
    ["an empty record", Buffer.from([22, 3, 1, 0, 0])],
    ["a ServerHello", Buffer.from([22, 3, 3, 0, 4, 2, 0, 0, 0])],
    [
      "a hello without end",
      recordsOf(Buffer.concat([Buffer.alloc(5), Buffer.from([1, 1, 0, 0]), Buffer.alloc(MAX_HELLO)]), 16_000),
    ],
  ])("with %s is refused", (_what, bytes) => {
    expect(readClientHello(bytes)).toMatchObject({ kind: "invalid" });
  });

  it("changed in any byte is read or refused, and never throws", async () => {
    const hello = await realHello("api.example.com");
    for (let at = 0; at < hello.length; at++) {
      for (const value of [0, 1, 127, 255]) {
        const changed = Buffer.from(hello);
        changed[at] = value;
        expect(["more", "hello", "invalid"]).toContain(readClientHello(changed).kind);
      }
    }
  });
});
