/** The filter line: its fields, words, and errors. */
import { describe, expect, it } from "vitest";
import { parseFilter } from "../../../src/ui/filter.ts";
import { RequestError } from "../../../src/ui/request-error.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

describe("a filter line", () => {
  it("has the fields of the command line, in any order", () => {
    expect(parseFilter("server:weather action:block since:1h", NOW)).toEqual({
      serverId: "weather",
      action: "block",
      since: NOW - 3_600_000,
    });
    expect(parseFilter("tool:get session:a call:t1 request:r1 until:2026-11-21T11:00:00Z", NOW)).toEqual({
      ...{ toolName: "get", sessionId: "a", callId: "t1", requestId: "r1", until: NOW - 3_600_000 },
    });
  });

  it("takes a type by how it begins, and several", () => {
    expect(parseFilter("type:mcp_tool_called type:netmon_gap").types).toEqual([
      "mcp_tool_called",
      "netmon_gap",
    ]);
    const begun = parseFilter("type:mcp_tool_call").types ?? [];
    expect(begun).toEqual(expect.arrayContaining(["mcp_tool_call_intercepted", "mcp_tool_called"]));
    expect(begun).not.toContain("mcp_tool_seen");
  });

  it("keeps the rest as words, and what is quoted whole", () => {
    expect(parseFilter('curl "not allowed" https://a.example/x 10.0.0.1:443')).toEqual({
      words: ["curl", "not allowed", "https://a.example/x", "10.0.0.1:443"],
    });
    expect(parseFilter('server:"my server"').serverId).toBe("my server");
    expect(parseFilter("  ")).toEqual({});
  });

  it.each([
    ["colour:red", /no field colour: use session, server/],
    ["action:maybe", /action is allow or block/],
    ["type:nothing", /no type nothing: use mcp_/],
    ["since:soon", /since cannot be read: give 10m/],
    ["a ".repeat(40), /at most 32 terms/],
    ["a".repeat(3000), /at most 2000 characters/],
  ])("says what is wrong with %s", (line, text) => {
    expect(() => parseFilter(line, NOW)).toThrow(RequestError);
    expect(() => parseFilter(line, NOW)).toThrow(text);
  });
});
