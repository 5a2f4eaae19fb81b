/** Names under which a denied tool might be called, and the cost of detecting that. */
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { CallPolicy } from "../../../src/decision/tool-calls/call-policy.ts";
import { Registry } from "../../../src/registry/registry.ts";
import { call, exchange, judging } from "../../unit/decision/tool-calls/judging.ts";

const DENIED = { denied_tools: [{ server: "weather", tool: "delete_*" }] };

function actionOn(name: string, namespace: string | null, agent: string | null = null) {
  return judging(DENIED).judge.judge(exchange({ agent }))(call(name, { namespace })).action;
}

describe("a denied tool", () => {
  it.each([
    "functions.mcp__weather__delete_all",
    "functions.weather_delete_all",
    "functions.delete_all",
    "functions/mcp__weather__delete_all",
    "default_api.mcp_weather_delete_all",
    "default_api:weather__delete_all",
    "Tools.weather.delete_all",
  ])("is blocked in the wrapper in which models write names: %s", (name) => {
    expect(actionOn(name, null)).toBe("block");
    expect(actionOn(name, null, "codex")).toBe("block");
  });

  it.each([
    ["crm", "mcp__weather__delete_all"],
    ["crm", "weather_delete_all"],
    ["crm", "delete_all"],
    ["functions", "mcp__weather__delete_all"],
    ["mcp__other", "mcp__weather__delete_all"],
    ["MCP__weather", "delete_all"],
  ])("is blocked in a namespace that says nothing of its server: %s/%s", (namespace, name) => {
    expect(actionOn(name, namespace)).toBe("block");
  });

  it("leaves an agent's own tools in namespaces alone", () => {
    expect(actionOn("delete_all", "collaboration", "codex")).toBe("allow");
    expect(actionOn("delete_all", "mcp__other")).toBe("allow");
  });
});

it("a name that any server could be cut to costs no more than another", () => {
  const servers = Array.from({ length: 100 }, (_, i) => ({ id: `server-${i}`, command: "x" }));
  const config = parseConfig("x", JSON.stringify({ sandbox: { mcp: { servers, ...DENIED } } }));
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  for (const { id } of servers) {
    const tools = Array.from({ length: 200 }, (_, i) => ({ name: `tool_number_${i}`, hash: `h${i}` }));
    registry.register(id, "stdio", "", tools);
  }
  const policy = new CallPolicy(registry, config.sandbox.mcp);
  const names = [
    "_".repeat(64),
    `s${"_".repeat(63)}`,
    `mcp__${"_".repeat(1000)}`,
    `mcp_${"...".padEnd(33, "_")}`,
  ];
  for (const name of names) {
    const { identities } = policy.meaning({ name, namespace: null, server: null }, null);
    expect(identities.length).toBeLessThan(100);
  }
  policy.close();
});
