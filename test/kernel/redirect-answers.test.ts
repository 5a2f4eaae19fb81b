/**
 * The apparent source of an answer to a redirected call, for clients that check it: the original they asked, in the form
 * they used. And calls that cannot be redirected: refused and counted in enforce, passed and counted in observe.
 */
import type dgram from "node:dgram";
import { once } from "node:events";
import net from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NetworkNamespace } from "../../src/kernel/netns.ts";
import { listenTcp, listenUdp } from "../../src/kernel/netns-sockets.ts";
import { RedirectSession, redirected } from "./redirect-session.ts";
import { AGENT, DECOY, NOBODY, TARGET, Topology } from "./topology.ts";
import { Companion } from "./vectors.ts";

type At = [string, number];

interface Answer {
  sent: string | null;
  from: At[];
  peer: At | null;
}

/** An echo on TCP and UDP. */
class Echo {
  readonly at: At;
  readonly #udp: dgram.Socket;
  readonly #tcp: net.Server;
  received = 0;

  /** `port` 0: any. */
  constructor(netns: NetworkNamespace, [address, wanted]: At) {
    this.#udp = listenUdp(netns, address, wanted);
    const { port } = this.#udp.address();
    this.#udp.on("message", (message, from) => {
      this.received++;
      this.#udp.send(message, from.port, from.address);
    });
    const server = net.createServer((socket) => {
      this.received++;
      socket.on("error", () => {}); // the client goes away without reading all
      socket.pipe(socket);
    });
    this.#tcp = listenTcp(netns, address, port, server);
    this.at = [address, port];
  }

  async close(): Promise<void> {
    this.#udp.close();
    this.#tcp.close();
    await once(this.#tcp, "close");
  }
}

let topology: Topology;
let places: NetworkNamespace[];
let session: RedirectSession;
let client: Companion;
/** Targets on the agent's host, and what the originals would answer themselves. */
let echoes: Echo[];
let originals: Echo[];
let lines = 0;

const mapped = (host: string): string => `::ffff:${host}`;
const S4: At = [TARGET.v4, TARGET.port];
const S6: At = [TARGET.v6, TARGET.port];
const D4: At = [DECOY.v4, DECOY.port];

async function ask(test: string, ...to: At[]): Promise<Answer> {
  client.child.stdin.write(`${JSON.stringify({ case: test, to })}\n`);
  return (await client.line(++lines, 20_000)) as unknown as Answer;
}

const echo = (n: number): Echo => echoes[n] as Echo;
const passed = (from: At[], peer: At | null = null): Answer => ({ sent: null, from, peer });
const refused = (sent: string): Answer => ({ sent, from: [], peer: null });

beforeAll(async () => {
  topology = Topology.create();
  const [agent, server] = [topology.agentNetns, topology.serverNetns].map((name) =>
    NetworkNamespace.ofPath(`/run/netns/${name}`),
  ) as [NetworkNamespace, NetworkNamespace];
  places = [agent, server];
  session = await RedirectSession.start(topology, "enforce");
  echoes = ["127.0.0.1", "127.0.0.1", "::1"].map((address) => new Echo(agent, [address, 0]));
  originals = [S4, D4].map((at) => new Echo(server, at));
  originals.push(new Echo(agent, ["::1", TARGET.port]));
  for (const { at } of echoes) await session.allow("localhost", at[1]);
  await session.allow("localhost", TARGET.port);
  const script = join(import.meta.dirname, "redirect_client.py");
  client = new Companion(...topology.inAgent("python3", [script, topology.session, String(NOBODY)]));
  await client.line(0, 120_000); // slow on emulated machines
});

afterAll(async () => {
  await client?.stop();
  await Promise.all([...(echoes ?? []), ...(originals ?? [])].map((e) => e.close()));
  await session?.close();
  for (const place of places ?? []) place.close();
  topology?.remove();
});

beforeEach(async () => {
  session.enforce("enforce");
  await session.redirects.set([
    ...redirected(S4, echo(0).at),
    ...redirected(D4, echo(1).at),
    ...redirected(S6, echo(2).at),
  ]);
});

describe("the answer comes from the original", () => {
  it.each(["sendto", "recvmsg"])("%s", async (test) => {
    expect(await ask(test, S4)).toEqual(passed([S4]));
    expect(await ask(test, S6)).toEqual(passed([S6]));
    const both: At = [mapped(S4[0]), S4[1]];
    expect(await ask(test, both)).toEqual(passed([both]));
  });

  it("to several originals from one socket", async () => {
    expect(await ask("alternate", S4, D4, S4)).toEqual(passed([S4, D4, S4]));
    const answer = await ask("sendto", S4, D4);
    expect(answer.from.map(String).sort()).toEqual([S4, D4].map(String).sort());
  });

  it("to several originals of one target, one after the other", async () => {
    await session.redirects.set([...redirected(S4, echo(0).at), ...redirected(D4, echo(0).at)]);
    expect(await ask("alternate", S4, D4, S4)).toEqual(passed([S4, D4, S4]));
  });

  it("to connected sockets, and getpeername says so", async () => {
    expect(await ask("connect", S4)).toEqual(passed([S4], S4));
    expect(await ask("connect", S6)).toEqual(passed([S6], S6));
    const both: At = [mapped(S4[0]), S4[1]];
    expect(await ask("connect", both)).toEqual(passed([both], both));
  });

  it.each(["tcp", "fastopen"])("%s", async (test) => {
    expect(await ask(test, S4)).toEqual(passed([], S4));
    expect(await ask(test, S6)).toEqual(passed([], S6));
    const both: At = [mapped(S4[0]), S4[1]];
    expect(await ask(test, both)).toEqual(passed([], both));
  });

  it("for an address of this host in the form that was asked", async () => {
    await session.redirects.set(redirected(["127.0.0.53", TARGET.port], echo(0).at));
    for (const host of ["127.0.0.53", "127.0.0.1", "127.9.9.9"]) {
      const at: At = [host, TARGET.port];
      expect(await ask("sendto", at)).toEqual(passed([at]));
      expect(await ask("connect", at)).toEqual(passed([at], at));
    }
    expect(await ask("sendto", ["0.0.0.0", TARGET.port])).toEqual(passed([["127.0.0.1", TARGET.port]]));
    expect(await ask("tcp", ["::1", TARGET.port])).toEqual(passed([], ["::1", TARGET.port]));
  });

  it("also when it comes after the redirect is gone", async () => {
    expect(await ask("hold", S4)).toEqual(passed([], S4));
    await session.redirects.set([]);
    expect(await ask("use", S4)).toEqual(passed([S4], S4));
  });

  it("after a change of the target, from the new one", async () => {
    const before = echo(1).received;
    await session.redirects.add(redirected(S4, echo(1).at));
    expect(await ask("sendto", S4)).toEqual(passed([S4]));
    expect(echo(1).received).toBe(before + 1);
    await session.redirects.remove(redirected(S4, echo(1).at));
    expect(await ask("sendto", S4)).toEqual(passed([S4])); // the target itself answers
    expect(echo(1).received).toBe(before + 1);
  });
});

describe("what cannot take its redirect", () => {
  const counts = (): { redirected: number; unredirected: number } => {
    const { redirected: done, unredirected } = session.kernel.maps.counters();
    return { redirected: done, unredirected };
  };

  it("is refused and counted in enforce, passes and is counted in observe", async () => {
    await session.redirects.set(redirected(["127.0.0.1", TARGET.port], echo(0).at));
    const before = counts();
    expect(await ask("sendto", ["::1", TARGET.port])).toEqual(refused("EPERM"));
    expect(counts()).toEqual({ ...before, unredirected: before.unredirected + 1 });
    expect(session.kernel.maps.countersByHook().sendmsg6.unredirected).toBe(1);
    session.enforce("observe");
    const at: At = ["::1", TARGET.port];
    expect(await ask("sendto", at)).toEqual(passed([at])); // who listens there
    expect(session.kernel.maps.countersByHook().sendmsg6.unredirected).toBe(2);
  });

  it("is refused by the kernel where the socket is IPv6 only", async () => {
    await session.redirects.set(redirected(S6, echo(0).at).filter((r) => r.from.protocol === 6));
    expect(await ask("tcp", S6)).toEqual(passed([], S6));
    expect(await ask("tcp6only", S6)).toEqual(refused("ENETUNREACH"));
  });

  it("does not go on to the original from a socket connected before, where that is required", async () => {
    await session.redirects.set([]);
    expect(await ask("hold", S4)).toEqual(passed([], S4));
    expect(await ask("hold", D4)).toEqual(passed([], D4));
    await session.redirects.set([...redirected(S4, echo(0).at), ...redirected(D4, echo(1).at, false)]);
    const before = session.kernel.maps.countersByHook().egress;
    expect(await ask("use", S4)).toEqual(refused("EPERM"));
    expect(await ask("use", D4)).toEqual(passed([D4], D4));
    const after = session.kernel.maps.countersByHook().egress;
    expect(after.unredirected).toBe(before.unredirected + 1);
    expect(after.block).toBe(before.block + 1);
  });

  it("is reported in observe and passes", async () => {
    session.enforce("observe");
    await session.redirects.set([]);
    expect(await ask("hold", S4)).toEqual(passed([], S4));
    await session.redirects.set(redirected(S4, echo(0).at));
    const before = session.kernel.maps.countersByHook().egress;
    expect(await ask("use", S4)).toEqual(passed([S4], S4));
    const after = session.kernel.maps.countersByHook().egress;
    expect(after.would_block).toBe(before.would_block + 1);
    expect(after.unredirected).toBe(before.unredirected + 1);
  });

  it("stays refused where the rules refuse the original", async () => {
    await session.redirects.set(redirected([AGENT.v4, 9], echo(0).at));
    const before = counts();
    expect(await ask("sendto", [AGENT.v4, 9])).toEqual(refused("EPERM"));
    expect(counts()).toEqual(before);
  });
});

describe("a list that cannot be", () => {
  it.each([
    ["IPv6 for IPv4", redirected(S4, ["::1", 53]), "an IPv4 call can only go to an IPv4 address"],
    ["IPv4 for an IPv6 datagram", redirected(S6, ["127.0.0.1", 53]), "can only go to an IPv6 address"],
    ["port 0", redirected(S4, ["127.0.0.1", 0]), "0 is not a port"],
    [
      "a target that is redirected",
      [...redirected(S4, ["127.0.0.1", 53]), ...redirected(["127.0.0.53", 53], ["127.0.0.1", 54])],
      "that is itself redirected",
    ],
  ])("%s", async (_, list, message) => {
    await expect(session.redirects.set(list)).rejects.toThrow(message);
    expect(await ask("sendto", S4)).toEqual(passed([S4])); // what was in force is
  });

  it("is refused when it is too long", async () => {
    const many = Array.from({ length: 256 }, (_, i) => redirected([S4[0], 10_000 + i], echo(0).at)).flat();
    await expect(session.redirects.set(many)).rejects.toThrow("room for 256");
    expect(await ask("sendto", S4)).toEqual(passed([S4]));
  });
});
