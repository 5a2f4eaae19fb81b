import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../../src/dns/resolver/clock.ts";
import {
  type DnsQuery,
  dnsQuery,
  nameService,
  systemNameService,
} from "../../../../src/dns/resolver/name-service.ts";
import { HostResolver } from "../../../../src/dns/resolver/resolver.ts";
import {
  hostsFileReader,
  parseHostsFile,
  parseResolvConf,
  searchCandidates,
} from "../../../../src/dns/resolver/resolver-files.ts";
import { type DnsServer, dnsServer, type ReplyFor } from "./dns-server.ts";

const SERVFAIL = 2;
const NXDOMAIN = 3;
const REFUSED = 5;
const cleanup: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
});

async function serve(reply: ReplyFor): Promise<DnsServer> {
  const server = await dnsServer(reply);
  cleanup.push(() => server.close());
  return server;
}

function ask(server: DnsServer, timeoutMs = 2000): DnsQuery {
  const query = dnsQuery({ servers: [server.address], timeoutMs, clock: systemClock });
  cleanup.push(() => query.close());
  return query;
}

const A = (name: string, data: string, ttl: number) => ({ type: "A" as const, name, data, ttl });

describe("DNS over a real server", () => {
  it("gives addresses of both families with their TTL", async () => {
    const server = await serve((name, type) => ({
      answers:
        type === "A"
          ? [A(name, "10.0.0.1", 60), A(name, "10.0.0.2", 60)]
          : [{ type: "AAAA", name, data: "2001:db8:0:0:0:0:0:1", ttl: 30 }],
    }));
    const dns = ask(server);
    const answer = await dns.query("host.test", 4);
    expect(
      answer.kind === "addresses" && [...answer.addresses].sort((a, b) => a.address.localeCompare(b.address)),
    ).toEqual([
      { address: "10.0.0.1", ttl: 60 },
      { address: "10.0.0.2", ttl: 60 },
    ]);
    expect(await dns.query("host.test", 6)).toEqual({
      kind: "addresses",
      addresses: [{ address: "2001:db8::1", ttl: 30 }],
    });
  });

  it("takes the least TTL of a CNAME chain", async () => {
    const server = await serve((name) => ({
      answers: [{ type: "CNAME", name, data: "real.test", ttl: 7 }, A("real.test", "10.0.0.1", 3600)],
    }));
    expect(await ask(server).query("alias.test", 4)).toEqual({
      kind: "addresses",
      addresses: [{ address: "10.0.0.1", ttl: 7 }],
    });
  });

  it("passes TTL 0 on", async () => {
    const server = await serve((name) => ({ answers: [A(name, "10.0.0.1", 0)] }));
    expect(await ask(server).query("host.test", 4)).toEqual({
      kind: "addresses",
      addresses: [{ address: "10.0.0.1", ttl: 0 }],
    });
  });

  it("asks over TCP after a truncated answer", async () => {
    const many = Array.from({ length: 200 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
    const server = await serve((name) => ({ truncate: true, answers: many.map((a) => A(name, a, 60)) }));
    const answer = await ask(server).query("many.test", 4);
    expect(answer.kind === "addresses" && answer.addresses.length).toBe(200);
    expect(server.asked.map((q) => q.split(" ")[0])).toEqual(["udp", "tcp"]);
  });

  it.each([
    ["NXDOMAIN", NXDOMAIN, { kind: "none" }],
    ["no such record", 0, { kind: "none" }],
    ["SERVFAIL", SERVFAIL, { kind: "failure", error: "ESERVFAIL" }],
    ["REFUSED", REFUSED, { kind: "failure", error: "EREFUSED" }],
  ])("tells %s from the others", async (_what, rcode, expected) => {
    const server = await serve(() => ({ rcode }));
    expect(await ask(server).query("host.test", 4)).toEqual(expected);
  });

  it("gives up in time, after repeating the query", async () => {
    const server = await serve(() => null);
    expect(await ask(server, 600).query("host.test", 4)).toEqual({ kind: "failure", error: "ETIMEOUT" });
    expect(server.asked.length).toBeGreaterThanOrEqual(2);
  });

  it("ends a query that is under way when closed", async () => {
    const server = await serve(() => null);
    const dns = ask(server, 60_000);
    const answer = dns.query("host.test", 4);
    setTimeout(() => dns.close(), 50);
    expect(await answer).toEqual({ kind: "failure", error: "ECANCELLED" });
    expect(await dns.query("host.test", 4)).toEqual({ kind: "failure", error: "ECANCELLED" });
  });

  it("keeps a host resolved: rotation, half a failure, an outage, recovery", async () => {
    let stage: ReplyFor = () => null;
    const server = await serve((...question) => stage(...question));
    const dir = mkdtempSync(join(tmpdir(), `netmon-dns-${process.pid}-`));
    cleanup.push(() => rmSync(dir, { recursive: true }));
    writeFileSync(join(dir, "hosts"), "");
    writeFileSync(join(dir, "resolv.conf"), "");
    const published: string[] = [];
    const waiting: (() => void)[] = [];
    const resolver = new HostResolver({
      names: systemNameService({
        clock: systemClock,
        timeoutMs: 400,
        servers: [server.address],
        hostsFile: join(dir, "hosts"),
        resolvConf: join(dir, "resolv.conf"),
      }),
      clock: systemClock,
      random: Math.random,
      minTtlMs: 50,
      maxTtlMs: 50,
      graceMs: 10_000,
      maxAddresses: 10,
      onAddresses: (_host, addresses) => {
        published.push(addresses.join(" "));
        for (const wake of waiting.splice(0)) wake();
      },
    });
    cleanup.push(() => resolver.stop());
    const until = async (text: string): Promise<void> => {
      while (published.at(-1) !== text) await new Promise<void>((resolve) => waiting.push(resolve));
    };

    stage = (name, type) => ({
      answers:
        type === "A" ? [A(name, "10.0.0.1", 0)] : [{ type: "AAAA", name, data: "2001:db8::1", ttl: 0 }],
    });
    resolver.setHosts(["host.test"]);
    expect(await resolver.initial(5000)).toEqual([]);
    expect(published).toEqual(["10.0.0.1 2001:db8::1"]);
    stage = (name, type) => (type === "A" ? { answers: [A(name, "10.0.0.2", 0)] } : { rcode: SERVFAIL });
    await until("10.0.0.1 10.0.0.2 2001:db8::1");
    expect(resolver.stats().problems).toMatchObject([{ host: "host.test", error: "ESERVFAIL", stale: true }]);
    stage = () => ({ rcode: SERVFAIL });
    const { failures } = resolver.stats();
    while (resolver.stats().failures < failures + 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(resolver.stats().addresses).toBe(3);
    stage = (name, type) => (type === "A" ? { answers: [A(name, "10.0.0.3", 0)] } : {});
    await until("10.0.0.1 10.0.0.2 10.0.0.3 2001:db8::1");
    expect(resolver.stats()).toMatchObject({ stale: 0, problems: [] });
  });
});

describe("nameService", () => {
  const parts = (
    answers: Record<string, string[]>,
    more: Partial<Parameters<typeof nameService>[0]> = {},
  ) => {
    const asked: string[] = [];
    const service = nameService({
      hosts: () =>
        parseHostsFile("127.0.1.1 box\n10.1.1.1 listed.test alias\n2001:db8::9 listed.test # both\n"),
      dns: {
        query: async (name, family) => {
          asked.push(`${name}/${family}`);
          const found = (answers[name] ?? []).filter((a) => a.includes(":") === (family === 6));
          if (answers[name]?.includes("fail")) return { kind: "failure", error: "ESERVFAIL" };
          return found.length > 0
            ? { kind: "addresses", addresses: found.map((address) => ({ address, ttl: 60 })) }
            : { kind: "none" };
        },
        close: () => {},
      },
      search: () => ({ search: ["corp.test"], ndots: 1 }),
      system: async () => null,
      ...more,
    });
    return { service, asked };
  };
  const text = (a: Awaited<ReturnType<ReturnType<typeof nameService>["lookup"]>>): string =>
    [a.v4, a.v6]
      .map((f) => (f.kind === "addresses" ? f.addresses.map((x) => x.address).join("+") : f.kind))
      .join(" ");

  it("takes /etc/hosts before DNS", async () => {
    const { service, asked } = parts({ "listed.test": ["10.9.9.9"] });
    expect(text(await service.lookup("listed.test"))).toBe("10.1.1.1 2001:db8::9");
    expect(text(await service.lookup("alias"))).toBe("10.1.1.1 none");
    expect(asked).toEqual([]);
  });

  it.each(["localhost", "app.localhost"])("knows %s without asking", async (name) => {
    const { service, asked } = parts({});
    expect(text(await service.lookup(name))).toBe("127.0.0.1 ::1");
    expect(asked).toEqual([]);
  });

  it("goes through the search list", async () => {
    const { service, asked } = parts({ "mcp.corp.test": ["10.2.2.2"], "a.b": ["10.3.3.3"] });
    expect(text(await service.lookup("mcp"))).toBe("10.2.2.2 none");
    expect(text(await service.lookup("a.b"))).toBe("10.3.3.3 none");
    expect(asked).toEqual(["mcp.corp.test/4", "mcp.corp.test/6", "a.b/4", "a.b/6"]);
  });

  it("lets DNS open nothing of this host or its link; /etc/hosts may name it", async () => {
    const { service } = parts(
      {
        "rebound.test": ["127.0.0.1"],
        "metadata.test": ["169.254.169.254"],
        "mixed.test": ["127.0.0.1", "10.4.4.4"],
      },
      {
        hosts: () => new Map([["own.test", ["127.0.1.1"]]]),
        // asks the same servers
        system: async (name) => (name === "rebound.test" ? ["127.0.0.1", "::1"] : null),
      },
    );
    expect(text(await service.lookup("rebound.test"))).toBe("failure failure");
    expect(text(await service.lookup("metadata.test"))).toBe("failure none");
    expect(text(await service.lookup("mixed.test"))).toBe("10.4.4.4 none");
    expect(text(await service.lookup("own.test"))).toBe("127.0.1.1 none");
    const { v4 } = await service.lookup("metadata.test");
    expect(v4).toMatchObject({
      error: expect.stringContaining("169.254.169.254 is not an address for a name"),
    });
  });

  it('does not take a failure on the way for "none"', async () => {
    const { service } = parts({ "mcp.corp.test": ["fail"] });
    expect(text(await service.lookup("mcp"))).toBe("failure failure");
  });

  it("asks the rest of the system last, and believes only what it finds", async () => {
    expect(text(await parts({}, { system: async () => ["192.0.2.1"] }).service.lookup("printer.local"))).toBe(
      "192.0.2.1 none",
    );
    expect(text(await parts({}, { system: async () => [] }).service.lookup("x.test"))).toBe("none none");
    expect(text(await parts({ "x.test": ["fail"] }).service.lookup("x.test"))).toBe("failure failure");
  });
});

describe("files", () => {
  it("parses resolv.conf", () => {
    const conf = parseResolvConf(
      "# c\nnameserver 1.1.1.1\nnameserver fe80::1%eth0\n nameserver bad\nnameserver 8.8.8.8\nnameserver 9.9.9.9\ndomain old.test\nsearch a.test b.test.\noptions edns0 ndots:5\n",
    );
    expect(conf).toEqual({
      nameservers: ["1.1.1.1", "fe80::1", "8.8.8.8"],
      search: ["a.test", "b.test."],
      ndots: 5,
    });
    expect(searchCandidates("x", conf)).toEqual(["x.a.test", "x.b.test", "x"]);
    expect(searchCandidates("x", { search: [], ndots: 1 })).toEqual(["x"]);
    expect(searchCandidates("x.y", { search: ["a.test"], ndots: 1 })).toEqual(["x.y", "x.y.a.test"]);
  });

  it("reads the hosts file again when it changed, and does without one", () => {
    const dir = mkdtempSync(join(tmpdir(), `netmon-hosts-${process.pid}-`));
    cleanup.push(() => rmSync(dir, { recursive: true }));
    const path = join(dir, "hosts");
    const read = hostsFileReader(path);
    expect(read().size).toBe(0);
    writeFileSync(path, "10.0.0.1 Host.Test.\n");
    expect(read().get("host.test")).toEqual(["10.0.0.1"]);
    expect(read()).toBe(read());
    writeFileSync(path, "10.0.0.2 host.test other\nnot-an-address x\n");
    expect([...read().keys()]).toEqual(["host.test", "other"]);
    rmSync(path);
    expect(read().size).toBe(0);
  });
});
