import { describe, expect, it } from "vitest";
import { exchange, judging } from "./judging.ts";

const WEATHER = "https://weather.example/mcp";

/** Action, reason, server and rule of a server in a request. */
function asked(mcp: object, name: string, url: string | null, tools: string[] | null = null): string {
  const { judge, counters } = judging(mcp);
  const { action, reason, serverId, rule, text } = judge.providerServer(exchange(), { name, url, tools });
  expect(text).not.toBe("");
  expect(Object.values(counters).every((n) => n === 0)).toBe(true);
  return action === "allow"
    ? `allow ${serverId}`
    : `block ${reason} ${serverId} ${rule?.replace("sandbox.mcp.", "")}`;
}

describe("which server it is", () => {
  it.each([
    ["https://weather.example/mcp", "w"],
    ["https://weather.example:443/mcp/", "w"],
    ["HTTPS://WEATHER.example./mcp#x", "w"],
  ])("%s is the declared one, whatever its name", (url, name) => {
    expect(asked({ fail_closed: true }, name, url)).toBe("allow weather");
  });

  it.each([
    ["http://weather.example/mcp"],
    ["https://weather.example/other"],
    ["https://weather.example/mcp?x=1"],
    ["https://weather.example:8443/mcp"],
    ["https://user:pw@weather.example/mcp"],
    ["https://evil.example/mcp"],
    ["not a url"],
    [null],
  ])("%s is not, although it has its name", (url) => {
    expect(asked({ fail_closed: true }, "weather", url)).toBe("block server_undeclared weather fail_closed");
    const allowlist = { server_policy: "allowlist", allowed_servers: [{ id: "weather" }] };
    expect(asked(allowlist, "weather", url)).toBe("block server_undeclared weather servers[0]");
    expect(asked({}, "weather", url)).toBe("block server_undeclared weather servers[0]");
  });

  it("one that nothing declares is refused without fail_closed, too", () => {
    expect(asked({}, "other", "https://x.example/")).toMatch(/^block server_undeclared other/);
    expect(asked({}, "gmail", null)).toMatch(/^block server_undeclared gmail/);
  });

  it("an allowed connector of the provider is allowed by its name without fail_closed", () => {
    const mcp = { server_policy: "allowlist", allowed_servers: [{ id: "gmail" }] };
    expect(asked(mcp, "gmail", null)).toBe("allow gmail");
    expect(asked(mcp, "gmail", "https://x.example/")).toMatch(/^block server_undeclared gmail/);
    expect(asked({ ...mcp, fail_closed: true }, "gmail", null)).toMatch(/^block server_undeclared gmail/);
    expect(asked(mcp, "other", "https://x.example/")).toMatch(/^block server_not_allowed other/);
  });
});

describe("denied servers", () => {
  const mcp = { denied_servers: [{ id: "mail" }, { id: "evil*" }] };
  it.each([
    ["x", "http://127.0.0.1:8080/mail?team=1", "mail"],
    ["x", "http://127.0.0.1:8080/other", "mail"],
    ["x", "https://127.0.0.1:8080/", "mail"],
    ["x", "http://0x7f.1:8080/mail", "mail"],
    ["x", "http://[::ffff:127.0.0.1]:8080/mail", "mail"],
  ])("%s at %s is %s", (name, url, id) => {
    expect(asked(mcp, name, url)).toBe(`block server_denied ${id} denied_servers[0]`);
  });

  it("are denied by the name the request gives", () => {
    expect(asked(mcp, "evil-2", "https://x.example/")).toBe("block server_denied evil-2 denied_servers[1]");
    expect(asked(mcp, "mail", null)).toBe("block server_denied mail denied_servers[0]");
  });

  it("pass where the policy is off", () => {
    expect(asked({ ...mcp, enforce_policy: false, fail_closed: true }, "evil", null)).toBe("allow evil");
  });
});

describe("tools of a server the provider runs", () => {
  const denied = { denied_tools: [{ server: "weather", tool: "delete_*" }] };

  it.each<[object, string[] | null, string]>([
    [denied, ["get"], "allow weather"],
    [denied, ["get", "delete_all"], "block tool_denied weather denied_tools[0]"],
    [denied, null, "block tool_denied weather denied_tools[0]"],
    [
      { denied_tools: [{ server: "weather", tool: "unlisted" }] },
      null,
      "block tool_denied weather denied_tools",
    ],
    [{ denied_tools: [{ server: "mail", tool: "*" }] }, null, "allow weather"],
    [{ tool_policy: "allowlist" }, [], "allow weather"],
    [
      {
        tool_policy: "allowlist",
        allowed_tools: [
          { server: "*", tool: "get" },
          { server: "*", tool: "d*" },
        ],
      },
      null,
      "block tool_denied weather tool_policy",
    ],
    [{ tool_policy: "allowlist", allowed_tools: [{ server: "we*", tool: "*" }] }, null, "allow weather"],
    [
      { denied_arguments: [{ server: "weather", tool: "get", pattern: "x" }] },
      ["get"],
      "block tool_denied weather denied_arguments[0]",
    ],
    [{ denied_arguments: [{ server: "weather", tool: "get", pattern: "x" }] }, ["other"], "allow weather"],
    [
      { version_pinning: { enabled: true, auto_trust_first: false } },
      ["get"],
      "block tool_denied weather version_pinning.auto_trust_first",
    ],
    [{ version_pinning: { enabled: true } }, null, "allow weather"],
    [{ rate_limits: { enabled: true, default_rpm: 1 } }, ["get", "delete_all"], "allow weather"],
  ])("%j with %j: %s", (mcp, tools, expected) => {
    expect(asked(mcp, "weather", WEATHER, tools)).toBe(expected);
  });

  it("must be named where a rule is about the server, and the text says so", () => {
    const { judge } = judging(denied);
    const { text } = judge.providerServer(exchange(), { name: "weather", url: WEATHER, tools: null });
    expect(text).toContain("name the allowed tools in the request");
  });
});
