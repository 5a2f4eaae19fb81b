/** The servers of a client's configuration: each is asked, or named with the reason why not; none is no success. */
import { describe, expect, it } from "vitest";
import { inspectTargets } from "../../../../src/app/mcp-inspect/inspect.ts";
import { InspectTargetError, targetsOf } from "../../../../src/app/mcp-inspect/targets.ts";

const LIMITS = { timeoutMs: 1000, maxTools: 10, maxBytes: 1 << 20, version: "0" };
const named = (document: object): string[] =>
  targetsOf(".claude.json", JSON.stringify(document), {}).map((target) =>
    target.kind === "listing" ? "listing" : `${target.kind} ${target.server}`,
  );

describe("the servers of ~/.claude.json", () => {
  it("include those of its projects", () => {
    const notes = { command: "notes-mcp" };
    expect(
      named({
        mcpServers: { weather: { type: "http", url: "https://weather.example/mcp" } },
        projects: { "/home/ann/app": { mcpServers: { notes }, history: [] }, "/tmp": {} },
      }),
    ).toEqual(["network weather", "stdio notes (/home/ann/app)"]);
    expect(named({ mcpServers: {}, projects: { "/srv": { mcpServers: { notes } } } })).toEqual([
      "stdio notes (/srv)",
    ]);
  });

  it("are no success when there are none", () => {
    for (const document of [{ mcpServers: {} }, { mcpServers: {}, projects: { "/srv": { mcpServers: {} } } }])
      expect(() => named(document)).toThrow(InspectTargetError);
  });

  it("are named when they cannot be asked, beside the others", async () => {
    const targets = targetsOf(".mcp.json", JSON.stringify({ mcpServers: { odd: { type: "sdk" } } }), {});
    expect(await inspectTargets(targets, LIMITS)).toMatchObject([
      { server: "odd", tools: [], problem: "it runs inside the client: it has no address: not asked" },
    ]);
  });
});
