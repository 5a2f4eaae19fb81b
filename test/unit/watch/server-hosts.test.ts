/** Which hosts that a session reaches look like MCP servers. */
import { expect, it } from "vitest";
import { defaultConfig } from "../../../src/config/parse.ts";
import type { McpNetworkConnection } from "../../../src/event/event.ts";
import { ServerHosts } from "../../../src/watch/coverage/server-hosts.ts";

const { mcp } = defaultConfig().sandbox;

function reached(change: Partial<McpNetworkConnection>): McpNetworkConnection {
  return {
    ...{ type: "mcp_network_connection", timestamp: "2026-11-29T00:00:00.000Z", session_id: "s" },
    ...{ remote_addr: "192.0.2.1:443", server_id: null, server_type: null, action: "allow", protocol: "tcp" },
    ...{
      reason: "undeclared",
      rule: null,
      mode: "observe",
      would_block: false,
      pid: 7,
      comm: "node",
      uid: 1,
    },
    ...{ cgroup: "/x", host: null, errno: null, count: 1, generation: 1, hook: "connect4" },
    ...change,
  } as McpNetworkConnection;
}

it.each([
  ["mcp.example.com", true],
  ["docs-mcp.example.com", true],
  ["mcp-eu.example.com", true],
  ["knowledge-mcp.global.api.aws", true],
  ["MCP.example.com", true],
  ["tcmcp.example.com", false],
  ["mcpherson.example", false],
  ["api.example.com", false],
])("%s looks like a server: %s", (name, is) => {
  expect(new ServerHosts().seen(reached({ name }), mcp) !== null).toBe(is);
});

it("a host is told once, with what would declare it, and whether the policy refuses it", () => {
  const hosts = new ServerHosts();
  const denying = { ...mcp, denied_servers: [{ id: "mcp.*" }] };
  const event = reached({ name: "mcp.example.com", remote_addr: "[2001:db8::1]:8443" });
  expect(hosts.seen(event, denying)).toMatchObject({
    server_id: "mcp.example.com",
    address: "mcp.example.com:8443",
    evidence: "host",
    confidence: "low",
    would_block: true,
    declare: '{"id":"mcp.example.com","type":"http","url":"https://mcp.example.com:8443/mcp"}',
  });
  expect(hosts.seen(event, denying)).toBeNull();
  expect(hosts.seen({ ...event, action: "block", remote_addr: "192.0.2.1:443" }, denying)).toMatchObject({
    would_block: false,
    text: expect.stringMatching(/tried to reach/) as string,
  });
});

it("a declared server, a look-up and an address are none", () => {
  const hosts = new ServerHosts();
  expect(hosts.seen(reached({ name: "mcp.example.com", server_id: "x" }), mcp)).toBeNull();
  expect(hosts.seen(reached({ name: "mcp.example.com", protocol: "udp" }), mcp)).toBeNull();
  expect(hosts.seen(reached({}), mcp)).toBeNull();
});

it("names that a session makes up are told up to a limit", () => {
  const hosts = new ServerHosts();
  const told = Array.from({ length: 100 }, (_, at) =>
    hosts.seen(reached({ name: `mcp.${at}.example` }), mcp),
  );
  expect(told.filter((one) => one !== null)).toHaveLength(64);
});
