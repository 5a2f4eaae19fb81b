/** DNS over TCP with malicious clients, on real sockets. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { encode } from "dns-packet";
import { afterEach, describe, expect, it } from "vitest";
import { DnsGuard } from "../../../../src/dns/proxy/guard.ts";
import { LearnedNames } from "../../../../src/dns/proxy/learned-names.ts";
import { StreamMessages, streamed } from "../../../../src/dns/proxy/message.ts";
import { serveTcp } from "../../../../src/dns/proxy/tcp-listener.ts";
import { InFlight } from "../../../../src/dns/proxy/upstream.ts";
import { systemClock } from "../../../../src/dns/resolver/clock.ts";
import { Faults } from "../../../../src/event/faults.ts";
import { NetworkNamespace } from "../../../../src/kernel/netns.ts";

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const it of open.splice(0).reverse()) it.close();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as { port: number }).port;
}

/** A front before a resolver at `resolver`, its port, and the next client as the front has it. */
async function front(resolver: number, otherNames: "allow" | "refuse", enforce = true) {
  const limits = { minTtlMs: 0, graceMs: 0, maxNames: 9, maxAddresses: 9, maxAddressesPerName: 9 };
  const guard = new DnsGuard(
    { enforce, otherNames, types: [], refuseWith: "nxdomain" },
    {
      clock: systemClock,
      learned: new LearnedNames(limits),
      put: async () => new Set(),
      relieve: async () => {},
      approvals: { covers: () => false, ask: async () => ({ passes: false, ticket: null }) },
      onRefused: () => {},
    },
  );
  const netns = NetworkNamespace.own();
  const server = createServer({ allowHalfOpen: true });
  const upstream = {
    netns,
    address: "127.0.0.1",
    port: resolver,
    inFlight: new InFlight(9),
    timeoutMs: 20_000,
    faults: new Faults(),
  };
  const tcp = serveTcp(server, upstream, guard);
  open.push(netns, tcp);
  const port = await listening(server);
  return { port, guard, accepted: once(server, "connection") as Promise<[Socket]> };
}

const query = (name: string, bytes = 0): Buffer =>
  streamed(
    encode({
      type: "query",
      id: 7,
      questions: [{ type: "A", name }],
      additionals:
        bytes === 0 ? [] : [{ type: "TXT", name: "pad", data: Array(bytes >> 7).fill(Buffer.alloc(127)) }],
    }),
  );

/** Sends without reading until the front stops reading; then reads as many answers as there were queries. */
async function withholding(port: number, accepted: Promise<[Socket]>, one: Buffer, count: number) {
  const client = connect({ port, host: "127.0.0.1" });
  open.push({ close: () => client.destroy() });
  const [socket] = await accepted;
  const paused = new Promise<void>((resolve) => {
    const look = (): void => {
      if (socket.isPaused() && socket.writableNeedDrain) resolve();
      else setImmediate(look);
    };
    look();
  });
  for (let i = 0; i < count; i++) client.write(one);
  await paused;
  const waiting = socket.writableLength;
  const messages = new StreamMessages();
  let answers = 0;
  const all = new Promise<void>((resolve) => {
    client.on("data", (bytes: Buffer) => {
      answers += messages.push(bytes).length;
      if (answers === count) resolve();
    });
  });
  await all;
  return { waiting };
}

/** Answers every query with itself. */
async function echoing(): Promise<number> {
  const resolver = createServer((socket) => {
    const messages = new StreamMessages();
    socket.on("error", () => {});
    socket.on("data", (bytes: Buffer) => {
      for (const message of messages.push(bytes)) {
        const answer = Buffer.from(message);
        answer[2] = 0x80;
        socket.write(streamed(answer));
      }
    });
  });
  open.push(resolver);
  return listening(resolver);
}

it("an empty message that observe passes unread takes no answer from the others", async () => {
  const { port } = await front(await echoing(), "allow", false);
  const client = connect({ port, host: "127.0.0.1" });
  open.push({ close: () => client.destroy() });
  client.write(Buffer.concat([streamed(Buffer.alloc(0)), query("a.test")]));
  const messages = new StreamMessages();
  const [answer] = await new Promise<Buffer[]>((resolve) => {
    client.on("data", (bytes: Buffer) => {
      const whole = messages.push(bytes);
      if (whole.length > 0) resolve(whole);
    });
  });
  expect(answer?.subarray(0, 3).toString("hex")).toBe("000780");
});

it("counts each query that a resolver which cannot be reached leaves without an answer", async () => {
  const free = createServer();
  const closed = await listening(free);
  free.close();
  const { port, guard } = await front(closed, "allow");
  const client = connect({ port, host: "127.0.0.1" });
  open.push({ close: () => client.destroy() });
  client.on("error", () => {});
  client.write(Buffer.concat([query("a.test"), query("b.test"), query("c.test")]));
  await once(client, "close");
  expect(guard.counters).toMatchObject({ queries: 3, answers: 0, unreachable: 3 });
});

describe("a client that asks and does not read", () => {
  it("is not read from: netmon's own refusals do not heap up", async () => {
    const { port, accepted } = await front(9, "refuse");
    const { waiting } = await withholding(port, accepted, query("no.test"), 200_000);
    expect(waiting).toBeLessThan(1 << 20);
  });

  it("does not make netmon keep what the resolver says", async () => {
    const { port, accepted } = await front(await echoing(), "allow");
    const { waiting } = await withholding(port, accepted, query("no.test", 32_768), 1000);
    expect(waiting).toBeLessThan(1 << 20);
  });
});
