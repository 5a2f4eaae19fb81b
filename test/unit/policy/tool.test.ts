import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { explainTool } from "../../../src/policy/explain.ts";
import { decideTool, decideVisibility } from "../../../src/policy/tool.ts";
import type { ToolCallFacts } from "../../../src/policy/tool-call.ts";
import { toolPolicy } from "../../../src/policy/tool-policy.ts";

const DECLARED = ["weather", "team-db", "my.server"];

function policyOf(mcp: object) {
  const config = parseConfig("x", JSON.stringify({ sandbox: { mcp } }));
  return toolPolicy(config.sandbox.mcp, DECLARED);
}

function facts(change: Partial<ToolCallFacts>): ToolCallFacts {
  const serverId = change.serverId ?? "weather";
  return {
    serverId,
    serverType: "http",
    serverAddr: "127.0.0.1:80",
    serverDeclared: DECLARED.includes(serverId),
    toolName: "get",
    toolHash: "sha256:ab",
    serverListed: true,
    args: {},
    pinnedHash: null,
    detected: null,
    tokens: Number.POSITIVE_INFINITY,
    ...change,
  };
}

function decide(mcp: object, change: Partial<ToolCallFacts> = {}): string {
  const { action, reason, rule } = decideTool(policyOf(mcp), facts(change));
  return `${action} ${reason} ${rule?.replace("sandbox.mcp.", "") ?? "-"}`;
}

const rule = (server: string, tool: string, content_hash: string | null = null) => ({
  server,
  tool,
  content_hash,
});

describe("order", () => {
  const all = {
    server_policy: "allowlist",
    allowed_servers: [{ id: "weather" }],
    denied_servers: [{ id: "team-*" }],
    tool_policy: "allowlist",
    allowed_tools: [rule("*", "get"), rule("*", "find")],
    denied_tools: [rule("weather", "delete_*")],
    denied_arguments: [{ server: "*", tool: "*", path: "$.city", pattern: "^evil$" }],
    version_pinning: { enabled: true },
    rate_limits: { enabled: true },
  };
  const bad = { args: { city: "evil" }, pinnedHash: "sha256:cd", tokens: 0 };

  it.each<[string, Partial<ToolCallFacts>]>([
    ["block server_denied denied_servers[0]", { ...bad, serverId: "team-db", toolName: "delete_x" }],
    ["block server_not_allowed server_policy", { ...bad, serverId: "my.server", toolName: "delete_x" }],
    ["block tool_denied denied_tools[0]", { ...bad, toolName: "delete_x" }],
    ["block tool_not_allowed tool_policy", { ...bad, toolName: "other" }],
    ["block argument_denied denied_arguments[0]", bad],
    ["block version_changed version_pinning.on_change", { ...bad, args: { city: "Rome" } }],
    ["block rate_limited rate_limits.default_rpm", { args: {}, pinnedHash: "sha256:ab", tokens: 0.9 }],
    ["allow allowed allowed_tools[0]", { pinnedHash: "sha256:ab", tokens: 1 }],
    ["allow allowed allowed_tools[1]", { toolName: "find", tokens: 1 }],
  ])("%s", (expected, change) => {
    expect(decide(all, change)).toBe(expected);
  });

  it("ends at once where the policy is off", () => {
    expect(decide({ ...all, enforce_policy: false }, { ...bad, toolName: "delete_x" })).toBe(
      "allow policy_off enforce_policy",
    );
  });

  it("allows where nothing says otherwise", () => {
    expect(decide({})).toBe("allow allowed -");
    expect(decide({ allowed_servers: [{ id: "weather" }] })).toBe("allow allowed allowed_servers[0]");
  });
});

describe("server rules", () => {
  it("block an undeclared server under fail_closed", () => {
    const ghost = { serverId: "ghost", serverType: null };
    expect(decide({ fail_closed: true }, ghost)).toBe("block server_undeclared fail_closed");
    expect(decide({}, ghost)).toBe("allow allowed -");
  });

  it("deny an undeclared server as a host folded its name", () => {
    const denied = { denied_servers: [{ id: "evil.*" }, { id: "bad-corp" }] };
    const at = (serverId: string) => decide(denied, { serverId, serverType: null });
    expect(at("evil_corp")).toBe("block server_denied denied_servers[0]");
    expect(at("Bad_Corp")).toBe("block server_denied denied_servers[1]");
    expect(at("good")).toBe("allow allowed -");
  });

  it("take a declared server by its own name alone", () => {
    expect(decide({ denied_servers: [{ id: "my_server" }] }, { serverId: "my.server" })).toBe(
      "allow allowed -",
    );
  });
});

describe("tool rules", () => {
  it.each(["none", "denylist", "allowlist"])("deny under tool_policy %s", (tool_policy) => {
    const mcp = { tool_policy, allowed_tools: [rule("*", "*")], denied_tools: [rule("*", "ge?")] };
    expect(decide(mcp)).toBe("block tool_denied denied_tools[0]");
  });

  it("deny whatever the case, and folded names; allow neither", () => {
    const denied = { denied_tools: [rule("My.Server", "files.delete")] };
    for (const toolName of ["files.delete", "files_delete", "Files-Delete"])
      expect(decide(denied, { serverId: "my.server", toolName })).toBe("block tool_denied denied_tools[0]");
    const allowed = { tool_policy: "allowlist", allowed_tools: [rule("*", "files.get")] };
    expect(decide(allowed, { toolName: "files.get" })).toBe("allow allowed allowed_tools[0]");
    for (const toolName of ["files_get", "Files.get"])
      expect(decide(allowed, { toolName })).toBe("block tool_not_allowed tool_policy");
  });

  it.each([
    ["caf\u00e9", "cafe\u0301"],
    ["cafe\u0301", "caf\u00e9"],
    ["evil*", "\uff45vil"],
    ["delete", "de\u200blete"],
  ])("deny %j as %j, which reads the same; allow it only as written", (tool, toolName) => {
    const denied = { denied_tools: [rule("*", tool)] };
    expect(decide(denied, { toolName })).toBe("block tool_denied denied_tools[0]");
    const allowed = { tool_policy: "allowlist", allowed_tools: [rule("*", tool)] };
    expect(decide(allowed, { toolName })).toBe("block tool_not_allowed tool_policy");
  });

  it("allow a folded name where the server's own is not known", () => {
    const allowed = { tool_policy: "allowlist", allowed_tools: [rule("*", "files.get")] };
    expect(decide(allowed, { toolName: "files_get", toolHash: "" })).toBe("allow allowed allowed_tools[0]");
    expect(decide(allowed, { toolName: "Files_get", toolHash: "" })).toBe(
      "block tool_not_allowed tool_policy",
    );
  });

  it("compare content_hash with a hash that is known", () => {
    const denied = { denied_tools: [rule("*", "get", "SHA256:AB")] };
    expect(decide(denied)).toBe("block tool_denied denied_tools[0]");
    expect(decide(denied, { toolHash: "sha256:cd" })).toBe("allow allowed -");
    expect(decide(denied, { toolHash: "" })).toBe("allow allowed -");
    const allowed = { tool_policy: "allowlist", allowed_tools: [rule("*", "get", "ab")] };
    expect(decide(allowed)).toBe("allow allowed allowed_tools[0]");
    expect(decide(allowed, { toolHash: "" })).toBe("block tool_not_allowed tool_policy");
  });

  it("block what a server does not list under fail_closed, whatever is allowed", () => {
    const mcp = { fail_closed: true, tool_policy: "allowlist", allowed_tools: [rule("*", "*")] };
    expect(decide(mcp, { toolHash: "" })).toBe("block unknown_tool fail_closed");
    expect(decide({ ...mcp, fail_closed: false }, { toolHash: "" })).toBe("allow allowed allowed_tools[0]");
    expect(decide(mcp, { toolHash: "", serverListed: false })).toBe("allow allowed allowed_tools[0]");
  });

  it("name the first entry that matches", () => {
    const denied = {
      denied_tools: [rule("a", "*"), rule("*", "g*", "cd"), rule("*", "*t"), rule("*", "get")],
    };
    expect(decide(denied)).toBe("block tool_denied denied_tools[2]");
  });
});

describe("arguments", () => {
  const mcp = {
    denied_arguments: [
      { server: "weather", tool: "get", path: "$.path", pattern: "^/etc/" },
      { server: "*", tool: "run", pattern: "rm -rf" },
      { server: "*", tool: "Team.*", path: "$.n", pattern: "^(7|true)$" },
    ],
  };
  it.each<[string, Partial<ToolCallFacts>]>([
    ["block argument_denied denied_arguments[0]", { args: { path: "/etc/passwd" } }],
    ["allow allowed -", { args: { path: "/home/etc/" } }],
    ["allow allowed -", { args: { other: "/etc/passwd" } }],
    ["block argument_denied denied_arguments[1]", { toolName: "run", args: { a: [{ b: "x rm -rf /" }] } }],
    ["block argument_denied denied_arguments[2]", { toolName: "team_x", args: { n: 7 } }],
    ["block argument_denied denied_arguments[2]", { toolName: "team_x", args: { n: true } }],
    ["allow allowed -", { toolName: "team_x", args: { n: 77 } }],
    ["block arguments_unreadable denied_arguments[0]", { args: undefined }],
    ["allow allowed -", { toolName: "other", args: undefined }],
    ["allow allowed -", { args: null }],
    ["block arguments_unreadable denied_arguments[0]", { args: "/etc/passwd" }],
  ])("%s %j", (expected, change) => {
    expect(decide(mcp, change)).toBe(expected);
  });

  it("are unreadable where they are nested too deep", () => {
    let deep: unknown = "rm -rf";
    for (let i = 0; i < 5000; i++) deep = [deep];
    expect(decide(mcp, { toolName: "run", args: deep })).toBe(
      "block arguments_unreadable denied_arguments[1]",
    );
  });

  // A matcher that backtracks would run for years.
  it("are matched in linear time, whatever the pattern and the text", () => {
    const evil = { denied_arguments: [{ server: "*", tool: "*", path: "$.x", pattern: "^(a+)+$" }] };
    expect(decide(evil, { args: { x: `${"a".repeat(20_000)}!` } })).toBe("allow allowed -");
  });
});

describe("version pin", () => {
  const on = (more: object = {}) => ({ version_pinning: { enabled: true, ...more } });
  it.each<[string, object, Partial<ToolCallFacts>]>([
    ["allow allowed -", { version_pinning: { enabled: false } }, { pinnedHash: "sha256:cd" }],
    ["block version_changed version_pinning.on_change", {}, { pinnedHash: "sha256:cd" }],
    ["block version_changed version_pinning.on_change", on(), { pinnedHash: "sha256:cd" }],
    ["block version_changed version_pinning.on_change", on(), { pinnedHash: "sha256:cd", toolHash: "" }],
    ["allow version_changed version_pinning.on_change", on({ on_change: "alert" }), { pinnedHash: "cd" }],
    ["allow allowed -", on(), { pinnedHash: null }],
    ["block version_unpinned version_pinning.auto_trust_first", on({ auto_trust_first: false }), {}],
    ["allow allowed -", on({ auto_trust_first: false }), { pinnedHash: "sha256:ab" }],
  ])("%s %j %j", (expected, mcp, change) => {
    expect(decide(mcp, change)).toBe(expected);
  });

  it("alerts, and lets the rate limit decide", () => {
    const policy = policyOf({ ...on({ on_change: "alert" }), rate_limits: { enabled: true } });
    const changed = { pinnedHash: "sha256:cd", tokens: 5 };
    expect(decideTool(policy, facts(changed)).alert).toBe(true);
    expect(decideTool(policy, facts({ ...changed, tokens: 0 }))).toMatchObject({
      reason: "rate_limited",
      alert: false,
    });
  });
});

describe("definition", () => {
  const HIGH = { severity: "high", action: "hide" } as const;
  it.each<[string, object, Partial<ToolCallFacts>]>([
    ["block detected mcp.inspection.on_detection.high", {}, { detected: HIGH }],
    [
      "block detected mcp.inspection.on_detection.low",
      {},
      { detected: { severity: "low", action: "block" } },
    ],
    ["allow detected mcp.inspection.on_detection.high", {}, { detected: { ...HIGH, action: "alert" } }],
    ["allow policy_off enforce_policy", { enforce_policy: false }, { detected: HIGH }],
    ["block tool_denied denied_tools[0]", { denied_tools: [rule("*", "*")] }, { detected: HIGH }],
    ["block version_changed version_pinning.on_change", {}, { detected: HIGH, pinnedHash: "sha256:cd" }],
    [
      "block detected mcp.inspection.on_detection.high",
      { version_pinning: { on_change: "alert" } },
      { detected: HIGH, pinnedHash: "sha256:cd" },
    ],
    ["block detected mcp.inspection.on_detection.high", {}, { detected: HIGH, tokens: 0 }],
  ])("%s %j %j", (expected, mcp, change) => {
    expect(decide(mcp, change)).toBe(expected);
  });

  it("the definition of a changed tool, where both are alerts, is told as changed", () => {
    const policy = policyOf({ version_pinning: { on_change: "alert" } });
    const detected = { severity: "high", action: "alert" } as const;
    expect(decideTool(policy, facts({ detected, pinnedHash: "sha256:cd" }))).toMatchObject({
      action: "allow",
      reason: "version_changed",
      alert: true,
    });
  });
});

describe("decideOffer", () => {
  const offered = (mcp: object, change: Partial<ToolCallFacts> = {}): string => {
    const { args: _, tokens: __, ...rest } = facts(change);
    const { action, reason } = decideVisibility(policyOf(mcp), rest);
    return `${action} ${reason}`;
  };

  it("asks neither arguments nor the rate limit", () => {
    const denied_arguments = [{ server: "*", tool: "*", pattern: ".*" }];
    expect(offered({ denied_arguments, rate_limits: { enabled: true } })).toBe("allow allowed");
  });

  it("refuses what is refused whatever the arguments", () => {
    expect(offered({ denied_servers: [{ id: "weather" }] })).toBe("block server_denied");
    expect(offered({ denied_tools: [rule("*", "get")] })).toBe("block tool_denied");
    expect(offered({}, { pinnedHash: "sha256:cd" })).toBe("block version_changed");
    expect(offered({}, { detected: { severity: "critical", action: "hide" } })).toBe("block detected");
  });
});

describe("explainTool", () => {
  it("decides as decideTool does, and says what each stage found", () => {
    const policy = policyOf({ denied_tools: [rule("*", "delete_*")], allowed_servers: [{ id: "weather" }] });
    const { decision, steps } = explainTool(policy, facts({ toolName: "delete_all" }));
    expect(decision).toEqual(decideTool(policy, facts({ toolName: "delete_all" })));
    expect(steps.map(({ stage, outcome, rule: at }) => [stage, outcome, at])).toEqual([
      ["server rules", "pass", "sandbox.mcp.allowed_servers[0]"],
      ["tool rules", "block", "sandbox.mcp.denied_tools[0]"],
      ["arguments", "not reached", null],
      ["version pin", "not reached", null],
      ["definition", "not reached", null],
      ["rate limit", "not reached", null],
      ["approval", "not reached", null],
    ]);
    expect(steps[1]?.text).toBe(
      'tool "delete_all" of server "weather" is denied by denied_tools (server "*", tool "delete_*")',
    );
  });
});

describe("texts", () => {
  it("hold no control characters and no long names", () => {
    const policy = policyOf({ denied_tools: [rule("*", "*")] });
    const { text } = decideTool(policy, facts({ toolName: `\u001b[31m\u202e"x\n${"y".repeat(500)}` }));
    expect(text).toContain('"\\u{1b}[31m\\u{202e}\\"x\\u{a}yy');
    expect(text.length).toBeLessThan(300);
  });
});
