/**
 * The cost of judging and recording a tool call: a decision among 10,000 rules of several shapes, resolving a name
 * among 100,000 tools, passing an event to the store.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wireForms } from "../../../src/agents/agents.ts";
import { defaultConfig } from "../../../src/config/parse.ts";
import type { McpToolCallIntercepted } from "../../../src/event/event.ts";
import { decideTool } from "../../../src/policy/tool.ts";
import type { ToolCallFacts } from "../../../src/policy/tool-call.ts";
import { toolPolicy } from "../../../src/policy/tool-policy.ts";
import { Registry } from "../../../src/registry/registry.ts";
import { WireNames } from "../../../src/registry/wire-name.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { type Figure, figure } from "../figure.ts";

const ROUNDS = 15;
const RULES = 10_000;
const EVENTS = 50_000;

const rules = <T>(make: (i: number) => T): T[] => Array.from({ length: RULES }, (_, i) => make(i));

const SHAPES: Record<string, object> = {
  names: {
    denied_tools: rules((i) => ({ server: `server-${i % 100}`, tool: `never_${i}`, content_hash: null })),
  },
  "patterns `x_*`": {
    denied_tools: rules((i) => ({ server: "*", tool: `never_${i}_*`, content_hash: null })),
  },
  "patterns `*x*`": {
    denied_tools: rules((i) => ({ server: "*", tool: `*never${i}*`, content_hash: null })),
  },
  servers: { denied_servers: rules((i) => ({ id: `server-${i}-*` })) },
};

function facts(toolName: string): ToolCallFacts {
  return {
    serverId: "weather",
    serverType: "http",
    serverAddr: "127.0.0.1:80",
    serverDeclared: true,
    serverListed: true,
    toolName,
    toolHash: "sha256:ab",
    args: {},
    pinnedHash: null,
    detected: null,
    tokens: Number.POSITIVE_INFINITY,
  };
}

/** Microseconds per call of `run`, for each round of `calls` calls. */
function microseconds(calls: number, run: (i: number) => void): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    for (let i = 0; i < calls; i++) run(i);
    return ((performance.now() - from) * 1000) / calls;
  });
}

function decisions(): Figure[] {
  return Object.entries(SHAPES).map(([shape, mcp]) => {
    const policy = toolPolicy({ ...defaultConfig().sandbox.mcp, ...mcp }, ["weather"]);
    const calls = Array.from({ length: 2000 }, (_, i) => facts(`tool_${i % 100}`));
    const values = microseconds(calls.length, (i) => decideTool(policy, calls[i] as ToolCallFacts));
    return figure(`a decision with 10,000 rules: ${shape}`, values, { unit: " µs", digits: 1, aim: 5 });
  });
}

/** A decision without anything cached, and without a rule that can be skipped. */
function firstDecision(): Figure {
  const policy = toolPolicy({ ...defaultConfig().sandbox.mcp, ...SHAPES["patterns `*x*`"] }, ["weather"]);
  let fresh = 0;
  const values = microseconds(50, () => decideTool(policy, facts(`fresh_${fresh++}`)));
  return figure("a decision about a tool never seen, every rule of 10,000 tried", values, {
    unit: " µs",
    digits: 0,
  });
}

function names(): Figure[] {
  const registry = new Registry();
  for (let s = 0; s < 1000; s++) {
    const tools = Array.from({ length: 100 }, (_, i) => ({ name: `tool_${i}_of_many`, hash: "h" }));
    registry.register(`server-${s}.example`, "stdio", "", tools);
  }
  const wireNames = new WireNames(registry);
  const named: [what: string, name: string][] = [
    ["`mcp__server__tool`", "mcp__server-77_example__tool_5_of_many"],
    ["a name that nobody has", "Bash"],
    ["400 characters, 200 parts", "a_".repeat(200)],
  ];
  const figures = named.map(([what, name]) => {
    const wire = { name, namespace: null, server: null };
    const forms = wireForms("claude");
    wireNames.resolve(wire, forms);
    const values = microseconds(500, () => wireNames.resolve(wire, forms));
    return figure(`a name among 1,000 servers of 100 tools: ${what}`, values, { unit: " µs", digits: 1 });
  });
  wireNames.close();
  return figures;
}

const event: McpToolCallIntercepted = {
  type: "mcp_tool_call_intercepted",
  timestamp: new Date().toISOString(),
  session_id: "bench",
  request_id: "req_0",
  dialect: "anthropic",
  api: "messages",
  tool_name: "get_weather",
  wire_name: "mcp__weather__get_weather",
  tool_call_id: "toolu_0",
  input: { city: "Bonn", days: 3 },
  server_id: "weather",
  server_type: "http",
  server_addr: "127.0.0.1:80",
  tool_hash: "sha256:ab",
  action: "allow",
  reason: "allowed",
  rule: null,
  text: "nothing denies it",
  mode: "enforce",
  would_block: false,
  executed_by: "client",
};

async function store(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), "netmon-bench-store-"));
  const perEvent: number[] = [];
  const rates: number[] = [];
  try {
    const limits = { maxQueue: EVENTS, maxDays: 30, maxBytes: 1 << 30, maxBodyBytes: 1 << 20 };
    const writer = openEventWriter(join(directory, "netmon.db"), limits);
    await writer.flush();
    for (let round = 0; round < 5; round++) {
      const from = performance.now();
      for (let i = 0; i < EVENTS; i++) writer.event(event);
      perEvent.push(((performance.now() - from) * 1000) / EVENTS);
      await writer.flush();
      rates.push(EVENTS / ((performance.now() - from) / 1000));
    }
    const { dropped } = writer;
    await writer.close();
    if (dropped > 0) throw new Error(`the store dropped ${dropped} events that its queue has room for`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return [
    figure("an event handed to the store, main thread", perEvent, { unit: " µs", digits: 1, aim: 5 }),
    figure("events written to the store", rates, { unit: "/s", digits: 0 }),
  ];
}

export async function measurePolicy(): Promise<Figure[]> {
  return [...decisions(), firstDecision(), ...names(), ...(await store())];
}
