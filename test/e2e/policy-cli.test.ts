// group: programs
/** netmon policy from the command line: a configuration, a state directory with a store, output, exit code. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { openToolStore } from "../../src/store/tools.ts";
import {
  at,
  call,
  called,
  callStarted,
  connection,
  detection,
  mcpRefusal,
} from "../unit/analysis/report/sample.ts";
import { type CliResult, runCli } from "../unit/cli/run-cli.ts";
import { storeOf } from "../unit/store/sample.ts";

const CONFIG = `
sandbox:
  mcp:
    mode: enforce
    servers:
      - {id: weather, url: "https://weather.example/mcp"}
      - {id: files, command: files-server}
    denied_tools:
      - {server: weather, tool: "delete_*"}
    denied_arguments:
      - {server: files, tool: "*", path: $.path, pattern: ^/etc/}
    version_pinning: {enabled: true}
`;

let directory = "";
let config = "";
let store = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-policy-"));
  config = join(directory, "netmon.yaml");
  store = join(directory, "state", "lib", "netmon.db");
  writeFileSync(config, CONFIG);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function policy(...args: string[]): Promise<CliResult> {
  return runCli(["--state-dir", join(directory, "state"), "policy", ...args]);
}

const test = (...args: string[]): Promise<CliResult> => policy("test", "--config", config, ...args);

/** One JSON object on stdout. */
async function json(result: Promise<CliResult>) {
  const { code, stdout } = await result;
  return { code, ...JSON.parse(stdout) };
}

function putTools(hash: string, pin: string | null): void {
  const tools = openToolStore(store);
  const common = { serverId: "weather", toolName: "get.now", definition: "{}" };
  const moment = at(0);
  tools.putTool({
    ...common,
    serverType: "http",
    serverAddr: "weather.example:443",
    hash,
    firstSeen: moment,
    lastSeen: moment,
  });
  if (pin !== null)
    tools.putPin({
      ...common,
      definition: JSON.stringify({ pin }),
      hash: pin,
      pinnedAt: moment,
      origin: "first_seen",
    });
  tools.close();
}

describe("netmon policy test", () => {
  it("explains what blocks a call, stage by stage, and ends with 10", async () => {
    const { code, stdout, stderr } = await test("--server", "weather", "--tool", "delete_all");
    expect([code, stderr]).toEqual([10, ""]);
    expect(stdout).toBe(
      [
        'block  tool_denied: tool "delete_all" of server "weather" is denied by denied_tools (server "weather", tool "delete_*")',
        "rule   sandbox.mcp.denied_tools[0]",
        "",
        'tool "delete_all" of server "weather" (http; definition not seen; no pin)',
        '  server rules  pass         server "weather" is not denied',
        '  tool rules    block        tool "delete_all" of server "weather" is denied by denied_tools (server "weather", tool "delete_*") (sandbox.mcp.denied_tools[0])',
        "  arguments     not reached",
        "  version pin   not reached",
        "  definition    not reached",
        "  rate limit    not reached",
        "  approval      not reached",
        "",
      ].join("\n"),
    );
  });

  it("ends with 0 where the policy allows the call, and makes no store", async () => {
    const { code, stdout } = await test("--server", "weather", "--tool", "get.now");
    expect(code).toBe(0);
    expect(stdout).toContain('allow  allowed: tool "get.now" of server "weather" is not denied');
    expect(existsSync(join(directory, "state"))).toBe(false);
  });

  it("looks into arguments", async () => {
    const files = ["--server", "files", "--tool", "read", "--json"];
    expect(await json(test(...files, "--args", '{"path":"/etc/passwd"}'))).toMatchObject({
      code: 10,
      action: "block",
      reason: "argument_denied",
      rule: "sandbox.mcp.denied_arguments[0]",
    });
    expect(await json(test(...files, "--args", '{"path":"/home"}'))).toMatchObject({ code: 0 });
    expect((await test(...files, "--args", "{")).stderr).toContain("Not JSON");
  });

  it("resolves a name with the tools and pins of the store", async () => {
    putTools("sha256:new", "sha256:old");
    const name = ["--name", "mcp__weather__get_now", "--agent", "claude", "--json"];
    expect(await json(test(...name))).toMatchObject({
      code: 10,
      reason: "version_changed",
      tools: [
        {
          server_id: "weather",
          tool_name: "get.now",
          tool_hash: "sha256:new",
          pinned_hash: "sha256:old",
          declared: true,
        },
      ],
    });
    const namespaced = ["--name", "get_now", "--namespace", "mcp__weather", "--agent", "codex", "--json"];
    expect(await json(test(...namespaced))).toMatchObject({ code: 10, reason: "version_changed" });
  });

  it("says what is native, unknown and ambiguous", async () => {
    expect((await test("--name", "Bash")).stdout).toMatch(/^allow {2}native: /);
    expect((await test("--name", "frobnicate")).stdout).toMatch(/^allow {2}unknown_tool: /);
    const servers = "servers:\n      - {id: a, command: x}\n      - {id: a_b, command: x}";
    const both = `${CONFIG.replace("servers:", servers)}    denied_servers: [{id: a}]\n`;
    writeFileSync(config, both);
    const { code, stdout } = await test("--name", "a_b_c", "--agent", "opencode");
    expect(code).toBe(10);
    expect(stdout).toMatch(/^block {2}ambiguous: /);
    expect(stdout).toContain('tool "b_c" of server "a"');
    expect(stdout).toContain('tool "c" of server "a_b"');
  });

  it("says that observe would let the call pass", async () => {
    writeFileSync(config, CONFIG.replace("mode: enforce", "mode: observe"));
    const { code, stdout } = await test("--server", "weather", "--tool", "delete_all");
    expect(code).toBe(10);
    expect(stdout).toMatch(/^passes {2}in observe, reported with would_block; enforce would block it, tool_/);
  });

  it("goes on without a store it cannot read, and says so", async () => {
    mkdirSync(join(directory, "state", "lib"), { recursive: true, mode: 0o700 });
    writeFileSync(store, "no database", { mode: 0o600 });
    const { code, stdout } = await test("--server", "weather", "--tool", "get");
    expect(code).toBe(0);
    expect(stdout).toContain("note  tools and pins are not known:");
  });

  it("prints nothing a terminal would obey", async () => {
    const { stdout } = await test("--name", "mcp__\u001b[2J\u202e__x");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(stdout.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u202e]/);
  });

  it.each([
    [["--server", "weather"]],
    [["--tool", "x"]],
    [["--name", "x", "--server", "weather"]],
    [["--server", "weather", "--tool", "x", "--agent", "claude"]],
    [["--name", "x", "--agent", "nobody"]],
  ])("refuses %j", async (args) => {
    const { code, stdout, stderr } = await test(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).not.toBe("");
  });

  it("refuses to judge without a policy, or by a broken one", async () => {
    expect((await policy("test", "--server", "a", "--tool", "b")).code).toBe(2);
    writeFileSync(config, "sandbox: {mcp: {denied_tool: []}}");
    const { code, stderr } = await test("--server", "a", "--tool", "b");
    expect(code).toBe(2);
    expect(stderr).toContain("denied_tool");
  });
});

describe("netmon policy replay", () => {
  const replay = (...args: string[]): Promise<CliResult> => policy("replay", "--config", config, ...args);

  beforeEach(() => {
    storeOf(
      [
        call(0),
        call(10, { tool_name: "delete_all", wire_name: "mcp__weather__delete_\u001ball" }),
        call(20, { action: "block", reason: "rate_limited", rule: "sandbox.mcp.rate_limits.default_rpm" }),
        connection(30, { action: "block", reason: "server_denied", errno: "EPERM" }),
        call(40, { session_id: "other", tool_name: "delete_all" }),
      ],
      store,
    );
  });

  it("shows the calls and connections whose verdict would change", async () => {
    const { code, stdout, stderr } = await replay("--session", "demo");
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "calls        3 judged in the model's answers: 1 would be blocked now, 1 allowed",
      "             0 judged at shims and gateways: 0 would be blocked now, 0 allowed",
      "connections  1 judged: 0 would be refused now, 1 allowed",
    ]);
    expect(lines.slice(4).map((line) => line.replace(/ {2,}/g, "  "))).toEqual([
      `${at(10)}  "mcp__weather__delete_\\u{1b}all"  block  tool_denied (sandbox.mcp.denied_tools[0]), was allow allowed`,
      `${at(20)}  "mcp__weather__get_weather"  allow  allowed, was block rate_limited (sandbox.mcp.rate_limits.default_rpm)`,
      `${at(30)}  1 connection to weather  allow  declared, was block server_denied (sandbox.mcp.servers[0])`,
    ]);
  });

  it("as JSON has totals, and each change with its event", async () => {
    const result = await json(replay("--session", "demo", "--json"));
    expect(result).toMatchObject({
      code: 0,
      session_id: "demo",
      calls: { judged: 3, newly_blocked: 1, newly_allowed: 1, unreadable: 0 },
      connections: { judged: 1, newly_blocked: 0, newly_allowed: 1, unattributed: 0 },
    });
    expect(result.changed_calls).toHaveLength(2);
    expect(result.changed_calls[0]).toMatchObject({
      event: { tool_call_id: "toolu_10" },
      before: { action: "allow", reason: "allowed", rule: null },
      after: { action: "block", reason: "tool_denied", rule: "sandbox.mcp.denied_tools[0]" },
    });
  });

  it("judges what only shims and gateways recorded, and says what it cannot judge", async () => {
    const only = (event: NetmonEvent): NetmonEvent => ({ ...event, session_id: "shims" });
    const refused = { action: "block", outcome: "refused" } as const;
    const denied = { ...refused, reason: "tool_denied", rule: "sandbox.mcp.denied_tools[0]" } as const;
    storeOf(
      [
        called(0),
        called(10, { tool_name: "delete_all" }),
        // the event of its start is of the same call
        callStarted(20, { tool_name: "delete_x" }),
        called(20, { tool_name: "delete_x" }),
        callStarted(30, { tool_name: "delete_y" }),
        called(40, { ...denied, tool_name: "send" }),
        called(50, { ...refused, reason: "sandbox", rule: "mcp_proxy.commands" }),
        called(60, { ...refused, reason: "filtered", rule: "allowed_tools_regex" }),
        called(70, { ...refused }),
        called(80, { ...denied, tool_name: "se\u200bnd", tool_hash: "" }),
        mcpRefusal(90),
        detection(91, "high"),
      ].map(only),
      store,
    );
    const { code, stdout } = await replay("--session", "shims");
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, 10)).toEqual([
      "calls        0 judged in the model's answers: 0 would be blocked now, 0 allowed",
      "             5 judged at shims and gateways: 3 would be blocked now, 1 allowed",
      "             1 calls could not be read and are blocked under any rules",
      "connections  0 judged: 0 would be refused now, 0 allowed",
      "not judged   1 calls that netmon's own tools refused, by rules of mcp_proxy",
      "             1 calls that patterns of a command line or a rule file had taken off an endpoint",
      "             1 calls to servers that were blocked as a whole",
      "             1 MCP messages that were refused",
      "             1 definitions and texts in which something was detected",
      "",
    ]);
    expect(lines.slice(10).map((line) => line.replace(/ {2,}/g, "  "))).toEqual([
      ...["delete_all", "delete_x", "delete_y"].map(
        (tool, i) =>
          `${at(10 * (i + 1))}  "${tool}" at weather  block  tool_denied (sandbox.mcp.denied_tools[0]), was allow allowed`,
      ),
      `${at(40)}  "send" at weather  allow  allowed, was block tool_denied (sandbox.mcp.denied_tools[0])`,
    ]);
    expect(await json(replay("--session", "shims", "--json"))).toMatchObject({
      received_calls: { judged: 5, newly_blocked: 3, newly_allowed: 1, unreadable: 1 },
      not_judged: { "MCP messages that were refused": 1 },
    });
  });

  it("applies the patterns of a declared server to what came to it", async () => {
    writeFileSync(config, CONFIG.replace("{id: weather,", '{id: weather, allowed_tools_regex: ["^get_"],'));
    storeOf(
      [called(0, { session_id: "filtered" }), called(1, { session_id: "filtered", tool_name: "send" })],
      store,
    );
    const { changed_calls } = await json(replay("--session", "filtered", "--json"));
    expect(changed_calls).toMatchObject([{ event: { tool_name: "send" }, after: { reason: "filtered" } }]);
  });

  it("a replay of a session without anything to judge says so", async () => {
    storeOf([mcpRefusal(0, { session_id: "nothing" })], store);
    const { stdout } = await replay("--session", "nothing");
    expect(stdout).toMatch(/^nothing in this session can be judged/);
  });

  it("a replay of a session nobody recorded ends with 5", async () => {
    const { code, stderr } = await replay("--session", "nobody");
    expect(code).toBe(5);
    expect(stderr).toContain("nothing is stored of session nobody");
  });
});
