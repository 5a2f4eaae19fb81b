import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ConfigError, type ConfigProblem } from "../../../src/config/error.ts";
import { overrideConfig } from "../../../src/config/override.ts";
import { defaultConfig, loadConfig, parseConfig } from "../../../src/config/parse.ts";
import { SEED } from "./seed.ts";

function problemsOf(text: string | Uint8Array): readonly ConfigProblem[] {
  try {
    parseConfig("netmon.yaml", text);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  throw new Error("expected problems");
}

/** `line:column path: message (hint)` */
const lines = (text: string): string[] =>
  problemsOf(text).map(
    (p) => `${p.line}:${p.column} ${p.path}: ${p.message}${p.hint === null ? "" : ` (${p.hint})`}`,
  );

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

describe("parseConfig", () => {
  it("reads the design's example as it stands", () => {
    const { mcp, network } = parseConfig("seed.yaml", SEED).sandbox;
    expect(mcp.servers.map((s) => [s.id, s.type, s.endpoint?.host, s.endpoint?.port])).toEqual([
      ["filesystem", "stdio", undefined, undefined],
      ["weather-api", "http", { kind: "name", name: "mcp.example.com" }, 443],
      ["internal-tools", "http", { kind: "name", name: "mcp.internal.corp" }, 8443],
    ]);
    expect(mcp.servers[1]?.source).toBe("sandbox.mcp.servers[1]");
    expect(mcp.server_policy).toBe("allowlist");
    expect(mcp.denied_servers).toEqual([{ id: "*" }]);
    expect(mcp.denied_tools).toEqual([
      { server: "weather-api", tool: "delete_*", content_hash: null },
      { server: "*", tool: "execute_command", content_hash: null },
    ]);
    expect(mcp.rate_limits.per_server).toEqual({ "weather-api": { calls_per_minute: 10, burst: 3 } });
    expect(mcp.version_pinning).toMatchObject({ enabled: true, on_change: "block", auto_trust_first: true });
    // enforce_policy is written, and nothing says observe
    expect(mcp).toMatchObject({ mode: "enforce", enforce_policy: true, fail_closed: true });
    expect(network).toMatchObject({ mode: "observe", fail_closed: true });
  });

  it.each([
    ["a comment", "# netmon\n"],
    ["a comment after a byte order mark", "\uFEFF# netmon\n"],
    ["an empty mapping", "{}"],
  ])("takes %s for the defaults", (_what, text) => {
    const config = parseConfig("netmon.yaml", text);
    expect(config).toEqual(defaultConfig());
    expect(config.sandbox.network).toMatchObject({
      mode: "observe",
      fail_closed: false,
      resolvers: "auto",
      ring_bytes: 8 * 1024 * 1024,
      inbound: "allow",
    });
  });

  it.each(["", "\n \n", "\uFEFF"])("refuses %j: the file is still being written", (text) => {
    expect(() => parseConfig("netmon.yaml", text)).toThrow(
      "netmon.yaml: 1 problem\n  is empty (write {} for the defaults)",
    );
  });

  it("takes a section whose entries are commented out for absent", () => {
    const config = parseConfig("netmon.yaml", "sandbox:\n  mcp:\n    servers:\n#     - id: a\n  network:\n");
    expect(config).toEqual(defaultConfig());
  });

  it("refuses a null where a value decides", () => {
    expect(lines("sandbox: {mcp: {fail_closed: }}")).toEqual([
      "1:17 sandbox.mcp.fail_closed: expected true or false, not nothing",
    ]);
  });

  it("freezes all of it", () => {
    expect(isDeepFrozen(parseConfig("seed.yaml", SEED))).toBe(true);
    const config = overrideConfig(parseConfig("seed.yaml", SEED), { mode: "enforce", failClosed: false });
    expect(isDeepFrozen(config)).toBe(true);
    expect(config.sandbox.network).toMatchObject({ mode: "enforce", fail_closed: false });
  });

  it.each([
    // sandbox.mcp, sandbox.network, more of sandbox; tools, kernel
    ["nothing", "{}", "{}", "", false, false],
    ["mcp alone", "{fail_closed: true}", "{}", "", true, true],
    ["network alone", "{}", "{fail_closed: true}", "", true, true],
    ["sandbox", "{}", "{}", "fail_closed: true", true, true],
    ["mcp, network says no", "{fail_closed: true}", "{fail_closed: false}", "", true, false],
    ["network, mcp says no", "{fail_closed: false}", "{fail_closed: true}", "", false, true],
    ["sandbox, mcp says no", "{fail_closed: false}", "{}", "fail_closed: true", false, true],
    ["sandbox, network says no", "{}", "{fail_closed: false}", "fail_closed: true", true, false],
    ["sandbox says no, mcp", "{fail_closed: true}", "{}", "fail_closed: false", true, false],
    ["sandbox says no, network", "{}", "{fail_closed: true}", "fail_closed: false", false, true],
  ])(
    "fails closed in every layer, unless it says otherwise: %s",
    (_name, mcp, network, more, tools, kernel) => {
      const { sandbox } = parseConfig("x", `sandbox: {mcp: ${mcp}, network: ${network}, ${more}}`);
      expect([sandbox.mcp.fail_closed, sandbox.network.fail_closed]).toEqual([tools, kernel]);
    },
  );

  it.each([
    ["{}", "none"],
    ["{allowed_servers: [{id: a}]}", "allowlist"],
    ["{denied_servers: [{id: a}]}", "denylist"],
    ["{allowed_servers: [{id: a}], denied_servers: [{id: b}]}", "allowlist"],
    ["{allowed_servers: [{id: a}], server_policy: none}", "none"],
  ])("derives server_policy of %s", (mcp, policy) => {
    expect(parseConfig("x", `sandbox: {mcp: ${mcp}}`).sandbox.mcp.server_policy).toBe(policy);
  });

  it("switches redaction off where the proxy is there for MCP only", () => {
    expect(parseConfig("x", "proxy: {mode: mcp-only}\ndlp: {mode: redact}").dlp.mode).toBe("disabled");
    expect(parseConfig("x", "proxy: {mode: embedded}\ndlp: {mode: redact}").dlp.mode).toBe("redact");
  });

  it("does not show header and environment values", () => {
    const { servers } = parseConfig(
      "x",
      'sandbox: {mcp: {servers: [{id: a, url: "https://h", headers: {A: sesame}}, {id: b, command: c, env: {K: sesame}}]}}',
    ).sandbox.mcp;
    expect(servers[0]?.headers.A?.reveal()).toBe("sesame");
    expect(servers[1]?.env.K?.reveal()).toBe("sesame");
    for (const text of [
      JSON.stringify(servers),
      inspect(servers, { depth: 9, showHidden: true }),
      String(servers[0]?.headers.A),
    ])
      expect(text).not.toContain("sesame");
  });
});

describe("problems", () => {
  it("lists all of them at once, each with its place", () => {
    const text = `sandbox:
  mcp:
    fail_closd: true
    servers:
      - {id: a, type: http, url: "https://x.y/"}
      - {id: a, type: stdio, url: "https://x.y/"}
      - {id: b*, url: "https://u:p@x.y/"}
  network:
    mode: observ
    servers: []
    allow:
      - x:0
      - 10.1.0.0/8
      - {host: a, ports: [1, 99999]}
      - {host: a, cidr: 10.0.0.0/8}
      - 3
    ring_bytes: 9MiB
    resolvers: [dns.example]
    resolve: {min_ttl: 500}
proxi: {}
`;
    expect(lines(text)).toEqual([
      "3:5 sandbox.mcp.fail_closd: unknown key (did you mean fail_closed?)",
      "6:9 sandbox.mcp.servers[1]: a stdio server has a command",
      '6:10 sandbox.mcp.servers[1].id: "a" is already the id of sandbox.mcp.servers[0] (ids are unique)',
      "6:30 sandbox.mcp.servers[1].url: has no meaning for a server of type stdio",
      "7:10 sandbox.mcp.servers[2].id: a server id cannot contain * or ? (they are wildcards in allowed_servers and denied_servers)",
      "7:18 sandbox.mcp.servers[2].url: the URL contains a user name or password (send credentials in headers)",
      '9:5 sandbox.network.mode: "observ" is not one of observe, enforce (did you mean observe?)',
      "10:5 sandbox.network.servers: unknown key (did you mean sandbox.mcp.servers?)",
      "12:9 sandbox.network.allow[0]: port 0 is not a port a client can connect to (leave the port out for any port)",
      "13:9 sandbox.network.allow[1]: 10.1.0.0/8 has bits set outside its prefix (write 10.0.0.0/8, or the address alone)",
      '14:30 sandbox.network.allow[2].ports[1]: "99999" is not a port (ports are 1 to 65535)',
      "15:9 sandbox.network.allow[3]: exactly one of host, address and cidr says where",
      "16:9 sandbox.network.allow[4]: expected text or a mapping, not 3",
      "17:5 sandbox.network.ring_bytes: 9437184 is not a power of two (the nearest are 8388608 and 16777216)",
      '18:17 sandbox.network.resolvers[0]: "dns.example" is not an address (write 1.1.1.1, 1.1.1.1:53 or [2606:4700::1111]:53)',
      "19:5 sandbox.network.resolve: min_ttl (500) is greater than max_ttl (300)",
      "20:1 proxi: unknown key (did you mean proxy?)",
    ]);
  });

  it.each([
    ["failClosed: true", "did you mean fail_closed?"],
    ["fail-closed: true", "did you mean fail_closed?"],
    ["denied_server: []", "did you mean denied_servers?"],
    ["deny_errno: EPERM", "did you mean sandbox.network.deny_errno?"],
    ["__proto__: {a: 1}", "nearest is"],
    ["constructor: 1", "nearest is"],
  ])("names the nearest key for %s", (entry, hint) => {
    const [problem, ...rest] = problemsOf(`sandbox:\n  mcp:\n    ${entry}\n`);
    expect(problem).toMatchObject({ message: "unknown key", line: 3, column: 5 });
    expect(problem?.hint).toContain(hint);
    expect(rest).toEqual([]);
  });

  it("knows what other configurations call the command of a server", () => {
    expect(lines("sandbox: {mcp: {servers: [{id: a, cmd: npx}]}}")).toContain(
      "1:35 sandbox.mcp.servers[0].cmd: unknown key (did you mean command?)",
    );
  });

  it.each([
    ["duplicate keys", "dlp: {}\ndlp: {}\n", 2, "unique"],
    ["several documents", "dlp: {}\n---\ndlp: {}\n", 2, "a second document begins here"],
    ["a colon in a text", "proxy:\n  mode: a: b\n", 2, "quote a text"],
    ["broken YAML", "sandbox: {mcp: [\n", 2, ""],
    ["an unknown tag", "dlp: !secret {}\n", 1, "tag"],
    ["an unknown alias", "dlp: *no\n", 0, "alias"],
    ["a list at the top", "- a\n", 1, "mapping"],
    ["a text at the top", "observe\n", 1, "mapping"],
  ])("refuses %s", (_what, text, line, message) => {
    const problems = problemsOf(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.line).toBe(line);
    expect(problems.map((p) => `${p.message} ${p.hint}`.toLowerCase()).join()).toContain(message);
  });

  // Expanding them would take 10^12 steps.
  it("refuses aliases that multiply", () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join(", ")}]`,
    );
    expect(problemsOf(`l0: &l0 [x]\n${levels.join("\n")}\n`)[0]?.message).toMatch(/alias/i);
  });

  it("accepts an ordinary alias and finds places through it", () => {
    const config = parseConfig("x", "sandbox:\n  network:\n    allow: &list [a.example]\n    deny: *list\n");
    expect(config.sandbox.network.deny).toEqual(config.sandbox.network.allow);
    expect(
      lines('sandbox:\n  network:\n    allow: &list ["a:0"]\n    deny: *list\n').map((l) => l.split(" ")[0]),
    ).toEqual(["3:19", "3:19"]);
  });

  it("refuses other encodings", () => {
    expect(problemsOf(Buffer.from("\uFEFFdlp: {}", "utf16le"))[0]?.message).toContain("UTF-16");
    expect(problemsOf(Buffer.from([0x64, 0x0a, 0x23, 0xff, 0xc3]))[0]).toMatchObject({
      message: "not UTF-8: byte 3 is invalid",
      line: 2,
    });
  });

  it("does not quote values where secrets stand", () => {
    const [problem] = problemsOf(
      'sandbox: {mcp: {servers: [{id: a, url: "https://h", headers: {A: 12345678}}]}}',
    );
    expect(problem?.path).toBe("sandbox.mcp.servers[0].headers.A");
    expect(JSON.stringify(problem)).not.toContain("12345678");
  });

  it("says what, where and what to do in the error's message", () => {
    expect(() => parseConfig("/etc/netmon.yaml", "dpl: {}")).toThrow(
      "/etc/netmon.yaml: 1 problem\n  1:1  dpl: unknown key (did you mean dlp?)",
    );
  });
});

describe("the LLM layer", () => {
  it.each([
    ["", "observe", "observe"],
    ["network: {mode: enforce}", "enforce", "enforce"],
    ["mcp: {mode: enforce}", "enforce", "observe"],
    ["mcp: {mode: observe}, network: {mode: enforce}", "observe", "enforce"],
    ["mode: enforce", "enforce", "enforce"],
    ["mode: enforce, mcp: {mode: observe}", "observe", "enforce"],
    ["mode: enforce, network: {mode: observe}", "enforce", "observe"],
    ["mode: observe, network: {mode: enforce}", "observe", "enforce"],
    ["mcp: {enforce_policy: true}", "enforce", "observe"],
    ["mcp: {enforce_policy: false}", "observe", "observe"],
    ["mcp: {enforce_policy: true, mode: observe}", "observe", "observe"],
    ["mcp: {enforce_policy: true}, mode: observe", "observe", "observe"],
    ["mcp: {enforce_policy: true}, network: {mode: observe}", "observe", "observe"],
    ["mcp: {enforce_policy: true}, network: {mode: enforce}", "enforce", "enforce"],
  ])("has the mode that stands nearest, else that of enforce_policy: {%s}", (sandbox, tools, kernel) => {
    const config = parseConfig("x", `sandbox: {${sandbox}}`);
    expect([config.sandbox.mcp.mode, config.sandbox.network.mode]).toEqual([tools, kernel]);
    expect(config.sandbox.mcp.enforce_policy).toBe(!sandbox.includes("enforce_policy: false"));
  });

  it("has the mode of the command line, whatever the file says", () => {
    const { mcp, network } = overrideConfig(parseConfig("x", "sandbox: {mcp: {mode: observe}}"), {
      mode: "enforce",
      failClosed: true,
    }).sandbox;
    expect([mcp.mode, network.mode, mcp.fail_closed, network.fail_closed]).toEqual([
      "enforce",
      "enforce",
      true,
      true,
    ]);
  });

  it("keeps the known providers beside those that are named", () => {
    const { providers } = parseConfig(
      "x",
      'proxy: {providers: {openai: "https://gw.example/base/", local: "http://127.0.0.1:11434"}}',
    ).proxy;
    expect(providers).toEqual({
      anthropic: "https://api.anthropic.com",
      openai: "https://gw.example/base",
      gemini: "https://generativelanguage.googleapis.com",
      bedrock: "https://bedrock-runtime.us-east-1.amazonaws.com",
      local: "http://127.0.0.1:11434",
    });
  });

  it("stores bodies where the proxy is there for MCP only", () => {
    expect(parseConfig("x", "proxy: {mode: mcp-only}").llm_storage.store_bodies).toBe(true);
    expect(parseConfig("x", "proxy: {mode: embedded}").llm_storage.store_bodies).toBe(false);
  });

  it("takes sizes as numbers or with a unit", () => {
    const { proxy, store } = parseConfig("x", "proxy: {max_block_bytes: 2048}\nstore: {max_bytes: 2GiB}");
    expect([proxy.max_block_bytes, proxy.max_event_bytes, store.max_bytes]).toEqual([2048, 1 << 24, 2 ** 31]);
  });

  it("lists its problems with places and hints", () => {
    const text = `sandbox:
  mcp:
    mode: enforcing
    denied_arguments:
      - {server: a, tool: b, pattern: "(?=x)"}
      - {server: a, tool: b, pattern: "", path: "$["}
      - {server: a, tool: b, pattern: x, path: "$[?match(@, 'a')]"}
      - {server: a, tool: b}
proxy:
  mode: mcp_only
  port: 70000
  providers:
    Anthropic: https://a.example
    x: ftp://a.example
    y: https://a.example/?key=1
    z: https://u:p@a.example
  max_block_bytes: 1 MB
  max_event_bytes: 10
store: {max_days: 0, max_queue: 1}
dlp:
  patterns: [emails]
  custom:
    - {name: "My name", pattern: "a**"}
    - {name: a, pattern: "(a)\\\\1"}
`;
    const found = lines(text);
    expect(found.map((line) => line.split(": ")[0])).toEqual([
      "3:5 sandbox.mcp.mode",
      "5:30 sandbox.mcp.denied_arguments[0].pattern",
      "6:30 sandbox.mcp.denied_arguments[1].pattern",
      "6:43 sandbox.mcp.denied_arguments[1].path",
      "7:42 sandbox.mcp.denied_arguments[2].path",
      "8:9 sandbox.mcp.denied_arguments[3].pattern",
      "10:3 proxy.mode",
      "11:3 proxy.port",
      "13:5 proxy.providers.Anthropic",
      "14:5 proxy.providers.x",
      "15:5 proxy.providers.y",
      "16:5 proxy.providers.z",
      "17:3 proxy.max_block_bytes",
      "18:3 proxy.max_event_bytes",
      "19:9 store.max_days",
      "19:22 store.max_queue",
      "21:14 dlp.patterns[0]",
      "23:8 dlp.custom[0].name",
      "23:25 dlp.custom[0].pattern",
      "24:17 dlp.custom[1].pattern",
    ]);
    for (const [of, what] of [
      ["sandbox.mcp.mode", "is not one of observe, enforce"],
      ["denied_arguments[0].pattern", "look-around and back references are not possible"],
      ["denied_arguments[1].pattern", "write .* if that is meant"],
      ["denied_arguments[1].path", "RFC 9535"],
      ["denied_arguments[2].path", "without match() and search()"],
      ["denied_arguments[3].pattern", "is missing"],
      ["proxy.mode", "did you mean mcp-only?"],
      ["providers.Anthropic", "letters a-z, digits and -, at most 32"],
      ["providers.y", "no query"],
      ["providers.z", "user name or password"],
      ["max_block_bytes", "write bytes, or KiB, MiB, GiB: 8MiB"],
      ["max_event_bytes", "at least 1 KiB"],
      ["custom[1].pattern", "back references are not possible"],
    ] as const)
      expect(found.find((line) => line.includes(`${of}:`))).toContain(what);
  });
});

describe("loadConfig", () => {
  const dir = mkdtempSync(join(tmpdir(), `netmon-config-${process.pid}-`));

  it("reports files it cannot read and files that are not a configuration by their size", () => {
    try {
      expect(() => loadConfig(join(dir, "none.yaml"))).toThrow(/cannot be read: ENOENT/);
      expect(() => loadConfig(dir)).toThrow(/cannot be read: .* is a directory, not a regular file/);
      writeFileSync(join(dir, "big.yaml"), Buffer.alloc(17 * 1024 * 1024, "#"));
      expect(() => loadConfig(join(dir, "big.yaml"))).toThrow(/larger than the limit/);
      writeFileSync(join(dir, "good.yaml"), SEED);
      expect(loadConfig(join(dir, "good.yaml")).sandbox.mcp.servers).toHaveLength(3);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });

  // Comparing each with each would take minutes.
  it("reads 100,000 destinations", () => {
    const entries = Array.from(
      { length: 100_000 },
      (_, i) => `      - 10.${i >> 16}.${(i >> 8) & 255}.${i & 255}:443/tcp`,
    );
    const text = `sandbox:\n  network:\n    allow:\n${entries.join("\n")}\n`;
    expect(parseConfig("x", text).sandbox.network.allow).toHaveLength(100_000);
  });
});
