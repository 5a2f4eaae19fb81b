import { expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { hasToolRules } from "../../../src/policy/tool-rules.ts";

const parsed = (mcp: object): boolean =>
  hasToolRules(parseConfig("t.yaml", JSON.stringify({ sandbox: { mcp } })).sandbox.mcp);
const rule = { server: "a", tool: "b" };

it.each([
  [{ denied_tools: [rule] }, true],
  [{ tool_policy: "allowlist" }, true],
  [{ denied_servers: [{ id: "a" }] }, true],
  [{ denied_arguments: [{ ...rule, path: "$.path", pattern: "x" }] }, true],
  [{ ask: [rule] }, true],
  [{ rate_limits: { enabled: true } }, true],
  [{ servers: [{ id: "a", type: "stdio", command: "x", denied_tools_regex: ["y"] }] }, true],
  [{ servers: [{ id: "a", type: "stdio", command: "x" }] }, false],
  [{}, false],
])("%j", (mcp, expected) => {
  expect(parsed({ mode: "enforce", ...mcp })).toBe(expected);
  expect(parsed({ mode: "observe", ...mcp })).toBe(false);
  expect(parsed({ mode: "enforce", ...mcp, enforce_policy: false })).toBe(false);
});
