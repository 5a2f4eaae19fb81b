/** The agents' own tools that read from MCP servers cannot reach a denied server. */
import { expect, it } from "vitest";
import { call, exchange, judging } from "../../unit/decision/tool-calls/judging.ts";

function verdictOn(name: string, args: object | string, mcp: object, agent: string | null = null): string {
  const { judge, last, counters } = judging(mcp);
  const text = typeof args === "string" ? args : JSON.stringify(args);
  const input = { kind: "json" as const, text };
  const mode = "mode" in mcp ? "observe" : "enforce";
  const { action } = judge.judge(exchange({ agent, mode }))(call(name, { input }));
  return `${action} ${last()?.reason ?? "native"} ${counters.native_tools}`;
}

const DENIED = { denied_servers: [{ id: "weather" }] };

it.each<[string, object, string | null]>([
  ["ReadMcpResourceTool", { server: "weather", uri: "x://y" }, "claude"],
  ["ReadMcpResourceDirTool", { server: "weather" }, "claude"],
  ["ListMcpResourcesTool", { server: "Weather" }, null],
  ["read_mcp_resource", { server: "weather", uri: "x://y" }, "codex"],
  ["list_mcp_resources", { serverName: "weather" }, "gemini"],
])("%s of a denied server is blocked", (name, args, agent) => {
  expect(verdictOn(name, args, DENIED, agent)).toBe("block server_denied 0");
  expect(verdictOn(name, args, { ...DENIED, mode: "observe" }, agent)).toBe("allow server_denied 0");
});

it("is native for every other server, and without one", () => {
  expect(verdictOn("ReadMcpResourceTool", { server: "mail" }, DENIED)).toBe("allow native 1");
  expect(verdictOn("ReadMcpResourceTool", {}, DENIED)).toBe("allow native 1");
  expect(verdictOn("ReadMcpResourceTool", { server: 1 }, DENIED)).toBe("allow native 1");
  expect(verdictOn("Bash", { server: "weather" }, DENIED)).toBe("allow native 1");
  const tools = { denied_tools: [{ server: "mail", tool: "*" }], tool_policy: "allowlist" };
  expect(verdictOn("ReadMcpResourceTool", { server: "mail" }, tools)).toBe("allow native 1");
  expect(verdictOn("ReadMcpResourceTool", { server: "elsewhere" }, { fail_closed: true })).toBe(
    "block server_undeclared 0",
  );
});

it("is not for a server that cannot be read in its arguments", () => {
  const cut = '{"server":"weather","uri":"x:';
  for (const mcp of [DENIED, {}])
    expect(verdictOn("ReadMcpResourceTool", cut, mcp)).toBe("block malformed 0");
});
