import { describe, expect, it } from "vitest";
import { replay } from "../../../src/analysis/replay/replay.ts";
import type { McpToolSeen, NetmonEvent } from "../../../src/event/event.ts";
import { Registry } from "../../../src/registry/registry.ts";
import { configOf } from "../decision/tool-calls/judging.ts";
import { at, call, connection } from "./report/sample.ts";

/** Under a configuration with servers weather, files and mail; the calls of the sample go to weather. */
function replayed(events: NetmonEvent[], mcp: object, pins: Record<string, string> = {}) {
  const config = configOf(mcp);
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  const pinOf = (server: string, tool: string): string | null => pins[`${server}/${tool}`] ?? null;
  return replay(events, config, { registry, pinOf, detectedOf: () => null, problem: null });
}

function seen(ms: number, tool: string, hash: string): McpToolSeen {
  return {
    type: "mcp_tool_seen",
    timestamp: at(ms),
    session_id: "demo",
    server_id: "weather",
    server_type: "http",
    server_addr: "weather.example:443",
    tool_name: tool,
    tool_hash: hash,
    description: "",
    status: "new",
    pinned: null,
    detections: [],
    max_severity: null,
  };
}

const changes = (result: ReturnType<typeof replay>): string[] =>
  result.changedCalls.map(({ event, before, after }) => {
    return `${event.tool_call_id} ${before.action} ${before.reason} > ${after.action} ${after.reason}`;
  });

const blocked = { action: "block", reason: "tool_denied", rule: "sandbox.mcp.denied_tools[0]" } as const;
const unknown = {
  server_id: null,
  server_type: null,
  server_addr: "",
  tool_hash: "",
  reason: "unknown_tool",
} as const;

describe("calls", () => {
  it("show what would be blocked and what allowed, and nothing else", () => {
    const events = [
      call(0, { tool_name: "delete_all" }),
      call(1),
      call(2, { ...blocked, tool_name: "send" }),
      call(3, { ...blocked, action: "allow", would_block: true, tool_name: "send" }),
      call(4, { ...blocked, tool_name: "delete_x" }),
    ];
    const result = replayed(events, { denied_tools: [{ server: "*", tool: "delete_*" }] });
    expect(changes(result)).toEqual([
      "toolu_0 allow allowed > block tool_denied",
      "toolu_2 block tool_denied > allow allowed",
      "toolu_3 block tool_denied > allow allowed",
    ]);
    expect(result.calls).toEqual({ judged: 5, newlyBlocked: 1, newlyAllowed: 2, unreadable: 0 });
  });

  it("are judged with their recorded arguments", () => {
    const mcp = { denied_arguments: [{ server: "*", tool: "*", path: "$.city", pattern: "^Berlin$" }] };
    const events = [call(0), call(1, { input: { city: "Rome" } }), call(2, { input: '{"city":' })];
    expect(changes(replayed(events, mcp))).toEqual([
      "toolu_0 allow allowed > block argument_denied",
      "toolu_2 allow allowed > block arguments_unreadable",
    ]);
  });

  it("use up rate limits at their recorded times", () => {
    const mcp = {
      rate_limits: { enabled: true, per_server: { weather: { calls_per_minute: 6, burst: 1 } } },
    };
    const events = [call(0), call(5000), call(10_000), call(10_001), call(20_000)];
    expect(changes(replayed(events, mcp))).toEqual([
      "toolu_5000 allow allowed > block rate_limited",
      "toolu_10001 allow allowed > block rate_limited",
    ]);
  });

  it("are compared with the pins of now", () => {
    const mcp = { version_pinning: { enabled: true } };
    const pins = { "weather/get_weather": "sha256:aa" };
    const events = [call(0), call(1, { tool_hash: "sha256:bb" })];
    expect(changes(replayed(events, mcp, pins))).toEqual(["toolu_1 allow allowed > block version_changed"]);
  });

  it("calls that no server had are resolved anew", () => {
    const events = [
      call(0, { ...unknown, wire_name: "files_read" }),
      call(1, { ...unknown, wire_name: "my_own_tool" }),
      call(2, { ...unknown, wire_name: "lookup" }),
      seen(3, "lookup", "sha256:l"),
      call(4, { ...unknown, wire_name: "lookup" }),
      call(5, { ...unknown, wire_name: "mcp__mail/send" }),
    ];
    const mcp = {
      fail_closed: true,
      native_tools: ["my_*"],
      denied_servers: [{ id: "files" }],
      allowed_servers: [{ id: "weather" }, { id: "mail" }],
    };
    expect(changes(replayed(events, mcp))).toEqual([
      "toolu_0 allow unknown_tool > block server_denied",
      "toolu_2 allow unknown_tool > block unknown_tool",
    ]);
  });

  it("calls of a server nobody declared are found where it is declared now", () => {
    const undeclared = {
      server_id: "my_files",
      server_type: null,
      tool_name: "read",
      tool_hash: "",
    } as const;
    const events = [call(0, { ...undeclared, wire_name: "mcp__my_files__read" })];
    const servers = [{ id: "my.files", command: "x" }];
    expect(changes(replayed(events, { servers, fail_closed: true }))).toEqual([]);
    expect(changes(replayed(events, { servers: [], fail_closed: true }))).toEqual([
      "toolu_0 allow allowed > block server_undeclared",
    ]);
  });

  it("calls that could not be read stay blocked", () => {
    const result = replayed([call(0, { action: "block", reason: "malformed" })], {});
    expect(result.calls).toEqual({ judged: 0, newlyBlocked: 0, newlyAllowed: 0, unreadable: 1 });
  });
});

describe("connections", () => {
  it("are judged by their server, folded ones as many", () => {
    const events = [
      connection(0, { count: 3 }),
      connection(1),
      connection(2, { server_id: "mail", reason: "server_denied", action: "block" }),
      connection(3, { server_id: null, reason: "undeclared" }),
      connection(4, { reason: "socket_type" }),
    ];
    const result = replayed(events, { denied_servers: [{ id: "weather" }] });
    expect(result.connections).toEqual({ judged: 5, newlyBlocked: 4, newlyAllowed: 1, unattributed: 2 });
    expect(result.changedConnections.map(({ count, after }) => [count, after])).toEqual([
      [4, { action: "block", reason: "server_denied", rule: "sandbox.mcp.denied_servers[0]" }],
      [1, { action: "allow", reason: "declared", rule: null }],
    ]);
  });

  it("to a shared address get the strictest verdict", () => {
    const shared = connection(0, { server_ids: ["weather", "mail"] });
    expect(replayed([shared], { denied_servers: [{ id: "mail" }] }).connections.newlyBlocked).toBe(1);
  });

  it("to servers that are not declared any more pass, unless failing closed", () => {
    const gone = connection(0, { server_id: "gone" });
    expect(replayed([gone], { server_policy: "allowlist" }).connections.newlyBlocked).toBe(0);
    expect(replayed([gone], { fail_closed: true }).connections.newlyBlocked).toBe(1);
  });
});
