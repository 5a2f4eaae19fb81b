/** A judge with a registry and a configuration, and what it emitted and counted. */

import { parseConfig } from "../../../../src/config/parse.ts";
import {
  ToolCallJudge,
  type ToolCallJudgeOptions,
} from "../../../../src/decision/tool-calls/tool-call-judge.ts";
import { zeroProxyCounters } from "../../../../src/event/counters.ts";
import type { McpToolCallIntercepted, NetmonEvent } from "../../../../src/event/event.ts";
import type { RequestContext } from "../../../../src/llm/proxy/ports.ts";
import type { ToolCall } from "../../../../src/llm/wire.ts";
import type { DetectedDefinition } from "../../../../src/policy/tool-call.ts";
import { Registry } from "../../../../src/registry/registry.ts";

export const SERVERS = [
  { id: "weather", url: "https://weather.example/mcp" },
  { id: "files", command: "files-server" },
  { id: "mail", url: "http://127.0.0.1:8080/mail?team=1" },
];

const TOOLS: Record<string, string[]> = { weather: ["get", "delete_all"], mail: ["get", "send"] };

export function configOf(mcp: object = {}) {
  return parseConfig(
    "x",
    JSON.stringify({ sandbox: { mcp: { servers: SERVERS, mode: "enforce", ...mcp } } }),
  );
}

export function call(name: string, change: Partial<ToolCall> = {}): ToolCall {
  return {
    name,
    namespace: null,
    server: null,
    id: "toolu_1",
    input: { kind: "json", text: '{"city":"Rome"}' },
    executedBy: "client",
    flaw: null,
    ...change,
  };
}

export function exchange(change: Partial<RequestContext> = {}): RequestContext {
  return {
    mode: "enforce",
    requestId: "req_1",
    dialect: "anthropic",
    api: "messages",
    provider: "anthropic",
    agent: null,
    ...change,
  };
}

export function judging(
  mcp: object = {},
  pins: Record<string, string> = {},
  detected: Record<string, DetectedDefinition> = {},
  more: Partial<ToolCallJudgeOptions> = {},
) {
  const config = configOf(mcp);
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  for (const [id, names] of Object.entries(TOOLS)) {
    const type = "http";
    const tools = names.map((name) => ({ name, hash: `sha256:${id}-${name}` }));
    registry.register(id, type, registry.serverAddr(id), tools);
  }
  const events: NetmonEvent[] = [];
  const counters = zeroProxyCounters();
  const clock = { now: Date.UTC(2026, 10, 21) };
  const judge = new ToolCallJudge({
    desk: null,
    changeOf: () => null,
    sessionId: "s",
    config,
    registry,
    pinOf: (server, tool) => pins[`${server}/${tool}`] ?? null,
    detectedOf: (server, tool) => detected[`${server}/${tool}`] ?? null,
    emit: (event) => events.push(event),
    counters,
    now: () => clock.now,
    ...more,
  });
  const calls = (): McpToolCallIntercepted[] =>
    events.filter((e): e is McpToolCallIntercepted => e.type === "mcp_tool_call_intercepted");
  return { judge, registry, counters, clock, calls, last: () => calls().at(-1) };
}
