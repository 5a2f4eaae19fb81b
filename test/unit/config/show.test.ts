import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Config } from "../../../src/config/config.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { shownConfig } from "../../../src/config/show.ts";
import { configWarnings } from "../../../src/config/warnings.ts";
import { SEED } from "./seed.ts";

const FULL = `
sandbox:
  mcp:
    servers:
      - {id: a, url: "https://a.example/mcp?key=sesame#sesame", headers: {Authorization: sesame}, tls_fingerprint: "sha256:${"ab".repeat(32)}"}
      - {id: b, command: node, args: [x], env: {KEY: sesame}}
  network:
    mode: enforce
    allow: ["api.example:443", "10.0.0.0/8:1-3/tcp", "*:53/udp", "[2001:db8::1]:443", "2001:db8::/32", {host: h, protocols: [47, icmp]}]
    deny: [169.254.169.254]
    resolvers: [1.1.1.1, "[2606:4700::1111]:5353"]
    unix: {deny: [/run/docker.sock, "@x*"]}
    ring_bytes: 1MiB
    socket_types: [ping]
`;

/** Without what showing hides. */
function visible(config: Config): unknown {
  return JSON.parse(JSON.stringify(config), (key, value: unknown) =>
    key === "url" && typeof value === "string" ? value.replace(/\?.*/, "") : value,
  );
}

describe("shownConfig", () => {
  it.each([
    ["defaults", ""],
    ["the design's example", SEED],
    ["everything", FULL],
  ])("gives a configuration that means the same: %s", (_name, text) => {
    const config = parseConfig("a", text);
    const again = parseConfig("b", stringify(shownConfig(config)));
    expect(visible(again)).toEqual(visible(config));
  });

  it("hides secrets", () => {
    const text = stringify(shownConfig(parseConfig("a", FULL)));
    expect(text).not.toContain("sesame");
    expect(text).toContain("https://a.example/mcp?(hidden)");
    expect(text).toContain("Authorization: (hidden)");
  });
});

describe("configWarnings", () => {
  const warnings = (text: string): string[] =>
    configWarnings(parseConfig("a", text)).map((w) => `${w.path}: ${w.message}`);

  it("has nothing to say of a plain configuration", () => {
    expect(warnings("")).toEqual([]);
    expect(warnings(FULL)).toEqual([]);
  });

  it("names what is probably not meant", () => {
    const found = warnings(`
sandbox:
  mcp:
    enforce_policy: false
    server_policy: none
    servers:
      - {id: a, url: "https://h.example"}
      - {id: b, url: "https://h.example:443/other", tls_fingerprint: "sha256:12"}
    allowed_servers: [{id: c}, {id: "c*"}]
    denied_tools: [{server: d, tool: "*"}]
    rate_limits: {per_server: {e: {calls_per_minute: 1}}}
  network: {mode: enforce, fail_closed: true, resolvers: [], socket_types: [ping, raw]}
`);
    expect(found).toEqual([
      'sandbox.mcp.allowed_servers[0].id: no server has the id "c"',
      'sandbox.mcp.denied_tools[0].server: no server has the id "d"',
      'sandbox.mcp.rate_limits.per_server.e: no server has the id "e"',
      "sandbox.mcp.server_policy: is none: servers that are not in allowed_servers are allowed too",
      "sandbox.mcp.servers[1].tls_fingerprint: is not 64 hexadecimal digits: no certificate will ever match",
      'sandbox.mcp.servers[1]: "b" and "a" are both at h.example:443: the kernel cannot tell them apart, the stricter verdict holds for both',
      "sandbox.mcp.enforce_policy: is false: every declared server is allowed although mode is enforce",
      "sandbox.network.socket_types: raw sockets are refused at the packet, not at the call: docs/limits.md",
      "sandbox.network.resolvers: is empty: with fail_closed the agent cannot resolve names",
    ]);
  });
});
