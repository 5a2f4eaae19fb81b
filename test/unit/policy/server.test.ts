import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { decideServer, serverPolicy } from "../../../src/policy/server.ts";

interface Case {
  allowed?: string[];
  denied?: string[];
  policy?: string;
  more?: string;
}

/** Declared: weather, team-db, other. `ghost` is not. */
function decide(id: string, { allowed = [], denied = [], policy, more = "" }: Case) {
  const list = (ids: string[]): string => JSON.stringify(ids.map((i) => ({ id: i })));
  const server = policy === undefined ? "" : `server_policy: ${policy}, `;
  const { mcp } = parseConfig(
    "x",
    `sandbox: {mcp: {${server}${more} allowed_servers: ${list(allowed)}, denied_servers: ${list(denied)}}}`,
  ).sandbox;
  const { action, reason, rule } = decideServer(serverPolicy(mcp, ["weather", "team-db", "other"]), id);
  return `${action} ${reason} ${rule?.replace("sandbox.mcp.", "")}`;
}

describe("decideServer", () => {
  it.each<[string, Case, string]>([
    // The design's example: "deny everything not explicitly allowed".
    [
      "weather",
      { allowed: ["weather"], denied: ["*"], policy: "allowlist" },
      "allow allowed allowed_servers[0]",
    ],
    [
      "other",
      { allowed: ["weather"], denied: ["*"], policy: "allowlist" },
      "block server_denied denied_servers[0]",
    ],
    // The more specific entry wins.
    [
      "weather",
      { allowed: ["weather"], denied: ["*"], policy: "denylist" },
      "allow allowed allowed_servers[0]",
    ],
    ["team-db", { allowed: ["team-*"], denied: ["*"] }, "allow allowed allowed_servers[0]"],
    ["team-db", { allowed: ["team-*"], denied: ["*", "team-db"] }, "block server_denied denied_servers[1]"],
    ["team-db", { allowed: ["team-db"], denied: ["team-*"] }, "allow allowed allowed_servers[0]"],
    ["team-db", { allowed: ["*", "team-db"], denied: ["*"] }, "allow allowed allowed_servers[1]"],
    // Between equals the denial.
    ["weather", { allowed: ["weather"], denied: ["weather"] }, "block server_denied denied_servers[0]"],
    ["team-db", { allowed: ["team-*"], denied: ["*-db"] }, "block server_denied denied_servers[0]"],
    ["other", { allowed: ["*"], denied: ["*"] }, "block server_denied denied_servers[0]"],
    ["other", { allowed: ["*"], denied: ["**"] }, "block server_denied denied_servers[0]"],
    // The policies.
    ["other", { allowed: ["weather"], policy: "allowlist" }, "block not_allowed server_policy"],
    ["other", { policy: "allowlist" }, "block not_allowed server_policy"],
    ["other", { denied: ["weather"], policy: "denylist" }, "allow not_denied undefined"],
    ["weather", { denied: ["weather"], policy: "none" }, "block server_denied denied_servers[0]"],
    ["other", { allowed: ["weather"], policy: "none" }, "allow not_denied undefined"],
    ["other", {}, "allow not_denied undefined"],
    // Case matters.
    ["weather", { allowed: ["Weather"], policy: "allowlist" }, "block not_allowed server_policy"],
    // fail_closed.
    ["ghost", { more: "fail_closed: true," }, "block undeclared fail_closed"],
    ["ghost", { allowed: ["ghost"], more: "fail_closed: true," }, "block undeclared fail_closed"],
    ["ghost", { denied: ["ghost"], more: "fail_closed: true," }, "block server_denied denied_servers[0]"],
    ["ghost", {}, "allow not_denied undefined"],
    ["weather", { more: "fail_closed: true," }, "allow not_denied undefined"],
    ["weather", { denied: ["weather"], more: "enforce_policy: false," }, "allow policy_off enforce_policy"],
  ])("%s under %j", (id, rules, expected) => {
    expect(decide(id, rules)).toBe(expected);
  });

  it("says why in words", () => {
    const { mcp } = parseConfig("x", 'sandbox: {mcp: {denied_servers: [{id: "team-*"}]}}').sandbox;
    expect(decideServer(serverPolicy(mcp, []), "team-db").text).toBe(
      '"team-db" is denied by denied_servers ("team-*")',
    );
  });
});
