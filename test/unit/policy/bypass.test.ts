/** What the session reaches only through netmon, and which rules prevent a bypass. */
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { guardedEndpoints, sharedWithAllowed } from "../../../src/policy/bypass.ts";
import { hostsOf } from "../../../src/policy/name-rules.ts";
import { NetworkRules, nameRules } from "../../../src/policy/network.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";
import { Registry } from "../../../src/registry/registry.ts";

const ADDRESSES: Readonly<Record<string, string[]>> = {
  "api.anthropic.com": ["192.0.2.1", "2001:db8::1"],
  "web.example": ["192.0.2.9"],
  "cdn.example": ["192.0.2.1"],
};
const addressesOf = (host: string): string[] => ADDRESSES[host] ?? [];

function config(allow: string[] = []): ReturnType<typeof parseConfig> {
  return parseConfig(
    "netmon.yaml",
    JSON.stringify({
      sandbox: {
        mcp: { servers: [{ id: "web", type: "http", url: "https://web.example/mcp" }] },
        network: { allow },
      },
      proxy: { providers: { openai: "http://127.0.0.1:4000/v1" } },
    }),
  );
}

const both = { proxy: true, gateway: new Set(["web"]) };

describe("guarded endpoints", () => {
  it("are the upstreams of every provider and the servers at the gateway", () => {
    const { endpoints, holes } = guardedEndpoints(config(), both);
    expect(endpoints.map(({ source, name, host, port }) => `${source} ${name} ${host}:${port}`)).toEqual([
      "proxy.bypass anthropic api.anthropic.com:443",
      "proxy.bypass openai 127.0.0.1:4000",
      "proxy.bypass gemini generativelanguage.googleapis.com:443",
      "proxy.bypass bedrock bedrock-runtime.us-east-1.amazonaws.com:443",
      "gateway.bypass web web.example:443",
    ]);
    expect(holes).toEqual([]);
    expect(guardedEndpoints(config(), { proxy: false, gateway: new Set() }).endpoints).toEqual([]);
  });

  it("are opened by a rule for the very host, and by no range", () => {
    const allow = ["*", "127.0.0.0/8", "api.anthropic.com:80", "web.example:443"];
    const { endpoints, holes } = guardedEndpoints(config(allow), both);
    expect(holes.map(({ endpoint, rule }) => `${endpoint.host} ${rule}`)).toEqual([
      "web.example sandbox.network.allow[3]",
    ]);
    expect(endpoints).toHaveLength(4);
  });
});

describe("rules", () => {
  it("deny TCP and UDP at each address, and win over the server's own and over ranges", () => {
    const registry = new Registry();
    const own = config(["192.0.2.0/24"]);
    registry.declareServers(own.sandbox.mcp.servers);
    const { endpoints: guarded } = guardedEndpoints(own, both);
    const endpoints = registry.endpoints();
    const decisions = new Map([
      ["web", { action: "allow" as const, reason: "allowed" as const, rule: null }],
    ]);
    const lookups = { addressesOf, hostsAt: () => [], resolvers: [] };
    const input = { config: own, endpoints, decisions: decisions as never, ...lookups };
    const at = (address: string, port: number): string[] =>
      new NetworkRules({ ...input, guarded })
        .all()
        .flatMap((r) =>
          r.prefix === 128 && r.port === port && Buffer.compare(r.addr, addressBytesOf(address)) === 0
            ? [`${r.protocol} ${r.action} ${r.source} ${r.servers.join()}`]
            : [],
        );
    expect(at("192.0.2.9", 443)).toEqual(["6 deny gateway.bypass web", "17 deny gateway.bypass web"]);
    expect(at("2001:db8::1", 443)).toEqual(["6 deny proxy.bypass ", "17 deny proxy.bypass "]);
    expect(at("127.0.0.1", 4000)).toEqual(["6 deny proxy.bypass ", "17 deny proxy.bypass "]);
    expect(hostsOf(nameRules({ ...input, guarded }))).toContain("api.anthropic.com");
  });

  it("tell what else is allowed at an address that they deny", () => {
    const own = config(["cdn.example:443"]);
    const { endpoints: guarded } = guardedEndpoints(own, both);
    const lookups = { addressesOf, hostsAt: () => [], resolvers: [] };
    const rules = new NetworkRules({ config: own, endpoints: [], decisions: new Map(), ...lookups }).all();
    expect(sharedWithAllowed(guarded, rules, addressesOf)).toEqual([
      expect.objectContaining({ host: "cdn.example", rule: "sandbox.network.allow[0]" }),
    ]);
    const unresolved = {
      config: own,
      endpoints: [],
      decisions: new Map(),
      ...lookups,
      addressesOf: () => [],
    };
    expect(new NetworkRules({ ...unresolved, guarded }).all()).toHaveLength(2);
  });
});
