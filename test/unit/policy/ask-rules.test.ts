/** Which calls ask, and that a call that is refused anyway asks nobody. */
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { decideTool, decideVisibility } from "../../../src/policy/tool.ts";
import type { ToolCallFacts } from "../../../src/policy/tool-call.ts";
import { toolPolicy } from "../../../src/policy/tool-policy.ts";

const FACTS: ToolCallFacts = {
  ...{ serverId: "files", serverType: "stdio", serverAddr: "", serverDeclared: true, toolName: "delete_all" },
  ...{ toolHash: "sha256:aa", serverListed: true, args: { path: "/srv" }, pinnedHash: "sha256:aa" },
  ...{ detected: null, tokens: 1 },
};

function decided(mcp: object, over: Partial<ToolCallFacts> = {}): string {
  const policy = toolPolicy(parseConfig("test", JSON.stringify({ sandbox: { mcp } })).sandbox.mcp);
  const { action, rule, firstUse } = decideTool(policy, { ...FACTS, ...over });
  return [action, rule, ...(firstUse ? ["first use"] : [])].join(" ");
}

const ASKS = "ask sandbox.mcp.ask[0]";
const PASSES = "allow ";

describe("a rule asks", () => {
  it.each([
    ["about every tool", {}, {}, ASKS],
    ["about tools of that name, however hosts fold it", { tool: "Delete.*" }, {}, ASKS],
    ["not about others", { tool: "read_*" }, {}, PASSES],
    ["where an argument matches", { path: "$.path", pattern: "^/srv" }, {}, ASKS],
    ["not where none does", { path: "$.path", pattern: "^/etc" }, {}, PASSES],
    ["where arguments cannot be read", { path: "$.path", pattern: "^/etc" }, { args: undefined }, ASKS],
    ["not without a detection", { severity: "low" }, {}, PASSES],
    [
      "not about a lesser one",
      { severity: "high" },
      { detected: { severity: "medium", action: "alert" } },
      "allow mcp.inspection.on_detection.medium",
    ],
    [
      "about a worse one",
      { severity: "high" },
      { detected: { severity: "critical", action: "alert" } },
      ASKS,
    ],
    ["about the first use", { first_use: true }, {}, `${ASKS} first use`],
  ] as const)("%s", (_what, rule, over, wanted) => {
    expect(decided({ ask: [rule] }, over as Partial<ToolCallFacts>)).toBe(wanted);
  });

  it("each time, where another asks for the first use alone", () => {
    expect(decided({ ask: [{ first_use: true }, {}] })).toBe("ask sandbox.mcp.ask[1]");
    const detected = { severity: "critical", action: "ask" } as const;
    expect(decided({ ask: [{ first_use: true }] }, { detected })).toBe(
      "ask mcp.inspection.on_detection.critical",
    );
  });
});

describe("nobody is asked", () => {
  it.each([
    ["by a rule about tools", { denied_tools: [{ server: "*", tool: "*" }] }, {}],
    ["by a rate limit", { rate_limits: { enabled: true } }, { tokens: 0 }],
    ["for its definition", {}, { detected: { severity: "high", action: "hide" } as const }],
    ["for its pin", {}, { pinnedHash: "sha256:bb" }],
  ])("about what is refused %s", (_what, mcp, over) => {
    expect(decided({ ...mcp, ask: [{}] }, over)).toMatch(/^block /);
  });

  it("with the policy off", () => {
    expect(decided({ enforce_policy: false, ask: [{}] })).toMatch(/^allow /);
  });
});

it("a tool that asks may be shown", () => {
  const { mcp } = parseConfig("test", JSON.stringify({ sandbox: { mcp: { ask: [{}] } } })).sandbox;
  expect(decideVisibility(toolPolicy(mcp), FACTS).action).toBe("ask");
});

it("a rule without the event store is refused when the configuration is read", () => {
  const text = JSON.stringify({ sandbox: { mcp: { ask: [{}] } }, store: { enabled: false } });
  expect(() => parseConfig("test", text)).toThrow(/store\.enabled is false/);
});

const STRANGER = {
  serverDeclared: false,
  serverId: "stranger",
  toolHash: "",
  serverListed: false,
  pinnedHash: null,
};
const CHANGED = { pinnedHash: "sha256:bb" };

describe("a call that is refused without a rule asks", () => {
  const closed = { fail_closed: true };
  it.each([
    ["where the server is not declared", { ...closed, ask: [{ undeclared: true }] }, STRANGER, ASKS],
    [
      "where an argument matches, too",
      { ...closed, ask: [{ undeclared: true, pattern: "srv" }] },
      STRANGER,
      ASKS,
    ],
    [
      "not for another tool",
      { ...closed, ask: [{ undeclared: true, tool: "x" }] },
      STRANGER,
      "block sandbox.mcp.fail_closed",
    ],
    ["not by a rule for any call", { ...closed, ask: [{}] }, STRANGER, "block sandbox.mcp.fail_closed"],
    [
      "not by a rule for changes",
      { ...closed, ask: [{ changed: true }] },
      STRANGER,
      "block sandbox.mcp.fail_closed",
    ],
    [
      "not where the server is denied",
      { ...closed, ask: [{ undeclared: true }], denied_servers: [{ id: "str*" }] },
      STRANGER,
      "block sandbox.mcp.denied_servers[0]",
    ],
    [
      "not where it is on no allowlist",
      { ...closed, ask: [{ undeclared: true }], server_policy: "allowlist" },
      STRANGER,
      "block sandbox.mcp.fail_closed",
    ],
    ["where the definition has changed", { ask: [{ changed: true }] }, CHANGED, ASKS],
    ["not by a rule for any call", { ask: [{}] }, CHANGED, "block sandbox.mcp.version_pinning.on_change"],
    [
      "not where the pin was revoked, or cannot be read",
      { ask: [{ changed: true }] },
      { pinnedHash: "revoked" },
      "block sandbox.mcp.version_pinning.on_change",
    ],
    [
      "not where the definition is not known",
      { ask: [{ changed: true }] },
      { ...CHANGED, toolHash: "" },
      "block sandbox.mcp.version_pinning.on_change",
    ],
    ["about nothing else", { ask: [{ changed: true, undeclared: true }] }, {}, PASSES],
  ] as const)("%s", (_what, mcp, over, wanted) => {
    expect(decided(mcp, over as Partial<ToolCallFacts>)).toBe(wanted);
  });

  it("a tool whose calls ask is shown, whatever the arguments that the rule looks for", () => {
    const mcp = { fail_closed: true, ask: [{ undeclared: true, pattern: "^/etc" }] };
    const policy = toolPolicy(parseConfig("test", JSON.stringify({ sandbox: { mcp } })).sandbox.mcp);
    expect(decideVisibility(policy, { ...FACTS, ...STRANGER })).toMatchObject({ action: "ask" });
  });
});
