// group: machine
/** The TLS proxy on real loopback sockets: bytes, endings, and where a redirected connection may come from. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { SniDestinations } from "../../../../src/dns/sni/destinations.ts";
import { SniProxy, type SniRefusal } from "../../../../src/dns/sni/proxy.ts";
import { Faults } from "../../../../src/event/faults.ts";
import { NetworkNamespace } from "../../../../src/kernel/netns.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const it of open.splice(0)) it.close();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(server);
  return (server.address() as { port: number }).port;
}

async function proxied(serve: (socket: Socket) => void, enforce = true) {
  const port = await listening(createServer({ allowHalfOpen: true }, serve));
  const destinations = new SniDestinations();
  const refusals: SniRefusal[] = [];
  const allowed = new Set(["a.test"]);
  const netns = NetworkNamespace.own();
  const ports = {
    faults: new Faults(),
    enforce: () => enforce,
    judge: () => (name: string) => allowed.has(name),
    onRefused: (refusal: SniRefusal) => refusals.push(refusal),
  };
  const proxy = await SniProxy.open(netns, destinations, ports, 0);
  open.push(proxy, netns);
  const target = destinations.targetOf("127.0.0.1", port) as string;
  return { proxy, destinations, refusals, allowed, target, port };
}

/** All until the other side's end; unlike iterating, leaves this side open. */
function all(socket: Socket): Promise<Buffer> {
  const pieces: Buffer[] = [];
  socket.on("data", (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    socket.on("end", () => resolve(Buffer.concat(pieces)));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(pieces)));
  });
}

/** A ClientHello for a.test. */
function hello(more: number[] = []): Buffer {
  const name = Buffer.from("a.test");
  const sni = Buffer.from([
    0,
    0,
    0,
    name.length + 5,
    0,
    name.length + 3,
    0,
    0,
    name.length,
    ...name,
    ...more,
  ]);
  const body = Buffer.concat([
    Buffer.alloc(34, 3),
    Buffer.from([0, 0, 2, 0x13, 1, 1, 0, 0, sni.length]),
    sni,
  ]);
  const message = Buffer.concat([Buffer.from([1, 0, 0, body.length]), body]);
  return Buffer.concat([Buffer.from([22, 3, 1, 0, message.length]), message]);
}

describe("the TLS proxy", () => {
  it("hands on megabytes untouched, and each side's end on its own", async () => {
    const sent = Buffer.alloc(4 << 20, "netmon");
    const got: Promise<Buffer>[] = [];
    const { proxy, target, refusals } = await proxied((socket) => {
      const whole = all(socket);
      got.push(whole);
      void whole.then((bytes) => socket.end(Buffer.from(bytes).reverse())); // answers after the client's end
    });
    const client = connect({ host: target, port: proxy.port, allowHalfOpen: true });
    client.write(hello());
    client.end(sent);
    const answer = await all(client);
    const whole = Buffer.concat([hello(), sent]);
    expect((await got[0])?.equals(whole)).toBe(true);
    expect(answer.equals(Buffer.from(whole).reverse())).toBe(true);
    expect(refusals).toEqual([]);
  });

  it("ends a connection that ends before its hello, and in observe hands it on", async () => {
    const strict = await proxied((socket) => socket.end("hello"));
    const client = connect({ host: strict.target, port: strict.proxy.port, allowHalfOpen: true });
    client.end(hello().subarray(0, 20));
    expect((await all(client)).toString("hex")).toBe("15030300020231");
    expect(strict.refusals).toMatchObject([
      { name: null, why: "no ClientHello", destination: { port: strict.port } },
    ]);
    const loose = await proxied((socket) => void all(socket).then((bytes) => socket.end(bytes)), false);
    const other = connect({ host: loose.target, port: loose.proxy.port, allowHalfOpen: true });
    other.end("no TLS at all");
    expect((await all(other)).toString()).toBe("no TLS at all");
    expect(loose.refusals).toMatchObject([{ why: "not TLS" }]);
  });

  it("ends a hello that hides another one (ECH), whatever the name outside", async () => {
    const { proxy, target, refusals } = await proxied((socket) => socket.end("hello"));
    const client = connect({ host: target, port: proxy.port, allowHalfOpen: true });
    client.write(hello([0xfe, 0x0d, 0, 1, 0]));
    expect((await all(client)).toString("hex")).toBe("15030300020270");
    expect(refusals).toMatchObject([{ name: "a.test", why: expect.stringContaining("ECH") }]);
    client.destroy();
  });

  it("ends what it handed on when the rules change, and asks only about what they changed", async () => {
    const { proxy, target, refusals, allowed } = await proxied((socket) => socket.write("hello"));
    const client = connect({ host: target, port: proxy.port });
    client.write(hello());
    expect(String(await once(client, "data"))).toBe("hello");
    proxy.review(null);
    allowed.clear();
    proxy.review(new Set(["192.0.2.1"]));
    expect([refusals, client.destroyed]).toEqual([[], false]);
    const ended = once(client, "error");
    proxy.review(new Set(["127.0.0.1"]));
    expect((await ended)[0]).toMatchObject({ code: "ECONNRESET" });
    expect(refusals).toMatchObject([{ name: "a.test", why: "no longer allowed" }]);
  });

  it("tells of it once where it only observes", async () => {
    const { proxy, target, refusals, allowed } = await proxied((socket) => socket.write("hello"), false);
    const client = connect({ host: target, port: proxy.port });
    client.write(hello());
    await once(client, "data");
    allowed.clear();
    for (let i = 0; i < 3; i++) proxy.review(null);
    expect([refusals.length, client.destroyed]).toEqual([1, false]);
    client.destroy();
  });

  it("turns away who comes in at an address that stands for nothing", async () => {
    const { proxy } = await proxied((socket) => socket.end("hello"));
    for (const host of ["127.0.0.1", "127.9.9.9"]) {
      const client = connect({ host, port: proxy.port });
      client.on("error", () => {});
      client.write(hello());
      expect(await all(client).catch(() => Buffer.alloc(0))).toEqual(Buffer.alloc(0));
    }
  });

  it("ends the client where the server cannot be reached", async () => {
    const { proxy, destinations } = await proxied(() => {});
    const closed = createServer();
    const port = await listening(closed);
    closed.close();
    await once(closed, "close");
    const client = connect({ host: destinations.targetOf("127.0.0.1", port) as string, port: proxy.port });
    client.write(hello());
    const [error] = (await once(client, "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNRESET");
  });
});

describe("destinations", () => {
  it("have a target each, which is not soon another's", () => {
    const destinations = new SniDestinations();
    const first = destinations.targetOf("192.0.2.1", 443) as string;
    expect(destinations.targetOf("192.0.2.1", 443)).toBe(first);
    const second = destinations.targetOf("2001:db8::1", 443) as string;
    expect(destinations.at(first)).toEqual({ address: "192.0.2.1", port: 443 });
    expect(destinations.at(`::ffff:${second}`)).toEqual({ address: "2001:db8::1", port: 443 });
    destinations.release("192.0.2.1", 443);
    expect(destinations.at(first)).toBeNull();
    expect(destinations.targetOf("192.0.2.9", 443)).not.toBe(first);
    expect(destinations.at("127.0.0.1")).toBeNull();
    expect(destinations.at("10.0.0.2")).toBeNull();
  });
});
