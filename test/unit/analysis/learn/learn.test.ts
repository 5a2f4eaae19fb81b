// group: machine
/** What netmon learn allows, and what it never does. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AGENTS } from "../../../../src/agents/agents.ts";
import { type CurrentConfig, currentConfig } from "../../../../src/analysis/learn/current-config.ts";
import { gather } from "../../../../src/analysis/learn/evidence.ts";
import { type LearnedPolicy, learnedPolicy } from "../../../../src/analysis/learn/learned-policy.ts";
import { learnedYaml } from "../../../../src/cli/output/learn-yaml.ts";
import type { Config, DeclaredServer } from "../../../../src/config/config.ts";
import { destinationText } from "../../../../src/config/destination.ts";
import { defaultConfig, loadConfig, parseConfig } from "../../../../src/config/parse.ts";
import { declaredEvent } from "../../../../src/decision/servers/declared-event.ts";
import type { McpNetworkConnection, NetmonEvent } from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import { call, called, connection, detection, proxyStarted, seen, watchStarted } from "../report/sample.ts";

const NONE: CurrentConfig = currentConfig(defaultConfig(), null);
let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-learn-unit-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function present(text: string): CurrentConfig {
  const file = join(directory, "netmon.yaml");
  writeFileSync(file, text);
  return currentConfig(loadConfig(file), file);
}

interface Learned {
  policy: LearnedPolicy;
  text: string;
}

function learn(events: NetmonEvent[], from: CurrentConfig = NONE, includeBlocked = false): Learned {
  const reader = new EventReader(storeOf(events));
  const policy = learnedPolicy(gather(reader, { sessions: ["demo"], includeBlocked }), from);
  reader.close();
  return { policy, text: learnedYaml(policy, from) };
}

const undeclared = (ms: number, fields: Partial<McpNetworkConnection>): McpNetworkConnection =>
  connection(ms, {
    server_id: null,
    server_type: null,
    reason: "undeclared",
    rule: null,
    host: null,
    mode: "observe",
    action: "allow",
    would_block: false,
    ...fields,
  });

const withServers = (servers: DeclaredServer[]): Config => {
  const config = defaultConfig();
  return { ...config, sandbox: { ...config.sandbox, mcp: { ...config.sandbox.mcp, servers } } };
};

const allowed = ({ text }: Learned): string[] =>
  parseConfig("learned", text).sandbox.network.allow.map(destinationText);
const tools = ({ text }: Learned): string[] =>
  parseConfig("learned", text).sandbox.mcp.allowed_tools.map(({ server, tool }) => `${server}/${tool}`);

const SERVER = "sandbox: {mcp: {servers: [{id: weather, type: stdio, command: weather-mcp}]}}";

describe("learned destinations", () => {
  it("are names where the agent asked for them, addresses where not, and never wildcards", () => {
    const learned = learn([
      watchStarted(0),
      undeclared(1, { remote_addr: "192.0.2.1:443", name: "api.example.com" }),
      undeclared(2, { remote_addr: "192.0.2.9:443", name: "api.example.com", count: 3 }),
      undeclared(3, { remote_addr: "192.0.2.2:80" }),
      undeclared(4, { remote_addr: "[2001:db8::1]:443", protocol: "udp" }),
      undeclared(5, { remote_addr: "192.0.2.3:443", name: "a.cdn.example", other_names: ["b.cdn.example"] }),
      undeclared(6, { remote_addr: "192.0.2.4:443", name: "*.evil.example" }),
      undeclared(8, { remote_addr: "192.0.2.5:443", name: "a.cdn.example" }),
      undeclared(9, { remote_addr: "192.0.2.80:80", name: "192.0.2.80.names.example" }),
      undeclared(7, { remote_addr: "/run/some.sock", protocol: "unix" }),
    ]);
    expect(allowed(learned)).toEqual([
      "192.0.2.2:80 tcp",
      "192.0.2.4:443 tcp",
      "192.0.2.80.names.example:80 tcp",
      "[2001:db8::1]:443 udp",
      "a.cdn.example:443 tcp",
      "api.example.com:443 tcp",
      "b.cdn.example:443 tcp",
    ]);
    expect(learned.text).toMatch(/4 times .*\n +- api\.example\.com:443\/tcp/);
    expect(learned.text).toMatch(/2 times .*\n.* shares its address .*\n +- a\.cdn\.example:443\/tcp/);
    expect(learned.text.match(/# by address/g)).toHaveLength(3);
  });

  it("leave out what was blocked, denied, or went around netmon", () => {
    const blocked = { action: "block", mode: "enforce" } as const;
    const events = [
      watchStarted(0),
      undeclared(1, { remote_addr: "192.0.2.1:443", ...blocked }),
      undeclared(2, { remote_addr: "192.0.2.2:443", reason: "denied_destination", ...blocked }),
      undeclared(3, { remote_addr: "192.0.2.3:443", reason: "proxy_bypass", rule: "proxy.bypass" }),
    ];
    expect(allowed(learn(events))).toEqual([]);
    expect(learn(events).text).toContain("tcp 192.0.2.1:443: was blocked; --include-blocked allows it");
    expect(allowed(learn(events, NONE, true))).toEqual(["192.0.2.1:443 tcp"]);
    expect(learn(events, NONE, true).text).toContain("192.0.2.3:443: bypasses the LLM proxy");
  });

  it("are the same whatever the order of the events", () => {
    const events = [1, 2, 3].map((n) => undeclared(n, { remote_addr: `192.0.2.${n}:443`, comm: `c${n}` }));
    expect(learn([...events].reverse()).text).toBe(learn(events).text);
  });
});

describe("learned tools", () => {
  it("are those that were called, and no poisoned one", () => {
    const learned = learn(
      [
        seen(0),
        called(1),
        called(2, { tool_name: "poisoned" }),
        detection(2, "critical", { tool_name: "poisoned" }),
        called(3, { tool_name: "hidden" }),
        detection(3, "low", { tool_name: "hidden", action: "hide" }),
        called(4, { tool_name: "odd" }),
        detection(4, "low", { tool_name: "odd" }),
        called(5, { tool_name: "denied", reason: "tool_denied", would_block: true, mode: "observe" }),
        called(6, { tool_name: "any*" }),
        called(7, { tool_name: "get_\u202eweather" }),
      ],
      present(SERVER),
      true,
    );
    expect(tools(learned)).toEqual(["weather/get_weather", "weather/odd"]);
    expect(learned.text).toContain("tool weather/poisoned: its definition looks poisoned");
    expect(learned.text).toContain("tool weather/denied: a call was refused: tool denied");
  });

  it("learned tools of a server of which nothing is known are named, not allowed", () => {
    const learned = learn([called(1)]);
    expect(tools(learned)).toEqual([]);
    expect(learned.text).toContain("server weather: its address or command is not recorded");
  });

  it("learned tools that no server has are taken for the agent's own, by their exact names", () => {
    const unknown = { server_id: null, server_type: null, reason: "unknown_tool" } as const;
    const { text } = learn([
      proxyStarted(0),
      call(1, { ...unknown, wire_name: "my_tool", tool_name: "my_tool" }),
      call(2, { ...unknown, wire_name: "mcp__x__y", tool_name: "y" }),
    ]);
    const { native_tools } = parseConfig("learned", text).sandbox.mcp;
    expect(native_tools).toEqual([...AGENTS.map(({ name }) => `@${name}`), "my_tool"]);
    expect(text).toContain("tool mcp__x__y: has a name like a server's tool");
  });
});

describe("a learned policy", () => {
  it("keeps what denies, tells what was granted in vain, and shows no secret", () => {
    const from = present(`
sandbox:
  mcp:
    servers:
      - {id: weather, type: http, url: "https://weather.example/mcp?key=s3cret", headers: {Authorization: Bearer s3cret}}
      - {id: files, type: stdio, command: files-mcp, args: [--api-key, s3cret, /srv], env: {TOKEN: s3cret}}
      - {id: idle, type: stdio, command: idle-mcp}
    denied_tools: [{server: "*", tool: delete_*}]
    allowed_tools: [{server: weather, tool: get_*}, {server: files, tool: write}]
    tool_policy: allowlist
  network:
    allow: [used.example:443, unused.example:443]
    deny: [10.0.0.0/8]
audit: {webhooks: [{url: "https://hook.example/s3cret", secret: s3cret-s3cret-s3cret}]}
`);
    const { text, policy } = learn(
      [
        watchStarted(0),
        undeclared(1, {
          remote_addr: "192.0.2.1:443",
          reason: "allowed_destination",
          rule: "sandbox.network.allow[0]",
          host: "used.example",
        }),
        called(2, { server_type: "http" }),
        called(3, { server_id: "files", tool_name: "read" }),
      ],
      from,
    );
    expect(text).not.toContain("s3cret");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the file
    expect(text).toContain("Authorization: ${AUTHORIZATION}");
    const { mcp, network } = parseConfig("learned", text).sandbox;
    expect(mcp.servers.map(({ id, url, args }) => [id, url, args])).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the file
      ["files", null, ["--api-key", "${API_KEY}", "/srv"]],
      ["weather", "https://weather.example/mcp", []],
    ]);
    expect(mcp.denied_tools).toMatchObject([{ tool: "delete_*" }]);
    expect(network.deny.map(destinationText)).toEqual(["10.0.0.0/8"]);
    expect(network.allow.map(destinationText)).toEqual(["used.example:443 tcp"]);
    expect(policy.unused).toEqual([
      "server idle: nothing used it",
      "sandbox.network.allow[1] unused.example:443: nothing connected to it",
      "sandbox.mcp.allowed_tools files/write: none of its tools was called",
    ]);
  });

  it("writes nothing that a terminal or YAML would obey", () => {
    const hostile = "x\n  evil: true\x1b[2J\u202e";
    const { text } = learn(
      [
        watchStarted(0),
        undeclared(1, { remote_addr: "192.0.2.1:1", comm: hostile }),
        called(2, { tool_name: hostile }),
        called(3),
      ],
      present(SERVER),
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]|^ *evil/m);
    expect(parseConfig("learned", text).sandbox.mcp.servers).toHaveLength(1);
  });
});

describe("what a run records of its servers", () => {
  it.each([
    ["https://user:pw@x.example/mcp?k=1#f", "https://x.example/mcp", true],
    ["https://x.example/s/abcDEF0123456789abcDEF0123/mcp", "https://x.example", true],
    ["http://127.0.0.1:8080/", "http://127.0.0.1:8080", false],
    ["https://x.example/v1/mcp", "https://x.example/v1/mcp", false],
  ])("keeps no secret of %s", (url, shown, shortened) => {
    const [server] = parseConfig("c", "sandbox: {mcp: {servers: [{id: a, url: 'https://a.example/'}]}}")
      .sandbox.mcp.servers;
    const event = declaredEvent({ ...server!, url }, "demo", false);
    expect(event).toMatchObject({ url: shown, url_shortened: shortened });
  });

  const stdio = (args: string[]) => ({
    ...parseConfig("c", "sandbox: {mcp: {servers: [{id: a, type: stdio, command: npx}]}}").sandbox.mcp
      .servers[0]!,
    args,
  });

  it.each([
    [["-y", "@modelcontextprotocol/server-filesystem@2025.8.21", "/home/me/src"]],
    [["run", "--rm", "-i", "-e", "API_KEY", "ghcr.io/owner/mcp:1.2.3"]],
    [["server.js", "--port", "8080", "--url", "https://x.example/v1/mcp"]],
    [["--directory", "/opt/mcp server", "--log=debug", "-p", "8080"]],
  ])("keeps the arguments %j", (args) => {
    expect(declaredEvent(stdio(args), "demo", false).args).toEqual(args);
    // a client's placeholder may have stood for any of them
    expect(declaredEvent(stdio(args), "demo", true).args).toBeNull();
  });

  it.each([
    [["--api-key", "abc"]],
    [["--token=abc"]],
    [["-e", "GITHUB_TOKEN=abc"]],
    [["mcp-remote", "https://x.example/mcp", "--header", "Authorization: Bearer abc"]],
    [["mcp-remote", "https://x.example/mcp", "-H", "x: abc"]],
    [["--header=X-Api-Key: abc"]],
    [["postgres://me:abc@db.example/x"]],
    [["https://x.example/mcp?k=abc"]],
    [["https://x.example/s/abcDEF0123456789abcDEF0123/mcp"]],
    [["Server=db;Password=abc"]],
    [['{"apiKey": "abc"}']],
    [["sk-ant-abcdefghijklmnopqrstuvwxyz012345"]],
    [["-p", "abc"]],
    [["x".repeat(2000)]],
  ])("keeps none of the arguments %j", (args) => {
    expect(declaredEvent(stdio(args), "demo", false).args).toBeNull();
    const learned = learn([
      watchStarted(0),
      declaredEvent(stdio(args), "demo", false),
      called(2, { server_id: "a" }),
    ]);
    expect(learned.text).not.toContain("abc");
    expect(learned.text).toContain("NOTE: its arguments may hold a secret");
    const from: CurrentConfig = { ...NONE, config: withServers([stdio(args)]) };
    expect(learn([called(2, { server_id: "a" })], from).text).not.toMatch(/abc|x{100}/);
  });
});
