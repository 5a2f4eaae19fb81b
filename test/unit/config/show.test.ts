import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { NATIVE_LISTS } from "../../../src/agents/agents.ts";
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
    fail_closed: true
    allow: ["api.example:443", "10.0.0.0/8:1-3/tcp", "*:53/udp", "[2001:db8::1]:443", "2001:db8::/32", {host: h, protocols: [47, icmp]}]
    deny: [169.254.169.254]
    ask: ["files.example:443", "*.org.example", "192.0.2.0/24"]
    resolvers: [1.1.1.1, "[2606:4700::1111]:5353"]
    unix: {deny: [/run/docker.sock, "@x*"]}
    ring_bytes: 1MiB
    socket_types: [ping]
mcp:
  inspection:
    on_detection: {webhook_url: "https://hooks.example/sesame?key=sesame"}
`;

/** Without what showing hides. */
function visible(config: Config): unknown {
  return JSON.parse(JSON.stringify(config), (key, value: unknown) =>
    typeof value !== "string"
      ? value
      : key === "url"
        ? value.replace(/\?.*/, "")
        : key === "webhook_url"
          ? value.replace(/(?<=[^/]\/)[^/].*/, "")
          : value,
  );
}

describe("shownConfig", () => {
  it.each([
    ["defaults", "{}"],
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
    expect(text).toContain("webhook_url: https://hooks.example/(hidden)");
  });
});

describe("configWarnings", () => {
  const warnings = (text: string): string[] =>
    configWarnings(parseConfig("a", text)).map((w) => `${w.path}: ${w.message}`);

  it("has nothing to say of a plain configuration", () => {
    expect(warnings("{}")).toEqual([]);
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
      "sandbox.mcp.rate_limits.enabled: is false: the limits of per_server do nothing",
      "sandbox.mcp.servers[1].tls_fingerprint: is not 64 hexadecimal digits: no certificate will ever match",
      'sandbox.mcp.servers[1]: "b" and "a" are both at h.example:443: the kernel cannot tell them apart, the stricter verdict holds for both',
      "sandbox.mcp.enforce_policy: is false: every declared server and tool is allowed although mode is enforce",
      "sandbox.network.socket_types: raw sockets are refused at the packet, not at the call: docs/limits.md",
      "sandbox.network.resolvers: is empty: with fail_closed the agent cannot resolve names",
    ]);
  });

  it("names rules of tool calls and settings of the proxy that do something else", () => {
    const found = warnings(`
sandbox:
  mcp:
    mode: observe
    fail_closed: true
    servers: [{id: a, url: "https://h.example"}]
    denied_arguments: [{server: z, tool: "*", pattern: x}]
    denied_tools: [{server: a, tool: t, content_hash: "sha256:12"}]
    allowed_tools: [{server: a, tool: t}]
    native_tools: ["@claud", "*", "mcp__x"]
    rate_limits: {per_server: {a: {calls_per_minute: 1}}}
    version_pinning: {enabled: true}
  network: {mode: enforce}
proxy:
  mode: embedded
  providers: {local: "http://127.0.0.1:11434", gateway: "http://gateway.example"}
  max_response_bytes: 1KiB
llm_storage: {store_bodies: true}
store: {enabled: false}
dlp: {mode: redact, patterns: []}
`);
    expect(found).toEqual([
      'sandbox.mcp.denied_arguments[0].server: no server has the id "z"',
      "sandbox.mcp.denied_tools[0].content_hash: is not sha256: and 64 hexadecimal digits: no tool has this hash",
      "sandbox.mcp.tool_policy: is none: tools that are not in allowed_tools are allowed too",
      `sandbox.mcp.native_tools[0]: unknown list; known are ${NATIVE_LISTS.join(", ")}`,
      "sandbox.mcp.native_tools[1]: makes every unknown tool the agent's own: fail_closed blocks none of them",
      "sandbox.mcp.native_tools[2]: a name that begins with mcp__ is never native",
      "sandbox.mcp.rate_limits.enabled: is false: the limits of per_server do nothing",
      "sandbox.mcp.mode: is observe: no tool call is blocked although the kernel layer enforces",
      "proxy.providers.gateway: is not https: keys and prompts cross the network unencrypted",
      "dlp.mode: is redact and there are no patterns: nothing is redacted",
      "llm_storage.store_bodies: has no effect: store.enabled is false",
      "proxy.max_block_bytes: is more than max_response_bytes, which is reached first",
      "sandbox.mcp.version_pinning: forgets its pins when netmon ends: store.enabled is false",
    ]);
    expect(
      warnings("sandbox: {mcp: {mode: enforce, enforce_policy: false, tool_policy: allowlist}}"),
    ).toEqual([
      "sandbox.mcp.tool_policy: is allowlist and allowed_tools is empty: every tool is blocked",
      "sandbox.mcp.enforce_policy: is false: every declared server and tool is allowed although mode is enforce",
    ]);
  });

  it("names a layer that is left open although another fails closed", () => {
    expect(warnings("sandbox: {fail_closed: true, network: {fail_closed: false}}")).toEqual([
      "sandbox.network.fail_closed: is false: undeclared destinations pass although undeclared tools do not",
    ]);
    expect(warnings("sandbox: {mcp: {fail_closed: false}, network: {fail_closed: true}}")).toEqual([
      "sandbox.mcp.fail_closed: is false: undeclared tools pass although undeclared destinations do not",
    ]);
    expect(warnings("sandbox: {network: {fail_closed: true}}")).toEqual([]);
  });
});
