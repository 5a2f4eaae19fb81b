import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { hostsOf } from "../../../src/policy/name-rules.ts";
import { NetworkRules, nameRules } from "../../../src/policy/network.ts";
import type { NetworkRule } from "../../../src/policy/network-rule.ts";
import { rangePrefixes } from "../../../src/policy/prefix.ts";
import { decideServer, serverPolicy } from "../../../src/policy/server.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";
import { Registry } from "../../../src/registry/registry.ts";

const NAMES: Record<string, string[]> = {
  "a.example": ["192.0.2.1", "2001:db8::1"],
  "b.example": ["192.0.2.1"],
  localhost: ["127.0.0.1", "::1"],
};

function rulesOf(yaml: string, names: Record<string, string[]> = NAMES): NetworkRule[] {
  const config = parseConfig("x", yaml);
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  for (const [host, addresses] of Object.entries(names)) registry.setAddresses(host, addresses);
  const policy = serverPolicy(config.sandbox.mcp, registry.declaredIds());
  return new NetworkRules({
    config,
    endpoints: registry.endpoints(),
    decisions: new Map(registry.declaredIds().map((id) => [id, decideServer(policy, id)])),
    addressesOf: (host) => registry.addressesOfHost(host),
    hostsAt: (address) => registry.hostsOfAddress(address),
    resolvers: [{ address: "10.0.0.53", port: 53 }],
  }).all();
}

/** Without the name servers, unless asked for. */
function shown(yaml: string, resolvers = false, names = NAMES): string[] {
  return rulesOf(yaml, names)
    .filter((r) => resolvers || !r.source.includes("resolvers"))
    .map((r) => {
      const addr = Buffer.from(r.addr)
        .toString("hex")
        .replace(/^00000000000000000000ffff/, "4:")
        .replace(/0{8,}/, "..");
      return `${r.action} ${addr}/${r.prefix} ${r.port}/${r.protocol} ${r.servers.join("+") || "-"} ${r.host} ${r.source.replace("sandbox.", "")}`;
    });
}

describe("rules of the configuration: servers", () => {
  it("allows TCP, and UDP with https; refuses both of a denied one", () => {
    expect(
      shown(
        'sandbox: {mcp: {servers: [{id: h, url: "http://10.0.0.1"}, {id: s, url: "https://10.0.0.2:8443"}, {id: d, url: "http://10.0.0.3"}], denied_servers: [{id: d}]}}',
      ),
    ).toEqual([
      "allow 4:0a000001/128 80/6 h 10.0.0.1 mcp.servers[0]",
      "allow 4:0a000002/128 8443/6 s 10.0.0.2 mcp.servers[1]",
      "allow 4:0a000002/128 8443/17 s 10.0.0.2 mcp.servers[1]",
      "deny 4:0a000003/128 80/6 d 10.0.0.3 mcp.denied_servers[0]",
      "deny 4:0a000003/128 80/17 d 10.0.0.3 mcp.denied_servers[0]",
    ]);
  });

  it("takes every address of a name, and none of a stdio server or an unknown name", () => {
    expect(
      shown(
        'sandbox: {mcp: {servers: [{id: a, url: "http://a.example:7000"}, {id: x, command: c}, {id: u, url: "http://unknown.example"}]}}',
      ),
    ).toEqual([
      "allow 4:c0000201/128 7000/6 a a.example mcp.servers[0]",
      "allow 20010db8..1/128 7000/6 a a.example mcp.servers[0]",
    ]);
  });

  it("names all servers of one address, which a denied one cannot close for the others", () => {
    expect(
      shown(
        'sandbox: {mcp: {servers: [{id: a, url: "https://a.example"}, {id: b, url: "https://b.example"}], denied_servers: [{id: b}]}}',
      ),
    ).toEqual([
      "allow 4:c0000201/128 443/6 a+b a.example mcp.servers[0]",
      "allow 4:c0000201/128 443/17 a+b a.example mcp.servers[0]",
      "allow 20010db8..1/128 443/6 a a.example mcp.servers[0]",
      "allow 20010db8..1/128 443/17 a a.example mcp.servers[0]",
    ]);
  });

  it("does not spread a denial to another port", () => {
    const rules = shown(
      'sandbox: {mcp: {servers: [{id: a, url: "http://b.example:1"}, {id: b, url: "http://b.example:2"}], denied_servers: [{id: b}]}}',
    );
    expect(rules.filter((r) => r.startsWith("allow"))).toEqual([
      "allow 4:c0000201/128 1/6 a b.example mcp.servers[0]",
    ]);
  });

  it("takes all forms of this host for one place", () => {
    const rules = shown(
      'sandbox: {mcp: {servers: [{id: a, url: "http://localhost:7000"}, {id: b, url: "http://127.0.0.2:7000"}, {id: c, url: "http://[::]:7000"}], denied_servers: [{id: b}]}}',
    ).filter((r) => r.includes("7000/6"));
    expect(rules).toHaveLength(4);
    for (const rule of rules) expect(rule).toMatch(/^deny .* a\+b\+c 127\.0\.0\.2 mcp\.denied_servers\[0\]$/);
  });

  it("blocks a server nobody decided about", () => {
    const config = parseConfig("x", 'sandbox: {mcp: {servers: [{id: a, url: "http://10.0.0.1"}]}}');
    const registry = new Registry();
    registry.declareServers(config.sandbox.mcp.servers);
    const rules = new NetworkRules({
      config,
      endpoints: registry.endpoints(),
      decisions: new Map(),
      ...{ addressesOf: () => [], hostsAt: () => [], resolvers: [] },
    }).all();
    expect(rules.map((r) => r.action)).toEqual(["deny", "deny"]);
  });
});

describe("rules of the configuration: lists", () => {
  it("writes destinations out by port and protocol, 0 for any", () => {
    expect(
      shown(
        'sandbox: {network: {allow: ["10.0.0.0/8", {host: b.example, ports: [80, 443], protocols: [tcp, udp]}, "*:53/udp", "icmp://192.0.2.9"], deny: ["169.254.169.254", "a.example"]}}',
      ),
    ).toEqual([
      "deny 4:a9fea9fe/128 0/0 - 169.254.169.254 network.deny[0]",
      "deny 4:c0000201/128 0/0 - a.example network.deny[1]",
      "deny 20010db8..1/128 0/0 - a.example network.deny[1]",
      "allow 4:0a000000/104 0/0 - null network.allow[0]",
      "allow 4:c0000201/128 80/6 - b.example network.allow[1]",
      "allow 4:c0000201/128 80/17 - b.example network.allow[1]",
      "allow 4:c0000201/128 443/6 - b.example network.allow[1]",
      "allow 4:c0000201/128 443/17 - b.example network.allow[1]",
      "allow ../0 53/17 - null network.allow[2]",
      "allow 4:c0000209/128 0/1 - 192.0.2.9 network.allow[3]",
    ]);
  });

  it("names the server where the deny list refuses its very address", () => {
    expect(
      shown(
        'sandbox: {mcp: {servers: [{id: a, url: "http://10.0.0.1"}]}, network: {deny: ["10.0.0.1:80/tcp"]}}',
      ),
    ).toEqual(["deny 4:0a000001/128 80/6 a 10.0.0.1 network.deny[0]"]);
  });

  it("takes the denial where both lists name one place", () => {
    expect(shown('sandbox: {network: {allow: ["10.0.0.1:80/tcp"], deny: ["10.0.0.1:80/tcp"]}}')).toEqual([
      "deny 4:0a000001/128 80/6 - 10.0.0.1 network.deny[0]",
    ]);
  });

  it("holds what a name allows to its own addresses: whoever answers for it must not open loopback", () => {
    const exact = (yaml: string): string[] =>
      rulesOf(yaml)
        .filter((r) => !r.source.includes("resolvers") && r.addr[15] === 1 && r.addr[10] === 0xff)
        .map(({ action, host, port, exact }) => `${action} ${host}:${port} ${exact === true}`);
    const server = 'mcp: {servers: [{id: a, url: "http://a.example"}';
    expect(exact("sandbox: {network: {allow: [a.example:80]}}")).toEqual(["allow a.example:80 true"]);
    expect(exact(`sandbox: {${server}]}}`)).toEqual(["allow a.example:80 true"]);
    // a rule with the address, and a name of /etc/hosts, are for all of this host
    expect(exact("sandbox: {network: {allow: [192.0.2.1:80]}}")).toEqual(["allow 192.0.2.1:80 false"]);
    expect(exact("sandbox: {network: {allow: [localhost:80]}}")).toEqual(["allow localhost:80 false"]);
    expect(exact("sandbox: {network: {deny: [192.0.2.1:80]}}")).toEqual(["deny 192.0.2.1:80 false"]);
    expect(exact("sandbox: {network: {deny: [a.example:80]}}")).toEqual(["deny a.example:80 true"]);
    // one of them is enough where several meet
    expect(exact("sandbox: {network: {allow: [a.example:80, 192.0.2.1:80]}}")).toEqual([
      "allow a.example:80 false",
    ]);
    expect(exact("sandbox: {network: {allow: [a.example:80, b.example:80]}}")).toEqual([
      "allow a.example:80 true",
    ]);
    const refused = exact(`sandbox: {${server}]}, network: {deny: [192.0.2.1]}}`);
    expect(refused).toEqual(["allow a.example:80 true", "deny 192.0.2.1:0 false"]);
    expect(exact(`sandbox: {${server}]}, network: {deny: [192.0.2.1:80/tcp]}}`)).toEqual([
      "deny 192.0.2.1:80 false",
    ]);
  });

  it("opens the name servers: the agent's, or those configured", () => {
    expect(shown("{}", true)).toEqual([
      "allow 4:0a000035/128 53/17 - 10.0.0.53 network.resolvers",
      "allow 4:0a000035/128 53/6 - 10.0.0.53 network.resolvers",
    ]);
    expect(shown('sandbox: {network: {resolvers: ["1.1.1.1:5353"]}}', true)[0]).toBe(
      "allow 4:01010101/128 5353/17 - 1.1.1.1 network.resolvers[0]",
    );
    expect(shown("sandbox: {network: {resolvers: []}}", true)).toEqual([]);
  });

  it("asks for the addresses of names only", () => {
    const config = parseConfig(
      "x",
      'sandbox: {mcp: {servers: [{id: a, url: "http://a.example"}, {id: b, url: "http://10.0.0.1"}]}, network: {allow: [c.example, 10.0.0.0/8, "*"], deny: [a.example, "d.example:1"]}}',
    );
    const registry = new Registry();
    registry.declareServers(config.sandbox.mcp.servers);
    const rules = nameRules({ config, endpoints: registry.endpoints(), decisions: new Map() });
    expect(hostsOf(rules).sort()).toEqual(["a.example", "c.example", "d.example"]);
  });

  it("has a rule for each of 100,000 addresses", () => {
    const entries = Array.from({ length: 100_000 }, (_, i) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    const config = parseConfig("x", 'sandbox: {network: {allow: ["many.example:443/tcp"], resolvers: []}}');
    const rules = new NetworkRules({
      config,
      endpoints: [],
      decisions: new Map(),
      ...{ addressesOf: () => entries, hostsAt: () => [], resolvers: [] },
    }).all();
    expect(rules).toHaveLength(100_000);
  });
});

describe("rangePrefixes", () => {
  const covers = (prefixes: { addr: Uint8Array; prefix: number }[], address: string): number => {
    const bytes = addressBytesOf(address);
    return prefixes.filter(({ addr, prefix }) => {
      for (let bit = 0; bit < prefix; bit++)
        if ((((addr[bit >> 3] ?? 0) ^ (bytes[bit >> 3] ?? 0)) >> (7 - (bit & 7))) & 1) return false;
      return true;
    }).length;
  };

  it.each([
    "::",
    "::1",
    "::fffe:ffff:ffff",
    "::1:0:0:0",
    "2001:db8::1",
    "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
  ])("::/0 covers %s once", (address) => {
    expect(covers(rangePrefixes({ kind: "range", address: "::", family: 6, prefix: 0 }), address)).toBe(1);
  });

  it.each(["0.0.0.0", "10.0.0.1", "255.255.255.255"])("::/0 does not cover %s", (address) => {
    expect(covers(rangePrefixes({ kind: "range", address: "::", family: 6, prefix: 0 }), address)).toBe(0);
    expect(covers(rangePrefixes({ kind: "range", address: "::", family: 6, prefix: 64 }), address)).toBe(0);
    expect(covers(rangePrefixes({ kind: "range", address: "::", family: 6, prefix: 95 }), address)).toBe(0);
  });

  it("leaves other ranges whole", () => {
    expect(rangePrefixes({ kind: "range", address: "2001:db8::", family: 6, prefix: 32 })).toEqual([
      { addr: addressBytesOf("2001:db8::"), prefix: 32 },
    ]);
    expect(rangePrefixes({ kind: "range", address: "0.0.0.0", family: 4, prefix: 0 })).toEqual([
      { addr: addressBytesOf("0.0.0.0"), prefix: 96 },
    ]);
    expect(rangePrefixes({ kind: "any" })).toEqual([{ addr: new Uint8Array(16), prefix: 0 }]);
  });
});
